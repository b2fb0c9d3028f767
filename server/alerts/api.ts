import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import { alert, messages } from '../../contract/messages.ts'
import { toJobSearch } from '../../contract/saved-searches.ts'
import { inTransaction } from '../platform/database.ts'
import { keepSearches } from '../saved-searches/saved-searches.ts'
import type { ApiContext } from '../web/context.ts'
import { confirmSubscription, findSubscription, stopSubscription, subscribe } from './subscriptions.ts'

const api = implement(contract.alertSubscriptions).$context<ApiContext>()

export const alertSubscriptions = {
  forUser: api.forUser.handler(async ({ input, context: { services, user }, errors }) => {
    if (user === null) throw errors.UNAUTHORIZED()
    const now = services.clock.now()
    const kept = input.body.searches.map((entry) => ({
      search: toJobSearch(entry),
      at: now,
      alert: true,
      isInHistory: false,
    }))
    await inTransaction(services.db, async (client) => await keepSearches(client, user.userId, kept))
    return alert('success', messages.alertSaved, messages.alertSavedDetails)
  }),

  subscribe: api.subscribe.handler(async ({ input, context: { services, siteUrl, clientAddress }, errors }) => {
    if (!(await services.humanCheck.verify(input.body.captcha, clientAddress))) {
      throw errors.UNPROCESSABLE_CONTENT({ data: { errors: { captcha: { message: messages.humanCheckMissing } } } })
    }
    await subscribe(
      { db: services.db, tasks: services.tasks, secrets: services.secrets, siteUrl },
      {
        email: input.body.email,
        searches: input.body.searches.slice(0, searchesAtOnce).map(toJobSearch),
        now: services.clock.now(),
      },
    )
    return alert('success', messages.alertSaved, `${messages.alertSavedDetails}. ${pressTheLink}`)
  }),

  lookAt: api.lookAt.handler(async ({ input, context: { services }, errors }) => {
    const found = await findSubscription(services.db.$client, input.params.key)
    if (found === null) throw errors.NOT_FOUND({ message: messages.linkUnknown })
    const { jobTitle, jobLocation } = found.search
    return { jobTitle, jobLocation, address: found.path, isConfirmed: found.isConfirmed }
  }),

  confirm: api.confirm.handler(async ({ input, context: { services }, errors }) => {
    const isThere = await confirmSubscription(services.db.$client, input.params.key, services.clock.now())
    if (!isThere) throw errors.NOT_FOUND({ message: messages.linkUnknown })
    return alert('success', messages.alertSaved, messages.alertSavedDetails)
  }),

  stop: api.stop.handler(async ({ input, context: { services }, errors }) => {
    const wasThere = await stopSubscription(services.db.$client, input.params.key)
    if (!wasThere) throw errors.NOT_FOUND({ message: messages.linkUnknown })
    return alert('success', 'The alert is stopped', 'We have forgotten your address.')
  }),
}

/** One letter each: a list of a hundred would be a hundred letters to a stranger. */
const searchesAtOnce = 3
const pressTheLink = 'It begins once you have used the link in the e-mail that we have sent you.'
