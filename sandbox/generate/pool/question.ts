import type { AskedQuestion } from '../../board.ts'

/** What of a person a question of the pool asks for, where what they have said of themselves answers it. */
export type Fact =
  | 'first-name'
  | 'last-name'
  | 'full-name'
  | 'email'
  | 'phone'
  | 'street'
  | 'town'
  | 'county'
  | 'postcode'
  | 'country'
  | 'current-employer'
  | 'current-title'
  | 'latest-employer'
  | 'latest-title'
  | 'is-employed'
  | 'is-out-of-work'
  | 'years-in-job'
  | 'may-work-gb'
  | 'may-not-work-gb'
  | 'may-work-ie'
  | 'needs-sponsor-gb'
  | 'right-basis'
  | 'relocates'
  | 'does-not-relocate'
  | 'travels'
  | 'salary-gbp'
  | 'salary-eur'
  | 'notice'
  | 'notice-weeks'
  | 'licence-gb'
  | 'licence-ie'
  | 'linkedin'
  | 'portfolio'
  | 'highest-education'
  | 'has-degree'
  | 'university'
  | 'english'
  | 'excel-years'

/**
 * Who answers: one of the person's facts; or the person alone (`ask`: not known, a judgement, sensitive; `agree`: terms, promises); or nobody
 * (`leave`: offers, other people's lines, what is for robots).
 */
export type AnsweredBy = Fact | 'ask' | 'agree' | 'leave'

export type PoolQuestion = AskedQuestion & { answeredBy: AnsweredBy; follow?: { when: string; question: PoolQuestion } }

export function yesNo(label: string, answeredBy: AnsweredBy, more: Partial<PoolQuestion> = {}): PoolQuestion {
  return { kind: 'yes-no', label, answeredBy, ...more }
}

export function text(label: string, answeredBy: AnsweredBy, more: Partial<PoolQuestion> = {}): PoolQuestion {
  return { kind: 'text', label, answeredBy, ...more }
}

export function number(label: string, answeredBy: AnsweredBy, more: Partial<PoolQuestion> = {}): PoolQuestion {
  return { kind: 'number', label, answeredBy, ...more }
}

export function choice(
  label: string,
  choices: readonly string[],
  answeredBy: AnsweredBy,
  more: Partial<PoolQuestion> = {},
): PoolQuestion {
  return { kind: 'choice', label, choices, answeredBy, ...more }
}

/** A box; with a term or a promise beside it, it has to be ticked. */
export function box(
  label: string,
  answeredBy: 'agree' | 'leave' | 'ask',
  more: Partial<PoolQuestion> = {},
): PoolQuestion {
  return { kind: 'box', label, answeredBy, ...(answeredBy === 'leave' && { optional: true }), ...more }
}
