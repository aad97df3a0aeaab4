import type { DemoTranslation } from './translation'
import { translation as meranginArabic } from './translations/merangin-fossil-forest.ar'
import { translation as meranginIndonesian } from './translations/merangin-fossil-forest.id'
import { translation as meranginJapanese } from './translations/merangin-fossil-forest.ja'
import { translation as samosirGerman } from './translations/samosir-batak-villages.de'
import { translation as samosirIndonesian } from './translations/samosir-batak-villages.id'

/** Some articles have no translation on purpose, to demonstrate the page-translation widget. */
export const translations: DemoTranslation[] = [
  meranginArabic,
  meranginIndonesian,
  meranginJapanese,
  samosirGerman,
  samosirIndonesian,
]
