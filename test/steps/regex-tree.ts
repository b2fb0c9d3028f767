/** A regular expression as it is matched: what of its text is one sign, what is repeated, what is looked at. */
export type Node =
  | { kind: 'empty' }
  /** One sign; `source` matches it by itself. */
  | { kind: 'sign'; source: string }
  | { kind: 'sequence'; parts: Node[] }
  | { kind: 'choice'; parts: Node[] }
  /** `index`: of a group that captures; `name`: where it has one. */
  | { kind: 'group'; part: Node; index: number | null; name: string | null }
  | { kind: 'repeat'; part: Node; least: number; most: number; isLazy: boolean }
  | { kind: 'look'; part: Node; isBehind: boolean; isNot: boolean }
  | { kind: 'edge'; at: 'start' | 'end' | 'word' | 'not-word' }
  | { kind: 'again'; group: number | string }

/** @throws Error for what none of our expressions has: it must be added here first. */
export function parseRegex(source: string, flags: string): Node {
  let at = 0
  let groups = 0
  const isSet = flags.includes('v')
  const tree = choice()
  if (at < source.length) throw new Error(`Not understood from ${at}: ${source}`)
  return tree

  function choice(): Node {
    const parts = [sequence()]
    while (source[at] === '|') {
      at++
      parts.push(sequence())
    }
    return parts.length === 1 ? parts[0]! : { kind: 'choice', parts }
  }

  function sequence(): Node {
    const parts: Node[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated(atom()))
    return parts.length === 0 ? { kind: 'empty' } : parts.length === 1 ? parts[0]! : { kind: 'sequence', parts }
  }

  function repeated(part: Node): Node {
    const [all, sign, from, comma, to] = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})/u.exec(source.slice(at, at + 40)) ?? []
    if (all === undefined) return part
    at += all.length
    const isLazy = source[at] === '?'
    if (isLazy) at++
    const least = sign === undefined ? Number(from) : sign === '+' ? 1 : 0
    const most =
      sign === '?' ? 1 : sign !== undefined || to === '' ? Infinity : comma === undefined ? least : Number(to)
    return { kind: 'repeat', part, least, most, isLazy }
  }

  function atom(): Node {
    const sign = source[at]!
    if (sign === '(') return group()
    if (sign === '[') return { kind: 'sign', source: taken(endOfSet()) }
    if (sign === '^' || sign === '$') {
      at++
      return { kind: 'edge', at: sign === '^' ? 'start' : 'end' }
    }
    if (sign === '\\') return escape()
    const letter = taken(at + (flags.includes('u') || isSet ? String.fromCodePoint(source.codePointAt(at)!).length : 1))
    return { kind: 'sign', source: /^[{}\]/]$/u.test(letter) ? `\\${letter}` : letter }
  }

  function group(): Node {
    const [, sign, name] = /^\((?:\?(?:([:=!]|<[=!])|<([^>=!]+)>))?/u.exec(source.slice(at, at + 60)) ?? []
    if (source[at + 1] === '?' && sign === undefined && name === undefined)
      throw new Error(`Not understood from ${at}: ${source}`)
    at += sign !== undefined ? sign.length + 2 : name !== undefined ? name.length + 4 : 1
    const index = sign === undefined ? ++groups : null
    const part = choice()
    if (source[at] !== ')') throw new Error(`Not closed at ${at}: ${source}`)
    at++
    if (sign === undefined || sign === ':') return { kind: 'group', part, index, name: name ?? null }
    return { kind: 'look', part, isBehind: sign.startsWith('<'), isNot: sign.endsWith('!') }
  }

  function escape(): Node {
    const [all, edge, number, name] =
      /^\\(?:([bB])|([1-9])|k<([^>]+)>|[pP]\{[^}]+\}|u\{[^}]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|[^])/u.exec(
        source.slice(at, at + 80),
      )!
    at += all.length
    if (edge !== undefined) return { kind: 'edge', at: edge === 'b' ? 'word' : 'not-word' }
    if (number !== undefined) return { kind: 'again', group: Number(number) }
    return name === undefined ? { kind: 'sign', source: all } : { kind: 'again', group: name }
  }

  /** Behind the set's last bracket. */
  function endOfSet(): number {
    let depth = 0
    for (let here = at; here < source.length; here++) {
      if (source[here] === '\\') here++
      else if (source[here] === '[' && (isSet || depth === 0)) depth++
      else if (source[here] === ']' && --depth === 0) return here + 1
    }
    throw new Error(`Not closed from ${at}: ${source}`)
  }

  function taken(end: number): string {
    const text = source.slice(at, end)
    at = end
    return text
  }
}
