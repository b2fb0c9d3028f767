import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { stepsToAllow } from './browser-steps.ts'
import type { Media } from './devices.ts'
import { FaultView } from './fault-view.tsx'
import type { Fault } from './recorder-state.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const chromium =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** What somebody reads. */
function shown(fault: Fault, { userAgent = firefox, media = 'video' }: { userAgent?: string; media?: Media } = {}) {
  vi.stubGlobal('navigator', { userAgent })
  return renderToStaticMarkup(<FaultView fault={fault} media={media} onAgain={null} />)
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/gu, ' ')
}

const failed = 'Error with your recording device Make sure you allow access to the device.'
const noCamera = 'No camera detected: Make sure you allow access to the device'
const unavailable = 'Warning Camera is not available on your device'

test('a device that is refused or taken has failed (M71); refused, the steps are those of this browser', () => {
  for (const userAgent of [firefox, chromium]) {
    const text = shown('refused', { userAgent })
    expect(text).toContain(failed)
    const browser = userAgent === firefox ? 'firefox' : 'chromium'
    for (const step of stepsToAllow(browser, { hasCamera: true })) expect(text).toContain(step)
  }
  expect(shown('refused')).not.toContain('Privacy & security')
  expect(shown('refused', { userAgent: chromium })).toContain('Privacy & security, then Camera')
  expect(shown('in-use')).toContain(failed)
  expect(shown('in-use')).toContain('Another program or tab')
  expect(shown('no-microphone', { media: 'audio' })).toContain(failed)
  for (const fault of ['refused', 'in-use'] as const) expect(shown(fault)).not.toContain(noCamera)
})

test('without a camera none was detected (M72), and it is no warning', () => {
  expect(shown('no-camera')).toContain(noCamera)
  for (const other of [failed, unavailable]) expect(shown('no-camera')).not.toContain(other)
})

test('where the browser has no way to a camera, it is not available on this device (M73); sound is not a camera', () => {
  expect(shown('not-supported')).toContain(unavailable)
  expect(shown('not-supported', { media: 'audio' })).toContain('We cannot record sound here.')
  expect(shown('not-supported', { media: 'audio' })).not.toContain('Camera')
  for (const other of [failed, noCamera]) expect(shown('not-supported')).not.toContain(other)
})

test('whoever has no tries left is told, and that writing counts the same', () => {
  expect(shown('no-tries')).toContain('You have no tries left for this answer. You can answer in writing instead.')
})
