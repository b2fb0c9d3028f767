import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'
import { heldChildren } from '../../platform/held-child.ts'
import { childSources } from './child-program.ts'
import { runChild, childLimits } from './run-child.ts'

const program = { ...childSources, file: join(import.meta.dirname, 'child/misbehaving.fixtures.ts') }
const misbehave = async (kind: string, limits: { wallMs?: number; memoryMb?: number } = {}) =>
  await runChild({ job: 'read', kind }, Buffer.from('a CV'), { program, ...limits })

describe('what looks at a stranger’s file', () => {
  test('reaches nothing: no settings, no files but the code, no network, no other program', async () => {
    process.env['ROLECALL_TEST_SECRET'] = 'secret'
    const outcome = await misbehave('tries')
    delete process.env['ROLECALL_TEST_SECRET']
    expect(outcome).toEqual({
      kind: 'answered',
      answer: {
        settings: [],
        read: 'ERR_ACCESS_DENIED',
        readOwnSettings: 'ERR_ACCESS_DENIED',
        write: 'ERR_ACCESS_DENIED',
        spawn: 'ERR_ACCESS_DENIED',
        thread: 'ERR_ACCESS_DENIED',
        fetch: 'There is no network here',
        socket: 'There is no network here',
        eval: expect.stringContaining('Code generation from strings disallowed'),
      },
    })
  })

  test('is ended when it takes too long', async () => {
    const startedAt = performance.now()
    expect(await misbehave('spins', { wallMs: 1_500 })).toEqual({ kind: 'failed', because: 'time' })
    // Before anything else would have ended it, though a busy machine takes seconds to start it.
    expect(performance.now() - startedAt).toBeLessThan(childLimits.wallMs)
  })

  test('is ended when it takes too much memory, on the heap or beside it, or says too much', async () => {
    expect(await misbehave('fills-the-heap')).toEqual({ kind: 'failed', because: 'crash' })
    expect(await misbehave('talks')).toEqual({ kind: 'failed', because: 'memory' })
    if (process.platform === 'linux') {
      expect(await misbehave('grows', { memoryMb: 300 })).toEqual({ kind: 'failed', because: 'memory' })
    }
  })

  test('is ended by the system when it computes too long, also when nobody watches it any more', async ({ skip }) => {
    if (process.platform !== 'linux') return skip('Only Linux tells the limits of a process as a file')
    const spinning = misbehave('spins', { wallMs: 1_500 })
    await expect
      .poll(async () => await readFile(`/proc/${[...heldChildren].at(-1)?.pid}/limits`, 'utf8').catch(() => ''))
      .toMatch(/^Max cpu time +30 +30 /mu)
    await spinning
  })

  test('may break down or talk nonsense', async () => {
    expect(await misbehave('breaks')).toEqual({ kind: 'failed', because: 'crash' })
    expect(await misbehave('says-nonsense')).toEqual({ kind: 'failed', because: 'crash' })
  })

  test('keeps nobody else waiting: pages and calls are answered while it spins', async () => {
    await using server = await startServer({ boards: [] })
    await server.get('/api/users/me')
    const spinning = Array.from({ length: childLimits.atOnce }, () => misbehave('spins', { wallMs: 2_000 }))
    const waits: number[] = []
    for (let i = 0; i < 20; i++) {
      const startedAt = performance.now()
      expect((await server.get('/api/cv-files')).status).toBe(401)
      waits.push(performance.now() - startedAt)
    }
    expect(waits.toSorted((a, b) => a - b)[10]).toBeLessThan(500)
    expect((await Promise.all(spinning)).map(({ kind }) => kind)).toEqual(['failed', 'failed'])
  })
})
