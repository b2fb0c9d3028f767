import { alertFrequencies, frequencyNames, type AlertFrequency } from '../../../contract/alerts/frequencies.ts'
import css from './alerts.module.css'

/** How often the mails of an alert come. */
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
      <p className="hint">Only when there is something new. By the clocks of the United Kingdom.</p>
    </fieldset>
  )
}

/** Of a form; what is no frequency is daily. */
export function readFrequency(form: FormData): AlertFrequency {
  const given = form.get('frequency')
  return alertFrequencies.find((frequency) => frequency === given) ?? 'daily'
}
