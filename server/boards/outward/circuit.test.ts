import { expect, test } from 'vitest'
import { afterFailure, type Circuit, closedCircuit, failingWords, mayCall } from './circuit.ts'

const rules = { failuresToOpen: 3, firstPauseSeconds: 30, longestPauseSeconds: 100 }
const at = (time: string) => new Date(`2026-11-12T${time}Z`)

function failures(...times: string[]): Circuit {
  return times.reduce((circuit, time) => afterFailure(circuit, 'failed', at(time), rules), closedCircuit)
}

test('opens at the third failure, for the first pause', () => {
  expect(mayCall(failures('09:00:00', '09:00:01'), at('09:00:02'))).toBe('yes')
  expect(mayCall(failures('09:00:00', '09:00:01', '09:00:02'), at('09:00:03'))).toEqual({ until: at('09:00:32') })
})

test('doubles its pause at each failed probe, to the longest', () => {
  const circuit = failures('09:00:00', '09:00:00', '09:00:00', '09:00:30', '09:01:30', '09:03:10')
  expect(circuit).toMatchObject({ pauseSeconds: 100, openUntil: at('09:04:50'), failingSince: at('09:00:00') })
})

test('a call that was out when it opened does not lengthen the pause', () => {
  expect(failures('09:00:00', '09:00:00', '09:00:00', '09:00:10')).toMatchObject({ openUntil: at('09:00:30') })
})

test('after the pause one call goes; the others wait for it, and no longer than it may take', () => {
  const circuit = { ...failures('09:00:00', '09:00:00', '09:00:00') }
  expect(mayCall(circuit, at('09:00:30'))).toBe('probe')
  const probing = { ...circuit, probeUntil: at('09:00:45') }
  expect(mayCall(probing, at('09:00:31'))).toEqual({ until: at('09:00:45') })
  expect(mayCall(probing, at('09:00:45'))).toBe('probe')
})

test.each([
  ['timeout', '2026-11-12T09:10:00Z', 'not answering since 09:10'],
  ['refused', '2026-11-12T09:10:00Z', 'refusing our calls since 09:10'],
  ['challenge', '2026-11-12T09:10:00Z', 'asking for a human since 09:10'],
  ['unreadable', '2026-11-10T23:10:00Z', 'not readable since 10 Nov 23:10'],
  ['failed', '2026-07-12T09:10:00Z', 'not answering since 12 Jul 10:10'],
] as const)('%s since %s: %s', (lastFailure, since, words) => {
  expect(failingWords({ lastFailure, failingSince: new Date(since) }, at('12:00:00'))).toBe(words)
})
