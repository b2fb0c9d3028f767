import { Link } from 'react-router'
import css from './page-links.module.css'
import type { ResultsView } from './results-view.ts'

/** Previous, at most three pages, next. */
export function PageLinks({ pages: { previous, numbers, next } }: { pages: ResultsView['pages'] }) {
  if (numbers.length < 2) return null
  return (
    <nav className={css.pages} aria-label="Pages">
      {previous !== null && (
        <Link className="button" to={previous} rel="prev">
          Previous
        </Link>
      )}
      {numbers.map(({ page, address, isChosen }) => (
        <Link
          key={page}
          className={`button ${isChosen ? css.chosen : ''}`}
          to={address}
          aria-current={isChosen ? 'page' : undefined}
          aria-label={`Page ${page}`}
        >
          {page}
        </Link>
      ))}
      {next !== null && (
        <Link className="button" to={next} rel="next">
          Next
        </Link>
      )}
    </nav>
  )
}
