import type { IndexedJob } from '../../jobs/job.ts'
import { factsOf, payOf } from './facts.ts'
import { termsOf } from './terms.ts'

/** A batch as the parameters of one statement. Long lists travel as one text: an array of them would be escaped twice. */
export function rowsToWrite(jobs: readonly IndexedJob[]): unknown[] {
  const read = jobs.map(termsOf)
  return [
    jobs.map((job) => job.id),
    jobs.map((job) => job.positions[0]?.lat ?? null),
    jobs.map((job) => job.positions[0]?.lng ?? null),
    read.map(({ titleLength }) => Math.min(titleLength, 1_000)),
    jobs.map(factsOf),
    jobs.map(payOf),
    read.map((terms) => terms.titleBits),
    jobs.map((job) => titleKey(job.title)).join(separator),
    read.map(({ title }) => title).join(separator),
    read.map(({ all }) => all).join(separator),
    jobs.map((job) => otherPositions(job)).join(separator),
    read.map(({ all }) => Math.max(0, rowSize - all.length)),
  ]
}

/** Names the columns of `rowsToWrite`. A batch whose texts of one kind are all empty arrives without any: hence coalesce. */
export const writtenRows = `
  select i.id, i.lat, i.lng, i.title_length, i.title_bits, i.facts, i.pay,
         coalesce(i.title, '') as title, coalesce(i.title_terms, '')::tsvector as title_terms, i.terms::tsvector as terms,
         string_to_array(nullif(i.other_positions, ''), ',')::real[] as other_positions,
         case when i.filling > 0 then repeat(' ', i.filling) end as filling
    from unnest($1::int[], $2::real[], $3::real[], $4::smallint[], $5::text[], $6::text[], $7::bigint[],
                string_to_array($8, E'\\x01'), string_to_array($9, E'\\x01'), string_to_array($10, E'\\x01'),
                string_to_array($11, E'\\x01'), $12::int[])
         as i (id, lat, lng, title_length, facts, pay, title_bits, title, title_terms, terms, other_positions, filling)`

export const columns =
  'id, lat, lng, title_length, title_bits, facts, pay, title, title_terms, terms, other_positions, filling'

/** A control character: no text that was read for people holds one. */
const separator = '\u0001'

/** PostgreSQL moves values out of rows above this size, counted with a margin for what else is in the row. */
const rowSize = 2048

const titleKeyLength = 60

/** Titles in the order of a dictionary: without capitals, accents and signs at the beginning. */
function titleKey(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trimEnd()
    .slice(0, titleKeyLength)
}

function otherPositions({ positions }: IndexedJob): string {
  return positions
    .slice(1)
    .flatMap(({ lat, lng }) => [lat, lng])
    .join(',')
}
