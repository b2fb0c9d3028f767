import type { ReactNode } from 'react'
import type { Employer } from '../../../contract/job-ads/company-page.ts'
import { answerDays, hoursInWords } from '../../../contract/job-ads/employer-words.ts'
import { Badge } from '../parts/badge.tsx'

const kinds = {
  employer: 'Direct employer',
  charity: 'Charity or non-profit',
  agency: 'Recruitment agency',
} as const

const counted = (count: number, one: string, several: string) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : several}`

/** What is known of a company, beside its ads and on its page. */
export function employerFacts(employer: Employer): { name: string; value: ReactNode }[] {
  const { kind, companyNumber, liveAds, answerTime, promises } = employer
  return [
    { name: 'Type', value: kinds[kind] },
    ...(companyNumber === null ? [] : [{ name: 'Company number', value: companyNumber }]),
    { name: 'Ads online', value: liveAds.toLocaleString('en-GB') },
    { name: 'Usual answer time', value: answers(answerTime) },
    ...(promises.promises === 0
      ? []
      : [
          {
            name: 'Answers on time',
            value: (
              <>
                {promises.hasBadge && (
                  <>
                    <Badge>Keeps its promises</Badge>{' '}
                  </>
                )}
                {promises.kept.toLocaleString('en-GB')} of {counted(promises.promises, 'promise', 'promises')} kept in
                the last year
              </>
            ),
          },
        ]),
  ]
}

function answers({ answers: count, usualHours }: Employer['answerTime']): string {
  if (usualHours === null) return 'Not enough answers yet'
  return `${hoursInWords(usualHours)} (${counted(count, 'answer', 'answers')} in the last ${answerDays} days)`
}
