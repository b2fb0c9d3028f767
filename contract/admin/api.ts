import { companyDecisions } from './decisions.ts'
import { Verification } from '../companies/companies.ts'
import { publishingStates } from '../companies/states.ts'
import { reportReasons } from '../job-searches/ad-reports.ts'
import { z } from 'zod'
import { Alert } from '../texts/alert.ts'
import { endpoint } from '../platform/endpoint.ts'
import { AccountRole } from '../platform/roles.ts'
import { User } from '../users/users.ts'

const tag = 'Administration'
const changing = { rateClass: 'write', who: 'admin' } as const
const looking = { rateClass: 'read', who: 'admin' } as const
const params = z.object({ id: z.uuid() })

/** A row of the list of accounts (S15.5). */
export const AdminUser = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: AccountRole,
  provider: User.shape.provider,
  created: z.string(),
  lastLogin: z.string().nullable(),
  verification: z.object({
    isVerified: z.boolean().describe('They have confirmed an email address or a phone number'),
    isEmailVerified: z.boolean(),
  }),
  isDisabled: z.boolean(),
})
export type AdminUser = z.infer<typeof AdminUser>

export const AuditEntry = z.object({
  id: z.string(),
  at: z.string(),
  event: z.string(),
  /** The name or address of who did it; null where the account is gone, or nobody was signed in. */
  actor: z.string().nullable(),
  address: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AdminMessage = z.object({
  _id: z.string(),
  kind: z.enum(['contact', 'issue', 'ticket', 'lead', 'investor', 'plan']),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string(),
  content: z.string(),
  /** What a lead says besides. */
  details: z.record(z.string(), z.unknown()),
  created: z.string(),
  done: z.string().nullable(),
})
export type AdminMessage = z.infer<typeof AdminMessage>

export const FailedTask = z.object({
  _id: z.string(),
  name: z.string(),
  reason: z.string(),
  tries: z.number().int(),
  created: z.string(),
  failed: z.string(),
})
export type FailedTask = z.infer<typeof FailedTask>

const Page = z.number().int().min(1).max(100_000).default(1)

const AdminReport = z.object({
  _id: z.string(),
  job: z.string(),
  jobTitle: z.string(),
  employer: z.string().nullable(),
  reason: z.enum(reportReasons),
  details: z.string(),
  reported: z.iso.datetime(),
  settled: z.iso.datetime().nullable(),
  ad: z
    .object({ _id: z.uuid(), isOnline: z.boolean(), takenDownReason: z.string().nullable() })
    .nullable()
    .describe('The ad that was posted here; null if it is of another board'),
})
export type AdminReport = z.infer<typeof AdminReport>

/** A company as those who run the site see it. */
export const AdminCompany = z.object({
  _id: z.string(),
  name: z.string(),
  companyNumber: z.string().nullable(),
  companyType: z.number().int(),
  address: z.string(),
  created: z.string(),
  admins: z.array(z.object({ _id: z.string(), name: z.string(), email: z.string().nullable() })),
  members: z.number().int(),
  otherDomains: z
    .array(z.string())
    .describe('Where members read email that is not its name: why it is not verified by itself'),
  verification: Verification,
  state: z.enum(publishingStates),
  reason: z.string().nullable(),
  decided: z.string().nullable(),
  asked: z.string().nullable().describe('When it started waiting for a decision'),
})
export type AdminCompany = z.infer<typeof AdminCompany>

export const admin = {
  users: endpoint({ method: 'GET', path: '/admin/users', summary: 'Accounts, a page at a time', tag }, looking)
    .input(
      z.object({
        query: z.object({
          filter: z.string().max(200).default('').describe('Part of an email address, a name or a phone number'),
          unverified: z.boolean().default(false),
          sort: z.enum(['email', 'created']).default('created'),
          page: Page,
        }),
      }),
    )
    .output(
      z.object({
        users: z.array(AdminUser),
        total: z.number().int(),
        page: z.number().int(),
        pages: z.number().int(),
      }),
    ),

  user: endpoint(
    { method: 'GET', path: '/admin/users/{id}', summary: 'One account, with its sessions and its history', tag },
    looking,
  )
    .input(z.object({ params }))
    .output(
      z.object({
        user: AdminUser,
        sessions: z.array(
          z.object({ userAgent: z.string(), address: z.string(), created: z.string(), lastUsed: z.string() }),
        ),
        log: z.array(AuditEntry),
      }),
    ),

  endSessions: endpoint(
    { method: 'POST', path: '/admin/users/{id}/end-sessions', summary: "End a person's sessions", tag },
    changing,
  )
    .input(z.object({ params }))
    .output(Alert),

  resendConfirmation: endpoint(
    { method: 'POST', path: '/admin/users/{id}/resend-confirmation', summary: 'Send the first link again', tag },
    changing,
  )
    .input(z.object({ params }))
    .output(Alert),

  setDisabled: endpoint(
    {
      method: 'POST',
      path: '/admin/users/{id}/disabled',
      summary: 'Disable or enable an account',
      tag,
    },
    changing,
  )
    .input(z.object({ params, body: z.strictObject({ isDisabled: z.boolean() }) }))
    .output(Alert),

  messages: endpoint({ method: 'GET', path: '/admin/messages', summary: 'Messages from people', tag }, looking)
    .input(
      z.object({ query: z.object({ all: z.boolean().default(false).describe('Include messages that are done') }) }),
    )
    .output(z.array(AdminMessage)),

  setDone: endpoint(
    { method: 'POST', path: '/admin/messages/{id}/done', summary: 'Mark a message as done or open', tag },
    changing,
  )
    .input(z.object({ params, body: z.strictObject({ isDone: z.boolean() }) }))
    .output(Alert),

  reports: endpoint({ method: 'GET', path: '/admin/reports', summary: 'Reports about ads', tag }, looking)
    .input(
      z.object({ query: z.object({ all: z.boolean().default(false).describe('Include reports that are settled') }) }),
    )
    .output(z.array(AdminReport)),

  settleReport: endpoint(
    { method: 'POST', path: '/admin/reports/{id}/settled', summary: 'Mark a report as settled or open', tag },
    changing,
  )
    .input(
      z.object({
        params: z.object({ id: z.string().max(40) }),
        body: z.strictObject({ isSettled: z.boolean() }),
      }),
    )
    .output(Alert),

  takeAdDown: endpoint(
    {
      method: 'POST',
      path: '/admin/job-ads/{id}/offline',
      summary: 'Take an ad that was posted here offline, or allow it again',
      description:
        'Taking it offline needs a reason, which the company is told by email; until it is allowed again, its company cannot re-activate it.',
      tag,
    },
    changing,
  )
    .input(
      z.object({
        params,
        body: z.strictObject({ isOffline: z.boolean(), reason: z.string().trim().max(1_000).optional() }),
      }),
    )
    .output(Alert),

  companies: endpoint(
    {
      method: 'GET',
      path: '/admin/companies',
      summary: 'Companies that wait for approval, or that a search finds',
      tag,
    },
    looking,
  )
    .input(
      z.object({
        query: z.object({
          filter: z.string().max(200).default('').describe('Part of a name, or a company number; empty: the queue'),
          state: z.enum(['queue', ...publishingStates]).default('queue'),
          page: Page,
        }),
      }),
    )
    .output(
      z.object({
        companies: z.array(AdminCompany),
        total: z.number().int(),
        page: z.number().int(),
        pages: z.number().int(),
      }),
    ),

  decideOnCompany: endpoint(
    {
      method: 'POST',
      path: '/admin/companies/{id}/decision',
      summary: 'Approve a company for publishing, refuse or block it, or lift a block',
      description: 'Refusing and blocking need a reason, which the company’s admins read.',
      tag,
    },
    changing,
  )
    .input(
      z.object({
        params,
        body: z.strictObject({ decision: z.enum(companyDecisions), reason: z.string().trim().max(1_000).optional() }),
      }),
    )
    .output(Alert),

  failedTasks: endpoint(
    { method: 'GET', path: '/admin/tasks', summary: 'Tasks that have stopped retrying, with the reason', tag },
    looking,
  ).output(z.array(FailedTask)),

  retryTask: endpoint({ method: 'POST', path: '/admin/tasks/{id}/retry', summary: 'Try a task again', tag }, changing)
    .input(z.object({ params }))
    .output(Alert),
}
