import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { ManagedArticle } from '@shared/entities/article'
import { useRecordContext } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { BlockEditorInput } from '../../editor/BlockEditorInput'
import { FormButtons } from '../../forms/FormButtons'
import { useRecordForm } from '../../forms/record-form-context'
import { languageName } from '../../i18n/formats'
import { useI18n } from '../../i18n/i18n'
import { useIdentity } from '../../layout/use-identity'
import { DeleteButton } from '../../lists/DeleteButton'
import { pathOf, recordPath } from '../../paths'
import { textIn } from '../../translations/direction'
import { ExcerptInput } from '../ExcerptInput'
import { PictureAltInput, PictureCaptionInput } from '../FeaturedPicture'
import { StatusChoice } from '../StatusChoice'
import { MetaDescriptionInput } from '../search/MetaDescriptionInput'
import { stickyActions } from '../sticky-actions'
import { TitleInput } from '../TitleInput'
import { WordCount } from '../WordCount'
import { MachineButton } from './MachineButton'
import { OriginalText } from './OriginalText'
import type { TranslationRecord } from './translation-data'
import { translationChoices } from './translation-payload'

const deleteMessages = {
  question: 'articles.translations.deleteQuestion',
  success: 'articles.translations.deleted',
  failure: 'articles.translations.deleteFailed',
} as const

const besideOriginal = {
  display: 'grid',
  columnGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
}

type Props = { article: ManagedArticle; hasMachine: boolean }

export function TranslationFields({ article, hasMachine }: Props) {
  const { t } = useI18n()
  const translation = useRecordContext<TranslationRecord>()
  const navigate = useNavigate()
  if (!translation) return null
  const { language, version, outdated } = translation
  const name = languageName(language)
  const inLanguage = { htmlInput: textIn(language) }
  return (
    <>
      {outdated && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('articles.translations.outdatedText')}
        </Alert>
      )}
      <Box sx={besideOriginal}>
        <OriginalText article={article} />
        <Card sx={{ mt: 2, px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 3 }, overflow: 'visible' }}>
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
          />
          <WordCount />
          <MetaDescriptionInput slotProps={inLanguage} />
          <TranslationStatus />
          <Box sx={stickyActions}>
            <FormButtons save={t('articles.translations.save')} onCancel={() => navigate(pathOf.articles)}>
              {version > 0 && (
                <DeleteTranslation article={article.id} label={t('articles.translations.deleteNamed', { name })} />
              )}
              {hasMachine && <MachineButton article={article.id} language={language} />}
            </FormButtons>
          </Box>
        </Card>
      </Box>
    </>
  )
}

function DeleteTranslation({ article, label }: { article: number; label: string }) {
  const { isSaved } = useRecordForm()
  const navigate = useNavigate()
  return (
    <DeleteButton
      messages={deleteMessages}
      label={label}
      onDeleted={() => {
        // Do not ask about unsaved changes.
        isSaved.current = true
        navigate(recordPath('articles', article))
      }}
    />
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
