import type { TopicLink } from '@shared/entities/category'
import { paths } from '@shared/paths'
import { PrefetchLink } from './PrefetchLink'
import { Translatable } from './Translatable'

/** The categories of an article. Some hosts only give their names, which then lead nowhere. */
export function Chips({ topics, names = [] }: { topics: TopicLink[] | undefined; names?: string[] }) {
  if ((topics ?? names).length === 0) return null
  return (
    <ul className="chips">
      {topics?.map(({ id, slug, name, lang }) => (
        <li key={id}>
          <PrefetchLink to={paths.topic(slug)}>
            <Translatable text={name} lang={lang} />
          </PrefetchLink>
        </li>
      ))}
      {!topics && names.map((name) => <li key={name}>{name}</li>)}
    </ul>
  )
}
