import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { PasswordInput, TextInput } from 'react-admin'
import { useI18n } from '../i18n/i18n'

const twoColumns = { display: 'grid', columnGap: 2, gridTemplateColumns: { md: '1fr 1fr' } }

export const ContactInputs = () => (
  <Box sx={twoColumns}>
    <TextInput source="name" isRequired autoComplete="name" />
    <TextInput source="email" type="email" isRequired autoComplete="email" />
    <TextInput source="phone" type="tel" autoComplete="tel" />
    <TextInput source="company" autoComplete="organization" />
    <TextInput source="website" type="url" placeholder="https://" autoComplete="url" />
  </Box>
)

export const PasswordInputs = () => {
  const { t } = useI18n()
  return (
    <>
      <Typography variant="h6" component="h2" sx={{ mt: 3 }}>
        {t('profile.changePassword')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t('profile.passwordHelp')}</Typography>
      <Box sx={twoColumns}>
        <PasswordInput source="current_password" autoComplete="current-password" />
        <Box sx={{ display: { xs: 'none', md: 'block' } }} />
        <PasswordInput source="password" label={t('profile.newPassword')} autoComplete="new-password" />
        <PasswordInput source="password_repeat" label={t('profile.repeatPassword')} autoComplete="new-password" />
      </Box>
    </>
  )
}
