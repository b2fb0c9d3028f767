import type { ReactNode } from 'react'
import css from './text-page.module.css'
import { PageHead } from '../page-head.tsx'
import { withContents } from './contents.ts'

type Props = {
  /** The title of the page; also its heading, unless there is a shorter one. */
  title: string
  heading?: string
  /** Its path. */
  canonical: string
  description: string
  children: ReactNode
}

/** A page to read: one heading, plain text at a reading width, and a list of its sections in the margin (above the text on a phone). */
export function TextPage({ title, heading = title, canonical, description, children }: Props) {
  const { body, contents } = withContents(children)
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={title} canonical={canonical} description={description} />
      <h1>{heading}</h1>
      {contents.length > 2 && (
        <nav className={css.contents} aria-label="On this page">
          <ul>
            {contents.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={css.text}>{body}</div>
    </div>
  )
}
