import css from './page-links.module.css'
import type { ResultsView } from './results-view.ts'
import { ButtonLink } from '../parts/button.tsx'

/** Previous, at most three pages, next. */
export function PageLinks({ pages: { previous, numbers, next } }: { pages: ResultsView['pages'] }) {
  if (numbers.length < 2) return null
  return (
    <nav className={css.pages} aria-label="Pages">
      {previous !== null && (
        <ButtonLink to={previous} rel="prev">
          Previous
        </ButtonLink>
      )}
      {numbers.map(({ page, address, isChosen }) => (
        <ButtonLink
          key={page}
          className={isChosen ? css.chosen : undefined}
          to={address}
          aria-current={isChosen ? 'page' : undefined}
          aria-label={`Page ${page}`}
        >
          {page}
        </ButtonLink>
      ))}
      {next !== null && (
        <ButtonLink to={next} rel="next">
          Next
        </ButtonLink>
      )}
    </nav>
  )
}
