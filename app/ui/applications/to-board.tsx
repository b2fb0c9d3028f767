import type { ApplicationDetail } from '../../../contract/applications/history.ts'
import { ButtonAnchor } from '../parts/button-anchor.tsx'

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
      <ButtonAnchor href={link} target="_blank" rel="nofollow noopener noreferrer external">
        {label ?? `Open on ${sourceName}`} (new tab)
      </ButtonAnchor>
    </p>
  )
}
