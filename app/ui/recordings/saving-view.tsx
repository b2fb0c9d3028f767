import { useId } from 'react'
import { Banner } from '../parts/banner.tsx'
import { Progress } from '../parts/progress.tsx'
import { usePhaseFocus } from './phase-focus.ts'
import type { Phase, Troubles } from './recorder-state.ts'

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

export function SavedView() {
  const text = usePhaseFocus<HTMLDivElement>('saved')
  return (
    <div ref={text} tabIndex={-1}>
      <Banner tone="success">Your recording is saved.</Banner>
    </div>
  )
}
