import { z } from 'zod'
import type { AnyField } from './index.ts'

/** What a field may hold; null only where that is what it holds while nobody chose. */
export function schemaOf({ kind, none }: AnyField): z.ZodType {
  const orNull = (schema: z.ZodType) => (none === null ? schema.nullable() : schema)
  switch (kind.is) {
    case 'list':
      return z.array(z.enum(kind.of)).max(kind.of.length)
    case 'one':
      return z.enum([...new Set([kind.orNone, ...kind.of])])
    case 'switch':
      return z.boolean()
    case 'number': {
      const number = z.number().min(kind.least).max(kind.most)
      return orNull(kind.isWhole ? number.int() : number)
    }
    case 'text':
      return z.string().max(kind.most)
  }
}
