import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { PasswordInput, TextInput } from 'react-admin'

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

export const PasswordInputs = () => (
  <>
    <Typography variant="h6" component="h2" sx={{ mt: 3 }}>
      Change password
    </Typography>
    <Typography sx={{ color: 'text.secondary', mb: 1 }}>
      Leave these blank to keep your password. Changing it signs you out everywhere else.
    </Typography>
    <Box sx={twoColumns}>
      <PasswordInput source="current_password" autoComplete="current-password" />
      <Box sx={{ display: { xs: 'none', md: 'block' } }} />
      <PasswordInput source="password" label="New password" autoComplete="new-password" />
      <PasswordInput source="password_repeat" label="Repeat new password" autoComplete="new-password" />
    </Box>
  </>
)
