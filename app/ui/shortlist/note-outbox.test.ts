import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShortlistNote } from '../../../contract/shortlists/shortlists.ts'
import { createNoteOutbox, pauses } from './note-outbox.ts'
import type { CallAnswer } from './shortlist-calls.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const place = { entryId: 'e', noteId: 'n' }
const offline = { kind: 'failed', message: 'You are offline.', isOffline: true } as const
const note = (content: string, changed: string, _id = 'n'): ShortlistNote => ({ _id, content, created: 'c', changed })
const done = (content: string, changed: string, id?: string): CallAnswer<ShortlistNote> => ({
  kind: 'done',
  answer: note(content, changed, id),
})

function anOutbox(storage = new Map<string, string>()) {
  const save =
    vi.fn<(place: object, text: { content: string; base: string | null }) => Promise<CallAnswer<ShortlistNote>>>()
  const remove = vi.fn(async () => await Promise.resolve({ kind: 'done', answer: {} } as const))
  const onKept = vi.fn()
  const outbox = createNoteOutbox({
    save,
    remove,
    onKept,
    storage: {
      getItem: (name) => storage.get(name) ?? null,
      setItem: (name, text) => void storage.set(name, text),
      removeItem: (name) => void storage.delete(name),
    },
    storageName: 'notes',
    newId: () => 'other',
  })
  return { outbox, save, remove, onKept, storage }
}

test('what is typed is kept in the browser at once, and sent once after the last key', async () => {
  const { outbox, save, onKept, storage } = anOutbox()
  save.mockResolvedValue(done('Ring', '1'))
  outbox.type(place, 'Ri', null)
  outbox.type(place, 'Ring', null)
  expect(storage.get('notes')).toContain('Ring')
  await vi.advanceTimersByTimeAsync(pauses.typing)
  expect(save.mock.calls).toEqual([[expect.objectContaining(place), { content: 'Ring', base: null }]])
  expect(onKept).toHaveBeenCalledWith(expect.objectContaining(place), note('Ring', '1'))
  expect(outbox.pending()).toEqual([])
  expect(storage.size).toBe(0)
})

test('without a connection it waits, is tried again, and outlives the page', async () => {
  const { outbox, save, storage } = anOutbox()
  save.mockResolvedValue(offline)
  outbox.type(place, 'Ring', '0')
  await vi.advanceTimersByTimeAsync(pauses.typing)
  expect(outbox.pending()).toMatchObject([{ state: 'waiting', why: 'You are offline.' }])
  outbox.stop()

  const next = anOutbox(storage)
  next.save.mockResolvedValueOnce(offline).mockResolvedValueOnce(done('Ring', '1'))
  expect(next.outbox.pending()).toMatchObject([{ content: 'Ring', base: '0', state: 'waiting' }])
  await next.outbox.flush()
  await vi.advanceTimersByTimeAsync(pauses.retry)
  expect(next.save).toHaveBeenLastCalledWith(expect.objectContaining(place), { content: 'Ring', base: '0' })
  expect(next.outbox.pending()).toEqual([])
})

test('what is typed while it is sent goes next, on top of what arrived', async () => {
  const { outbox, save } = anOutbox()
  let arrive: (answer: CallAnswer<ShortlistNote>) => void = () => {}
  save.mockImplementationOnce(async () => await new Promise((resolve) => (arrive = resolve)))
  save.mockResolvedValueOnce(done('Ring Mia', '2'))
  outbox.type(place, 'Ring', null)
  await vi.advanceTimersByTimeAsync(pauses.typing)
  outbox.type(place, 'Ring Mia', null)
  arrive(done('Ring', '1'))
  await vi.advanceTimersByTimeAsync(pauses.typing)
  expect(save.mock.calls.map(([, text]) => text)).toEqual([
    { content: 'Ring', base: null },
    { content: 'Ring Mia', base: '1' },
  ])
  expect(outbox.pending()).toEqual([])
})

test('where another window wrote meanwhile, both are kept', async () => {
  const { outbox, save, onKept } = anOutbox()
  save.mockResolvedValueOnce({ kind: 'refused', status: 409, message: 'changed' })
  save.mockResolvedValueOnce(done('Mine', '3', 'other'))
  outbox.type(place, 'Mine', '0')
  await vi.advanceTimersByTimeAsync(pauses.typing)
  expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ noteId: 'other' }), { content: 'Mine', base: null })
  expect(onKept).toHaveBeenCalledOnce()
})

test('an emptied note goes; one that is refused stays with its reason', async () => {
  const { outbox, save, remove, onKept } = anOutbox()
  outbox.type(place, '  ', '0')
  await vi.advanceTimersByTimeAsync(pauses.typing)
  expect(remove).toHaveBeenCalledOnce()
  expect(onKept).toHaveBeenCalledWith(expect.objectContaining(place), null)

  save.mockResolvedValueOnce({ kind: 'refused', status: 409, message: 'A job can have 50 notes.' })
  outbox.type(place, 'One more', null)
  await vi.advanceTimersByTimeAsync(pauses.typing + pauses.retry)
  expect(save).toHaveBeenCalledOnce()
  expect(outbox.pending()).toMatchObject([{ content: 'One more', state: 'refused', why: 'A job can have 50 notes.' }])
})
