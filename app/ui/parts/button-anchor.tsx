import type { ComponentProps } from 'react'
import { buttonClass, type Look } from './button.tsx'

/** A link to another site, a file or a place on the page that looks like a button. */
export function ButtonAnchor({ look, className, children, ...rest }: ComponentProps<'a'> & Look) {
  return (
    <a {...rest} className={buttonClass(look, className)}>
      {children}
    </a>
  )
}
