import { setTimeout as wait } from 'node:timers/promises'
import { expect as plainExpect } from '@playwright/test'

/** How long something that cannot be read yet is tried, in milliseconds. */
const patience = 30_000
const pause = 100
/** How long after each other the same is read, in milliseconds: the tool's own go up to a second, most of which a journey would sleep. */
const intervals = [50, 100, 150, 250]

/**
 * The usual `expect`, but for `expect.poll`: what throws while it is read, as it does while a page is on its way to another, is read again.
 * Left to itself the poll would fail at once.
 */
export const expect: typeof plainExpect = new Proxy(plainExpect, {
  get(target, name: keyof typeof plainExpect) {
    if (name !== 'poll') return target[name]
    const poll: typeof plainExpect.poll = (read, options) =>
      target.poll(async () => await readable(read), {
        intervals,
        ...(typeof options === 'string' ? { message: options } : options),
      })
    return poll
  },
})

async function readable<Value>(read: () => Value | Promise<Value>): Promise<Value> {
  const end = Date.now() + patience
  for (;;) {
    try {
      return await read()
    } catch (error) {
      if (Date.now() > end) throw error
      await wait(pause)
    }
  }
}
