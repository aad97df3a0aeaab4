import type { PartialHandlers } from '../../http/route'
import { askForReset, confirmEmail, resendConfirmation, resetPassword } from './account-mail.service'

export const accountMailHandlers = {
  'POST /api/auth/forgot-password': async ({ body, address, ...services }) => {
    await askForReset(services, body.email, address)
    return { message: 'If this address is registered, a link to set a new password is on its way.' }
  },
  'POST /api/auth/reset-password': async ({ body, address, auditNote, ...services }) => {
    auditNote.userId = await resetPassword(services, body.token, body.password, address)
    return { message: 'Your password has been changed. You can now sign in.' }
  },
  'POST /api/auth/confirm-email': async ({ body, auditNote, token, ...services }) => {
    auditNote.userId = await confirmEmail(services, body.token, token)
    return { message: 'Your email address is confirmed.' }
  },
  'POST /api/auth/resend-confirmation': async (context) => {
    await resendConfirmation(context)
    return { message: 'A new link is on its way.' }
  },
} satisfies PartialHandlers
