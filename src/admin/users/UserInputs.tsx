import Box from '@mui/material/Box'
import { MIN_PASSWORD_LENGTH } from '@shared/password-rules'
import { PasswordInput, SelectInput, TextInput } from 'react-admin'
import { useI18n } from '../i18n/i18n'
import { roleChoices } from '../layout/role-labels'

const helperTexts = {
  new: { email: false, password: 'users.help.newPassword', role: false },
  other: { email: false, password: 'users.help.otherPassword', role: 'users.help.otherRole' },
  // The profile asks for the current password.
  own: { email: 'users.help.ownEmail', password: undefined, role: 'users.help.ownRole' },
} as const

/** Names the account that the form is about. */
export type Whose = keyof typeof helperTexts

/** Otherwise browsers would fill in the admin's details. */
const foreign = { autoComplete: 'off', helperText: false } as const

export function UserInputs({ whose }: { whose: Whose }) {
  const { t } = useI18n()
  const helperText = helperTexts[whose]
  return (
    <Box sx={{ display: 'grid', columnGap: 2, alignItems: 'start', gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <TextInput source="name" isRequired autoFocus={whose === 'new'} {...foreign} />
      <TextInput
        source="email"
        type="email"
        isRequired
        {...foreign}
        readOnly={whose === 'own'}
        helperText={helperText.email}
      />
      {helperText.password && (
        <PasswordInput
          source="password"
          isRequired={whose === 'new'}
          autoComplete="new-password"
          helperText={t(helperText.password, { min: MIN_PASSWORD_LENGTH })}
        />
      )}
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
