import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { WORKING_COPY_FIELDS } from '@shared/editable-fields'
import type { ManagedArticle } from '@shared/entities/article'
import { canAll } from '@shared/permissions'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { DraftOffer } from '../../forms/drafts/DraftOffer'
import { FormButtons } from '../../forms/FormButtons'
import { SwitchInput } from '../../forms/SwitchInput'
import { dateAndTime } from '../../i18n/formats'
import { useI18n } from '../../i18n/i18n'
import { useIdentity } from '../../layout/use-identity'
import { recordPath } from '../../paths'
import { ArticleLayout } from '../ArticleLayout'
import { AutosaveProvider } from '../autosave/AutosaveProvider'
import { SaveState } from '../autosave/SaveState'
import { type DraftTarget, isComplete } from '../autosave/use-server-draft'
import { BylineInput } from '../BylineInput'
import { CategoriesInput } from '../CategoriesInput'
import { NotesProvider } from '../notes/NotesProvider'
import { NoteThread } from '../notes/NoteThread'
import { PlacesInput } from '../PlacesInput'
import { Schedule } from '../publication/Schedule'
import { DiscardButton } from './DiscardButton'
import { LiveComparison } from './LiveComparison'
import { PublishButton } from './PublishButton'
import { putWorkingCopy, type WorkingCopyBody, type WorkingCopyRecord } from './working-copy-data'

/** Readers never see a working copy, so it is saved while it is written. */
const workingCopyDraft: DraftTarget = {
  mayStore: () => true,
  isComplete,
  save: async (id, version, body) => (await putWorkingCopy(id, body as WorkingCopyBody, version)).version,
}

/** `live`: what readers see meanwhile. */
export function WorkingCopyFields({ live }: { live: ManagedArticle }) {
  const { t } = useI18n()
  const copy = useRecordContext<WorkingCopyRecord>()
  const mayPublish = canAll(useIdentity() ?? null, 'publish', 'articles')
  const navigate = useNavigate()
  // Automatic saves count in the form, while the record stays as it was read.
  const version: number = useWatch({ name: 'version' })
  const isRevised: boolean = useWatch({ name: 'revised' }) ?? false
  const [isComparing, setComparing] = useState(false)
  if (!copy) return null
  return (
    <AutosaveProvider fields={WORKING_COPY_FIELDS} target={workingCopyDraft}>
      <DraftOffer />
      <State {...copy} version={version} />
      <NotesProvider articleId={live.id}>
        <ArticleLayout
          isPublic={false}
          aside={
            <>
              {version > 0 && <Schedule article={copy} mayChange={mayPublish} />}
              <CategoriesInput source="category_ids" label={t('articles.categories')} />
              <PlacesInput />
              <SwitchInput
                source="revised"
                label={t('articles.workingCopy.revised')}
                helperText={t('articles.publication.revisedHelp')}
              />
              <SwitchInput
                source="minor"
                disabled={isRevised}
                label={t('articles.publication.minor')}
                helperText={t('articles.publication.minorHelp')}
              />
              <BylineInput />
            </>
          }
          notes={<NoteThread />}
          actions={(textButtons) => (
            <FormButtons
              save={t('articles.workingCopy.save')}
              onCancel={() => navigate(recordPath('articles', live.id))}
              state={<SaveState />}
            >
              {version > 0 && <DiscardButton id={live.id} />}
              <Button aria-pressed={isComparing} onClick={() => setComparing(!isComparing)}>
                {t('articles.workingCopy.compare')}
              </Button>
              {textButtons}
              {mayPublish && <PublishButton id={live.id} />}
            </FormButtons>
          )}
        />
      </NotesProvider>
      {isComparing && <LiveComparison live={live} />}
    </AutosaveProvider>
  )
}

/** Whose copy it is, and whether the live text has changed meanwhile. */
function State({ saved, outdated, version }: Pick<WorkingCopyRecord, 'saved' | 'outdated' | 'version'>) {
  const { t } = useI18n()
  return (
    <>
      {(saved || version === 0) && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {saved
            ? t('articles.workingCopy.savedBy', { name: saved.by, moment: dateAndTime(saved.at) })
            : t('articles.workingCopy.new')}
        </Alert>
      )}
      {outdated && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('articles.workingCopy.outdated')}
        </Alert>
      )}
    </>
  )
}
