import type { IndexQuery } from '../../jobs/job-index.ts'
import { type AskedWords, tiers } from '../../../engines/words/index.ts'
import { cellsOfCircle, kmOfDegree, kmOfMile, toRadians } from './cells.ts'
import { atTier, payDigits } from './facts.ts'
import { areaTerm, remoteTerm } from './terms.ts'
import { tierColumn } from './tier-column.ts'
import { matchQuery } from './tsquery.ts'

/** Distances travel in steps of 10 metres. */
const kmOfStep = 0.01

/** Further away than anything: a job without a position. */
export const farthest = 999_999
export const distanceDigits = 6

type Position = { lat: number; lng: number }
type Circle = Position & { radiusMiles: number }

/** How the digits of a row lie: facts and tier, then pay and distance where the search needs them. */
export type RowLayout = { rowLength: number; distanceAt: number | null }

/**
 * The one statement that answers a search: the facts of every job that has the words and lies in the place, one after
 * another, each with its tier. The kinds are filtered and counted by the caller: each facet wants the others' filters
 * without its own, and one pass over all of them is quicker than a grouping a facet.
 */
export function searchStatement(
  query: Pick<IndexQuery, 'where' | 'centres' | 'sort' | 'payMin' | 'payMax' | 'titlesOnly'>,
  words: AskedWords,
  contains: AskedWords,
): { text: string; values: unknown[]; layout: RowLayout } {
  const values: unknown[] = []
  const value = (of: unknown) => `$${values.push(of)}`
  const { where, sort } = query
  const match = matchQuery([words, contains], termsOfPlace(where))
  const conditions = [
    ...(isNowhere(where) ? ['false'] : []),
    ...match.all.map((condition) => `terms @@ ${value(condition)}::tsquery`),
    ...match.phrases.map((phrase) => {
      // Most phrases that fit stand in the title, which lies in the row; the whole terms have to be fetched.
      const asked = `${value(phrase)}::tsquery`
      return `(title_terms @@ ${asked} or terms @@ ${asked})`
    }),
    ...(where.kind === 'circles' && where.circles.length > 0
      ? [anyOf(where.circles.map((circle) => isWithin(circle, value)))]
      : []),
  ]
  const hasPay = query.payMin !== null || query.payMax !== null || sort === 'salary'
  const centres = centresOf(query)
  const hasDistance = centres.length > 0
  const namedOnly = query.titlesOnly === true
  const isRanked = namedOnly || sort === 'match' || (sort === 'location' && !hasDistance)
  const row = [
    'facts',
    isRanked ? tierColumn(words, { namedOnly }, value) : `'${tiers.none}'`,
    ...(hasPay ? ['pay'] : []),
    ...(hasDistance ? [nearest(centres, value)] : []),
  ]
  const order = sort === 'title' ? ' order by title collate "C", facts collate "C" desc' : ''
  const payEnd = atTier + 1 + (hasPay ? payDigits : 0)
  return {
    text:
      `select string_agg(${row.join(' || ')}, ''${order}) as rows from job_index` +
      (conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`),
    values,
    layout: {
      rowLength: payEnd + (hasDistance ? distanceDigits : 0),
      distanceAt: hasDistance ? payEnd : null,
    },
  }
}

/** From where a job's distance counts in the order: by distance always, by match within circles. */
function centresOf({ where, centres, sort }: Pick<IndexQuery, 'where' | 'centres' | 'sort'>): readonly Position[] {
  if (sort !== 'location' && sort !== 'match') return []
  if (where.kind === 'circles') return where.circles
  return sort === 'location' ? (centres ?? []) : []
}

/** A list of places that is empty. */
function isNowhere(where: IndexQuery['where']): boolean {
  return (
    (where.kind === 'areas' && where.areas.length === 0) || (where.kind === 'circles' && where.circles.length === 0)
  )
}

function termsOfPlace(where: IndexQuery['where']): string[][] {
  switch (where.kind) {
    case 'anywhere':
      return []
    case 'remote':
      return [[remoteTerm]]
    case 'areas':
      return where.areas.length === 0 ? [] : [where.areas.map(areaTerm)]
    case 'circles': {
      const cells = where.circles.map(cellsOfCircle)
      const isOfUse = cells.length > 0 && cells.every((of) => of !== null)
      return isOfUse ? [[...new Set(cells.flat())]] : []
    }
  }
}

/**
 * Square of the distance in degrees of latitude, on a sphere unrolled around the circle: the shrinking of longitudes is
 * taken half way, which is right to 0.02 % over 50 miles.
 */
function squaredDegrees(lat: string, lng: string, { at, east, shrink, shrinkMore }: Origin): string {
  const up = `(${lat} - ${at})`
  const across = `((${lng} - ${east}) * (${shrink} - ${shrinkMore} * ${up}))`
  return `(${up} * ${up} + ${across} * ${across})`
}

type Origin = { at: string; east: string; shrink: string; shrinkMore: string }

function originOf({ lat, lng }: Position, value: (of: unknown) => string): Origin {
  const angle = toRadians(lat)
  return {
    at: `${value(lat)}::float8`,
    east: `${value(lng)}::float8`,
    shrink: `${value(Math.cos(angle))}::float8`,
    shrinkMore: `${value((Math.sin(angle) * Math.PI) / 360)}::float8`,
  }
}

function isWithin(circle: Circle, value: (of: unknown) => string): string {
  const origin = originOf(circle, value)
  const reach = `${value(((circle.radiusMiles * kmOfMile) / kmOfDegree) ** 2)}::float8`
  const first = `${squaredDegrees('lat', 'lng', origin)} <= ${reach}`
  const others = `exists (select from generate_series(1, cardinality(other_positions), 2) i
    where ${squaredDegrees('other_positions[i]', 'other_positions[i + 1]', origin)} <= ${reach})`
  return `(${first} or (other_positions is not null and ${others}))`
}

/** The steps to the nearest position of the job from the nearest centre, as four bytes. */
function nearest(centres: readonly Position[], value: (of: unknown) => string): string {
  const squares = centres.map((centre) => {
    const origin = originOf(centre, value)
    const others = `(select min(${squaredDegrees('other_positions[i]', 'other_positions[i + 1]', origin)})
      from generate_series(1, cardinality(other_positions), 2) i)`
    return `least(${squaredDegrees('lat', 'lng', origin)}, case when other_positions is not null then ${others} end)`
  })
  const steps = `sqrt(least(${squares.join(', ')})) * ${kmOfDegree / kmOfStep}`
  return `lpad(coalesce(least(${steps}, ${farthest})::int, ${farthest})::text, ${distanceDigits}, '0')`
}

function anyOf(conditions: readonly string[]): string {
  return `(${conditions.join(' or ')})`
}
