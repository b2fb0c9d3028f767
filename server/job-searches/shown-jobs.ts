import { hash } from 'node:crypto'
import type { BoardId } from '../../contract/boards/boards.ts'
import type { Job } from '../../contract/jobs/jobs.ts'
import { cutAtWord, isCutAd } from '../jobs/cut-ad.ts'
import { plainText } from '../jobs/plain-text.ts'
import { presentJob } from '../jobs/present-job.ts'
import type { JobRow } from '../jobs/queries.ts'
import { isArea, type Place, type Where } from '../../engines/places/index.ts'
import type { Queryable } from '../platform/database.ts'
import { lastUsed } from '../../contract/platform/last-used.ts'
import type { Reading } from '../platform/readers.ts'
import { sponsorsAmong } from '../sponsors/index.ts'
import { ownMarksOf, type MarksDeps } from './own-marks.ts'
import { snippetOf } from './snippet.ts'
import { whyHere } from './why-here.ts'

export type ShownJobsDeps = MarksDeps & {
  boardName: (board: BoardId) => string
  /** Whether we can fill in the form of a board, see applications/ways.ts. */
  fillsIn: (board: BoardId) => boolean
  /** Where the demo boards are played; null: nowhere. */
  sandboxUrl: string | null
}

/** The rows of one page as the person who asked sees them: with their snippets, their distances, and what they did with each. */
export async function shownJobs(
  deps: ShownJobsDeps & { db: Queryable; read: Reading },
  rows: readonly JobRow[],
  given: {
    userId: string | null
    /** What was found by: the index's marks, and the words as they were understood. */
    marks: readonly string[]
    words: string
    where: Where | null
    places: readonly Place[]
    radiusMiles: number | null
    now: Date
  },
): Promise<Job[]> {
  const { userId, marks, where, places, now } = given
  const [sponsors, mine] = await Promise.all([
    sponsorsAmong(
      deps.read,
      rows.map(({ employer }) => employer),
    ),
    ownMarksOf(deps, deps.db, { userId, jobIds: rows.map(({ id }) => id) }),
  ])
  const why = whyHere(given.words)
  const circles = {
    near: where?.kind === 'circles' ? where.circles : places.filter((one) => !isArea(one)),
    radiusMiles: places.every((one) => !isArea(one)) ? given.radiusMiles : null,
  }
  return rows.map((row) =>
    presentJob(row, {
      boardName: deps.boardName,
      fillsIn: deps.fillsIn,
      showLinks: userId !== null,
      mine: mine(row.id),
      isSponsor: row.employer !== null && sponsors.has(row.employer),
      sandboxUrl: deps.sandboxUrl,
      ...circles,
      now,
      snippet: snippetOfAd(row, marks),
      why: why(row.title, row),
      whole: false,
    }),
  )
}

/** As many as a hundred and thirty pages show: about a megabyte. */
const snippets = lastUsed<string>(2_000)

/**
 * The snippet of an ad, made once for the same text and the same words: a page is asked for again with each board that answers, and the
 * same searches are made by many. What it is made of is an ad that everybody may read, so that it is nobody's own.
 */
function snippetOfAd(row: JobRow, marks: readonly string[]): string {
  const isCut = isCutAd(row)
  return snippets(hash('sha1', [isCut, ...marks, row.description].join('\0'), 'base64'), () =>
    snippetOf(plainText(isCut ? cutAtWord(row.description) : row.description), marks),
  )
}
