import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  adOnBoard,
  anOrder,
  asArrived,
  asGiven,
  preparedBy,
  startApplying,
  type ApplyingPlace,
} from '../../test/applying.ts'
import { aSandboxAd } from '../../test/sandbox-world.ts'
import { applyingSteps } from '../../contract/applications/progress.ts'
import { boardForms } from './forms.ts'
import { cv, expectSame, letter, receiptOf } from './receipts.fixtures.ts'

let place: ApplyingPlace
beforeAll(async () => {
  place = await startApplying(
    boardForms.map(({ id }) =>
      aSandboxAd({
        board: id,
        number: 7,
        questions: [
          { kind: 'yes-no', label: 'Do you hold a full driving licence?' },
          { kind: 'number', label: 'How many years have you been registered?' },
          { kind: 'choice', label: 'Which shift suits you best?', choices: ['Early', 'Late', 'Night'] },
        ],
      }),
    ),
  )
})
afterAll(async () => {
  await place[Symbol.asyncDispose]()
})

test.concurrent.each(boardForms)(
  '$id: filled in, sent once, arrived as it was shown, and a receipt says so',
  async (form) => {
    const applier = place.applier(form)
    const steps: string[] = []
    const order = anOrder({
      board: form.id,
      ...adOnBoard(form.id, 7),
      documents: { cv, letter },
      onStep: (step) => void steps.push(step),
    })
    const prepared = await preparedBy(applier, order)
    expect(prepared.picture.length).toBeGreaterThan(5_000)
    expect(await place.arrived(form.id, 'ada@example.test')).toEqual([])

    const [outcome, again] = await Promise.all([prepared.send(), prepared.send()])
    const [arrived, ...others] = await place.arrived(form.id, 'ada@example.test')
    expect(outcome, JSON.stringify({ ...outcome, picture: null, answers: null })).toMatchObject({
      kind: 'applied',
      confirmation: { reference: arrived?.reference, text: expect.stringMatching(/sent|submitted/iu) },
    })
    expect([again, others]).toEqual([outcome, []])
    expect(arrived && asGiven(arrived)).toEqual(asArrived(prepared.answers))
    // Without a letter: receipts.browser.test.ts.
    const told = receiptOf(order, { answers: prepared.answers, evidence: prepared.evidence() })
    expectSame(told, arrived?.answers ?? [])
    const letters = told.files.filter(({ kind }) => kind === 'letter')
    if (form.id === 'reed' || form.id === 'linkedin') expect(letters.every(({ went }) => went === 'yes')).toBe(true)
    // NHS Jobs takes no files.
    const passed = applyingSteps.filter((step) => step !== 'store-receipt' && (step !== 'attach' || form.id !== 'nhs'))
    expect([...new Set(steps)]).toEqual(passed)

    expect(await applier.look(order)).toMatchObject({ kind: 'there' })
    const { signal, credentials } = order
    expect(await applier.tryLogin?.({ signal, credentials })).toBe('works')
    expect(await applier.prepare(order)).toMatchObject({ kind: 'not-sent', reason: 'already-applied' })
  },
)

test('a login that a board refuses is told as refused', async () => {
  const [form] = boardForms
  if (form === undefined) throw new Error('There is no board')
  const applier = place.applier(form)
  const { signal } = anOrder({ board: form.id, ...adOnBoard(form.id, 7) })
  const credentials = { email: 'ada@example.test', password: 'not-this-one' }
  expect(await applier.tryLogin?.({ signal, credentials })).toBe('refused')
})
