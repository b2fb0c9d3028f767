import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import type { ApiContext } from '../web/context.ts'

const api = implement(contract.humanCheck).$context<ApiContext>()

export const humanCheck = {
  start: api.start.handler(async ({ input, context }) => await context.services.humanCheck.start(input.query.work)),
}
