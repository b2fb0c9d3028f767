import type { AdContent } from '../../../contract/job-ads/content.ts'
import type { Hint } from '../../../contract/job-ads/hints.ts'
import type { Asked } from './asked.ts'
import { contactHints } from './contact.ts'
import { demandHints } from './demands.ts'
import { wageInWordsHints } from './wage-in-words.ts'
import { wordHints } from './read-words.ts'
import { sentencesOf } from './sentences-of.ts'
import { styleHints } from './style.ts'
import { wageHints } from './wage.ts'

/** Everything there is to look at in an ad, what blocks it first. Pure. */
export function hintsFor(content: AdContent, asked: Asked): Hint[] {
  const description = linesOf(content.jobDescription)
  const fields = fieldsOf(content, description)
  const texts = fields.map(({ text }) => text)
  const hasReason = content.wordsReason.trim() !== ''
  const hints = [
    ...wageHints(content, asked),
    ...wordHints(texts, { country: asked.country, hasReason }),
    ...wageInWordsHints(texts, asked.today),
    ...demandHints(texts),
    ...contactHints(texts),
    ...styleHints(content, description),
    ...(asked.advertiser === 'agency' ? agencyHints(content) : []),
  ]
  return hints
    .map((hint) => ({ ...hint, field: whereFound(hint, fields) }))
    .toSorted((a, b) => Number(b.level === 'block') - Number(a.level === 'block'))
}

type FieldText = { field: string; text: string }

/** What candidates read, by the id of the form field that holds it. */
function fieldsOf({ jobTitle, benefits, questions }: AdContent, description: string): FieldText[] {
  return [
    { field: 'jobTitle', text: jobTitle },
    { field: 'jobDescription', text: description },
    ...benefits.map((text, i) => ({ field: `benefit-${i}`, text })),
    ...questions.flatMap(({ question, why, options }, i) => [
      { field: `question-${i}`, text: question },
      { field: `question-${i}-why`, text: why },
      { field: `question-${i}-options`, text: options },
    ]),
  ]
}

/** The field that holds the words of a hint about the ad's words; of any other, the field that it names. */
function whereFound({ field, found }: Hint, fields: readonly FieldText[]): string {
  if (found === '' || field !== 'jobDescription') return field
  return fields.find(({ text }) => sentencesOf([text]).some((sentence) => sentence.includes(found)))?.field ?? field
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
