import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'

const require = createRequire(import.meta.url)

type Range = { from: number; to: number }
/** A part of a face that has a file of its own: an alphabet, or a slice of one that has thousands of signs. */
export type Alphabet = { name: string; ranges: readonly Range[] }

/** The parts of a face, as its package lists them. */
export function readAlphabets(packageName: string): Alphabet[] {
  const file = readFileSync(require.resolve(`${packageName}/unicode.json`), 'utf8')
  return Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(file))).map(([name, unicodeRange]) => ({
    name,
    ranges: unicodeRange.split(',').map(readRange),
  }))
}

export function isInRanges(code: number, ranges: readonly Range[]): boolean {
  return ranges.some(({ from, to }) => code >= from && code <= to)
}

/** 'U+0100-02BA', 'U+2113' */
function readRange(text: string): Range {
  const [from = '', to = from] = text.trim().replace(/^U\+/iu, '').split('-')
  return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) }
}
