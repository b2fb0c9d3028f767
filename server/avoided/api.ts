import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { avoidedBy, replaceAvoided } from './avoided.ts'

const api = implement(contract.avoided).$context<ApiContext>()

export const avoided = {
  list: api.list.handler(async ({ context }) => await avoidedBy(context.services.db, personOf(context))),

  replace: api.replace.handler(
    async ({ input, context }) =>
      await replaceAvoided(context.services.db, { userId: personOf(context), entries: input.body.entries }),
  ),
}

/** The policy has let in nobody but people who are signed in. */
function personOf({ user }: ApiContext): string {
  if (user === null) throw new Error('A call of the own list came without a person')
  return user.userId
}
