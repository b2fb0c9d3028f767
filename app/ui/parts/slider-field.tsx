import { useState, type ReactNode } from 'react'
import { useHydrated } from '../use-hydrated.ts'
import { withTyped } from './fill-in.ts'
import css from './slider-field.module.css'

type Props = {
  name: string
  label: ReactNode
  /** What a screen reader calls the slider: 'Distance in miles'. */
  sliderName: string
  min: number
  max: number
  step?: number
  defaultValue: number
  /** What the figure means: 'miles', 'any distance'. It follows the label. */
  meaning: (value: number) => string
}

/** A figure by a slider and by its number box; the box alone works without scripts, and for anyone who cannot drag. */
export function SliderField({ name, label, sliderName, min, max, step = 1, defaultValue, meaning }: Props) {
  const [value, setValue] = useState(String(defaultValue))
  const isHydrated = useHydrated()
  const range = { min, max, step }
  return (
    <div className="field">
      <label className="label" htmlFor={name}>
        {label} <span className="quiet">{meaning(Number(value))}</span>
      </label>
      <div className={css.line}>
        <input
          {...range}
          ref={withTyped(value, setValue)}
          id={name}
          className={`input ${css.number}`}
          name={name}
          type="number"
          inputMode="numeric"
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
        <input
          {...range}
          className={css.slider}
          type="range"
          aria-label={sliderName}
          aria-valuetext={`${value} ${meaning(Number(value))}`}
          value={Number(value) || defaultValue}
          disabled={!isHydrated}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      </div>
    </div>
  )
}
