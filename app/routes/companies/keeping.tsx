import { data, Form, useNavigation } from 'react-router'
import { keepingMonths } from '../../../contract/candidates/keeping-months.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import type { Route } from './+types/keeping'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { CompanyFrame } from '../../ui/companies/company-frame.tsx'
import css from '../../ui/companies/company.module.css'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import { problemsOf, type Problems } from '../../ui/parts/problems.ts'
import { SelectField } from '../../ui/parts/select-field.tsx'
import { ownCompany } from './own-company.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const own = await ownCompany(context)
  return { ...own, keeping: await ask(context, (api) => api.candidateDesk.keeping()) }
}

type Answer = { alert: Alert | null; problems: Problems; typed: { sentMonths: number; recordMonths: number } | null }

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const body = { sentMonths: Number(textOf(form, 'sentMonths')), recordMonths: Number(textOf(form, 'recordMonths')) }
  const { answer, refusal } = await tryAsk(context, (api) => api.candidateDesk.saveKeeping({ body }))
  if (refusal === null) return data<Answer>({ alert: answer.alert, problems: {}, typed: null })
  return data<Answer>({ alert: null, problems: problemsOf(refusal), typed: body }, { status: 400 })
}

/** How long the company keeps what candidates sent. Admins change it, members read it. */
export default function CompanyKeeping({
  loaderData: { company, isAdmin, keeping },
  actionData,
}: Route.ComponentProps) {
  const { state } = useNavigation()
  const { sentMonths, recordMonths } = actionData?.typed ?? keeping
  const problems = actionData?.problems ?? {}
  return (
    <CompanyFrame company={company} isAdmin={isAdmin} title="Candidates’ data">
      <div aria-live="polite">{actionData?.alert != null && <AlertBox alert={actionData.alert} />}</div>
      <p className={css.text}>
        After the decision we remove what a candidate sent in two steps. First the CV, letter, answers, messages,
        contact data and notes; later the record of the decision: the name, your scores, the reason and the dates.{' '}
        {keepingMonths.sent} and {keepingMonths.record} months give you time to answer a claim for discrimination. You
        can choose less. A candidate who agrees on the page of their application is kept for up to{' '}
        {keepingMonths.agreed} months for other jobs. Your numbers stay.
      </p>
      {isAdmin ? (
        <Form method="post" className={css.form}>
          <Months
            name="sentMonths"
            label="Keep what was sent"
            most={keepingMonths.sent}
            value={sentMonths}
            problem={problems['sentMonths']}
          />
          <Months
            name="recordMonths"
            label="Keep the record of the decision"
            most={keepingMonths.record}
            value={recordMonths}
            problem={problems['recordMonths']}
          />
          <ProblemSummary problems={actionData?.problems} />
          <div>
            <Button look="primary" type="submit" disabled={state === 'submitting'}>
              Save
            </Button>
          </div>
        </Form>
      ) : (
        <p className={css.text}>
          Your company keeps what was sent for {inMonths(sentMonths)} and the record for {inMonths(recordMonths)}. Its
          admins can change that.
        </p>
      )}
    </CompanyFrame>
  )
}

type MonthsProps = { name: string; label: string; most: number; value: number; problem: string | undefined }

function Months({ name, label, most, value, problem }: MonthsProps) {
  return (
    <SelectField name={name} label={label} defaultValue={value} problem={problem} hint="After the decision">
      {Array.from({ length: most }, (_, at) => at + 1).map((months) => (
        <option key={months} value={months}>
          {inMonths(months)}
        </option>
      ))}
    </SelectField>
  )
}

const inMonths = (months: number): string => (months === 1 ? '1 month' : `${months} months`)
