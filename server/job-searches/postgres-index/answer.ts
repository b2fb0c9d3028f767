import type { FacetName } from '../../../contract/job-searches/filters/index.ts'
import type { FacetCounts, IndexQuery } from '../../jobs/job-index.ts'
import { onlyMentions, tiers } from '../../../engines/words/index.ts'
import { at, lastDay, atPay, atTier, payNumber, readDigits, toSeconds, valueOfCode } from './facts.ts'
import { filtersOf, type Filter } from './filters.ts'
import { kindTable } from './kind-table.ts'
import { numberIn } from './kinds.ts'
import { createPagePicker } from './pick-page.ts'
import { distanceDigits, farthest, type RowLayout } from './statement.ts'
import { createTally, facetsOf } from './tally.ts'

/** What the rows of the statement come to: filtered, ordered, counted. */
export type Answer = {
  ids: number[]
  total: number
  later: number
  mentioned: number
  facets: FacetCounts
  withoutPayCount: number
}

/** @param rows as statement.ts makes them. */
export function answerFrom(rows: string, query: IndexQuery, layout: RowLayout): Answer {
  const filters = filtersOf(query)
  const passed = createTally(query.now)
  // A row that exactly one filter stops counts in that facet: what there would be if one chose differently there.
  const stopped = new Map(filters.map(({ facet }) => [facet, createTally(query.now)]))
  const picker = createPagePicker(query)
  const hidden = query.without.length === 0 ? null : new Set(query.without)
  const upTo = query.snapshot?.upTo ?? Number.POSITIVE_INFINITY
  const shown = query.snapshot?.shown ? new Set(query.snapshot.shown) : null
  const keyOf = keyFor(query, layout)
  let total = 0
  let later = 0
  let mentioned = 0
  let withoutPayCount = 0

  for (let start = 0; start < rows.length; start += layout.rowLength) {
    const id = readDigits(rows, start + at.id, 6)
    if (hidden?.has(id)) continue
    const isMention = query.titlesOnly === true && onlyMentions(rows.charCodeAt(start + atTier) - digitZero)
    const stoppedBy = onlyStop(filters, rows, start)
    if (shown !== null && stoppedBy === 'nothing' ? !shown.has(id) : id > upTo) {
      if (stoppedBy === 'nothing' && !isMention) later++
    } else if (isMention) {
      if (stoppedBy === 'nothing') mentioned++
    } else if (stoppedBy === 'nothing') {
      total++
      passed.count(rows, start)
      picker.offer(keyOf(rows, start), rows, start)
    } else if (stoppedBy !== 'several') {
      stopped.get(stoppedBy)?.count(rows, start)
      if (stoppedBy === 'pay' && readDigits(rows, start + atPay.most, 4) === payNumber(null)) withoutPayCount++
    }
  }
  return { ids: picker.ids(), total, later, mentioned, facets: facetsOf(passed, stopped), withoutPayCount }
}

function onlyStop(filters: readonly Filter[], rows: string, start: number): FacetName | 'nothing' | 'several' {
  let stoppedBy: FacetName | 'nothing' = 'nothing'
  for (const { facet, passes } of filters) {
    if (passes(rows, start)) continue
    if (stoppedBy !== 'nothing') return 'several'
    stoppedBy = facet
  }
  return stoppedBy
}

/** A moment in seconds fits below this; both parts of a key fit into the 53 bits of a whole number. */
const moments = 2 ** 32

/** Of jobs that fit as well the nearest comes first, by whole miles as rows say them; what is further than this is equally far. */
const mostMiles = 127
/** Of ten metres each, in which distances come. */
const stepsOfMile = 160.9344

/** One number to order by, the greatest first: what the order is about, and below it the moment. */
function keyFor(query: IndexQuery, { distanceAt }: RowLayout): (rows: string, start: number) => number {
  const createdAt = (rows: string, start: number) => readDigits(rows, start + at.created, 6)
  const stepsTo = (rows: string, start: number) =>
    distanceAt === null ? farthest : Number(rows.slice(start + distanceAt, start + distanceAt + distanceDigits))
  const freshFrom = toSeconds(query.now) - freshDays * 86_400
  const byMatch = (rows: string, start: number) => {
    const created = createdAt(rows, start)
    if (isCourse(rows, start)) return created - moments
    const rank = rankOf(rows.charCodeAt(start + atTier) - digitZero, created >= freshFrom)
    const near =
      distanceAt === null ? 0 : mostMiles - Math.min(mostMiles, Math.round(stepsTo(rows, start) / stepsOfMile))
    return (rank * (mostMiles + 1) + near) * moments + created
  }
  switch (query.sort) {
    case 'match':
      return byMatch
    case 'date':
      return createdAt
    case 'closing':
      // Those that do not say come last.
      return (rows, start) => {
        const day = readDigits(rows, start + at.closes, 3)
        return (day === 0 ? 0 : lastDay + 1 - day) * moments + createdAt(rows, start)
      }
    case 'salary':
      // Beyond 2,000,000 a year all are equal.
      return (rows, start) =>
        Math.min(readDigits(rows, start + atPay.most, 4), 2 ** 21 - 1) * moments + createdAt(rows, start)
    case 'location':
      if (distanceAt === null) return byMatch
      return (rows, start) => (farthest - stepsTo(rows, start)) * moments + createdAt(rows, start)
    case 'title':
      // They come in this order.
      return (_, start) => -start
  }
}

const course = kindTable.poster.stored.findIndex((values) => values.includes('course'))

/** An ad that sells a course comes after every ad of a post. */
function isCourse(rows: string, start: number): boolean {
  return numberIn(valueOfCode[rows.charCodeAt(start + at.kinds + kindTable.poster.digit)]!, kindTable.poster) === course
}

/** After this many days an ad sinks in the order by match: most of them are filled by then. */
const freshDays = 30

/**
 * Tiers with their age: what is old sinks below everything fresh that fits as well, with all words in the title, with a similar
 * name, from the employer, with some of the words, or only in the text.
 */
function rankOf(tier: number, isFresh: boolean): number {
  if (tier >= tiers.apart) return 2 * tiers.apart + (isFresh ? tiers.exact : 0) + tier
  return 2 * tier + Number(isFresh)
}

const digitZero = 48
