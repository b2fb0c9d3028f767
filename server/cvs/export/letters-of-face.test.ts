import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { lettersOfFace } from './letters-of-face.ts'

const bytesOf = (file: string) => readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/${file}`))

test('a face tells its letters', () => {
  const letters = lettersOfFace(bytesOf('bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'))
  const has = (words: string) => [...words].filter((letter) => letters.has(letter.codePointAt(0) ?? 0)).join('')
  expect(has('Llŷr Żółć Ștefan Nguyễn')).toBe('Llŷr Żółć Ștefan Nguyễn')
  expect(has('Иван 王 ไทย 🎉')).toBe('   ')
  // One that lists letters beyond the first plane as well.
  expect(lettersOfFace(bytesOf('noto-serif/400Regular/NotoSerif_400Regular.ttf')).size).toBeGreaterThan(2_900)
})

test('what is no face is an error', () => {
  expect(() => lettersOfFace(new Uint8Array(64))).toThrow(/cmap/u)
})
