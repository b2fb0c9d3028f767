import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { Alert } from '../texts/alert.ts'
import { NewAnswer, NewQuestion, VideoQuestion } from './questions.ts'

const tag = 'Video questions'
const ours = { who: 'user', owner: 'query', member: 'company' } as const
const mine = { who: 'user', owner: 'query' } as const
const one = z.object({ params: z.object({ questionId: z.uuid() }) })
const List = z.object({ questionList: z.array(VideoQuestion).describe('The latest first') })

export const questions = {
  /** The specification's calls (S25.60 to S25.64). */
  create: endpoint(
    { method: 'POST', path: '/video-questions', summary: 'Save a question that was recorded', tag, status: 201 },
    { ...ours, rateClass: 'write' },
  )
    .input(z.object({ body: NewQuestion }))
    .output(z.object({ question: VideoQuestion, alert: Alert })),

  all: endpoint(
    {
      method: 'GET',
      path: '/video-questions',
      summary: 'The questions of all companies that are open to everybody',
      tag,
    },
    { ...mine, rateClass: 'read' },
  )
    .input(z.object({ query: z.object({ page: z.number().int().min(1).max(100_000).default(1) }) }))
    .output(
      List.extend({
        total: z.number().int(),
        page: z.number().int(),
        pages: z.number().int().describe('0 if there is no question'),
      }),
    ),

  ofCompany: endpoint(
    {
      method: 'GET',
      path: '/video-questions/my-questions/{id}',
      summary: 'The questions of your company',
      description: '`id` is your own account.',
      tag,
    },
    { who: 'user', owner: 'self', member: 'company', rateClass: 'read' },
  )
    .input(z.object({ params: z.object({ id: z.string().max(100) }) }))
    .output(List),

  find: endpoint(
    {
      method: 'GET',
      path: '/video-questions/{questionId}',
      summary: 'A question, with the answers that you may see',
      tag,
    },
    { ...mine, rateClass: 'read' },
  )
    .input(one)
    .output(z.object({ data: z.object({ question: VideoQuestion }) })),

  answer: endpoint(
    {
      method: 'POST',
      path: '/video-questions/answer',
      summary: 'Answer a question by video or in writing',
      description: 'Once each. Only the company that asked and you see the answer.',
      tag,
      status: 201,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ body: NewAnswer }))
    .output(Alert),

  /* Ours. */
  remove: endpoint(
    {
      method: 'DELETE',
      path: '/video-questions/{questionId}',
      summary: 'Delete a question of your company, with its recording and the answers that belong to no application',
      tag,
    },
    { ...ours, rateClass: 'write' },
  )
    .input(one)
    .output(Alert),

  removeAnswer: endpoint(
    {
      method: 'DELETE',
      path: '/video-questions/{questionId}/answer',
      summary: 'Delete your answer to a question',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(one)
    .output(Alert),
}
