import { z } from 'zod'
import { Alert } from '../texts/alert.ts'
import { endpoint } from '../platform/endpoint.ts'
import { Notifications } from './notifications.ts'
import { OldPassword } from './users.ts'

const tag = 'Settings'
const own = z.object({ id: z.string().max(100) })

/** What becomes of a person's company when they go. */
export const CompanyFate = z.object({
  name: z.string(),
  /**
   * 'stays': others look after it. 'needs-admin': they are the last who does, and others are in it, so one of them must be named,
   * or the company goes too. 'goes': nobody else is in it.
   */
  fate: z.enum(['stays', 'needs-admin', 'goes']),
  others: z.array(z.object({ _id: z.string(), name: z.string() })),
})
export type CompanyFate = z.infer<typeof CompanyFate>

const SettingsView = z.object({
  notifications: Notifications,
  /** A number of theirs has been confirmed. */
  canReceiveTexts: z.boolean(),
  hasPassword: z.boolean(),
  /** They proved who they are a short while ago: nothing delicate asks again. */
  isProved: z.boolean(),
  /** How often their data can be downloaded today still. */
  exportsLeft: z.number().int(),
  company: CompanyFate.nullable(),
  /** What we keep about the person, by feature: the same list that makes the archive and deletes the account. */
  keptAboutYou: z.array(
    z.object({
      /** To follow 'Your': 'CVs, with every saved version'. */
      what: z.string(),
      /** What is left of it when the account is gone, and why; null if nothing is left. */
      stays: z.string().nullable(),
    }),
  ),
})

/** Who looks after the company from now on; only asked for where nobody would. */
const handOver = {
  newAdmin: z.uuid().optional(),
  /** The company goes with them. */
  companyGoes: z.boolean().optional(),
}

export const settings = {
  mine: endpoint(
    { method: 'GET', path: '/users/{id}/settings', summary: 'Your settings', tag },
    { rateClass: 'read', who: 'user', owner: 'self' },
  )
    .input(z.object({ params: own }))
    .output(SettingsView),

  setNotifications: endpoint(
    { method: 'PUT', path: '/users/{id}/notifications', summary: 'Choose which notifications you get, and how', tag },
    { rateClass: 'write', who: 'user', owner: 'self' },
  )
    .input(z.object({ params: own, body: Notifications }))
    .output(Alert),

  exportData: endpoint(
    {
      method: 'POST',
      path: '/users/{id}/export',
      summary: 'Download everything we hold about you as one ZIP archive',
      description:
        'Asks for the password unless you proved who you are in the last 15 minutes. You can do this three times a day.',
      tag,
    },
    { rateClass: 'write', who: 'user', owner: 'self', files: ['application/zip'] },
  )
    .input(z.object({ params: own, body: z.strictObject({ password: OldPassword.optional() }) }))
    .output(z.file()),

  checkPasswordAndDelete: endpoint(
    {
      method: 'POST',
      path: '/users/{id}/checkpwdelete',
      summary: 'Delete your account, with your password',
      description:
        'The account is deleted immediately and for good. If you are the only person who manages a company that has other members, name the member who takes over.',
      tag,
    },
    { rateClass: 'sign-in', who: 'user', owner: 'self' },
  )
    .input(
      z.object({
        params: own,
        body: z.strictObject({ oldPass: OldPassword, id: z.string().max(100).optional(), ...handOver }),
      }),
    )
    .output(Alert),

  delete: endpoint(
    {
      method: 'DELETE',
      path: '/users/{id}/delete',
      summary: 'Delete your account, shortly after proving who you are',
      description:
        'For accounts without a password, within 15 minutes of signing in. Otherwise the same as `checkpwdelete`.',
      tag,
    },
    { rateClass: 'sign-in', who: 'user', owner: 'self' },
  )
    .input(z.object({ params: own, body: z.strictObject(handOver).optional() }))
    .output(Alert),
}
