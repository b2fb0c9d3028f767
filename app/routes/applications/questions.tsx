import { data, Form, href, Link, redirect, useNavigation } from 'react-router'
import type { FormAnswer } from '../../../contract/applications/applications.ts'
import type { OpenQuestion } from '../../../contract/applications/history.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/questions'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { OpenAnswerRow } from '../../ui/applications/answer-row.tsx'
import card from '../../ui/applications/answers-card.module.css'
import css from '../../ui/applications/applications.module.css'
import { readAnswers } from '../../ui/applications/read-answers.ts'
import { useOnPage } from '../../ui/applications/use-on-page.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { Button, ButtonLink } from '../../ui/parts/button.tsx'
import { EmptyState } from '../../ui/parts/empty-state.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return { questions: await ask(context, (api) => api.applications.openQuestions()) }
}

/** Gives what is answered to every application that asks it; what is left empty stays open. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const questions = await ask(context, (api) => api.applications.openQuestions())
  // The fields are named by the questions themselves: others may have been answered meanwhile.
  const answers = questions.flatMap((one) => {
    const [given] = readAnswers(form, [answerOf(one)], () => nameOf(one))
    return given?.value == null ? [] : [{ id: one.id, value: given.value, remember: given.remember }]
  })
  const refused = (message: string, problems: Readonly<Record<string, string>>) =>
    data({ alert: alert('error', message), problems }, { status: 400 })
  if (answers.length === 0) return refused('Answer at least one question', {})
  const { answer, refusal } = await tryAsk(context, (api) => api.applications.answerAll({ body: { answers } }))
  if (refusal) return refused(refusal.message, refusal.fields)
  const { queued, waiting } = answer
  if (waiting.length === 0 && queued.length > 0) throw redirect(`${href('/applied-jobs')}?answered=${queued.length}`)
  const on =
    queued.length === 1
      ? 'One application will carry on. '
      : queued.length > 1
        ? `${queued.length} applications will carry on. `
        : ''
  const rest = `${waiting.length === 1 ? 'One is still waiting' : `${waiting.length} are still waiting`} for the answers below.`
  return { alert: alert('success', 'Your answers are saved', `${on}${rest}`), problems: {} }
}

/** A name that holds in a form and in a selector, whatever the question says. */
function nameOf({ id }: OpenQuestion): string {
  return id.replaceAll(/[^\w-]/gu, '_')
}

function answerOf({ question, problem, isUnderstood, isWorthRemembering }: OpenQuestion): FormAnswer {
  return {
    question,
    value: null,
    origin: null,
    ...(problem !== null && { problem }),
    ...(isUnderstood !== undefined && { isUnderstood }),
    ...(isWorthRemembering !== undefined && { isWorthRemembering }),
  }
}

/** All questions that all waiting applications ask, each once. */
export default function Questions({ loaderData: { questions }, actionData }: Route.ComponentProps) {
  const { state } = useNavigation()
  useOnPage()
  const problems: Readonly<Record<string, string>> = actionData?.problems ?? {}
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Open questions" isForSearchEngines={false} />
      <p>
        <Link to="/applied-jobs">My applications</Link>
      </p>
      <h1>Open questions</h1>
      {actionData?.alert !== undefined && <AlertBox alert={actionData.alert} />}
      {questions.length === 0 ? (
        <EmptyState
          title="No questions to answer"
          picture="done"
          action={<ButtonLink to="/applied-jobs">See my applications</ButtonLink>}
        >
          <p>Questions that only you can answer appear here, once for all the applications that ask them.</p>
        </EmptyState>
      ) : (
        <Form method="post" className={css.wide} noValidate>
          <p>
            Answer a question once and we use it in every application that asks it. Questions you leave empty stay open.
            Nothing is sent until you have checked the form, unless you have let us send it for you.
          </p>
          <section className={card.card} aria-label="Questions">
            {questions.map((one) => (
              <OpenAnswerRow
                key={one.id}
                answer={answerOf(one)}
                name={nameOf(one)}
                problem={problems[one.id] ?? one.problem ?? undefined}
                askedBy={askedBy(one)}
              />
            ))}
            <div className={card.foot}>
              <Button look="primary" type="submit" disabled={state !== 'idle'}>
                Use these answers
              </Button>
            </div>
          </section>
        </Form>
      )}
    </div>
  )
}

/** 'Asked for Staff Nurse on Reed, and 2 more' */
function askedBy({ askedBy: [first, ...others] }: OpenQuestion): string {
  if (first === undefined) return ''
  const more = others.length === 0 ? '' : `, and ${others.length} more`
  return `Asked for ${first.jobTitle} on ${first.sourceName}${more}`
}
