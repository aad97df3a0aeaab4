import Box from '@mui/material/Box'
import type { PlainField } from '@shared/content/parts'
import { TRANSLATION_FIELDS } from '@shared/editable-fields'
import type { ManagedArticle } from '@shared/entities/article'
import { useRef } from 'react'
import { TextInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { AutosaveProvider } from '../../articles/autosave/AutosaveProvider'
import { SaveState } from '../../articles/autosave/SaveState'
import { ExcerptInput } from '../../articles/ExcerptInput'
import { PictureAltInput, PictureCaptionInput } from '../../articles/FeaturedPicture'
import { publicPath } from '../../articles/public-path'
import { StatusChoice } from '../../articles/StatusChoice'
import { MetaDescriptionInput } from '../../articles/search/MetaDescriptionInput'
import { stickyActions } from '../../articles/sticky-actions'
import { TitleInput } from '../../articles/TitleInput'
import { WordCount } from '../../articles/WordCount'
import { BlockEditorInput } from '../../editor/BlockEditorInput'
import { DraftOffer } from '../../forms/drafts/DraftOffer'
import { FormButtons } from '../../forms/FormButtons'
import { textIn } from '../../i18n/formats'
import { useI18n } from '../../i18n/i18n'
import { useIdentity } from '../../layout/use-identity'
import { pathOf, recordPath } from '../../paths'
import { AlignedForm } from '../alignment/AlignedForm'
import { Alignment } from '../alignment/Alignment'
import { CopyOriginalButton } from '../CopyOriginalButton'
import { ChangedBlocks } from '../changes/ChangedBlocks'
import { MachineButton } from '../MachineButton'
import { StoredButtons } from '../StoredButtons'
import { DeleteTranslation, TranslationLayout } from '../TranslationLayout'
import { translationDraft } from '../translation-draft'
import { OriginalText } from './OriginalText'
import { type TranslationRecord, translationChoices } from './translation-payload'

const target = translationDraft('articles', ['title', 'excerpt'])

const withPicture: PlainField[] = ['title', 'excerpt', 'image_alt', 'image_caption', 'meta_description']
const withoutPicture: PlainField[] = ['title', 'excerpt', 'meta_description']

type Props = { article: ManagedArticle; hasMachine: boolean }

export function TranslationFields({ article, hasMachine }: Props) {
  const { t } = useI18n()
  const translation = useRecordContext<TranslationRecord>()
  const navigate = useNavigate()
  const goTo = useRef<(blockId: string) => void>(null)
  // Automatic saves count in the form, while the record stays as it was read.
  const isStored = useWatch({ name: 'version' }) > 0
  if (!translation) return null
  const { language, version, status } = translation
  const inLanguage = { htmlInput: textIn(language) }
  return (
    <AutosaveProvider fields={TRANSLATION_FIELDS} target={target}>
      <DraftOffer />
      <Alignment original={article} fields={article.image_url ? withPicture : withoutPicture} goTo={goTo}>
        <ChangedBlocks original={article} translation={translation} goTo={goTo} />
        <TranslationLayout original={<OriginalText article={article} />}>
          <AlignedForm>
            <TitleInput slotProps={inLanguage} />
            <ExcerptInput slotProps={inLanguage} />
            {article.image_url && (
              <>
                <PictureAltInput slotProps={inLanguage} />
                <PictureCaptionInput slotProps={inLanguage} />
              </>
            )}
            <BlockEditorInput
              source="blocks"
              htmlSource="content"
              label={t('articles.form.content')}
              textIn={textIn(language)}
              goTo={goTo}
            />
            <WordCount />
            <MetaDescriptionInput slotProps={inLanguage} />
            <TextInput
              source="translator"
              label={t('articles.translations.translator')}
              helperText={t('articles.translations.translatorHelp')}
            />
            <TranslationStatus />
            {status !== 'published' && (
              <TextInput
                source="review_note"
                label={t('articles.translations.note')}
                helperText={t('articles.translations.noteHelp')}
                multiline
              />
            )}
          </AlignedForm>
          <Box sx={stickyActions}>
            <FormButtons
              save={t('articles.translations.save')}
              onCancel={() => navigate(pathOf.articles)}
              state={<SaveState />}
            >
              {isStored && (
                <StoredButtons
                  kind="articles"
                  original={article.id}
                  language={language}
                  address={publicPath(article)}
                />
              )}
              {version > 0 && <DeleteTranslation language={language} original={recordPath('articles', article.id)} />}
              <CopyOriginalButton original={article} />
              {hasMachine && <MachineButton kind="articles" original={article.id} language={language} />}
            </FormButtons>
          </Box>
        </TranslationLayout>
      </Alignment>
    </AutosaveProvider>
  )
}

/** A select for users who may publish, a badge for others. */
function TranslationStatus() {
  const { t } = useI18n()
  const record = useRecordContext<TranslationRecord>()
  const identity = useIdentity() ?? null
  if (!record) return null
  const choices = translationChoices(identity, record)
  return <StatusChoice choices={choices} status={record.status} note={t('articles.translations.onlyEditor')} />
}
