import { expect, test } from 'vitest'
import { textsIn } from './find.ts'

const textsOf = async (source: string) => (await textsIn('a.tsx', source)).map(({ text }) => text)

test('what stands between tags is one text, with its links and what is filled in', async () => {
  const source = 'const a = <p>\n  Log in, or <a href="/x">sign up</a> with {name}. <Icon />\n</p>'
  expect(await textsOf(source)).toEqual(['Log in, or sign up with ….', 'sign up'])
})

test('labels of any length, and strings that are sentences', async () => {
  expect(await textsOf('<Field label="Town" id="town" className="wide field" />')).toEqual(['Town'])
  expect(await textsOf('<Button aria-label={`Delete ${name}`} />')).toEqual(['Delete …'])
  expect(await textsOf("const a = { kind: 'too-long', b: 'This is too long.', c: `Saved ${when} here` }")).toEqual([
    'This is too long.',
    'Saved … here',
  ])
})

test('no imports, types, statements or names of things', async () => {
  const source = `import { a } from 'Some Package'
    type A = 'One Kind' | 'Other Kind'
    const rows = await db.query('Select a from b where c')
    const css = 'display: grid; Color: red'
    const more = 'Color: red; display: grid'`
  expect(await textsOf(source)).toEqual([])
})

test('a sentence may have a semicolon', async () => {
  expect(await textsOf("const a = 'Nothing was sent; your text is kept.'")).toEqual([
    'Nothing was sent; your text is kept.',
  ])
})

test('each has its line', async () => {
  expect(await textsIn('a.ts', "\n\nconst a = 'One and two.'\n")).toEqual([{ line: 3, text: 'One and two.' }])
})
