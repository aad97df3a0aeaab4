import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import type { LanguageCode } from '@shared/languages'
import { DESK_STATES, type DeskState, type TranslatedKind } from '@shared/translation-desk'
import { useListContext } from 'react-admin'
import { useOptionalQuery } from '../../api/use-call'
import { formatNumber } from '../../i18n/formats'
import { useI18n } from '../../i18n/i18n'
import { looks } from './states'

type Filter = { kind?: TranslatedKind; language?: LanguageCode; state?: DeskState }

/** How many translations are in each state, of the chosen kind and language; each state filters the list. */
export function DeskStates() {
  const { t } = useI18n()
  const { filterValues, setFilters, displayedFilters } = useListContext()
  const { kind, language, state: chosen }: Filter = filterValues
  const { data } = useOptionalQuery('GET /api/translations/counts', { query: { kind, language } })
  const choose = (state: DeskState) => {
    const { state: _, ...others } = filterValues
    setFilters(state === chosen ? others : { ...others, state }, displayedFilters)
  }
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('translationDesk.states')}
      sx={{ flexWrap: 'wrap', gap: 1, px: 2, py: 1.5 }}
    >
      {DESK_STATES.map((state) => {
        const { Icon, ...look } = looks[state]
        return (
          <Chip
            key={state}
            component="button"
            type="button"
            clickable
            aria-pressed={state === chosen}
            onClick={() => choose(state)}
            icon={<Icon fontSize="small" />}
            label={[t(`translationDesk.${state}`), data && formatNumber(data.counts[state])].filter(Boolean).join(' ')}
            {...look}
            sx={{ outline: state === chosen ? 2 : 0, outlineOffset: 2, fontWeight: state === chosen ? 700 : undefined }}
          />
        )
      })}
    </Stack>
  )
}
