import { Link, useNavigation } from 'react-router'
import { alertFrequencies, frequencyNames } from '../../../contract/alerts/frequencies.ts'
import { alertNotSent } from '../../../contract/alerts/texts.ts'
import { askedWords } from '../../../contract/alerts/asked-boards.ts'
import type { ListedAlert } from '../../../contract/alerts/own-alerts-api.ts'
import type { ToldAlert } from './told-alert.ts'
import { Icon } from '../icon.tsx'
import { Ago } from '../when.tsx'
import css from './alerts.module.css'
import { Button, ButtonLink } from '../parts/button.tsx'
import { SelectField } from '../parts/select-field.tsx'
import { ActForm } from '../parts/act-form.tsx'

/** One alert in the list, with everything that can be done with it. */
export function OwnAlertCard({ alert, now }: { alert: ListedAlert & ToldAlert; now: string }) {
  const { id, address, what, filters, isOn, notSentBecause, frequency, lastSent, waiting } = alert
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle' && formData?.get('alertId') === id
  return (
    <li className={css.alert} aria-busy={isBusy}>
      <h2>
        <Link to={address}>{what}</Link>
      </h2>
      {filters.length > 0 && <p className="quiet">{filters.join(' · ')}</p>}
      <p className={css.state}>
        <b>
          {isOn && notSentBecause !== null ? (
            <>
              <Icon name="warning" /> {alertNotSent[notSentBecause].message}
            </>
          ) : (
            <>
              <Icon name={isOn ? 'tick' : 'hide'} /> {isOn ? 'On' : 'Off'}
            </>
          )}
        </b>
        <span className="quiet">
          {lastSent === null ? (
            'Nothing sent yet'
          ) : (
            <>
              Last sent <Ago moment={lastSent} now={now} />
            </>
          )}
        </span>
        {waiting > 0 && (
          <span>
            {waiting} new {waiting === 1 ? 'job' : 'jobs'} for the next email
          </span>
        )}
      </p>
      {isOn && alert.boards.length > 0 && <p className="quiet">{askedWords(alert.boards, now)}</p>}
      <div className={css.ways}>
        <ActForm preventScrollReset>
          <input type="hidden" name="alertId" value={id} />
          <SelectField
            label={
              <>
                How often<span className="unseen">: {what}</span>
              </>
            }
            id={`frequency-${id}`}
            name="frequency"
            defaultValue={frequency}
            key={frequency}
          >
            {alertFrequencies.map((one) => (
              <option key={one} value={one}>
                {frequencyNames[one]}
              </option>
            ))}
          </SelectField>
          <Button name="intent" value="frequency">
            Save<span className="unseen"> how often: {what}</span>
          </Button>
        </ActForm>
        <ActForm preventScrollReset>
          <input type="hidden" name="alertId" value={id} />
          <Button name="intent" value={isOn ? 'off' : 'on'}>
            {isOn ? 'Turn off' : 'Turn on'}
            <span className="unseen">: {what}</span>
          </Button>
          {isOn && (
            <Button name="intent" value="run">
              Run now<span className="unseen">: {what}</span>
            </Button>
          )}
          <ButtonLink to={`/job-alerts/${id}`}>
            Edit<span className="unseen">: {what}</span>
          </ButtonLink>
          <Button name="intent" value="delete">
            Delete<span className="unseen">: {what}</span>
          </Button>
        </ActForm>
      </div>
    </li>
  )
}
