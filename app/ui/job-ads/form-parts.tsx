import type { ReactNode } from 'react'
import { ChoiceGroup } from '../parts/choice-group.tsx'
import { Radio } from '../parts/radio.tsx'
import css from './job-ads.module.css'

/** A part of the form under a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = `section-${title.toLowerCase().replaceAll(' ', '-')}`
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** One of a few, all in view. */
export function Choices(props: {
  name: string
  legend: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  problem?: string | undefined
}) {
  const { name, legend, value, options, problem } = props
  return (
    <ChoiceGroup id={name} legend={legend} problem={problem}>
      {options.map(([option, label]) => (
        <Radio key={option} name={name} value={option} defaultChecked={option === value}>
          {label}
        </Radio>
      ))}
    </ChoiceGroup>
  )
}
