import { z } from 'zod'
import { Source } from './boards.ts'
import { endpoint } from '../platform/endpoint.ts'

export const boards = {
  sources: endpoint(
    { method: 'GET', path: '/sources', summary: 'Every source, its terms and its health', tag: 'Sources' },
    { rateClass: 'read', who: 'guest' },
  ).output(z.array(Source)),
}
