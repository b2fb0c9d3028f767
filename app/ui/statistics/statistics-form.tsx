import { useRef } from 'react'
import { Form } from 'react-router'
import { SuggestingField } from '../search-form/suggesting-field.tsx'
import css from './statistics.module.css'
import { Button } from '../parts/button.tsx'

type Props = { title: string; where: string; problems: { title?: string | undefined; where?: string | undefined } }

/** Asks for a job and a place. Works before scripts load: the answer is a page of its own. */
export function StatisticsForm({ title, where, problems }: Props) {
  const titleField = useRef<HTMLInputElement>(null)
  const whereField = useRef<HTMLInputElement>(null)
  return (
    // Keyed by page, so that the fields show that page's values.
    <Form
      key={`${title}\n${where}`}
      className={css.form}
      action="/statistics"

      aria-label="Job statistics"
    >
      <div className="field">
        <label className="label" htmlFor="title">
          Job title
        </label>
        <p className="problem" id="title-problem">
          {problems.title}
        </p>
        <SuggestingField
          id="title"
          name="title"
          source="/suggest/titles"
          autoComplete="organization-title"
          input={titleField}
          defaultValue={title}
          describedBy="title-problem"
          isInvalid={problems.title !== undefined}
        />
      </div>
      <div className="field">
        <label className="label" htmlFor="where">
          Town, county or region (optional)
        </label>
        <p className="problem" id="where-problem">
          {problems.where}
        </p>
        <SuggestingField
          id="where"
          name="where"
          source="/suggest/places"
          autoComplete="address-level2"
          input={whereField}
          defaultValue={where}
          describedBy="where-problem"
          isInvalid={problems.where !== undefined}
        />
      </div>
      <Button look="primary">Show statistics</Button>
    </Form>
  )
}
