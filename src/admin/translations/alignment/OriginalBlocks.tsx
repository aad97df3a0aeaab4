import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import type { AnyBlock } from '@shared/content/document'
import { DOCUMENT_VERSION } from '@shared/content/document'
import { toHtml } from '@shared/content/to-html'
import { memo, useMemo } from 'react'
import { SafeHtml } from '../../articles/SafeHtml'
import { useI18n } from '../../i18n/i18n'
import { useAlignment } from './alignment-context'
import type { State } from './block-states'

const colours = { new: 'info', untouched: 'default', changed: 'warning' } as const satisfies Record<State, string>

const htmlOf = (block: AnyBlock) => toHtml({ time: 0, version: DOCUMENT_VERSION, blocks: [block] })

const Html = memo(function Html({ block }: { block: AnyBlock }) {
  return <SafeHtml html={useMemo(() => htmlOf(block), [block])} />
})

/** The text of the original, block by block, with what is still to be translated of it. */
export function OriginalBlocks() {
  const { original, states, focused, insert } = useAlignment()
  if (!original.blocks) return <SafeHtml html={original.content} />
  return original.blocks.blocks.map((block) => (
    <Box
      key={block.id}
      data-original={block.id}
      sx={{
        my: 1,
        px: 1,
        borderInlineStart: 3,
        borderColor: block.id === focused ? 'primary.main' : 'transparent',
        bgcolor: block.id === focused ? 'action.hover' : undefined,
      }}
    >
      <Mark state={states.get(block.id)} onInsert={() => insert(block.id)} />
      <Html block={block} />
    </Box>
  ))
}

function Mark({ state, onInsert }: { state: State | undefined; onInsert: () => void }) {
  const { t, language } = useI18n()
  if (!state) return null
  return (
    <Box lang={language} dir="ltr" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Chip
        size="small"
        variant="outlined"
        color={colours[state]}
        label={t(`articles.translations.alignment.${state}`)}
      />
      {state === 'new' && (
        <Button size="small" onClick={onInsert}>
          {t('articles.translations.changes.insert')}
        </Button>
      )}
    </Box>
  )
}
