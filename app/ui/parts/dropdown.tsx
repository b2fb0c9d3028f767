import { useEffect, useRef, type ReactNode } from 'react'
import css from './dropdown.module.css'
import { useAfterNavigation } from '../use-after-navigation.ts'

type Props = {
  label: ReactNode
  /** What the list holds, where the label alone does not tell. */
  name?: string
  className?: string | undefined
  /** Stays open after a choice: for filters, of which people take several. */
  staysOpen?: boolean
  /** It is open: what it holds may be loaded only then. */
  onOpen?: () => void
  children: ReactNode
}

/**
 * A button with a panel below it: a `details`, so that it opens without scripts. With them it closes on Esc, on a press elsewhere, and
 * once something is chosen.
 */
export function Dropdown({ label, name, className = '', staysOpen = false, onOpen, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const element = details.current
    if (element === null) return
    // Opened before the scripts came.
    if (element.open) onOpen?.()
    // Not when the pointer goes down: what closes then moves what is below it, and the click would miss.
    const onClick = (event: MouseEvent) => {
      const target = event.target as Node
      // A dropdown inside another one leaves the rest of that one in place: it would move away under the pointer.
      const around = element.parentElement?.closest('details')
      if (element.open && !element.contains(target) && around?.contains(target) !== true) element.open = false
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return
      // One that is inside another closes alone.
      event.stopPropagation()
      element.open = false
      element.querySelector('summary')?.focus()
    }
    document.addEventListener('click', onClick)
    element.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('click', onClick)
      element.removeEventListener('keydown', onKeyDown)
    }
  }, [onOpen])

  useAfterNavigation(() => {
    if (!staysOpen && details.current !== null) details.current.open = false
  })

  return (
    <details
      ref={details}
      className={`${css.dropdown} ${className}`}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className={css.summary} aria-label={name}>
        {label}
      </summary>
      <div className={css.panel}>{children}</div>
    </details>
  )
}
