import {
  createContext,
  useCallback,
  useContext,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react'
import type { Job } from '../../../contract/jobs/jobs.ts'
import { isPlainPress } from '../use-follow-links.ts'
import type { LogInWish } from './log-in-wish.ts'

type DialogProps = { wish: LogInWish; onClose: () => void }

const AskToLogIn = createContext<(wish: LogInWish, otherwise: string) => void>(() => {})

/**
 * Around whatever a visitor can press that needs an account: the dialog opens over the page, and what was pressed is done once they are
 * in. Its script comes with the first press; where that fails, the login page does.
 */
export function LogInFirst({ children }: { children: ReactNode }) {
  const [wish, setWish] = useState<LogInWish | null>(null)
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>()
  const ask = useCallback((wish: LogInWish, otherwise: string) => {
    setWish(wish)
    void import('./log-in-first-dialog.tsx').then(
      (late) => setDialog(() => late.LogInFirstDialog),
      () => navigator.onLine && location.assign(otherwise),
    )
  }, [])
  return (
    <AskToLogIn value={ask}>
      {children}
      {wish !== null && Dialog && <Dialog wish={wish} onClose={() => setWish(null)} />}
    </AskToLogIn>
  )
}

type LinkProps = {
  job: Pick<Job, '_id' | 'jobTitle' | 'employer'>
  wants: LogInWish['kind']
  className?: string | undefined
  label?: string
  shortcut?: string
  children: ReactNode
}

/** For a visitor: something that needs an account. Without scripts it leads to the login page, and from there to the job. */
export function LogInFirstLink({ job, wants, className, label, shortcut, children }: LinkProps) {
  const ask = useContext(AskToLogIn)
  const back = wants === 'apply' ? `/apply?job=${job._id}` : `/job/${job._id}`
  const address = `/login?back=${encodeURIComponent(back)}`
  function onClick(event: MouseEvent) {
    if (!isPlainPress(event)) return
    event.preventDefault()
    const { _id, jobTitle, employer } = job
    ask({ kind: wants, job: _id, jobTitle, employer }, address)
  }
  return (
    <a className={className} href={address} rel="nofollow" aria-label={label} data-key={shortcut} onClick={onClick}>
      {children}
    </a>
  )
}
