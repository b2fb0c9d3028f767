import { PDFDocument } from '@cantoo/pdf-lib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { pressOf } from './press.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a printed document is kept for five minutes, and is gone after that', async () => {
  let printed = 0
  const pdf = await (await PDFDocument.create()).save()
  const printer = {
    print: async () => {
      printed++
      return await Promise.resolve(pdf)
    },
    stop: async () => await Promise.resolve(),
  }
  const press = pressOf(printer, createLog({ program: 'test', level: 'silent' }))
  await press.print('<p>A CV</p>')
  vi.advanceTimersByTime(5 * 60_000 - 1)
  await press.print('<p>A CV</p>')
  expect(printed).toBe(1)
  vi.advanceTimersByTime(1)
  await press.print('<p>A CV</p>')
  expect(printed).toBe(2)
  await press.stop()
})
