import type { CvOrigin } from '../../../../contract/cvs/import.ts'
import { Icon } from '../../icon.tsx'
import css from './import.module.css'

/** Where in the file something stood, to be opened; and whether it wants a look. */
export function SourceNote({ origin }: { origin: CvOrigin | undefined }) {
  if (origin === undefined) return null
  return (
    <>
      {origin.why !== undefined && <p>{origin.why}</p>}
      <details className={css.source}>
        <summary>
          {origin.check && <CheckThis />}
          {linesOf(origin)}
        </summary>
        <p className={css.snippet}>{origin.snippet}</p>
      </details>
    </>
  )
}

export function CheckThis() {
  return (
    <span className={css.check}>
      <Icon name="warning" /> Check this
    </span>
  )
}

function linesOf({ lines }: CvOrigin): string {
  const [first, last] = [lines[0], lines.at(-1)]
  if (first === undefined || last === undefined) return 'In your file'
  return first === last ? `In your file, line ${first}` : `In your file, lines ${first} to ${last}`
}
