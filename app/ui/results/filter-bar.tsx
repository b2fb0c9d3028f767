import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { Dropdown } from '../parts/dropdown.tsx'
import { Icon } from '../icon.tsx'
import css from './filter-bar.module.css'
import type { FacetValueView, FacetView, ResultsView } from './results-view.ts'
import { Button } from '../parts/button.tsx'

type Props = {
  view: ResultsView
  /** The text of the content filter. */
  contains: string
  total: number
  /** The pay fields: they belong to the search form and are sent with it. */
  children: ReactNode
}

/** The filters: in a row on a wide screen, in a panel behind one button on a phone. Every value is a link. */
export function FilterBar({ view, contains, total, children }: Props) {
  return (
    <div className={css.filters}>
      <Button className={css.opener} type="button" popoverTarget="filters">
        <Icon name="filter" /> Filter{view.tags.length > 0 && ` (${view.tags.length})`}
      </Button>
      <section className={css.bar} id="filters" popover="auto" aria-label="Filters">
        {view.facets.map((facet) => (
          <Dropdown
            key={facet.name}
            className={css.facet}
            staysOpen
            label={
              <>
                {facet.title}
                {facet.chosen > 0 && <b className={css.count}>{facet.chosen}</b>}
              </>
            }
          >
            {facet.name === 'pay' && (
              <div className={css.pay}>
                {children}
                <Button type="submit" form="search">
                  Use this pay
                </Button>
              </div>
            )}
            {facet.name === 'pay' && view.withoutPay !== null && <Value value={view.withoutPay} />}
            {facet.rate && <RateForm rate={facet.rate} />}
            <Values facet={facet} />
          </Dropdown>
        ))}
        <Form className={css.contains} preventScrollReset>
          {view.filters.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <label className="unseen" htmlFor="contains">
            Only ads that contain
          </label>
          <input
            key={contains}
            className="input"
            id="contains"
            name="contains"
            type="search"
            maxLength={120}
            placeholder="Ads that contain…"
            defaultValue={contains}
          />
          <Button type="submit">Filter</Button>
        </Form>
        <Button look="primary" className={css.done} type="button" popoverTarget="filters" popoverTargetAction="hide">
          Show {total.toLocaleString('en-GB')} {total === 1 ? 'job' : 'jobs'}
        </Button>
      </section>
      {view.tags.length > 0 && (
        <ul className={css.tags} aria-label="Filters in use">
          {view.tags.map(({ label, address }) => (
            <li key={label}>
              <Link className={css.tag} to={address} preventScrollReset>
                <span className="unseen">Without </span>
                {label} <Icon name="close" />
              </Link>
            </li>
          ))}
          {view.tags.length > 1 && (
            <li>
              <Link className={css.clear} to={view.withoutAny} preventScrollReset>
                Clear all filters
              </Link>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

/** Own bounds for a day or an hour; without scripts too. */
function RateForm({ rate }: { rate: NonNullable<FacetView['rate']> }) {
  return (
    <Form className={css.pay} preventScrollReset>
      {rate.hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {rate.boxes.map(({ name, label, value }) => (
        <label className="hint" key={name}>
          {label}
          <input className="input" type="number" min="0" step="any" name={name} defaultValue={value} />
        </label>
      ))}
      <Button type="submit">Use this rate</Button>
    </Form>
  )
}

function Values({ facet }: { facet: FacetView }) {
  return (
    <ul>
      {facet.values.map((value) => (
        <li key={value.label}>
          <Value value={value} />
        </li>
      ))}
    </ul>
  )
}

function Value({ value: { label, count, address, isChosen } }: { value: FacetValueView }) {
  const face = (
    <>
      <span className={css.box}>{isChosen && <Icon name="tick" label="chosen" />}</span> <span>{label}</span>{' '}
      <span className={css.number}>{count.toLocaleString('en-GB')}</span>
    </>
  )
  if (address === null) return <span className={`${css.value} ${css.none}`}>{face}</span>
  return (
    <Link
      className={`${css.value}`}
      to={address}
      preventScrollReset
      rel="nofollow"
      aria-current={isChosen ? 'true' : undefined}
    >
      {face}
    </Link>
  )
}
