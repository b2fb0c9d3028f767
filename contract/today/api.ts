import { endpoint } from '../platform/endpoint.ts'
import { OwnCounts, Today } from './today.ts'

const tag = 'Today'
const mine = { who: 'user', owner: 'query', rateClass: 'read' } as const

export const today = {
  find: endpoint({ method: 'GET', path: '/today', summary: 'What the day begins with', tag }, mine).output(Today),

  counts: endpoint(
    { method: 'GET', path: '/today/counts', summary: 'What one has under way, in figures', tag },
    mine,
  ).output(OwnCounts),
}
