import type { ReactNode } from 'react'
import css from './empty-state.module.css'
import { TallyPicture, type TallySubject } from './tally-picture.tsx'

type Props = {
  title: string
  /** The heading's: one below that of the section it is in. */
  level?: 2 | 3
  /** Which kind of nothing it is. */
  picture?: TallySubject
  /** Why there is nothing, and what would fill it. */
  children?: ReactNode
  /** The next step. */
  action?: ReactNode
}

/** Where a list would be, had it anything in it. */
export function EmptyState({ title, level = 2, picture = 'waiting', children, action }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={css.place}>
      <div className={css.empty}>
        <TallyPicture of={picture} />
        <div className={css.words}>
          <Heading>{title}</Heading>
          {children}
          {action !== undefined && <div className={css.action}>{action}</div>}
        </div>
      </div>
    </div>
  )
}

/** The same where a heading already says what the list is: one sentence beside a small picture. */
export function EmptyLine({ picture = 'waiting', children }: Pick<Props, 'picture' | 'children'>) {
  return (
    <div className={css.line}>
      <TallyPicture of={picture} />
      <p>{children}</p>
    </div>
  )
}
