import type { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { namedSchemas } from '../../../contract/named-schemas.ts'
import { plainSchemas, type JsonObject } from './plain-schemas.ts'

const prefix = '#/components/schemas/'
/** What may stand beside a reference: it says something of the place, not of the schema. */
const annotations = new Set(['description', 'default'])

/**
 * The document with each schema that has a name once, under `components`, and a reference wherever it stood.
 * What differs between what is sent and what is answered, as by a default, has a second name that ends in 'Input'.
 */
export function nameSchemas<Document extends JsonObject>(
  document: Document,
  converter: ZodToJsonSchemaConverter,
): Document & { components: { schemas: JsonObject } } {
  const names = new Map<string, string>()
  const schemas = new Map<string, JsonObject>()
  for (const [name, schema] of Object.entries(namedSchemas)) {
    for (const strategy of ['output', 'input'] as const) {
      const [, json] = converter.convert(schema, { strategy })
      const plain = plainSchemas(json) as JsonObject
      const text = textOf(plain)
      if (names.has(text)) continue
      const given = strategy === 'output' ? name : `${name}Input`
      names.set(text, given)
      schemas.set(given, plain)
    }
  }
  const used = new Set<string>()
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => reference(one))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, reference(one)]))
  }
  const reference = (value: unknown): unknown => {
    const name = isSchema(value) ? names.get(textOf(value)) : undefined
    if (name === undefined) return within(value)
    used.add(name)
    const beside = Object.entries(value as JsonObject).filter(([key]) => annotations.has(key))
    return { $ref: prefix + name, ...Object.fromEntries(beside) }
  }
  const paths = reference(document['paths'])
  // A name that is used brings those that it is made of.
  used.add('ApiError')
  const components: JsonObject = {}
  for (const name of used) components[name] = within(schemas.get(name))
  const sorted = Object.fromEntries(Object.entries(components).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return { ...document, paths, components: { schemas: sorted } }
}

function isSchema(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && ('type' in value || 'anyOf' in value || 'enum' in value)
}

/** The schema as text, whatever is said of it. */
function textOf(schema: JsonObject): string {
  return JSON.stringify(Object.fromEntries(Object.entries(schema).filter(([key]) => !annotations.has(key))))
}
