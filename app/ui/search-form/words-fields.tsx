import type { RefObject } from 'react'
import { fillIn } from '../parts/fill-in.ts'
import { LocateButton } from './locate-button.tsx'
import { SuggestingField } from './suggesting-field.tsx'
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
      <SuggestingField
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
  return (
    <div className="field">
      <div className={css.labelLine}>
        <label className="label" htmlFor="jobLocation">
          Town, county or postcode
        </label>
        <LocateButton statusId="jobLocation-located" onFound={(place) => fillIn(input.current, place)} />
      </div>
      <p className="problem" id="jobLocation-problem">
        {problem}
      </p>
      <SuggestingField
        id="jobLocation"
        name="jobLocation"
        source="/suggest/places"
        autoComplete="address-level2"
        input={input}
        defaultValue={defaultValue}
        describedBy="jobLocation-problem jobLocation-located"
        isInvalid={problem !== undefined}
      />
    </div>
  )
}
