import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import { type InputProps, useInput } from 'react-admin'

type Props = Pick<InputProps, 'source' | 'format' | 'parse' | 'onChange' | 'defaultValue' | 'disabled'> & {
  label: string
  helperText: string
}

/**
 * react-admin's BooleanInput without a prop that MUI 9 has removed. A disabled one shows as off, and its form has to send it as off;
 * what it holds comes back with it.
 */
export function SwitchInput({ label, helperText, disabled = false, ...props }: Props) {
  // Not to useInput, which takes the value of a disabled input out of the form.
  const { id, field } = useInput(props)
  const helpId = `${id}-help`
  return (
    <>
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={!disabled && Boolean(field.value)}
            disabled={disabled}
            onChange={(_, isOn) => field.onChange(isOn)}
            onBlur={() => field.onBlur()}
            slotProps={{ input: { ref: field.ref, 'aria-describedby': helpId } }}
          />
        }
      />
      <FormHelperText id={helpId} sx={{ m: 0 }}>
        {helperText}
      </FormHelperText>
    </>
  )
}
