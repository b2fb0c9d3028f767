import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { Alert } from '../texts/alert.ts'
import { NewRoundAnswer } from './questions.ts'
import { AnsweredRound, Extension, MyInvitation, MyRound, NewRound, Round } from './rounds.ts'

const tag = 'Video questions'
const ours = { who: 'user', owner: 'query', member: 'company' } as const
const mine = { who: 'user', owner: 'query' } as const
const ad = z.object({ adId: z.uuid() })
const invitation = z.object({ invitationId: z.uuid() })

export const questionRounds = {
  ask: endpoint(
    {
      method: 'POST',
      path: '/job-ads/{adId}/question-rounds',
      summary: 'Ask candidates of an ad to answer video questions until a day',
      description: 'Each is told by email. Applications that are withdrawn or rejected are left out.',
      tag,
      status: 201,
    },
    { ...ours, rateClass: 'write' },
  )
    .input(z.object({ params: ad, body: NewRound }))
    .output(z.object({ round: Round, alert: Alert })),

  ofAd: endpoint(
    { method: 'GET', path: '/job-ads/{adId}/question-rounds', summary: 'The rounds of an ad, the latest first', tag },
    { ...ours, rateClass: 'read' },
  )
    .input(z.object({ params: ad }))
    .output(z.array(Round)),

  ofCompany: endpoint(
    { method: 'GET', path: '/question-rounds', summary: 'The rounds of your company, the latest first', tag },
    { ...ours, rateClass: 'read' },
  ).output(z.array(Round)),

  extend: endpoint(
    {
      method: 'POST',
      path: '/question-rounds/{roundId}/extend',
      summary: 'Give candidates more time, even after the last day',
      tag,
    },
    { ...ours, rateClass: 'write' },
  )
    .input(z.object({ params: z.object({ roundId: z.uuid() }), body: Extension }))
    .output(z.object({ round: Round, alert: Alert })),

  answers: endpoint(
    {
      method: 'GET',
      path: '/job-ads/{adId}/candidates/{candidacyId}/question-rounds',
      summary: 'What a candidate was asked, and answered',
      tag,
    },
    { ...ours, rateClass: 'read' },
  )
    .input(z.object({ params: ad.extend({ candidacyId: z.uuid() }) }))
    .output(z.array(AnsweredRound)),

  mine: endpoint(
    {
      method: 'GET',
      path: '/candidacies/{candidacyId}/question-rounds',
      summary: 'Rounds of questions about one of your applications',
      tag,
    },
    { ...mine, rateClass: 'read' },
  )
    .input(z.object({ params: z.object({ candidacyId: z.uuid() }) }))
    .output(z.array(MyRound)),

  invitation: endpoint(
    { method: 'GET', path: '/question-invitations/{invitationId}', summary: 'The questions that you were asked', tag },
    { ...mine, rateClass: 'read' },
  )
    .input(z.object({ params: invitation }))
    .output(MyInvitation),

  answerOne: endpoint(
    {
      method: 'POST',
      path: '/question-invitations/{invitationId}/answers',
      summary: 'Answer one of the questions, by video or in writing',
      description: 'Once each, until the time is over.',
      tag,
      status: 201,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ params: invitation, body: NewRoundAnswer }))
    .output(MyInvitation),
}
