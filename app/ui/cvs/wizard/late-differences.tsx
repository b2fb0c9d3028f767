import { Suspense } from 'react'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { later } from './later.ts'

const Differences = later.part(({ Differences }) => Differences)

/** What the text on this page changes of another, to be opened. */
export function LateDifferences({ theirs, mine }: { theirs: Cv; mine: Cv }) {
  return (
    <details>
      <summary>Show what this one changes</summary>
      <Suspense>
        <Differences theirs={theirs} mine={mine} />
      </Suspense>
    </details>
  )
}
