import { appendFileSync } from 'node:fs'
import { Session } from 'node:inspector'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect } from 'vitest'

/**
 * For the map of which tests run which functions: when a file of tests ends, writes a line of JSON with the functions of ours that ran
 * since the one before, by V8's count of calls. Modules stay loaded from file to file, so what runs on loading is seen once.
 */
type Taken = { url: string; functions: { ranges: { startOffset: number; endOffset: number; count: number }[] }[] }[]

const root = fileURLToPath(new URL('../..', import.meta.url))
const kept = globalThis as { rolecallCounts?: Session }
kept.rolecallCounts ??= start()
const session = kept.rolecallCounts
const began = performance.now()

afterAll(() => {
  const functions: Record<string, string[]> = {}
  for (const script of take()) {
    if (!script.url.startsWith('file:') || script.url.includes('/node_modules/')) continue
    const path = relative(root, fileURLToPath(script.url))
    // The first is the module itself.
    const ran = script.functions
      .flatMap(({ ranges: [whole] }) => (whole && whole.count > 0 ? `${whole.startOffset}-${whole.endOffset}` : []))
      .filter((range) => !range.startsWith('0-'))
    if (ran.length > 0 && !path.startsWith('..') && !path.includes('.test.')) functions[path] = ran
  }
  const file = relative(root, expect.getState().testPath ?? '')
  const seconds = (performance.now() - began) / 1_000
  appendFileSync(process.env['ROLECALL_MUTANTS_MAP']!, `${JSON.stringify({ file, seconds, functions })}\n`)
})

function start(): Session {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  return session
}

function take(): Taken {
  let taken: Taken = []
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error !== null) throw error
    taken = result
  })
  return taken
}
