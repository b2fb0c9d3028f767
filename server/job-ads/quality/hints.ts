import type { AdContent } from '../../../contract/job-ads/content.ts'
import type { Hint } from '../../../contract/job-ads/hints.ts'
import type { AdvertiserKind } from '../look-over.ts'

export type Asked = { advertiser: AdvertiserKind; country: 'GB' | 'IE'; today: string }

/** Everything to look at in an ad, what blocks it first. Pure. */
export function hintsFor(content: AdContent, _asked: Asked): Hint[] {
  return content.noSalary
    ? [
        {
          id: 'pay-missing',
          level: 'hint',
          field: 'noSalary',
          title: 'Say what the job pays',
          details: 'Many people filter by pay and do not see ads without it.',
          rule: 'Good practice',
          found: '',
        },
      ]
    : []
}
