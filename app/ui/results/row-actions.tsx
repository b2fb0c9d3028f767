import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Job } from '../../../contract/jobs.ts'
import { Icon, type IconName } from '../icon.tsx'
import { BoardLink } from '../job/board-link.tsx'
import { sourceNames } from '../job/job-facts.ts'
import { useIsSignedIn } from '../use-is-signed-in.ts'
import css from './row-actions.module.css'

type Props = { job: Job; isMatched: boolean; onMatch: () => void; children: ReactNode }

/**
 * What can be done with a row. All but hiding need an account: to a visitor those carry a lock and lead to the page that says so
 * (S5.12); whoever is logged in has what there is.
 */
export function RowActions({ job, isMatched, onMatch, children }: Props) {
  const isSignedIn = useIsSignedIn()
  return (
    <div className={css.actions}>
      {isSignedIn ? (
        <>
          <button
            type="button"
            data-key="m"
            title="Match my CV"
            aria-label={`Match my CV: ${job.jobTitle}`}
            aria-expanded={isMatched}
            onClick={onMatch}
          >
            <Icon name="document" />
          </button>
          <BoardLink job={job} isShort>
            <Icon name="outside" />
          </BoardLink>
        </>
      ) : (
        accountActions(job).map(({ icon, label, shortcut }) => (
          <Link
            key={label}
            className={css.locked}
            to={`/login?job=${job._id}`}
            rel="nofollow"
            title={`${label} (needs an account)`}
            aria-label={`${label}: ${job.jobTitle} (needs an account)`}
            data-key={shortcut}
          >
            <Icon name={icon} />
          </Link>
        ))
      )}
      {children}
    </div>
  )
}

/** The actions that need an account, with the keys that call them. */
export function accountActions(job: Job): { icon: IconName; label: string; shortcut?: string }[] {
  return [
    { icon: 'star', label: 'Shortlist', shortcut: 's' },
    { icon: 'send', label: 'Apply', shortcut: 'a' },
    { icon: 'document', label: 'Match my CV', shortcut: 'm' },
    { icon: 'outside', label: `Open on ${sourceNames(job).main}` },
  ]
}
