import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { InputHelperText, useInput } from 'react-admin'
import { momentOf, zonedValue, zoneHelp } from './zoned-time'

type Props = { source: string; label: string; helperText: string }

/** A date and a time in the magazine's time zone. react-admin's DateTimeInput passes a prop that MUI 9 has removed. */
export function MomentInput({ source, label, helperText }: Props) {
  const { id, fieldState, field } = useInput<string | null>({ source })
  const { ref, value, onChange, ...rest } = field
  const moment: string | null = value || null
  // What was typed stays as it is: a value that was read and written again may differ, and the browser would start the year again.
  const [typed, setTyped] = useState({ text: zonedValue(moment), moment })
  const shown = typed.moment === moment ? typed.text : zonedValue(moment)
  return (
    <TextField
      {...rest}
      id={id}
      inputRef={ref}
      value={shown}
      onChange={({ target }) => {
        const text = target.value
        const next = momentOf(text) ?? null
        setTyped({ text, moment: next })
        onChange(next)
      }}
      label={label}
      type="datetime-local"
      error={fieldState.invalid}
      helperText={
        <InputHelperText error={fieldState.error?.message} helperText={`${helperText} ${zoneHelp(moment)}`} />
      }
      slotProps={{ inputLabel: { shrink: true } }}
      fullWidth
    />
  )
}
