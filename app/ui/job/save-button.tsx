import { useRef, useState } from 'react'
import { messages } from '../../../contract/texts/messages.ts'
import { mark, useIsShortlisted } from '../shortlist/marks.ts'
import { useIsSignedIn } from '../use-is-signed-in.ts'
import type { ListedJob } from './listed-job.ts'
import { LogInFirstLink } from './log-in-first.tsx'
import css from './save-button.module.css'

type Props = { job: ListedJob; className?: string | undefined; isInRow?: boolean }

/**
 * ‘Save’, and once the job is on the shortlist ‘Saved’, which takes it off again (S6.1). Shown at once, taken back where the server
 * could not keep it; what calls the server comes with the first press.
 */
export function SaveButton({ job, className, isInRow = false }: Props) {
  const isSignedIn = useIsSignedIn()
  const isOn = useIsShortlisted(job)
  const [isDone, setDone] = useState(false)
  const isBusy = useRef(false)
  const wanted = useRef(isOn)
  const [problem, setProblem] = useState<string | null>(null)
  if (!isSignedIn) {
    return (
      <LogInFirstLink job={job} wants="save" className={className} label={`Save: ${job.jobTitle}`} shortcut="s">
        <span aria-hidden>☆</span> Save
      </LogInFirstLink>
    )
  }

  /** Pressed again before it is kept, what is wanted now is sent after it: no press is lost. */
  async function toggle() {
    const want = !isOn
    wanted.current = want
    mark([job._id], want)
    setProblem(null)
    setDone(false)
    if (isBusy.current) return
    isBusy.current = true
    const said = await keep(want)
    isBusy.current = false
    if (said === null) setDone(wanted.current)
    setProblem(said)
  }

  /** @returns why the last that was wanted is not kept; null: it is. */
  async function keep(want: boolean): Promise<string | null> {
    const said = await import('../shortlist/save-job.ts').then(
      async ({ saveJob }) => await saveJob(job._id, want),
      () => 'Not done. You are offline.',
    )
    if (said !== null) mark([job._id], !want)
    return said === null && wanted.current !== want ? await keep(wanted.current) : said
  }

  return (
    <>
      <button
        type="button"
        className={`${className} ${isOn ? css.on : ''}`}
        data-key="s"
        aria-pressed={isOn}
        title={isOn ? messages.undoShortlist : undefined}
        aria-label={`${isOn ? 'Saved' : 'Save'}: ${job.jobTitle}`}
        onClick={() => void toggle()}
      >
        <span className={css.star} aria-hidden>
          {isOn ? '★' : '☆'}
        </span>{' '}
        {isOn ? 'Saved' : 'Save'}
      </button>
      <span className={isInRow ? css.done : 'unseen'} aria-live="polite">
        {isOn && isDone && messages.shortlisted}
      </span>
      {problem !== null && (
        <span className={`problem ${css.problem}`} role="alert">
          {problem}
        </span>
      )}
    </>
  )
}
