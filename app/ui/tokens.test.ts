import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheet = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

/** Each colour by its name, for a light and a dark screen. */
const colours = new Map(
  [...sheet.matchAll(/--([a-z-]+): (?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/gu)].map(
    ([, name, light, dark, both]) => [name!, [light ?? both!, dark ?? both!] as const] as const,
  ),
)

const grounds = ['ground', 'surface', 'paper']
const pairs: [text: string, on: string][] = [
  ...['ink', 'quiet', 'brand', 'brand-hover', 'warning', 'error', 'information'].flatMap((text) =>
    grounds.map((ground): [string, string] => [text, ground]),
  ),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-tick', 'tick'],
  ['ink', 'mark'],
  ['ink', 'brand-soft'],
  ['brand', 'brand-soft'],
  ['warning', 'warning-ground'],
  ['ink', 'warning-ground'],
  ['error', 'error-ground'],
  ['information', 'information-ground'],
]

test.for(pairs)('%s can be read on %s, light and dark', ([text, on]) => {
  for (const shade of [0, 1] as const) expect(contrast(text, on, shade)).toBeGreaterThanOrEqual(4.5)
})

test.for(grounds)('a field is seen on %s', (ground) => {
  for (const shade of [0, 1] as const) expect(contrast('line-strong', ground, shade)).toBeGreaterThanOrEqual(3)
})

test('motion takes as long as the tokens say, and nothing names a time of its own', () => {
  const app = new URL('../', import.meta.url)
  const others = globSync('**/*.css', { cwd: app }).filter((path) => !path.endsWith('tokens.css'))
  expect(others.length).toBeGreaterThan(50)
  const named = others.filter((path) => /[\d.]m?s\b/u.test(readFileSync(new URL(path, app), 'utf8')))
  expect(named).toEqual([])
})

/** WCAG 2.2: how much lighter one colour is than another, from 1 to 21. */
function contrast(one: string, other: string, shade: 0 | 1): number {
  const [light, dark] = [one, other].map((name) => luminance(colours.get(name)![shade])).sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
