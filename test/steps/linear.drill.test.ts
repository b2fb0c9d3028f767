import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { hashOf, isToMeasure, readProven } from './proven.ts'
import { compileRegex } from './regex-program.ts'
import { stepsOf } from './regex-steps.ts'
import { squareOf } from './square-of.ts'

/*
 * What strangers write is read in time that grows with its length (R-FIL-5, R-INJ-3). Counted in steps and never in time, so that a
 * busy machine cannot fail it and a fast one cannot hide anything: every regular expression of the product with an endless repeat, found in
 * its sources whether or not anybody thought of it, is run by a backtracking matcher of our own (regex-program.ts), as V8's tells nobody how
 * far it went. It remembers nothing of what has failed. The loops of the parsers are counted by V8's precise coverage with a choice of the texts; `node test/steps/measure.ts` gives one parser all of them by
 * hand, and takes minutes.
 */
const run = async (program: string, ...given: string[]): Promise<unknown> => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, program), ...given], {
    maxBuffer: 64 * 2 ** 20,
    // V8 does not count every block of code that it has from a cache.
    env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
  })
  return JSON.parse(stdout)
}

test(
  'no expression of the product, and none that its parsers ask of a library, takes more than its share',
  { timeout: 600_000 },
  async () => {
    const seed = String(randomInt(1_000_000))
    expect(await run('measure-expressions.ts', seed), `node test/steps/measure-expressions.ts ${seed}`).toEqual({
      expressions: expect.any(Number),
      measured: expect.any(Number),
      findings: [],
      unknown: [],
      gone: [],
    })
  },
)

test('no loop of a parser of strangers’ text takes more than its share', { timeout: 600_000 }, async () => {
  expect(await run('measure-loops.ts')).toEqual({ texts: expect.any(Number), findings: [] })
})

describe('what was measured before', () => {
  const expressions = Array.from({ length: 2_000 }, (_, index) => `/a{${index}}b*$/u`)

  test('is left out, but for a few of a hundred, others with each seed', () => {
    const proven = new Set(expressions.map((one) => hashOf(one)))
    const drawn = (seed: number) => expressions.filter((one) => isToMeasure(one, proven, seed))
    expect(drawn(1).length).toBeGreaterThan(20)
    expect(drawn(1).length).toBeLessThan(120)
    expect(drawn(1)).toEqual(drawn(1))
    expect(drawn(2)).not.toEqual(drawn(1))
  })

  test('is measured where it has changed by one sign', () => {
    const proven = new Set(expressions.map((one) => hashOf(one)))
    expect(expressions.every((one) => isToMeasure(`${one}i`, proven, 1))).toBe(true)
  })

  test('is measured where the measure has changed: most of today’s expressions are known', () => {
    expect(readProven().size, 'node test/steps/measure-expressions.ts renew').toBeGreaterThan(1_000)
  })
})

describe('the matcher that counts', () => {
  test.each([
    ['a+$', 'u', 'aaab aa'],
    ['^(?<x>a|b)*\\k<x>$', 'u', 'ababb'],
    ['(?<=ab)c|d', 'u', 'xabcd'],
    ['[^\\s]{2,4}?x', 'iu', 'aaaaX'],
    ['(?<!a)b', '', 'abb'],
    ['\\bfoo\\b', 'i', 'a FOO b'],
    ['(?:a|ab)(?:c|bcd)(d*)', '', 'abcd'],
    ['\\p{Lu}{2}', 'u', 'aAB'],
    ['$(?<=((?:a|b)+))', '', 'xxab'],
    ['^b', 'm', 'a\nb'],
    ['🙂.', 'u', 'a🙂🙂'],
  ])('finds what V8 finds: /%s/%s', (source, flags, text) => {
    const found = new RegExp(source, flags).exec(text)
    const match = found === null ? null : { from: found.index, to: found.index + found[0].length }
    expect(stepsOf(compileRegex(source, flags), text, 0, false).match).toEqual(match)
  })

  test.each(['\\s+$', '[a-z]+[0-9]?[a-z]+$', '(?:a+)+$', '^(?:a|a)*$'])(
    'finds that /%s/u takes more than its share: a square, a cube, what doubles with each sign',
    (source) => {
      expect(squareOf(source, 'u')).toBeDefined()
    },
  )

  test.each(['^\\s+$', '(?<![a-z])[a-z]+[0-9]?$', 'a+'])('finds that /%s/u does not', (source) => {
    expect(squareOf(source, 'u')).toBeUndefined()
  })

  test('tells a square from a line', () => {
    const steps = (source: string, length: number) =>
      stepsOf(compileRegex(source, 'u'), `a${' '.repeat(length)}a`, 0, false).steps
    expect(steps('\\s+$', 400) / steps('\\s+$', 100)).toBeGreaterThan(15)
    expect(steps('(?<!\\s)\\s+$', 400) / steps('(?<!\\s)\\s+$', 100)).toBeLessThan(4.1)
  })
})
