import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { translateText } from '../../i18n/i18n'
import { useAuthors } from '../use-authors'

type Props = {
  id?: string
  label: string
  /** The id of the account. */
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  error?: string
  disabled?: boolean
}

/** Someone of those who write. */
export function PersonField({ id, label, value, onChange, onBlur, error, disabled }: Props) {
  const authors = useAuthors()
  const names = new Map(authors?.map((author) => [author.id, author.name]))
  return (
    <Autocomplete
      id={id}
      fullWidth
      value={value}
      options={authors?.map((author) => author.id) ?? []}
      loading={authors === undefined}
      getOptionLabel={(account) => names.get(account) ?? (authors ? `#${account}` : '')}
      disabled={disabled}
      onChange={(_, account) => onChange(account)}
      onBlur={onBlur}
      renderInput={(props) => (
        <TextField {...props} label={label} error={Boolean(error)} helperText={error && translateText(error)} />
      )}
    />
  )
}
