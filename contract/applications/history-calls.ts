import { ToldDay } from '../platform/bounds.ts'
import { z } from 'zod'
import { BoardId } from '../boards/boards.ts'
import { endpoint } from '../platform/endpoint.ts'
import { Alert } from '../texts/alert.ts'
import { cvFileMediaTypes } from '../cvs/files.ts'
import { ApplicationState } from './applications.ts'
import { JobsOfCall, mine, own, tag, UserWithApplications } from './call-parts.ts'
import {
  ApplicationDetail,
  ApplicationList,
  EmployerOutcome,
  GroupedApplications,
  Receipt,
  ResponseRate,
} from './history.ts'
import { applicationLimits } from './lists.ts'

const groupPage = z.coerce.number().int().min(1).max(1_000).default(1)

/** What a person says of an application that they made elsewhere. */
const madeElsewhere = {
  jobTitle: z.string().trim().min(1).max(applicationLimits.line),
  employer: z.string().trim().max(applicationLimits.line),
  link: z.union([z.literal(''), z.url({ protocol: /^https?$/u }).max(2_000)]),
  appliedOn: ToldDay,
}

/** The calls about what somebody has applied to: the list, its entries, and what was sent. */
export const historyCalls = {
  list: endpoint(
    { method: 'GET', path: '/applications', summary: 'List your applications, latest first', tag },
    { ...mine, rateClass: 'read' },
  )
    .input(
      z.object({
        query: z.object({
          show: z.enum(['active', 'all']).default('all').describe('active: on their way, or waiting for somebody'),
          state: ApplicationState.optional(),
          source: BoardId.optional(),
          month: z
            .string()
            .regex(/^\d{4}-\d{2}$/u)
            .optional(),
          batch: z.uuid().optional(),
          page: z.coerce.number().int().min(1).max(1_000).default(1),
        }),
      }),
    )
    .output(ApplicationList),

  groups: endpoint(
    {
      method: 'GET',
      path: '/applications/groups',
      summary: 'List your applications by what they need next',
      description: `Groups: needs-you, under-way, sent, interview, closed. Each has pages of ${applicationLimits.groupSize}; its page is asked for by its name.`,
      tag,
    },
    { ...mine, rateClass: 'read' },
  )
    .input(
      z.object({
        query: z.object({
          state: ApplicationState.optional(),
          source: BoardId.optional(),
          month: z
            .string()
            .regex(/^\d{4}-\d{2}$/u)
            .optional(),
          batch: z.uuid().optional(),
          'needs-you': groupPage,
          'under-way': groupPage,
          sent: groupPage,
          interview: groupPage,
          closed: groupPage,
        }),
      }),
    )
    .output(GroupedApplications),

  find: endpoint(
    { method: 'GET', path: '/applications/{applicationId}', summary: 'Get one application, with its history', tag },
    { ...mine, rateClass: 'read' },
  )
    .input(z.object({ params: own }))
    .output(ApplicationDetail),

  change: endpoint(
    {
      method: 'PATCH',
      path: '/applications/{applicationId}',
      summary: 'Record the outcome of an application',
      description:
        'Job, employer, link and day can be corrected of one that was made elsewhere; of others they are as they were.',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(
      z.object({
        params: own,
        body: z.strictObject({
          notes: z.string().max(applicationLimits.notes).optional(),
          outcome: EmployerOutcome.nullable().optional(),
          jobTitle: madeElsewhere.jobTitle.optional(),
          employer: madeElsewhere.employer.optional(),
          link: madeElsewhere.link.optional(),
          appliedOn: madeElsewhere.appliedOn.optional(),
        }),
      }),
    )
    .output(ApplicationDetail),

  remove: endpoint(
    {
      method: 'DELETE',
      path: '/applications/{applicationId}',
      summary: 'Remove an application from the history',
      description:
        'If it has not been sent, it is stopped. You can restore it for a day with `restore`. We still remember that the person applied, so that nobody applies twice.',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ params: own }))
    .output(Alert),

  restore: endpoint(
    {
      method: 'POST',
      path: '/applications/{applicationId}/restore',
      summary: 'Put a removed application back into the history, within a day',
      description: 'One that was stopped stays stopped.',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ params: own }))
    .output(Alert),

  addElsewhere: endpoint(
    {
      method: 'POST',
      path: '/applications/elsewhere',
      summary: 'Add an application that was made elsewhere',
      tag,
      status: 201,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(
      z.object({
        body: z.strictObject({
          ...madeElsewhere,
          employer: madeElsewhere.employer.default(''),
          link: madeElsewhere.link.default(''),
          notes: z.string().max(applicationLimits.notes).default(''),
        }),
      }),
    )
    .output(ApplicationDetail),

  rates: endpoint(
    { method: 'GET', path: '/applications/rates', summary: 'How many employers answered, by source', tag },
    { ...mine, rateClass: 'read' },
  ).output(z.array(ResponseRate)),

  exportHistory: endpoint(
    { method: 'GET', path: '/application-history/{format}', summary: 'Download the history as a file', tag },
    { ...mine, rateClass: 'read', files: ['application/json', 'text/csv'] },
  )
    .input(z.object({ params: z.object({ format: z.enum(['csv', 'json']) }) }))
    .output(z.file()),

  receipt: endpoint(
    { method: 'GET', path: '/applications/{applicationId}/receipt', summary: 'Get the proof of what was sent', tag },
    { ...mine, rateClass: 'read' },
  )
    .input(z.object({ params: own }))
    .output(Receipt),

  picture: endpoint(
    {
      method: 'GET',
      path: '/applications/{applicationId}/pictures/{which}',
      summary: 'Get a picture of the form before it is sent, or of the confirmation afterwards',
      tag,
    },
    { ...mine, rateClass: 'read', files: ['image/jpeg'] },
  )
    .input(z.object({ params: own.extend({ which: z.enum(['form', 'confirmation']) }) }))
    .output(z.file()),

  document: endpoint(
    {
      method: 'GET',
      path: '/applications/{applicationId}/documents/{kind}',
      summary: 'Get the CV or letter as it was sent',
      tag,
    },
    { ...mine, rateClass: 'read', files: cvFileMediaTypes },
  )
    .input(z.object({ params: own.extend({ kind: z.enum(['cv', 'letter']) }) }))
    .output(z.file()),

  /** S25.35 */
  modify: endpoint(
    { method: 'POST', path: '/apply/modify', summary: 'Remove jobs from the shortlist', tag },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ body: JobsOfCall }))
    .output(UserWithApplications),

  /** S25.12 */
  removeByLink: endpoint(
    {
      method: 'POST',
      path: '/users/{id}/appdelete',
      summary: 'Remove an application from the history, by the link of its ad',
      tag,
    },
    { rateClass: 'write', who: 'user', owner: 'self' },
  )
    .input(
      z.object({
        params: z.object({ id: z.string().max(40) }),
        body: z.strictObject({ link: z.string().min(1).max(2_000) }),
      }),
    )
    .output(Alert),
}
