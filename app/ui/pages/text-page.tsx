import type { ReactNode } from 'react'
import css from '../legal-text.module.css'
import { PageHead } from '../page-head.tsx'

type Props = {
  title: string
  /** Its path. */
  canonical: string
  description: string
  children: ReactNode
}

/** A page to read: one heading, plain text at a reading width, links to where its facts come from. */
export function TextPage({ title, canonical, description, children }: Props) {
  return (
    <div className={`page ${css.text}`}>
      <PageHead title={title} canonical={canonical} description={description} />
      <h1>{title}</h1>
      {children}
    </div>
  )
}
