/** A piece of a pattern. */
export type Pattern =
  | { is: 'word'; word: string }
  | { is: 'all'; of: Pattern[] }
  | { is: 'any'; of: Pattern[] }
  | { is: 'rule'; name: string }
  | { is: 'set'; key: string; value: string }
  | { is: 'open'; key: string; most: number }
  | { is: 'number'; key: string }

export type Grammar = ReadonlyMap<string, Pattern>

/**
 * Reads the tables of the lexicon. A line 'name = pattern' is a rule; lines that are set in go on with the one before, and a rule that stands
 * in several tables has all their patterns as alternatives. In a pattern words stand for themselves, `(a | b)` is either, `[a]` may be
 * missing, `<rule>` is another rule, `<#key>` a number, `<~key>` one to eight words of any kind, and `{key=value}` says what was meant. 'a' and 'an'
 * may be missing everywhere.
 * @param asOne words as the texts will have them that are read by the grammar: 'role' as 'job', 'e mail' as 'email', 'your' as nothing
 * @throws Error if a table has a rule that is not there, or brackets that do not close.
 */
export function readGrammar(
  tables: readonly string[],
  asOne: (words: readonly string[]) => string[] = (words) => [...words],
): Grammar {
  const rules = new Map<string, Pattern[]>()
  for (const table of tables) {
    for (const line of table.replaceAll(/\n[ \t]+/gu, ' ').split('\n')) {
      const [, name, text] = /^([a-z-]+) = (.+)$/u.exec(line.trim()) ?? []
      if (name === undefined || text === undefined) {
        if (line.trim() !== '' && !line.startsWith('#')) throw new Error(`No rule: ${line}`)
        continue
      }
      rules.set(name, [...(rules.get(name) ?? []), readPattern(text, asOne)])
    }
  }
  const grammar = new Map([...rules].map(([name, of]) => [name, { is: 'any', of } as const]))
  for (const name of [...grammar.values()].flatMap(rulesIn))
    if (!grammar.has(name)) throw new Error(`There is no rule ${name}`)
  return grammar
}

function rulesIn(pattern: Pattern): string[] {
  if (pattern.is === 'rule') return [pattern.name]
  return pattern.is === 'all' || pattern.is === 'any' ? pattern.of.flatMap(rulesIn) : []
}

/** Every word that stands in a grammar. */
export function wordsIn(grammar: Grammar): Set<string> {
  const words = new Set<string>()
  const collect = (pattern: Pattern): void => {
    if (pattern.is === 'word') words.add(pattern.word)
    else if (pattern.is === 'all' || pattern.is === 'any') pattern.of.forEach(collect)
  }
  for (const pattern of grammar.values()) collect(pattern)
  return words
}

function readPattern(text: string, asOne: (words: readonly string[]) => string[]): Pattern {
  const signs = text.match(/<[^>]+>|\{[^}]+\}|[()[\]|]|[^\s()[\]|<>{}]+/gu) ?? []
  let at = 0

  function any(until: string | null): Pattern {
    const ways: Pattern[][] = [[]]
    for (;;) {
      const sign = signs[at]
      if (sign === undefined || sign === ')' || sign === ']') {
        if ((sign ?? null) !== until) throw new Error(`Brackets: ${text}`)
        break
      }
      at++
      if (sign === '|') ways.push([])
      else ways.at(-1)?.push(one(sign))
    }
    at++
    return { is: 'any', of: ways.map((of) => ({ is: 'all', of })) }
  }

  function one(sign: string): Pattern {
    if (sign === '(') return any(')')
    if (sign === '[') return { is: 'any', of: [any(']'), { is: 'all', of: [] }] }
    if (sign.startsWith('<#')) return { is: 'number', key: sign.slice(2, -1) }
    if (sign.startsWith('<~')) return { is: 'open', key: sign.slice(2, -1), most: 8 }
    if (sign.startsWith('<')) return { is: 'rule', name: sign.slice(1, -1) }
    if (sign.startsWith('{')) {
      const [key = '', value = 'yes'] = sign.slice(1, -1).split('=')
      return { is: 'set', key, value }
    }
    return words(sign)
  }

  function words(word: string): Pattern {
    const [alone, next] = [asOne([word]), signs[at]]
    const both = next === undefined || !/^[\p{L}\d]/u.test(next) ? null : asOne([word, next])
    const isPair = both !== null && next !== undefined && both.join(' ') !== [...alone, ...asOne([next])].join(' ')
    if (isPair) at++
    else if (word === 'a' || word === 'an')
      return {
        is: 'any',
        of: [
          { is: 'word', word },
          { is: 'all', of: [] },
        ],
      }
    const of = (isPair ? both : alone).map((one) => ({ is: 'word', word: one }) as const)
    return of.length === 1 && of[0] ? of[0] : { is: 'all', of }
  }

  return any(null)
}
