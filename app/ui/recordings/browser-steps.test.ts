import { expect, test } from 'vitest'
import { browserOf, stepsToAllow, systemStep, type Browser } from './browser-steps.ts'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const agents: Record<string, Browser> = {
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36':
    'chromium',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36 Edg/153.0.0.0':
    'chromium',
  'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0': 'firefox',
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`]: 'safari',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1':
    'iphone',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/153.0.0.0 Mobile/15E148 Safari/604.1':
    'iphone',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36':
    'android',
  'Mozilla/5.0 (Android 15; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0': 'other',
  'Lynx/2.9.0': 'other',
}

test.for(Object.entries(agents))('%s', ([agent, browser]) => {
  expect(browserOf(agent)).toBe(browser)
})

test('the steps name what is asked for, and end on this page', () => {
  for (const browser of ['chromium', 'firefox', 'safari', 'iphone', 'android', 'other'] as const) {
    expect(stepsToAllow(browser, { hasCamera: true }).join(' ')).toMatch(/camera/iu)
    const sound = stepsToAllow(browser, { hasCamera: false })
    expect(sound.join(' ')).not.toMatch(/camera/iu)
    expect(sound.at(-1)).toContain('Try again')
  }
})

test('a Mac and a PC have a switch of their own, a phone has not', () => {
  expect(systemStep(mac, { hasCamera: true })).toContain('Privacy & Security, then Camera')
  expect(systemStep('Windows NT 10.0', { hasCamera: false })).toContain('Microphone')
  expect(systemStep('Linux; Android 10; K', { hasCamera: true })).toBeNull()
})
