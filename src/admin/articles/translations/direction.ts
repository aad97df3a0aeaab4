import type { LanguageCode } from '@shared/languages'

/** What an element needs to show a text of this language; the dashboard around it stays English. */
export const textIn = (lang: LanguageCode) => ({ lang, dir: lang === 'ar' ? 'rtl' : 'ltr' }) as const
