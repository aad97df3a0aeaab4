import { LANGUAGES, type LanguageCode } from './languages'

/** What Android and Java call Indonesian. */
const FORMER_CODES: Record<string, string> = { in: 'id' }

/** The language of the site that a language tag means by its first part: zh-CN for all of Chinese, pt for pt-BR. */
export function languageOfTag(tag: string): LanguageCode | undefined {
  const [primary = ''] = tag.trim().toLowerCase().split(/[-_]/)
  const wanted = FORMER_CODES[primary] ?? primary
  return LANGUAGES.find(({ code }) => code.split('-')[0] === wanted)?.code
}

/** The first of these language tags that the site speaks. Browsers list theirs in the order of preference. */
export function preferredLanguage(tags: readonly string[]): LanguageCode | undefined {
  for (const tag of tags) {
    const found = languageOfTag(tag)
    if (found) return found
  }
}
