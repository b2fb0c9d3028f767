import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordingLimits as limits } from '../../contract/recordings/limits.ts'
import * as texts from '../../contract/recordings/texts.ts'
import { readCaptions } from './captions.ts'

const cue = (from: string, to: string, text: string) => `${from} --> ${to}\n${text}\n`
const webVtt = (...cues: string[]) => ['WEBVTT\n', ...cues].join('\n')

test('WebVTT is written anew from times and text: markup, settings, styles, notes and names of cues are gone', () => {
  const file = [
    '\u{feff}WEBVTT - The kitchen\r\nKind: captions\r\nLanguage: en\r\n',
    'STYLE\r\n::cue { color: red; background: url(https://example.com/) }\r\n',
    'NOTE written by Ann\r\n',
    'first\r\n00:01.000 --> 00:02.500 align:start position:10%\r\n<v Ann><b>We</b> bake\r\n<i.loud>bread</i> &amp; tarts</v>\r\n',
    '00:00:02.500 --> 00:00:04.000\r\n<script>alert(1)</script>fish <00:00:03.000>& chips\r\n',
  ].join('\r\n')
  expect(readCaptions(file, 20)).toEqual({
    kind: 'read',
    captions: [
      'WEBVTT\n',
      '00:00:01.000 --> 00:00:02.500\nAnn: We bake\nbread &amp; tarts\n',
      '00:00:02.500 --> 00:00:04.000\nalert(1)fish &amp; chips\n',
    ].join('\n'),
    transcript: 'Ann: We bake bread & tarts alert(1)fish & chips',
  })
})

test('SubRip becomes WebVTT, and a sign that somebody wrote stays', () => {
  const file = [
    '1\n00:00:01,000 --> 00:00:02,500\n{\\an8}<font color="red">Pay < £30,000</font>\nI <3 bread & <i>tarts</i>\n',
    '2\n0:00:02,500 --> 0:00:09,5\nBegin in May.\n',
  ].join('\n')
  expect(readCaptions(file, 8)).toEqual({
    kind: 'read',
    captions: [
      'WEBVTT\n',
      '00:00:01.000 --> 00:00:02.500\nPay &lt; £30,000\nI &lt;3 bread &amp; tarts\n',
      // It ends with the recording.
      '00:00:02.500 --> 00:00:08.000\nBegin in May.\n',
    ].join('\n'),
    transcript: 'Pay < £30,000 I <3 bread & tarts Begin in May.',
  })
})

test('a pause begins a paragraph, cues are put in order, and what rolls is said once', () => {
  const file = webVtt(
    cue('00:06.000', '00:07.000', 'We look forward.'),
    cue('00:01.000', '00:02.000', 'Hello.'),
    cue('00:02.000', '00:03.000', 'Hello.\nWe are a bakery.'),
  )
  expect(readCaptions(file, 20)).toMatchObject({ transcript: 'Hello. We are a bakery.\n\nWe look forward.' })
})

test('what cannot be read is refused with its line; too much, nothing, and what comes after the end too', () => {
  const good = cue('00:01.000', '00:02.000', 'Hello.')
  const problem = (file: string, seconds = 20) => {
    const read = readCaptions(file, seconds)
    return read.kind === 'refused' ? read.problem : null
  }
  expect(problem(webVtt(good))).toBeNull()
  expect(problem('Just a text.')).toBe(texts.captionsBroken(1))
  expect(problem('')).toBe(texts.captionsBroken(1))
  expect(problem(webVtt(good, cue('00:03.000', '00:0x.000', 'Lost')))).toBe(texts.captionsBroken(6))
  expect(problem(webVtt(good, cue('00:03.000', '00:02.000', 'Backwards')))).toBe(texts.captionsBroken(6))
  expect(problem(webVtt(good, 'Without a time\n'))).toBe(texts.captionsBroken(7))
  expect(problem('1\n00:00:01,000 --> 00:00:02,000\nHello\n2\n00:00:03,000 --> 00:00:04,000\nThere\n')).toBe(
    texts.captionsBroken(5),
  )
  expect(problem(webVtt())).toBe(texts.captionsEmpty)
  expect(problem(webVtt(cue('00:01.000', '00:02.000', '<i></i>')))).toBe(texts.captionsEmpty)
  expect(problem(webVtt(good), 1)).toBe(texts.captionsPastEnd)
  expect(problem(webVtt(good), 1.5)).toBeNull()
  const many = (count: number) => webVtt(...Array.from({ length: count }, () => cue('00:01.000', '00:02.000', 'Hi')))
  expect(problem(many(limits.cues))).toBeNull()
  expect(problem(many(limits.cues + 1))).toBe(texts.captionsTooMany(limits.cues))
  const long = cue('00:01.000', '00:02.000', 'word '.repeat(5_000))
  expect(problem(webVtt(long))).toBe(texts.transcriptTooLong(limits.transcript))
  expect(problem(webVtt(cue('00:01.000', '00:02.000', 'é'.repeat(limits.captions / 2))))).toBe(
    texts.captionsTooLarge(limits.captions),
  )
})

test('a file made to keep us busy is refused at once', () => {
  const half = limits.captions / 2 - 100
  for (const text of [
    '<b>'.repeat(half / 3),
    '<b>'.repeat(half / 6) + '<v></v>'.repeat(half / 14),
    '<b>\n'.repeat(half / 4),
    '{\\'.repeat(half / 2),
    '&'.repeat(half),
  ]) {
    for (const file of [webVtt(cue('00:01.000', '00:02.000', text)), `1\n00:00:01,000 --> 00:00:02,000\n${text}\n`]) {
      const began = performance.now()
      expect(readCaptions(file, 20).kind).toBe('refused')
      expect(performance.now() - began).toBeLessThan(2_000)
    }
  }
})

test('whatever is given, what is written is read again as the same', () => {
  const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).map((text) => text.replaceAll('-->', '->'))
  const piece = fc.oneof(
    line,
    fc.constantFrom('<b>', '</b>', '<v Ann>', '&amp;', '<', '&', '-', 'NOTE', 'WEBVTT', '\n'),
  )
  fc.assert(
    fc.property(fc.array(fc.array(piece, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 }), (cues) => {
      const file = webVtt(...cues.map((pieces, i) => cue(`00:0${i}.000`, `00:0${i + 1}.000`, pieces.join(''))))
      const first = readCaptions(file, 20)
      if (first.kind === 'refused') return
      expect(readCaptions(first.captions, 20)).toEqual(first)
    }),
  )
})
