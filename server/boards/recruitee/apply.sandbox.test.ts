import { expect, test } from 'vitest'
import { recruitee as player } from '../../../sandbox/boards/recruitee.ts'
import { createWorld } from '../../../sandbox/world.ts'
import { anOrder, answersOf } from '../../../test/applying.ts'
import { sandboxCall } from '../../../test/sandbox-call.ts'
import { BoardFailure, type BoardCall } from '../board.ts'
import { recruiteeApplier } from './apply.ts'

const world = createWorld({ vacancies: 3_000 })
const ad = world
  .ads('recruitee')
  .find(({ questions }) => questions.length > 0 && questions.every(({ kind }) => ['yes-no', 'text'].includes(kind)))
const company = world.companies('recruitee').find(({ name }) => name === ad?.employer)
const link = `https://${company?.slug}.recruitee.com/o/${ad?.number}`
const order = (given: Parameters<typeof answersOf>[1] = []) =>
  anOrder({
    board: 'recruitee',
    ref: String(ad?.number),
    link,
    credentials: null,
    answer: async (questions) => await Promise.resolve(answersOf(questions, given)),
  })
const everything: Parameters<typeof answersOf>[1] = [[/^(?!full name|e-?mail|phone)/iu, 'Yes']]

/** The sandbox, and what was posted to it. */
function aCall(change: Partial<BoardCall> = {}) {
  const call = sandboxCall(player, world)
  const posted: FormData[] = []
  const fetch: BoardCall['fetch'] = async (request) => {
    if (request.form) posted.push(request.form)
    return await call.fetch(request)
  }
  return { call: { ...call, fetch, ...change }, posted }
}

test('an application goes out by the public call, once, with all answers', async () => {
  const { call, posted } = aCall()
  const form = await recruiteeApplier(() => call).prepare(order(everything))
  if (form.kind !== 'prepared') throw new Error(form.text)
  expect(posted).toEqual([])
  const [outcome, again] = await Promise.all([form.send(), form.send()])

  expect(outcome, JSON.stringify(outcome)).toMatchObject({
    kind: 'applied',
    confirmation: { reference: expect.stringMatching(/^\d+$/u) },
  })
  expect(again).toEqual(outcome)
  expect(posted).toHaveLength(1)
  expect(posted[0]?.get('candidate[email]')).toBe('ada@example.test')
  expect(posted[0]?.get('candidate[cv]')).toBeInstanceOf(File)
  expect(posted[0]?.getAll('candidate[open_question_answers_attributes][0][content]')).toHaveLength(1)
})

test('what nobody can answer is asked of the person, and nothing goes out', async () => {
  const { call, posted } = aCall()
  const form = await recruiteeApplier(() => call).prepare(
    order([
      [/driving|years|shift|right to work/iu, 'Yes'],
      [/e-?mail/iu, 'not known'],
    ]),
  )
  const asked = form.answers.filter(({ question, value }) => question.isRequired && value === null)
  expect(form.kind === 'not-sent' ? form.reason : asked).toEqual(asked.length > 0 ? 'unknown-question' : [])
  expect(posted).toEqual([])
})

test('an offer that is gone is closed; a call that broke off leaves it unsure; a refusal does not', async () => {
  const gone = aCall().call
  expect(
    await recruiteeApplier(() => gone).prepare({ ...order(), link: `https://${company?.slug}.recruitee.com/o/0` }),
  ).toMatchObject({ reason: 'closed' })
  const breaking = (outcome: 'failed' | 'refused') => {
    const { call } = aCall()
    return recruiteeApplier(() => ({
      ...call,
      async fetch(request) {
        if (request.method === 'POST') throw new BoardFailure(outcome, 'as the test says')
        return await call.fetch(request)
      },
    }))
  }
  for (const [outcome, ending] of [
    ['failed', { kind: 'unsure' }],
    ['refused', { kind: 'not-sent', mayRetry: true }],
  ] as const) {
    const form = await breaking(outcome).prepare(order(everything))
    expect(form.kind === 'prepared' && (await form.send())).toMatchObject(ending)
  }
})

test.each<[string, Record<string, unknown>, string | null]>([
  ['terms of the employer', { agreements: [{ title: 'Pool terms', required: true }] }, 'Pool terms'],
  ['terms that need not be agreed to', { agreements: [{ title: 'Pool terms', required: false }] }, null],
  [
    'a choice of places',
    { locations_question: 'Where?', locations_question_required: true, location_question_visible: true },
    'Where?',
  ],
  [
    'a choice of places that is not shown',
    { locations_question: 'Where?', locations_question_required: true, location_question_visible: false },
    null,
  ],
  ['a photo', { options_photo: 'required' }, 'Photo'],
])('a form with %s', async (_, more, asked) => {
  const { call, posted } = aCall()
  const changed: BoardCall['fetch'] = async (request) => {
    const response = await call.fetch(request)
    if (request.method === 'POST') return response
    const answer = JSON.parse(response.text) as { offer: object }
    return { ...response, text: JSON.stringify({ offer: { ...answer.offer, ...more } }) }
  }
  const form = await recruiteeApplier(() => ({ ...call, fetch: changed })).prepare(order(everything))
  expect(form).toMatchObject(
    asked === null
      ? { kind: 'prepared' }
      : { kind: 'not-sent', reason: 'changed-form', text: expect.stringContaining(asked) },
  )
  expect(posted).toEqual([])
})
