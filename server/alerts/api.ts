import { usualFrequency } from '../../contract/alerts/frequencies.ts'
import { implement } from '@orpc/server'
import * as texts from '../../contract/alerts/texts.ts'
import { contract } from '../../contract/index.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import { parseResultsPath } from '../../contract/job-searches/results-path.ts'
import { toJobSearch } from '../../contract/saved-searches/saved-searches.ts'
import { inTransaction } from '../platform/database.ts'
import { savedAlert } from '../../contract/alerts/saved-alert.ts'
import { searchPath } from '../../contract/job-searches/results-address.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forPerson } from '../platform/calls/for-person.ts'
import { noteNotForMe } from './not-for-me.ts'
import { findOwnAlert, keepAlert } from './own-alerts.ts'
import {
  changeFrequency,
  confirmSubscription,
  findSubscription,
  keepWanting,
  stopSubscription,
  subscribe,
} from './subscriptions.ts'
import type { Platform } from '../platform/platform.ts'
import type { HumanCheck } from '../human-check/index.ts'

type Context = ApiContext<Platform & { humanCheck: HumanCheck }>
const api = implement(contract.alertSubscriptions).$context<Context>()

export const alertSubscriptions = {
  forUser: api.forUser.use(forPerson).handler(async ({ input, context: { services, person }, errors }) => {
    const now = services.clock.now()
    const searches = input.body.searches.map(toJobSearch)
    const made = await inTransaction(services.db, async (client) => {
      let last: string | null = null
      for (const search of searches) {
        const kept = await keepAlert(client, { userId: person.userId, path: searchPath(search), search, now })
        if (kept === null) throw errors.CONFLICT({ message: texts.alertsTooMany })
        last = kept
      }
      return last === null ? null : await findOwnAlert(client, { userId: person.userId, alertId: last })
    })
    return savedAlert(made?.notSentBecause ?? null)
  }),

  subscribe: api.subscribe.handler(async ({ input, context, errors }) => {
    const { services, siteUrl } = context
    if (!(await services.humanCheck.verify(input.body.captcha, context))) {
      throw errors.UNPROCESSABLE_CONTENT({ data: { errors: { captcha: { message: messages.humanCheckMissing } } } })
    }
    const ofAddress = input.body.address === undefined ? null : parseResultsPath(input.body.address)
    await subscribe(
      { db: services.db, tasks: services.tasks, secrets: services.secrets, siteUrl },
      {
        email: input.body.email,
        searches: ofAddress ? [ofAddress] : input.body.searches.slice(0, searchesAtOnce).map(toJobSearch),
        frequency: input.body.frequency ?? usualFrequency,
        now: services.clock.now(),
      },
    )
    return alert('success', messages.alertSaved, `${messages.alertSavedDetails}. ${pressTheLink}`)
  }),

  lookAt: api.lookAt.handler(async ({ input, context: { services }, errors }) => {
    const found = await findSubscription(services.db, input.params.key)
    if (found === null) throw errors.NOT_FOUND({ message: messages.linkUnknown })
    const { jobTitle, jobLocation } = found.search
    return {
      jobTitle,
      jobLocation,
      address: found.path,
      isConfirmed: found.isConfirmed,
      isOn: found.isOn,
      frequency: found.frequency,
      isOfAccount: found.userId !== null,
    }
  }),

  confirm: api.confirm.handler(async ({ input, context: { services }, errors }) => {
    const now = services.clock.now()
    const isThere = await inTransaction(
      services.db,
      async (client) => await confirmSubscription(client, input.params.key, now),
    )
    if (!isThere) throw errors.NOT_FOUND({ message: messages.linkUnknown })
    return alert('success', messages.alertSaved, messages.alertSavedDetails)
  }),

  stop: api.stop.handler(async ({ input, context: { services }, errors }) => {
    const all = input.body?.all ?? false
    const stopped = await inTransaction(
      services.db,
      async (client) => await stopSubscription(client, input.params.key, { all }),
    )
    if (stopped === null) throw errors.NOT_FOUND({ message: messages.linkUnknown })
    const what = all ? 'We have stopped all your alerts' : 'We have stopped the alert'
    return alert('success', what, stopped.userId === null ? 'We have deleted your address.' : stillInList)
  }),

  change: api.change.handler(async ({ input, context: { services }, errors }) => {
    const given = { frequency: input.body.frequency, now: services.clock.now() }
    const isThere = await changeFrequency(services.db, input.params.key, given)
    if (!isThere) throw errors.NOT_FOUND({ message: messages.linkUnknown })
    return alert('success', messages.alertSaved, messages.alertSavedDetails)
  }),

  keep: api.keep.handler(async ({ input, context: { services }, errors }) => {
    const isThere = await keepWanting(services.db, input.params.key, services.clock.now())
    if (!isThere) throw errors.NOT_FOUND({ message: messages.linkUnknown })
    return alert('success', 'We will keep sending you new jobs', 'We will ask again in a year.')
  }),

  notForMe: api.notForMe.handler(async ({ input, context: { services }, errors }) => {
    const found = await findSubscription(services.db, input.params.key)
    if (found === null) throw errors.NOT_FOUND({ message: messages.linkUnknown })
    const { jobId, never } = input.body
    await noteNotForMe(services.db, { alert: found, jobId, never, now: services.clock.now() })
    return alert(
      'success',
      'We will not send you this job again',
      never === undefined ? '' : `We will not send you other jobs with ‘${never.text}’ either.`,
    )
  }),
}

/** One letter each: a list of a hundred would be a hundred letters to a stranger. */
const searchesAtOnce = 3
const pressTheLink = 'We have sent you an email with a link. Open it to start the alert.'
const stillInList = 'It stays in your list of alerts. You can turn it on again there.'
