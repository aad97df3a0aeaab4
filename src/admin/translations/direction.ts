import { isRightToLeft, type LanguageCode } from '@shared/languages'

/** What an element needs to show a text of this language. */
export const textIn = (lang: LanguageCode) => ({ lang, dir: isRightToLeft(lang) ? 'rtl' : 'ltr' }) as const
