import type { DemoTranslation } from './translation'
import { translation as meranginArabic } from './translations/merangin-fossil-forest.ar'
import { translation as meranginSpanish } from './translations/merangin-fossil-forest.es'
import { translation as meranginFrench } from './translations/merangin-fossil-forest.fr'
import { translation as meranginIndonesian } from './translations/merangin-fossil-forest.id'
import { translation as meranginJapanese } from './translations/merangin-fossil-forest.ja'
import { translation as meranginKorean } from './translations/merangin-fossil-forest.ko'
import { translation as meranginRussian } from './translations/merangin-fossil-forest.ru'
import { translation as meranginChinese } from './translations/merangin-fossil-forest.zh-CN'
import { translation as pulauWehSpanish } from './translations/pulau-weh-edge-of-the-island.es'
import { translation as pulauWehFrench } from './translations/pulau-weh-edge-of-the-island.fr'
import { translation as pulauWehIndonesian } from './translations/pulau-weh-edge-of-the-island.id'
import { translation as pulauWehKorean } from './translations/pulau-weh-edge-of-the-island.ko'
import { translation as pulauWehRussian } from './translations/pulau-weh-edge-of-the-island.ru'
import { translation as pulauWehChinese } from './translations/pulau-weh-edge-of-the-island.zh-CN'
import { translation as samosirGerman } from './translations/samosir-batak-villages.de'
import { translation as samosirSpanish } from './translations/samosir-batak-villages.es'
import { translation as samosirFrench } from './translations/samosir-batak-villages.fr'
import { translation as samosirIndonesian } from './translations/samosir-batak-villages.id'
import { translation as samosirKorean } from './translations/samosir-batak-villages.ko'
import { translation as samosirRussian } from './translations/samosir-batak-villages.ru'
import { translation as samosirChinese } from './translations/samosir-batak-villages.zh-CN'
import { translation as threeDaysIndonesian } from './translations/three-days-at-lake-toba.id'

/**
 * The newest articles, those that the home page shows, in several languages, and the guide to Lake Toba in Indonesian. The others have
 * no translation on purpose, to demonstrate the page-translation widget.
 */
export const translations: DemoTranslation[] = [
  meranginArabic,
  meranginSpanish,
  meranginFrench,
  meranginIndonesian,
  meranginJapanese,
  meranginKorean,
  meranginRussian,
  meranginChinese,
  pulauWehSpanish,
  pulauWehFrench,
  pulauWehIndonesian,
  pulauWehKorean,
  pulauWehRussian,
  pulauWehChinese,
  samosirGerman,
  samosirSpanish,
  samosirFrench,
  samosirIndonesian,
  samosirKorean,
  samosirRussian,
  samosirChinese,
  threeDaysIndonesian,
]
