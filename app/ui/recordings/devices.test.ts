import { afterEach, expect, test, vi } from 'vitest'
import { faultOf } from './devices.ts'
import { levelOf } from './level.ts'
import { mimeTypeFor } from './mime-type.ts'

afterEach(() => vi.unstubAllGlobals())

const withDevices = (kinds: readonly string[]) =>
  vi.stubGlobal('navigator', { mediaDevices: { enumerateDevices: async () => kinds.map((kind) => ({ kind })) } })

test.for([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotReadableError', 'in-use'],
  ['AbortError', 'in-use'],
  ['TypeError', 'not-supported'],
] as const)('%s means %s', async ([name, fault]) => {
  expect(await faultOf(new DOMException('', name), 'video')).toBe(fault)
})

test('what is not found is the camera only if there is a microphone', async () => {
  const missing = new DOMException('', 'NotFoundError')
  withDevices(['audioinput'])
  expect(await faultOf(missing, 'video')).toBe('no-camera')
  withDevices(['videoinput'])
  expect(await faultOf(missing, 'video')).toBe('no-microphone')
  withDevices([])
  expect(await faultOf(missing, 'audio')).toBe('no-microphone')
})

test('webm comes first but at Apple’s, and what is not supported is passed over', () => {
  const all = () => true
  expect(mimeTypeFor('video', { vendor: 'Google Inc.', isSupported: all })).toBe('video/webm;codecs=vp8,opus')
  expect(mimeTypeFor('video', { vendor: 'Apple Computer, Inc.', isSupported: all })).toContain('video/mp4')
  expect(mimeTypeFor('audio', { vendor: 'Apple Computer, Inc.', isSupported: all })).toContain('audio/mp4')
  expect(mimeTypeFor('audio', { vendor: '', isSupported: (type) => type === 'audio/mp4' })).toBe('audio/mp4')
  expect(mimeTypeFor('video', { vendor: '', isSupported: () => false })).toBeNull()
})

test('silence is 0, full loudness 1, speech in between', () => {
  expect(levelOf(new Float32Array(64))).toBe(0)
  expect(levelOf(new Float32Array(64).fill(1))).toBe(1)
  const speech = levelOf(new Float32Array(64).fill(0.05))
  expect(speech).toBeGreaterThan(0.4)
  expect(speech).toBeLessThan(0.8)
})
