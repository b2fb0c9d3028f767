import { z } from 'zod'
import { ApiKey, NewApiKey } from './api-keys.ts'
import {
  Company,
  CompanyChange,
  CompanyEvent,
  CompanyRegister,
  CreditsToMove,
  RegisteredCompany,
  Statement,
  Verification,
} from './companies.ts'
import { memberEmailInvalid, memberNameMissing } from './texts.ts'
import { endpoint } from '../platform/endpoint.ts'
import { oneLine } from '../texts/one-line.ts'
import { termsNotAccepted } from '../texts/sentences.ts'
import { Alert } from '../texts/alert.ts'
import { emailField, NewPassword } from '../users/users.ts'

const tag = 'Companies'

/** Every call below names the company, and it must be the caller's own: see `member` in contract/platform/endpoint.ts. */
const ofMembers = { who: 'user', member: 'company' } as const
const ofAdmins = { who: 'user', member: 'companyAdmin' } as const

const companyId = z.uuid()
const params = z.object({ companyId })

const Transferred = Alert.extend({
  publisher_credits: z.number().int().describe('The company as it is after the change'),
})

export const companies = {
  register: endpoint(
    { method: 'GET', path: '/companies/register', summary: 'Get the name of the company register that we search', tag },
    { rateClass: 'read', who: 'guest' },
  ).output(CompanyRegister),

  find: endpoint(
    {
      method: 'GET',
      path: '/companies/find/{x}',
      summary: 'Find companies in the register by part of their name',
      description:
        'Spaces may be written as plus signs; four letters are needed. Answers 503 while the register does not answer: the details can always be typed by hand.',
      tag,
    },
    { rateClass: 'search', who: 'guest' },
  )
    .input(z.object({ params: z.object({ x: z.string().max(200) }) }))
    .output(z.array(RegisteredCompany)),

  details: endpoint(
    { method: 'GET', path: '/companies/{companyId}', summary: 'Get the company, its members and its credits', tag },
    { rateClass: 'read', ...ofMembers },
  )
    .input(z.object({ params }))
    .output(Company),

  edit: endpoint(
    {
      method: 'PUT',
      path: '/companies/{companyId}',
      summary: 'Change the company’s name, number, type, phone or address',
      description: 'A new name or number loses the verified badge until it has been checked again.',
      tag,
    },
    { rateClass: 'write', ...ofAdmins },
  )
    .input(z.object({ params, body: CompanyChange }))
    .output(Alert),

  invite: endpoint(
    {
      method: 'POST',
      path: '/users/internal',
      summary: 'Invite someone to join the company',
      description:
        'Sends a link to set a password and join. The answer is the same whether or not the address has an account.',
      tag,
      status: 201,
    },
    { rateClass: 'write', ...ofAdmins },
  )
    .input(
      z.object({
        body: z.strictObject({
          name: z.string(memberNameMissing).max(200).overwrite(oneLine).min(1, memberNameMissing),
          email: emailField(memberEmailInvalid),
        }),
      }),
    )
    .output(Alert),

  withdrawInvitation: endpoint(
    {
      method: 'DELETE',
      path: '/companies/{companyId}/invitations/{invitationId}',
      summary: 'Withdraw an invitation',
      tag,
    },
    { rateClass: 'write', ...ofAdmins },
  )
    .input(z.object({ params: params.extend({ invitationId: z.uuid() }) }))
    .output(Alert),

  lookAtInvitation: endpoint(
    {
      method: 'GET',
      path: '/company-invitations/{key}',
      summary: 'What an invitation is for; nothing is changed',
      tag,
    },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(z.object({ params: z.object({ key: z.string().max(200) }) }))
    .output(
      z.object({
        kind: z
          .enum(['new', 'has-account', 'cannot-join', 'expired', 'unknown'])
          .describe('‘new’: a password is to be chosen. ‘cannot-join’: the account is for something else'),
        company: z.string().nullable(),
        name: z.string().nullable(),
        email: z.string().nullable(),
      }),
    ),

  join: endpoint(
    {
      method: 'POST',
      path: '/companies/join',
      summary: 'Accept an invitation',
      description:
        'A password and acceptance of the terms are required, and used, only if the invited address has no account yet.',
      tag,
    },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(
      z.object({
        body: z.strictObject({
          key: z.string().min(1).max(200),
          newPassword: NewPassword.optional(),
          terms: z.literal(true, termsNotAccepted).optional(),
        }),
      }),
    )
    .output(Alert),

  makeAdmin: endpoint(
    { method: 'PUT', path: '/companies/member/admin', summary: 'Make a member an admin', tag },
    { rateClass: 'write', ...ofAdmins },
  )
    .input(z.object({ body: z.strictObject({ userId: z.uuid(), companyId }) }))
    .output(Alert),

  removeMember: endpoint(
    {
      method: 'DELETE',
      path: '/companies/member/{companyId}/{userId}',
      summary: 'Remove a member; the company gets their credits back',
      tag,
    },
    { rateClass: 'write', ...ofAdmins },
  )
    .input(z.object({ params: params.extend({ userId: z.uuid() }) }))
    .output(Transferred),

  leave: endpoint(
    {
      method: 'POST',
      path: '/companies/{companyId}/leave',
      summary: 'Leave the company; it gets the credits back',
      tag,
    },
    { rateClass: 'write', ...ofMembers },
  )
    .input(z.object({ params }))
    .output(Alert),

  transfer: endpoint(
    {
      method: 'POST',
      path: '/companies/transfer',
      summary: 'Move credits between the company and a member',
      description: 'If it is sent again with the same Idempotency-Key or `key`, the credits are moved only once.',
      tag,
    },
    { rateClass: 'write', ...ofAdmins },
  )
    .input(
      z.object({
        body: z.strictObject({
          companyId,
          userId: z.uuid(),
          credits: CreditsToMove,
          to: z.enum(['member', 'company']),
          /** For forms, which send no headers. */
          key: z.uuid().optional(),
        }),
      }),
    )
    .output(Transferred),

  transferByGet: endpoint(
    {
      method: 'GET',
      path: '/companies/transfer/{userId}/{companyId}/{credits}',
      summary: 'Move credits between the company and a member',
      description:
        'From the company to the member; a minus before the number moves them back. Only with a bearer token: pages use the same by POST.',
      tag,
    },
    { rateClass: 'write', ...ofAdmins, needsBearer: true },
  )
    .input(
      z.object({
        params: params.extend({ userId: z.uuid(), credits: z.string().regex(/^-?[1-9]\d{0,5}$/u) }),
      }),
    )
    .output(Transferred),

  statement: endpoint(
    {
      method: 'GET',
      path: '/companies/{companyId}/statement',
      summary: 'List the credit movements of the company, or of a member',
      tag,
    },
    { rateClass: 'read', ...ofAdmins },
  )
    .input(z.object({ params, query: z.object({ member: z.uuid().optional() }) }))
    .output(Statement),

  statementFile: endpoint(
    { method: 'GET', path: '/companies/{companyId}/statement.csv', summary: 'The same, as a spreadsheet', tag },
    { rateClass: 'read', ...ofAdmins, files: ['text/csv'] },
  )
    .input(z.object({ params, query: z.object({ member: z.uuid().optional() }) }))
    .output(z.file()),

  ownStatement: endpoint(
    {
      method: 'GET',
      path: '/companies/{companyId}/own-statement',
      summary: 'List the movements of your own publisher credits',
      tag,
    },
    { rateClass: 'read', ...ofMembers },
  )
    .input(z.object({ params }))
    .output(Statement),

  ownStatementFile: endpoint(
    { method: 'GET', path: '/companies/{companyId}/own-statement.csv', summary: 'The same, as a spreadsheet', tag },
    { rateClass: 'read', ...ofMembers, files: ['text/csv'] },
  )
    .input(z.object({ params }))
    .output(z.file()),

  events: endpoint(
    { method: 'GET', path: '/companies/{companyId}/events', summary: 'List the audit log, latest first', tag },
    { rateClass: 'read', ...ofAdmins },
  )
    .input(
      z.object({
        params,
        query: z.object({
          before: z
            .string()
            .regex(/^[1-9]\d{0,17}$/u)
            .optional()
            .describe('The _id of the last line that you have'),
        }),
      }),
    )
    .output(z.object({ events: z.array(CompanyEvent), hasMore: z.boolean() })),

  verify: endpoint(
    {
      method: 'POST',
      path: '/companies/{companyId}/verify',
      summary: 'Check the company number with the register, and the members’ confirmed email addresses',
      tag,
    },
    { rateClass: 'write', ...ofAdmins },
  )
    .input(z.object({ params }))
    .output(Alert.extend({ verification: Verification })),

  askToPublish: endpoint(
    {
      method: 'POST',
      path: '/companies/{companyId}/ask-to-publish',
      summary: 'Ask the operator to approve the company before its first ad',
      tag,
    },
    { rateClass: 'write', ...ofAdmins },
  )
    .input(z.object({ params }))
    .output(Alert),

  apiKeys: endpoint(
    {
      method: 'GET',
      path: '/companies/{companyId}/api-keys',
      summary: 'List the company’s API keys, latest first',
      tag,
    },
    { rateClass: 'read', ...ofAdmins },
  )
    .input(z.object({ params }))
    .output(z.array(ApiKey)),

  makeApiKey: endpoint(
    {
      method: 'POST',
      path: '/companies/{companyId}/api-keys',
      summary: 'Create an API key',
      description: 'The answer contains the key. It cannot be shown again, because we only keep a hash of it.',
      tag,
      status: 201,
    },
    { rateClass: 'write', ...ofAdmins },
  )
    .input(z.object({ params, body: NewApiKey }))
    .output(Alert.extend({ key: z.string().describe('Send it as ‘Authorization: Bearer …’'), apiKey: ApiKey })),

  revokeApiKey: endpoint(
    {
      method: 'DELETE',
      path: '/companies/{companyId}/api-keys/{keyId}',
      summary: 'Revoke a key: it stops working at once',
      tag,
    },
    { rateClass: 'write', ...ofAdmins },
  )
    .input(z.object({ params: params.extend({ keyId: z.uuid() }) }))
    .output(Alert),
}
