import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { listSources } from './list-sources.ts'
import type { Platform } from '../platform/platform.ts'

type Context = ApiContext<Platform & Pick<Parameters<typeof listSources>[0], 'boards' | 'openCounts' | 'callFigures'>>
const api = implement(contract.boards).$context<Context>()

export const boards = {
  sources: api.sources.handler(
    async ({ context: { services } }) => await listSources({ ...services, db: services.readers.one() }),
  ),
}
