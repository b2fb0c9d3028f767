import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'

const api = implement(contract.operator).$context<ApiContext>()

/** Aims, never an offer (C75). Anyone who runs this says their own in the settings. */
const aims = [
  'To help 50,000 people who are looking for work.',
  'To raise £500,000 from people who use it, so that it does not depend on advertising or selling data.',
  'For our backers to own between 10% and 30% of the company.',
]

export const operator = {
  facts: api.facts.handler(({ context: { services } }) => ({
    company: services.config.company,
    dataPlace: services.config.dataPlace,
    giftsKeptMonths: services.config.giftsKeptMonths,
    crowdfundingAims: [...(services.config.crowdfundingAims ?? aims)],
  })),
}
