import type { Asked } from './meaning.ts'

/*
 * Of what kind a question is, by what it asks: how much the words around it can change it.
 */

type Asks = Asked['asks']

/** A yes or no that names all that it is about, and says 'you': 'Do you hold a driving licence?' */
const wholeQuestions: ReadonlySet<Asks> = new Set<Asks>([
  'may-work',
  'limited',
  'sponsor',
  'permit',
  'has-status',
  'employed',
  'worked-for',
  'works-for',
  'has-degree',
  'relocate',
  'travel',
  'willing',
  'licence',
  'car',
  'skill-least',
  'experienced',
  'certificate',
  'trained',
  'training',
  'speaks',
  'age',
  'lives-in',
  'speaks-other',
])

/** What could be anybody's. */
export const anybodys: ReadonlySet<Asks> = new Set<Asks>([
  'name',
  'pronouns',
  'email',
  'phone',
  'phone-type',
  'dial-code',
  'address',
  'registration-number',
  'currency',
  'headline',
])

/** Whether it asks for what stands in everybody's details, in no special form. */
export function isPlainDetail(asked: Asked): boolean {
  if (asked.asks === 'phone') return asked.kind !== 'landline' && asked.form === undefined
  return (
    asked.asks === 'email' ||
    asked.asks === 'address' ||
    (asked.asks === 'name' && ['first', 'last', 'full'].includes(asked.part))
  )
}

/** Whether the answer is a figure or a date, which any word of a unit or a form would break. */
export function isMeasured(asked: Asked): boolean {
  return (
    ['pay', 'pay-now', 'notice', 'skill-years', 'visa-end', 'currency'].includes(asked.asks) ||
    ((asked.asks === 'job' || asked.asks === 'education') &&
      ['start', 'end', 'years', 'dates', 'count', 'grade'].includes(asked.what))
  )
}

/** Whether it asks for a yes or no and names all that it is about. */
export function isWhole({ asks }: Asked): boolean {
  return wholeQuestions.has(asks)
}

/** Whether an example of an answer, whatever it shows, leaves it what it is: one of pay could show another period. */
export function isShownBy(asked: Asked): boolean {
  switch (asked.asks) {
    case 'job':
      return asked.what === 'title' || asked.what === 'employer'
    case 'education':
      return asked.what !== 'start' && asked.what !== 'end' && asked.what !== 'dates'
    case 'notice':
      return asked.unit === undefined
    default:
      return ['headline', 'languages', 'permit-status', 'visa-type'].includes(asked.asks)
  }
}
