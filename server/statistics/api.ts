import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import type { WantedSearch } from '../../contract/job-searches/api.ts'
import { latestSearches } from '../job-searches/search-counts.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { jobsByIds } from '../jobs/queries.ts'
import { findStatistics } from './find-statistics.ts'
import { payLike } from './pay-like.ts'
import type { Platform } from '../platform/platform.ts'
import type { Gazetteer } from '../../engines/places/index.ts'

type Context = ApiContext<Platform & { gazetteer: Gazetteer; trending: () => Promise<WantedSearch[]> }>
const api = implement(contract.statistics).$context<Context>()

export const statistics = {
  find: api.find.handler(async ({ input, context: { services }, errors }) => {
    const found = await findStatistics(
      { reading: services.readers.one(), gazetteer: services.gazetteer, clock: services.clock },
      { jobTitle: input.params.id, jobLocation: input.query?.location ?? '' },
    )
    switch (found.kind) {
      case 'found':
        return found.statistics
      case 'no-title':
        throw errors.NOT_FOUND({ message: 'Statistics are of a job title, such as nurse or project manager' })
      case 'unknown-place':
        throw errors.UNPROCESSABLE_CONTENT({
          data: { errors: { location: { message: unknownPlace(found.nearest) } } },
        })
      case 'place-abroad':
        throw errors.UNPROCESSABLE_CONTENT({
          data: { errors: { location: { message: 'We only know jobs in the United Kingdom and Ireland' } } },
        })
    }
  }),

  payLike: api.payLike.handler(async ({ input, context: { services } }) => {
    const { id } = input.params
    if (!/^[1-9]\d{0,8}$/u.test(id)) return null
    const reading = services.readers.one()
    const [job] = await jobsByIds(reading, [Number(id)])
    return job ? await payLike({ reading, gazetteer: services.gazetteer, clock: services.clock }, job) : null
  }),

  latest: api.latest.handler(async ({ context: { services } }) => await latestSearches(services.readers.one())),

  trending: api.trending.handler(async ({ context: { services } }) => {
    const searches = await services.trending()
    return Object.fromEntries(searches.map(({ jobTitle, count }) => [jobTitle, count]))
  }),
}

function unknownPlace(nearest: readonly string[]): string {
  const hint = nearest.length === 0 ? '' : ` Did you mean ${nearest.join(' or ')}?`
  return `We do not know this place.${hint}`
}
