import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import { forPerson } from '../platform/calls/for-person.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { balanceOf } from './credits.ts'

const api = implement(contract.credits).$context<ApiContext>().use(forPerson)

export const credits = {
  mine: api.mine.handler(async ({ context: { services, person } }) => await balanceOf(services.db, person.userId)),
}
