import TextField from '@mui/material/TextField'
import { InputHelperText, useInput } from 'react-admin'
import { localValue } from './local-time'

type Props = { source: string; label: string; helperText: string }

/** A date and a time in the browser's time zone. react-admin's DateTimeInput passes a prop that MUI 9 has removed. */
export function MomentInput({ source, label, helperText }: Props) {
  const { id, fieldState, ...input } = useInput({
    source,
    format: localValue,
    parse: (value: string) => (value ? new Date(value).toISOString() : null),
  })
  const { ref, ...field } = input.field
  return (
    <TextField
      {...field}
      id={id}
      inputRef={ref}
      label={label}
      type="datetime-local"
      error={fieldState.invalid}
      helperText={<InputHelperText error={fieldState.error?.message} helperText={helperText} />}
      slotProps={{ inputLabel: { shrink: true } }}
      fullWidth
    />
  )
}
