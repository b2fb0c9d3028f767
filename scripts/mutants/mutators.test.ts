import { expect, test } from 'vitest'
import { mutationsIn } from './mutators.ts'

/** What a piece of code becomes, one text for each mutant. */
const mutantsOf = (text: string) =>
  mutationsIn('a.ts', text).map(({ start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end))

test('a decision is taken always, never, and the other way round; what is compared is compared otherwise', () => {
  expect(mutantsOf('if (a > 1) b()').toSorted()).toEqual(
    [
      'if (true) b()',
      'if (false) b()',
      'if (!(a > 1)) b()',
      'if (a >= 1) b()',
      'if (a <= 1) b()',
      'if (a > 1) ;',
    ].toSorted(),
  )
  expect(mutantsOf('const c = a && b')).toEqual(['const c = a || b'])
  expect(mutantsOf('const c = a ?? b')).toEqual(['const c = a'])
  expect(mutantsOf("const c = a === 'sent'")).toEqual(["const c = a !== 'sent'", "const c = a === ''"])
})

test('a sum is another one, a text put together stays', () => {
  expect(mutantsOf('const c = a + b')).toEqual(['const c = a - b'])
  expect(mutantsOf("const c = 'Hello ' + b")).toEqual([])
})

test('what a function gives is nothing, empty or its opposite', () => {
  expect(mutantsOf('function f() { return found }')).toEqual(['function f() { return null }'])
  expect(mutantsOf('function f() { return true }')).toEqual(['function f() { return false }'])
  expect(mutantsOf('const f = () => [a]')).toEqual(['const f = () => []'])
  expect(mutantsOf('function f() { return null }')).toEqual([])
})

test('a list is not sifted, and asked for all in place of some; a default is another', () => {
  expect(mutantsOf('const c = a.filter(isOpen)')).toEqual(['const c = a'])
  expect(mutantsOf('const c = a.some(isOpen)')).toEqual(['const c = a.every(isOpen)'])
  expect(mutantsOf('const c = a.toString()')).toEqual([])
  expect(mutantsOf('function f(most = 20) {}')).toEqual(['function f(most = 21) {}'])
})

test('each condition of a statement holds for every row by turns, and an order is turned round', () => {
  const changed = (sql: string) =>
    mutantsOf(`db.query(\`${sql}\`, [1])`)
      .filter((text) => text !== ';')
      .map((text) => text.slice('db.query(`'.length, -'`, [1])'.length))
  expect(changed('select a from t where a = $1 and (b = $2 or c is null) order by a desc')).toEqual([
    'select a from t where (a = $1 or true) and (b = $2 or c is null) order by a desc',
    'select a from t where a = $1 and ((b = $2 or c is null) or true) order by a desc',
    'select a from t where a = $1 and (b = $2 or c is null) order by a',
  ])
  expect(changed('delete from t where a between 1 and 2 and b is distinct from $1 and c = 3 returning a')).toEqual([
    'delete from t where (a between 1 and 2 or true) and b is distinct from $1 and c = 3 returning a',
    'delete from t where a between 1 and 2 and (b is distinct from $1 or true) and c = 3 returning a',
    'delete from t where a between 1 and 2 and b is distinct from $1 and (c = 3 or true) returning a',
  ])
  // What the program puts in may be anything, and is left alone.
  expect(changed('select ${columns} from t where ${open} and a = $1')).toEqual([
    'select ${columns} from t where ${open} and (a = $1 or true)',
  ])
  expect(mutantsOf("const text = 'Choose where you work and what = pay'")).not.toContain('or true')
})

test('types, sentences and what is only told to a log are left alone', () => {
  expect(mutantsOf("type A = 'sent' | 'read'; const c: A = 'sent'")).toEqual([])
  expect(mutantsOf("log.info('a message was sent')")).toEqual([])
})
