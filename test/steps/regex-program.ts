import { parseRegex, type Node } from './regex-tree.ts'

/** What a backtracking matcher does, one after the other; `to`, `or`: places in the program. */
type Instruction =
  | { do: 'sign'; accepts: (codePoint: number) => boolean; isBack: boolean }
  /** Goes on at `to`, and at `or` where that comes to nothing. */
  | { do: 'try'; to: number; or: number }
  | { do: 'go'; to: number }
  | { do: 'edge'; at: Extract<Node, { kind: 'edge' }>['at'] }
  | { do: 'look'; isNot: boolean; end: number }
  /** Where the round of a loop began, so that one that took nothing is the last. */
  | { do: 'note'; slot: number }
  | { do: 'moved'; slot: number }
  | { do: 'again'; from: number; to: number; isBack: boolean }
  | { do: 'done' }

export type Program = {
  instructions: Instruction[]
  slots: number
  /** It can match only where the text begins, which V8 knows too. */
  isAnchored: boolean
  isByCodePoint: boolean
  isMultiline: boolean
  isFolded: boolean
}

/** Compiles as V8's Irregexp does: repeats tried in order, counted ones written out, nothing remembered of what has failed. */
export function compileRegex(source: string, flags: string): Program {
  const tree = parseRegex(source, flags)
  const instructions: Instruction[] = []
  let slots = 0
  const names = new Map<string, number>()
  const captured = new Map<number, { from: number; to: number }>()
  const sought = soughtGroups(tree)
  const signs = new Map<string, (codePoint: number) => boolean>()

  emit(tree, false)
  instructions.push({ do: 'done' })
  return {
    instructions,
    slots,
    isAnchored: !flags.includes('m') && beginsAtStart(tree),
    isByCodePoint: /[uv]/u.test(flags),
    isMultiline: flags.includes('m'),
    isFolded: flags.includes('i'),
  }

  function emit(node: Node, isBack: boolean): void {
    switch (node.kind) {
      case 'empty':
        return
      case 'sign':
        instructions.push({ do: 'sign', accepts: acceptingOnce(node.source), isBack })
        return
      case 'sequence':
        for (const part of isBack ? node.parts.toReversed() : node.parts) emit(part, isBack)
        return
      case 'choice':
        return emitChoice(node.parts, isBack)
      case 'group':
        return emitGroup(node, isBack)
      case 'repeat':
        return emitRepeat(node, isBack)
      case 'look': {
        const look: Instruction = { do: 'look', isNot: node.isNot, end: 0 }
        instructions.push(look)
        emit(node.part, node.isBehind)
        instructions.push({ do: 'done' })
        look.end = instructions.length
        return
      }
      case 'edge':
        instructions.push({ do: 'edge', at: node.at })
        return
      case 'again': {
        const group = typeof node.group === 'number' ? node.group : (names.get(node.group) ?? 0)
        const { from, to } = captured.get(group) ?? { from: -1, to: -1 }
        instructions.push({ do: 'again', from, to, isBack })
      }
    }
  }

  /** One of each: what a repeat writes out asks the same again and again. */
  function acceptingOnce(sign: string): (codePoint: number) => boolean {
    const accepts = signs.get(sign) ?? accepting(sign, flags)
    signs.set(sign, accepts)
    return accepts
  }

  function emitChoice(parts: readonly Node[], isBack: boolean): void {
    const exits: { do: 'go'; to: number }[] = []
    parts.forEach((part, index) => {
      if (index === parts.length - 1) return emit(part, isBack)
      const attempt = branch()
      emit(part, isBack)
      const exit = { do: 'go' as const, to: 0 }
      instructions.push(exit)
      exits.push(exit)
      attempt.or = instructions.length
    })
    for (const exit of exits) exit.to = instructions.length
  }

  function emitGroup({ part, index, name }: Extract<Node, { kind: 'group' }>, isBack: boolean): void {
    if (index === null || !(sought.has(index) || (name !== null && sought.has(name)))) return emit(part, isBack)
    const [first, last] = [slots++, slots++]
    if (name !== null) names.set(name, index)
    captured.set(index, { from: first, to: last })
    instructions.push({ do: 'note', slot: isBack ? last : first })
    emit(part, isBack)
    instructions.push({ do: 'note', slot: isBack ? first : last })
  }

  function emitRepeat({ part, least, most, isLazy }: Extract<Node, { kind: 'repeat' }>, isBack: boolean): void {
    for (let count = 0; count < least; count++) emit(part, isBack)
    if (most === Infinity) {
      const slot = slots++
      const start = instructions.length
      const attempt = branch()
      instructions.push({ do: 'note', slot })
      emit(part, isBack)
      instructions.push({ do: 'moved', slot }, { do: 'go', to: start })
      attempt.or = instructions.length
      if (isLazy) swap(attempt)
      return
    }
    const attempts: { do: 'try'; to: number; or: number }[] = []
    for (let count = least; count < most; count++) {
      const slot = slots++
      attempts.push(branch())
      instructions.push({ do: 'note', slot })
      emit(part, isBack)
      instructions.push({ do: 'moved', slot })
    }
    for (const attempt of attempts) {
      attempt.or = instructions.length
      if (isLazy) swap(attempt)
    }
  }

  function branch(): { do: 'try'; to: number; or: number } {
    const attempt = { do: 'try' as const, to: instructions.length + 1, or: 0 }
    instructions.push(attempt)
    return attempt
  }

  function swap(attempt: { to: number; or: number }): void {
    const { to, or } = attempt
    attempt.to = or
    attempt.or = to
  }
}

/**
 * How a program sees a text: a letter for each sign, the same for all signs between which it cannot tell. Of two texts that it sees alike it
 * takes as many steps, so that one of them is enough. Null if it holds parts of the text against each other, which takes the signs themselves.
 */
export function viewOf({ instructions, isByCodePoint }: Program): ((text: string) => string) | null {
  if (instructions.some((one) => one.do === 'again')) return null
  const accepts = [...new Set(instructions.flatMap((one) => (one.do === 'sign' ? [one.accepts] : [])))]
  const letters = new Map<string, string>()
  const seen = new Map<string, string>()
  const letterOf = (sign: string) => {
    const codePoint = sign.codePointAt(0)!
    const edges = `${/[\wſK]/u.test(sign) ? (sign.charCodeAt(0) > 127 ? 2 : 1) : 0}${/[\n\r\u2028\u2029]/u.test(sign) ? 1 : 0}${sign.length}`
    const kind = edges + accepts.map((one) => (one(codePoint) ? 1 : 0)).join('')
    const letter = letters.get(kind) ?? String.fromCharCode(0x100 + letters.size)
    letters.set(kind, letter)
    seen.set(sign, letter)
    return letter
  }
  return (text) => {
    let view = ''
    if (isByCodePoint) for (const sign of text) view += seen.get(sign) ?? letterOf(sign)
    else for (let at = 0; at < text.length; at++) view += seen.get(text[at]!) ?? letterOf(text[at]!)
    return view
  }
}

function soughtGroups(node: Node): Set<number | string> {
  if (node.kind === 'again') return new Set([node.group])
  const parts = 'parts' in node ? node.parts : 'part' in node ? [node.part] : []
  return new Set(parts.flatMap((part) => [...soughtGroups(part)]))
}

function beginsAtStart(node: Node): boolean {
  if (node.kind === 'edge') return node.at === 'start'
  if (node.kind === 'sequence') return beginsAtStart(node.parts[0]!)
  if (node.kind === 'choice') return node.parts.every((part) => beginsAtStart(part))
  return node.kind === 'group' && beginsAtStart(node.part)
}

/** Whether a sign is one of those meant, as V8 itself says; asked once of each. */
function accepting(source: string, flags: string): (codePoint: number) => boolean {
  const one = new RegExp(`^(?:${source})$`, flags.replaceAll(/[gymd]/gu, ''))
  const test = (codePoint: number) => nativeExec.call(one, String.fromCodePoint(codePoint)) !== null
  const common = new Int8Array(256).fill(-1)
  const others = new Map<number, boolean>()
  return (codePoint) => {
    if (codePoint < 256) {
      const known = common[codePoint]!
      return known >= 0 ? known === 1 : (common[codePoint] = test(codePoint) ? 1 : 0) === 1
    }
    const known = others.get(codePoint)
    if (known !== undefined) return known
    const isOne = test(codePoint)
    others.set(codePoint, isOne)
    return isOne
  }
}

/** Before anything is put in its place: see count-steps.ts. */
export const nativeExec = RegExp.prototype.exec
