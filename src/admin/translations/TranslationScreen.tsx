import Box from '@mui/material/Box'
import type { PlainField, Texts } from '@shared/content/parts'
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '@shared/languages'
import { canChangeStatus } from '@shared/permissions'
import type { TranslationStatus } from '@shared/statuses'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useGetOne, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router-dom'
import { TRANSLATIONS_OF } from '../api/resources'
import { shortTitle } from '../articles/article-messages'
import { AutosaveProvider } from '../articles/autosave/AutosaveProvider'
import { SaveState } from '../articles/autosave/SaveState'
import type { DraftTarget } from '../articles/autosave/use-server-draft'
import { StatusChoice } from '../articles/StatusChoice'
import { stickyActions } from '../articles/sticky-actions'
import { DraftOffer } from '../forms/drafts/DraftOffer'
import type { Fields } from '../forms/drafts/same-fields'
import { FormButtons } from '../forms/FormButtons'
import { LoadFailure, type LoadFailures } from '../forms/LoadFailure'
import { RecordForm } from '../forms/RecordForm'
import { languageName } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { RecordLanguages } from '../languages/RecordLanguages'
import { translationId, type WithTranslations } from '../languages/translation-calls'
import { useTranslations } from '../languages/use-translations'
import { NotFound } from '../layout/NotFound'
import { PageHeading } from '../layout/PageHeading'
import { ColumnsSkeleton } from '../layout/Skeletons'
import { useIdentity } from '../layout/use-identity'
import { statusChoices } from '../lists/statuses'
import { originalPath, originalsPath } from '../paths'
import { Alignment } from './alignment/Alignment'
import { CopyOriginalButton } from './CopyOriginalButton'
import { ChangedBlocks } from './changes/ChangedBlocks'
import type { FollowedTranslation } from './changes/changed-part'
import { MachineButton } from './MachineButton'
import { DeleteTranslation, saveMessages, TranslationLayout } from './TranslationLayout'

/** The status of a translation, as far as the user may change it. Translations of some kinds have none: readers see them at once. */
function TranslationStatusChoice({ kind }: { kind: WithTranslations }) {
  const { t } = useI18n()
  const identity = useIdentity() ?? null
  const translation = useRecordContext<{ version: number; status?: TranslationStatus }>()
  if (!translation?.status || kind === 'places' || kind === 'categories' || kind === 'series') return null
  const before = translation.version > 0 ? translation.status : null
  const choices = statusChoices.filter(({ id }) => canChangeStatus(identity, kind, before, id))
  return <StatusChoice choices={choices} status={translation.status} note={t('articles.translations.onlyEditor')} />
}

type Original = Texts & { id: number; version: number }

/** A stored translation or, with version 0, an empty one. */
export type StoredTranslation = FollowedTranslation &
  Texts & { id: string; language: LanguageCode; version: number; status?: TranslationStatus }

type Form<Source> = {
  original: Source
  language: LanguageCode
  /** For an editor of blocks: gets the function that goes to a block. */
  goTo: RefObject<((blockId: string) => void) | null>
}

type Props<Source> = {
  kind: Exclude<WithTranslations, 'articles'>
  failures: LoadFailures
  nameOf: (original: Source) => string
  /** The original's texts, next to the form. */
  beside: (original: Source) => ReactNode
  inputs: (form: Form<Source>) => ReactNode
  /** The fields beside the blocks, where `beside` and `inputs` stand block by block. */
  aligned?: PlainField[]
  /** How drafts are saved while they are written. Without it, the browser alone keeps what is typed. */
  autosave?: { fields: Fields; target: DraftTarget }
  /** Further buttons, once it is stored. */
  actions?: (form: Pick<Form<Source>, 'original' | 'language'>) => ReactNode
  /** What is shown instead of the form, if the original and its translations can no longer be changed. */
  sealed?: (form: Pick<Form<Source>, 'original' | 'language'>) => ReactNode
  /** What of the form's values is saved, if not all of them. */
  payload?: (values: object, before: StoredTranslation) => object
}

/** The form of a record's texts in the language of the address, next to the original. */
export function TranslationScreen<Source extends Original>(props: Props<Source>) {
  const { id, language = '' } = useParams()
  if (!isLanguageCode(language) || language === DEFAULT_LANGUAGE) return <NotFound />
  return <Screen<Source> key={`${id}/${language}`} {...props} id={Number(id)} language={language} />
}

function Screen<Source extends Original>({
  id,
  language,
  ...props
}: Props<Source> & { id: number; language: LanguageCode }) {
  const { kind, failures, nameOf, sealed, payload = (values) => values } = props
  const { t } = useI18n()
  const navigate = useNavigate()
  const resource = TRANSLATIONS_OF[kind]
  const original = useGetOne<Source>(kind, { id }, { retry: false })
  const list = useTranslations(kind, id)
  const [failure, setFailure] = useState<Error>()
  const read = () => Promise.all([original.refetch(), list.refetch()])
  const error = original.error ?? list.error ?? failure
  if (error)
    return (
      <LoadFailure
        failures={failures}
        error={error}
        onRetry={() => {
          setFailure(undefined)
          void read()
        }}
        onClose={() => navigate(originalsPath(kind))}
      />
    )
  if (!original.data || list.data === undefined) return <ColumnsSkeleton />
  if (!list.data) return <NotFound />
  const name = languageName(language)
  const final = sealed?.({ original: original.data, language })
  return (
    <>
      <PageHeading tab={`${name}: ${shortTitle(nameOf(original.data))}`}>
        {t('articles.translations.heading', { name })}
      </PageHeading>
      <RecordLanguages kind={kind} id={id} current={language} isFinal={Boolean(final)} />
      {final || (
        <RecordForm
          id={translationId(id, language)}
          resource={resource}
          messages={saveMessages}
          defaultValues={{ confirmed: [] }}
          transform={(values, options) => ({
            ...payload(values, options?.previousData as StoredTranslation),
            // What has changed in the original since it was read is not confirmed.
            original_version: original.data?.version,
          })}
          onSaved={() => void read()}
          onLoadError={setFailure}
        >
          <Autosave {...props.autosave}>
            <Inputs<Source> {...props} original={original.data} hasMachine={list.data.machine} />
          </Autosave>
        </RecordForm>
      )}
    </>
  )
}

function Autosave({
  fields,
  target,
  children,
}: Partial<NonNullable<Props<never>['autosave']>> & { children: ReactNode }) {
  if (!target) return children
  return (
    <AutosaveProvider fields={fields} target={target}>
      <DraftOffer />
      {children}
    </AutosaveProvider>
  )
}

function Inputs<Source extends Original>({
  kind,
  original,
  hasMachine,
  beside,
  inputs,
  aligned,
  autosave,
  actions,
}: Props<Source> & { original: Source; hasMachine: boolean }) {
  const { t } = useI18n()
  const translation = useRecordContext<StoredTranslation>()
  const navigate = useNavigate()
  const goTo = useRef<(blockId: string) => void>(null)
  // Automatic saves count in the form, while the record stays as it was read.
  const isStored = useWatch({ name: 'version' }) > 0
  if (!translation) return null
  const { language, version } = translation
  const home = originalPath(kind, original.id)
  const form = (
    <>
      <ChangedBlocks original={original} translation={translation} goTo={goTo} />
      <TranslationLayout original={beside(original)}>
        {inputs({ original, language, goTo })}
        <TranslationStatusChoice kind={kind} />
        <Box sx={stickyActions}>
          <FormButtons
            save={t('articles.translations.save')}
            onCancel={() => navigate(home)}
            state={autosave && <SaveState />}
          >
            {isStored && actions?.({ original, language })}
            {version > 0 && <DeleteTranslation language={language} original={home} />}
            {kind === 'pages' && <CopyOriginalButton original={original} />}
            {hasMachine && <MachineButton kind={kind} original={original.id} language={language} />}
          </FormButtons>
        </Box>
      </TranslationLayout>
    </>
  )
  if (!aligned) return form
  return (
    <Alignment original={original} fields={aligned} goTo={goTo}>
      {form}
    </Alignment>
  )
}
