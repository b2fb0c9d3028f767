import type { Ad } from '../../contract/job-ads/read-ad.ts'
import { onlineUntil } from '../../contract/job-ads/costs.ts'
import type { Job } from '../../contract/jobs/jobs.ts'
import { keptDescription } from './kept-description.ts'
import { composeJob } from '../jobs/compose.ts'
import { presentJob } from '../jobs/present-job.ts'
import { readAd, type ReadDeps } from '../jobs/read-ad.ts'
import type { Advertiser } from './may-publish.ts'
import { presentOwnAd } from './own-ad.ts'
import { postedAd } from './put-online.ts'
import type { Country } from '../../contract/places/countries.ts'

const unknownId = '00000000-0000-4000-8000-000000000000'

/** The job that an ad would be shown as, read by the same rules as the search reads it; null if it cannot be read. Nothing is stored. */
export function previewJob(
  deps: ReadDeps,
  { ad, company, country, now }: { ad: Ad; company: Advertiser; country: Country; now: Date },
): Job | null {
  const until = onlineUntil(now)
  const clean = { ...ad, jobDescription: keptDescription(ad) }
  const body = postedAd({ adId: unknownId, ad: clean, company, country, created: now, until, now })
  const read = readAd(deps, { board: 'rolecall', body }, { receivedAt: now })
  if ('unusable' in read) return null
  const job = composeJob([
    { id: 0, board: 'rolecall', facts: read.facts, firstSeen: now, lastSeen: now, closedAt: null, isDemo: false },
  ])
  const at = now.toISOString()
  return {
    ...presentJob(
      {
        id: 0,
        title: job.title,
        employer: job.employer,
        poster: job.poster,
        pay_text: job.payText,
        pay: job.pay,
        contract_type: job.contractType,
        full_time: job.fullTime,
        part_time: job.partTime,
        workplace: job.workplace,
        days_on_site: job.daysOnSite,
        ir35_status: job.ir35.status,
        ir35_evidence: job.ir35.evidence,
        industry: job.industry,
        places: job.places,
        country: job.country,
        description: read.descriptionHtml,
        created_at: now,
        first_seen: now,
        last_seen: now,
        closes_on: job.closesOn?.toISOString().slice(0, 10) ?? null,
        closed_at: null,
        reposts: 0,
        is_demo: false,
        is_snippet: false,
        sources: [
          {
            board: 'rolecall',
            ref: unknownId,
            url: null,
            first_seen: at,
            last_seen: at,
            posted_at: at,
            is_demo: false,
            is_main: true,
            recording: read.facts.recording ?? null,
          },
        ],
      },
      {
        boardName: () => 'Rolecall',
        showLinks: false,
        sandboxUrl: null,
        near: [],
        now,
        snippet: '',
        why: '',
        whole: true,
      },
    ),
    ownAd: presentOwnAd(clean, {
      id: unknownId,
      changedAt: null,
      onlineUntil: until,
      employer: null,
      recording: ad.recording,
    }),
  }
}
