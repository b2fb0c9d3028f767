import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder, asArrived, asGiven, preparedBy, startApplying, type ApplyingPlace } from '../../../test/applying.ts'
import { aSandboxAd } from '../../../test/sandbox-world.ts'
import { reedForm } from './apply.ts'

let place: ApplyingPlace

beforeAll(async () => {
  place = await startApplying([aSandboxAd({ board: 'reed', number: 7 })])
})
afterAll(async () => {
  await place[Symbol.asyncDispose]()
})

test('an application is filled in, sent once, and arrives as it was shown', async () => {
  const applier = place.applier(reedForm)
  const order = anOrder({ board: 'reed', ref: '7', link: 'https://www.reed.co.uk/jobs/staff-nurse/7' })
  expect(await applier.look(order)).toBe('not-there')
  const form = await preparedBy(applier, order)
  expect(await place.arrived('reed', 'ada@example.test')).toEqual([])

  const [outcome, again] = await Promise.all([form.send(), form.send()])
  const [arrived, ...others] = await place.arrived('reed', 'ada@example.test')
  expect(outcome).toMatchObject({
    kind: 'applied',
    confirmation: {
      reference: arrived?.reference,
      text: expect.stringContaining('Your application has been sent'),
      address: 'https://www.reed.co.uk/jobs/application/7/application/success',
    },
  })
  expect(again).toEqual(outcome)
  expect(others).toEqual([])
  expect(arrived && asGiven(arrived)).toEqual(asArrived(form.answers))
  expect(await applier.look(order)).toBe('there')
  expect(await applier.prepare(order)).toMatchObject({ kind: 'not-sent', reason: 'already-applied' })
})
