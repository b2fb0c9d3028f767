import { useId } from 'react'
import { Banner } from '../parts/banner.tsx'
import { Progress } from '../parts/progress.tsx'
import { Button } from '../parts/button.tsx'
import { OwnRecording } from './own-recording.tsx'
import { usePhaseFocus } from './phase-focus.ts'
import css from './recorder.module.css'
import type { RecorderViewProps } from './recorder-props.ts'
import { triesLeft, type Phase, type Troubles } from './recorder-state.ts'

type SavingProps = { phase: Extract<Phase, { name: 'saving' }>; troubles: Troubles }

/** How far it is, in words. It is kept in the browser meanwhile. */
export function SavingView({ phase: { sent, total }, troubles }: SavingProps) {
  const id = useId()
  return (
    <>
      <output id={id}>
        {troubles.isOffline
          ? 'Saving continues when you are back online.'
          : total === 0 || sent === total
            ? 'We are saving your recording.'
            : `We are saving your recording: ${Math.floor((100 * sent) / total)}%.`}
      </output>
      <Progress labelledBy={id} share={total === 0 ? undefined : sent / total} />
      {!troubles.isStorageFull && (
        <p className="quiet">
          We keep it in this browser until then. If you close this page, open it again and saving continues.
        </p>
      )}
    </>
  )
}

/** The server has it. In a form that is not sent yet it can be played, and another recorded in its place. */
export function SavedView({ state, taken, again, media, limits, isInForm }: RecorderViewProps) {
  const text = usePhaseFocus<HTMLDivElement>('saved')
  return (
    <div ref={text} tabIndex={-1}>
      <Banner tone="success">Your recording is saved.</Banner>
      {isInForm && taken.address !== null && <OwnRecording address={taken.address} media={media} />}
      {isInForm && triesLeft(state, limits) !== 0 && (
        <p className={css.buttons}>
          <Button type="button" onClick={again}>
            Record again
          </Button>
        </p>
      )}
    </div>
  )
}
