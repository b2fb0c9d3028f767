import { Suspense, useId, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { JobSearch } from '../../../contract/job-searches/job-searches.ts'
import { messages } from '../../../contract/texts/messages.ts'
import { late } from '../late.ts'
import type { SearchProblems } from './read-search-form.ts'
import compact from './compact-form.module.css'
import css from './search-form.module.css'
import { WhatField, WhereField } from './words-fields.tsx'
import { Button } from '../parts/button.tsx'

const DistanceField = late(async () => (await import('./distance-field.tsx')).DistanceField)
const VoiceButton = late(async () => (await import('./voice-button.tsx')).VoiceButton)

// It works once scripts are there, so its own may come after those of the page.
const voice = (
  <Suspense fallback={<div />}>
    <VoiceButton />
  </Suspense>
)

type Props = {
  search: JobSearch
  /** From the server, where the form was sent without scripts. */
  problems?: SearchProblems | undefined
  /** In as little room as it takes, above the results of a search. */
  isCompact?: boolean
  /** The fields below the first three, and what is sent besides. */
  children?: ReactNode
  /** As one bar without further fields: what, where, within and the button. */
  isBar?: boolean
}

/** Where a search starts: what, where, within. `/search/go` reads it and leads on to the results, with scripts and without. */
export function SearchForm({ search, problems: sentBack, isCompact = false, isBar = false, children }: Props) {
  const { state, formAction } = useNavigation()
  const what = useRef<HTMLInputElement>(null)
  const where = useRef<HTMLInputElement>(null)
  const heading = useId()
  const [problems, setProblems] = useState<SearchProblems>(sentBack ?? {})

  const distance = useMemo(
    () => (
      <Suspense fallback={<div className="field" />}>
        <DistanceField defaultMiles={search.jobDistance} />
      </Suspense>
    ),
    [search.jobDistance],
  )

  /** Nothing is sent while a field is empty: the focus goes there, with the message (S4.3). */
  function onSubmit(event: FormEvent) {
    const found: SearchProblems = {}
    if (what.current?.value.trim() === '') found.jobTitle = messages.titleRequired
    if (where.current?.value.trim() === '') found.jobLocation = messages.locationRequired
    setProblems(found)
    if (found.jobTitle === undefined && found.jobLocation === undefined) return
    event.preventDefault()
    const field = found.jobTitle === undefined ? where : what
    field.current?.focus()
  }

  return (
    <search className={isCompact ? `${css.place} ${compact.place}` : css.place} data-look={isBar ? 'bar' : undefined}>
      <Form className={css.form} id="search" action="/search/go" noValidate onSubmit={onSubmit}>
        {(problems.jobTitle ?? problems.jobLocation) !== undefined && (
          <div className={css.problems} role="alert" aria-labelledby={heading}>
            <h2 id={heading}>There is a problem</h2>
            <ul>
              {Object.entries(problems).map(([field, message]) => (
                <li key={field}>
                  <a href={`#${field}`}>{message}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className={isCompact ? `${css.words} ${compact.words}` : css.words}>
          <WhatField input={what} defaultValue={search.jobTitle} problem={problems.jobTitle} isBar={isBar} />
          <WhereField input={where} defaultValue={search.jobLocation} problem={problems.jobLocation} isBar={isBar} />
          {distance}
          {voice}
          <Button
            look="primary"
            className={isCompact ? `${css.submit} ${compact.submit}` : css.submit}
            type="submit"
            aria-busy={state !== 'idle' && formAction?.startsWith('/search/go') === true}
          >
            <span>
              Search<span className={isBar ? 'unseen' : undefined}> jobs</span>
            </span>
          </Button>
        </div>
        {children}
      </Form>
    </search>
  )
}
