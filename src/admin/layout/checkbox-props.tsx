import type { CheckboxProps } from '@mui/material/Checkbox'
import type { ComponentProps } from 'react'

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
