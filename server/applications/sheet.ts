import type { FormAnswer } from '../../contract/applications/applications.ts'
import type { FindDeps } from '../job-searches/find-jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { answerSheet } from './answers/answer-sheet.ts'
import { knownFor } from './answers/known.ts'
import { answersOf, type ApplicationRow } from './application-row.ts'
import { chooseCv, keptCv } from './documents.ts'

type Deps = Pick<Platform, 'db' | 'files'> & { find: Pick<FindDeps, 'searchedPlace'> }

/** What its person may want to copy into the board's form; empty where they have nothing to fill in themselves. */
export async function sheetFor(deps: Deps, row: ApplicationRow, now: Date): Promise<FormAnswer[]> {
  const isTheirs =
    row.state === 'needs-you' || row.state === 'failed' || (row.state === 'ready' && row.way === 'by-hand')
  if (!isTheirs) return []
  const { db } = deps
  // Where a file goes with it, or nothing does, the CV that they wrote here says the same of them.
  const cv = (await keptCv(db, row.id)) ?? (await chooseCv(deps, row.user_id, {}))?.cv ?? null
  const known = await knownFor(db, deps.find, {
    userId: row.user_id,
    cv,
    jobId: row.job_id,
    board: row.board,
    documents: { cv: null, letter: null },
    now,
  })
  return answerSheet(answersOf(row), known)
}
