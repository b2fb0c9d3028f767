import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { onlyOfMany, WantedSearch } from '../job-searches/api.ts'
import { searchLimits } from '../job-searches/limits.ts'
import { Statistics } from './statistics.ts'

const text = z.string().max(searchLimits.maxTextLength)

export const statistics = {
  find: endpoint(
    {
      method: 'GET',
      path: '/statistics/{id}',
      summary: 'What a job pays and where it is advertised',
      description: 'Of a job title, with hyphens or spaces between its words, everywhere or in one place.',
      tag: 'Statistics',
    },
    { rateClass: 'read', who: 'guest' },
  )
    .input(
      z.object({
        params: z.object({ id: text.describe('nurse, project-manager') }),
        query: z
          .object({ location: text.optional().describe('Leeds, Kent, Scotland; left out: everywhere') })
          .optional(),
      }),
    )
    .output(Statistics),

  latest: endpoint(
    {
      method: 'GET',
      path: '/statistics',
      summary: 'The latest 20 searches that several people made, by title and place',
      description: onlyOfMany,
      tag: 'Statistics',
    },
    { rateClass: 'read', who: 'guest' },
  ).output(z.array(WantedSearch)),

  trending: endpoint(
    {
      method: 'GET',
      path: '/statistics/trending',
      summary: 'Titles searched more often of late, with how many visitors searched them in a week',
      description: onlyOfMany,
      tag: 'Statistics',
    },
    { rateClass: 'read', who: 'guest' },
  ).output(z.record(z.string(), z.number().int()).describe('The strongest first')),
}
