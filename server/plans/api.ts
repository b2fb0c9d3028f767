import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import { alert, messages } from '../../contract/texts/messages.ts'
import { plans as planTable } from '../../contract/plans/plans.ts'
import { depsOf, writer, writeToUs } from '../messages/index.ts'
import { findAccount } from '../users/users.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forPerson } from '../platform/calls/for-person.ts'
import { offeredPlans } from './offered-plans.ts'

const api = implement(contract.plans).$context<ApiContext>()

export const plans = {
  list: api.list.handler(({ context: { services } }) => offeredPlans(services.config)),

  tellMe: api.tellMe.use(forPerson).handler(async ({ input, context, errors }) => {
    const { name, sale } = planTable[input.params.type]
    if (sale === 'free') throw errors.CONFLICT({ message: messages.planNotForSale })
    const person = await findAccount(context.services.db, context.person.userId)
    if (person?.email == null) throw errors.CONFLICT({ message: messages.planNeedsAddress })
    await writeToUs(depsOf(context), {
      kind: 'plan',
      name: person.name,
      email: person.email,
      subject: name,
      content: `Please tell me when I can buy ${name}.`,
      ...writer(context),
    })
    return alert('success', messages.planNoted(name), messages.planNotedDetails(person.email))
  }),
}
