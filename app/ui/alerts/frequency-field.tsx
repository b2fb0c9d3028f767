import {
  alertFrequencies,
  frequencyNames,
  type AlertFrequency,
  usualFrequency,
} from '../../../contract/alerts/frequencies.ts'
import { ChoiceGroup } from '../parts/choice-group.tsx'
import { Radio } from '../parts/radio.tsx'

/** How often an alert's emails are sent. */
export function FrequencyField({ chosen }: { chosen: AlertFrequency }) {
  return (
    <ChoiceGroup legend="How often" hint="We only write when there is something new. Times are UK time.">
      {alertFrequencies.map((frequency) => (
        <Radio key={frequency} name="frequency" value={frequency} defaultChecked={frequency === chosen}>
          {frequencyNames[frequency]}
        </Radio>
      ))}
    </ChoiceGroup>
  )
}

/** Reads the frequency from a form. Anything unknown counts as the usual one. */
export function readFrequency(form: FormData): AlertFrequency {
  const given = form.get('frequency')
  return alertFrequencies.find((frequency) => frequency === given) ?? usualFrequency
}
