import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import type { Platform } from '../platform/platform.ts'
import type { HumanCheck } from './human-check.ts'

type Context = ApiContext<Platform & { humanCheck: HumanCheck }>
const api = implement(contract.humanCheck).$context<Context>()

export const humanCheck = {
  start: api.start.handler(async ({ input, context }) => await context.services.humanCheck.start(input.query.work)),
}
