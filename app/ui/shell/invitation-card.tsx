import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import css from './invitation-card.module.css'
import { Button } from '../parts/button.tsx'

type Props = { title: string; onClose: () => void; children: ReactNode }

/** A card at the foot of the page: what is on the page can still be read and used. Esc in it closes it. */
export function InvitationCard({ title, onClose, children }: Props) {
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
  return (
    <dialog className={css.card} ref={card} open aria-labelledby={heading}>
      <div className={css.top}>
        <h2 id={heading}>{title}</h2>
        <Button className={css.close} type="button" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      {children}
    </dialog>
  )
}
