export type Language = {
  code: string
  /** Its name in English. */
  name: string
  /** Its name in the language itself, as in the language selector. */
  ownName: string
  /** Decorative only: a language is not a country. */
  flag: string
}

export const DEFAULT_LANGUAGE = 'en'

export const LANGUAGES = [
  { code: 'en', name: 'English', ownName: 'English', flag: '🇬🇧' },
  { code: 'id', name: 'Bahasa Indonesia', ownName: 'Bahasa Indonesia', flag: '🇮🇩' },
  { code: 'zh-CN', name: 'Chinese', ownName: '简体中文', flag: '🇨🇳' },
  { code: 'ja', name: 'Japanese', ownName: '日本語', flag: '🇯🇵' },
  { code: 'ko', name: 'Korean', ownName: '한국어', flag: '🇰🇷' },
  { code: 'es', name: 'Spanish', ownName: 'Español', flag: '🇪🇸' },
  { code: 'fr', name: 'French', ownName: 'Français', flag: '🇫🇷' },
  { code: 'de', name: 'German', ownName: 'Deutsch', flag: '🇩🇪' },
  { code: 'it', name: 'Italian', ownName: 'Italiano', flag: '🇮🇹' },
  { code: 'pt', name: 'Portuguese', ownName: 'Português', flag: '🇵🇹' },
  { code: 'ru', name: 'Russian', ownName: 'Русский', flag: '🇷🇺' },
  { code: 'ar', name: 'Arabic', ownName: 'العربية', flag: '🇸🇦' },
  { code: 'hi', name: 'Hindi', ownName: 'हिन्दी', flag: '🇮🇳' },
  { code: 'th', name: 'Thai', ownName: 'ไทย', flag: '🇹🇭' },
  { code: 'vi', name: 'Vietnamese', ownName: 'Tiếng Việt', flag: '🇻🇳' },
  { code: 'ms', name: 'Malay', ownName: 'Bahasa Melayu', flag: '🇲🇾' },
] as const satisfies Language[]

export type LanguageCode = (typeof LANGUAGES)[number]['code']

/** The language in which a record was written: articles name theirs, and all else is written in English. */
export const originalLanguage = ({ language = DEFAULT_LANGUAGE }: { language?: LanguageCode }): LanguageCode => language

/** In which language, among those in which a text is written, its original first, readers of a language get it. */
export const languageFor = (languages: readonly LanguageCode[], wanted: LanguageCode) =>
  languages.includes(wanted) ? wanted : (languages[0] ?? DEFAULT_LANGUAGE)

export const directionOf = (code: LanguageCode) => (code === 'ar' ? 'rtl' : 'ltr')

export const isLanguageCode = (code: string): code is LanguageCode => LANGUAGES.some((known) => known.code === code)

export const languageOf = (code: LanguageCode): Language =>
  LANGUAGES.find((known) => known.code === code) ?? LANGUAGES[0]

/** Sorts rows in the order of LANGUAGES. */
export const inLanguageOrder = <Row extends { language: LanguageCode }>(rows: Row[]) =>
  LANGUAGES.flatMap(({ code }) => rows.filter((row) => row.language === code))
