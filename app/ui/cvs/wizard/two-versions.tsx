import type { KeptCv } from '../../../../contract/cvs/api.ts'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { messages } from '../../../../contract/texts/messages.ts'
import { LateDifferences } from './late-differences.tsx'
import { LatePreview } from './late-preview.tsx'
import { momentOf } from './question-box.tsx'
import css from './wizard.module.css'
import { Button } from '../../parts/button.tsx'

type Props = {
  mine: Cv
  theirs: KeptCv
  isBusy: boolean
  /** This text becomes the latest version; the other stays among the versions. */
  onKeepMine: () => void
  onKeepTheirs: () => void
  onKeepBoth: () => void
}

/** The CV was saved elsewhere since it was opened here: which of the two is kept is the person's to say. */
export function TwoVersions({ mine, theirs, isBusy, onKeepMine, onKeepTheirs, onKeepBoth }: Props) {
  const latest = theirs.draft?.cv ?? theirs.cv
  return (
    <section className={css.question} aria-labelledby="two-versions">
      <h3 id="two-versions">Two versions of this CV</h3>
      <p>{messages.cvChangedElsewhere}</p>
      <p>
        The other version was saved on {momentOf(theirs.draft?.savedAt ?? theirs.updated)}.{' '}
        {theirs.draft === null
          ? 'If you keep this one, the other stays in your list of versions.'
          : 'It is a draft: if you keep this one, it takes the place of that draft.'}
      </p>
      <LateDifferences theirs={latest} mine={mine} />
      <details>
        <summary>Show the other version</summary>
        <LatePreview cv={latest} />
      </details>
      <div className={css.buttons}>
        <Button className={css.strong} type="button" disabled={isBusy} onClick={onKeepMine}>
          Keep this one
        </Button>
        <Button type="button" disabled={isBusy} onClick={onKeepTheirs}>
          Keep the other
        </Button>
        <Button type="button" disabled={isBusy} onClick={onKeepBoth}>
          Keep both as separate CVs
        </Button>
      </div>
    </section>
  )
}
