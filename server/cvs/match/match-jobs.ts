import { setImmediate } from 'node:timers/promises'
import type { Matches, JobMatch } from '../../../contract/cvs/match-api.ts'
import type { CvMatch } from '../../../contract/cvs/match.ts'
import type { Cv } from '../../../contract/cvs/cvs.ts'
import { alert, messages } from '../../../contract/texts/messages.ts'
import { isCutAd } from '../../jobs/cut-ad.ts'
import { jobsByIds, type JobRow } from '../../jobs/queries.ts'
import type { Database } from '../../platform/database.ts'
import { findCv, listSavedCvs } from '../cvs.ts'
import { listCvFiles, type CvFile } from '../files/cv-files.ts'
import {
  matchCv,
  plainLines,
  type CvFacts,
  requirementsOf,
  type Requirement,
  type Vocabulary,
} from '../../../engines/matching/index.ts'
import { readOnce } from './read-once.ts'

type Deps = { db: Database; vocabulary: Vocabulary; now: Date; signal?: AbortSignal }
type OwnCv = { kind: 'cv' | 'file'; id: string; name: string; content: Cv | string }
type ReadCv = Omit<OwnCv, 'content'> & { facts: CvFacts }

/** Compares all CVs of a person with ads, by their ids; ads that are gone are left out. */
export async function matchJobs(
  { db, vocabulary, now, signal }: Deps,
  { userId, jobIds }: { userId: string; jobIds: readonly string[] },
): Promise<Matches> {
  const saved = await listSavedCvs(db, userId)
  const files = await listCvFiles(db, userId)
  const own = [
    ...saved.map(({ id, name, cv }): OwnCv => ({ kind: 'cv', id, name, content: cv })),
    ...files.flatMap(readable),
  ]
  if (own.length === 0) return { matches: [], alert: alert('error', messages.noCv, messages.noCvDetails(files.length)) }

  const cvs: ReadCv[] = []
  for (const { content, ...cv } of own) {
    cvs.push({ ...cv, facts: readOnce(vocabulary, content) })
    await letOthersThrough(signal)
  }
  const matches: JobMatch[] = []
  for (const job of await jobsByIds(db, [...new Set(jobIds)].map(Number))) {
    matches.push(matchJob(vocabulary, job, cvs, now))
    await letOthersThrough(signal)
  }
  return { matches, alert: null }
}

/** How one CV of a person answers an ad, as they last typed it; null: there is no such CV of theirs, or the ad is gone. */
export async function matchOneCv(
  { db, vocabulary, now }: Omit<Deps, 'signal'>,
  { userId, cvId, jobId }: { userId: string; cvId: string; jobId: string },
): Promise<CvMatch | null> {
  const kept = await findCv(db, userId, cvId)
  const [job] = kept === null ? [] : await jobsByIds(db, [Number(jobId)])
  if (kept === null || job === undefined) return null
  const facts = readOnce(vocabulary, kept.draft?.cv ?? kept.cv)
  return matchCv(vocabulary, requirementsOfJob(vocabulary, job), facts, now, { isCut: isCutAd(job) })
}

/** Nobody waits for somebody else's comparison longer than for one ad of it. */
async function letOthersThrough(signal: AbortSignal | undefined): Promise<void> {
  await setImmediate()
  signal?.throwIfAborted()
}

function readable({ _id, originalname, text }: CvFile): OwnCv[] {
  return text === null || text.trim() === '' ? [] : [{ kind: 'file', id: _id, name: originalname, content: text }]
}

function matchJob(vocabulary: Vocabulary, job: JobRow, cvs: readonly ReadCv[], now: Date): JobMatch {
  const asked = requirementsOfJob(vocabulary, job)
  const isCut = isCutAd(job)
  const all = cvs.map(({ facts, ...cv }) => ({ cv, match: matchCv(vocabulary, asked, facts, now, { isCut }) }))
  const best = all.reduce((a, b) => (b.match.percent > a.match.percent ? b : a))
  return {
    jobId: String(job.id),
    returnedPercent: best.match.percent,
    originalname: best.cv.name,
    label: best.match.label,
    colour: best.match.colour,
    best: best.match satisfies CvMatch,
    all: all.map(({ cv, match }) => ({ ...cv, percent: match.percent })),
  }
}

/** Ads that were compared lately, with what they ask for: the rows of a page are asked about again and again. */
const latest = new Map<number, { vocabulary: Vocabulary; title: string; description: string; asked: Requirement[] }>()
const mostLatest = 300

function requirementsOfJob(vocabulary: Vocabulary, { id, title, description }: JobRow): Requirement[] {
  const before = latest.get(id)
  latest.delete(id)
  const isSame = before?.vocabulary === vocabulary && before.title === title && before.description === description
  const asked = isSame ? before.asked : requirementsOf(vocabulary, { title, text: plainLines(description).join('\n') })
  latest.set(id, { vocabulary, title, description, asked })
  if (latest.size > mostLatest) for (const oldest of latest.keys()) if (latest.size > mostLatest) latest.delete(oldest)
  return asked
}
