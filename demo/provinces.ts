import type { TranslationLanguage } from '@shared/entities/translation'

/** The names of the provinces in the languages of the demo's places. */
export const provinces: Record<string, Partial<Record<TranslationLanguage, string>>> = {
  'North Sumatra': {
    id: 'Sumatera Utara',
    'zh-CN': '北苏门答腊省',
    ko: '북수마트라주',
    es: 'Sumatra Septentrional',
    fr: 'Sumatra du Nord',
    de: 'Nordsumatra',
    ru: 'Северная Суматра',
  },
  Aceh: { id: 'Aceh', 'zh-CN': '亚齐省', ko: '아체주', es: 'Aceh', fr: 'Aceh', de: 'Aceh', ru: 'Ачех' },
  'West Sumatra': { id: 'Sumatera Barat' },
  Jambi: {
    id: 'Jambi',
    'zh-CN': '占碑省',
    ja: 'ジャンビ州',
    ko: '잠비주',
    es: 'Jambi',
    fr: 'Jambi',
    de: 'Jambi',
    ru: 'Джамби',
    ar: 'جامبي',
  },
  'Bangka Belitung Islands': { id: 'Kepulauan Bangka Belitung' },
  Lampung: { id: 'Lampung' },
}
