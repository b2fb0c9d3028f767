export type JsonObject = { [name: string]: unknown }

/** What the generator makes of every whole number: that JavaScript can hold it. */
const [leastSafe, mostSafe] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]

/** The same document in fewer words: what a schema says twice, once, and nothing of what goes without saying. */
export function plainSchemas(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainSchemas)
  if (typeof value !== 'object' || value === null) return value
  const all = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .map(([name, one]) => [name, plainSchemas(one)])
  return plainUnion(plainNumber(Object.fromEntries(all) as JsonObject))
}

function plainNumber(schema: JsonObject): JsonObject {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, ...rest } = schema
  if (schema['type'] !== 'integer' && schema['type'] !== 'number') return schema
  const isLeast = typeof minimum === 'number' && minimum !== leastSafe && !(Number(exclusiveMinimum) >= minimum)
  const isMost = typeof maximum === 'number' && maximum !== mostSafe && !(Number(exclusiveMaximum) <= maximum)
  return {
    ...rest,
    ...(isLeast ? { minimum } : exclusiveMinimum !== undefined && { exclusiveMinimum }),
    ...(isMost ? { maximum } : exclusiveMaximum !== undefined && { exclusiveMaximum }),
  }
}

const scalars: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean'])

/** Of constants one list, and of a scalar or null one type. */
function plainUnion(schema: JsonObject): JsonObject {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf) || 'type' in rest) return schema
  const kinds = anyOf as JsonObject[]
  if (kinds.every((kind) => 'const' in kind && Object.keys(kind).length === 1)) {
    return { ...rest, enum: kinds.map((kind) => kind['const']) }
  }
  const [first, second] = kinds
  const isOrNull = kinds.length === 2 && second?.['type'] === 'null' && Object.keys(second).length === 1
  const isScalar =
    scalars.has(first?.['type']) && first !== undefined && !('enum' in first) && !('description' in first)
  return isOrNull && isScalar ? { ...first, ...rest, type: [first['type'], 'null'] } : schema
}
