import type { Plan, PlannedCv, PlannedJob, PlanProblem, SendableWay } from '../../contract/applications/plan.ts'
import { BoardWithCredentials } from '../../contract/applications/applications.ts'
import type { BoardId } from '../../contract/boards/boards.ts'
import type { Job, JobSource } from '../../contract/jobs/jobs.ts'
import { isAvoided, type AvoidedEntry } from '../../contract/avoided/avoided.ts'
import { avoidedBy } from '../avoided/index.ts'
import { listLetters } from '../cover-letters/index.ts'
import { loginStates, type LoginState } from '../credentials/index.ts'
import { balanceOf } from '../credits/index.ts'
import { currentVocabulary } from '../cvs/match/current-vocabulary.ts'
import { matchJobs } from '../cvs/match/match-jobs.ts'
import type { Database, Queryable } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { chosenCvs } from '../shortlists/index.ts'
import { jobIdOf, knownJobs, sourceFor } from './known-job.ts'
import { cvsOf } from './own-cvs.ts'
import { tellsQuestions } from './questions-ahead.ts'
import { settingsOf, type KeptSettings } from './source-settings.ts'
import { earlierApplication, vacancyOf, type Earlier } from './vacancy.ts'
import { waysIn, type WaysOf } from './ways.ts'
import type { BoardInUse } from '../boards/which-boards.ts'
import type { FindDeps } from '../job-searches/find-jobs.ts'

type Deps = Pick<Platform, 'db' | 'config'> & { find: FindDeps; boards: readonly BoardInUse[] }

/** What a person has said that holds for all of their applications. */
export type Standing = {
  isOff: boolean
  /** In per cent: what a CV must cover before we apply without being asked; null: any. */
  minimumMatch: number | null
  settings: (board: string) => KeptSettings
  avoided: readonly AvoidedEntry[]
  /** Null: nobody logs in there to apply. */
  login: (board: BoardId) => LoginState | null
  waysOf: WaysOf
}

export async function standingOf(
  db: Queryable,
  { userId, waysOf, now }: { userId: string; waysOf: WaysOf; now: Date },
): Promise<Standing> {
  const settings = await settingsOf(db, userId)
  const logins = await loginStates(db, userId, now)
  return {
    isOff: settings.isOff,
    minimumMatch: settings.minimumMatch,
    waysOf,
    settings: settings.of,
    avoided: await avoidedBy(db, userId),
    login(board) {
      const source = BoardWithCredentials.safeParse(board).data
      return source === undefined ? null : logins[source]
    },
  }
}

export type Planned = {
  job: Job
  source: JobSource
  way: SendableWay
  vacancy: string
  keys: string[]
  earlier: Earlier | null
  /** What alone stands in the way; credits are looked at by whoever counts them. */
  problem: PlanProblem | null
}

/** How a job would be applied to, and what stands in the way. */
export async function planJob(
  db: Queryable,
  given: {
    userId: string
    job: Job
    wanted: { source?: BoardId | undefined; way?: SendableWay | undefined; again?: string | undefined }
    standing: Standing
    now: Date
  },
): Promise<Planned | null> {
  const { userId, job, wanted, standing, now } = given
  const { waysOf } = standing
  const hasForm = ({ board }: JobSource) => waysOf(board).length > 1
  const source = sourceFor(job, wanted.source, hasForm)
  if (source === null) return null
  const { settings, consentedAt } = standing.settings(source.board)
  const possible = waysOf(source.board)
  const usual = settings.way === 'automatic' && consentedAt === null ? 'assisted' : settings.way
  const way = [wanted.way ?? usual, 'by-hand' as const].find((one) => possible.includes(one)) ?? 'by-hand'
  const { vacancy, keys } = await vacancyOf(db, { userId, jobId: Number(job._id), now })
  const earlier = await earlierApplication(db, userId, vacancy)
  const problem = (): PlanProblem | null => {
    // Anyone who posted it here leads the job, and gets its applications here (decision 035).
    if (job.source === 'rolecall') return 'apply-here'
    if (earlier !== null && wanted.again === undefined) return 'already-applied'
    if (job.isClosed) return 'closed'
    if (isAvoided(job, standing.avoided)) return 'avoided'
    if (way === 'by-hand') return null
    if (standing.isOff || settings.isOff) return 'source-off'
    // One who is asked each time gives it when the form is reached.
    const login = standing.login(source.board)
    return login === null || login === 'kept' || login === 'ask' ? null : 'no-credentials'
  }
  return { job, source, way, vacancy, keys, earlier, problem: problem() }
}

/** What applying to these jobs takes: what is ready, what needs the person, what cannot be, and what it costs. */
export async function planApplications(
  deps: Deps,
  { userId, jobIds, now }: { userId: string; jobIds: readonly string[]; now: Date },
): Promise<Plan> {
  const db = deps.db
  const jobs = await knownJobs(deps, jobIds, now)
  const standing = await standingOf(db, { userId, waysOf: waysIn(deps), now })
  const cvs = await cvsOf(db, userId)
  const chosen = await chosenCvs(
    db,
    userId,
    [...jobs.keys()].flatMap((id) => jobIdOf(id) ?? []),
  )
  const found: { id: string; plan: Planned }[] = []
  for (const id of new Set(jobIds)) {
    const job = jobs.get(id)
    const plan = job && (await planJob(db, { userId, job, wanted: {}, standing, now }))
    if (plan) found.push({ id, plan })
  }
  const automatic = found.filter(({ plan }) => plan.way === 'automatic' && plan.problem === null).map(({ id }) => id)
  const matches = standing.minimumMatch === null ? null : await matchesOf(db, { userId, jobIds: automatic, now })
  const planned: PlannedJob[] = []
  let needed = 0
  // Credits go to the first that are ready: what needs its person first takes none yet.
  let taken = 0
  const { available } = await balanceOf(db, userId)
  for (const { id, plan } of found) {
    const itsCv = chosen.get(Number(id))
    const cvId = itsCv === undefined ? null : 'cvId' in itsCv ? itsCv.cvId : itsCv.cvFileId
    const cv = cvs.find(({ _id }) => _id === cvId) ?? null
    const match = matches?.(id, cv?._id ?? cvs[0]?._id ?? null) ?? null
    const isPaid = plan.way !== 'by-hand' && (plan.problem === null || plan.problem === 'no-credentials')
    if (isPaid) needed++
    const lacking = isPaid
      ? lackingFor(plan, { standing, match, hasCv: cvs.length > 0, isEnough: taken < available })
      : null
    const problem = plan.problem ?? lacking
    if (isPaid && problem === null) taken++
    const { waysOf } = standing
    planned.push(presentPlanned(plan, { problem, cv, match, waysOf, boardName: deps.find.boardName }))
  }
  const letters = await listLetters(db, userId)
  return {
    jobs: planned,
    credits: { left: available, needed },
    minimumMatch: standing.minimumMatch,
    cvs,
    letters: letters.map(({ _id, name }) => ({ _id, name })),
  }
}

/** What stands in the way of a job that we would fill in, besides what stands in its own way. */
function lackingFor(
  plan: Planned,
  given: { standing: Standing; match: number | null; hasCv: boolean; isEnough: boolean },
): PlanProblem | null {
  if (!given.hasCv) return 'no-cv'
  if (isBelowMatch(plan, given.standing, given.match)) return 'low-match'
  return plan.problem === null && !given.isEnough ? 'no-credits' : null
}

/** Whether it is not sent automatically because the CV covers too little of the ad, or cannot be compared with it. */
export function isBelowMatch({ way }: Planned, { minimumMatch }: Standing, match: number | null): boolean {
  return way === 'automatic' && minimumMatch !== null && (match === null || match < minimumMatch)
}

/**
 * How much of each ad a person's CVs cover.
 * @returns in per cent, of a job and a CV; null if they could not be compared
 */
export async function matchesOf(
  db: Database,
  { userId, jobIds, now }: { userId: string; jobIds: readonly string[]; now: Date },
): Promise<(jobId: string, cvId: string | null) => number | null> {
  if (jobIds.length === 0) return () => null
  const { matches } = await matchJobs({ db, vocabulary: await currentVocabulary(db), now }, { userId, jobIds })
  const byJob = new Map(matches.map((match) => [match.jobId, match]))
  return (jobId, cvId) => {
    const match = byJob.get(jobId)
    // An ad that asks for nothing can be compared with nothing.
    if (match === undefined || match.best.asked === 0) return null
    return match.all.find(({ id }) => id === cvId)?.percent ?? null
  }
}

/** What only stands in the way until the person has done something about it. */
const mendable: ReadonlySet<PlanProblem | null> = new Set([
  'apply-here',
  'no-credentials',
  'no-cv',
  'no-credits',
  'source-off',
  'low-match',
])

function presentPlanned(
  plan: Planned,
  given: {
    problem: PlanProblem | null
    cv: PlannedCv | null
    match: number | null
    waysOf: WaysOf
    boardName: (board: BoardId) => string
  },
): PlannedJob {
  const { job, source, way, earlier } = plan
  const { problem, cv, match, waysOf, boardName } = given
  return {
    job: job._id,
    jobTitle: job.jobTitle,
    employer: job.employer,
    source: source.board,
    sourceName: source.name,
    sources: job.sources.map(({ board, name }) => ({ id: board, name, ways: [...waysOf(board)] })),
    way,
    link: source.link,
    stands: problem === null ? 'ready' : mendable.has(problem) ? 'needs-you' : 'cannot',
    problem,
    applied: earlier && {
      application: earlier.id,
      at: earlier.at.toISOString(),
      sourceName: boardName(earlier.board as BoardId),
      state: earlier.state,
    },
    cv,
    match,
    tellsQuestions: tellsQuestions(source.board),
  }
}
