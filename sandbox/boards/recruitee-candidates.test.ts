import { expect, test } from 'vitest'
import { aSandboxAd, aWorld } from '../../test/sandbox-world.ts'
import { createSandbox } from '../server.ts'
import { recruitee } from './recruitee.ts'

const slug = 'demo-larkholme'
const ad = aSandboxAd({
  board: 'recruitee',
  number: 2_000_004,
  employer: 'Larkholme',
  questions: [
    { kind: 'yes-no', label: 'Can you travel?' },
    { kind: 'choice', label: 'Notice?', choices: ['None', 'One month'] },
  ],
})

function aSandbox() {
  const world = { ...aWorld([ad]), companies: () => [{ slug, name: 'Larkholme' }] }
  const sandbox = createSandbox({ world, boards: [recruitee] })
  const apply = async (fields: Readonly<Record<string, string | File>>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(`candidate${name}`, value)
    const path = `/${slug}.recruitee.com/api/offers/${ad.number}/candidates`
    return await sandbox.request(path, { method: 'POST', body })
  }
  return { sandbox, apply }
}

const whole = {
  '[name]': 'Ada Lovelace',
  '[email]': 'ada@example.test',
  '[phone]': '+44 7700 900000',
  '[cv]': new File(['%PDF'], 'ada.pdf'),
  '[open_question_answers_attributes][0][open_question_id]': '20000040',
  '[open_question_answers_attributes][0][content]': 'Yes',
  '[open_question_answers_attributes][1][open_question_id]': '20000041',
  '[open_question_answers_attributes][1][content]': 'One month',
}

test('a candidate is made, and what was sent is told by control', async () => {
  const { sandbox, apply } = aSandbox()
  const made = await apply(whole)
  expect([made.status, (await made.json()).candidate.name]).toEqual([201, 'Ada Lovelace'])

  const told = await (await sandbox.request('http://localhost/control/applications?board=recruitee')).json()
  expect(told.applications).toMatchObject([
    {
      board: 'recruitee',
      ref: '2000004',
      email: 'ada@example.test',
      answers: [
        { label: 'Full name', value: 'Ada Lovelace' },
        { label: 'Email address', value: 'ada@example.test' },
        { label: 'Phone number', value: '+44 7700 900000' },
        { label: 'CV or resume', value: { file: 'ada.pdf' } },
        { label: 'Can you travel?', value: 'Yes' },
        { label: 'Notice?', value: 'One month' },
      ],
    },
  ])
})

test('what is missing or cannot be is refused, and makes nobody', async () => {
  const { sandbox, apply } = aSandbox()
  const { '[cv]': _, ...without } = whole
  const refused = await apply({
    ...without,
    '[email]': 'nobody',
    '[open_question_answers_attributes][1][content]': 'Soon',
  })
  expect(refused.status).toBe(422)
  expect((await refused.json()).fields).toEqual({
    cv: "can't be blank",
    email: 'is invalid',
    open_question_20000041: 'is not included in the list',
  })
  expect(sandbox.desk.arrivals.list()).toEqual([])
})

test('it can fail before a candidate is made, after it, or say that the offer is gone', async () => {
  for (const [kind, status, arrives] of [
    ['error-before', 500, 0],
    ['error-after', 500, 1],
    ['closed', 404, 0],
    ['false-success', 201, 0],
  ] as const) {
    const { sandbox, apply } = aSandbox()
    sandbox.desk.obstacles.add('recruitee', { kind })
    expect((await apply(whole)).status, kind).toBe(status)
    expect(sandbox.desk.arrivals.list(), kind).toHaveLength(arrives)
  }
})
