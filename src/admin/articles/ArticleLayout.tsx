import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { type ReactNode, use, useState } from 'react'
import { Loading } from 'react-admin'
import { BlockEditorInput } from '../editor/BlockEditorInput'
import { useI18n } from '../i18n/i18n'
import { lazyPart } from '../lazy-screen'
import { PublicationCheck } from './check/PublicationCheck'
import { usePublicationCheck } from './check/publication-check-context'
import { ExcerptInput } from './ExcerptInput'
import { FeaturedPicture } from './FeaturedPicture'
import { besidePreview, columns } from './form-layout'
import { noteMarks } from './notes/blocks'
import { NotesContext } from './notes/notes-context'
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
  /** The fields beside the text. */
  aside: ReactNode
  /** The buttons, with those that check the text, and show and hide the preview. */
  actions: (textButtons: ReactNode) => ReactNode
}

/** What the forms of an article and of its working copy share: text, layout and preview. */
export function ArticleLayout({ aside, actions }: Props) {
  const { t } = useI18n()
  const [isPreviewing, setPreviewing] = useState(false)
  const notes = use(NotesContext)
  const textIn = useTextIn()
  const inLanguage = { htmlInput: textIn }
  return (
    <PublicationCheck>
      <Box sx={isPreviewing ? besidePreview : undefined}>
        <Card sx={{ mt: 2, px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 3 }, overflow: 'visible' }}>
          <Box sx={isPreviewing ? undefined : columns}>
            <Box sx={{ minWidth: 0, ...noteMarks(notes?.notedBlocks ?? []) }}>
              <TitleInput slotProps={inLanguage} />
              <ExcerptInput slotProps={inLanguage} />
              <FeaturedPicture slotProps={inLanguage} />
              <BlockEditorInput
                source="blocks"
                htmlSource="content"
                label={t('articles.form.content')}
                textIn={textIn}
                onNote={notes?.writeAbout}
                goTo={notes?.goTo}
              />
              <WordCount />
              <SearchAppearance slotProps={inLanguage} />
            </Box>
            {/* As high as the text, so that the notes can stay in view. */}
            <Box sx={{ minWidth: 0, alignSelf: 'stretch' }}>{aside}</Box>
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
