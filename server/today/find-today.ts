import { todayLimits as most, type NewJobs, type Today } from '../../contract/today/today.ts'
import { avoidedBecause } from '../../contract/avoided/avoided.ts'
import type { Job } from '../../contract/jobs/jobs.ts'
import { defaultSearch, resultsAddress } from '../../contract/job-searches/results-address.ts'
import { parseResultsPath } from '../../contract/job-searches/results-path.ts'
import { londonDay } from '../../contract/platform/london.ts'
import type { SavedSearch } from '../../contract/saved-searches/saved-searches.ts'
import { countApplications, noteworthyApplications } from '../applications/index.ts'
import { avoidedBy } from '../avoided/index.ts'
import { balanceOf } from '../credits/index.ts'
import { listCvs } from '../cvs/cvs.ts'
import { currentVocabulary } from '../cvs/match/current-vocabulary.ts'
import { matchJobs } from '../cvs/match/match-jobs.ts'
import type { FindDeps } from '../job-searches/find-jobs.ts'
import { hiddenFrom } from '../job-searches/irrelevant.ts'
import { newestOf, type Newest } from '../job-searches/newest.ts'
import { ownMarksOf } from '../job-searches/own-marks.ts'
import { presentJob } from '../jobs/present-job.ts'
import { jobsByIds, type JobRow } from '../jobs/queries.ts'
import type { Database } from '../platform/database.ts'
import { roundsWaiting } from '../questions/index.ts'
import { searchesOf } from '../saved-searches/index.ts'
import { closingSoon, countSaved } from '../shortlists/index.ts'

export type TodayDeps = { db: Database; find: FindDeps }
type Person = { userId: string; visitor: string | null; now: Date }

/** Of these an avoided employer may take some away. */
const spare = 3

const dayMs = 86_400_000

/** What a person's day begins with. However much they have, the number of statements is the same but for one a search, of three at most. */
export async function findToday({ db, find }: TodayDeps, { userId, visitor, now }: Person): Promise<Today> {
  const [applications, counts, saved, closing, searches, avoided, hidden, cvs, credits, rounds] = await Promise.all([
    noteworthyApplications(db, { userId, atMost: most.waiting, boardName: find.boardName, now }),
    countApplications(db, userId),
    countSaved(db, userId),
    closingSoon(db, { userId, day: londonDay(now), withinDays: most.closingDays, atMost: most.waiting }),
    searchesOf(db, userId),
    avoidedBy(db, userId),
    hiddenFrom(db, visitor),
    listCvs(db, userId),
    balanceOf(db, userId),
    roundsWaiting(db, { userId, atMost: most.waiting, now }),
  ])
  const looked = await Promise.all(
    searches.slice(0, most.searches).map(async (kept) => {
      const search = parseResultsPath(kept.address) ?? {
        ...defaultSearch,
        jobTitle: kept.jobTitle,
        jobLocation: kept.jobLocation,
      }
      const days = daysSince(kept, now)
      const newest = await newestOf(find, { search, days, atMost: most.jobsOfSearch + spare, without: hidden, now })
      return { search, days, newest }
    }),
  )
  const ids = [...new Set([...closing, ...looked.flatMap(({ newest }) => newest.ids)])]
  const [rows, marks] = await Promise.all([jobsByIds(db, ids), ownMarksOf(find, db, { userId, jobIds: ids })])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const jobsOf = (some: readonly number[], near: Newest['near'] = []) =>
    some.flatMap((id) => {
      const row = byId.get(id)
      return row === undefined ? [] : [{ row, job: present(row, near) }]
    })
  const present = (row: JobRow, near: Newest['near']): Job =>
    presentJob(row, {
      boardName: find.boardName,
      sandboxUrl: find.sandboxUrl,
      showLinks: true,
      near,
      now,
      snippet: '',
      why: '',
      whole: false,
      mine: marks(row.id),
    })
  const found = looked
    .map(({ newest, ...rest }) => ({
      ...rest,
      total: newest.total,
      jobs: jobsOf(newest.ids, newest.near)
        .filter(({ row, job }) => !job.applied && avoidedBecause(avoidable(row), avoided, 'show') === null)
        .slice(0, most.jobsOfSearch)
        .map(({ job }) => job),
    }))
    .filter(({ jobs }) => jobs.length > 0)
  const closes = jobsOf(closing).map(({ job }) => job)
  const fits = await fitsOf(db, { userId, now, jobs: [...closes, ...found.flatMap(({ jobs }) => jobs)] })
  const withFit = (job: Job) => ({ job, fit: fits.get(job._id) ?? null })
  return {
    now: now.toISOString(),
    pipeline: { saved, sent: counts.sent, interview: counts.interview, offer: counts.offer },
    waiting: {
      applications: applications.waiting,
      questions: rounds.rounds,
      closing: closes.map(withFit),
      silent: applications.silent,
      more: applications.waitingCount - applications.waiting.length + rounds.count - rounds.rounds.length,
    },
    searches: found.map(({ search, days, total, jobs }): NewJobs => ({
      search,
      total,
      days,
      address: resultsAddress({ ...search, postedWithinDays: days, sort: 'date' }),
      jobs: jobs.map(withFit),
    })),
    hasSearched: searches.length > 0,
    interview: applications.interview[0] ?? null,
    cv: cvs.find(({ version }) => version > 0) ?? cvs[0] ?? null,
    credits: credits.available,
  }
}

/** Whole days since the search was last looked at: at least since yesterday, at most a month. */
function daysSince({ lastSearched }: SavedSearch, now: Date): number {
  return Math.min(30, Math.max(1, Math.ceil((now.getTime() - Date.parse(lastSearched)) / dayMs)))
}

function avoidable({ title, employer, poster, description }: JobRow) {
  return { jobTitle: title, employer, poster, jobDescription: description }
}

/** How the best of a person's CVs covers each job, by its id; without a CV: nothing. */
async function fitsOf(
  db: Database,
  { userId, now, jobs }: { userId: string; now: Date; jobs: readonly Job[] },
): Promise<ReadonlyMap<string, { covered: number; asked: number }>> {
  if (jobs.length === 0) return new Map()
  const vocabulary = await currentVocabulary(db)
  const { matches } = await matchJobs({ db, vocabulary, now }, { userId, jobIds: jobs.map(({ _id }) => _id) })
  return new Map(
    matches
      .filter(({ best }) => best.asked > 0)
      .map(({ jobId, best }) => [jobId, { covered: best.covered, asked: best.asked }]),
  )
}
