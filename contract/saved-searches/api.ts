import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { SavedSearch, SearchEntries } from './saved-searches.ts'

const tag = 'Saved searches'
const own = { rateClass: 'write', who: 'user', owner: 'self' } as const
const params = z.object({ id: z.string().max(40).describe("The person's own id, or 'me'") })
const Address = z.string().max(2_000)

export const savedSearches = {
  list: endpoint(
    { method: 'GET', path: '/users/{id}/searches', summary: 'Own searches, the latest first', tag },
    { ...own, rateClass: 'read' },
  )
    .input(z.object({ params }))
    .output(z.array(SavedSearch)),

  replace: endpoint(
    {
      method: 'PUT',
      path: '/users/{id}/searches',
      summary: 'Put a list in place of the own searches',
      description: 'What is not in the list goes, with its alert. An entry without `alert` keeps what it has.',
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
      summary: 'Add to the own latest searches',
      description: 'By the addresses of their results, each with the moment when it was looked at, if that is not now.',
      tag,
    },
    own,
  )
    .input(
      z.object({
        params,
        body: z.strictObject({
          searches: z.array(z.strictObject({ address: Address, at: z.iso.datetime().optional() })).max(10),
        }),
      }),
    )
    .output(z.array(SavedSearch)),

  forget: endpoint(
    {
      method: 'DELETE',
      path: '/users/{id}/searches',
      summary: 'Take one search, or all, out of the own latest searches',
      description: 'A search with an alert leaves the list and keeps its alert.',
      tag,
    },
    own,
  )
    .input(z.object({ params, query: z.object({ address: Address.optional().describe('Left out: all of them') }) }))
    .output(z.array(SavedSearch)),
}
