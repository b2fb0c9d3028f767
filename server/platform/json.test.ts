import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { aDatabase } from '../../test/database.ts'
import { jsonList, storableJson } from './json.ts'

const shared = aDatabase()
afterAll(async () => await (await shared)[Symbol.asyncDispose]())

test('several texts of JSON arrive as they were, whatever they hold: without NUL, and with U+FFFD for half a pair', async () => {
  const { db } = await shared
  const anyText = fc.string({
    unit: fc.constantFrom('a', '"', '\\', "'", ',', '{', '\u0001', '\0', '\ud83d', '🚀', '\n', '£'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ text: anyText }), { minLength: 1, maxLength: 6 }), async (values) => {
      const { rows } = await db.query<{ text: string }>(
        `select part::jsonb ->> 'text' as text from unnest(string_to_array($1, E'\\x01')) with ordinality as list (part, place) order by place`,
        [jsonList(values.map(storableJson))],
      )
      expect(rows).toEqual(values.map(({ text }) => ({ text: text.replaceAll('\0', '').toWellFormed() })))
    }),
  )
})
