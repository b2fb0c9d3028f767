import css from './statistics.module.css'
import { Table } from '../parts/table.tsx'

type Props = {
  caption: string
  columns: readonly string[]
  /** The first cell of a row names it. */
  rows: readonly (readonly [string, ...string[]])[]
}

/** The same data as the chart, as a table. */
export function DataTable({ caption, columns, rows }: Props) {
  return (
    <details className={css.twin}>
      <summary>
        As a table<span className="unseen">: {caption}</span>
      </summary>
      <Table
        caption={caption}
        isCaptionUnseen
        columns={columns.map((name, index) => ({ name, isFigure: index > 0 }))}
        rows={rows.map((cells) => ({ key: cells[0], cells }))}
      />
    </details>
  )
}
