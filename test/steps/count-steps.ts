import { Session } from 'node:inspector'
import { fileURLToPath } from 'node:url'
import { compileRegex, nativeExec, type Program } from './regex-program.ts'
import { stepsOf } from './regex-steps.ts'

/** Steps by what took them: an expression, a function of ours or of a library, a method of the language. */
export type Steps = Map<string, number>

/**
 * Counts what a call does, in steps and not in time, so that two runs agree on any machine:
 * - of every regular expression what a backtracking matcher does (regex-steps.ts), since the real one tells nobody; where it matches is
 *   held against the real one each time. This takes long, and is left out without `expressions`;
 * - of the methods of strings and arrays that go over their length, how far they go;
 * - see `blockCounter` for the rest.
 * Slices count for nothing: V8 does not copy them. Nor does what spreading an object takes.
 */
export async function countMethods(run: () => unknown, { expressions = true } = {}): Promise<Steps> {
  const steps: Steps = new Map()
  const add = (what: string, count: number) => steps.set(what, (steps.get(what) ?? 0) + count)
  const undo = [...(expressions ? [replaceExec(add)] : []), replaceMethods(add), replaceIteration(add)]
  try {
    await run()
  } finally {
    for (const back of undo.reverse()) back()
  }
  return steps
}

const programs = new Map<string, Program>()
/** While the counting itself runs, which uses what it replaces. */
let isOwn = false

/** All methods that take an expression ask its `exec`, once that is no longer V8's own. */
function replaceExec(add: (what: string, count: number) => void): () => void {
  RegExp.prototype.exec = function exec(this: RegExp, given: string) {
    if (isOwn) return nativeExec.call(this, given)
    isOwn = true
    try {
      return counted(this, String(given))
    } finally {
      isOwn = false
    }
  }
  function counted(expression: RegExp, text: string) {
    const from = expression.global || expression.sticky ? expression.lastIndex : 0
    const found = nativeExec.call(expression, text)
    const name = `/${expression.source}/${expression.flags}`
    let program = programs.get(name)
    if (program === undefined) programs.set(name, (program = compileRegex(expression.source, expression.flags)))
    if (from > text.length) return found
    const { steps, match } = stepsOf(program, text, from, expression.sticky)
    // Splitting asks a copy that must match where it stands.
    add(name.replace(/y$/u, ''), steps)
    const isSame =
      found === null ? match === null : match?.from === found.index && match.to - match.from === found[0].length
    if (!isSame && steps < 1_000_000)
      throw new Error(
        `Counted another match than there is: ${name} from ${from} of ${JSON.stringify(text.slice(0, 300))}`,
      )
    return found
  }
  return () => {
    RegExp.prototype.exec = nativeExec
  }
}

type Method = (this: never, ...given: never[]) => unknown
type Cost = (self: { length: number }, result: unknown, given: readonly unknown[]) => number

const length: Cost = (self) => self.length
const lengthOfResult: Cost = (_, result) => (result as { length: number }).length
/** As far as it had to look. */
const lookedAt: Cost = (self, result, [, from]) => {
  const start = typeof from === 'number' ? Math.max(0, from) : 0
  return typeof result === 'number' && result >= 0 ? Math.max(1, result - start) : Math.max(1, self.length - start)
}
const lookedBackAt: Cost = (self, result) => Math.max(1, self.length - Math.max(0, Number(result)))
const trimmed: Cost = (self, result) => self.length - (result as string).length + 1
const ofStrings: Cost = (self, result, [pattern]) =>
  pattern instanceof RegExp ? 1 : self.length + (result as { length: number }).length

const costs: readonly [object, Readonly<Record<string, Cost>>][] = [
  [
    String.prototype,
    {
      indexOf: lookedAt,
      lastIndexOf: lookedBackAt,
      includes: length,
      split: ofStrings,
      replace: ofStrings,
      replaceAll: ofStrings,
      toLowerCase: length,
      toUpperCase: length,
      toLocaleLowerCase: length,
      normalize: length,
      toWellFormed: length,
      localeCompare: length,
      repeat: lengthOfResult,
      padStart: lengthOfResult,
      padEnd: lengthOfResult,
      trim: trimmed,
      trimStart: trimmed,
      trimEnd: trimmed,
    },
  ],
  [
    Array.prototype,
    {
      indexOf: lookedAt,
      lastIndexOf: lookedBackAt,
      includes: length,
      concat: lengthOfResult,
      slice: lengthOfResult,
      splice: (self, result, [from]) => self.length - Number(from) + (result as unknown[]).length,
      toSpliced: lengthOfResult,
      with: lengthOfResult,
      unshift: length,
      reverse: length,
      toReversed: lengthOfResult,
      toSorted: lengthOfResult,
      sort: length,
      join: lengthOfResult,
      flat: lengthOfResult,
      flatMap: lengthOfResult,
      fill: length,
    },
  ],
]

function replaceMethods(add: (what: string, count: number) => void): () => void {
  const undo: (() => void)[] = []
  for (const [prototype, methods] of costs) {
    const owner = prototype === String.prototype ? 'String' : 'Array'
    for (const [name, cost] of Object.entries(methods)) {
      const native = Reflect.get(prototype, name) as Method
      // Summed up here, since it runs millions of times.
      let sum = 0
      const counted = function counted(this: { length: number }, ...given: unknown[]) {
        if (isOwn) return native.apply(this as never, given as never[])
        const size = this.length
        const result = native.apply(this as never, given as never[])
        sum += cost(prototype === String.prototype ? this : { length: size }, result, given)
        return result
      }
      Object.defineProperty(prototype, name, { value: counted, writable: true, configurable: true })
      undo.push(() => {
        Object.defineProperty(prototype, name, { value: native, writable: true, configurable: true })
        if (sum > 0) add(`${owner}.${name}`, sum)
      })
    }
  }
  return () => {
    for (const back of undo) back()
  }
}

/** Spreading, `for … of`, and what is made of an iterable: one step each item. */
function replaceIteration(add: (what: string, count: number) => void): () => void {
  let sum = 0
  const ended = (count: number) => {
    sum += count
  }
  const undo = [Array.prototype, String.prototype, Set.prototype, Map.prototype].map((prototype) => {
    const native = prototype[Symbol.iterator] as () => Iterator<unknown>
    const counted = function counted(this: never) {
      const iterator = native.call(this)
      return isOwn ? iterator : new CountedIterator(iterator, ended)
    }
    Object.defineProperty(prototype, Symbol.iterator, { value: counted, writable: true, configurable: true })
    return () =>
      Object.defineProperty(prototype, Symbol.iterator, { value: native, writable: true, configurable: true })
  })
  return () => {
    for (const back of undo) back()
    if (sum > 0) add('iteration', sum)
  }
}

class CountedIterator {
  #count = 1
  readonly #iterator: Iterator<unknown>
  readonly #ended: (count: number) => void

  constructor(iterator: Iterator<unknown>, ended: (count: number) => void) {
    this.#iterator = iterator
    this.#ended = ended
  }

  next() {
    this.#count++
    const result = this.#iterator.next()
    if (result.done === true) this.#ended(this.#count)
    return result
  }

  return() {
    this.#ended(this.#count)
    return { done: true, value: undefined }
  }

  [Symbol.iterator]() {
    return this
  }
}

/**
 * Counts how often each block of every function ran, by V8's precise coverage, since the count before; what ran in between is left out after
 * `reset`. Taking the counts costs more than most of what is counted.
 */
export function blockCounter(): { reset: () => void; count: (run: () => unknown) => Promise<Steps>; stop: () => void } {
  const session = new Session()
  session.connect()
  const own = new URL('.', import.meta.url).href
  const take = () => {
    let taken: {
      url: string
      functions: { functionName: string; ranges: { startOffset: number; count: number }[] }[]
    }[] = []
    session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error !== null) throw error
      taken = result
    })
    return taken
  }
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  return {
    reset: () => void take(),
    async count(run) {
      await run()
      const steps: Steps = new Map()
      for (const { url, functions } of take()) {
        if (url.startsWith(own) || !url.startsWith('file:')) continue
        for (const { functionName, ranges } of functions) {
          const count = ranges.reduce((sum, range) => sum + range.count, 0)
          const name = `${functionName || 'a function'} in ${shortName(url)} at ${ranges[0]?.startOffset ?? 0}`
          if (count > 0) steps.set(name, (steps.get(name) ?? 0) + count)
        }
      }
      return steps
    },
    stop() {
      session.post('Profiler.stopPreciseCoverage')
      session.disconnect()
    },
  }
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const shortName = (url: string) => fileURLToPath(url).replace(root, '')
