import { lazy, Suspense, type ReactNode } from 'react'
import type { ScreeningAnswer, ScreeningAnswers } from '../../../contract/candidates/screening.ts'
import { Badge } from '../parts/badge.tsx'
import css from './candidates.module.css'

// Few answers are spoken.
const RecordingById = lazy(async () => ({ default: (await import('../recordings/recording-by-id.tsx')).RecordingById }))

type Props = {
  screening: ScreeningAnswers
  /** For the company: which answers are not what the ad asks for. */
  isMarked?: boolean
  /** For the company in blind mode: what was recorded is not to be had yet. */
  isHidden?: boolean
}

/** What an ad asked and what was answered. */
export function SentScreening({
  screening: { education, experience, answers },
  isMarked = false,
  isHidden = false,
}: Props) {
  const rows: Row[] = [
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
      given: givenOf(one, isHidden),
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

type Row = { key: string; asked: string; wanted: string; given: ReactNode; isOutside: boolean }

function givenOf({ kind, question, answer, isSpoken, answerRecording }: ScreeningAnswer, isHidden: boolean): ReactNode {
  if (isSpoken && answerRecording !== null) {
    return (
      <Suspense fallback="Recorded answer">
        <RecordingById uuid={answerRecording} title={`Answer to: ${question}`} />
      </Suspense>
    )
  }
  if (isSpoken) {
    return isHidden
      ? 'Recorded answer. Hidden until you shortlist or invite them: a voice can reveal who somebody is.'
      : 'Recorded answer'
  }
  return kind === 'yes-no' ? (answer === 'yes' ? 'Yes' : 'No') : answer
}

function years(count: number): string {
  return `${count} ${count === 1 ? 'year' : 'years'}`
}

function rangeOf(least: number | null, most: number | null): string {
  const number = (value: number) => value.toLocaleString('en-GB')
  if (least !== null && most !== null) return `${number(least)} to ${number(most)}`
  return least !== null ? `at least ${number(least)}` : most !== null ? `at most ${number(most)}` : ''
}
