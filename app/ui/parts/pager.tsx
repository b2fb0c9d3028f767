import { ButtonLink } from './button.tsx'
import css from './pager.module.css'

type PageNumber = { page: number; address: string; isChosen: boolean }

type Props = {
  /** Addresses; null at an end. */
  previous: string | null
  next: string | null
  /** Pages to go to at once. */
  numbers?: readonly PageNumber[]
  /** Where one is: 'Page 2 of 7'. */
  place?: string
  /** In a list by date: 'Newer' and 'Older'. */
  names?: readonly [previous: string, next: string]
  /** Where a page has two lists. */
  label?: string
}

/** The way through the pages of a list; the addresses hold, so that a page can be shared and reloaded. */
export function Pager({ previous, next, numbers, place, names = usualNames, label = 'Pages' }: Props) {
  if (previous === null && next === null && (numbers?.length ?? 0) < 2) return null
  return (
    <nav className={css.pages} aria-label={label}>
      {previous !== null && (
        <ButtonLink to={previous} rel="prev">
          {names[0]}
        </ButtonLink>
      )}
      {place}
      {numbers?.map(({ page, address, isChosen }) => (
        <ButtonLink key={page} to={address} aria-current={isChosen ? 'page' : undefined} aria-label={`Page ${page}`}>
          {page}
        </ButtonLink>
      ))}
      {next !== null && (
        <ButtonLink to={next} rel="next">
          {names[1]}
        </ButtonLink>
      )}
    </nav>
  )
}

const usualNames = ['Previous', 'Next'] as const
