import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as texts from '../../../contract/cvs/texts.ts'
import { aPerson } from '../../../test/people.ts'
import { startServer, type TestServer } from '../../../test/server.ts'
import { childLimits, TooBusyToRead } from '../files/run-child.ts'
import { proposeInChild } from './propose-in-child.ts'

describe('a file that a stranger hands in', () => {
  test.each([
    ['dashes', '-'],
    ['list signs', '- '],
    ['colons', ':'],
  ])(
    '180 kB of %s are read in a process of their own, while others are answered',
    { tags: ['long'] },
    async (_, unit) => {
      await using server = await startServer({ boards: [] })
      using children = watchChildren()
      const answer = upload(server, 'cv.txt', `Aoife Brennan\n${unit.repeat(180_000 / unit.length)}`)
      const child = await children.next()
      expect(child.spawnargs.at(-1)).toBe(JSON.stringify({ job: 'propose', kind: 'txt', settlements: 0 }))
      expect((await server.get('/healthz')).status).toBe(200)
      // It was answered while the file was being read.
      expect(child.exitCode).toBeNull()
      expect(await answer).toMatchObject({ status: 200, body: { isCut: true } })
    },
  )

  test('gets a sentence and keeps everybody else going when reading it is stopped', async () => {
    await using server = await startServer({ boards: [] })
    using children = watchChildren()
    const answer = upload(server, 'cv.txt', 'Aoife Brennan')
    ;(await children.next()).kill('SIGKILL')
    expect(await answer).toMatchObject({
      status: 422,
      body: { message: texts.importGaveUp, errors: { file: { message: texts.importGaveUp } } },
    })
    expect(await upload(server, 'cv.txt', 'Aoife Brennan\naoife@example.com')).toMatchObject({
      status: 200,
      body: { cv: { personal_data: { given_name: 'Aoife' } } },
    })
  })

  test.each(['txt', 'json', 'xml', 'document'] as const)(
    'is given up after a while: %s',
    { tags: ['long'] },
    async (kind) => {
      await using server = await startServer({ boards: [] })
      expect(await proposeInChild(server.services, kind, Buffer.from('{}'), { wallMs: 1 })).toEqual({ kind: 'gave-up' })
    },
  )

  test('is read as data in a process of its own too, whoever hands it in', { tags: ['long'] }, async () => {
    await using server = await startServer({ boards: [] })
    const ann = await aPerson(server)
    using children = watchChildren()
    const answer = server.post('/api/cv-import', { basics: { name: 'Ann Lee' } }, ann.headers)
    expect((await children.next()).spawnargs.at(-1)).toContain('"kind":"json"')
    expect(await answer).toMatchObject({ status: 200, body: { source: 'json-resume' } })
  })

  test('waits for its turn, and more than can wait are told to come back', async () => {
    await using server = await startServer({ boards: [] })
    using _ = watchChildren((child) => child.kill('SIGKILL'))
    const many = Array.from({ length: childLimits.atOnce + childLimits.waiting + 1 }, async () => {
      const outcome = proposeInChild(server.services, 'txt', Buffer.from('Ann'))
      return await outcome.then(({ kind }) => kind).catch((error: unknown) => error)
    })
    const outcomes = await Promise.all(many)
    expect(outcomes.filter((outcome) => outcome === 'gave-up')).toHaveLength(many.length - 1)
    expect(outcomes.at(-1)).toBeInstanceOf(TooBusyToRead)
  })
})

test('what operators imported is known to the process that reads a CV', { tags: ['long'] }, async () => {
  await using server = await startServer({ boards: [] })
  const text = Buffer.from('Ann Lee\nann@example.com\nLittle Wibbleton\n\nExperience\nNurse, Acme Ltd, 2019 - 2020\n')
  const settlement = { name: 'Little Wibbleton', county: null, population: 90, lat: 53.8, lng: -1.5 }
  const cityWith = async (settlements: (typeof settlement)[]) => {
    const deps = { ...server.services, extraPlaces: { settlements, outcodes: new Map() } }
    const outcome = await proposeInChild(deps, 'txt', text)
    return outcome.kind === 'proposed' ? outcome.proposal.cv.personal_data.city : outcome.kind
  }
  expect(await cityWith([])).toBe('')
  expect(await cityWith([settlement])).toBe('Little Wibbleton')
})

test('the web program does not even load what reads a CV', () => {
  const root = resolve(import.meta.dirname, '../../..')
  const loaded = [...loadedBy(join(root, 'server/router.ts')), ...loadedBy(join(root, 'server/web.ts'))].map((file) =>
    relative(root, file),
  )
  expect(loaded).toContain('server/cvs/import/propose-in-child.ts')
  expect(loaded.filter((file) => /^engines\/cv-reading\/|cvs\/import\/propose-from-file/u.test(file))).toEqual([])
})

/** The files that a program loads, itself included; what is only imported for its types is not loaded. */
function loadedBy(start: string): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = [start]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !file.endsWith('.ts')) continue
    seen.add(file)
    const source = readFileSync(file, 'utf8')
    for (const [, from, lazily] of source.matchAll(
      /^(?:import|export)\s(?!type\s)[^;'"]*?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gmu,
    ))
      waiting.push(resolve(dirname(file), from ?? lazily ?? ''))
  }
  return seen
}

/** The processes that this one starts, in order. @param at What is done with each at once. */
function watchChildren(at: (child: ChildProcess) => unknown = () => {}) {
  const started: ChildProcess[] = []
  let wake = () => {}
  const note = (message: unknown) => {
    const { process } = message as { process: ChildProcess }
    started.push(process)
    // Its id is known by then.
    process.once('spawn', () => at(process))
    wake()
  }
  subscribe('child_process', note)
  return {
    async next(): Promise<ChildProcess> {
      if (started.length === 0) await new Promise<void>((resolve) => (wake = resolve))
      return started.shift()!
    },
    [Symbol.dispose]: () => unsubscribe('child_process', note),
  }
}

async function upload(server: TestServer, name: string, text: string): Promise<{ status: number; body: unknown }> {
  const form = new FormData()
  form.set('file', new File([text], name, { type: 'text/plain' }))
  const origin = 'http://localhost:3000'
  const response = await server.app.fetch(
    new Request(`${origin}/api/cv-import`, { method: 'POST', body: form, headers: { host: 'localhost:3000', origin } }),
  )
  return { status: response.status, body: await response.json() }
}
