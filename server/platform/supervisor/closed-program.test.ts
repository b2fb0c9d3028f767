import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { closedCommand, writesCoreFiles } from './closed-program.ts'

test('a closed program and what it starts write no core files, whatever the environment says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-closed-'))
  try {
    const file = join(folder, 'program.mjs')
    const tells = `
      import { execFileSync } from 'node:child_process'
      import { readFileSync } from 'node:fs'
      const child = execFileSync('/bin/cat', ['/proc/self/limits'], { encoding: 'utf8' })
      const own = readFileSync('/proc/self/limits', 'utf8')
      console.log(JSON.stringify({ own, child, flags: process.execArgv, options: process.env.NODE_OPTIONS ?? null }))`
    writeFileSync(file, tells)
    const environment = { ...process.env, NODE_OPTIONS: '--abort-on-uncaught-exception --heapsnapshot-signal=SIGUSR2' }
    const { command, args, env } = closedCommand(['--max-semi-space-size=4', file], environment)
    // Started from a shell that would let it.
    const open = ['-c', 'ulimit -c unlimited 2>/dev/null; exec "$0" "$@"', command, ...args]
    const told = JSON.parse(execFileSync('/bin/sh', open, { env, encoding: 'utf8' })) as Record<string, string>
    expect(writesCoreFiles(told['own'] ?? '')).toBe(false)
    expect(writesCoreFiles(told['child'] ?? '')).toBe(false)
    expect(told).toMatchObject({ flags: ['--disable-sigusr1', '--max-semi-space-size=4'], options: null })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('core files are on unless their limit is nothing', () => {
  const limits = (soft: string) =>
    `Max stack size  8388608  unlimited  bytes\nMax core file size         ${soft}            unlimited            bytes\n`
  expect(['0', 'unlimited', '1048576'].map((soft) => writesCoreFiles(limits(soft)))).toEqual([false, true, true])
  expect(writesCoreFiles('')).toBeNull()
})
