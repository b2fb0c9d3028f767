import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'
import css from './button.module.css'

/** 'primary': the one thing to do on a page; 'plain': looks like a link; 'danger': cannot be undone. */
export type ButtonLook = 'primary' | 'plain' | 'danger'

export type Look = { look?: ButtonLook | undefined; className?: string | undefined }

/**
 * Something to press: submits its form unless its `type` says otherwise. While it is busy (`aria-busy`) a form that changes
 * something is not sent a second time; a search is, as the words may have changed.
 */
export function Button({ look, className, onClick, ...rest }: ComponentProps<'button'> & Look) {
  const isBusy = rest['aria-busy'] === true
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy && event.currentTarget.form?.method === 'post') event.preventDefault()
    else onClick?.(event)
  }
  return <button {...rest} onClick={press} className={buttonClass(look, className)} />
}

/** A link within the site that looks like a button. */
export function ButtonLink({ look, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={buttonClass(look, className)} />
}

/** The classes of a button, for what must be another element: a label of a file field, a link that knows where one is. */
export function buttonClass(look?: ButtonLook, className = ''): string {
  return `${css.button} ${look === undefined ? '' : looks[look]} ${className}`
}

const looks = { primary: css.primary, plain: css.plain, danger: css.danger } as const
