import { Form } from 'react-router'
import css from './applications.module.css'

/** To note what was applied to somewhere else. @param today the latest day that can be meant. */
export function ElsewhereForm({ today }: { today: string }) {
  return (
    <details className={css.part}>
      <summary>
        <b>Note an application that you made elsewhere</b>
      </summary>
      <Form method="post" className={css.questions}>
        <input type="hidden" name="intent" value="elsewhere" />
        <div className={css.two}>
          <div className="field">
            <label className="label" htmlFor="jobTitle">
              Job
            </label>
            <input className="input" id="jobTitle" name="jobTitle" required maxLength={300} />
          </div>
          <div className="field">
            <label className="label" htmlFor="employer">
              Employer
            </label>
            <input className="input" id="employer" name="employer" maxLength={300} />
          </div>
          <div className="field">
            <label className="label" htmlFor="link">
              Link
            </label>
            <input className="input" id="link" name="link" type="url" maxLength={2000} placeholder="https://" />
          </div>
          <div className="field">
            <label className="label" htmlFor="appliedOn">
              Applied on
            </label>
            <input
              className="input"
              id="appliedOn"
              name="appliedOn"
              type="date"
              required
              max={today}
              defaultValue={today}
            />
          </div>
        </div>
        <button className="button" type="submit">
          Note it
        </button>
      </Form>
    </details>
  )
}
