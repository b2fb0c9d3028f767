import { useRef, useState } from 'react'
import { data, Form, href, Link, redirect, useNavigation } from 'react-router'
import type { ApplicationToReview } from '../../../contract/applications/history.ts'
import { alert, messages } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/review'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { AnswerRow } from '../../ui/applications/answer-row.tsx'
import css from '../../ui/applications/applications.module.css'
import review from '../../ui/applications/review.module.css'
import { useOnPage } from '../../ui/applications/use-on-page.ts'
import { useReviewKeys } from '../../ui/applications/use-review-keys.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { Button, ButtonLink } from '../../ui/parts/button.tsx'
import { EmptyState } from '../../ui/parts/empty-state.tsx'
import { Checkbox } from '../../ui/parts/checkbox.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const [waiting, { available }] = await ask(
    context,
    async (api) => await Promise.all([api.applications.toReview(), api.credits.mine({ params: { id: 'me' } })]),
  )
  return { waiting, available }
}

/** Has those sent that are ticked, each with exactly what was shown. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const applications = form
    .getAll('application')
    .map((id) => ({ application: String(id), answersHash: textOf(form, `hash-${String(id)}`) }))
  const refused = (message: string) => data({ alert: alert('error', message) }, { status: 400 })
  if (applications.length === 0) return refused('Tick those that you have checked')
  const { answer, refusal } = await tryAsk(context, (api) => api.applications.approveAll({ body: { applications } }))
  if (refusal) return refused(refusal.message)
  const { approved, changed, cannot } = answer
  if (approved.length === 0) return refused(changed.length > 0 ? messages.answersChanged : messages.notStoppable)
  throw redirect(
    `${href('/applied-jobs')}?sending=${approved.length}${changed.length + cannot.length === 0 ? '' : `&changed=${changed.length + cannot.length}`}`,
  )
}

/** Everything that is filled in and waits to be checked, on one page: read, tick, next. */
export default function Review({ loaderData: { waiting }, actionData }: Route.ComponentProps) {
  const list = useRef<HTMLUListElement>(null)
  const [checked, setChecked] = useState(0)
  const { state } = useNavigation()
  useReviewKeys(list)
  useOnPage()
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Check and send" isForSearchEngines={false} />
      <p>
        <Link to="/applied-jobs">My applications</Link>
      </p>
      <h1>Check and send</h1>
      {actionData?.alert !== undefined && <AlertBox alert={actionData.alert} />}
      {waiting.length === 0 ? (
        <EmptyState
          title="Nothing to check"
          picture="done"
          action={<ButtonLink to="/applied-jobs">See my applications</ButtonLink>}
        >
          <p>Forms that we have filled in appear here until you send them.</p>
        </EmptyState>
      ) : (
        <Form
          method="post"
          className={review.form}
          onChange={(event) => setChecked(new FormData(event.currentTarget).getAll('application').length)}
        >
          <p>
            Read what each employer will get, and tick what is right. Nothing is sent until you press Send.{' '}
            <span className={review.keys}>
              Keys: <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>Space</kbd> tick, <kbd>Enter</kbd> send.
            </span>
          </p>
          <ul ref={list} className={review.list} aria-label="To check">
            {waiting.map((one, at) => (
              <Item key={`${one._id}${one.answersHash}`} one={one} isFirst={at === 0} />
            ))}
          </ul>
          <div className={review.foot}>
            <Button look="primary" type="submit" disabled={state !== 'idle'}>
              Send all I have checked{checked > 0 && ` (${checked})`}
            </Button>
            <p className="quiet">Failed applications cost nothing.</p>
          </div>
        </Form>
      )}
    </div>
  )
}

function Item({ one, isFirst }: { one: ApplicationToReview; isFirst: boolean }) {
  const { _id, jobTitle, employer, sourceName, answers, answersHash } = one
  const page = href('/applications/:applicationId', { applicationId: _id })
  return (
    <li className={review.item}>
      <div className={review.head}>
        <Checkbox className={review.tick} name="application" value={_id}>
          <b>{jobTitle}</b>
          <small>
            {[employer, `on ${sourceName}`].filter((part) => part !== null).join(', ')}: I have checked this
          </small>
        </Checkbox>
        <input type="hidden" name={`hash-${_id}`} value={answersHash} />
        <Link to={page}>
          Change<span className="unseen"> {jobTitle}</span>
        </Link>
      </div>
      <details open={isFirst}>
        <summary>
          {answers.length === 1 ? '1 answer' : `${answers.length} answers`}
          <span className="unseen"> for {jobTitle}</span>
        </summary>
        <dl className={review.answers}>
          {answers.map((answer) => (
            <AnswerRow key={answer.question.key} answer={answer} />
          ))}
        </dl>
      </details>
    </li>
  )
}
