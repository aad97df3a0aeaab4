import type { LanguageCode } from '@shared/languages'
import { Translatable } from '../components/Translatable'
import { useI18n } from '../i18n/i18n'
import type { Heading } from './headings'

/** Texts with fewer headings, or a shorter time to read, need no list. */
const MIN_HEADINGS = 3
const MIN_MINUTES = 3

type Props = { headings: Heading[]; minutes: number; lang?: LanguageCode }

/** Lists the headings of a long text, those of its two highest levels. */
export function Contents({ headings, minutes, lang }: Props) {
  const { t } = useI18n()
  const [top = 0, second = top] = [...new Set(headings.map(({ level }) => level))].sort((a, b) => a - b)
  const listed = headings.filter(({ level }) => level <= second)
  if (listed.length < MIN_HEADINGS || minutes < MIN_MINUTES) return null
  return (
    <aside>
      <nav className="contents" aria-label={t('article.contents')}>
        <details open>
          <summary>{t('article.contents')}</summary>
          <ul>
            {listed.map(({ id, level, html }) => (
              <li key={id} className={level > top ? 'contents-part' : undefined}>
                <a href={`#${id}`}>
                  <Translatable html={html} lang={lang} />
                </a>
              </li>
            ))}
          </ul>
        </details>
      </nav>
    </aside>
  )
}
