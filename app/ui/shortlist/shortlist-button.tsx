import type { Job } from '../../../contract/jobs/jobs.ts'
import { messages } from '../../../contract/texts/messages.ts'
import { Icon } from '../icon.tsx'
import { useShortlisting } from './use-shortlisting.ts'
import { Button } from '../parts/button.tsx'

/** ‘Shortlist’, and once it is on the list ‘Done!’ and ‘Undo shortlist’ (S6.1). */
export function ShortlistButton({ job }: { job: Job }) {
  const { isOn, problem, toggle } = useShortlisting(job)
  return (
    <>
      <Button type="button" aria-pressed={isOn} onClick={toggle}>
        <Icon name={isOn ? 'tick' : 'star'} /> {isOn ? messages.undoShortlist : 'Shortlist'}
      </Button>
      <span aria-live="polite">{isOn && messages.shortlisted}</span>
      {problem !== null && (
        <span className="problem" role="alert">
          {problem}
        </span>
      )}
    </>
  )
}
