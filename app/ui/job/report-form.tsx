import { Form, useNavigation } from 'react-router'
import { reportDetailsLength, reportReasonLabels, reportReasons } from '../../../contract/job-searches/ad-reports.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import { AlertBox } from '../alert-box.tsx'
import css from './report-form.module.css'

/** What came of a report; null: none was sent. */
export type ReportAnswer = { alert: Alert; isDone: boolean } | null

/** Says to the people who run this what is wrong with an ad; no account is needed. */
export function ReportForm({ answer }: { answer: ReportAnswer }) {
  const { state } = useNavigation()
  return (
    <details className={css.report} open={answer !== null}>
      <summary>Report this ad</summary>
      <div aria-live="polite">{answer !== null && <AlertBox alert={answer.alert} />}</div>
      {answer?.isDone !== true && (
        <Form className={css.form} method="post" preventScrollReset>
          <fieldset>
            <legend>What is wrong?</legend>
            {reportReasons.map((reason) => (
              <label key={reason} className={css.choice}>
                <input type="radio" name="reason" value={reason} required /> <span>{reportReasonLabels[reason]}</span>
              </label>
            ))}
          </fieldset>
          <label htmlFor="report-details">More about it (optional)</label>
          <textarea
            className="input"
            id="report-details"
            name="details"
            rows={3}
            maxLength={reportDetailsLength}
            aria-describedby="report-hint"
          />
          <p className="hint" id="report-hint">
            We do not keep who reported an ad. Please give no personal details.
          </p>
          <button className="button" type="submit" aria-busy={state === 'submitting'}>
            Send report
          </button>
        </Form>
      )}
    </details>
  )
}
