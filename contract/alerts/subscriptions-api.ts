import { largestNumber } from '../platform/bounds.ts'
import { z } from 'zod'
import { alertFrequencies } from './frequencies.ts'
import { Alert } from '../texts/alert.ts'
import { AvoidedEntry } from '../avoided/avoided.ts'
import { endpoint } from '../platform/endpoint.ts'
import * as texts from '../texts/sentences.ts'
import { SearchEntries } from '../saved-searches/saved-searches.ts'
import { emailField } from '../users/users.ts'

const tag = 'Alerts'
const params = z.object({ key: z.string().max(100) })

/** What a link in an alert's mail is about. */
const AlertSubscription = z.object({
  /** The search in words: 'nurse in Leeds'. */
  jobTitle: z.string(),
  jobLocation: z.string(),
  address: z.string(),
  isConfirmed: z.boolean(),
  isOn: z.boolean(),
  frequency: z.enum(alertFrequencies),
  /** Of an account, where it can be changed in all its parts. */
  isOfAccount: z.boolean(),
})

export const alertSubscriptions = {
  forUser: endpoint(
    { method: 'POST', path: '/alerts/user', summary: 'Get new jobs for a search by email', tag, status: 201 },
    { rateClass: 'write', who: 'user', owner: 'query' },
  )
    .input(z.object({ body: z.strictObject({ searches: SearchEntries }) }))
    .output(Alert),

  subscribe: endpoint(
    {
      method: 'POST',
      path: '/alerts',
      summary: 'The same without an account',
      description: 'We send one email with a link. The page behind the link has a button that turns the alert on.',
      tag,
      status: 201,
    },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(
      z.object({
        body: z.strictObject({
          email: emailField(texts.alertEmailInvalid),
          searches: SearchEntries,
          /** Of the results that it is made from, in place of `searches`: with the filters of the page. */
          address: z.string().max(2_000).optional(),
          frequency: z.enum(alertFrequencies).optional(),
          captcha: z.string().max(10_000).optional(),
        }),
      }),
    )
    .output(Alert),

  lookAt: endpoint(
    { method: 'GET', path: '/alerts/subscriptions/{key}', summary: 'Find out what a link in an email is for', tag },
    { rateClass: 'read', who: 'guest' },
  )
    .input(z.object({ params }))
    .output(AlertSubscription),

  confirm: endpoint(
    { method: 'POST', path: '/alerts/subscriptions/{key}/confirm', summary: 'Turn an alert on', tag },
    { rateClass: 'sign-in', who: 'guest' },
  )
    .input(z.object({ params }))
    .output(Alert),

  stop: endpoint(
    {
      method: 'POST',
      path: '/alerts/subscriptions/{key}/stop',
      summary: 'Turn an alert off',
      description:
        'An alert without an account is deleted, along with the address. `all` turns off every alert that the person has.',
      tag,
    },
    // The key is what lets one in, and a mail provider asks for many people from one address.
    { rateClass: 'read', who: 'guest' },
  )
    .input(z.object({ params, body: z.strictObject({ all: z.boolean().optional() }).optional() }))
    .output(Alert),

  change: endpoint(
    { method: 'POST', path: '/alerts/subscriptions/{key}/change', summary: 'Choose how often an alert is sent', tag },
    { rateClass: 'write', who: 'guest' },
  )
    .input(z.object({ params, body: z.strictObject({ frequency: z.enum(alertFrequencies) }) }))
    .output(Alert),

  keep: endpoint(
    { method: 'POST', path: '/alerts/subscriptions/{key}/keep', summary: 'Say that an alert is still wanted', tag },
    { rateClass: 'write', who: 'guest' },
  )
    .input(z.object({ params }))
    .output(Alert),

  notForMe: endpoint(
    {
      method: 'POST',
      path: '/alerts/subscriptions/{key}/not-for-me',
      summary: 'Stop sending a job, or jobs like it',
      description: '`never` names a company, an agency or a word whose ads are not sent from now on.',
      tag,
    },
    { rateClass: 'write', who: 'guest' },
  )
    .input(
      z.object({
        params,
        body: z.strictObject({
          jobId: z.number().int().positive().max(largestNumber),
          never: AvoidedEntry.pick({ kind: true, text: true }).optional(),
        }),
      }),
    )
    .output(Alert),
}
