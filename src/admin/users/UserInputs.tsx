import Box from '@mui/material/Box'
import { MIN_PASSWORD_LENGTH } from '@shared/constants'
import { PasswordInput, SelectInput, TextInput } from 'react-admin'
import { roleChoices } from '../layout/role-labels'

const helperTexts = {
  new: { password: `At least ${MIN_PASSWORD_LENGTH} characters`, role: false },
  other: {
    password: 'Leave it blank to keep the present one. A new one signs this user out everywhere.',
    role: 'A new role signs this user out everywhere.',
  },
  own: {
    password: 'Leave it blank to keep the present one. A new one signs you out everywhere else.',
    role: 'Only another admin can change your role.',
  },
} as const

/** Whose account the form is about, for whoever fills it in. */
export type Whose = keyof typeof helperTexts

/** Browsers would fill in the details of the admin. */
const foreign = { autoComplete: 'off', helperText: false } as const

export function UserInputs({ whose }: { whose: Whose }) {
  const helperText = helperTexts[whose]
  return (
    <Box sx={{ display: 'grid', columnGap: 2, alignItems: 'start', gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <TextInput source="name" isRequired autoFocus={whose === 'new'} {...foreign} />
      <TextInput source="email" type="email" isRequired {...foreign} />
      <PasswordInput
        source="password"
        isRequired={whose === 'new'}
        autoComplete="new-password"
        helperText={helperText.password}
      />
      <SelectInput
        source="role"
        choices={roleChoices}
        isRequired
        disabled={whose === 'own'}
        helperText={helperText.role}
      />
      <TextInput source="phone" type="tel" {...foreign} />
      <TextInput source="company" {...foreign} />
      <TextInput
        source="website"
        type="url"
        placeholder="https://"
        sx={{ gridColumn: { sm: '1 / -1' } }}
        {...foreign}
      />
    </Box>
  )
}
