import type { Showcase, ShownPay } from '../../contract/home/home.ts'
import type { BoardId } from '../../contract/boards/boards.ts'
import type { Job } from '../../contract/jobs/jobs.ts'
import { boundsOf, resultsAddress } from '../../contract/job-searches/results-address.ts'
import { statisticsAddress } from '../../contract/statistics/address.ts'
import type { FindDeps } from '../job-searches/find-jobs.ts'
import { indexQuery } from '../job-searches/index-query.ts'
import { withMeantFilters } from '../../engines/words/index.ts'
import { mostWanted } from '../job-searches/search-counts.ts'
import type { IndexAnswer } from '../jobs/job-index.ts'
import { presentJob } from '../jobs/present-job.ts'
import { jobsByIds } from '../jobs/queries.ts'
import { type Gazetteer, whereOf } from '../../engines/places/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Reading } from '../platform/readers.ts'
import { findStatistics } from '../statistics/index.ts'
import { namedSearches, type NamedSearch } from './shown-searches.ts'

export type ShowcaseDeps = { db: Reading; clock: Clock; gazetteer: Gazetteer; find: FindDeps }

const most = { popular: 8, chips: 5, jobs: 15 } as const

type Counted = NamedSearch & { named: NamedSearch; answer: IndexAnswer; near: readonly { lat: number; lng: number }[] }

/** What the home page shows of what we hold, from the index alone: no board is asked for it. */
export async function findShowcase(deps: ShowcaseDeps): Promise<Showcase> {
  const now = deps.clock.now()
  const wanted = (await mostWanted(deps.db, now)).slice(0, most.popular)
  const named = namedSearches(wanted)
  const counted: Counted[] = []
  // One after the other: a page that is counted every few minutes must not crowd out searches.
  for (const one of named) {
    const found = await countOne(deps, one, now)
    if (found !== null && found.answer.total > 0) counted.push(found)
  }
  const rolled = counted.toSorted((a, b) => tells(b) - tells(a) || b.answer.total - a.answer.total)[0]
  const popular = new Set(named.slice(0, wanted.length))
  return {
    at: now.toISOString(),
    searches: counted
      .filter((one) => one !== rolled)
      .toSorted(
        (a, b) => Number(popular.has(b.named)) - Number(popular.has(a.named)) || b.answer.total - a.answer.total,
      )
      .slice(0, most.chips)
      .map(shown),
    roll: rolled === undefined ? null : await rollOf(deps, rolled, now),
    pay: await payOf(deps, rolled === undefined ? counted : [rolled, ...counted]),
  }
}

/** As the page of results counts it; null if its place is not known. */
async function countOne({ find }: ShowcaseDeps, named: NamedSearch, now: Date): Promise<Counted | null> {
  const { search } = withMeantFilters(named.search)
  const place = await find.searchedPlace(search.jobLocation)
  const where = whereOf(place, boundsOf(search).radiusMiles)
  if (where === null) return null
  const query = indexQuery(search, { where, without: [], now, pageSize: most.jobs })
  const answer = await find.read().index.search(query)
  return { ...named, named, answer, near: where.kind === 'circles' ? where.circles : [] }
}

/** How well it shows what we do: several boards answered, and ads of the same job were folded. */
function tells({ answer }: Counted): number {
  const ads = Object.values(answer.facets.source).filter((count) => count > 0)
  const folded = ads.reduce((sum, count) => sum + count, 0) - answer.total
  return Math.min(ads.length, enoughBoards) * 1_000 + folded / answer.total
}

/** More boards than this need not be shown by name. */
const enoughBoards = 4

function shown({ name, search, answer }: Counted): Showcase['searches'][number] {
  return { name, address: resultsAddress(search), count: answer.total }
}

async function rollOf({ db, find }: ShowcaseDeps, rolled: Counted, now: Date): Promise<Showcase['roll']> {
  const boards = Object.entries(rolled.answer.facets.source)
    .filter(([, ads]) => ads > 0)
    .map(([board, ads]) => ({ board: board as BoardId, name: find.boardName(board as BoardId), ads }))
    .toSorted((a, b) => b.ads - a.ads || (a.name < b.name ? -1 : 1))
  const rows = await jobsByIds(db, rolled.answer.ids)
  const jobs = rows.map((row) =>
    presentJob(row, {
      boardName: find.boardName,
      sandboxUrl: null,
      // Everybody sees it, signed in or not (C7).
      showLinks: false,
      near: rolled.near,
      now,
      snippet: '',
      why: '',
      whole: false,
    }),
  )
  return {
    search: shown(rolled),
    ads: boards.reduce((sum, { ads }) => sum + ads, 0),
    boards,
    job: bestToShow(jobs),
    isDemo: jobs.some(({ isDemo }) => isDemo),
  }
}

/** Of jobs whose take-home pay is known the best match that several boards carry; else the best match. */
function bestToShow(jobs: readonly Job[]): Job | null {
  const known = jobs.filter(({ netPayMonthly, pay }) => netPayMonthly !== null && pay?.isEstimate === false)
  return known.find(({ sources }) => new Set(sources.map(({ board }) => board)).size > 1) ?? known[0] ?? null
}

/** Fewer ads make no shape that one could read. */
const fewestAds = 20

/** What the first of these pays that enough ads say it of: in its place, else everywhere. */
async function payOf(
  { gazetteer, clock, find }: ShowcaseDeps,
  named: readonly NamedSearch[],
): Promise<ShownPay | null> {
  const { db: reading } = find.read()
  for (const isEverywhere of [false, true]) {
    for (const { search } of named) {
      const jobLocation = isEverywhere || search.jobLocation === 'remote' ? '' : search.jobLocation
      const found = await findStatistics({ reading, gazetteer, clock }, { jobTitle: search.jobTitle, jobLocation })
      if (found.kind !== 'found') continue
      const pay = found.statistics.pay.find(({ kind, ads }) => kind === 'salary' && ads >= fewestAds)
      if (pay?.figures == null) continue
      const { lowerQuartile, upperQuartile, histogram } = pay.figures
      const place = found.statistics.jobLocation
      return {
        name: `${search.jobTitle} ads${place === '' ? '' : ` in ${place}`}`,
        currency: pay.currency,
        ads: pay.ads,
        lowerQuartile,
        upperQuartile,
        bars: histogram.flatMap(({ from, to, ads }) => (from === null || to === null ? [] : [{ from, to, ads }])),
        address: statisticsAddress(search.jobTitle, jobLocation),
      }
    }
  }
  return null
}
