import FormControl, { type FormControlProps } from '@mui/material/FormControl'
import type { Ref } from 'react'

/**
 * The root of every text field. react-admin 5 passes props that MUI 9 has removed, besides their successors in `slotProps`.
 * They would end up as attributes of the element, about which React warns.
 */
export function TextFieldRoot({
  InputProps: _input,
  InputLabelProps: _label,
  ...props
}: FormControlProps & { InputProps?: unknown; InputLabelProps?: unknown; ref?: Ref<HTMLDivElement> }) {
  return <FormControl {...props} />
}
