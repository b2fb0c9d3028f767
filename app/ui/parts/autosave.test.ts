import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LetterText } from '../../../contract/cover-letters/cover-letters.ts'
import { createAutosave, pauses, type SaveAnswer } from './autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const text = (body: string): LetterText => ({ name: 'A letter', recipient: '', subject: '', body, cvId: null })

/** A server that answers when it is told to, and remembers what it was sent. */
function aServer() {
  const sent: { body: string; base: number }[] = []
  const answers: ((answer: SaveAnswer) => void)[] = []
  const send = async (given: LetterText, { baseRevision }: { baseRevision: number }) => {
    sent.push({ body: given.body, base: baseRevision })
    return await new Promise<SaveAnswer>((resolve) => answers.push(resolve))
  }
  const answer = async (with_: SaveAnswer) => {
    answers.shift()?.(with_)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { send, sent, answer }
}

const saved = (revision: number): SaveAnswer => ({ kind: 'saved', revision, savedAt: '2026-03-04T14:03:00Z' })

test('what is typed is sent a second after the last key, once, each on top of the one before', async () => {
  const server = aServer()
  const autosave = createAutosave({ send: server.send, revision: 1 })
  autosave.change(text('a'))
  await vi.advanceTimersByTimeAsync(pauses.typing - 1)
  autosave.change(text('ab'))
  await vi.advanceTimersByTimeAsync(pauses.typing)
  expect(server.sent).toEqual([{ body: 'ab', base: 1 }])
  await server.answer(saved(2))
  expect(autosave.state()).toEqual({ kind: 'saved', at: '2026-03-04T14:03:00Z' })
  autosave.change(text('abc'))
  await vi.advanceTimersByTimeAsync(pauses.typing)
  expect(server.sent[1]).toEqual({ body: 'abc', base: 2 })
})

test('while one is on its way no other is sent, and the latest follows it', async () => {
  const server = aServer()
  const autosave = createAutosave({ send: server.send, revision: 1 })
  autosave.change(text('a'))
  await vi.advanceTimersByTimeAsync(pauses.typing)
  autosave.change(text('ab'))
  await vi.advanceTimersByTimeAsync(pauses.typing)
  expect(server.sent).toHaveLength(1)
  await server.answer(saved(2))
  await vi.advanceTimersByTimeAsync(1)
  expect(server.sent[1]).toEqual({ body: 'ab', base: 2 })
  await server.answer(saved(3))
  expect(autosave.state().kind).toBe('saved')
  expect(autosave.hasUnsaved()).toBe(false)
})

test('what does not get through is sent again, as it then stands', async () => {
  const server = aServer()
  const autosave = createAutosave({ send: server.send, revision: 1 })
  autosave.change(text('a'))
  await vi.advanceTimersByTimeAsync(pauses.typing)
  await server.answer({ kind: 'again', why: 'You are offline' })
  expect(autosave.state()).toEqual({ kind: 'waiting', why: 'You are offline' })
  expect(autosave.hasUnsaved()).toBe(true)
  await vi.advanceTimersByTimeAsync(pauses.retry)
  expect(server.sent[1]).toEqual({ body: 'a', base: 1 })
  await server.answer(saved(2))
  expect(autosave.state().kind).toBe('saved')
})

test('what another window wrote is not written over until the person says so', async () => {
  const server = aServer()
  const autosave = createAutosave({ send: server.send, revision: 1 })
  autosave.change(text('mine'))
  await vi.advanceTimersByTimeAsync(pauses.typing)
  await server.answer({ kind: 'changed-elsewhere' })
  autosave.change(text('mine, longer'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.sent).toHaveLength(1)
  expect(autosave.state().kind).toBe('changed-elsewhere')
  autosave.keepMine(7)
  await vi.advanceTimersByTimeAsync(1)
  expect(server.sent[1]).toEqual({ body: 'mine, longer', base: 7 })
})

test('after the form was sent whole, what is typed goes on top of what it saved', async () => {
  const server = aServer()
  const autosave = createAutosave({ send: server.send, revision: 1 })
  autosave.change(text('typed'))
  autosave.hold()
  autosave.change(text('typed'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await autosave.flush()).toBe(false)
  expect(server.sent).toEqual([])
  autosave.savedByForm(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(server.sent).toEqual([])
  autosave.release()
  await vi.advanceTimersByTimeAsync(1)
  expect(server.sent[0]).toEqual({ body: 'typed', base: 2 })
  await server.answer(saved(3))

  // Sent a moment before the form was, and refused because of it.
  autosave.change(text('typed, longer'))
  await vi.advanceTimersByTimeAsync(pauses.typing)
  autosave.savedByForm(4)
  await server.answer({ kind: 'changed-elsewhere' })
  await vi.advanceTimersByTimeAsync(1)
  expect(server.sent[2]).toEqual({ body: 'typed, longer', base: 4 })
  await server.answer(saved(5))
  expect(autosave.state().kind).toBe('saved')

  autosave.change(text('refused first'))
  await vi.advanceTimersByTimeAsync(pauses.typing)
  await server.answer({ kind: 'changed-elsewhere' })
  expect(autosave.state().kind).toBe('changed-elsewhere')
  autosave.savedByForm(6)
  await vi.advanceTimersByTimeAsync(1)
  expect(server.sent[4]).toEqual({ body: 'refused first', base: 6 })
})

test('what is wrong is said, and the next key tries again', async () => {
  const server = aServer()
  const autosave = createAutosave({ send: server.send, revision: 1 })
  autosave.change({ ...text('a'), name: '' })
  await vi.advanceTimersByTimeAsync(pauses.typing)
  await server.answer({ kind: 'problems', problems: { name: 'A name is required' } })
  expect(autosave.state()).toMatchObject({ kind: 'problems' })
  autosave.change(text('a'))
  await vi.advanceTimersByTimeAsync(pauses.typing)
  await server.answer(saved(2))
  expect(autosave.state().kind).toBe('saved')
})

test('before a download all is kept first', async () => {
  const server = aServer()
  const autosave = createAutosave({ send: server.send, revision: 1 })
  autosave.change(text('a'))
  const flushing = autosave.flush()
  await vi.advanceTimersByTimeAsync(0)
  await server.answer(saved(2))
  expect(await flushing).toBe(true)
  expect(await autosave.flush()).toBe(true)
})

test('a form that was refused lets what was typed meanwhile go on top of what there was', async () => {
  const server = aServer()
  const autosave = createAutosave({ send: server.send, revision: 1 })
  autosave.hold()
  autosave.change(text('typed'))
  autosave.release()
  await vi.advanceTimersByTimeAsync(1)
  expect(server.sent).toEqual([{ body: 'typed', base: 1 }])
})

test('a page that goes while its form is not answered takes along what was typed', async () => {
  const server = aServer()
  const autosave = createAutosave({ send: server.send, revision: 1 })
  autosave.hold()
  autosave.change(text('typed'))
  void autosave.flush(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(server.sent).toEqual([{ body: 'typed', base: 1 }])
})
