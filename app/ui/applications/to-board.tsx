import { ButtonAnchor } from '../parts/button-anchor.tsx'
import type { ButtonLook } from '../parts/button.tsx'

type Props = {
  /** On the board: an ad, or the person's list of applications; null if we have none. */
  link: string | null
  label: string
  look?: ButtonLook | undefined
}

/** Leads to the board, in a tab of its own. */
export function ToBoard({ link, label, look }: Props) {
  if (link === null) return null
  return (
    <ButtonAnchor href={link} target="_blank" rel="nofollow noopener noreferrer external" look={look}>
      {label} (new tab)
    </ButtonAnchor>
  )
}
