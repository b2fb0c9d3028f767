import { useId, type ReactNode } from 'react'
import css from './data-picture.module.css'

/** One line of a picture: its name, how long its bar is, and the figure as people read it. */
export type PictureRow = { name: string; value: number; shown: string; isMain?: boolean }

type Props = {
  title: string
  rows: readonly PictureRow[]
  /** Where the figures come from, or what they leave out. */
  children?: ReactNode
}

/** Figures of the product as bars, beside a text: a list that a screen reader reads, with a bar drawn below each line. */
export function DataPicture({ title, rows, children }: Props) {
  const heading = useId()
  const most = Math.max(...rows.map(({ value }) => value))
  // Nothing is held yet: a picture of noughts says nothing.
  if (!(most > 0)) return null
  return (
    <figure className={css.picture} aria-labelledby={heading}>
      <figcaption id={heading}>{title}</figcaption>
      <dl className={css.rows}>
        {rows.map(({ name, value, shown, isMain = false }) => (
          <div key={name} className={isMain ? css.main : undefined}>
            <dt>{name}</dt>
            <dd>{shown}</dd>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect className={css.track} width={100} height={6} />
              <rect className={css.bar} width={Math.round((value / most) * 1_000) / 10} height={6} />
            </svg>
          </div>
        ))}
      </dl>
      {children !== undefined && <p className={css.source}>{children}</p>}
    </figure>
  )
}
