import type { Program } from './regex-program.ts'

export type Matched = { steps: number; match: { from: number; to: number } | null }

/** Where counting stops: what takes more is too much, however much more it is. */
export const mostSteps = 20_000_000

/** Matches as V8's Irregexp does and counts what it does: each instruction, at each place in the text, each time. */
export function stepsOf(program: Program, text: string, from: number, isSticky: boolean): Matched {
  const matcher = matching(program, text)
  const last = isSticky || (program.isAnchored && from === 0) ? from : text.length
  for (let start = from; start <= last; start++) {
    if (program.isAnchored && start > 0) return { steps: matcher.steps() + 1, match: null }
    const end = matcher.run(0, start)
    if (end >= 0) return { steps: matcher.steps(), match: { from: start, to: end } }
    if (matcher.steps() > mostSteps) break
    // Between the halves of a sign nothing begins.
    if (program.isByCodePoint && isPairAt(text, start)) start++
  }
  return { steps: matcher.steps(), match: null }
}

const isPairAt = (text: string, at: number) =>
  (text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00

function matching(program: Program, text: string) {
  const { instructions, isByCodePoint, isMultiline, isFolded } = program
  const slots = new Int32Array(program.slots).fill(-1)
  let steps = 0

  /** @returns Where the match ends; -1: there is none. */
  function run(begin: number, start: number): number {
    // Three numbers each: where to go on and from which place, or a slot (below nought) and what it held.
    const undone: number[] = []
    let at = begin
    let place = start
    for (;;) {
      if (++steps > mostSteps) return -1
      const instruction = instructions[at]!
      let isFine = true
      switch (instruction.do) {
        case 'sign': {
          const next = instruction.isBack ? before(place) : after(place)
          isFine = next !== place && instruction.accepts(signBetween(Math.min(place, next)))
          place = next
          at++
          break
        }
        case 'try':
          undone.push(instruction.or, place)
          at = instruction.to
          break
        case 'go':
          at = instruction.to
          break
        case 'edge':
          isFine = isEdge(instruction.at, place)
          at++
          break
        case 'look':
          isFine = run(at + 1, place) >= 0 !== instruction.isNot
          at = instruction.end
          break
        case 'note':
          undone.push(-1 - instruction.slot, slots[instruction.slot]!)
          slots[instruction.slot] = place
          at++
          break
        case 'moved':
          isFine = slots[instruction.slot] !== place
          at++
          break
        case 'again': {
          const [first, last] = [slots[instruction.from] ?? -1, slots[instruction.to] ?? -1]
          const words = first < 0 || last < 0 ? '' : text.slice(first, last)
          const next = instruction.isBack ? place - words.length : place + words.length
          isFine = next >= 0 && isAlike(text.slice(Math.min(place, next), Math.max(place, next)), words)
          steps += words.length
          place = next
          at++
          break
        }
        case 'done':
          return place
      }
      if (isFine) continue
      for (;;) {
        const value = undone.pop()
        if (value === undefined) return -1
        const where = undone.pop()!
        if (where >= 0) {
          at = where
          place = value
          break
        }
        slots[-1 - where] = value
      }
    }
  }

  function after(place: number): number {
    if (place >= text.length) return place
    return place + (isByCodePoint && isPairAt(text, place) ? 2 : 1)
  }

  function before(place: number): number {
    if (place === 0) return place
    return place - (isByCodePoint && place > 1 && isPairAt(text, place - 2) ? 2 : 1)
  }

  const signBetween = (place: number) => (isByCodePoint ? text.codePointAt(place)! : text.charCodeAt(place))

  function isEdge(edge: 'start' | 'end' | 'word' | 'not-word', place: number): boolean {
    if (edge === 'start') return place === 0 || (isMultiline && isLineEnd(place - 1))
    if (edge === 'end') return place === text.length || (isMultiline && isLineEnd(place))
    return (isWord(place - 1) !== isWord(place)) === (edge === 'word')
  }

  const isLineEnd = (place: number) => '\n\r\u2028\u2029'.includes(text[place]!)

  function isWord(place: number): boolean {
    if (place < 0 || place >= text.length) return false
    const code = text.charCodeAt(place)
    return (
      (code >= 97 && code <= 122) ||
      (code >= 65 && code <= 90) ||
      (code >= 48 && code <= 57) ||
      code === 95 ||
      // With both flags, what is a word letter when folded: ſ and the sign of Kelvin.
      (isFolded && isByCodePoint && (code === 0x17f || code === 0x212a))
    )
  }

  const isAlike = (one: string, other: string) =>
    one === other || (isFolded && one.toLowerCase() === other.toLowerCase())

  return { run, steps: () => steps }
}
