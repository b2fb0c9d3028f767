import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { countPageView } from './count-page-view.ts'

const api = implement(contract.pageViews).$context<ApiContext>()

export const pageViews = {
  count: api.count.handler(async ({ input, context: { services } }) => {
    await countPageView(services.db, input.body.path, services.clock.now())
  }),
}
