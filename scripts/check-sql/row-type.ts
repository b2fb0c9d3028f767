import { SymbolFlags, type Type, TypeFlags, type TypeReference } from 'typescript/unstable/sync'
import type { Node } from 'typescript/unstable/ast'
import type { Catalogue, Kind } from './catalogue.ts'
import type { Column } from './describe.ts'
import type { Program } from './program.ts'

type Property = { name: string; type: Type; text: string; isOptional: boolean }

/** The properties that a query's row type promises. */
export function propertiesOf(program: Program, typeNode: Node): Property[] {
  const { checker } = program
  const type = checker.getTypeFromTypeNode(typeNode as never)
  if (!type || type.flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter)) return []
  return checker.getPropertiesOfType(type).map((symbol) => {
    const own = checker.getTypeOfSymbolAtLocation(symbol, typeNode)
    return {
      name: symbol.name,
      type: own,
      text: checker.typeToString(own),
      isOptional: Boolean(symbol.flags & SymbolFlags.Optional),
    }
  })
}

/** What a row type says that the statement does not give, a sentence each. */
export function rowFaults(
  program: Program,
  properties: readonly Property[],
  columns: readonly Column[],
  nullable: ReadonlySet<Column>,
  catalogue: Catalogue,
): string[] {
  return properties.flatMap((property) => {
    const column = columns.findLast(({ name }) => name === property.name)
    if (!column) {
      if (property.isOptional) return []
      const given = columns.map(({ name }) => name).join(', ') || 'none'
      return [`the row type has '${property.name}', which is no column of the statement; it has: ${given}.`]
    }
    const kind = catalogue.kindOf(column.type)
    if (!fits(program, property.type, kind)) {
      const pg = catalogue.typeName(column.type)
      return [`'${property.name}' is ${pg}, which arrives as ${nameOf(kind)}; the row type says ${property.text}.`]
    }
    if (nullable.has(column) && !takesNull(property.type)) {
      return [`'${property.name}' can be null; the row type says ${property.text}.`]
    }
    return []
  })
}

export function takesNull(type: Type): boolean {
  return membersOf(type).some((one) => one.flags & (TypeFlags.Null | TypeFlags.Any | TypeFlags.Unknown))
}

function fits(program: Program, type: Type, kind: Kind): boolean {
  return membersOf(type).every((one) => {
    if (
      one.flags &
      (TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter)
    ) {
      return true
    }
    // A string or number of a special sort is an intersection of it with its mark.
    if (one.isIntersectionType()) return one.getTypes().some((part) => fits(program, part, kind))
    switch (kind.kind) {
      case 'boolean':
        return Boolean(one.flags & TypeFlags.BooleanLike)
      case 'number':
        return Boolean(one.flags & TypeFlags.NumberLike)
      case 'string':
        return Boolean(one.flags & TypeFlags.StringLike)
      case 'Date':
        return one.getSymbol()?.name === 'Date'
      case 'Buffer':
        return ['Buffer', 'Uint8Array'].includes(one.getSymbol()?.name ?? '')
      case 'json':
        return one.getSymbol()?.name !== 'Date'
      case 'object':
        return Boolean(one.flags & TypeFlags.Object)
      case 'array': {
        if (!program.checker.isArrayLikeType(one)) return false
        return program.checker
          .getTypeArguments(one as TypeReference)
          .every((element) => fits(program, element, kind.of))
      }
    }
  })
}

function membersOf(type: Type): readonly Type[] {
  return type.isUnionType() ? type.getTypes() : [type]
}

function nameOf(kind: Kind): string {
  if (kind.kind === 'array') return `${nameOf(kind.of)}[]`
  return (
    { Date: 'a Date', Buffer: 'a Buffer', object: 'an object', json: 'JSON' }[kind.kind as string] ?? `a ${kind.kind}`
  )
}
