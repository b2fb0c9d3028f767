import type { Statistics } from '../../contract/statistics/statistics.ts'
import type { Gazetteer } from '../../engines/places/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Reading } from '../platform/readers.ts'
import { countGroup } from './count-group.ts'
import { figuresOf, type Figures } from './figures.ts'
import { groupKey } from './group-key.ts'
import { everywhere, placeKey } from './place-keys.ts'
import { askedTitleKey, shownTitle } from '../../engines/words/index.ts'

export type FindStatisticsDeps = {
  /** May be a replica. */
  reading: Reading
  gazetteer: Gazetteer
  clock: Clock
}

export type FoundStatistics =
  | { kind: 'found'; statistics: Statistics }
  /** The title holds no word. */
  | { kind: 'no-title' }
  | { kind: 'unknown-place'; nearest: readonly string[] }
  | { kind: 'place-abroad' }

/**
 * What a job pays and where it is advertised: for the API, the pages and the MCP server alike.
 * @param asked title as people type it, hyphens for spaces allowed; place likewise, '' for everywhere.
 */
export async function findStatistics(
  { reading, gazetteer, clock }: FindStatisticsDeps,
  asked: { jobTitle: string; jobLocation: string },
): Promise<FoundStatistics> {
  const title = askedTitleKey(asked.jobTitle)
  if (title === '') return { kind: 'no-title' }
  const place = readPlace(gazetteer, asked.jobLocation)
  if (place.kind !== 'known') return place
  const figures = await figuresOfGroup(reading, groupKey(title, place.key), clock.now())
  return {
    kind: 'found',
    statistics: { jobTitle: shownTitle(asked.jobTitle), jobLocation: place.name, ...figures },
  }
}

/** The figures of a title in a place, as kept or counted now. */
export async function figuresOfGroup(db: Reading, group: string, now: Date): Promise<Figures> {
  const { rows } = await db.query<{ figures: string }>('select figures from statistics_figures where group_key = $1', [
    group,
  ])
  const kept = rows[0]?.figures
  // Written by us, as figuresOf made it.
  return kept === undefined ? figuresOf(await countGroup(db, group, now), now) : (JSON.parse(kept) as Figures)
}

type ReadPlace = { kind: 'known'; key: string; name: string } | Exclude<FoundStatistics, { kind: 'found' | 'no-title' }>

function readPlace(gazetteer: Gazetteer, text: string): ReadPlace {
  if (text.trim() === '') return { kind: 'known', key: everywhere, name: '' }
  // A slug's hyphens are those of spaces; 'Stoke-on-Trent' is known with and without.
  const exactly = gazetteer.resolve(text)
  const answer = exactly.kind === 'unknown' ? gazetteer.resolve(text.replaceAll('-', ' ')) : exactly
  switch (answer.kind) {
    case 'anywhere':
      return { kind: 'known', key: everywhere, name: '' }
    case 'abroad':
      return { kind: 'place-abroad' }
    case 'unknown':
      return { kind: 'unknown-place', nearest: answer.nearest.slice(0, 3).map(({ label }) => label) }
    case 'several':
    case 'found': {
      const place = answer.kind === 'found' ? answer.place : answer.places[0]
      if (!place || place.kind === 'remote') return { kind: 'known', key: everywhere, name: '' }
      const key = placeKey(place)
      return {
        kind: 'known',
        key,
        name: place.kind === 'town' ? place.name : (gazetteer.find(key)?.name ?? place.name),
      }
    }
  }
}
