import { oftenEnough, partsOf } from './endless.ts'
import { parseRegex, type Node } from './regex-tree.ts'

/**
 * Pieces that an expression itself asks for: what each of its endless repeats takes, alone and behind what stands before it. Over and over,
 * they are what it begins to match and cannot end.
 */
export function ownUnits(source: string, flags: string): string[] {
  const units = new Set<string>()
  const look = (node: Node, before: string): void => {
    if (node.kind === 'sequence') {
      let lead = before
      for (const part of node.parts) {
        look(part, lead)
        lead += samplesOf(part, flags)[0] ?? ''
      }
      units.add(lead)
      return
    }
    if (node.kind === 'repeat' && node.most > oftenEnough) {
      for (const sample of samplesOf(node.part, flags)) for (const unit of [sample, before + sample]) units.add(unit)
    }
    for (const part of partsOf(node)) look(part, before)
  }
  look(parseRegex(source, flags), '')
  return [...units].filter((unit) => unit !== '' && unit.length <= 40)
}

const signs = [...'aA1 .-\n,:/\t"\'()<&@_é£–;|#%*+=[]{}?!\\^$~`']

/** A few texts that a part of an expression matches: the shortest ones. */
function samplesOf(node: Node, flags: string): string[] {
  switch (node.kind) {
    case 'sign': {
      const one = new RegExp(`^(?:${node.source})$`, flags.replaceAll(/[gymd]/gu, ''))
      const literal = /^\\?([^\\[\].])$/u.exec(node.source)?.[1]
      const all = [...(literal === undefined ? [] : [literal]), ...signs]
      return [...new Set(all.filter((sign) => one.test(sign)))].slice(0, 3)
    }
    case 'sequence':
      return [0, 1, 2].map((turn) =>
        node.parts
          .map((part) => samplesOf(part, flags))
          .map((samples) => samples[turn % Math.max(1, samples.length)] ?? '')
          .join(''),
      )
    case 'choice':
      return node.parts.flatMap((part) => samplesOf(part, flags).slice(0, 1)).slice(0, 4)
    case 'group':
      return samplesOf(node.part, flags)
    case 'repeat': {
      const least = Math.max(1, Math.min(node.least, 20))
      return samplesOf(node.part, flags).map((sample) => sample.repeat(least))
    }
    default:
      return ['']
  }
}
