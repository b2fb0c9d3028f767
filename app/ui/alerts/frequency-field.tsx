import { alertFrequencies, frequencyNames, type AlertFrequency } from '../../../contract/alerts/frequencies.ts'
import css from './alerts.module.css'

/** How often an alert's emails are sent. */
export function FrequencyField({ chosen }: { chosen: AlertFrequency }) {
  return (
    <fieldset className={css.frequency}>
      <legend className="label">How often</legend>
      {alertFrequencies.map((frequency) => (
        <label className={css.choice} key={frequency}>
          <input type="radio" name="frequency" value={frequency} defaultChecked={frequency === chosen} />
          <span>{frequencyNames[frequency]}</span>
        </label>
      ))}
      <p className="hint">We only write when there is something new. Times are UK time.</p>
    </fieldset>
  )
}

/** Reads the frequency from a form. Anything unknown counts as daily. */
export function readFrequency(form: FormData): AlertFrequency {
  const given = form.get('frequency')
  return alertFrequencies.find((frequency) => frequency === given) ?? 'daily'
}
