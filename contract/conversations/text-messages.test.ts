import { expect, test } from 'vitest'
import { countInWords, countText, stopWords, textPrefix, withPlainSigns } from './text-messages.ts'

const a = (count: number) => 'a'.repeat(count)
const interview =
  'Harbour Tea - Tea Taster: Can you come for an interview on Wed 2 Dec at 16:00 in Galway? Please answer at rolecall.test/i/k3y'

test.each([
  ['a whole invitation', interview, 'gsm', 125, 1],
  ['160 letters', a(160), 'gsm', 160, 1],
  ['161 letters', a(161), 'gsm', 161, 2],
  ['306 letters', a(306), 'gsm', 306, 2],
  ['307 letters', a(307), 'gsm', 307, 3],
  ['a euro within one part', `${a(158)}€`, 'gsm', 160, 1],
  ['a euro beyond one part', `${a(159)}€`, 'gsm', 161, 2],
  ['a euro that may not be cut', `${a(152)}€${a(152)}`, 'gsm', 306, 3],
  ['pounds', 'Pay is £14.50 an hour. Reply STOP to stop texts.', 'gsm', 48, 1],
  ['a curly quote, 70 units', `We’d like to meet you ${'x'.repeat(48)}`, 'ucs2', 70, 1],
  ['a curly quote, 71 units', `We’d like to meet you ${'x'.repeat(49)}`, 'ucs2', 71, 2],
  ['Irish', 'Dia duit, Seán: tá agallamh agat', 'ucs2', 32, 1],
  ['German', 'Grüße aus Köln, Straße 4, Ärger, Öl', 'gsm', 35, 1],
  ['ten families', '👩‍👩‍👧‍👦'.repeat(10), 'ucs2', 110, 2],
] as const)('%s', (_name, text, alphabet, units, parts) => {
  const counted = countText(text)
  expect([counted.alphabet, counted.units, counted.parts.length]).toEqual([alphabet, units, parts])
  expect(counted.parts.join('')).toBe(text)
  for (const part of counted.parts) expect(part.isWellFormed()).toBe(true)
})

test('neither an escape nor a surrogate pair is cut: they move to the next part', () => {
  expect(countText(`${a(152)}€${a(152)}`).parts).toEqual([a(152), `€${a(151)}`, 'a'])
  expect(countText(`á${a(65)}👍${a(10)}`).parts).toEqual([`á${a(65)}`, `👍${a(10)}`])
})

test('punctuation can be made plain, letters and names never; the prefix and the words to stop are counted', () => {
  const typed = 'We’d like “Seán” – at 9…\u{A0}O’Neill'
  expect(withPlainSigns(typed)).toBe('We\'d like "Seán" - at 9... O\'Neill')
  const prefix = textPrefix({ company: 'Harbour Tea', jobTitle: 'Tea Taster' })
  expect(prefix).toBe('Harbour Tea - Tea Taster: ')
  expect(countText(`${prefix}${a(150)}${stopWords}`).parts).toHaveLength(2)
  expect(countInWords(a(48), prefix, 150)).toBe('48 of 150, 1 text')
  expect(countInWords(`${a(147)}Seá`, prefix, 150)).toBe('150 of 150, 4 texts')
})
