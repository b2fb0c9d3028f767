import type { AnswerValue } from '../../../contract/applications/applications.ts'
import type { Asked, AskedFor, Meaning } from '../meaning.ts'
import type { Known, Question, Remembered } from '../question.ts'
import { changesNothing } from '../around.ts'
import { sameAsked } from '../same-asked.ts'
import { understand } from '../understand.ts'
import { wordsOf } from '../words.ts'
import { meaningOf } from './meaning-of.ts'
import { noticeAs } from './notice.ts'
import { asOption, plainYesNo, rangeWith, yesNo } from './options.ts'

/** A skill without the word for its kind. */
function bareSkill(skill: string): string {
  return skill
    .replace(/^(?:as|in|with|using) /u, '')
    .replace(/ (?:programming language|programming|software|framework)$/u, '')
}

/** Without what only says in which form the answer is wanted. */
function bare(asked: Asked): Asked {
  // 'Python (Programming Language)', as a list of skills has it, is Python.
  if (asked.asks === 'skill-years') return { asks: 'skill-years', skill: bareSkill(asked.skill) }
  const {
    negated: _negated,
    unit: _unit,
    ranges: _ranges,
    placed: _placed,
    if: _if,
    ...rest
  } = asked as Asked & Record<string, unknown>
  return rest as Asked
}

/** The newest answer that was given to a question of the same meaning, and its value for this form. */
export function fromRemembered(meaning: Meaning, known: Known): { value: AnswerValue; answer: Remembered } | null {
  const { asked, form } = meaning
  for (const answer of known.remembered) {
    const before = meaningOf(answer)
    if (before === undefined) continue
    const implied = isImplied(before, meaning, answer.value)
    if (implied !== null) return { value: implied, answer }
    if (!isSame(before, asked)) continue
    const isSameForm = sameAsked(before, asked) && isAskedAlike(answer.question, form)
    const value = isSameForm ? answer.value : inForm(answer, before, { asked, form })
    return value === null ? null : { value, answer }
  }
  return null
}

function isSame(before: Asked, asked: Asked): boolean {
  // Where the form names no body, that of any.
  if (asked.asks === 'registration-number' && asked.body === undefined) return before.asks === asked.asks
  // Of an hour or a month, in whatever currency: the sign stands with the sum.
  if ((asked.asks === 'pay' || asked.asks === 'pay-now') && asked.asks === before.asks)
    return (
      sameAsked(before, asked) ||
      (asked.period !== undefined &&
        asked.period === before.period &&
        asked.unit === undefined &&
        before.currency === undefined)
    )
  return sameAsked(bare(before), bare(asked))
}

/**
 * What a yes or a no to one question says to a wider or a narrower one: who owns a car has the use of one, who has no full licence has no full British
 * one; the other way round nothing follows.
 */
function isImplied(before: Asked, { asked, form }: Meaning, value: AnswerValue): string | null {
  const isYes = typeof value === 'string' ? plainYesNo(value) : null
  if (isYes === null) return null
  if (before.asks === 'car' && asked.asks === 'car' && (asked.transport === before.transport || asked.transport)) {
    const isWider = asked.which === 'own-or-access' || (before.which === 'own' && asked.which === 'access')
    const isTurned = asked.negated !== undefined
    return isYes && isWider && before.negated === undefined ? yesNo(!isTurned, form) : null
  }
  if (before.asks === 'licence' && asked.asks === 'licence') {
    const isTurned = asked.negated !== undefined
    const isHeld = isYes !== (before.negated !== undefined)
    return (isHeld ? isWithin(asked, before) : isWithin(before, asked)) ? yesNo(isHeld !== isTurned, form) : null
  }
  return null
}

/** Whether each limit of one is a limit of the other too: 'a full licence' of 'a full, clean licence'. */
function isWithin(one: AskedFor<'licence'>, other: AskedFor<'licence'>): boolean {
  return limits.every((limit) => one[limit] === undefined || one[limit] === other[limit])
}

const limits = ['country', 'full', 'clean', 'manual'] as const

/** In the same form the answer is the same, whatever it is: 'Notice: 4' where no unit is named. */
function isAskedAlike({ type, options }: Question, form: Meaning['form']): boolean {
  return type === form.type && options.toSorted().join('\n') === form.options.toSorted().join('\n')
}

function inForm({ value }: Remembered, before: Asked, { asked, form }: Meaning): AnswerValue | null {
  if (typeof value !== 'string') return null
  const isYes = plainYesNo(value)
  if ('negated' in before || 'negated' in asked || isYes !== null) {
    if (isYes === null) return null
    const isTurned = isOn(before, 'negated') !== isOn(asked, 'negated')
    return yesNo(isYes !== isTurned, form)
  }
  if (asked.asks === 'notice') return noticeIn(value, before, { asked, form })
  if (asked.asks === 'pay' || asked.asks === 'pay-now') return payIn(value, asked, form)
  if (asked.asks === 'skill-years') return yearsIn(value, form)
  return asOption(value, form.options)
}

function isOn(asked: Asked, key: string): boolean {
  return (asked as Record<string, unknown>)[key] !== undefined
}

function noticeIn(value: string, before: Asked, { asked, form }: Meaning): string | null {
  if (asked.asks !== 'notice' || before.asks !== 'notice') return null
  return noticeAs(before.unit === undefined ? value : `${value} ${before.unit}`, asked.unit, form)
}

/** A sum that was said with its sign, '£12.80', where the form asks for that currency or names none; a bare one has none to compare. */
function payIn(
  value: string,
  { currency }: AskedFor<'pay' | 'pay-now'>,
  { type, options }: Meaning['form'],
): string | null {
  const [, sign, sum = ''] = /^([£€]) ?(\d[\d,]*(?:\.\d\d)?)$/u.exec(value.trim()) ?? []
  const said = sign === '£' ? 'GBP' : sign === '€' ? 'EUR' : null
  if (said === null || options.length > 0 || (currency !== undefined && currency !== said)) return null
  if (type === 'number') return currency === undefined ? null : sum.replaceAll(',', '')
  return value
}

/** A count of years as a number, or in the one range that has it. */
function yearsIn(value: string, { type, options }: Meaning['form']): string | null {
  const years = /^\d{1,2}$/u.test(value.trim()) ? Number(value) : null
  if (years === null) return null
  if (options.length > 0) return years === 0 ? null : rangeWith(years, options)
  return type === 'number' || type === 'text' ? String(years) : null
}

/** The years with a skill that the person said once; null: never, or not with that very skill. */
export function yearsWith(skill: string, known: Known): { years: number; answer: Remembered } | null {
  for (const answer of known.remembered) {
    const asked = meaningOf(answer)
    if (
      asked?.asks !== 'skill-years' ||
      bareSkill(asked.skill) !== bareSkill(skill) ||
      typeof answer.value !== 'string'
    )
      continue
    return /^\d{1,2}$/u.test(answer.value) ? { years: Number(answer.value), answer } : null
  }
  return null
}

/** Words of a question that is about this employer or this job: another's answer says nothing. */
const thisOne = new Set(['us', 'our', 'ours', 'we', 'here', 'this', 'advertised', 'applying', 'apply', 'today'])

/**
 * The answer that was given to the very same words, for a question that is not understood: same label, help and heading, type and options.
 * Null also where the words are about one employer or job.
 */
export function byWords(question: Question, known: Known): { value: AnswerValue; answer: Remembered } | null {
  const words = wordsOf(question.label)
  if (
    words.length === 0 ||
    words.some((word) => thisOne.has(word)) ||
    question.type === 'consent' ||
    question.type === 'file'
  )
    return null
  const same = (a: string, b: string): boolean => wordsOf(a).join(' ') === wordsOf(b).join(' ')
  const answer = known.remembered.find(
    ({ question: other }) =>
      other.type === question.type &&
      same(other.label, question.label) &&
      same(other.help, question.help) &&
      (same(other.section, question.section) || (changesNothing(other.section) && changesNothing(question.section))) &&
      other.options.toSorted().join('\n') === question.options.toSorted().join('\n'),
  )
  return answer === undefined ? null : { value: answer.value, answer }
}

/** Words of what is another at every employer, or changes by itself: never kept without the person asking for it. */
const passing = new Set([
  ...thisOne,
  'start',
  'available',
  'availability',
  'salary',
  'pay',
  'rate',
  'wage',
  'bonus',
  'earn',
  'earning',
  'employer',
  'company',
  'organisation',
  'team',
  'role',
  'vacancy',
  'position',
  'interview',
  'referred',
  'hear',
  'heard',
  'declare',
  'confirm',
  'certify',
  'agree',
  'understand',
  'consent',
  'relative',
  'relatives',
  'related',
  'conflict',
  'criminal',
  'conviction',
  'convictions',
  'health',
  'disability',
])

const lasting = new Set<Asked['asks']>([
  'name',
  'notice',
  'sponsor',
  'permit',
  'permit-status',
  'limited',
  'has-status',
  'visa-type',
  'visa-end',
  'willing',
  'car',
  'licence',
  'licence-words',
  'certificate',
  'registration-number',
  'trained',
  'training',
  'skill-years',
  'skill-least',
  'experienced',
  'language',
  'speaks',
  'languages',
  'link',
  'relocate',
  'travel',
  'phone',
])

/** Whether an answer would still be so in another application: by its meaning, and where that is not known by its words. */
export function worthRemembering(question: Question): boolean {
  const asked = understand(question)?.asked
  const words = wordsOf(question.label)
  if (asked !== undefined) return lasting.has(asked.asks) && !words.some((word) => word === 'us' || word === 'our')
  if (question.type === 'text' || question.type === 'long-text') return false
  return words.length > 0 && !words.some((word) => passing.has(word))
}
