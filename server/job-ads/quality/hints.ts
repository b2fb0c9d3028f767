import type { AdContent } from '../../../contract/job-ads/content.ts'
import type { Hint } from '../../../contract/job-ads/hints.ts'
import type { Asked } from './asked.ts'
import { contactHints } from './contact.ts'
import { demandHints } from './demands.ts'
import { payInWordsHints } from './pay-in-words.ts'
import { wordHints } from './read-words.ts'
import { styleHints } from './style.ts'
import { wageHints } from './wage.ts'

/** Everything there is to look at in an ad, what blocks it first. Pure. */
export function hintsFor(content: AdContent, asked: Asked): Hint[] {
  const description = linesOf(content.jobDescription)
  const texts = [
    content.jobTitle,
    description,
    ...content.benefits,
    ...content.questions.flatMap(({ question, why, options }) => [question, why, options]),
  ]
  const hasReason = content.wordsReason.trim() !== ''
  const hints = [
    ...wageHints(content, asked),
    ...wordHints(texts, { country: asked.country, hasReason }),
    ...payInWordsHints(texts, asked.today),
    ...demandHints(texts),
    ...contactHints(texts),
    ...styleHints(content, description),
    ...(asked.advertiser === 'agency' ? agencyHints(content) : []),
  ]
  return hints.toSorted((a, b) => Number(b.level === 'block') - Number(a.level === 'block'))
}

/** Who gives pay must also say what the work asks for. */
function agencyHints({ noSalary, needsEducation, needsExperience }: AdContent): Hint[] {
  if (noSalary || needsEducation || needsExperience) return []
  return [
    {
      id: 'agency-particulars',
      level: 'hint',
      field: 'needsExperience',
      title: 'Agencies that give pay must say what the job requires',
      details: 'Give the experience, training or qualification that is needed, or say that none is.',
      rule: 'Conduct of Employment Agencies and Employment Businesses Regulations 2003, regulation 27(3)',
      found: '',
    },
  ]
}

/** The words of the description, a line for each paragraph and item. */
function linesOf(html: string): string {
  return html
    .replaceAll(/<\/(?:p|li|h\d|ul|ol)>|<br\s*\/?>/giu, '\n')
    .replaceAll(/<[^<>]*>/gu, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
}
