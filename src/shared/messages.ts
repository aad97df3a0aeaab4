import { MIN_PASSWORD_LENGTH } from './constants'

/** The texts of the validation rules: forms show them, the server answers with them. */
export const messages = {
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  passwordRequired: 'Password is required',
  passwordTooShort: `Password must be at least ${MIN_PASSWORD_LENGTH} characters`,
  registrationPasswordTooShort: `Password must be at least ${MIN_PASSWORD_LENGTH} characters long`,
  passwordTooLong: 'Password is too long',
  passwordsDoNotMatch: 'Passwords do not match',
  currentPasswordRequired: 'Current password is required',
  currentPasswordWrong: 'Current password is wrong',
  roleRequired: 'Role is required',
  phoneRequired: 'Phone is required',
  companyRequired: 'Company is required',
  titleRequired: 'Title is required',
  excerptRequired: 'Excerpt is required',
  descriptionRequired: 'Description is required',
  slugRequired: 'Slug is required',
  slugInvalid: 'Slug may hold lowercase letters, digits and hyphens',
  subjectRequired: 'Subject is required',
  contentRequired: 'Content is required',
  imageUrlRequired: 'Image URL is required',
  videoUrlRequired: 'Video URL is required',
  urlInvalid: 'Enter a full address that starts with http:// or https://',
  emailTaken: 'This email is already registered',
  slugTaken: 'This slug is already taken',
  eventTarget:
    'For an event the excerpt is the address its button leads to: a full http(s) address, or a path like /membership',
} as const
