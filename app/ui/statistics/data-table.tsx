import css from './statistics.module.css'

type Props = {
  caption: string
  columns: readonly string[]
  /** The first cell of a row names it. */
  rows: readonly (readonly [string, ...string[]])[]
}

/** A chart's twin: the same in words and numbers. */
export function DataTable({ caption, columns, rows }: Props) {
  return (
    <details className={css.twin}>
      <summary>
        As a table<span className="unseen">: {caption}</span>
      </summary>
      <table className={css.table}>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                // Cells of a row have no name but their column's.
                // oxlint-disable-next-line react/no-array-index-key
                <td key={i}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
