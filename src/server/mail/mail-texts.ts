import type { LanguageCode } from '@shared/languages'
import { ar } from './texts/ar'
import { de } from './texts/de'
import { en, type MailTexts } from './texts/en'
import { es } from './texts/es'
import { fr } from './texts/fr'
import { hi } from './texts/hi'
import { id } from './texts/id'
import { it } from './texts/it'
import { ja } from './texts/ja'
import { ko } from './texts/ko'
import { ms } from './texts/ms'
import { pt } from './texts/pt'
import { ru } from './texts/ru'
import { th } from './texts/th'
import { vi } from './texts/vi'
import { zhCN } from './texts/zh-CN'

export const mailTexts: Record<LanguageCode, MailTexts> = {
  en,
  id,
  'zh-CN': zhCN,
  ja,
  ko,
  es,
  fr,
  de,
  it,
  pt,
  ru,
  ar,
  hi,
  th,
  vi,
  ms,
}

/** Fills in the names in double braces, all at once: a title may itself contain braces. Those without a value are left for later. */
export const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)

/** A sentence as a subject, which has no full stop. */
export const asSubject = (sentence: string) => sentence.replace(/[.。।]$/, '')
