/** A change within the text of a statement; offsets are those of the text. */
export type SqlChange = { kind: 'sql condition' | 'sql order'; start: number; end: number; replacement: string }

/** Statements are written small here, and compare something or put it in order; sentences begin with a capital. */
const hasCondition = /\b(?:where|and|on|having|order by)\b/u
const compares = /[=<>]|\bis (?:not )?null\b|\bexists \(|\border by\b|\bin \(/u
const token =
  /'(?:[^']|'')*'|\b(?:order by|group by|on conflict|for update|for share|for no key update|[a-z_]\w*)\b|[(),;]/giu
const starts = new Set(['where', 'and', 'on', 'having'])
const ends = new Set([
  'where',
  'and',
  'or',
  'on',
  'having',
  'order by',
  'group by',
  'returning',
  'limit',
  'offset',
  'union',
  'except',
  'intersect',
  'on conflict',
  'for update',
  'for share',
  'for no key update',
  'join',
  'left',
  'cross',
  'inner',
  'then',
  'when',
  'set',
  'window',
  'values',
  'select',
  'do',
  'as',
  'from',
])

/**
 * One change for each condition of a statement – it holds for every row – and for each order that is turned round. A condition stays in
 * the text beside `or true`, so that the values it names keep their types.
 * @param plain the same text with something of the same length where the program puts in more.
 */
export function changesOfSql(sql: string, plain: string): SqlChange[] {
  if (/^\s*[A-Z]/u.test(sql) || !hasCondition.test(plain) || !compares.test(plain)) return []
  return [...conditionsOf(sql, plain), ...ordersOf(sql)]
}

function* conditionsOf(sql: string, plain: string): Generator<SqlChange> {
  const tokens = tokensOf(plain)
  for (const [index, { word, end, depth }] of tokens.entries()) {
    if (!starts.has(word) || isBetween(tokens, index)) continue
    let skipsAnd = false
    let cases = 0
    const after = tokens.slice(index + 1).find((next) => {
      if (next.depth > depth) return false
      if (next.word === 'case') cases++
      if (cases > 0) {
        if (next.word === 'end') cases--
        return false
      }
      if (next.word === 'between') skipsAnd = true
      else if (next.word === 'and' && skipsAnd) {
        skipsAnd = false
        return false
      }
      // `left(name, 3)` is a part of a text, no join.
      if (plain[next.end] === '(' && next.word === 'left') return false
      if (next.word === 'from' && /\bdistinct\s+$/u.test(plain.slice(0, next.start))) return false
      return next.depth < depth || next.word === ',' || next.word === ';' || ends.has(next.word)
    })
    const text = sql.slice(end, after?.start ?? sql.length)
    const [start, length] = [end + text.length - text.trimStart().length, text.trim().length]
    if (length === 0 || /^(?:conflict|commit|delete|update)\b|^0+$/iu.test(plain.slice(start, start + length))) continue
    // With `or` beside it, this condition is one of several ways: true takes them all.
    yield { kind: 'sql condition', start, end: start + length, replacement: `(${text.trim()} or true)` }
  }
}

function* ordersOf(sql: string): Generator<SqlChange> {
  for (const match of sql.matchAll(/\border by ([\w.]+)( desc\b| asc\b)?/giu)) {
    const start = match.index + match[0].length - (match[2]?.length ?? 0)
    yield {
      kind: 'sql order',
      start,
      end: match.index + match[0].length,
      replacement: match[2] === ' desc' ? '' : ' desc',
    }
  }
}

type Token = { word: string; start: number; end: number; depth: number }

function tokensOf(plain: string): Token[] {
  let depth = 0
  return [...plain.matchAll(token)].map(({ 0: found, index }) => {
    if (found === ')') depth--
    const one = { word: found.toLowerCase(), start: index, end: index + found.length, depth }
    if (found === '(') depth++
    return one
  })
}

function isBetween(tokens: readonly Token[], index: number): boolean {
  const { word, depth } = tokens[index]!
  if (word !== 'and') return false
  const before = tokens
    .slice(0, index)
    .findLast((one) => one.depth === depth && ['and', 'between', 'where', 'on', 'or', 'when'].includes(one.word))
  return before?.word === 'between'
}
