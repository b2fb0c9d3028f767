import { implement } from '@orpc/server'
import { contract } from '../../../contract/index.ts'
import type { ApiContext } from '../../platform/calls/api-context.ts'
import { forPerson } from '../../platform/calls/for-person.ts'
import { currentVocabulary } from './current-vocabulary.ts'
import { matchJobs, matchOneCv } from './match-jobs.ts'

const api = implement(contract.cvMatch).$context<ApiContext>().use(forPerson)

export const cvMatch = {
  calculate: api.calculate.handler(async ({ input, context }) => {
    const { person, services } = context
    const { db, clock } = services
    const vocabulary = await currentVocabulary(db)
    return await matchJobs({ db, vocabulary, now: clock.now() }, { userId: person.userId, jobIds: input.body.jobIds })
  }),

  ofCv: api.ofCv.handler(async ({ input, context, errors }) => {
    const { person, services } = context
    const { db, clock } = services
    const vocabulary = await currentVocabulary(db)
    const match = await matchOneCv({ db, vocabulary, now: clock.now() }, { userId: person.userId, ...input.params })
    if (match === null) throw errors.NOT_FOUND()
    return match
  }),
}
