import type { Gazetteer } from '../../engines/places/index.ts'
import type { Part } from './bank-holidays.ts'
import type { Where } from './working-days.ts'

/** Where an ad's work is. A place that we cannot tell, and work from anywhere, count as England. */
export function whereOf(gazetteer: Pick<Gazetteer, 'resolve'>, jobLocation: string): Where {
  const answer = gazetteer.resolve(jobLocation)
  const place = answer.kind === 'found' ? answer.place : answer.kind === 'several' ? answer.places[0] : undefined
  if (place?.country === 'IE') return { zone: 'Europe/Dublin', part: 'ireland' }
  const ids = new Set([place?.id, ...(place?.areas ?? [])])
  const part = (['wales', 'scotland', 'northern-ireland'] satisfies Part[]).find((one) => ids.has(`country:${one}`))
  return { zone: 'Europe/London', part: part ?? 'england' }
}
