import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { emptyCv } from '../../../../contract/cvs/empty-cv.ts'
import type { KeepAnswer } from '../draft-store.ts'
import { createKeeper, pauses, type SendAnswer } from './keeper.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const cv = (headline: string): Cv => ({ ...emptyCv, headline })
const kept: KeepAnswer = { kind: 'kept', savedAt: '2026-03-01T12:00:00Z', until: '2026-03-02T12:00:00Z' }

test('a guest’s text is kept a second after the last key, once', async () => {
  const here = vi.fn(() => kept)
  const keeper = createKeeper({ here, send: null, letGoHere: () => {} })
  for (const text of ['N', 'Nu', 'Nur']) {
    keeper.change(cv(text))
    await vi.advanceTimersByTimeAsync(900)
  }
  expect(here).not.toHaveBeenCalled()
  expect(keeper.state()).toEqual({ kind: 'typing' })
  await vi.advanceTimersByTimeAsync(100)
  expect(here.mock.calls).toEqual([[cv('Nur')]])
  expect(keeper.state()).toMatchObject({ kind: 'kept-here', at: '2026-03-01T12:00:00Z' })
})

test('a browser that keeps nothing is told of', async () => {
  const keeper = createKeeper({ here: () => ({ kind: 'full' }), send: null, letGoHere: () => {} })
  keeper.change(cv('Nurse'))
  keeper.keepNow()
  expect(keeper.state()).toEqual({ kind: 'lost', answer: { kind: 'full' } })
})

test('what does not reach the account stays in the browser, and is sent again until it does', async () => {
  const account = anAccount()
  const keeper = createKeeper(account.places)
  keeper.change(cv('Nurse'))
  await vi.advanceTimersByTimeAsync(pauses.typing)
  await account.answer({ kind: 'again', why: 'You are offline' })
  expect(keeper.state()).toMatchObject({ kind: 'waiting', why: 'You are offline', willRetry: true })
  expect(account.here()).toBe('Nurse')
  await vi.advanceTimersByTimeAsync(pauses.retry)
  await account.answer({ kind: 'kept', savedAt: 'now' })
  expect(account.received).toEqual(['Nurse'])
  expect(account.here()).toBeNull()
  expect(keeper.state()).toEqual({ kind: 'kept-in-account', at: 'now' })
})

test('what the account refuses is not sent again by itself', async () => {
  const account = anAccount()
  const keeper = createKeeper(account.places)
  keeper.change(cv('Nurse'))
  keeper.keepNow()
  await account.answer({ kind: 'refused', why: 'Too long' })
  await vi.advanceTimersByTimeAsync(pauses.retry * 3)
  expect(account.asked()).toBe(1)
  expect(keeper.state()).toMatchObject({ kind: 'waiting', willRetry: false })
  expect(account.here()).toBe('Nurse')
})

test('what was typed elsewhere since is not overwritten: the text waits until somebody chooses', async () => {
  const account = anAccount()
  const keeper = createKeeper(account.places)
  keeper.change(cv('Nurse'))
  keeper.keepNow()
  await account.answer({ kind: 'overtaken', why: 'saved in another window' })
  await vi.advanceTimersByTimeAsync(pauses.retry * 3)
  expect(account.asked()).toBe(1)
  expect(keeper.state()).toMatchObject({ kind: 'waiting', willRetry: false, isOvertaken: true })
  expect(account.here()).toBe('Nurse')
})

test('a save waits for the draft on its way, and no draft comes after it that was typed before', async () => {
  const account = anAccount()
  const keeper = createKeeper(account.places)
  keeper.change(cv('first'))
  keeper.keepNow()
  keeper.change(cv('second'))
  const order: string[] = []
  const saved = keeper.alone(async () => {
    order.push('save')
    await vi.advanceTimersByTimeAsync(0)
  })
  await vi.advanceTimersByTimeAsync(pauses.typing * 2)
  expect(order).toEqual([])
  await account.answer({ kind: 'kept', savedAt: 'now' })
  await saved
  await vi.advanceTimersByTimeAsync(pauses.typing * 2)
  expect(order).toEqual(['save'])
  expect(account.received).toEqual(['first'])
  expect(account.asked()).toBe(1)
})

test('what is typed while a save is on its way is sent after it', async () => {
  const account = anAccount()
  const keeper = createKeeper(account.places)
  await keeper.alone(async () => {
    keeper.change(cv('meanwhile'))
    await vi.advanceTimersByTimeAsync(pauses.typing * 2)
    expect(account.asked()).toBe(0)
  })
  await vi.advanceTimersByTimeAsync(pauses.typing)
  await account.answer({ kind: 'kept', savedAt: 'now' })
  expect(account.received).toEqual(['meanwhile'])
})

test('however keys, answers and lost connections come: the account ends with the latest text, and gets none twice over', async () => {
  const step = fc.oneof(
    fc.constant('key' as const),
    fc.nat(1_500),
    fc.constantFrom('kept' as const, 'again' as const, 'online' as const, 'leave' as const),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const account = anAccount()
      const keeper = createKeeper(account.places)
      let count = 0
      for (const one of steps) {
        if (one === 'key') keeper.change(cv(String(++count)))
        else if (typeof one === 'number') await vi.advanceTimersByTimeAsync(one)
        else if (one === 'online') keeper.retry()
        else if (one === 'leave') keeper.keepNow()
        else await account.answer(one === 'kept' ? { kind: 'kept', savedAt: 'now' } : { kind: 'again', why: 'offline' })
        // Whatever has not reached the account is in the browser, but for the last second.
        if (!keeper.hasUnkept() && count > 0) expect(account.received.at(-1)).toBe(String(count))
      }
      await vi.advanceTimersByTimeAsync(pauses.typing)
      while (account.isAsked()) {
        await account.answer({ kind: 'kept', savedAt: 'now' })
        await vi.advanceTimersByTimeAsync(pauses.typing)
      }
      await vi.advanceTimersByTimeAsync(pauses.retry)
      await account.answer({ kind: 'kept', savedAt: 'now' })
      const numbers = account.received.map(Number)
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      if (count > 0) {
        expect(account.received.at(-1)).toBe(String(count))
        expect(account.here()).toBeNull()
        expect(keeper.state()).toEqual({ kind: 'kept-in-account', at: 'now' })
      }
    }),
  )
})

/** An account that answers when it is told to, and a browser that keeps one CV. */
function anAccount() {
  const received: string[] = []
  let copy: string | null = null
  let asked = 0
  let open: { text: string; resolve: (answer: SendAnswer) => void } | null = null
  return {
    received,
    here: () => copy,
    asked: () => asked,
    isAsked: () => open !== null,
    places: {
      here: (one: Cv) => {
        copy = one.headline
        return kept
      },
      letGoHere: () => {
        copy = null
      },
      send: async (one: Cv) => {
        expect(open, 'one at a time').toBeNull()
        asked++
        return await new Promise<SendAnswer>((resolve) => {
          open = { text: one.headline, resolve }
        })
      },
    },
    answer: async (answer: SendAnswer) => {
      if (open === null) return
      const { text, resolve } = open
      open = null
      if (answer.kind === 'kept') received.push(text)
      resolve(answer)
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}
