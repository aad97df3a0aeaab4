import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { type ReactNode, use, useId, useImperativeHandle, useRef, useState } from 'react'
import { Loading, useRecordContext } from 'react-admin'
import { BlockEditorInput } from '../editor/BlockEditorInput'
import { useRecordForm } from '../forms/record-form-context'
import { useGoToRefused } from '../forms/use-go-to-refused'
import { useI18n } from '../i18n/i18n'
import { lazyPart } from '../lazy-screen'
import { MissingLine } from './check/MissingLine'
import { PublicationCheck } from './check/PublicationCheck'
import { usePublicationCheck } from './check/publication-check-context'
import { DetailsSwitch } from './details/DetailsSwitch'
import { useDetails } from './details/use-details'
import { ExcerptInput } from './ExcerptInput'
import { FeaturedPicture } from './FeaturedPicture'
import { besidePreview, columns } from './form-layout'
import { LinkOffers } from './LinkOffers'
import { noteMarks } from './notes/blocks'
import { NotesContext } from './notes/notes-context'
import { OpeningInput } from './OpeningInput'
import { SearchAppearance } from './search/SearchAppearance'
import { stickyActions } from './sticky-actions'
import { TitleInput } from './TitleInput'
import { useTextIn } from './use-text-in'
import { WordCount } from './WordCount'

/** Shows at any time what the text lacks before readers see it. */
function CheckButton() {
  const { t } = useI18n()
  const { open } = usePublicationCheck()
  return <Button onClick={open}>{t('articles.check.button')}</Button>
}

// Loaded on demand: it brings the site's style sheet, which the rest of the dashboard does not need.
const PreviewPane = lazyPart(() => import('./preview/PreviewPane'), 'PreviewPane', <Loading />)

type Props = {
  /** Readers see this text already. */
  isPublic: boolean
  /** The fields of the details that the two forms do not share. */
  aside: ReactNode
  /** The notes, below all fields. */
  notes: ReactNode
  /** The buttons, with those that check the text, and show and hide the preview. */
  actions: (textButtons: ReactNode) => ReactNode
}

/** What the forms of an article and of its working copy share: first title and text, then all else, and the preview. */
export function ArticleLayout({ isPublic, aside, notes, actions }: Props) {
  const { t } = useI18n()
  const [isPreviewing, setPreviewing] = useState(false)
  const details = useDetails({ isPreviewing })
  const ids = { text: useId(), details: useId() }
  useGoToRefused()
  const inLanguage = { htmlInput: useTextIn() }
  return (
    <PublicationCheck>
      <Box sx={isPreviewing ? besidePreview : undefined}>
        <Card sx={{ mt: 1, px: { xs: 2, sm: 3 }, overflow: 'visible' }}>
          <Stack
            direction="row"
            sx={{
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 2,
              minHeight: details.isBeside ? 32 : 48,
              mb: details.isBeside ? -0.5 : 0.5,
            }}
          >
            <DetailsSwitch details={details} ids={ids} />
            {!isPublic && (
              <Box sx={{ order: details.isBeside ? -1 : 0 }}>
                <MissingLine />
              </Box>
            )}
          </Stack>
          <Box sx={details.isBeside && details.showsDetails ? columns : undefined}>
            <Box
              id={ids.text}
              role={details.isBeside ? undefined : 'tabpanel'}
              aria-label={details.isBeside ? undefined : t('articles.form.text')}
              hidden={!details.showsText}
              sx={{ minWidth: 0 }}
            >
              <Text />
            </Box>
            {/* As high as the text, so that the notes can stay in view. Hidden, it still checks its fields. */}
            <Box
              component="section"
              id={ids.details}
              role={details.isBeside ? undefined : 'tabpanel'}
              aria-label={t('articles.form.details')}
              hidden={!details.showsDetails}
              sx={{ minWidth: 0, alignSelf: 'stretch' }}
            >
              <ExcerptInput slotProps={inLanguage} />
              <FeaturedPicture slotProps={inLanguage} />
              <OpeningInput />
              {aside}
              <SearchAppearance slotProps={inLanguage} />
              {notes}
            </Box>
          </Box>
          <Box sx={stickyActions}>
            {actions(
              <>
                <CheckButton />
                <Button aria-pressed={isPreviewing} onClick={() => setPreviewing(!isPreviewing)}>
                  {t('articles.livePreview.heading')}
                </Button>
              </>,
            )}
          </Box>
        </Card>
        {isPreviewing && <PreviewPane onClose={() => setPreviewing(false)} />}
      </Box>
    </PublicationCheck>
  )
}

/** What is written. A new article begins with its title, another one with its text. */
function Text() {
  const { t } = useI18n()
  const notes = use(NotesContext)
  const textIn = useTextIn()
  const isNew = useRecordContext() === undefined
  const { reveal } = useRecordForm()
  const goTo = useRef<(blockId: string) => void>(null)
  useImperativeHandle(
    notes?.goTo,
    () => (blockId: string) => {
      const shown = reveal.current?.('blocks')
      const go = () => goTo.current?.(blockId)
      if (shown) void shown.then(go)
      else go()
    },
    [reveal],
  )
  return (
    <Box sx={noteMarks(notes?.notedBlocks ?? [])}>
      <TitleInput slotProps={{ htmlInput: textIn }} autoFocus={isNew} />
      <BlockEditorInput
        source="blocks"
        htmlSource="content"
        label={t('articles.form.content')}
        textIn={textIn}
        onNote={notes?.writeAbout}
        goTo={goTo}
        startsFocused={!isNew}
      />
      <WordCount />
      <LinkOffers />
    </Box>
  )
}
