import type { ApplicationDetail } from '../../../contract/applications/history.ts'

/** Leads to the ad on its board. */
export function ToBoard({
  application: { link, sourceName },
  label,
}: {
  application: ApplicationDetail
  label?: string
}) {
  if (link === null) return null
  return (
    <p>
      <a className="button" href={link} target="_blank" rel="nofollow noopener noreferrer external">
        {label ?? `Open on ${sourceName}`} (new tab)
      </a>
    </p>
  )
}
