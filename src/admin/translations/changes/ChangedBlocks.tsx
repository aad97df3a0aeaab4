import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Texts } from '@shared/content/parts'
import type { LanguageCode } from '@shared/languages'
import { type RefObject, useId } from 'react'
import { useI18n } from '../../i18n/i18n'
import { ChangedBlock } from './ChangedBlock'
import type { FollowedTranslation } from './changed-part'
import { useChangedParts } from './use-changed-parts'

type Props = {
  original: Texts
  translation: FollowedTranslation & Texts & { language: LanguageCode }
  /** Goes to a block of the editor. */
  goTo: RefObject<((blockId: string) => void) | null>
}

/** What has changed in the original, part by part, for the translator to follow or to confirm. */
export function ChangedBlocks({ original, translation, goTo }: Props) {
  const { t } = useI18n()
  const headingId = useId()
  const { parts, open, confirmed, confirm, ...actions } = useChangedParts(original, translation, goTo)
  if (parts.length === 0) return null
  return (
    <Card
      component="section"
      aria-labelledby={headingId}
      sx={{ mt: 2, p: { xs: 2, sm: 3 }, borderLeft: 4, borderColor: open.length ? 'warning.main' : 'success.main' }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography id={headingId} variant="h6" component="h2" aria-live="polite" sx={{ flex: 1, minWidth: '12rem' }}>
          {open.length
            ? t('articles.translations.changes.open', { count: open.length })
            : t('articles.translations.changes.none')}
        </Typography>
        {open.length > 1 && (
          <Button onClick={() => confirm(open)}>{t('articles.translations.changes.allRight')}</Button>
        )}
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('articles.translations.changes.help')}
      </Typography>
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {parts.map((part) => (
          <ChangedBlock
            key={part.id}
            part={part}
            language={translation.language}
            isConfirmed={confirmed.includes(part.id)}
            onConfirm={(isRight) => confirm([part.id], isRight)}
            {...actions}
          />
        ))}
      </Stack>
    </Card>
  )
}
