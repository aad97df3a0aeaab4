import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import { type InputProps, useInput } from 'react-admin'

type Props = Pick<InputProps, 'source' | 'format' | 'parse' | 'onChange' | 'defaultValue'> & {
  label: string
  helperText: string
}

/** react-admin's BooleanInput without a prop that MUI 9 has removed. */
export function SwitchInput({ label, helperText, ...props }: Props) {
  const { id, field } = useInput(props)
  const helpId = `${id}-help`
  return (
    <>
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={Boolean(field.value)}
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
