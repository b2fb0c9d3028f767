import { endpoint } from '../platform/endpoint.ts'
import { Showcase } from './home.ts'

export const home = {
  showcase: endpoint(
    {
      method: 'GET',
      path: '/showcase',
      summary: 'A search with its answers board by board, a job of it, and what such jobs pay',
      description: 'Of searches that many make, from what is held. Counted again every few minutes.',
      tag: 'Searches',
    },
    { rateClass: 'read', who: 'guest' },
  ).output(Showcase),
}
