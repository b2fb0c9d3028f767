import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import type { Batch } from '../platform/batch.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import type { Platform } from '../platform/platform.ts'
import { countPageView } from './count-page-view.ts'

const api = implement(contract.pageViews).$context<ApiContext<Platform & { pageViews: Batch<number> }>>()

export const pageViews = {
  count: api.count.handler(({ input, context: { services } }) => {
    countPageView(services.pageViews, input.body.path, services.clock.now())
  }),
}
