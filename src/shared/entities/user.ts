import { z } from 'zod'
import { LANGUAGES } from '../languages'
import { messages } from '../messages'
import { ROLES } from '../roles'
import { isUploadPath } from '../validation'
import {
  email,
  exactText,
  givenPassword,
  Id,
  Instant,
  LanguageCode,
  optionalExact,
  optionalLine,
  optionalText,
  optionalUrl,
  password,
  requiredLine,
  requiredText,
  Version,
} from './fields'

export const MAX_BIO = 1000

const Role = z.enum(ROLES, { error: messages.roleRequired })

/** Which mails the user gets: about their ads, what those got in a month, ads to review, articles to review, notes on articles, and newsletters. */
export const Notifications = z.object({
  ad_status: z.boolean(),
  ad_reports: z.boolean(),
  new_ads: z.boolean(),
  reviews: z.boolean(),
  notes: z.boolean(),
  newsletters: z.boolean(),
})
export type Notifications = z.infer<typeof Notifications>

/** A user as the API answers: the password hash has no field here, so it cannot leave. */
export const User = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  website: z.string().nullable(),
  /** A few sentences about the user, and a picture: readers see them under their articles. */
  bio: z.string().nullable(),
  /** Its translations. */
  bio_texts: z.array(z.object({ language: LanguageCode, text: z.string() })),
  image_url: z.string().nullable(),
  /** Of the mails to the user, and of newsletters where they have a version in it. */
  language: LanguageCode,
  email_confirmed: z.boolean(),
  /** Replaces the address once the user confirms it. */
  pending_email: z.string().nullable(),
  /** Whether signing in takes a second factor. */
  totp: z.boolean(),
  /** Was invited by mail, and has not chosen a password yet. */
  invited: z.boolean(),
  /** No one can sign in with the account until an admin activates it again. */
  deactivated: z.boolean(),
  notifications: Notifications,
  created_at: Instant,
  updated_at: Instant,
  version: Version,
})
export type User = z.infer<typeof User>

/** What mail servers have answered to newsletters for the user's address. */
export const UserBounce = z.object({
  updated_at: Instant,
  /** Newsletters that were refused or returned in a row. */
  failures: z.number().int(),
  /** What the mail server wrote. */
  reason: z.string().nullable(),
  /** The address gets no more newsletters. */
  stopped: z.boolean(),
  /** Until when, if not for good. */
  until: Instant.nullable().optional(),
})
export type UserBounce = z.infer<typeof UserBounce>
export const BounceReply = z.object({ bounce: UserBounce.nullable() })

/** The signed-in user. */
export const CurrentUser = User.extend({
  /** They may do nothing else before they have set up a second factor. */
  totp_required: z.boolean(),
})
export type CurrentUser = z.infer<typeof CurrentUser>

/** A password that users choose for themselves: the rules of the registration apply. */
export const newPassword = password(messages.registrationPasswordTooShort)

const contact = { phone: optionalLine(50), company: optionalLine(200), website: optionalUrl() }

export const Login = z.object({
  email: requiredText(messages.emailRequired),
  password: givenPassword().min(1, messages.passwordRequired),
  totp: exactText(50).optional(),
})
export type Login = z.infer<typeof Login>

/** The role is checked by the server: staff roles are refused as forbidden, not as malformed. */
export const Register = z
  .object({
    name: requiredLine(messages.nameRequired, 200),
    email: email(),
    password: newPassword,
    role: Role.optional(),
    /** Whether the user wants the newsletter. Absent, it means yes. */
    newsletter: z.boolean('Must be true or false').optional(),
    /** That of the page. */
    language: LanguageCode.optional(),
    ...contact,
  })
  .superRefine(({ role, phone, company }, context) => {
    if (role !== 'membership') return
    if (!phone) context.addIssue({ code: 'custom', path: ['phone'], message: messages.phoneRequired })
    if (!company) context.addIssue({ code: 'custom', path: ['company'], message: messages.companyRequired })
  })
export type Register = z.infer<typeof Register>

export const ProfileUpdate = z
  .object({
    name: requiredLine(messages.nameRequired, 200),
    email: email(),
    ...contact,
    bio: optionalText(MAX_BIO),
    bio_texts: z
      .array(z.object({ language: LanguageCode, text: requiredText(messages.textRequired, MAX_BIO) }))
      .max(LANGUAGES.length)
      .refine((all) => new Set(all.map(({ language }) => language)).size === all.length, messages.listedTwice)
      .optional(),
    image_url: optionalExact(200).refine((value) => !value || isUploadPath(value), { error: messages.urlInvalid }),
    language: LanguageCode.optional(),
    password: password(messages.passwordTooShort).or(z.literal('')).optional(),
    current_password: givenPassword().optional(),
    notifications: Notifications.partial().optional(),
  })
  .superRefine(({ password, current_password }, context) => {
    if (password && !current_password)
      context.addIssue({ code: 'custom', path: ['current_password'], message: messages.currentPasswordRequired })
  })
export type ProfileUpdate = z.infer<typeof ProfileUpdate>

const managedAccount = z.object({
  name: requiredLine(messages.nameRequired, 200),
  email: email(),
  role: Role,
  language: LanguageCode.optional(),
  ...contact,
})

/** With `invite` and no password, the user gets a mail with a link to choose one. */
export const UserCreate = managedAccount
  .extend({
    password: password(messages.passwordTooShort).optional(),
    invite: z.boolean('Must be true or false').optional(),
  })
  .refine(({ password, invite }) => password !== undefined || invite, {
    path: ['password'],
    error: messages.passwordRequired,
    // Together with the errors of other fields.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
export type UserCreate = z.infer<typeof UserCreate>

/** A blank password leaves the password as it is. */
export const UserUpdate = managedAccount.extend({
  password: password(messages.passwordTooShort).or(z.literal('')).optional(),
})
export type UserUpdate = z.infer<typeof UserUpdate>
