import { useEffect, useId, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../icon.tsx'
import css from './invitation-card.module.css'
import { Button } from '../parts/button.tsx'

type Props = {
  title: string
  /** At the end of the page's content, where it covers nothing. */
  isBelow: boolean
  onClose: () => void
  children: ReactNode
}

/** A card at the foot of the window, or of the page: what is on the page can still be read and used. Esc in it closes it. */
export function InvitationCard({ title, isBelow, onClose, children }: Props) {
  const heading = useId()
  const card = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = card.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [onClose])
  const main = isBelow ? document.querySelector('main') : null
  const shown = (
    <dialog className={main === null ? css.card : `${css.card} ${css.below}`} ref={card} open aria-labelledby={heading}>
      <div className={css.top}>
        <h2 id={heading}>{title}</h2>
        <Button className={css.close} type="button" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      {children}
    </dialog>
  )
  return main === null ? shown : createPortal(shown, main)
}
