import { product } from '../../contract/texts/messages.ts'
import css from './wordmark.module.css'

/** The name in outlines of the heading face, so that it never waits for a font. The two l's are tally strokes; the second is ticked. */
export function Wordmark() {
  return (
    <span className={css.wordmark}>
      <span className="unseen">{product}</span>
    </span>
  )
}
