import type { LanguageCode } from '@shared/languages'
import { useOptionalQuery } from '../api/use-call'
import { translationPath } from '../paths'
import { LanguageTabs } from '../translations/LanguageTabs'

/** Links to the page and its translations. */
export function PageLanguages({ page, current }: { page: number; current: LanguageCode }) {
  const { data } = useOptionalQuery('GET /api/pages/manage/:id/translations', { params: { id: page } })
  if (!data) return null
  return (
    <LanguageTabs
      current={current}
      translations={data.translations}
      pathTo={(language) => translationPath('pages', page, language)}
    />
  )
}
