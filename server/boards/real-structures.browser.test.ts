import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BoardId } from '../../contract/boards/boards.ts'
import type { AnswerValue } from '../../contract/applications/applications.ts'
import {
  adOnBoard,
  anOrder,
  answersOf,
  asArrived,
  asGiven,
  preparedBy,
  startApplying,
  type ApplyingPlace,
} from '../../test/applying.ts'
import { aSandboxAd } from '../../test/sandbox-world.ts'
import { formOf } from './forms.ts'

/** One for each board and structure, as a person applies to an ad once. */
const numbers = [21, 22, 23, 24, 25]
const boards = ['totaljobs', 'cwjobs', 'linkedin', 'indeed', 'cvlibrary'] as const
const questions = [
  { kind: 'yes-no', label: 'Do you hold a full driving licence?' },
  { kind: 'choices', label: 'On which days could you work?', choices: ['Monday', 'Tuesday', 'Friday', 'Sunday'] },
] as const

let place: ApplyingPlace
beforeAll(async () => {
  place = await startApplying(
    boards.flatMap((board) => numbers.map((number) => aSandboxAd({ board, number, questions }))),
  )
})
afterAll(async () => {
  await place[Symbol.asyncDispose]()
})

/** Applies as a person whose answers to some questions differ. @returns what the board got, by label. */
async function applied(
  board: BoardId,
  number: number,
  more: Parameters<typeof answersOf>[1] = [],
): Promise<{ got: Record<string, unknown>; isAsShown: boolean }> {
  const form = formOf(board)
  if (form === null) throw new Error(`${board} has no form`)
  const email = `${number}-${board}@example.test`
  const order = anOrder({
    board,
    ...adOnBoard(board, number),
    credentials: { email, password: 'demo-pass-1' },
    answer: async (asked) => await Promise.resolve(answersOf(asked, more)),
  })
  const prepared = await preparedBy(place.applier(form), order)
  const outcome = await prepared.send()
  expect(outcome, JSON.stringify({ ...outcome, picture: null, answers: null })).toMatchObject({ kind: 'applied' })
  const [arrived, ...others] = await place.arrived(board, email)
  if (!arrived) throw new Error('Nothing arrived')
  expect(others).toEqual([])
  const given = asGiven(arrived)
  const shown = asArrived(prepared.answers).map(({ label, value }) => ({ label, value }))
  return {
    got: Object.fromEntries(given.map(({ label, value }) => [label, value])),
    isAsShown: JSON.stringify(given) === JSON.stringify(shown),
  }
}

const long: readonly [RegExp, AnswerValue & string][] = [
  [/^(?:mobile )?phone(?: number)?$|mobile phone/iu, '+44 7700 900123'],
]

test.concurrent.each(['totaljobs', 'cwjobs'] as const)(
  '%s: the form is in the second main part, and the number goes without the code beside it',
  async (board) => {
    const { got, isAsShown } = await applied(board, 21, long)
    expect(got).toMatchObject({ 'Country code': '+44', 'Phone number': '07700 900123' })
    expect(isAsShown).toBe(true)
  },
)

test.concurrent('totaljobs: an Irish number brings its own code', async () => {
  const irish: typeof long = [[/^phone number/iu, '+353 87 123 4567']]
  expect((await applied('totaljobs', 22, irish)).got).toMatchObject({
    'Country code': '+353',
    'Phone number': '087 123 4567',
  })
})

test.concurrent('linkedin: the CV that was uploaded is chosen among those that it keeps', async () => {
  const { got, isAsShown } = await applied('linkedin', 21, long)
  expect(got).toMatchObject({
    'Upload resume': { file: 'ada-cv.pdf' },
    'Phone country code': 'United Kingdom (+44)',
    'Mobile phone number': '07700 900123',
  })
  expect(isAsShown).toBe(true)
})

test.concurrent('indeed: several are ticked in a list that drops down', async () => {
  const { got, isAsShown } = await applied('indeed', 21)
  expect(got).toMatchObject({ 'On which days could you work?': ['Monday', 'Friday'] })
  expect(isAsShown).toBe(true)
})

test.concurrent.each([
  ['cvlibrary', 'chat'],
  ['indeed', 'survey'],
  ['linkedin', 'chat'],
  ['totaljobs', 'notice'],
] as const)('%s: a form beside an open %s is filled in, and that is left alone', async (board, style) => {
  const { ref } = adOnBoard(board, 23)
  await place.obstacle(board, { kind: 'pop-up', style, ad: ref })
  const { got } = await applied(board, 23)
  expect(got).toMatchObject({ 'Do you hold a full driving licence?': 'Yes' })
  expect(Object.keys(got).join()).not.toMatch(/message|recommend/iu)
})

test.concurrent('the town, asked for again in the middle of the form, is given again', async () => {
  const { ref } = adOnBoard('indeed', 24)
  for (const type of ['town', 'postcode'] as const) await place.obstacle('indeed', { kind: 'question', type, ad: ref })
  expect((await applied('indeed', 24)).got).toMatchObject({ 'Town or city': 'Leeds', 'Your postcode': 'LS1 4AP' })
})

test.concurrent('a captcha leaves what was filled in at hand, also where the form stands right behind the login', async () => {
  const form = formOf('totaljobs')
  if (form === null) throw new Error('There is no form')
  const ad = adOnBoard('totaljobs', 25)
  await place.obstacle('totaljobs', { kind: 'captcha', where: 'review', ad: ad.ref })
  const outcome = await place.applier(form).prepare(anOrder({ board: 'totaljobs', ...ad }))
  expect(outcome).toMatchObject({ kind: 'not-sent', reason: 'captcha' })
  const known = outcome.answers.filter(({ value }) => value !== null).map(({ question }) => question.label)
  expect(known).toEqual(expect.arrayContaining(['First name', 'Phone number', 'CV', 'On which days could you work?']))
  expect(await place.arrived('totaljobs', 'ada@example.test')).toEqual([])
})
