import { z } from 'zod'
import { BoardWithCredentials } from '../applications/applications.ts'

/** What becomes of a board's password: kept, sealed; or asked for each time. */
export const CredentialMode = z.enum(['keep', 'ask'])
export type CredentialMode = z.infer<typeof CredentialMode>

/** What came of trying a login: 'needs-you': the board asks for a code or a person; 'no-answer': the board was not reached. */
const loginTestResults = ['works', 'refused', 'needs-you', 'no-answer'] as const
export const LoginTestState = z.enum(['not-tested', 'waiting', ...loginTestResults])
export type LoginTestState = z.infer<typeof LoginTestState>
export type LoginTestResult = (typeof loginTestResults)[number]

/** After which nobody logs in there for the person any more, until they have changed the login or said so. */
export const HeldLogin = z.object({
  reason: z.enum(['wrong-password', 'account-warning']),
  text: z.string().describe('In the words of the board'),
  since: z.iso.datetime(),
})
export type HeldLogin = z.infer<typeof HeldLogin>

/** A login to a board as its person sees it. Never the password. */
export const BoardCredential = z.object({
  source: BoardWithCredentials,
  email: z.string().nullable().describe('As it was saved; null: asked for each time'),
  mode: CredentialMode,
  isOn: z.boolean(),
  savedAt: z.string().nullable().describe('When the password was saved; null: none is kept'),
  lastUsed: z.string().nullable(),
  consent: z.object({ at: z.string(), version: z.string() }),
  test: z.object({ state: LoginTestState, at: z.string().nullable() }),
  held: HeldLogin.nullable().describe('Not used until the person changes it or asks to try again'),
  mustConfirm: z.boolean().describe('Not used until the person proves again who they are'),
})
export type BoardCredential = z.infer<typeof BoardCredential>

/** One entry of the form, as the specification has it (S8.11). */
export const NewCredential = z.strictObject({
  email: z.string().trim().max(254).default(''),
  password: z.string().max(1_000).default(''),
  source: BoardWithCredentials.optional(),
  consent: z.string().max(40).optional().describe('The version of the terms that the person agreed to'),
})
export type NewCredential = z.infer<typeof NewCredential>
