import { ToldMoment } from '../platform/bounds.ts'
import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { SavedSearch, SearchEntries } from './saved-searches.ts'

const tag = 'Saved searches'
const own = { rateClass: 'write', who: 'user', owner: 'self' } as const
const params = z.object({ id: z.string().max(40).describe("The person's own id, or 'me'") })
const Address = z.string().max(2_000)

export const savedSearches = {
  list: endpoint(
    { method: 'GET', path: '/users/{id}/searches', summary: 'Your saved searches, newest first', tag },
    { ...own, rateClass: 'read' },
  )
    .input(z.object({ params }))
    .output(z.array(SavedSearch)),

  replace: endpoint(
    {
      method: 'PUT',
      path: '/users/{id}/searches',
      summary: 'Replace your saved searches',
      description:
        'Searches that are not in the list are deleted, along with their alerts. An entry without `alert` keeps the alert it has.',
      tag,
    },
    own,
  )
    .input(z.object({ params, body: z.strictObject({ searches: SearchEntries }) }))
    .output(z.array(SavedSearch)),

  remember: endpoint(
    {
      method: 'POST',
      path: '/users/{id}/searches',
      summary: 'Add to your recent searches',
      description: 'Give the address of each results page, and the time you opened it unless that is now.',
      tag,
    },
    own,
  )
    .input(
      z.object({
        params,
        body: z.strictObject({
          searches: z.array(z.strictObject({ address: Address, at: ToldMoment.optional() })).max(10),
        }),
      }),
    )
    .output(z.array(SavedSearch)),

  forget: endpoint(
    {
      method: 'DELETE',
      path: '/users/{id}/searches',
      summary: 'Remove one or all of your recent searches',
      description: 'A search with an alert leaves the list and keeps its alert.',
      tag,
    },
    own,
  )
    .input(
      z.object({
        params,
        query: z.object({ address: Address.optional().describe('Leave it out to remove all of them') }),
      }),
    )
    .output(z.array(SavedSearch)),
}
