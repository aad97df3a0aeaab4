import type { Topic } from '@shared/entities/category'
import { TOPIC_FIELD } from '@shared/post-forms'
import { Translatable } from '../components/Translatable'
import { useI18n } from '../i18n/i18n'

/** The topics of the newsletters that a reader wants: none means all. */
export function TopicChoice({ topics, chosen = [] }: { topics: Topic[]; chosen?: number[] | undefined }) {
  const { t } = useI18n()
  if (topics.length === 0) return null
  return (
    <fieldset className="topic-choice">
      <legend>{t('newsletters.topics')}</legend>
      <p className="field-hint">{t('newsletters.topicsHelp')}</p>
      {topics.map(({ id, name, lang }) => (
        <label key={id}>
          <input type="checkbox" name={`${TOPIC_FIELD}${id}`} defaultChecked={chosen.includes(id)} />{' '}
          <Translatable text={name} lang={lang} />
        </label>
      ))}
    </fieldset>
  )
}
