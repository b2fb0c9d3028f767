import fc from 'fast-check'
import { mapFields, settled, type AnyField, type Filtered } from './index.ts'

/** A line as people write it, which an address can hold. */
export const anyWord: fc.Arbitrary<string> = fc
  .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
  .map((text) => text.replace(/[\p{Cc}\p{Cf}\p{Cs}\s_]+/gu, ' ').trim())
  .filter((text) => text !== '' && !text.includes('_in_') && text !== '.' && text !== '..')

/** Filters of a search, whatever there are. */
export const anyFilters: fc.Arbitrary<Filtered> = fc
  .record(mapFields(anyValueOf) as { [Key in keyof Filtered]: fc.Arbitrary<Filtered[Key]> })
  .map(settled)

/** Searches that filter by one field alone; of pay by the day or by the hour, that needs its unit as well. */
export const ofOneField = Object.entries(
  mapFields((field, name) => ({
    ...(name === 'payFrom' || name === 'payTo' ? { payPer: 'day' } : {}),
    [name]: anotherValueOf(field),
  })),
) as [name: string, search: Partial<Filtered>][]

function anyValueOf({ kind, none }: AnyField): fc.Arbitrary<unknown> {
  switch (kind.is) {
    case 'list':
      return fc.subarray([...kind.of])
    case 'one':
      return fc.constantFrom(kind.orNone, ...kind.of)
    case 'switch':
      return fc.boolean()
    case 'number': {
      const number = kind.isWhole
        ? fc.integer({ min: kind.least, max: kind.most })
        : fc.integer({ min: kind.least * 100, max: kind.most * 100 }).map((hundredths) => hundredths / 100)
      return none === null ? fc.option(number) : number
    }
    case 'text':
      return fc.oneof(fc.constant(''), anyWord)
  }
}

/** Not the one that it has while nobody chose. */
function anotherValueOf({ kind, none }: AnyField): unknown {
  switch (kind.is) {
    case 'list':
      return [kind.of[0]]
    case 'one':
      return kind.of.find((value) => value !== none)
    case 'switch':
      return none === false
    case 'number':
      return Math.max(kind.least, Math.min(kind.most, 33_000))
    case 'text':
      return 'care'
  }
}
