import { implement } from '@orpc/server'
import { contract } from '../../../contract/index.ts'
import type { ApiContext } from '../../platform/calls/api-context.ts'
import { currentVocabulary } from './current-vocabulary.ts'
import { matchJobs } from './match-jobs.ts'

const api = implement(contract.cvMatch).$context<ApiContext>()

export const cvMatch = {
  calculate: api.calculate.handler(async ({ input, context }) => {
    const { user, services } = context
    if (user === null) throw new Error('A match was asked for without a person')
    const { db, clock } = services
    const vocabulary = await currentVocabulary(db)
    return await matchJobs({ db, vocabulary, now: clock.now() }, { userId: user.userId, jobIds: input.body.jobIds })
  }),
}
