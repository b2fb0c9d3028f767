import { endpoint } from '../platform/endpoint.ts'
import { Operator } from './operator.ts'

export const operator = {
  facts: endpoint(
    { method: 'GET', path: '/operator', summary: 'Who runs this site', tag: 'About' },
    { rateClass: 'read', who: 'guest' },
  ).output(Operator),
}
