import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { onlyOfMany, WantedSearch } from '../job-searches/api.ts'
import { searchLimits } from '../job-searches/limits.ts'
import { PayLike } from './pay-like.ts'
import { Statistics } from './statistics.ts'

const text = z.string().max(searchLimits.maxTextLength)

export const statistics = {
  find: endpoint(
    {
      method: 'GET',
      path: '/statistics/{id}',
      summary: 'What a job pays and where it is advertised',
      description: 'For a job title, written with hyphens or spaces, everywhere or in one place.',
      tag: 'Statistics',
    },
    { rateClass: 'read', who: 'guest' },
  )
    .input(
      z.object({
        params: z.object({ id: text.describe('nurse, project-manager') }),
        query: z
          .object({ location: text.optional().describe('Leeds, Kent, Scotland. Leave it out for everywhere') })
          .optional(),
      }),
    )
    .output(Statistics),

  payLike: endpoint(
    {
      method: 'GET',
      path: '/statistics/pay-like/{id}',
      summary: 'Compare an ad’s pay with similar ads',
      description:
        'Compares with nearby ads for the same title that give pay. Null if the ad gives no pay, fewer than five others do, or the ad is not known.',
      tag: 'Statistics',
    },
    { rateClass: 'read', who: 'guest' },
  )
    .input(z.object({ params: z.object({ id: z.string().max(40).describe('Of the job') }) }))
    .output(PayLike.nullable()),

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
      summary: 'Job titles with a recent rise in searches, and how many visitors searched for each in a week',
      description: onlyOfMany,
      tag: 'Statistics',
    },
    { rateClass: 'read', who: 'guest' },
  ).output(z.record(z.string(), z.number().int()).describe('Strongest first')),
}
