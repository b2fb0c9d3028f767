import type { QuestionsAhead } from '../../contract/applications/plan.ts'
import type { BoardId } from '../../contract/boards/boards.ts'
import { questionsOf } from '../boards/questions-ahead.ts'
import { BoardFailure, type BoardCall } from '../boards/board.ts'
import type { Platform } from '../platform/platform.ts'
import { chosenCvs } from '../shortlists/index.ts'
import { answerForm } from './answers/answer-form.ts'
import { knownFor } from './answers/known.ts'
import { withReading } from './answers/reading.ts'
import { chooseCv } from './documents.ts'
import { addressOnBoard, knownJobs, sourceFor } from './known-job.ts'
import { waysIn } from './ways.ts'
import type { BoardInUse } from '../boards/which-boards.ts'
import type { FindDeps } from '../job-searches/find-jobs.ts'
import type { Outward } from '../boards/outward.ts'

type Deps = Pick<Platform, 'db' | 'files' | 'config' | 'log'> & {
  find: FindDeps
  boards: readonly BoardInUse[]
  outward: Outward
}

/** The recruitment systems that say what a form asks before anybody applies. */
const telling: ReadonlySet<BoardId> = new Set(['greenhouse', 'workable', 'recruitee'])

export function tellsQuestions(board: BoardId): boolean {
  return telling.has(board)
}

/**
 * What the form of a job asks, each question with what would be answered to it; asks the board, and begins nothing. Null: there is no
 * such job. An empty list where the board does not tell, or does not answer.
 */
export async function askAhead(
  deps: Deps,
  given: { userId: string; jobId: string; endUser: BoardCall['endUser']; signal: AbortSignal; now: Date },
): Promise<QuestionsAhead | null> {
  const { userId, jobId, endUser, signal, now } = given
  const job = (await knownJobs(deps, [jobId], now)).get(jobId)
  const ways = waysIn(deps)
  const source = job && sourceFor(job, undefined, ({ board }) => ways(board).length > 1)
  if (!job || !source) return null
  const sourceName = source.name
  if (source.link === null || !tellsQuestions(source.board)) return { sourceName, isTold: false, questions: [] }
  const ad = { link: addressOnBoard({ link: source.link, isDemo: source.isDemo }), ref: source.ref }
  const questions = await questionsOf(source.board, ad, { ...deps, endUser, signal }).catch((error: unknown) => {
    if (!(error instanceof BoardFailure)) throw error
    deps.log.info({ board: source.board, outcome: error.outcome }, 'a board did not tell its questions')
    return null
  })
  if (questions === null) return { sourceName, isTold: false, questions: [] }
  const db = deps.db
  const chosen = (await chosenCvs(db, userId, [Number(jobId)])).get(Number(jobId))
  const cv = await chooseCv(deps, userId, chosen ?? {})
  const known = await knownFor(db, deps.find, {
    userId,
    cv: cv?.cv ?? null,
    jobId: Number(jobId),
    board: source.board,
    documents: { cv: cv?.document ?? null, letter: null },
    now,
  })
  return { sourceName, isTold: true, questions: withReading(questions.map((question) => answerForm(question, known))) }
}
