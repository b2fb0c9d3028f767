import { expect, test } from 'vitest'
import { passwordProblem } from './password-rules.ts'

const person = { name: 'Ann Quillfeather', email: 'a.quill@example.com' }

test.for([
  ['seven letters', 'abcd efg'.slice(0, 7), 'at least 8'],
  ['seven that take two units each', '😀'.repeat(7), 'at least 8'],
  ['eight', 'zebra 4q', null],
  ['eight that take two units each', '😀🚀🌵🐙🧭🎻🍋🪁', null],
  ['64', 'k7 '.repeat(22).slice(0, 64), null],
  ['more than 72 bytes', 'grüne Bäume '.repeat(8), null],
  ['256', 'x9 z'.repeat(64), null],
  ['257', `${'x9 z'.repeat(64)}!`, 'at most 256'],
  ['a common one', 'password', 'easy to guess'],
  ['a common one in capitals', 'PASSWORD', 'easy to guess'],
  ['a common one with what people add', 'football1!', 'easy to guess'],
  ['the name', 'quillfeather', 'your name'],
  ['the name with a year', 'Quillfeather2026', 'your name'],
  ['the address', 'a.quill@example.com', 'your name'],
  ['the product', 'Rolecall99', 'your name'],
  ['a sentence that names somebody', 'ann quillfeather eats seven plums', null],
] as const)('%s', ([, password, problem]) => {
  const found = passwordProblem(password, person)
  if (problem === null) expect(found).toBeNull()
  else expect(found).toContain(problem)
})
