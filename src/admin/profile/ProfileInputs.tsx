import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { User } from '@shared/entities/user'
import { PasswordInput, TextInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { MailLanguageInput } from '../forms/MailLanguageInput'
import { useI18n } from '../i18n/i18n'
import { guardedAddress, isNewAddress } from './profile-errors'

const twoColumns = { display: 'grid', columnGap: 2, gridTemplateColumns: { md: '1fr 1fr' } }

export const ContactInputs = () => (
  <Box sx={twoColumns}>
    <TextInput source="name" isRequired autoComplete="name" />
    <EmailInput />
    <TextInput source="phone" type="tel" autoComplete="tel" />
    <TextInput source="company" autoComplete="organization" />
    <TextInput source="website" type="url" placeholder="https://" autoComplete="url" />
    <MailLanguageInput />
  </Box>
)

/** What a new address leads to, once one is typed. */
function EmailInput() {
  const { t } = useI18n()
  const present = guardedAddress(useRecordContext<User>())
  const isNew = isNewAddress(useWatch({ name: 'email' }), present)
  return (
    <TextInput
      source="email"
      type="email"
      isRequired
      autoComplete="email"
      helperText={isNew && t('profile.newEmailHelp')}
    />
  )
}

export const PasswordInputs = () => {
  const { t } = useI18n()
  return (
    <>
      <Typography variant="h6" component="h2" sx={{ mt: 3 }}>
        {t('profile.changePassword')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t('profile.passwordHelp')}</Typography>
      <Box sx={twoColumns}>
        <PasswordInput
          source="current_password"
          autoComplete="current-password"
          helperText={t('profile.currentPasswordHelp')}
        />
        <Box sx={{ display: { xs: 'none', md: 'block' } }} />
        <PasswordInput source="password" label={t('profile.newPassword')} autoComplete="new-password" />
        <PasswordInput source="password_repeat" label={t('profile.repeatPassword')} autoComplete="new-password" />
      </Box>
    </>
  )
}
