import { useEffect, useRef } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { reportDetailsLength, reportReasonLabels, reportReasons } from '../../../contract/job-searches/ad-reports.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import { Button } from '../parts/button.tsx'
import { TextArea } from '../parts/text-field.tsx'
import css from './report-form.module.css'
import { ChoiceGroup } from '../parts/choice-group.tsx'
import { Radio } from '../parts/radio.tsx'

/** What came of a report; null: none was sent. */
export type ReportAnswer = { alert: Alert; isDone: boolean } | null

/** Says to the people who run this what is wrong with an ad; no account is needed. */
export function ReportForm({ answer }: { answer: ReportAnswer }) {
  const details = useRef<HTMLDetailsElement>(null)
  const { hash } = useLocation()
  // From the list somebody may come for this alone.
  useEffect(() => {
    if (hash === '#report' && details.current !== null) details.current.open = true
  }, [hash])
  const { state } = useNavigation()
  return (
    <details className={css.report} id="report" ref={details} open={answer !== null}>
      <summary>Report this ad</summary>
      <div aria-live="polite">{answer !== null && <AlertBox alert={answer.alert} />}</div>
      {answer?.isDone !== true && (
        <Form className={css.form} method="post" preventScrollReset>
          <ChoiceGroup legend="What is wrong?">
            {reportReasons.map((reason) => (
              <Radio key={reason} name="reason" value={reason} required>
                {reportReasonLabels[reason]}
              </Radio>
            ))}
          </ChoiceGroup>
          <TextArea
            id="report-details"
            name="details"
            label="More about it"
            hint="We do not keep who reported an ad. Please give no personal details."
            isOptional
            rows={3}
            maxLength={reportDetailsLength}
          />
          <Button type="submit" aria-busy={state === 'submitting'}>
            Send report
          </Button>
        </Form>
      )}
    </details>
  )
}
