import { lazy, Suspense, type ReactNode } from 'react'
import { recordingKinds } from '../../../contract/recordings/kinds.ts'
import { useHydrated } from '../use-hydrated.ts'
import { duration } from './clock.ts'
import type { RecorderProps } from './recorder-props.ts'
import css from './recorder.module.css'

const RecorderDesk = lazy(async () => await import('./recorder-desk.tsx'))

/**
 * Records sound or pictures with sound in the page, keeps it in the browser until the server has it, and hands over the recording's
 * uuid. What a person must know stands there without scripts too.
 */
export function Recorder(props: RecorderProps) {
  const { what, kind, tries, triesLeft = tries, writingInstead } = props
  const { media, seconds } = { ...recordingKinds[kind], ...(props.seconds !== undefined && { seconds: props.seconds }) }
  const isHydrated = useHydrated()
  return (
    <section className={css.recorder} aria-label={media === 'video' ? 'Video recorder' : 'Audio recorder'}>
      {what.asked !== undefined && <div className={css.asked}>{what.asked}</div>}
      <dl className={css.facts}>
        <Fact name="Length">Up to {duration(seconds)}</Fact>
        <Fact name="Tries">
          {tries === undefined ? 'As many as you like' : tries === triesLeft ? tries : `${triesLeft} of ${tries} left`}
        </Fact>
        <Fact name="Who will see it">{what.seenBy}</Fact>
        <Fact name="Deleted">{what.deleted}</Fact>
      </dl>
      {isHydrated ? (
        <Suspense fallback={<p className="quiet">The recorder is loading.</p>}>
          <RecorderDesk {...props} media={media} seconds={seconds} />
        </Suspense>
      ) : (
        <p>
          Recording needs JavaScript. If nothing happens here, it is off, or has not loaded.
          {writingInstead !== undefined && ' You can answer in writing instead.'}
        </p>
      )}
      {writingInstead !== undefined && <div className={css.instead}>{writingInstead}</div>}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
