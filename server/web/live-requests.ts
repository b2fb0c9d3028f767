import type { Alert } from '../../contract/texts/alert.ts'
import type { LiveEvent, LiveRequest } from '../../contract/web/live.ts'
import { parseResultsPath } from '../../contract/job-searches/results-path.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import type { BoardProgress } from '../../contract/boards/progress.ts'
import type { BoardQuery } from '../boards/board.ts'
import { currentVocabulary } from '../cvs/match/current-vocabulary.ts'
import { matchJobs } from '../cvs/match/match-jobs.ts'
import { askWider } from '../job-searches/ask-wider.ts'
import { countNow } from '../job-searches/count-now.ts'
import { hiddenFrom } from '../job-searches/irrelevant.ts'
import { boardQuery, searchLive, standingProgress } from '../job-searches/live-search.ts'
import { answerRecordingRequest, isRecordingRequest } from './live-recordings.ts'
import type { Peer } from './peer.ts'
import type { WebServices } from './web-services.ts'
import { findSession } from '../users/sessions.ts'
import { countRequest } from '../platform/limits/rate-limits.ts'

/** Answers one request of the page's background worker with events; the last is `done`. */
export async function answerLiveRequest(
  services: WebServices,
  request: Exclude<LiveRequest, { call: 'stop' }>,
  peer: Peer,
  send: (event: LiveEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  if (isRecordingRequest(request)) return await answerRecordingRequest(services, request, peer, send)
  const seconds = await secondsToWait(services, peer)
  if (seconds > 0) return send({ id: request.id, kind: 'busy', seconds })
  if (signal.aborted) return
  switch (request.call) {
    case 'getJobsFromServer':
      return await streamJobs(services, request, peer, send, signal)
    case 'searchHistory': {
      const fresh = await Promise.all(
        request.searches.map(async ({ address, since }) => await countSince(services, address, new Date(since))),
      )
      send({ id: request.id, kind: 'history', fresh })
      send({ id: request.id, kind: 'done', total: 0, alert: null })
      return
    }
    case 'calculateMatch': {
      const end = await sendMatches(services, request, peer, send, signal)
      send({ id: request.id, kind: 'done', total: 0, alert: end })
    }
  }
}

/** Each request is a search, of the same allowance as searches over HTTP (R-API-3). @returns 0: it has been counted, and may go on. */
async function secondsToWait(services: WebServices, { ip, token, isCounted }: Peer): Promise<number> {
  if (!isCounted) return 0
  const user = token === null ? null : await findSession(services.db, token, services.clock.now())
  const rate = await countRequest(services, 'search', { address: ip, userId: user?.userId ?? null })
  return rate.allowed ? 0 : rate.resetSeconds
}

/** The rules of POST /api/cv-match hold here too; the session is looked up each time, for it may have ended. @returns what is the matter. */
async function sendMatches(
  { db, clock }: WebServices,
  { id, jobIds }: Extract<LiveRequest, { call: 'calculateMatch' }>,
  { token }: Peer,
  send: (event: LiveEvent) => void,
  signal: AbortSignal,
): Promise<Alert | null> {
  const user = token === null ? null : await findSession(db, token, clock.now())
  if (user === null) return alert('error', messages.loginFailed, messages.loginFailedDetails)
  const deps = { db, vocabulary: await currentVocabulary(db), now: clock.now(), signal }
  const { matches, alert: problem } = await matchJobs(deps, { userId: user.userId, jobIds })
  if (problem === null) send({ id, kind: 'matches', matches })
  return problem
}

async function streamJobs(
  services: WebServices,
  request: Extract<LiveRequest, { call: 'getJobsFromServer' }>,
  peer: Peer,
  send: (event: LiveEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const { id } = request
  const search = parseResultsPath(request.address)
  const query = search && boardQuery(search, await services.searchedPlace(search.jobLocation))
  if (!search || !query) {
    send({ id, kind: 'done', total: 0, alert: alert('error', messages.noData) })
    return
  }
  if (services.load.isBusy()) return await tellWithoutBoards(services, request, { search, query, peer }, send)
  const without = await hiddenFrom(services.db, peer.visitor)
  const before = { total: request.total, fresh: 0 }
  for await (const { progress, changed } of searchLive(services.live, query, peer, signal)) {
    send({ id, kind: 'board', board: progress })
    if (changed === 0) continue
    const total = await countNow(services, search, without)
    const fresh = Math.max(0, total - request.total)
    if (fresh === before.fresh && total === before.total) continue
    before.total = total
    before.fresh = fresh
    send({ id, kind: 'rows', total, fresh })
  }
  if (signal.aborted) return
  const wider = { search, query, endUser: peer, without }
  for await (const step of askWider(services, wider, signal)) send({ id, kind: 'wider', ...step })
  if (signal.aborted) return
  const total = await countNow(services, search, without)
  send({ id, kind: 'done', total, alert: total === 0 ? alert('warning', messages.noJobs) : null })
}

/** While more is asked for than can be done: what the index has, and which boards were not asked for it (R-REL-1). */
async function tellWithoutBoards(
  services: WebServices,
  { id }: Extract<LiveRequest, { call: 'getJobsFromServer' }>,
  { search, query, peer }: { search: JobSearch; query: BoardQuery; peer: Peer },
  send: (event: LiveEvent) => void,
): Promise<void> {
  const { boards } = await standingProgress({ ...services.live, db: services.db }, query)
  for (const board of boards) {
    const line: BoardProgress =
      board.state === 'waiting' ? { ...board, state: 'failed', outcome: 'skipped', message: messages.busyBoard } : board
    send({ id, kind: 'board', board: line })
  }
  const total = await countNow(services, search, await hiddenFrom(services.db, peer.visitor))
  send({ id, kind: 'done', total, alert: null })
}

/** Ads of a search that came after a moment, for the badge of the history; in whole days, as the index keeps them. */
async function countSince(services: WebServices, address: string, since: Date): Promise<number> {
  const search = parseResultsPath(address)
  if (!search) return 0
  const days = Math.ceil((services.clock.now().getTime() - since.getTime()) / 86_400_000)
  if (days < 1) return 0
  return await countNow(services, { ...search, postedWithinDays: Math.min(days, 365) }, [])
}
