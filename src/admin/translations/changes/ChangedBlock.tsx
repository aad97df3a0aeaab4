import CheckIcon from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { labelOf } from '@shared/content/parts'
import type { LanguageCode } from '@shared/languages'
import { useId } from 'react'
import { SafeHtml } from '../../articles/SafeHtml'
import { ComparedParts } from '../../comparison/Comparison'
import { textIn } from '../../i18n/formats'
import { useI18n } from '../../i18n/i18n'
import type { ChangedPart } from './changed-part'

type Props = {
  part: ChangedPart
  language: LanguageCode
  isConfirmed: boolean
  onConfirm: (isRight: boolean) => void
  onEdit: (part: ChangedPart) => void
  onInsert: (part: ChangedPart) => void
  onRemove: (part: ChangedPart) => void
}

/** A changed part of the original, earlier and now, and its translation. */
export function ChangedBlock({ part, language, isConfirmed, onConfirm, onEdit, onInsert, onRemove }: Props) {
  const { t } = useI18n()
  const comparisonId = useId()
  const { translated, isEdited, isGone, isNew, field } = part
  const isMissing = translated === undefined && !field
  const described = { 'aria-describedby': comparisonId }
  return (
    <Box component="li" sx={{ pt: 2, mt: 2, borderTop: 1, borderColor: 'divider' }}>
      {field && field !== 'content' && (
        <Typography variant="subtitle2" component="h3" sx={{ px: 1.5 }}>
          {t(labelOf(field))}
        </Typography>
      )}
      <div id={comparisonId}>
        {(isNew || isGone) && (
          <Typography variant="body2" sx={{ display: { md: 'none' }, px: 1.5, color: 'text.secondary' }}>
            {t(`articles.translations.changes.${isNew ? 'isNew' : 'isGone'}`)}
          </Typography>
        )}
        <ComparedParts
          headings="p"
          before={part.before}
          after={part.now}
          beforeName={t(`articles.translations.changes.${isNew ? 'isNew' : 'before'}`)}
          afterName={t(`articles.translations.changes.${isGone ? 'isGone' : 'now'}`)}
        />
      </div>
      {translated !== undefined && (
        <Box sx={{ mt: 1, px: 1.5, overflowWrap: 'anywhere' }}>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {t('articles.translations.changes.translation')}
          </Typography>
          <Box {...textIn(language)}>{field ? translated : <SafeHtml html={translated} />}</Box>
        </Box>
      )}
      <Stack direction="row" sx={{ mt: 1, flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {isMissing && !isGone && !isEdited && (
          <Button variant="outlined" {...described} onClick={() => onInsert(part)}>
            {t('articles.translations.changes.insert')}
          </Button>
        )}
        {!isMissing && (
          <Button variant="outlined" {...described} onClick={() => onEdit(part)}>
            {t('articles.translations.changes.edit')}
          </Button>
        )}
        {isGone && !isMissing && !field && (
          <Button variant="outlined" {...described} onClick={() => onRemove(part)}>
            {t('articles.translations.changes.remove')}
          </Button>
        )}
        {isEdited ? (
          <Chip
            color="success"
            variant="outlined"
            icon={<CheckIcon />}
            label={t('articles.translations.changes.edited')}
          />
        ) : (
          <Button
            variant={isConfirmed ? 'contained' : 'outlined'}
            color="success"
            startIcon={isConfirmed ? <CheckIcon /> : undefined}
            aria-pressed={isConfirmed}
            {...described}
            onClick={() => onConfirm(!isConfirmed)}
          >
            {t('articles.translations.changes.stillRight')}
          </Button>
        )}
      </Stack>
    </Box>
  )
}
