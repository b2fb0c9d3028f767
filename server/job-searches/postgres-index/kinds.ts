import { crc32 } from 'node:zlib'
import { boardIds } from '../../../contract/boards/board-ids.ts'
import type { BoardId } from '../../../contract/boards/boards.ts'
import type { Facet } from '../../../contract/job-searches/filters/filter.ts'
import { facets, noFilters, type FacetName, type Filtered } from '../../../contract/job-searches/filters/index.ts'
import type { IndexedJob } from '../../jobs/job.ts'
import { boardDigits, boardsOfDigit, kindTable, type Kind } from './kind-table.ts'

const bitsOfDigit = 6

/** The kinds of every job, by facet. */
export const kinds = Object.entries(kindTable).map(([name, kind]) => ({ ...kind, name: name as FacetName }))
expectRoom(kinds)
expectStored(kinds, facets)

export const firstBoardDigit = 1 + Math.max(...kinds.map(({ digit }) => digit))
export const kindDigits = firstBoardDigit + boardDigits

/** Of what the digits mean: another one means that the index has to be made again. 32 bits. */
export const kindsVersion = crc32(
  JSON.stringify([kinds.map(({ name, digit, from, bits, stored }) => [name, digit, from, bits, stored]), boardDigits]),
)

/** The digits of a job, without those of facts.ts. */
export function kindsOf(job: IndexedJob): number[] {
  const digits = Array.from({ length: firstBoardDigit }, () => 0)
  for (const { digit, from, numberOf } of kinds) digits[digit]! |= numberOf(job) << from
  return [...digits, ...boardsOf(job.boards)]
}

export function boardsOf(boards: readonly string[]): number[] {
  const sets = Array.from({ length: boardDigits }, () => 0)
  for (const board of boards) {
    const place = boardIds.indexOf(board as BoardId)
    if (place >= 0) sets[Math.floor(place / boardsOfDigit)]! |= 1 << (place % boardsOfDigit)
  }
  return sets
}

/** The number of a kind among the bits of its digit. */
export function numberIn(digit: number, { from, bits }: Pick<Kind, 'from' | 'bits'>): number {
  return (digit >> from) & ((1 << bits) - 1)
}

/**
 * Whether each kind has bits enough for its values, and of its own.
 * @throws Error at the start of the program: a value too many would be stored as another kind's.
 */
export function expectRoom(all: readonly (Kind & { name: string })[]): void {
  const taken = new Map<string, string>()
  for (const { name, digit, from, bits, stored } of all) {
    if (stored.length > 1 << bits)
      throw new Error(`The ${stored.length} values of ${name} do not fit into ${bits} bits`)
    if (from + bits > bitsOfDigit) throw new Error(`The bits of ${name} reach beyond their digit`)
    for (let bit = from; bit < from + bits; bit++) {
      const place = `${digit}:${bit}`
      const other = taken.get(place)
      if (other !== undefined)
        throw new Error(`${name} and ${other} are stored in the same bit ${bit} of digit ${digit}`)
      taken.set(place, name)
    }
  }
}

/**
 * Whether whatever a facet asks the index for is stored.
 * @throws Error at the start of the program: a search for such a value would find nothing.
 */
export function expectStored(
  all: readonly Pick<Kind & { name: string }, 'name' | 'stored'>[],
  offered: readonly Facet<Filtered, FacetName>[],
): void {
  for (const { name, wanted, values } of offered) {
    const stored = all.find((kind) => kind.name === name)?.stored.flat()
    if (wanted === undefined || stored === undefined) continue
    // Some offer a value only where there are jobs that have it.
    const counts = Object.fromEntries(stored.map((value) => [value, 1]))
    for (const { value } of values({ search: noFilters, counts, boardName: String, currency: 'GBP' }))
      if (!stored.includes(value)) throw new Error(`${name} offers '${value}', which no number of its bits stands for`)
  }
}
