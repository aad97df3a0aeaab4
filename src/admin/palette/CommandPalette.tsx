import CloseIcon from '@mui/icons-material/Close'
import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import Typography from '@mui/material/Typography'
import useAutocomplete from '@mui/material/useAutocomplete'
import { MAX_SEARCH_LENGTH } from '@shared/snippet'
import { type HTMLAttributes, type Key, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { failureText } from '../api/failures'
import type { Identity } from '../authProvider'
import { useI18n } from '../i18n/i18n'
import { DASHBOARD_KEYS, matches } from '../keys/keys'
import { useIsPhone } from '../layout/use-is-phone'
import { TryAgain } from '../waiting/TryAgain'
import type { Command } from './commands'
import { groupHeading, listStyle, optionStyle } from './palette-parts'
import { useCommands } from './use-commands'

type Props = { user: Identity; onClose: () => void }

/** Finds screens, actions and records by their names, as a combobox whose list is always open. */
export function CommandPalette({ user, onClose }: Props) {
  const { t } = useI18n()
  const isPhone = useIsPhone()
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth="sm"
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t('palette.name') } }}
      // At the top, so that it stays where it is while the list becomes shorter.
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Commands user={user} onClose={onClose} />
    </Dialog>
  )
}

/** Apart from the dialog, which renders what is in it later, while the combobox looks for its field at once. */
function Commands({ user, onClose }: Props) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { commands, isLoading, error, retry } = useCommands(user, typed)
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete<Command>({
    open: true,
    options: commands,
    // Each word is looked for by then.
    filterOptions: (options) => options,
    groupBy: ({ group }) => group,
    getOptionLabel: ({ label }) => label,
    getOptionKey: ({ key }) => key,
    isOptionEqualToValue: (one, other) => one.key === other.key,
    autoHighlight: true,
    value: null,
    inputValue: typed,
    onInputChange: (_, text, reason) => reason === 'input' && setTyped(text),
    onChange: (_, command) => {
      if (!command) return
      onClose()
      navigate(command.to)
    },
    onClose: (_, reason) => reason === 'escape' && onClose(),
  })
  const groups = groupedOptions as unknown as { key: number; index: number; group: string; options: Command[] }[]
  const isEmpty = commands.length === 0 && !isLoading && !error
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
        <Box {...getRootProps()} sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: 1, minWidth: 0 }}>
          <SearchIcon aria-hidden sx={{ color: 'text.secondary' }} />
          <InputBase
            autoFocus
            fullWidth
            placeholder={t('palette.hint')}
            inputProps={{
              ...getInputProps(),
              'aria-label': t('palette.name'),
              maxLength: MAX_SEARCH_LENGTH,
              enterKeyHint: 'go',
            }}
            onKeyDown={(event) => matches(event.nativeEvent, DASHBOARD_KEYS.find) && event.preventDefault()}
          />
        </Box>
        {/* Outside of the combobox, whose Enter opens what is marked. */}
        <IconButton aria-label={t('common.close')} edge="end" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {groups.length > 0 && (
        <Box
          component="ul"
          {...getListboxProps()}
          aria-labelledby={undefined}
          aria-label={t('palette.found')}
          sx={listStyle}
        >
          {groups.map(({ key, index, group, options }) => (
            <Box component="li" key={key} role="presentation">
              <Typography component="div" variant="overline" id={`palette-group-${key}`} sx={groupHeading}>
                {group}
              </Typography>
              <Box component="ul" role="group" aria-labelledby={`palette-group-${key}`} sx={{ m: 0, p: 0 }}>
                {options.map((command, at) => (
                  <Option
                    key={command.key}
                    command={command}
                    of={getOptionProps({ option: command, index: index + at })}
                  />
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <Box sx={{ px: 2, pb: 1.5, pt: 1, borderTop: 1, borderColor: 'divider' }}>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {isLoading && t('palette.searching')}
          {isEmpty && t('palette.nothing', { words: typed.trim() })}
          {!isLoading && !isEmpty && !error && t('palette.count', { count: commands.length })}
        </Typography>
        {error !== null && (
          <>
            <Typography role="alert" variant="body2" color="error">
              {failureText(error, 'palette.failed')}
            </Typography>
            <TryAgain size="small" error={error} onRetry={retry} />
          </>
        )}
      </Box>
    </>
  )
}

function Option({
  command: { label, detail, Icon },
  of,
}: {
  command: Command
  of: HTMLAttributes<HTMLLIElement> & { key?: Key }
}) {
  const { key: _, ...option } = of
  return (
    <Box component="li" {...option} sx={optionStyle}>
      <Icon aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {label}
        {detail && (
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary', display: 'block' }}>
            {detail}
          </Typography>
        )}
      </Box>
    </Box>
  )
}
