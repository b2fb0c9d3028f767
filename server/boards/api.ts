import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import type { ApiContext } from '../web/context.ts'
import { listSources } from './list-sources.ts'

const api = implement(contract.boards).$context<ApiContext>()

export const boards = {
  sources: api.sources.handler(async ({ context: { services } }) => await listSources(services)),
}
