import type { ReactNode } from 'react'
import css from './table.module.css'

type TableColumn = {
  name: string
  /** Figures stand at the right, one below the other. */
  isFigure?: boolean
}

type TableRow = {
  key: string
  /** The first one names the row. */
  cells: readonly ReactNode[]
  isMarked?: boolean
}

type Props = {
  caption: string
  /** The heading above says the same. */
  isCaptionUnseen?: boolean
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
}

/** Rows and columns; where the place is narrow each row is a block, its cells below one another with the columns' names. */
export function Table({ caption, isCaptionUnseen = false, columns, rows }: Props) {
  return (
    <div className={css.place}>
      <table className={css.table}>
        <caption className={isCaptionUnseen ? 'unseen' : css.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, isFigure }) => (
              <th key={name} scope="col" className={isFigure === true ? css.figure : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others], isMarked }) => (
            <tr key={key} className={isMarked === true ? css.marked : undefined}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => {
                const column = columns[index + 1]
                return (
                  <td
                    key={column?.name}
                    className={column?.isFigure === true ? css.figure : undefined}
                    data-column={column?.name}
                  >
                    {cell}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
