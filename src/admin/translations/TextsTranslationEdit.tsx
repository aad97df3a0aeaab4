import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { fieldOf, labelOf, type PlainField, partsOf, type Texts } from '@shared/content/parts'
import type { Ad } from '@shared/entities/ad'
import type { AdTranslation } from '@shared/entities/ad-translation'
import type { Category } from '@shared/entities/category'
import type { ManagedPlace } from '@shared/entities/place'
import type { Series } from '@shared/entities/series'
import type { LanguageCode } from '@shared/languages'
import { messages } from '@shared/messages'
import { paths } from '@shared/paths'
import { canAll } from '@shared/permissions'
import { PRACTICAL_FIELDS } from '@shared/place-rules'
import { TextInput, useRecordContext } from 'react-admin'
import { loadFailures as categoryFailures } from '../categories/category-messages'
import { requiredText } from '../forms/required-text'
import { textIn } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'
import { loadFailures as placeFailures } from '../places/place-messages'
import { loadFailures as seriesFailures } from '../series/series-messages'
import { NoticeTextsInput } from './NoticeTextsInput'
import { OriginalCard } from './OriginalCard'
import { StoredButtons } from './StoredButtons'
import { TranslationScreen } from './TranslationScreen'

/** The texts without formatting under their labels; the name of the record is the title. */
function OriginalTexts({ title, texts }: { title: string; texts: Texts }) {
  const { t, language } = useI18n()
  return (
    <OriginalCard title={title} original={texts}>
      {[...partsOf(texts)].flatMap(([part, text]) => {
        const name = fieldOf(part)
        if (!name || name === 'content' || name === 'title' || name === 'name') return []
        return (
          <Typography key={name} variant="body2" sx={{ my: 1, whiteSpace: 'pre-line' }}>
            <b lang={language}>{t(labelOf(name))}</b>
            <br />
            {text}
          </Typography>
        )
      })}
    </OriginalCard>
  )
}

type InputProps = { field: PlainField; language: LanguageCode; missing?: string; isLong?: boolean; help?: string }

/** `missing`: the message if the text, which is required, is not there. */
function PlainInput({ field, language, missing, isLong = false, help }: InputProps) {
  const { t } = useI18n()
  return (
    <TextInput
      source={field}
      label={t(labelOf(field))}
      validate={missing ? requiredText(missing) : undefined}
      multiline={isLong}
      minRows={isLong ? 2 : undefined}
      helperText={help ?? false}
      slotProps={{ htmlInput: textIn(language) }}
    />
  )
}

export function PlaceTranslationEdit() {
  const { t } = useI18n()
  return (
    <TranslationScreen<ManagedPlace>
      kind="places"
      failures={placeFailures}
      nameOf={({ name }) => name}
      beside={(place) => <OriginalTexts title={place.name} texts={place} />}
      actions={({ original, language }) => (
        <StoredButtons kind="places" original={original.id} language={language} address={paths.place(original.slug)} />
      )}
      inputs={({ original, language }) => (
        <>
          <PlainInput field="name" language={language} missing={messages.nameRequired} />
          <PlainInput field="summary" language={language} missing={messages.summaryRequired} isLong />
          {PRACTICAL_FIELDS.map((fact) => (
            <PlainInput key={fact} field={`practical.${fact}`} language={language} isLong />
          ))}
          {original.province && <PlainInput field="province" language={language} />}
          <NoticeTextsInput notices={original.notices} language={language} />
          {original.image_url && <PlainInput field="image_alt" language={language} help={t('places.altHelp')} />}
        </>
      )}
    />
  )
}

export const CategoryTranslationEdit = () => (
  <TranslationScreen<Category>
    kind="categories"
    failures={categoryFailures}
    nameOf={({ name }) => name}
    beside={(category) => <OriginalTexts title={category.name} texts={category} />}
    inputs={({ language }) => (
      <>
        <PlainInput field="name" language={language} missing={messages.nameRequired} />
        <PlainInput field="description" language={language} isLong />
      </>
    )}
  />
)

export const SeriesTranslationEdit = () => (
  <TranslationScreen<Series>
    kind="series"
    failures={seriesFailures}
    nameOf={({ title }) => title}
    beside={({ title, description }) => <OriginalTexts title={title} texts={{ title, description }} />}
    inputs={({ language }) => (
      <>
        <PlainInput field="title" language={language} missing={messages.titleRequired} />
        <PlainInput field="description" language={language} isLong />
      </>
    )}
  />
)

const adFailures = { absent: 'server.adNotFound', notLoaded: 'ads.fetchFailed' } as const

/** What a save does that no editor has seen. */
function TakenBackWarning() {
  const { t } = useI18n()
  const identity = useIdentity()
  const translation = useRecordContext<AdTranslation>()
  if (translation?.status !== 'published' || canAll(identity ?? null, 'publish', 'ads')) return null
  return (
    <Alert severity="warning" sx={{ my: 2 }}>
      {t('ads.translationWarning')}
    </Alert>
  )
}

export const AdTranslationEdit = () => (
  <TranslationScreen<Ad>
    kind="ads"
    failures={adFailures}
    nameOf={({ title }) => title}
    beside={({ title, description }) => <OriginalTexts title={title} texts={{ title, description }} />}
    inputs={({ language }) => (
      <>
        <TakenBackWarning />
        <PlainInput field="title" language={language} missing={messages.titleRequired} />
        <PlainInput field="description" language={language} missing={messages.descriptionRequired} isLong />
      </>
    )}
  />
)
