import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Job } from '../../../contract/jobs/jobs.ts'
import { Icon, type IconName } from '../icon.tsx'
import { sourceNames } from '../job/job-facts.ts'
import css from './row-actions.module.css'
import type { OwnActions } from './use-own-actions.ts'

type Props = { job: Job; own: OwnActions; isMatched: boolean; onMatch: () => void; children: ReactNode }

/**
 * What can be done with a row. All but hiding need an account: to a visitor those carry a lock and lead to the page that says so
 * (S5.12); whoever is logged in has what there is.
 */
export function RowActions({ job, own, isMatched, onMatch, children }: Props) {
  return (
    <div className={css.actions}>
      {own !== null ? (
        <span className={css.own}>
          {own && <own.OwnRowActions job={job} isMatched={isMatched} onMatch={onMatch} />}
        </span>
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
