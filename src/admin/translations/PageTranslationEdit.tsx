import type { PlainField } from '@shared/content/parts'
import { PAGE_TRANSLATION_FIELDS, PAGE_TRANSLATION_SAVE_FIELDS } from '@shared/editable-fields'
import type { ManagedPage } from '@shared/entities/page'
import { TitleInput } from '../articles/TitleInput'
import { BlockEditorInput } from '../editor/BlockEditorInput'
import { textIn } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { addressOf } from '../pages/PageFields'
import { loadFailures } from '../pages/page-messages'
import { pagePayload } from '../pages/page-payload'
import { AlignedForm } from './alignment/AlignedForm'
import { AlignedOriginal } from './alignment/AlignedOriginal'
import { StoredButtons } from './StoredButtons'
import { TranslationScreen } from './TranslationScreen'
import { translationDraft } from './translation-draft'

const autosave = { fields: PAGE_TRANSLATION_FIELDS, target: translationDraft('pages', ['title']) }

const aligned: PlainField[] = ['title']

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
      autosave={autosave}
      actions={({ original, language }) => (
        <StoredButtons kind="pages" original={original.id} language={language} address={addressOf(original)} />
      )}
      beside={(page) => <AlignedOriginal title={page.title} original={page} />}
      aligned={aligned}
      inputs={({ language, goTo }) => (
        <AlignedForm>
          <TitleInput slotProps={{ htmlInput: textIn(language) }} />
          <BlockEditorInput
            source="blocks"
            htmlSource="content"
            label={t('articles.form.content')}
            textIn={textIn(language)}
            goTo={goTo}
          />
        </AlignedForm>
      )}
    />
  )
}
