import { crc32 } from 'node:zlib'
import { analyserVersion, eachTerm, type NoteTerm } from '../../../engines/words/index.ts'
import type { IndexedJob } from '../../jobs/job.ts'
import { kindsVersion } from './kinds.ts'
import { cellsOf } from './cells.ts'
import { titleBits } from './title-bits.ts'
import { titleTerm } from './title-terms.ts'
import { everyAd } from './tsquery.ts'
import { noteInVector, printVector, type Vector } from './tsvector.ts'

/** Goes up with a change of the layout that neither the analyser's version nor that of the kinds tells. */
const layoutVersion = 5

/** Of analyser and layout together: an index that was written with another one has to be made again. Positive, of 31 bits. */
export const indexVersion = crc32(`${analyserVersion} ${layoutVersion} ${kindsVersion}`) >>> 1

export const remoteTerm = 'a:remote'

export function areaTerm(area: string): string {
  return `a:in:${area.replace(/[\p{C}'\\]/gu, '')}`
}

/** What the index makes of a job's title, employer and text. */
export type JobWords = {
  /** All that they are found by, as PostgreSQL reads it. */
  all: string
  /** What of it stands in the title, and the employer's name: see `titleTerm`. */
  title: string
  /** Likewise, as a sieve. */
  titleBits: string
  /** Words of the title that are searched for. */
  titleLength: number
}

/** The costly half: an import has it done in another thread, ahead of the writing. */
export function wordsOf(ad: {
  title: string
  employer: string | null
  otherTitles?: readonly string[]
  text: string
}): JobWords {
  const title: Vector = new Map()
  const all: Vector = new Map()
  const titleLength = eachTerm(
    ad,
    (term, place) => noteInVector(title, titleTerm(term), place),
    (term, place) => noteInVector(all, term, place),
  )
  return { all: printVector(all), title: printVector(title), titleBits: titleBits(title.keys()), titleLength }
}

/** The words, and with them all else that a job is found by. */
export function termsOf(job: IndexedJob): JobWords {
  const words = (job.words as JobWords | undefined) ?? wordsOf(job)
  const others: Vector = new Map()
  const note: NoteTerm = (term, place) => noteInVector(others, term, place)
  note(everyAd, 0)
  if (job.workplace === 'remote') note(remoteTerm, 0)
  for (const area of job.areas) note(areaTerm(area), 0)
  for (const position of job.positions) for (const cell of cellsOf(position)) note(cell, 0)
  return { ...words, all: `${words.all} ${printVector(others)}` }
}
