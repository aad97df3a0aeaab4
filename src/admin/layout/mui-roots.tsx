import type { CheckboxProps } from '@mui/material/Checkbox'
import FormControl, { type FormControlProps } from '@mui/material/FormControl'
import type { ComponentProps, Ref } from 'react'

/**
 * The root of every check box, without a prop that react-admin 5 passes and MUI 9 has removed, and without the label, which
 * react-admin sets on the root although it belongs on the input.
 */
const CheckboxRoot = ({
  inputProps: _input,
  'aria-label': _label,
  ...props
}: ComponentProps<'span'> & { inputProps?: unknown }) => <span {...props} />

export const checkboxProps = {
  component: CheckboxRoot,
  slotProps: { input: (props) => ({ 'aria-label': (props as CheckboxProps)['aria-label'] }) },
} satisfies CheckboxProps & { component: typeof CheckboxRoot }

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
