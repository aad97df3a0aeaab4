import type { LanguageCode } from '@shared/languages'
import { translationPath } from '../paths'
import { LanguageTabs } from './LanguageTabs'
import type { WithTranslations } from './translation-calls'
import { useTranslations } from './use-translations'

type Props = {
  kind: WithTranslations
  id: number
  current: LanguageCode
  /** No more can be added. */
  isFinal?: boolean
}

/** Links to an original and its translations; nothing on hosts without translations. */
export function RecordLanguages({ kind, id, current, isFinal = false }: Props) {
  const { data } = useTranslations(kind, id)
  if (!data || (isFinal && data.translations.length === 0)) return null
  return (
    <LanguageTabs
      current={current}
      translations={data.translations}
      pathTo={(language) => translationPath(kind, id, language)}
      isFinal={isFinal}
    />
  )
}
