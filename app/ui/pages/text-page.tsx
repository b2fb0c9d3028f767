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
  /** A `DataPicture`: it stands below the contents, after the text on a phone. */
  picture?: ReactNode
  children: ReactNode
}

/**
 * A page to read: one heading, plain text at a reading width, and a list of its sections and a picture of figures in the margin (on a phone above
 * and below the text).
 */
export function TextPage({ title, heading = title, canonical, description, picture, children }: Props) {
  const { body, contents } = withContents(children)
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={title} canonical={canonical} description={description} />
      <h1>{heading}</h1>
      <div className={css.side}>
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
        {picture}
      </div>
      <div className={css.text}>{body}</div>
    </div>
  )
}
