import type { ScreeningAnswers } from '../../../contract/candidates/screening.ts'
import { Badge } from '../parts/badge.tsx'
import css from './candidates.module.css'

type Props = {
  screening: ScreeningAnswers
  /** For the company: which answers are not what the ad asks for. */
  isMarked?: boolean
}

/** What an ad asked and what was answered. */
export function SentScreening({ screening: { education, experience, answers }, isMarked = false }: Props) {
  const rows = [
    ...(education === null
      ? []
      : [{ ...education, key: 'education', asked: 'Highest level of education', wanted: education.asked }]),
    ...(experience === null
      ? []
      : [
          {
            key: 'experience',
            asked: 'Experience',
            wanted: years(experience.asked),
            given: years(experience.given),
            isOutside: experience.isOutside,
          },
        ]),
    ...answers.map((one) => ({
      key: one.uuid,
      asked: one.question,
      wanted: rangeOf(one.least, one.most),
      given: one.kind === 'yes-no' ? (one.answer === 'yes' ? 'Yes' : 'No') : one.answer,
      isOutside: one.isOutside,
    })),
  ]
  if (rows.length === 0) return <p>The ad asked no questions.</p>
  return (
    <dl className={css.answers}>
      {rows.map(({ key, asked, wanted, given, isOutside }) => (
        <div key={key}>
          <dt>{asked}</dt>
          <dd>
            {given}
            {isMarked && isOutside && (
              <p className={css.outside}>
                <Badge tone="attention">Not what the ad asks for: {wanted}</Badge>
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function years(count: number): string {
  return `${count} ${count === 1 ? 'year' : 'years'}`
}

function rangeOf(least: number | null, most: number | null): string {
  const number = (value: number) => value.toLocaleString('en-GB')
  if (least !== null && most !== null) return `${number(least)} to ${number(most)}`
  return least !== null ? `at least ${number(least)}` : most !== null ? `at most ${number(most)}` : ''
}
