import Box from '@mui/material/Box'
import Chip, { type ChipProps } from '@mui/material/Chip'
import type { DeskRow } from '@shared/entities/translation-desk'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@shared/languages'
import type { DeskState } from '@shared/translation-desk'
import { Link } from 'react-router-dom'
import { languageName } from '../../i18n/formats'
import { useI18n } from '../../i18n/i18n'
import { visuallyHidden } from '../../layout/visually-hidden'
import { translationPath } from '../../paths'

const languages = LANGUAGES.flatMap(({ code }) => (code === DEFAULT_LANGUAGE ? [] : [code]))

const looks: Record<DeskState, Pick<ChipProps, 'color' | 'variant'>> = {
  missing: { variant: 'outlined' },
  machine: { variant: 'outlined', color: 'info' },
  draft: { variant: 'outlined', color: 'primary' },
  review: { color: 'info' },
  published: { color: 'success' },
  outdated: { color: 'warning' },
}

/** The states of all languages of an original. Each leads to the form of its translation. */
export function DeskLanguages({ kind, item_id, states }: DeskRow) {
  const { t } = useI18n()
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, p: 0, m: 0, listStyle: 'none' }}>
      {languages.map((code) => {
        const state = states[code] ?? 'missing'
        const label = t('translationDesk.cell', { language: languageName(code), state: t(`translationDesk.${state}`) })
        return (
          <li key={code}>
            <Chip
              size="small"
              title={label}
              label={
                <>
                  <span aria-hidden>{code}</span>
                  <span style={visuallyHidden}>{label}</span>
                </>
              }
              sx={{ minWidth: 44 }}
              {...looks[state]}
              component={Link}
              to={translationPath(kind, item_id, code)}
              clickable
            />
          </li>
        )
      })}
    </Box>
  )
}
