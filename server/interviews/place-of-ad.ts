import type { Gazetteer } from '../../engines/places/index.ts'
import type { Part } from './bank-holidays.ts'
import type { Where } from './working-days.ts'
import type { Country } from '../../contract/places/countries.ts'

/** A part of its own has other bank holidays than the rest of the country. */
const clockOf: Readonly<Record<Country, Where>> = {
  GB: { zone: 'Europe/London', part: 'england' },
  IE: { zone: 'Europe/Dublin', part: 'ireland' },
}

/** Where an ad's work is. A place that we cannot tell, and work from anywhere, count as England. */
export function whereOf(gazetteer: Pick<Gazetteer, 'resolve'>, jobLocation: string): Where {
  const answer = gazetteer.resolve(jobLocation)
  const place = answer.kind === 'found' ? answer.place : answer.kind === 'several' ? answer.places[0] : undefined
  const ids = new Set([place?.id, ...(place?.areas ?? [])])
  const part = (['wales', 'scotland', 'northern-ireland'] satisfies Part[]).find((one) => ids.has(`country:${one}`))
  return { ...clockOf[place?.country ?? 'GB'], ...(part !== undefined && { part }) }
}
