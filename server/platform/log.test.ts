import { expect, test } from 'vitest'
import { createLog, withRequestId } from './log.ts'

function capture(): { lines: () => Record<string, unknown>[]; log: ReturnType<typeof createLog>; text: () => string } {
  let text = ''
  const to = { write: (line: string) => void (text += line) }
  const log = createLog({ program: 'test', level: 'info', to })
  return {
    log,
    text: () => text,
    lines: () =>
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  }
}

test('a line has a time in UTC, its program, and the request that it belongs to', () => {
  const { log, lines } = capture()
  withRequestId('abc', () => log.info({ status: 200 }, 'answered'))
  log.info('outside')
  expect(lines()[0]).toMatchObject({ program: 'test', requestId: 'abc', status: 200, msg: 'answered' })
  expect(lines()[0]?.['time']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u)
  expect(lines()[1]).not.toHaveProperty('requestId')
})

test('what is secret by its name never reaches the log, at the first levels where people put it', () => {
  const { log, text } = capture()
  const canary = 'canary-4711'
  log.info(
    { password: canary, headers: { authorization: canary, cookie: canary }, board: { settings: { key: canary } } },
    'x',
  )
  expect(text()).not.toContain(canary)
})

test('a line break in what a stranger sent does not make a line of its own', () => {
  const { log, lines } = capture()
  log.info({ path: '/a\n{"level":60,"msg":"forged"}' }, 'x')
  expect(lines()).toHaveLength(1)
})
