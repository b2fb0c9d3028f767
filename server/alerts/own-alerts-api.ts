import { implement } from '@orpc/server'
import * as texts from '../../contract/alerts/texts.ts'
import { contract } from '../../contract/index.ts'
import { parseResultsPath } from '../../contract/job-searches/results-path.ts'
import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import { inTransaction } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forPerson } from '../platform/calls/for-person.ts'
import {
  alertPath,
  changeAlert,
  findOwnAlert,
  keepAlert,
  listOwnAlerts,
  removeAlert,
  restoreAlert,
} from './own-alerts.ts'
import type { AskForDeps } from './asking/ask-for-alerts.ts'
import { askNow } from './asking/ask-now.ts'
import { boardsOfAlerts } from './asking/boards-of-alerts.ts'
import { matchNewJobs } from './matching/match-new-jobs.ts'
import { sendAlert } from './sending/send-due-alerts.ts'
import { endUserOf } from '../job-searches/end-user-of.ts'
import type { FindDeps } from '../job-searches/find-jobs.ts'

type Context = ApiContext<Platform & AskForDeps & { find: FindDeps }>
const api = implement(contract.ownAlerts).$context<Context>().use(forPerson)

export const ownAlerts = {
  list: api.list.handler(async ({ context: { services, person } }) => {
    const alerts = await listOwnAlerts(services.db, person.userId)
    const searches = alerts.flatMap(({ id, address, frequency }) => {
      const search = parseResultsPath(address)
      return search === null ? [] : [{ id, search, frequency }]
    })
    const boards = await boardsOfAlerts(services, services.db, { alerts: searches, now: services.clock.now() })
    return alerts.map((alert) => ({ ...alert, boards: boards.get(alert.id) ?? [] }))
  }),

  create: api.create.handler(async ({ input, context, errors }) => {
    const { services } = context
    const read = await readSearch(services, input.body.address)
    if ('problem' in read) throw errors.UNPROCESSABLE_CONTENT({ data: { errors: read.problem } })
    const { search } = read
    const given = { userId: context.person.userId, path: alertPath(search), search, now: services.clock.now() }
    const alertId = await keepAlert(services.db, { ...given, frequency: input.body.frequency })
    if (alertId === null) throw errors.CONFLICT({ message: texts.alertsTooMany })
    const made = await findOwnAlert(services.db, { userId: context.person.userId, alertId })
    if (made === null) throw errors.NOT_FOUND()
    return made
  }),

  change: api.change.handler(async ({ input, context, errors }) => {
    const { services } = context
    const { address, frequency, isOn } = input.body
    const read = address === undefined ? null : await readSearch(services, address)
    if (read !== null && 'problem' in read) throw errors.UNPROCESSABLE_CONTENT({ data: { errors: read.problem } })
    const given = { userId: context.person.userId, alertId: input.params.alertId, now: services.clock.now() }
    const outcome = await inTransaction(
      services.db,
      async (client) => await changeAlert(client, { ...given, change: { search: read?.search, frequency, isOn } }),
    )
    if (outcome === 'taken') throw errors.CONFLICT({ message: texts.alertTwice })
    const changed = await findOwnAlert(services.db, given)
    if (outcome === 'not-found' || changed === null) throw errors.NOT_FOUND()
    return changed
  }),

  runNow: api.runNow.handler(async ({ input, context, errors }) => {
    const { services, siteUrl } = context
    const { alertId } = input.params
    const found = await findOwnAlert(services.db, { userId: context.person.userId, alertId })
    if (found === null) throw errors.NOT_FOUND()
    const { notSentBecause } = found
    if (notSentBecause !== null) {
      const { message, details } = texts.alertNotSent[notSentBecause]
      return { ...alert('warning', message, details), sent: 0, notSentBecause }
    }
    await askNow(services, { alertId, search: parseResultsPath(found.address), endUser: endUserOf(context) })
    const now = services.clock.now()
    await matchNewJobs(services, { now, signal: services.stopping })
    const sent = await sendAlert({ ...services, siteUrl }, { alertId, now })
    if (sent === 0) return { ...alert('success', 'No new jobs', whyNothing(found.isOn)), sent, notSentBecause }
    const what = sent === 1 ? 'one new job' : `${sent.toLocaleString('en-GB')} new jobs`
    return { ...alert('success', `We have sent you ${what}`, 'Check your email.'), sent, notSentBecause }
  }),

  remove: api.remove.handler(async ({ input, context, errors }) => {
    const given = { userId: context.person.userId, alertId: input.params.alertId, now: context.services.clock.now() }
    if (!(await removeAlert(context.services.db, given))) throw errors.NOT_FOUND()
    return alert('success', 'Alert deleted')
  }),

  restore: api.restore.handler(async ({ input, context, errors }) => {
    const given = { userId: context.person.userId, alertId: input.params.alertId }
    await restoreAlert(context.services.db, given)
    const back = await findOwnAlert(context.services.db, given)
    if (back === null) throw errors.NOT_FOUND()
    return back
  }),
}

function whyNothing(isOn: boolean): string {
  return isOn
    ? 'We only send jobs that arrived after your last email, or after the alert started.'
    : 'The alert is off.'
}

/** An alert needs a place that is known: it would wait for ever elsewhere. */
async function readSearch(
  services: Context['services'],
  address: string,
): Promise<{ search: JobSearch } | { problem: Record<string, { message: string }> }> {
  const search = parseResultsPath(address)
  if (search === null) return { problem: { address: { message: texts.alertNeeds } } }
  const place = await services.searchedPlace(search.jobLocation)
  if (place.kind === 'unknown') return { problem: { jobLocation: { message: texts.alertPlaceUnknown } } }
  if (place.kind === 'abroad') return { problem: { jobLocation: { message: messages.placeAbroad(place.name) } } }
  return { search }
}
