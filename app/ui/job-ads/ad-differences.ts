import type { AdContent } from '../../../contract/job-ads/content.ts'
import { differencesOf, type Difference } from '../parts/changed-since.tsx'
import { textOfHtml } from '../parts/rich-text/plain-text.ts'

/** In which fields an ad that was saved by another window or person differs from the one that is typed here. */
export function differencesOfAds(there: AdContent, yours: AdContent): Difference[] {
  return differencesOf(fieldNames, { there: inPlain(there), yours: inPlain(yours) })
}

function inPlain(content: AdContent): Record<string, unknown> {
  const questions = content.questions.map(({ question }) => question)
  return {
    ...content,
    duration: durations[content.duration],
    questions,
    jobDescription: textOfHtml(content.jobDescription),
  }
}

const durations = { '': '', F: 'Full time', P: 'Part time', FP: 'Full time or part time' } as const

/** What can be changed of an ad, as its form calls it. */
const fieldNames = {
  recordingTitle: 'Title of the recording',
  jobTitle: 'Job title',
  jobLocation: 'Place',
  workplace: 'Where people work',
  daysOnSite: 'Days on site each week',
  travel: 'The job involves travel',
  contractType: 'Contract',
  duration: 'Hours',
  hoursPerWeek: 'Hours a week',
  industry: 'Industry',
  noSalary: 'Do not show the pay',
  payPer: 'Pay per',
  payMin: 'Pay from',
  payMax: 'Pay to',
  payException: 'Why the minimum wage does not apply',
  benefits: 'Benefits',
  questions: 'Questions',
  education: 'Level of education',
  experience: 'Years of experience',
  jobDescription: 'Job description',
  closesOn: 'Closing date',
  answersBy: 'We answer by',
  startsOn: 'Start',
  sponsorship: 'Visa sponsorship',
  reference: 'Reference number',
  wordsReason: 'Reason for one group only',
} as const satisfies Partial<Record<keyof AdContent, string>>
