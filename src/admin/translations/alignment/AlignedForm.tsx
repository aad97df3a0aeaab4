import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { isBlockId } from '@shared/content/new-block-id'
import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/i18n'
import { DASHBOARD_KEYS, namesOf } from '../../keys/keys'
import { useAlignment } from './alignment-context'
import type { State } from './block-states'
import { FocusedOriginal } from './FocusedOriginal'

/** A line beside each incomplete block, broken where there is nothing of one's own yet. */
const marksOf = (states: ReadonlyMap<string, State>) =>
  Object.fromEntries(
    [...states]
      .filter(([id]) => isBlockId(id))
      .map(([id, state]) => [
        `& .ce-block[data-id="${id}"] .ce-block__content::before`,
        {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: -12,
          borderInlineStart: state === 'changed' ? '3px solid' : '3px dashed',
          color: state === 'changed' ? 'warning.main' : 'text.secondary',
        },
      ]),
  )

/** The inputs of a translation, with what is incomplete marked and the way to the next of it. */
export function AlignedForm({ children }: { children: ReactNode }) {
  const { t } = useI18n()
  const { states, form, goToNext } = useAlignment()
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'), { noSsr: true })
  return (
    <Box ref={form} sx={{ '& .ce-block__content': { position: 'relative' }, ...marksOf(states) }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mr: 'auto' }}>
          {states.size > 0
            ? t('articles.translations.alignment.open', { count: states.size })
            : t('articles.translations.alignment.complete')}
        </Typography>
        {states.size > 0 && (
          <Button
            size="small"
            onClick={goToNext}
            aria-keyshortcuts="Alt+N"
            title={namesOf(DASHBOARD_KEYS.nextIncomplete).join(' + ')}
          >
            {t('articles.translations.alignment.next')}
          </Button>
        )}
      </Stack>
      {isNarrow && <FocusedOriginal />}
      {children}
    </Box>
  )
}
