import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import { parseResultsPath } from '../../contract/job-searches/results-path.ts'
import { toJobSearch } from '../../contract/saved-searches/saved-searches.ts'
import { inTransaction } from '../platform/database.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forPerson } from '../platform/calls/for-person.ts'
import { forgetSearches, keepSearches, replaceSearches, searchesOf, type Kept } from './saved-searches.ts'
import { searchPath } from '../../contract/job-searches/results-address.ts'

const api = implement(contract.savedSearches).$context<ApiContext>().use(forPerson)

/** A clock that is ahead must not keep a search at the top for ever. */
function momentOf(at: string | undefined, now: Date): Date {
  const moment = at === undefined ? now : new Date(at)
  return moment > now ? now : moment
}

export const savedSearches = {
  list: api.list.handler(async ({ context }) => await searchesOf(context.services.db, context.person.userId)),

  replace: api.replace.handler(async ({ input, context }) => {
    const now = context.services.clock.now()
    const kept = input.body.searches.map((entry, index): Kept => ({
      search: toJobSearch(entry),
      // The list's own order, which its moments keep.
      at: new Date(now.getTime() - index),
      alert: entry.alert?.status,
    }))
    return await inTransaction(context.services.db, async (client) => {
      await replaceSearches(client, context.person.userId, kept)
      return await searchesOf(client, context.person.userId)
    })
  }),

  remember: api.remember.handler(async ({ input, context }) => {
    const now = context.services.clock.now()
    const kept = input.body.searches.flatMap(({ address, at }): Kept[] => {
      const search = parseResultsPath(address)
      return search === null ? [] : [{ search, at: momentOf(at, now) }]
    })
    return await inTransaction(context.services.db, async (client) => {
      await keepSearches(client, context.person.userId, kept)
      return await searchesOf(client, context.person.userId)
    })
  }),

  forget: api.forget.handler(async ({ input, context }) => {
    const { address } = input.query
    const search = address === undefined ? null : parseResultsPath(address)
    return await inTransaction(context.services.db, async (client) => {
      // An address that is no search's names none of them.
      if (address === undefined || search !== null) {
        await forgetSearches(client, context.person.userId, search && searchPath(search))
      }
      return await searchesOf(client, context.person.userId)
    })
  }),
}
