import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Dropdown } from './dropdown.tsx'
import css from './menu.module.css'

type Props = {
  label: ReactNode
  /** What it is a menu of, where the label alone does not tell. */
  name?: string
  className?: string | undefined
  /** `MenuLink`s and `MenuButton`s. */
  children: ReactNode
}

/**
 * Things to do, behind a button: links and buttons in a list, which the tab key reaches one by one and arrows as well. It opens without
 * scripts.
 */
export function Menu({ label, name, className, children }: Props) {
  return (
    <Dropdown label={label} className={`${css.menu} ${className ?? ''}`} {...(name !== undefined && { name })}>
      <MenuList>{children}</MenuList>
    </Dropdown>
  )
}

/** What is in a menu: by itself for a `Dropdown` whose list comes when it is first opened. */
export function MenuList({ children }: { children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const details = list.current?.closest('details')
    if (details == null) return
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step === undefined) return
      event.preventDefault()
      details.open = true
      const choices = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
      const at = choices.findIndex((choice) => choice === document.activeElement)
      choices[
        at === -1 ? (step === 1 ? 0 : choices.length - 1) : (at + step + choices.length) % choices.length
      ]?.focus()
    }
    const onClick = (event: Event) => {
      if (!(event.target instanceof Element) || event.target.closest('ul button') === null) return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    details.addEventListener('keydown', onKeyDown)
    details.addEventListener('click', onClick)
    return () => {
      details.removeEventListener('keydown', onKeyDown)
      details.removeEventListener('click', onClick)
    }
  }, [])
  return <ul ref={list}>{children}</ul>
}

/** Leads to a page. */
export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link className={css.choice} to={to}>
        {children}
      </Link>
    </li>
  )
}

/** Does something. */
export function MenuButton(props: { onClick: () => void; name?: string; isExpanded?: boolean; children: ReactNode }) {
  const { onClick, name, isExpanded, children } = props
  return (
    <li>
      <button className={css.choice} type="button" aria-label={name} aria-expanded={isExpanded} onClick={onClick}>
        {children}
      </button>
    </li>
  )
}

/** The class of a choice, for what must be another element: a form's own button, a link to another site. */
export const menuChoice = css.choice
