import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { balanceOf } from './credits.ts'

const api = implement(contract.credits).$context<ApiContext>()

export const credits = {
  mine: api.mine.handler(async ({ context: { services, user }, errors }) => {
    if (user === null) throw errors.UNAUTHORIZED()
    return await balanceOf(services.db.$client, user.userId)
  }),
}
