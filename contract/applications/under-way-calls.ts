import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { answerRequired, boardEmailInvalid, boardPasswordMissing, jobsRequired } from '../texts/sentences.ts'
import { AnswerValue } from './applications.ts'
import { mine, own, tag } from './call-parts.ts'
import { ApplicationDetail, ApplicationToReview, OpenQuestion } from './history.ts'
import { applicationLimits } from './lists.ts'
import { emailField } from '../users/users.ts'

/** The calls about applications that wait for their person: to answer, to check, to log in, to stop. */
export const underWayCalls = {
  toReview: endpoint(
    {
      method: 'GET',
      path: '/applications/to-review',
      summary: 'List applications that are filled in and waiting to be checked and sent',
      description: `At most ${applicationLimits.batch}, the oldest first.`,
      tag,
    },
    { ...mine, rateClass: 'read' },
  ).output(z.array(ApplicationToReview)),

  approveAll: endpoint(
    {
      method: 'POST',
      path: '/applications/approve',
      summary: 'Send several applications, each with exactly these answers',
      description: 'Applications are independent: one that has changed in the meantime does not block the others.',
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
        changed: z.array(z.uuid()).describe('Their forms have changed since, so they must be checked again'),
        cannot: z.array(z.uuid()).describe('Already sent or stopped, or not found'),
      }),
    ),

  openQuestions: endpoint(
    {
      method: 'GET',
      path: '/applications/open-questions',
      summary: 'List every question that applications are waiting for, each once',
      tag,
    },
    { ...mine, rateClass: 'read' },
  ).output(z.array(OpenQuestion)),

  answerAll: endpoint(
    {
      method: 'POST',
      path: '/applications/open-questions',
      summary: 'Answer questions for all applications that are waiting for them',
      description: 'Questions that you leave out stay open. Applications with nothing left to answer continue.',
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
        waiting: z.array(z.uuid()).describe('They have an answer and are waiting for another'),
      }),
    ),

  seen: endpoint(
    {
      method: 'POST',
      path: '/applications/seen',
      summary: 'Report that the person is looking at their applications',
      description: 'For ten minutes, we do not email about applications that are waiting and visible there.',
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
      summary: 'Turn a reminder for an application on or off',
      description: 'Sent by email, unless the employer’s answer has been noted by then.',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(
      z.object({
        params: own,
        body: z.strictObject({ inDays: z.number().int().min(1).max(90).nullable().describe('Null for no reminder') }),
      }),
    )
    .output(ApplicationDetail),

  answer: endpoint(
    {
      method: 'POST',
      path: '/applications/{applicationId}/answers',
      summary: 'Answer the questions that only the person can answer',
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
      summary: 'Give the board login for this attempt',
      description:
        'For people who chose to be asked each time. The login is used for this application only, and deleted after 15 minutes if it is not used, or 15 minutes after it is used.',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(
      z.object({
        params: own,
        body: z.strictObject({
          email: emailField(boardEmailInvalid),
          password: z.string().min(1, boardPasswordMissing).max(200),
        }),
      }),
    )
    .output(ApplicationDetail),

  approve: endpoint(
    {
      method: 'POST',
      path: '/applications/{applicationId}/approve',
      summary: 'Send an application, with exactly these answers',
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
      summary: 'Stop applications that have not been sent',
      description: 'If left out, stops every application that can still be stopped.',
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
      summary: 'Say whether an application was sent, if only the person can know',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ params: own, body: z.strictObject({ wasSent: z.boolean() }) }))
    .output(ApplicationDetail),
}
