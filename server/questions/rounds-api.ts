import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import * as texts from '../../contract/questions/texts.ts'
import { messages, alert } from '../../contract/texts/messages.ts'
import { notBlocked } from '../candidates/index.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forCompany } from '../platform/calls/for-company.ts'
import { forPerson } from '../platform/calls/for-person.ts'
import { answerInRound, myInvitation, myRounds } from './invitations.ts'
import { readAnswer } from './question.ts'
import { answersOf } from './round-answers.ts'
import { askCandidates, extendRound, roundsOf } from './rounds.ts'

const api = implement(contract.questionRounds).$context<ApiContext>()

type Errors = Parameters<Parameters<typeof api.ask.handler>[0]>[0]['errors']

function badField(errors: Errors, field: string, message: string) {
  return errors.UNPROCESSABLE_CONTENT({ message: messages.badInput, data: { errors: { [field]: { message } } } })
}

export const questionRounds = {
  ask: api.ask
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context: { services, company, person }, errors }) => {
      const by = { adId: input.params.adId, companyId: company.id, userId: person.userId }
      const asked = await askCandidates(services, { ...by, given: input.body, now: services.clock.now() })
      switch (asked.kind) {
        case 'asked':
          return { round: asked.round, alert: alert('success', texts.asked) }
        case 'not-found':
          throw errors.NOT_FOUND()
        case 'bad-field':
          throw badField(errors, asked.field, asked.why)
        case 'nobody':
          throw errors.CONFLICT({ message: texts.nobodyAsked })
      }
    }),

  ofAd: api.ofAd
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context: { services, company } }) => {
      const asked = { companyId: company.id, adId: input.params.adId, now: services.clock.now() }
      return await roundsOf(services.db, asked)
    }),

  ofCompany: api.ofCompany
    .use(forCompany)
    .use(notBlocked)
    .handler(
      async ({ context: { services, company } }) =>
        await roundsOf(services.db, { companyId: company.id, adId: null, now: services.clock.now() }),
    ),

  extend: api.extend
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context: { services, company, person }, errors }) => {
      const { closesOn, candidacy: candidacyId = null } = input.body
      const by = { roundId: input.params.roundId, companyId: company.id, userId: person.userId }
      const extended = await extendRound(services, { ...by, closesOn, candidacyId, now: services.clock.now() })
      switch (extended.kind) {
        case 'extended':
          return { round: extended.round, alert: alert('success', texts.extended) }
        case 'not-found':
          throw errors.NOT_FOUND()
        case 'bad-day':
          throw badField(errors, 'closesOn', extended.why)
        case 'nobody':
          throw errors.CONFLICT({ message: texts.nobodyToExtend })
      }
    }),

  answers: api.answers
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context: { services, company }, errors }) => {
      const asked = { companyId: company.id, ...input.params, now: services.clock.now() }
      const answers = await answersOf(services.db, asked)
      if (answers === null) throw errors.NOT_FOUND()
      return answers
    }),

  mine: api.mine
    .use(forPerson)
    .handler(
      async ({ input, context: { services, person } }) =>
        await myRounds(services.db, { userId: person.userId, ...input.params, now: services.clock.now() }),
    ),

  invitation: api.invitation.use(forPerson).handler(async ({ input, context: { services, person }, errors }) => {
    const own = { userId: person.userId, ...input.params, now: services.clock.now() }
    const found = await myInvitation(services.db, own)
    if (found === null) throw errors.NOT_FOUND()
    return found
  }),

  answerOne: api.answerOne.use(forPerson).handler(async ({ input, context: { services, person }, errors }) => {
    const given = readAnswer(input.body)
    if (given.kind === 'bad') throw badField(errors, 'videoId', given.why)
    const { questionId } = input.body
    const own = { userId: person.userId, ...input.params, questionId, now: services.clock.now() }
    const answered = await answerInRound(services, { ...own, given })
    switch (answered.kind) {
      case 'answered':
        return answered.invitation
      case 'not-found':
        throw errors.NOT_FOUND()
      case 'already':
        throw errors.CONFLICT({ message: texts.alreadyAnswered })
      case 'refused':
        throw errors.CONFLICT({ message: answered.why })
    }
  }),
}
