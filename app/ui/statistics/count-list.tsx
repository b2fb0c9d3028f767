import { useEffect, useRef } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import css from './statistics.module.css'
import { Button } from '../parts/button.tsx'
import { EmptyLine } from '../parts/empty-state.tsx'

/** S13.2: ten at first, five more for each click. */
const atFirst = 10
const moreEachTime = 5

type Props = {
  title: string
  /** Its parameter in the address, which says how many are shown. */
  name: 'keywords' | 'places'
  counts: Readonly<Record<string, number>>
  /** The address that a row links to. */
  to: (name: string) => string
  none: string
}

/** Names with how many ads have them, as bars. Each links to a search. */
export function CountList({ title, name, counts, to, none }: Props) {
  const [query] = useSearchParams()
  const list = useRef<HTMLOListElement>(null)
  const all = Object.entries(counts).toSorted((a, b) => b[1] - a[1])
  const most = all[0]?.[1] ?? 1
  const shown = Math.max(atFirst, Number(query.get(name)) || 0)
  const before = useRef(shown)
  useEffect(() => {
    // Someone who asked for more continues reading at the first new row.
    if (shown > before.current) list.current?.querySelectorAll('a')[before.current]?.focus()
    before.current = shown
  }, [shown])
  return (
    <section className={css.section} aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      {all.length === 0 && <EmptyLine picture="chart">{none}</EmptyLine>}
      <ol className={css.counts} ref={list}>
        {all.slice(0, shown).map(([one, ads]) => (
          <li key={one}>
            <Link to={to(one)}>{one}</Link>
            <span className={css.number}>
              {ads.toLocaleString('en-GB')}
              <span className="unseen"> {ads === 1 ? 'ad' : 'ads'}</span>
            </span>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect className={css.track} width={100} height={4} />
              <rect className={css.bar} width={Math.round((ads / most) * 1_000) / 10} height={4} />
            </svg>
          </li>
        ))}
      </ol>
      {all.length > shown && (
        <Form method="get" preventScrollReset>
          {[...query]
            .filter(([other]) => other !== name)
            .map(([other, value]) => (
              <input key={other} type="hidden" name={other} value={value} />
            ))}
          <Button name={name} value={shown + moreEachTime}>
            Show more<span className="unseen"> of: {title}</span>
          </Button>
        </Form>
      )}
    </section>
  )
}
