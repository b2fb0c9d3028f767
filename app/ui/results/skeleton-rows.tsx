import css from './skeleton-rows.module.css'

const rows = [1, 2, 3, 4, 5]

/** In place of the list while another search is on its way: shaped like the rows that come. */
export function SkeletonRows({ tip }: { tip: string }) {
  return (
    <>
      <ol className={css.rows} aria-hidden>
        {rows.map((row) => (
          <li key={row}>
            <i className={css.title} />
            <i className={css.pay} />
            <i className={css.who} />
            <i className={css.facts} />
          </li>
        ))}
      </ol>
      <p className={css.tip}>Tip: {tip}</p>
    </>
  )
}
