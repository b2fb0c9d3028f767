import { endpoint } from '../platform/endpoint.ts'
import { Showcase } from './home.ts'

export const home = {
  showcase: endpoint(
    {
      method: 'GET',
      path: '/showcase',
      summary: 'Get a search with each board’s answer, one of its jobs, and what such jobs pay',
      description: 'Taken from popular searches and the ads we already have, and refreshed every few minutes.',
      tag: 'Searches',
    },
    { rateClass: 'read', who: 'guest' },
  ).output(Showcase),
}
