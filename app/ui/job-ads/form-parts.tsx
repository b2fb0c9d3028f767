import type { ReactNode } from 'react'
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
    <fieldset id={name}>
      <legend className="label">{legend}</legend>
      <p className="problem">{problem}</p>
      {options.map(([option, label]) => (
        <label key={option} className={css.tick}>
          <input type="radio" name={name} value={option} defaultChecked={option === value} /> {label}
        </label>
      ))}
    </fieldset>
  )
}

type TickProps = { name: string; isOn: boolean; problem?: string | undefined; children: ReactNode }

/** Yes or no. */
export function Tick({ name, isOn, problem, children }: TickProps) {
  return (
    <div>
      <label className={css.tick}>
        <input type="checkbox" id={name} name={name} defaultChecked={isOn} /> {children}
      </label>
      <p className="problem">{problem}</p>
    </div>
  )
}
