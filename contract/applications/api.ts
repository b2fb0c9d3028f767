import { z } from 'zod'
import { Alert } from '../texts/alert.ts'
import { AnswerValue, ApplicationState, FormQuestion } from './applications.ts'
import {
  ApplicationDetail,
  ApplicationEntry,
  ApplicationList,
  applicationLimits,
  ApplicationToReview,
  EmployerOutcome,
  GroupedApplications,
  OpenQuestion,
  Receipt,
  ResponseRate,
} from './history.ts'
import { NewApplication, Plan, QuestionsAhead, StartedApplication } from './plan.ts'
import { Everywhere, SourceSettings, SourceSettingsRow } from './ways.ts'
import { BoardId } from '../boards/boards.ts'
import { endpoint } from '../platform/endpoint.ts'
import { answerRequired, boardEmailInvalid, boardPasswordMissing, jobsRequired } from '../texts/sentences.ts'
import { User } from '../users/users.ts'

const tag = 'Applications'
const mine = { who: 'user', owner: 'query' } as const
const own = z.object({ applicationId: z.uuid() })
const groupPage = z.coerce.number().int().min(1).max(1_000).default(1)
const once =
  'With the header Idempotency-Key the first answer is kept for a day and given again; the same key with something else is refused with 422, and with 409 while the first is being answered.'

/** A job by its id, as a whole, or as an entry of applications or of the shortlist. */
const JobOfList = z.union([
  z.string().max(40),
  z.looseObject({ _id: z.string().max(40) }),
  z.looseObject({ job: z.union([z.string().max(40), z.looseObject({ _id: z.string().max(40) })]) }),
])
export const JobsOfCall = z.array(JobOfList).min(1, jobsRequired).max(applicationLimits.batch)

/** What a person says of an application that they made elsewhere. */
const madeElsewhere = {
  jobTitle: z.string().trim().min(1).max(applicationLimits.line),
  employer: z.string().trim().max(applicationLimits.line),
  link: z.union([z.literal(''), z.url({ protocol: /^https?$/u })]),
  appliedOn: z.iso.date(),
}

/** The person with what they have applied to. */
const UserWithApplications = User.extend({ applications: z.array(ApplicationEntry) })
const Applied = UserWithApplications.extend({
  message: z.string(),
  started: z.array(StartedApplication),
})

export const applications = {
  list: endpoint(
    { method: 'GET', path: '/applications', summary: 'One’s applications, the latest first', tag },
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
      summary: 'One’s applications by what they need next',
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

  toReview: endpoint(
    {
      method: 'GET',
      path: '/applications/to-review',
      summary: 'What is filled in and waits to be checked and sent',
      description: `At most ${applicationLimits.batch}, the oldest first.`,
      tag,
    },
    { ...mine, rateClass: 'read' },
  ).output(z.array(ApplicationToReview)),

  approveAll: endpoint(
    {
      method: 'POST',
      path: '/applications/approve',
      summary: 'Have several sent, each with exactly these answers',
      description: 'Applications are independent: one that has changed meanwhile does not block the others.',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(
      z.object({
        body: z.strictObject({
          applications: z
            .array(z.strictObject({ application: z.uuid(), answersHash: z.string().max(100) }))
            .min(1, jobsRequired)
            .max(applicationLimits.batch),
        }),
      }),
    )
    .output(
      z.object({
        approved: z.array(z.uuid()),
        changed: z.array(z.uuid()).describe('Their forms have changed since: they are to be checked again'),
        cannot: z.array(z.uuid()).describe('Sent or stopped already, or not there'),
      }),
    ),

  openQuestions: endpoint(
    {
      method: 'GET',
      path: '/applications/open-questions',
      summary: 'Every question that applications wait for, once',
      tag,
    },
    { ...mine, rateClass: 'read' },
  ).output(z.array(OpenQuestion)),

  answerAll: endpoint(
    {
      method: 'POST',
      path: '/applications/open-questions',
      summary: 'Answer questions for all applications that wait for them',
      description: 'What is left out stays open. Applications with nothing left to answer go on.',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(
      z.object({
        body: z.strictObject({
          answers: z
            .array(z.strictObject({ id: z.string().max(300), value: AnswerValue, remember: z.boolean() }))
            .min(1, answerRequired)
            .max(200),
        }),
      }),
    )
    .output(
      z.object({
        queued: z.array(z.uuid()).describe('They go on'),
        waiting: z.array(z.uuid()).describe('They took an answer, and wait for another'),
      }),
    ),

  seen: endpoint(
    {
      method: 'POST',
      path: '/applications/seen',
      summary: 'Say that one is looking at one’s applications',
      description: 'For ten minutes no email tells of what waits and is seen there.',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ body: z.strictObject({}) }))
    .output(z.object({})),

  remind: endpoint(
    {
      method: 'PUT',
      path: '/applications/{applicationId}/reminder',
      summary: 'Be reminded of an application, or not',
      description: 'By email, unless an answer of the employer has been noted by then.',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(
      z.object({
        params: own,
        body: z.strictObject({ inDays: z.number().int().min(1).max(90).nullable().describe('Null: no reminder') }),
      }),
    )
    .output(ApplicationDetail),

  find: endpoint(
    { method: 'GET', path: '/applications/{applicationId}', summary: 'One application, with all that happened', tag },
    { ...mine, rateClass: 'read' },
  )
    .input(z.object({ params: own }))
    .output(ApplicationDetail),

  plan: endpoint(
    {
      method: 'POST',
      path: '/applications/plan',
      summary: 'What applying to these jobs takes: nothing is begun',
      tag,
    },
    { ...mine, rateClass: 'read' },
  )
    .input(
      z.object({
        body: z.strictObject({
          jobs: z.array(z.string().max(40)).min(1, jobsRequired).max(applicationLimits.batch),
        }),
      }),
    )
    .output(Plan),

  questions: endpoint(
    {
      method: 'GET',
      path: '/application-questions/{job}',
      summary: 'What the form of a job asks, before applying',
      description: 'Asks the board; nothing is begun. Greenhouse, Workable and Recruitee tell.',
      tag,
    },
    { ...mine, rateClass: 'apply' },
  )
    .input(z.object({ params: z.object({ job: z.string().max(40) }) }))
    .output(QuestionsAhead),

  start: endpoint(
    { method: 'POST', path: '/applications', summary: 'Begin applications', description: once, tag, status: 201 },
    { ...mine, rateClass: 'apply' },
  )
    .input(
      z.object({
        body: z.strictObject({
          applications: z.array(NewApplication).min(1, jobsRequired).max(applicationLimits.batch),
        }),
      }),
    )
    .output(z.object({ batch: z.uuid().nullable(), started: z.array(StartedApplication) })),

  answer: endpoint(
    {
      method: 'POST',
      path: '/applications/{applicationId}/answers',
      summary: 'Answer what only oneself can',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(
      z.object({
        params: own,
        body: z.strictObject({
          answers: z
            .array(z.strictObject({ key: z.string().max(200), value: AnswerValue.nullable(), remember: z.boolean() }))
            .max(200),
        }),
      }),
    )
    .output(ApplicationDetail),

  login: endpoint(
    {
      method: 'POST',
      path: '/applications/{applicationId}/login',
      summary: 'Give the login to the board for this one attempt',
      description:
        'Where one has it asked for each time. It is used for this application alone: unused it is deleted after 15 minutes, used it is forgotten 15 minutes later.',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(
      z.object({
        params: own,
        body: z.strictObject({
          email: z.string().trim().max(254).pipe(z.email(boardEmailInvalid)),
          password: z.string().min(1, boardPasswordMissing).max(200),
        }),
      }),
    )
    .output(ApplicationDetail),

  approve: endpoint(
    {
      method: 'POST',
      path: '/applications/{applicationId}/approve',
      summary: 'Have it sent, with exactly these answers',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ params: own, body: z.strictObject({ answersHash: z.string().max(100) }) }))
    .output(ApplicationDetail),

  stop: endpoint(
    {
      method: 'POST',
      path: '/applications/stop',
      summary: 'Stop what has not been sent',
      description: 'Left out: all that can still be stopped.',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ body: z.strictObject({ applications: z.array(z.uuid()).max(200).optional() }) }))
    .output(z.object({ stopped: z.array(z.uuid()) })),

  settle: endpoint(
    {
      method: 'POST',
      path: '/applications/{applicationId}/settle',
      summary: 'Say whether it was sent, where only oneself can know',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ params: own, body: z.strictObject({ wasSent: z.boolean() }) }))
    .output(ApplicationDetail),

  change: endpoint(
    {
      method: 'PATCH',
      path: '/applications/{applicationId}',
      summary: 'Note what became of it',
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
      summary: 'Take an application out of the history',
      description: 'What has not been sent is stopped. That they applied is still known, so that nobody applies twice.',
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
      summary: 'Note an application that was made elsewhere',
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
    { method: 'GET', path: '/applications/export/{format}', summary: 'The history as a file', tag },
    { ...mine, rateClass: 'read' },
  )
    .input(z.object({ params: z.object({ format: z.enum(['csv', 'json']) }) }))
    .output(z.file()),

  receipt: endpoint(
    { method: 'GET', path: '/applications/{applicationId}/receipt', summary: 'The proof of what was sent', tag },
    { ...mine, rateClass: 'read' },
  )
    .input(z.object({ params: own }))
    .output(Receipt),

  picture: endpoint(
    {
      method: 'GET',
      path: '/applications/{applicationId}/pictures/{which}',
      summary: 'The form before it is sent, or the confirmation after',
      tag,
    },
    { ...mine, rateClass: 'read' },
  )
    .input(z.object({ params: own.extend({ which: z.enum(['form', 'confirmation']) }) }))
    .output(z.file()),

  document: endpoint(
    {
      method: 'GET',
      path: '/applications/{applicationId}/documents/{kind}',
      summary: 'The CV or letter that went with it, as it was sent',
      tag,
    },
    { ...mine, rateClass: 'read' },
  )
    .input(z.object({ params: own.extend({ kind: z.enum(['cv', 'letter']) }) }))
    .output(z.file()),

  sources: endpoint(
    { method: 'GET', path: '/application-settings', summary: 'What one lets us do, by source', tag },
    { ...mine, rateClass: 'read' },
  ).output(z.object({ ...Everywhere.shape, sources: z.array(SourceSettingsRow) })),

  setSource: endpoint(
    {
      method: 'PUT',
      path: '/application-settings/{source}',
      summary: 'Say what we may do at a source',
      description: 'Automatic applying needs `consent`, once.',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(
      z.object({
        params: z.object({ source: BoardId }),
        body: SourceSettings.extend({ consent: z.boolean().default(false) }),
      }),
    )
    .output(Alert),

  setEverywhere: endpoint(
    {
      method: 'PUT',
      path: '/application-settings',
      summary: 'Stop, or go on, at every source; choose the lowest match for automatic applications',
      description: 'What is left out stays as it is.',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ body: Everywhere.partial() }))
    .output(Alert),

  bank: endpoint(
    { method: 'GET', path: '/application-answers', summary: 'Answers that are remembered', tag },
    { ...mine, rateClass: 'read' },
  ).output(
    z.array(
      z.object({
        key: z.string(),
        question: FormQuestion,
        value: AnswerValue,
        givenFor: z.string(),
        givenAt: z.iso.datetime(),
      }),
    ),
  ),

  forgetAnswer: endpoint(
    { method: 'DELETE', path: '/application-answers/{key}', summary: 'Forget a remembered answer', tag },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ params: z.object({ key: z.string().max(200) }) }))
    .output(Alert),

  /** S25.18 */
  applyOfUser: endpoint(
    {
      method: 'POST',
      path: '/users/apply',
      summary: 'Apply to jobs',
      description: `Each the way that its source is set to. What cannot be begun is told with its reason. ${once}`,
      tag,
    },
    { ...mine, rateClass: 'apply' },
  )
    .input(z.object({ body: JobsOfCall }))
    .output(Applied),

  /** S25.34 */
  apply: endpoint(
    {
      method: 'POST',
      path: '/apply',
      summary: 'Apply to jobs',
      description: `The same as /users/apply. ${once}`,
      tag,
    },
    { ...mine, rateClass: 'apply' },
  )
    .input(z.object({ body: JobsOfCall }))
    .output(Applied),

  /** S25.35 */
  modify: endpoint(
    { method: 'POST', path: '/apply/modify', summary: 'Take jobs out of the shortlist', tag },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ body: JobsOfCall }))
    .output(UserWithApplications),

  /** S25.12 */
  removeByLink: endpoint(
    {
      method: 'POST',
      path: '/users/{id}/appdelete',
      summary: 'Take an application out of the history, by the link of its ad',
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
