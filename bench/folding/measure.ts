import { createHash } from 'node:crypto'
import { goal } from '../figures.ts'

/** A labelled pair, and what folding makes of it. */
export type Measured = {
  set: string
  stratum: string
  /** The files of its ads. */
  sources: readonly string[]
  half: 0 | 1
  isSame: boolean
  hasKey: boolean
  isFolded: boolean
}

/** Which half of the pairs one belongs to, by its employer: rules are tuned on one and reported on the other. */
export function halfOf(a: string | null, b: string | null): 0 | 1 {
  const [first = ''] = [a ?? '', b ?? ''].toSorted()
  return ((createHash('md5').update(first).digest()[0] ?? 0) & 1) === 0 ? 0 : 1
}

export function printMeasure(pairs: readonly Measured[]): void {
  for (const set of new Set(pairs.map((pair) => pair.set)))
    line(
      set,
      pairs.filter((pair) => pair.set === set),
    )
  for (const source of [...new Set(pairs.flatMap(({ sources }) => sources))].toSorted())
    line(
      source,
      pairs.filter(({ sources }) => sources.includes(source)),
    )
  for (const stratum of [...new Set(pairs.map((pair) => pair.stratum))].toSorted())
    line(
      `stratum ${stratum}`,
      pairs.filter((pair) => pair.stratum === stratum),
    )
  for (const half of [0, 1] as const)
    line(
      `half ${half}`,
      pairs.filter((pair) => pair.half === half),
    )
  line('all', pairs)
  const { precision, recall } = figures(pairs)
  console.log(goal('precision', precision, 97, '%', 'above'))
  console.log(goal('recall', recall, 88, '%', 'above'))
}

function line(name: string, pairs: readonly Measured[]): void {
  const { precision, recall, withKey, folded, same } = figures(pairs)
  console.log(
    `${name}: ${pairs.length} pairs, ${folded} folded; precision ${precision.toFixed(1)} %, recall ${recall.toFixed(1)} % of ${same}, with a common key ${withKey.toFixed(1)} %`,
  )
}

/** A pair without a common key is never compared, so it counts as not folded. */
function figures(pairs: readonly Measured[]) {
  const same = pairs.filter(({ isSame }) => isSame)
  const folded = pairs.filter(({ isFolded, hasKey }) => isFolded && hasKey)
  const right = folded.filter(({ isSame }) => isSame).length
  return {
    same: same.length,
    folded: folded.length,
    precision: (right / Math.max(1, folded.length)) * 100,
    recall: (right / Math.max(1, same.length)) * 100,
    withKey: (same.filter(({ hasKey }) => hasKey).length / Math.max(1, same.length)) * 100,
  }
}
