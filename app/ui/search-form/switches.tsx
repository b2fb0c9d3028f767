import { Link } from 'react-router'
import type { JobSearch } from '../../../contract/job-searches/job-searches.ts'
import css from './switches.module.css'

export type SwitchName = 'fullTime' | 'partTime' | 'contract' | 'intern' | 'noIR'

/** The kinds of contract: plain check boxes, so that none means any. */
export function Switches({ names, search }: { names: readonly SwitchName[]; search: JobSearch }) {
  return (
    <fieldset>
      <legend className="label">Kind of work</legend>
      <p className="hint">None chosen means any.</p>
      <div className={css.switches}>
        {names.map((name) => (
          <label key={name} className={css.choice}>
            <input type="checkbox" name={name} value="true" defaultChecked={search[name]} />
            <span>
              {labels[name]}
              {name === 'noIR' && (
                <span className={`hint ${css.meaning}`}>
                  The ad says you work through your own company and pay its taxes yourself.{' '}
                  <Link to="/outside-ir35-jobs#what-is-ir35">What that means</Link>
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export const allSwitches = ['fullTime', 'partTime', 'contract', 'intern', 'noIR'] as const

const labels: Record<SwitchName, string> = {
  fullTime: 'Full time',
  partTime: 'Part time',
  contract: 'Contract',
  intern: 'Internship',
  noIR: 'Outside IR35',
}
