import type { LanguageCode } from '@shared/languages'
import { useOptionalQuery } from '../../api/use-call'
import { translationPath } from '../../paths'
import { LanguageTabs } from '../../translations/LanguageTabs'

/** Links to the article and its translations; nothing on hosts without translations. */
export function ArticleLanguages({ article, current }: { article: number; current: LanguageCode }) {
  const { data } = useOptionalQuery('GET /api/articles/manage/:id/translations', { params: { id: article } })
  if (!data) return null
  return (
    <LanguageTabs
      current={current}
      translations={data.translations}
      pathTo={(language) => translationPath('articles', article, language)}
    />
  )
}
