import type { ApplyingStep } from '../../../contract/applications/progress.ts'
import type { BoardId } from '../../../contract/boards/boards.ts'
import type { ApplicationOrder, Applier } from '../../applying/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { answerForm } from '../answers/answer-form.ts'
import { knownFor } from '../answers/known.ts'
import { adOf, answersOf, type ApplicationRow } from '../application-row.ts'
import { keptCv, printedDocuments } from '../documents.ts'
import { settingsOf } from '../source-settings.ts'
import { isLoginHeld } from '../held-logins.ts'
import { addressOnBoard } from '../known-job.ts'
import { noteQuestions, noteStep } from './note-progress.ts'
import type { FindDeps } from '../../job-searches/find-jobs.ts'
import type { Press } from '../../cvs/export/press.ts'

export type Login = { email: string; password: string }

/** What the runner stands on; boards and logins are handed in, so that tests can play them. */
export type RunnerDeps = Pick<Platform, 'db' | 'clock' | 'log' | 'files' | 'tasks' | 'config'> & {
  find: FindDeps
  press: Press
} & {
  /** Null: we cannot fill in this board's form. */
  applierFor: (board: BoardId) => Applier | null
  /** A person's login for one attempt; null if there is none. 'not-needed': the board takes applications without. */
  loginFor: (given: {
    userId: string
    board: BoardId
    applicationId: string
    now: Date
  }) => Promise<Login | 'not-needed' | null>
  onStep?: (step: ApplyingStep) => Promise<void> | void
}

/** Nobody logs in to this board as this person until they have changed the login or said so. */
export class LoginHeld extends Error {}

/** @throws LoginHeld */
export async function throwIfHeld({ db }: RunnerDeps, row: Pick<ApplicationRow, 'user_id' | 'board'>): Promise<void> {
  if (await isLoginHeld(db, { userId: row.user_id, board: row.board })) throw new LoginHeld()
}

/** An order for the engine: the documents as they are sent, and what is known for its questions. */
export async function orderFor(
  deps: RunnerDeps,
  row: ApplicationRow,
  { login, signal, now }: { login: Login | null; signal: AbortSignal; now: Date },
): Promise<ApplicationOrder> {
  const db = deps.db
  const documents = await printedDocuments(deps, row.id, now)
  const cv = documents.find(({ kind }) => kind === 'cv')
  const letter = documents.find(({ kind }) => kind === 'letter') ?? null
  if (cv === undefined) throw new Error('An application that is filled in for somebody has no CV')
  const ownCv = await keptCv(db, row.id)
  const { storedCv } = (await settingsOf(db, row.user_id)).of(row.board).settings
  const read = new Map<string, boolean>()
  const known = await knownFor(db, deps.find, {
    userId: row.user_id,
    cv: ownCv,
    jobId: row.job_id,
    board: row.board,
    given: new Map(answersOf(row).map((answer) => [answer.question.key, answer])),
    documents: { cv, letter },
    now,
  })
  return {
    ...placeOf(deps, row, { login, signal }),
    documents: { cv, letter, ...(storedCv !== undefined && { storedCv }) },
    async answer(questions) {
      const answers = questions.map((question) => answerForm(question, known))
      for (const { question, value } of answers) read.set(question.key, value !== null)
      const answered = [...read.values()].filter((isAnswered) => isAnswered).length
      await noteQuestions(db, { applicationId: row.id, asked: read.size, answered })
      return answers
    },
  }
}

/** Where an application goes, and as whom. */
export function placeOf(
  deps: RunnerDeps,
  row: ApplicationRow,
  { login, signal }: { login: Login | null; signal: AbortSignal },
): Pick<ApplicationOrder, 'board' | 'ref' | 'link' | 'credentials' | 'signal' | 'onStep'> {
  return {
    board: row.board as BoardId,
    ref: row.ref ?? '',
    link: addressOnBoard({ link: row.link ?? '', isDemo: adOf(row).isDemo }),
    credentials: login,
    signal,
    async onStep(step) {
      // The last moment: another program, or a login that was only tried, may have been refused since this one was taken.
      if (step === 'log-in') await throwIfHeld(deps, row)
      // A look at the board's list after doubt is no step of filling in.
      if (row.state !== 'unsure') await noteStep(deps.db, { applicationId: row.id, step, now: deps.clock.now() })
      await deps.onStep?.(step)
    },
  }
}
