import type { LanguageCode } from '@shared/languages'
import type { TranslatedKind } from '@shared/translation-desk'
import { translationPath } from '../paths'
import { LanguageTabs } from './LanguageTabs'
import { useTranslations } from './use-translations'

type Props = { kind: TranslatedKind; id: number; current: LanguageCode }

/** Links to an original and its translations; nothing on hosts without translations. */
export function RecordLanguages({ kind, id, current }: Props) {
  const { data } = useTranslations(kind, id)
  if (!data) return null
  return (
    <LanguageTabs
      current={current}
      translations={data.translations}
      pathTo={(language) => translationPath(kind, id, language)}
    />
  )
}
