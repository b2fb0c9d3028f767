import { useRef, type ComponentProps } from 'react'
import { Form, useActionData } from 'react-router'
import { alertCodes } from '../../../contract/texts/alert-codes.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import css from './act-form.module.css'
import { AlertBox } from './alert-box.tsx'
import { tellsItself, useIsToldAtForm, useWasSentLast } from './last-sent.ts'
import { ProblemSummary } from './problem-summary.tsx'
import type { Problems } from './problems.ts'

/** What pages answer to a form, in each of the ways that they say why it was refused. */
type Answer = Partial<Alert> & {
  problems?: Problems | undefined
  problem?: string | null | undefined
  alert?: Alert | null | undefined
  said?: Alert | null | undefined
}

/**
 * A form of a button or two, of which a page has several: why it was refused stands at its button and takes the focus. Without scripts
 * the page says so where it says it for all of them: see `PageProblems`.
 */
export function ActForm({ children, ...form }: ComponentProps<typeof Form>) {
  const element = useRef<HTMLFormElement>(null)
  const isHere = useWasSentLast(element)
  const answer = useActionData<Answer | undefined>()
  const [problems, said] = [problemsIn(answer), errorIn(answer)]
  const isRefused = said !== null || Object.keys(problems ?? {}).length > 0
  return (
    <Form method="post" {...form} {...{ [tellsItself]: '' }} ref={element}>
      {children}
      {isHere && isRefused && (
        <div className={css.told}>
          <ProblemSummary problems={problems} said={said} />
        </div>
      )}
    </Form>
  )
}

/** Why a form was refused, in the place that the page has for it, unless the form tells it itself. */
export function PageProblems(props: ComponentProps<typeof ProblemSummary>) {
  const isToldThere = useIsToldAtForm()
  return isToldThere ? null : <ProblemSummary {...props} />
}

/** What a page was answered, in the place that it has for it; why something was refused only where its form does not tell it itself. */
export function PageAlert({ alert }: { alert: Alert }) {
  const isToldThere = useIsToldAtForm()
  return isToldThere && isError(alert) ? null : <AlertBox alert={alert} />
}

function isError(alert: Alert): boolean {
  return alert.code === alertCodes.error
}

function errorIn(answer: Answer | undefined): Alert | null {
  const { code, message = '', details = '' } = answer ?? {}
  const said = code === undefined ? (answer?.alert ?? answer?.said ?? null) : { code, message, details }
  return said !== null && isError(said) ? said : null
}

function problemsIn(answer: Answer | undefined): Problems | undefined {
  if (answer?.problem != null) return { '': answer.problem }
  return answer?.problems
}
