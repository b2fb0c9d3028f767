import type { CvOrigin } from '../../../../contract/cvs/import.ts'
import css from './import.module.css'
import { CheckThis } from './source-note.tsx'
import { Checkbox } from '../../parts/checkbox.tsx'
import { TextArea } from '../../parts/text-field.tsx'

type Props = {
  text: string
  /** The positions of lines with dates; undefined if there are none. */
  origin: CvOrigin | undefined
  isWanted: boolean
  onText: (text: string) => void
  onWanted: (isWanted: boolean) => void
}

/** The text of the file that was not recognised as part of a CV. */
export function KeptBox({ text, origin, isWanted, onText, onWanted }: Props) {
  return (
    <section className={css.part} aria-labelledby="kept">
      <h2 id="kept">Other text</h2>
      {origin?.why !== undefined && (
        <p>
          <CheckThis /> {origin.why}
        </p>
      )}
      <TextArea
        id="kept-text"
        label={<span className="unseen">Other text</span>}
        hint="We could not tell where this text belongs. We keep it with your CV, where only you see it, until you move or delete it. It is never printed."
        rows={Math.min(12, text.split('\n').length + 1)}
        value={text}
        disabled={!isWanted}
        onChange={onText}
      />
      <Checkbox checked={isWanted} onChange={onWanted}>
        Keep this text
      </Checkbox>
    </section>
  )
}
