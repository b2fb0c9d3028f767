import { ButtonLink } from '../parts/button.tsx'
import css from './toolbar.module.css'

/** The jobs that came in since the page was made wait behind this: what is being read does not move. */
export function Fresh({
  count,
  address,
  className,
}: {
  count: number
  address: string
  className?: string | undefined
}) {
  return (
    <div aria-live="polite" className={className}>
      {count > 0 && (
        <ButtonLink className={css.fresh} to={address} preventScrollReset rel="nofollow">
          <span>
            {count.toLocaleString('en-GB')} new
            <span className={css.rest}> {count === 1 ? 'job: show it' : 'jobs: show them'}</span>
          </span>
        </ButtonLink>
      )}
    </div>
  )
}
