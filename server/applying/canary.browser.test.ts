import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adOnBoard, anOrder, startApplying, type ApplyingPlace } from '../../test/applying.ts'
import { aSandboxAd } from '../../test/sandbox-world.ts'
import { reedForm } from '../boards/reed/apply.ts'
import { createLog } from '../platform/log.ts'

const canary = 'Canary-sings-7'
const lines: string[] = []
let place: ApplyingPlace

beforeAll(async () => {
  const to = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const ads = [1, 2, 3, 4].map((number) => aSandboxAd({ board: 'reed', number }))
  place = await startApplying(ads, { log: createLog({ program: 'test', level: 'debug', to }) })
})
afterAll(async () => {
  await place[Symbol.asyncDispose]()
})

/** Everything that comes out of an application, as text: outcome, pictures, logs. */
async function whatComesOut(number: number, password: string, given: { breaksAt?: string } = {}): Promise<string> {
  const order = anOrder({
    board: 'reed',
    ...adOnBoard('reed', number),
    credentials: { email: `canary-${number}@example.test`, password },
    onStep(step) {
      if (step === given.breaksAt) throw new Error('as the test says')
    },
  })
  const form = await place
    .applier(reedForm)
    .prepare(order)
    .catch((error: unknown) => String((error as Error).stack))
  const outcome = typeof form === 'object' && form.kind === 'prepared' ? [form, await form.send()] : form
  const asText = (_key: string, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value
  return JSON.stringify([outcome, lines], asText)
}

test('a password stands in nothing that comes out, however an application ends', async () => {
  const refused = await whatComesOut(1, canary)
  expect(refused).toContain('wrong-password')
  await place.account('reed', 'canary-2@example.test', canary)
  const sent = await whatComesOut(2, canary)
  expect(sent).toContain('"applied"')
  await place.account('reed', 'canary-3@example.test', canary)
  const broken = await whatComesOut(3, canary, { breaksAt: 'fill' })
  expect(broken).toContain('as the test says')
  for (const out of [refused, sent, broken]) expect(out).not.toContain(canary)
})

test('without credentials, and called off on the way, nothing is sent', async () => {
  const order = anOrder({ board: 'reed', ...adOnBoard('reed', 4) })
  expect(await place.applier(reedForm).prepare({ ...order, credentials: null })).toMatchObject({
    reason: 'no-credentials',
  })
  const ending = new AbortController()
  const onStep = (step: string) => {
    if (step === 'fill') ending.abort()
  }
  expect(await place.applier(reedForm).prepare({ ...order, signal: ending.signal, onStep })).toMatchObject({
    reason: 'taken-back',
  })
  const form = await place.applier(reedForm).prepare(order)
  if (form.kind === 'prepared') await form.close()
  expect(form.kind === 'prepared' && (await form.send())).toMatchObject({ kind: 'not-sent', reason: 'taken-back' })
  expect(await place.arrived('reed', 'ada@example.test')).toEqual([])
})
