import Box from '@mui/material/Box'
import type { User } from '@shared/entities/user'
import { MIN_PASSWORD_LENGTH } from '@shared/password-rules'
import { PasswordInput, SelectInput, TextInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { MailLanguageInput } from '../forms/MailLanguageInput'
import { SwitchInput } from '../forms/SwitchInput'
import { useI18n } from '../i18n/i18n'
import { roleChoices } from '../layout/role-labels'
import { useIdentity } from '../layout/use-identity'
import { guardedAddress } from '../profile/profile-errors'
import { RoleAbilities } from './RoleAbilities'

const helperTexts = {
  new: { password: 'users.help.newPassword', role: false },
  other: { password: 'users.help.otherPassword', role: 'users.help.otherRole' },
  own: { password: 'users.help.otherPassword', role: 'users.help.ownRole' },
} as const

/** Names the account that the form is about. */
export type Whose = keyof typeof helperTexts

/** Otherwise browsers would fill in the admin's details. */
const foreign = { autoComplete: 'off', helperText: false } as const

export function UserInputs({ whose }: { whose: Whose }) {
  const { t } = useI18n()
  const helperText = helperTexts[whose]
  // The profile asks for the current password, unless the host has no such rule.
  const isInProfile = guardedAddress(useRecordContext<User>()) !== undefined && whose === 'own'
  const mayInvite = useIdentity()?.invites && whose === 'new'
  const isInvited = useWatch({ name: 'invite' }) === true
  return (
    <Box sx={{ display: 'grid', columnGap: 2, alignItems: 'start', gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <TextInput source="name" isRequired autoFocus={whose === 'new'} {...foreign} />
      <TextInput
        source="email"
        type="email"
        isRequired
        {...foreign}
        readOnly={isInProfile}
        helperText={isInProfile && 'users.help.ownEmail'}
      />
      {!isInProfile && !isInvited && (
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
      {whose !== 'own' && <RoleAbilities />}
      {mayInvite && (
        <Box sx={{ gridColumn: { sm: '1 / -1' }, mb: 2 }}>
          <SwitchInput source="invite" label={t('users.invite.label')} helperText={t('users.invite.help')} />
        </Box>
      )}
      <TextInput source="phone" type="tel" {...foreign} />
      <TextInput source="company" {...foreign} />
      <TextInput source="website" type="url" placeholder="https://" {...foreign} />
      <MailLanguageInput />
    </Box>
  )
}
