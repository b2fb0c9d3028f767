import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { answerRequired, boardEmailInvalid, boardPasswordMissing, jobsRequired } from '../texts/sentences.ts'
import { AnswerValue } from './applications.ts'
import { mine, own, tag } from './call-parts.ts'
import { ApplicationDetail, applicationLimits, ApplicationToReview, OpenQuestion } from './history.ts'

/** The calls about applications that wait for their person: to answer, to check, to log in, to stop. */
export const underWayCalls = {
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
}
