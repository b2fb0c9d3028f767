import { z } from 'zod'
import { collectAds, idIn, readJsonAnswer } from '../answers.ts'
import type { Board, BoardQuery } from '../board.ts'
import { toListing } from './listing.ts'

const adsOnAPage = 50

/** Monster through the search of its own pages, with a key of Monster's own: for an operator to whom it was given. */
export const monster: Board = {
  id: 'monster',
  name: 'Monster',
  regions: ['GB'],
  usedFor: 'Ads of all trades in the United Kingdom; few since the company changed hands.',
  access: 'api',
  terms: {
    automatedReading: 'forbidden',
    summary: 'Monster forbids automated access to its pages and to the search behind them.',
    url: null,
  },
  attribution: null,
  hosts: ['https://appsapi.monster.io/jobs-svx-service/v2/monster/search-jobs/samsearch'],
  settings: [{ name: 'ROLECALL_MONSTER_KEY', meaning: 'A key for the search, given to you by Monster' }],
  onByDefault: false,
  limits: { perMinute: 6, perDay: 1_000, concurrent: 1, timeoutMs: 15_000, maxBytes: 6_000_000 },

  async search(query, call) {
    const key = encodeURIComponent(call.setting('ROLECALL_MONSTER_KEY'))
    const response = await call.fetch({
      method: 'POST',
      url: `https://appsapi.monster.io/jobs-svx-service/v2/monster/search-jobs/samsearch/en-GB?apikey=${key}`,
      json: searchBody(query),
      // A search changes nothing there.
      retryable: true,
    })
    const { jobResults, totalSize, estimatedTotalSize } = readJsonAnswer(response, Answer)
    const total = totalSize ?? estimatedTotalSize ?? null
    // Past the end it shows the last page again.
    const isPastTheEnd = total !== null && (query.page - 1) * adsOnAPage >= total
    return collectAds(isPastTheEnd ? [] : jobResults, { refOf: idIn('jobId'), total })
  },
  toListing,
}

const size = z.number().int().min(0).nullish()
const Answer = z.object({ jobResults: z.array(z.unknown()), totalSize: size, estimatedTotalSize: size })

function searchBody(query: BoardQuery): unknown {
  return {
    jobQuery: {
      query: query.title,
      locations: [
        {
          country: 'gb',
          address: query.place?.name ?? '',
          ...(query.place &&
            query.radiusMiles !== null && { radius: { unit: 'mi', value: Math.ceil(query.radiusMiles) } }),
        },
      ],
    },
    jobAdsRequest: {
      position: Array.from({ length: adsOnAPage }, (_, index) => index + 1),
      placement: {
        channel: 'WEB',
        location: 'JobSearchPage',
        property: 'monster.co.uk',
        type: 'JOB_SEARCH',
        view: 'SPLIT',
      },
    },
    fingerprintId: 'rolecall',
    offset: (query.page - 1) * adsOnAPage,
    pageSize: adsOnAPage,
    includeJobs: [],
  }
}
