import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import type { Showcase } from '../../contract/home/home.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import type { Platform } from '../platform/platform.ts'

const api = implement(contract.home).$context<ApiContext<Platform & { showcase: () => Promise<Showcase> }>>()

export const home = {
  showcase: api.showcase.handler(async ({ context: { services } }) => await services.showcase()),
}
