import { z } from 'zod'
import * as texts from '../texts/sentences.ts'
import { passwordLimits } from './passwords.ts'
import { AccountRole } from '../platform/roles.ts'
import { oneLine } from '../texts/one-line.ts'

export const Name = z.string().max(200).overwrite(oneLine).min(1, texts.nameRequired)
/**
 * An email address, spaces around it aside. What it must be is a check of the text and no second schema, so that the description of the API says it.
 * @param invalid in the words that a person reads. @param empty the same where nothing was typed.
 */
export const emailField = (invalid: string, empty = invalid) =>
  z.string().trim().min(1, { error: empty, abort: true }).max(254, { abort: true }).check(z.email(invalid))
/** Kept as typed; the server decides which addresses are one. */
export const Email = emailField(texts.emailInvalid, texts.emailRequired)
/** For signing in: an account that was made by any means must be able to try. */
export const LoginEmail = emailField(texts.loginEmailInvalid)
export const NewPassword = z
  .string()
  .min(passwordLimits.least, texts.passwordTooShort)
  .max(passwordLimits.most, texts.passwordTooLong)
/** Not checked against today's rules: those who have an older one must get in to change it. */
export const OldPassword = z.string().min(1, texts.passwordRequired).max(1_000)

export const providers = ['facebook', 'google', 'linkedin', 'twitter'] as const
export const Provider = z.enum(providers)
export type Provider = z.infer<typeof Provider>

/** The person who is signed in, as they themselves see it. Never holds a secret. */
export const User = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  /** Ten digits. */
  phone: z.string().nullable(),
  role: AccountRole,
  provider: z.enum(['local', ...providers]),
  /** ISO 8601, UTC. */
  created: z.string(),
  lastLogin: z.string().nullable(),
  verification: z.object({ isVerified: z.boolean() }),
  /** They can sign in by a link in a text. */
  phoneLogin: z.boolean(),
  hasPassword: z.boolean(),
  subscription: z.object({
    /** Credits for applications that are left. */
    jobApplicationsCounter: z.number().int(),
  }),
  company: z
    .object({ _id: z.string(), name: z.string(), companyType: z.number().int(), isAdmin: z.boolean() })
    .nullable(),
})
export type User = z.infer<typeof User>

/** What a sign-in answers with: a session, or the second step that is still to be taken. */
export const SignInAnswer = z.union([
  z.object({ token: z.string(), secondFactor: z.null() }),
  z.object({
    token: z.null(),
    secondFactor: z.object({ key: z.string(), ways: z.array(z.enum(['authenticator', 'passkey', 'recovery-code'])) }),
  }),
])
export type SignInAnswer = z.infer<typeof SignInAnswer>
