import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { openDialogs } from '../open-dialogs.ts'
import css from './dialog.module.css'

type Props = {
  title: string
  isOpen: boolean
  /** It was closed: by its button, by Esc, or by the page. */
  onClose: () => void
  /** 'wide' for what is looked at; 'drawer' stands at the side of the page, on a phone at its foot. */
  look?: 'wide' | 'drawer'
  children: ReactNode
}

/**
 * Something to deal with before the page goes on. The browser keeps the focus in it, closes it on Esc, and brings the focus back. The
 * button that closes it comes last, so that the focus begins with what the dialog is about.
 */
export function Dialog({ title, isOpen, onClose, look, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    if (isOpen && !element.open) element.showModal()
    if (!isOpen && element.open) element.close()
    return isOpen ? openDialogs.add(element) : undefined
  }, [isOpen])
  return (
    <dialog
      className={look === undefined ? css.dialog : `${css.dialog} ${looks[look]}`}
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
    >
      {isOpen && (
        <>
          <h2 id={heading}>{title}</h2>
          <div className={css.content}>{children}</div>
          <button className={css.close} type="button" onClick={() => dialog.current?.close()}>
            <Icon name="close" label="Close" />
          </button>
        </>
      )}
    </dialog>
  )
}

const looks = { wide: css.wide, drawer: css.drawer } as const
