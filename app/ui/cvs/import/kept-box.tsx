import type { CvOrigin } from '../../../../contract/cvs/import.ts'
import css from './import.module.css'
import { CheckThis } from './source-note.tsx'

type Props = {
  text: string
  /** The positions of lines with dates; undefined if there are none. */
  origin: CvOrigin | undefined
  isWanted: boolean
  onText: (text: string) => void
  onWanted: (isWanted: boolean) => void
}

/** The text of the file that fitted nowhere. */
export function KeptBox({ text, origin, isWanted, onText, onWanted }: Props) {
  return (
    <section className={css.part} aria-labelledby="kept">
      <h2 id="kept">What fitted nowhere</h2>
      <p className="hint" id="kept-hint">
        It goes along with your CV, where only you see it, until you move it to its place or delete it. It is never
        printed.
      </p>
      {origin?.why !== undefined && (
        <p>
          <CheckThis /> {origin.why}
        </p>
      )}
      <textarea
        className={`input ${css.kept}`}
        aria-labelledby="kept"
        aria-describedby="kept-hint"
        rows={Math.min(12, text.split('\n').length + 1)}
        value={text}
        disabled={!isWanted}
        onChange={(event) => onText(event.target.value)}
      />
      <label className={css.item}>
        <input type="checkbox" checked={isWanted} onChange={(event) => onWanted(event.target.checked)} />
        <span>Take this text along</span>
      </label>
    </section>
  )
}
