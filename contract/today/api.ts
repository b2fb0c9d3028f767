import { endpoint } from '../platform/endpoint.ts'
import { OwnCounts, Today } from './today.ts'

const tag = 'Today'
const mine = { who: 'user', owner: 'query', rateClass: 'read' } as const

export const today = {
  find: endpoint({ method: 'GET', path: '/today', summary: 'Get the overview for today', tag }, mine).output(Today),

  counts: endpoint(
    { method: 'GET', path: '/today/counts', summary: 'Get the number of things in progress', tag },
    mine,
  ).output(OwnCounts),
}
