/**
 * One field of a search: what it may hold, and how an address writes it. Its schema (job-searches.ts), its parameter in the interface
 * (api.ts) and that for assistants are made from it, without the library that checks them: pages read addresses too.
 */
export type Field<Value> = {
  kind: Kind
  /** What it holds while nobody chose anything; then no address mentions it. */
  none: Value
  /** In the query of an address; null: the path of the specification has it. */
  key: string | null
  /** For those who read the interface. */
  describe: string | null
  /** What an assistant calls it and is told of it; `isTurned`: it asks for the opposite. Null: another field says the same. */
  assistant: { name: string; describe?: string; isTurned?: boolean } | null
  /** The text of a value in an address; null: it is as if nobody chose. */
  print: (value: Value) => string | null
  /** The reverse; what cannot be used is as if it were not there. */
  parse: (text: string) => Value
}

type Kind =
  | { is: 'list'; of: readonly string[] }
  | { is: 'one'; of: readonly string[]; orNone: string }
  | { is: 'switch' }
  | { is: 'number'; least: number; most: number; isWhole: boolean }
  | { is: 'text'; most: number }

type Words = Pick<Field<unknown>, 'key' | 'assistant'> & { describe?: string }

/** Several of a list, in the order of the list; an address has '~' between them, so that it stays readable. */
export function several<const Value extends string>(of: readonly Value[], words: Words): Field<Value[]> {
  return {
    ...common({ describe: of.join('~'), ...words }),
    kind: { is: 'list', of },
    none: [],
    print: (values) => (values.length === 0 ? null : values.join('~')),
    parse(text) {
      const asked = text.split('~')
      return of.filter((value) => asked.includes(value))
    },
  }
}

/** One of a list, or none of it. */
export function oneOf<const Value extends string, const None extends string>(
  of: readonly Value[],
  orNone: None,
  words: Words,
): Field<Value | None> {
  return {
    ...common({ describe: of.join(' or '), ...words }),
    kind: { is: 'one', of, orNone },
    none: orNone,
    print: (value) => (value === orNone ? null : value),
    parse: (text) => of.find((value) => value === text) ?? orNone,
  }
}

/** On or off. */
export function onOff({ none = false, ...words }: Words & { none?: boolean }): Field<boolean> {
  const said = none ? 'no' : 'yes'
  return {
    ...common(words),
    kind: { is: 'switch' },
    none,
    print: (value) => (value === none ? null : said),
    parse: (text) => (text === said ? !none : none),
  }
}

/** @param none What it is while nobody chose; null unless it always has a value. */
export function number<None extends number | null = null>({
  least,
  most,
  isWhole,
  none = null as None,
  ...words
}: Words & { least: number; most: number; isWhole: boolean; none?: None }): Field<number | None> {
  const written = isWhole ? /^\d{1,9}$/u : /^\d{1,9}(?:\.\d{1,2})?$/u
  return {
    ...common(words),
    kind: { is: 'number', least, most, isWhole },
    none,
    print: (value) => (value === none ? null : String(value)),
    parse(text) {
      const value = written.test(text) ? Number(text) : Number.NaN
      return value >= least && value <= most ? value : none
    },
  }
}

/** One line, without control characters, no longer than it may be. */
export function line({ most, ...words }: Words & { most: number }): Field<string> {
  return {
    ...common(words),
    kind: { is: 'text', most },
    none: '',
    print: (value) => (value === '' ? null : value),
    parse: (text) => tidyLine(text, most),
  }
}

/** @param most In characters as people count them, not in halves of one. */
export function tidyLine(text: string, most: number): string {
  return [...text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()].slice(0, most).join('').trim()
}

function common({ key, describe, assistant }: Words): Pick<Field<unknown>, 'key' | 'describe' | 'assistant'> {
  return { key, describe: describe ?? null, assistant }
}
