import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import type { DeskRow } from '@shared/entities/translation-desk'
import { LANGUAGES } from '@shared/languages'
import { useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { languageLabel, languageName } from '../../i18n/formats'
import { useI18n } from '../../i18n/i18n'
import { visuallyHidden } from '../../layout/visually-hidden'
import { translationPath } from '../../paths'
import { looks } from './states'

/** The states of an original's translations. Each leads to the form of the translation. */
export function DeskLanguages({ kind, item_id, language: original, states }: DeskRow) {
  const { t } = useI18n()
  const { language: chosen } = useListContext().filterValues
  const languages = LANGUAGES.flatMap(({ code }) => (code === original ? [] : [code]))
  const shown = languages.filter((code) => !chosen || code === chosen)
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, p: 0, m: 0, listStyle: 'none' }}>
      {shown.map((code) => {
        const state = states[code] ?? 'missing'
        const { Icon, ...look } = looks[state]
        const label = t('translationDesk.cell', { language: languageName(code), state: t(`translationDesk.${state}`) })
        return (
          <li key={code}>
            <Chip
              size="small"
              title={label}
              icon={<Icon />}
              label={
                chosen ? (
                  label
                ) : (
                  <>
                    <span aria-hidden>{languageLabel(code)}</span>
                    <span style={visuallyHidden}>{label}</span>
                  </>
                )
              }
              {...look}
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
