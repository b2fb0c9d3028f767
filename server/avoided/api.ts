import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forPerson } from '../platform/calls/for-person.ts'
import { avoidedBy, replaceAvoided } from './avoided.ts'

const api = implement(contract.avoided).$context<ApiContext>().use(forPerson)

export const avoided = {
  list: api.list.handler(async ({ context }) => await avoidedBy(context.services.db, context.person.userId)),

  replace: api.replace.handler(
    async ({ input, context }) =>
      await replaceAvoided(context.services.db, { userId: context.person.userId, entries: input.body.entries }),
  ),
}
