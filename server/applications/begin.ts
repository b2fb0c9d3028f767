import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { NewApplication, StartedApplication } from '../../contract/applications/plan.ts'
import { reserve } from '../credits/index.ts'
import { inTransaction } from '../platform/database.ts'
import { storableJson } from '../platform/json.ts'
import type { Platform } from '../platform/platform.ts'
import { chosenCvs } from '../shortlists/index.ts'
import { chooseCv, chooseLetter, keepDocument, type ChosenCv, type ChosenDocument } from './documents.ts'
import { jobIdOf, keptAd, knownJobs } from './known-job.ts'
import { isBelowMatch, matchesOf, planJob, standingOf, type Planned, type Standing } from './plan.ts'
import { settingsOf } from './source-settings.ts'
import { waysIn } from './ways.ts'
import type { BoardInUse } from '../boards/which-boards.ts'
import type { FindDeps } from '../job-searches/find-jobs.ts'
import type { Press } from '../cvs/export/press.ts'

type Deps = Pick<Platform, 'db' | 'files' | 'config'> & { find: FindDeps; press: Press; boards: readonly BoardInUse[] }
export type Begun = { batch: string | null; started: StartedApplication[] }

/**
 * Begins applications: each is queued with the ad and the documents as they are now, and its credit held; what is done by hand is
 * ready at once and costs nothing. Applications are independent: one failure does not block the others.
 */
export async function beginApplications(
  deps: Deps,
  { userId, applications, now }: { userId: string; applications: readonly NewApplication[]; now: Date },
): Promise<Begun> {
  const jobs = await knownJobs(
    deps,
    applications.map(({ job }) => job),
    now,
  )
  // Read before anything is locked: printing a letter as text takes a while.
  const chosen = new Map<NewApplication, Chosen>()
  const onShortlist = await chosenCvs(
    deps.db,
    userId,
    applications.flatMap(({ job }) => jobIdOf(job) ?? []),
  )
  for (const one of applications) {
    const itsCv = one.cvId === undefined && one.cvFileId === undefined ? onShortlist.get(Number(one.job)) : undefined
    chosen.set(one, await choose(deps, { userId, one: { ...one, ...itsCv }, now }))
  }

  const { minimumMatch } = await settingsOf(deps.db, userId)
  // Only what is sent without being asked is compared, and before anything is locked: it takes a while.
  const mayBeAutomatic = applications
    .filter(({ way }) => way === undefined || way === 'automatic')
    .map(({ job }) => job)
  const matches = minimumMatch === null ? null : await matchesOf(deps.db, { userId, jobIds: mayBeAutomatic, now })

  return await inTransaction(deps.db, async (client) => {
    // Of two tabs that begin the same, the second sees what the first did.
    await client.query('select 1 from users where id = $1 for update', [userId])
    const standing = await standingOf(client, { userId, waysOf: waysIn(deps), now })
    const batch = randomUUID()
    const started: StartedApplication[] = []
    for (const [place, one] of applications.entries()) {
      // A moment apart, so that they are made, and listed, in the order in which they were asked for.
      const begunAt = new Date(now.getTime() + place)
      const job = jobs.get(one.job)
      const planned = job && (await planJob(client, { userId, job, wanted: one, standing, now }))
      const documents = chosen.get(one)
      if (!planned || documents === undefined) started.push({ job: one.job, application: null, problem: 'unknown-job' })
      else {
        const match = matches?.(one.job, documents.cv?.cvId ?? documents.cv?.fileId ?? null) ?? null
        started.push(await begin(client, { userId, one, planned, documents, standing, match, batch, now: begunAt }))
      }
    }
    return { batch: started.some(({ application }) => application !== null) ? batch : null, started }
  })
}

type Chosen = { cv: ChosenCv | null; letter: ChosenDocument | null }

async function choose(
  deps: Deps,
  { userId, one, now }: { userId: string; one: NewApplication; now: Date },
): Promise<Chosen> {
  const cv = await chooseCv(deps, userId, one)
  const { letterId } = one
  const letter =
    letterId === undefined
      ? null
      : await chooseLetter(deps, { userId, letterId, cv: cv?.cv ?? null, print: cv?.document.print ?? null, now })
  return { cv, letter }
}

async function begin(
  client: PoolClient,
  given: {
    userId: string
    one: NewApplication
    planned: Planned
    documents: Chosen
    standing: Standing
    /** In per cent; null: not compared. */
    match: number | null
    batch: string
    now: Date
  },
): Promise<StartedApplication> {
  const { userId, one, planned, documents, now } = given
  const { job, source, way, earlier } = planned
  const not = (problem: StartedApplication['problem']): StartedApplication => ({
    job: one.job,
    application: null,
    problem,
  })

  // What they have no login for is asked for when its turn comes.
  if (planned.problem !== null && planned.problem !== 'no-credentials') return not(planned.problem)
  if (way === 'automatic' && given.standing.settings(source.board).consentedAt === null) return not('no-consent')
  if (isBelowMatch(planned, given.standing, given.match)) return not('low-match')
  if (documents.cv === null && (one.cvId !== undefined || one.cvFileId !== undefined)) return not('no-such-cv')
  if (documents.cv === null && way !== 'by-hand') return not('no-cv')
  if (documents.letter === null && one.letterId !== undefined) return not('no-such-letter')

  const applicationId = randomUUID()
  if (way !== 'by-hand' && !(await reserve(client, { userId, applicationId, now }))) return not('no-credits')
  const state = way === 'by-hand' ? 'ready' : 'queued'
  // Applied to before, it is here because the person said why once more.
  const round = earlier === null ? 0 : earlier.round + 1
  await client.query(
    `insert into applications (id, user_id, batch_id, job_id, vacancy, vacancy_keys, round, again_because, board, ref, link, title,
        employer, ad, way, state, cv_id, cv_version, letter_id, created, updated)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $20)`,
    [
      applicationId,
      userId,
      given.batch,
      Number(job._id),
      planned.vacancy,
      planned.keys,
      round,
      one.again ?? '',
      source.board,
      source.ref,
      source.link,
      job.jobTitle,
      job.employer,
      storableJson(keptAd(job)),
      way,
      state,
      documents.cv?.cvId ?? null,
      documents.cv?.cvVersion ?? null,
      one.letterId ?? null,
      now,
    ],
  )
  await client.query(
    `insert into application_events (application_id, user_id, at, from_state, to_state, by) values ($1, $2, $3, null, $4, 'person')`,
    [applicationId, userId, now, state],
  )
  for (const document of [documents.cv?.document, documents.letter]) {
    if (document) await keepDocument(client, { userId, applicationId, document })
  }
  await client.query(`select pg_notify('applications', $1)`, [applicationId])
  return { job: one.job, application: applicationId, problem: null }
}
