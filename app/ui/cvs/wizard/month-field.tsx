import { monthNames } from '../../../../contract/cvs/dates.ts'
import css from './wizard.module.css'

type Props = {
  id: string
  label: string
  /** '2019', '2019-09', '2019-09-01', or what there is of it while somebody types. */
  value: string
  onChange: (value: string) => void
  problem?: string | undefined
  isOff?: boolean
}

/** A month and a year; the month may be left out. */
export function MonthField({ id, label, value, onChange, problem, isOff = false }: Props) {
  const [year = '', month = ''] = value.split('-')
  const shown = problem === undefined ? undefined : year.length === 4 ? problem : missingYear
  const give = (newYear: string, newMonth: string) => onChange(newMonth === '' ? newYear : `${newYear}-${newMonth}`)
  const described = shown === undefined ? undefined : `${id}-problem`
  return (
    <fieldset disabled={isOff}>
      <legend className="label">{label}</legend>
      {shown !== undefined && (
        <p className="problem" id={`${id}-problem`}>
          {shown}
        </p>
      )}
      <div className={css.monthParts}>
        <div>
          <label className={css.small} htmlFor={`${id}-month`}>
            Month
          </label>
          <select
            className="input"
            id={`${id}-month`}
            value={month}
            aria-describedby={described}
            onChange={(event) => give(year, event.target.value)}
          >
            <option value="">Not given</option>
            {monthNames.map((name, index) => (
              <option key={name} value={String(index + 1).padStart(2, '0')}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label className={css.small} htmlFor={id}>
            Year
          </label>
          <input
            className="input"
            id={id}
            value={year}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            aria-invalid={shown !== undefined}
            aria-describedby={described}
            onChange={(event) => give(event.target.value.replaceAll(/\D/gu, ''), month)}
          />
        </div>
      </div>
    </fieldset>
  )
}

const missingYear = 'Please enter the year with four digits, such as 2019'
