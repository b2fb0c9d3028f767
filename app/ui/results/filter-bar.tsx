import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import type { JobSearch } from '../../../contract/job-searches/job-searches.ts'
import { Dropdown } from '../parts/dropdown.tsx'
import { Icon } from '../icon.tsx'
import { useFollowLinks } from '../use-follow-links.ts'
import { FacetValue, FacetValues } from './facet-values.tsx'
import css from './filter-bar.module.css'
import type { FacetView, ResultsView } from './results-view.ts'
import { Button } from '../parts/button.tsx'
import { PayField } from '../search-form/pay-field.tsx'

export type FilterBarProps = {
  view: ResultsView
  total: number
  search: Pick<JobSearch, 'contains' | 'jobSalaryMin' | 'jobSalaryMax'>
}

const inPlace = { preventScrollReset: true }

/** The filters: a row of pills on a wide screen, a sheet behind one button on a phone. Every value is a link. */
export function FilterBar({ view, search, total }: FilterBarProps) {
  const { contains } = search
  const followValue = useFollowLinks('a', inPlace)
  const others = view.facets.filter(({ isCommon }) => !isCommon)
  const chosenOthers = others.reduce((sum, { chosen }) => sum + chosen, contains === '' ? 0 : 1)
  return (
    <>
      <Button className={css.opener} type="button" popoverTarget="filters">
        <Icon name="filter" /> Filter{view.tags.length > 0 && ` (${view.tags.length})`}
      </Button>
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
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- what is pressed are the links inside, also by keys */}
      <section className={css.bar} id="filters" popover="auto" aria-label="Filters" onClick={followValue}>
        <div className={css.sheetHead}>
          <h2>Filters</h2>
          <button
            className={css.close}
            type="button"
            popoverTarget="filters"
            popoverTargetAction="hide"
            aria-label="Close filters"
          >
            <Icon name="close" />
          </button>
        </div>
        {view.facets
          .filter(({ isCommon }) => isCommon)
          .map((facet) => (
            <Facet key={facet.name} facet={facet}>
              {facet.name === 'pay' && (
                <>
                  <div className={css.pay}>
                    {/* Of the search form, and sent with it. */}
                    <PayField
                      key={view.address}
                      form="search"
                      defaultMin={search.jobSalaryMin}
                      defaultMax={search.jobSalaryMax}
                      currency={view.currency}
                    />
                    <Button type="submit" form="search">
                      Use this pay
                    </Button>
                  </div>
                  {view.withoutPay !== null && <FacetValue value={view.withoutPay} />}
                </>
              )}
            </Facet>
          ))}
        <Dropdown className={`${css.facet} ${css.rest}`} staysOpen label={<Label title="More" chosen={chosenOthers} />}>
          {others.map((facet) => (
            <Facet key={facet.name} facet={facet}>
              {facet.rate && <RateForm rate={facet.rate} />}
            </Facet>
          ))}
          <Form className={css.contains} preventScrollReset>
            {view.filters.map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <label className="label" htmlFor="contains">
              Only ads that contain
            </label>
            <div>
              <input
                key={contains}
                className="input"
                id="contains"
                name="contains"
                type="search"
                maxLength={120}
                defaultValue={contains}
              />
              <Button type="submit">Filter</Button>
            </div>
          </Form>
        </Dropdown>
        <div className={css.sheetFoot}>
          <Button look="primary" type="button" popoverTarget="filters" popoverTargetAction="hide">
            Show {total.toLocaleString('en-GB')} {total === 1 ? 'job' : 'jobs'}
          </Button>
        </div>
      </section>
    </>
  )
}

function Label({ title, chosen }: { title: string; chosen: number }) {
  return (
    <>
      {title}
      {chosen > 0 && <b className={css.count}>{chosen}</b>}
    </>
  )
}

function Facet({ facet, children }: { facet: FacetView; children: ReactNode }) {
  return (
    <Dropdown className={css.facet} staysOpen label={<Label title={facet.title} chosen={facet.chosen} />}>
      {children}
      <FacetValues values={facet.values} />
    </Dropdown>
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
