import { PAGE_TRANSLATION_SAVE_FIELDS } from '@shared/editable-fields'
import type { ManagedPage } from '@shared/entities/page'
import { SafeHtml } from '../articles/SafeHtml'
import { TitleInput } from '../articles/TitleInput'
import { BlockEditorInput } from '../editor/BlockEditorInput'
import { useI18n } from '../i18n/i18n'
import { textIn } from '../translations/direction'
import { OriginalCard } from '../translations/OriginalCard'
import { TranslationScreen } from '../translations/TranslationScreen'
import { loadFailures } from './page-messages'
import { pagePayload } from './page-payload'

/** The form of a page in another language, next to the original. */
export function PageTranslationEdit() {
  const { t } = useI18n()
  return (
    <TranslationScreen<ManagedPage>
      kind="pages"
      failures={loadFailures}
      nameOf={({ title }) => title}
      payload={(values, { blocks = null, content = '' }) =>
        pagePayload(PAGE_TRANSLATION_SAVE_FIELDS, values, { blocks, content })
      }
      beside={(page) => (
        <OriginalCard title={page.title} original={page}>
          <SafeHtml html={page.content} />
        </OriginalCard>
      )}
      inputs={({ language, goTo }) => (
        <>
          <TitleInput slotProps={{ htmlInput: textIn(language) }} />
          <BlockEditorInput
            source="blocks"
            htmlSource="content"
            label={t('articles.form.content')}
            textIn={textIn(language)}
            goTo={goTo}
          />
        </>
      )}
    />
  )
}
