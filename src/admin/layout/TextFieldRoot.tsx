import FormControl, { type FormControlProps } from '@mui/material/FormControl'
import type { Ref } from 'react'

/**
 * The root of every text field. react-admin 5 still hands over props that MUI 9 no longer knows, beside their successors
 * in `slotProps`; they would end as attributes of the element, and React complains.
 */
export function TextFieldRoot({
  InputProps: _input,
  InputLabelProps: _label,
  ...props
}: FormControlProps & { InputProps?: unknown; InputLabelProps?: unknown; ref?: Ref<HTMLDivElement> }) {
  return <FormControl {...props} />
}
