import { useState } from 'react'
import { searchLimits as limits } from '../../../contract/job-searches/limits.ts'
import { messages } from '../../../contract/texts/messages.ts'
import { useHydrated } from '../use-hydrated.ts'
import { withTyped } from './fill-in.ts'
import css from './range-fields.module.css'

/** How far from the place: a slider with a number box; the number box alone works without scripts. */
export function DistanceField({ defaultMiles }: { defaultMiles: number }) {
  const [miles, setMiles] = useState(String(Math.min(defaultMiles, limits.distanceMax)))
  const isHydrated = useHydrated()
  const isAny = Number(miles) > limits.anyDistanceAbove
  return (
    <div className="field">
      <label className="label" htmlFor="jobDistance">
        Within <span className="quiet">{isAny ? `any distance (${messages.anyDistance})` : 'miles'}</span>
      </label>
      <div className={css.distance}>
        <input
          ref={withTyped(miles, setMiles)}
          id="jobDistance"
          className={`input ${css.number}`}
          name="jobDistance"
          type="number"
          inputMode="numeric"
          min={limits.distanceMin}
          max={limits.distanceMax}
          value={miles}
          onChange={(event) => setMiles(event.currentTarget.value)}
        />
        <input
          className={css.slider}
          type="range"
          aria-label="Distance in miles"
          aria-valuetext={isAny ? 'any distance' : `${miles} miles`}
          min={limits.distanceMin}
          max={limits.distanceMax}
          step={1}
          value={Number(miles) || limits.distanceFormDefault}
          disabled={!isHydrated}
          onChange={(event) => setMiles(event.currentTarget.value)}
        />
      </div>
    </div>
  )
}
