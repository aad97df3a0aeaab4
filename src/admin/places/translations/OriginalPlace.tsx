import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ManagedPlace } from '@shared/entities/place'
import { DEFAULT_LANGUAGE } from '@shared/languages'
import { PRACTICAL_FIELDS } from '@shared/place-rules'
import { useId } from 'react'
import { useI18n } from '../../i18n/i18n'
import { textIn } from '../../translations/direction'

/** The texts of the original, next to the translation or, on narrow screens, above it. */
export function OriginalPlace({ place: { name, summary, image_alt, practical } }: { place: ManagedPlace }) {
  const { t } = useI18n()
  const headingId = useId()
  const facts = PRACTICAL_FIELDS.map((field) => [t(`places.practical.${field}`), practical[field]] as const)
  const texts = [...facts, [t('pictures.alt'), image_alt] as const].filter(([, text]) => text)
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ mt: 2, p: { xs: 2, sm: 3 }, overflowWrap: 'anywhere' }}>
      <Typography id={headingId} variant="body2" component="h2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('articles.translations.original')}
      </Typography>
      <div {...textIn(DEFAULT_LANGUAGE)}>
        <Typography variant="h6" component="p">
          {name}
        </Typography>
        <Typography sx={{ my: 1 }}>{summary}</Typography>
      </div>
      {texts.map(([label, text]) => (
        <Typography key={label} variant="body2" sx={{ my: 1, whiteSpace: 'pre-line' }}>
          <b>{label}</b>
          <br />
          <span {...textIn(DEFAULT_LANGUAGE)}>{text}</span>
        </Typography>
      ))}
    </Card>
  )
}
