import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import type { AnyBlock } from '@shared/content/document'
import { toHtml } from '@shared/content/to-html'
import type { MergedRecords } from '@shared/merge-records'
import { useId } from 'react'
import { type RaRecord, useResourceContext, useTranslateLabel } from 'react-admin'
import { ComparedParts } from '../comparison/Comparison'
import { noVersion, type Part, partName, readableParts } from '../comparison/readable-parts'
import { useI18n } from '../i18n/i18n'

export type Choice = 'mine' | 'theirs'

type Sides = Record<Choice, Part[]>
type Row = Sides & { id: string; name: string }

const htmlParts = (content: string) => readableParts({ ...noVersion, content })
const blockHtml = (block: AnyBlock) => toHtml({ time: 0, version: '', blocks: [block] })

/** The texts within a value of any shape. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : value === null || value === undefined || value === ''
      ? []
      : [String(value)]

function useRows(merged: MergedRecords, mine: RaRecord, theirs: RaRecord): Row[] {
  const { t } = useI18n()
  const label = useTranslateLabel()
  const resource = useResourceContext() as string
  const only = (text: string): Part[] => [{ kind: 'only', text }]

  function fieldParts(field: string, values: RaRecord) {
    if (field === 'blocks') return htmlParts(values.blocks ? toHtml(values.blocks) : (values.content ?? ''))
    if (field === 'content') return htmlParts(values.content ?? '')
    const texts = textsIn(values[field])
    return only(texts.length > 0 ? texts.join(', ') : t('forms.emptyField'))
  }
  function blockParts(block: AnyBlock | undefined) {
    const parts = block ? htmlParts(blockHtml(block)) : only(t('forms.deletedBlock'))
    return parts.length > 0 ? parts : only(t('forms.emptyField'))
  }
  const fields = merged.conflicts.map(({ field }) => ({
    id: field,
    name: String(label({ source: field, resource })),
    mine: fieldParts(field, mine),
    theirs: fieldParts(field, theirs),
  }))
  const blocks = (merged.text?.conflicts ?? []).map((conflict) => {
    const sides = { mine: blockParts(conflict.mine), theirs: blockParts(conflict.theirs) }
    const [first] = conflict.mine ? sides.mine : sides.theirs
    return { id: conflict.id, name: (first && partName(first)) || t('forms.block'), ...sides }
  })
  return [...fields, ...blocks]
}

type Props = {
  merged: MergedRecords
  mine: RaRecord
  theirs: RaRecord
  theirName: string
  chosen: ReadonlyMap<string, Choice>
  onChoose: (id: string, choice: Choice) => void
}

/** What both have changed, side by side, with a choice for each. */
export default function ConflictChoices({ merged, mine, theirs, theirName, chosen, onChoose }: Props) {
  const { t } = useI18n()
  const headingId = useId()
  const names = { theirs: theirName, mine: t('forms.inThisForm') }
  return useRows(merged, mine, theirs).map((row, index) => (
    <Box key={row.id} sx={{ mb: 3 }}>
      <Typography id={`${headingId}${index}`} variant="subtitle1" component="h2">
        {row.name}
      </Typography>
      <ComparedParts before={row.theirs} after={row.mine} beforeName={names.theirs} afterName={names.mine} />
      <RadioGroup
        row
        aria-label={t('forms.choose', { part: row.name })}
        value={chosen.get(row.id) ?? null}
        onChange={(_, choice) => onChoose(row.id, choice as Choice)}
      >
        {(['theirs', 'mine'] as const).map((side) => (
          <FormControlLabel key={side} value={side} control={<Radio size="small" />} label={names[side]} />
        ))}
      </RadioGroup>
    </Box>
  ))
}
