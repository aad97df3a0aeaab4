import ConflictIcon from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import type { Conflict } from '@shared/calendar-conflicts'
import type { CalendarItem } from '@shared/entities/calendar'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { dateAndTime, languageLabel, longDay } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { visuallyHidden } from '../layout/visually-hidden'
import { conflictText } from './conflict-text'
import { timeOf } from './days'
import { kindIcons } from './kinds'

type Props = {
  item: CalendarItem
  conflicts: Conflict[]
  /** Left out for what the user may not move. */
  onMove?: () => void
  /** All of the title, instead of one line. */
  isWide?: boolean
} & Pick<ComponentProps<typeof ButtonBase>, 'ref' | 'sx'> &
  Record<string, unknown>

const box = {
  display: 'flex',
  justifyContent: 'flex-start',
  alignItems: 'center',
  gap: 0.5,
  width: '100%',
  minHeight: { xs: 36, sm: 28 },
  px: { xs: 0.25, sm: 0.75 },
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  textAlign: 'start',
  typography: 'body2',
} as const

/** An item of the calendar. Pressed, it says all that is known of it, and what can be done. */
export function ItemButton({ item, conflicts, onMove, isWide = false, sx, ...button }: Props) {
  const { t } = useI18n()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { kind, title, late } = item
  const Icon = kindIcons[kind]
  const time = timeOf(item)
  const isMarked = late || conflicts.length > 0
  return (
    <>
      <ButtonBase
        {...button}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={[box, isMarked && { borderColor: late ? 'error.main' : 'warning.main' }, sx as object]}
      >
        <Icon aria-hidden fontSize="inherit" sx={{ flexShrink: 0, color: late ? 'error.main' : 'text.secondary' }} />
        <span style={visuallyHidden}>{t(`calendar.kinds.${kind}`)}: </span>
        {time && (
          <Box component="span" sx={isWide ? undefined : onWideScreens}>
            {time}
          </Box>
        )}
        <Box component="span" sx={isWide ? { overflowWrap: 'anywhere' } : oneLine}>
          {title}
        </Box>
        {isMarked && (
          <>
            <ConflictIcon
              aria-hidden
              fontSize="inherit"
              sx={{ flexShrink: 0, color: late ? 'error.main' : 'warning.main' }}
            />
            <span style={visuallyHidden}>{late ? t('calendar.late') : t('calendar.conflict')}</span>
          </>
        )}
      </ButtonBase>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <Box component="li" role="presentation" sx={{ px: 2, pb: 1, maxWidth: 320 }}>
          <Details item={item} conflicts={conflicts} />
        </Box>
        <MenuItem component={Link} to={item.url}>
          {t('calendar.open')}
        </MenuItem>
        {onMove && (
          <MenuItem
            onClick={() => {
              setAnchor(null)
              onMove()
            }}
          >
            {t('calendar.moveTo')}
          </MenuItem>
        )}
      </Menu>
    </>
  )
}

const onWideScreens = { display: { xs: 'none', md: 'inline' }, color: 'text.secondary', flexShrink: 0 }
const oneLine = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

const Line = ({ color = 'text.secondary', children }: { color?: string; children: ReactNode }) => (
  <Typography variant="body2" component="div" sx={{ color, overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
)

function Details({ item, conflicts }: Pick<Props, 'item' | 'conflicts'>) {
  const { t } = useI18n()
  const { kind, title, at, all_day, late, people = [] } = item
  return (
    <>
      <Typography sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{title}</Typography>
      <Line color={late ? 'error.main' : undefined}>
        {t(`calendar.kinds.${kind}`)}, {all_day ? longDay(at) : dateAndTime(at)}
        {late && ` (${t('calendar.late')})`}
      </Line>
      {people.map(({ id, name, language }) => (
        <Line key={`${id} ${language}`}>
          {language
            ? t('calendar.translates', { name, language: languageLabel(language) })
            : t('calendar.writes', { name })}
        </Line>
      ))}
      {conflicts.map((conflict) => (
        <Line key={`${conflict.reason} ${conflict.with.kind} ${conflict.with.id}`} color="warning.main">
          {conflictText(conflict)}
        </Line>
      ))}
    </>
  )
}
