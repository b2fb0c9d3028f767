import { messages, alert } from '../../contract/texts/messages.ts'
import type { Alert } from '../../contract/texts/alert.ts'
import type { BoardProgress } from '../../contract/boards/progress.ts'
import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import { resultsAddress } from '../../contract/job-searches/results-address.ts'
import type { Results } from '../../contract/job-searches/results.ts'
import type { IndexAnswer } from '../jobs/job-index.ts'
import type { Place, PlaceAnswer } from '../../engines/places/index.ts'
import { asTyped, type MeantFilter } from '../../engines/words/index.ts'

/* What an answer says besides its jobs: where it searched, how it understood the words, and what to know about both. */

/** What became of a search's words: those that were added, corrected, taken for a filter, left out or not known. */
export function presentUnderstanding(
  search: JobSearch,
  given: {
    place: PlaceAnswer
    understoodAs: IndexAnswer['understoodAs']
    typed: { search: JobSearch; turned: readonly MeantFilter[] }
    unknown: Results['understoodAs']['unknown']
    without: string | null
  },
): Results['understoodAs'] {
  const { place, typed, unknown, without } = given
  const { added, corrected } = given.understoodAs
  return {
    added: [...added],
    corrected: corrected && {
      ...corrected,
      asTypedAddress: resultsAddress({ ...search, jobTitle: `"${search.jobTitle.replaceAll('"', '')}"`, page: 1 }),
    },
    place: correctedPlace(place, search),
    turned:
      typed.turned.length === 0
        ? null
        : { words: [...typed.turned], asTypedAddress: resultsAddress(asTyped(typed.search, typed.turned)) },
    unknown,
    without,
  }
}

/** At most one: about the place, or about what was found there. */
export function notices(
  place: PlaceAnswer,
  { found, isFallback, isDecided }: { found: number; isFallback: boolean; isDecided: boolean },
): Alert[] {
  if (place.kind === 'abroad') return [alert('warning', messages.placeAbroad(place.name))]
  if (place.kind === 'unknown') return []
  if (isFallback) return [alert('warning', messages.fallbackJobs)]
  return found === 0 && isDecided ? [alert('warning', messages.noJobs)] : []
}

function correctedPlace(place: PlaceAnswer, search: JobSearch): Results['understoodAs']['place'] {
  if (place.kind !== 'found' || place.correctedFrom === undefined) return null
  const asTypedAddress = resultsAddress({ ...search, jobLocation: `"${place.correctedFrom}"`, page: 1 })
  return { from: place.correctedFrom, to: place.place.name, asTypedAddress }
}

/** The place of a search, and other places that may have been meant. */
export function presentPlace(place: PlaceAnswer, search: JobSearch): Results['place'] {
  const offer = (label: string) => ({ label, address: resultsAddress({ ...search, jobLocation: label, page: 1 }) })
  switch (place.kind) {
    case 'found':
      return {
        kind: place.place.kind === 'remote' ? 'remote' : 'found',
        label: place.place.label,
        others: namesakes(place).map((other) => offer(other.label)),
      }
    case 'several':
      return { kind: 'several', label: place.places.map((one) => one.label).join(' or '), others: [] }
    case 'anywhere':
      return { kind: 'anywhere', label: 'Anywhere', others: [] }
    case 'abroad':
      return { kind: 'abroad', label: place.name, others: [] }
    case 'unknown':
      return {
        kind: 'unknown',
        label: search.jobLocation.replaceAll('"', ''),
        others: place.nearest.slice(0, 5).map((one) => offer(one.label)),
      }
  }
}

/** Other places of the name that was typed: Newport in Wales, Newport on Wight. Its own county is no other place. */
function namesakes({ place, others }: Extract<PlaceAnswer, { kind: 'found' }>): Place[] {
  return others
    .filter((other) => other.name === place.name && other.label !== place.label && !place.areas.includes(other.id))
    .slice(0, 5)
}

/** How many ads the boards say that they have; null: none says. */
export function sumReported(boards: readonly BoardProgress[]): number | null {
  const known = boards.map((board) => board.found).filter((found) => found !== null)
  return known.length === 0 ? null : known.reduce((sum, found) => sum + found, 0)
}
