import { MIN_PASSWORD_LENGTH } from './password-rules'

/** Those messages that the site's forms show. The catalogues of its languages have each of them. */
export const readerMessages = {
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  passwordRequired: 'Password is required',
  passwordTooShort: `Password must be at least ${MIN_PASSWORD_LENGTH} characters`,
  registrationPasswordTooShort: `Password must be at least ${MIN_PASSWORD_LENGTH} characters long`,
  passwordTooCommon: 'This password is too common. Please choose another one.',
  passwordTooLong: 'Password is too long',
  passwordsDoNotMatch: 'Passwords do not match',
  phoneRequired: 'Phone is required',
  companyRequired: 'Company is required',
  urlInvalid: 'Enter a full address that starts with http:// or https://',
  emailTaken: 'This email is already registered',
  wrongLogin: 'Wrong email or password',
  accountDeactivated: 'This account is deactivated. Please contact the editorial team.',
  roleByAdmin: 'Only an administrator can assign this role',
  totpWrong: 'This code is wrong or has already been used',
  tooManyAttempts: 'Too many attempts. Please try again later.',
  unavailable: 'The magazine is not responding at the moment. Please try again in a minute.',
  storageFull: 'The server has run out of space, so nothing can be saved at the moment.',
  linkInvalid: 'This link is no longer valid. Please request a new one.',
} as const
