import type { RefObject } from 'react'
import { Icon } from '../icon.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { Combobox } from './combobox.tsx'
import { fillIn } from './fill-in.ts'
import { useMyLocation } from './use-my-location.ts'
import css from './words-fields.module.css'

type Props = { input: RefObject<HTMLInputElement | null>; defaultValue: string; problem: string | undefined }

export function WhatField({ input, defaultValue, problem }: Props) {
  return (
    <div className="field">
      <label className="label" htmlFor="jobTitle">
        Job title or words
      </label>
      <p className="problem" id="jobTitle-problem">
        {problem}
      </p>
      <Combobox
        id="jobTitle"
        name="jobTitle"
        source="/suggest/titles"
        autoComplete="organization-title"
        input={input}
        defaultValue={defaultValue}
        describedBy="jobTitle-problem"
        isInvalid={problem !== undefined}
      />
    </div>
  )
}

export function WhereField({ input, defaultValue, problem }: Props) {
  const isHydrated = useHydrated()
  const { state, locate } = useMyLocation((label) => fillIn(input.current, label))
  return (
    <div className="field">
      <div className={css.labelLine}>
        <label className="label" htmlFor="jobLocation">
          Town, county or postcode
        </label>
        <button
          className={css.locate}
          type="button"
          disabled={!isHydrated || state.kind === 'asking'}
          onClick={() => void locate()}
        >
          <Icon name="place" /> {state.kind === 'asking' ? 'Looking…' : 'Use my location'}
        </button>
      </div>
      <p className="problem" id="jobLocation-problem">
        {problem}
      </p>
      <Combobox
        id="jobLocation"
        name="jobLocation"
        source="/suggest/places"
        autoComplete="address-level2"
        input={input}
        defaultValue={defaultValue}
        describedBy="jobLocation-problem"
        isInvalid={problem !== undefined}
      />
      <p className="problem" aria-live="polite">
        {state.kind === 'failed' && state.message}
        {state.kind === 'found' && <span className="unseen">You are near {state.label}</span>}
      </p>
    </div>
  )
}
