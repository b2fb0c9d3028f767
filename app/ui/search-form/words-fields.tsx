import { Suspense, useMemo, type RefObject } from 'react'
import { late } from '../late.ts'
import { SuggestingField } from './suggesting-field.tsx'
import css from './words-fields.module.css'

// It works once scripts are there, so its own may come after those of the page.
const LocateButton = late(async () => (await import('./locate-button.tsx')).LocateButton)

type Props = {
  input: RefObject<HTMLInputElement | null>
  defaultValue: string
  problem: string | undefined
  isBar?: boolean
}

export function WhatField({ input, defaultValue, problem, isBar = false }: Props) {
  return (
    <div className="field">
      <label className="label" htmlFor="jobTitle">
        <span className={css.short}>What</span> <span className={css.long}>Job title or words</span>
      </label>
      <p className="problem" id="jobTitle-problem">
        {problem}
      </p>
      <SuggestingField
        id="jobTitle"
        name="jobTitle"
        source="/suggest/titles"
        autoComplete="organization-title"
        placeholder={isBar ? 'job title or words' : undefined}
        input={input}
        defaultValue={defaultValue}
        describedBy="jobTitle-problem"
        isInvalid={problem !== undefined}
      />
    </div>
  )
}

export function WhereField({ input, defaultValue, problem, isBar = false }: Props) {
  // One element, as for all that comes late: whatever else changes does not wait for it.
  const locate = useMemo(
    () => (
      <Suspense>
        <LocateButton statusId="jobLocation-located" input={input} />
      </Suspense>
    ),
    [input],
  )
  return (
    <div className="field">
      <div className={css.labelLine}>
        <label className="label" htmlFor="jobLocation">
          <span className={css.short}>Where</span> <span className={css.long}>Town, county or postcode</span>
        </label>
        {locate}
      </div>
      <p className="problem" id="jobLocation-problem">
        {problem}
      </p>
      <SuggestingField
        id="jobLocation"
        name="jobLocation"
        source="/suggest/places"
        autoComplete="address-level2"
        placeholder={isBar ? 'town or postcode' : undefined}
        input={input}
        defaultValue={defaultValue}
        describedBy="jobLocation-problem jobLocation-located"
        isInvalid={problem !== undefined}
      />
    </div>
  )
}
