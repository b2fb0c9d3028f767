import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { industries } from '../../../contract/industries.ts'
import type { JobSearch } from '../../../contract/job-searches.ts'
import { resultsAddress } from '../../../contract/results-address.ts'
import { DistanceField } from './distance-field.tsx'
import { fillIn } from './fill-in.ts'
import { PayField } from './pay-field.tsx'
import { hasProblems, readSearchForm, type SearchProblems } from './read-search-form.ts'
import css from './search-form.module.css'
import { Switches, type SwitchName } from './switches.tsx'
import { VoiceButton } from './voice-button.tsx'
import { WhatField, WhereField } from './words-fields.tsx'

type Props = {
  search: JobSearch
  /** From the server, where the form was sent without scripts. */
  problems?: SearchProblems
  /** 'bar': the three fields in a row, above results; 'short': the rest folded away; 'whole': all of it. */
  layout: 'bar' | 'short' | 'whole'
  switches?: readonly SwitchName[]
  /** What the form sends besides what it shows. */
  children?: ReactNode
}

/** Where a search starts. Without scripts it is a plain form; `/search/go` reads it and leads on to the results. */
export function SearchForm({
  search,
  problems: sentBack = noProblems,
  layout,
  switches = allSwitches,
  children,
}: Props) {
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const what = useRef<HTMLInputElement>(null)
  const where = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState(sentBack)

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const form = readSearchForm(new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])))
    setProblems(form.problems)
    if (!hasProblems(form.problems)) return void navigate(resultsAddress(form.search))
    const field = form.problems.jobTitle === undefined ? where : what
    field.current?.focus()
  }

  const rest = (
    <>
      <PayField defaultMin={search.jobSalaryMin} defaultMax={search.jobSalaryMax} />
      <Switches names={switches} search={search} />
      <div className="field">
        <label className="label" htmlFor="jobArea">
          Industry
        </label>
        <select className="input" id="jobArea" name="jobArea" defaultValue={search.jobArea}>
          <option value="Any">Any industry</option>
          {industries.map((industry) => (
            <option key={industry}>{industry}</option>
          ))}
        </select>
      </div>
    </>
  )

  return (
    <search>
      <form className={`${css.form} ${css[layout]}`} id="search" action="/search/go" noValidate onSubmit={onSubmit}>
        {hasProblems(problems) && (
          <div className={css.problems} role="alert">
            <h2>There is something to fill in</h2>
            <ul>
              {Object.entries(problems).map(([field, message]) => (
                <li key={field}>
                  <a href={`#${field}`}>{message}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className={css.words}>
          <WhatField input={what} defaultValue={search.jobTitle} problem={problems.jobTitle} />
          <WhereField input={where} defaultValue={search.jobLocation} problem={problems.jobLocation} />
          <DistanceField defaultMiles={search.jobDistance} />
          <button className={`button primary ${css.submit}`} type="submit" aria-busy={isLeaving}>
            Search jobs
          </button>
        </div>
        {layout === 'short' && (
          <details className={css.more}>
            <summary>Pay, kind of work, industry</summary>
            <div className={css.rest}>{rest}</div>
          </details>
        )}
        {layout === 'whole' && <div className={css.rest}>{rest}</div>}
        {layout !== 'bar' && (
          <VoiceButton
            onHeard={({ jobTitle, jobLocation }) => {
              fillIn(what.current, jobTitle)
              if (jobLocation !== null) fillIn(where.current, jobLocation)
            }}
          />
        )}
        {children}
      </form>
    </search>
  )
}

const noProblems: SearchProblems = {}
const allSwitches = ['fullTime', 'partTime', 'contract', 'intern', 'noIR'] as const
