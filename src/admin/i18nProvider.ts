import { createInstance } from 'i18next'
import englishMessages from 'ra-language-english'
import type { I18nProvider } from 'react-admin'

/** react-admin's texts where ours say it better. */
const ours = {
  ra: {
    action: { add_filter: 'Filters', remove_all_filters: 'Clear all filters' },
    saved_queries: { new_label: 'Save these filters…' },
  },
}

type Messages = { [key: string]: string | Messages }

/** react-admin writes both forms of a plural in one text, 'one |||| many'; i18next has a key for each. */
function withPlurals(messages: Messages): Messages {
  const entries = Object.entries(messages).flatMap(([key, value]): [string, string | Messages][] => {
    if (typeof value !== 'string') return [[key, withPlurals(value)]]
    const [one = '', other] = value.split('||||').map((form) => form.trim())
    if (other === undefined) return [[key, value]]
    return [
      [`${key}_one`, one],
      [`${key}_other`, other],
    ]
  })
  return Object.fromEntries(entries)
}

const i18n = createInstance({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: withPlurals(englishMessages as unknown as Messages), ours } },
  ns: ['ours', 'translation'],
  defaultNS: 'ours',
  fallbackNS: 'translation',
  // react-admin's way of writing a placeholder. React escapes what it renders.
  interpolation: { prefix: '%{', suffix: '}', escapeValue: false },
  initAsync: false,
})
i18n.init()

/** The dashboard's texts, by the library that the site uses. */
export const i18nProvider: I18nProvider = {
  translate(key, { _: fallback, smart_count, ...values } = {}) {
    const found = i18n.t(key, {
      ...values,
      smart_count,
      ...(smart_count !== undefined && { count: smart_count }),
      defaultValue: fallback ?? key,
    })
    return typeof found === 'string' ? found : key
  },
  changeLocale: async (locale) => {
    await i18n.changeLanguage(locale)
  },
  getLocale: () => i18n.language,
}
