import { useEffect, useState } from 'react'
import type { AdContent } from '../../../contract/job-ads/content.ts'
import { draftChangedElsewhere } from '../../../contract/job-ads/texts.ts'
import type { AdDraft } from '../../../contract/job-ads/my-ads.ts'
import { Button } from '../parts/button.tsx'
import { DifferenceBox } from '../parts/changed-since.tsx'
import { differencesOfAds } from './ad-differences.ts'
import { findDraft } from './draft-calls.ts'
import css from './job-ads.module.css'

type Props = {
  draftId: string
  content: AdContent
  /** What is typed here is kept, on top of the revision that the other window has saved. */
  onKeepMine: (revisionThere: number) => void
}

/** The draft was saved in another window since it was opened here: which of the two is kept is the person's to say. */
export function OtherDraft({ draftId, content, onKeepMine }: Props) {
  const [there, setThere] = useState<AdDraft | null>(null)
  useEffect(() => {
    let isGone = false
    void findDraft(draftId).then((found) => {
      if (!isGone) setThere(found)
    })
    return () => {
      isGone = true
    }
  }, [draftId])
  return (
    <DifferenceBox
      title="Two versions of this ad"
      text={draftChangedElsewhere}
      differences={there === null ? [] : differencesOfAds(there.content, content)}
    >
      <p className={css.buttons}>
        <Button type="button" disabled={there === null} onClick={() => there && onKeepMine(there.revision)}>
          Keep this version
        </Button>
        <a href={`/post-job-ad?draft=${draftId}`}>Drop mine and show the other</a>
      </p>
    </DifferenceBox>
  )
}
