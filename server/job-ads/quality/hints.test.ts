import { expect, test } from 'vitest'
import { anAd } from '../job-ads.fixtures.ts'
import { hintsFor } from './hints.ts'

const asked = { advertiser: null, country: 'GB', today: '2026-11-27' } as const
const question = { kind: 'text', why: '', least: '', most: '', options: '', recording: '' } as const

test('a hint about words leads to the field that has them', () => {
  const hints = hintsFor(
    anAd({
      jobTitle: 'Handyman',
      benefits: ['Free bread', 'Parties with our saturday girls'],
      questions: [
        { ...question, uuid: 'a', question: 'Which ovens have you worked with?' },
        { ...question, uuid: 'b', question: 'Why you?', why: 'Applicants over 50 need not apply.' },
      ],
    }),
    asked,
  )
  const fieldOf = Object.fromEntries(hints.map(({ id, field }) => [id, field]))
  expect(fieldOf).toMatchObject({
    'sex-handyman': 'jobTitle',
    'sex-girl-friday': 'benefit-1',
    'age-age-range': 'question-1-why',
  })
})

test('a hint about pay leads to the pay', () => {
  const [hint] = hintsFor(anAd({ payPer: 'year', payMin: '9000', payMax: '9500' }), asked)
  expect(hint).toMatchObject({ level: 'block', field: 'payMin' })
})
