import { data, Form, href, Link, useNavigation } from 'react-router'
import { Decision } from '../../../contract/candidates/decisions.ts'
import type { Candidate } from '../../../contract/candidates/desk.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/decide'
import { ask } from '../../ask.ts'
import { companyOnly } from '../../company-only.ts'
import { tryAsk } from '../../try-ask.ts'
import { DecideForm } from '../../ui/candidates/desk/decide-form.tsx'
import { callOf, decisionWords } from '../../ui/candidates/desk/desk-words.ts'
import css from '../../ui/candidates/desk/desk.module.css'
import decideCss from '../../ui/candidates/desk/decide.module.css'
import { readDecision } from '../../ui/candidates/desk/read-decision.ts'
import { useSecondsLeft } from '../../ui/candidates/desk/waiting-line.tsx'
import { exactTimeOf } from '../../ui/dates.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { doneOf } from '../../ui/parts/said.ts'
import { useFocus } from '../../ui/parts/use-focus.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  companyOnly(context)
  const [desk, templates] = await Promise.all([
    ask(context, (api) => api.candidateDesk.dashboard({ params, query: {} })),
    ask(context, (api) => api.candidateDesk.templates()),
  ])
  const numbers = new Set(url.searchParams.getAll('n').map(Number))
  return {
    ad: desk.ad,
    to: Decision.catch('rejected').parse(url.searchParams.get('to')),
    candidates: desk.candidates.filter(({ number, isGone }) => numbers.has(number) && !isGone),
    templates,
    newTemplate: crypto.randomUUID(),
    now: new Date().toISOString(),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const typed = readDecision(form)
  const intent = String(form.get('intent'))
  const nothing = { intent, typed, alert: null, problems: {}, outcomes: null, undone: null }
  switch (intent) {
    case 'template': {
      const templates = await ask(context, (api) => api.candidateDesk.templates())
      const text = templates.find(({ _id }) => _id === form.get('template'))?.text ?? typed.text
      return { ...nothing, typed: { ...typed, text } }
    }
    case 'save': {
      const body = { to: typed.to, name: String(form.get('name') ?? ''), text: typed.text }
      const { refusal } = await tryAsk(context, (api) =>
        api.candidateDesk.saveTemplate({ params: { templateId: String(form.get('newTemplate')) }, body }),
      )
      const said = refusal
        ? alert(
            'error',
            refusal.code === 'CONFLICT' ? refusal.message : 'Give the text a name, and at least 20 characters.',
          )
        : alert('success', 'The text is saved for your company.')
      return data({ ...nothing, alert: said }, { status: refusal ? 400 : 200 })
    }
    case 'delete': {
      const templateId = String(form.get('template'))
      const { refusal } = await tryAsk(context, (api) => api.candidateDesk.deleteTemplate({ params: { templateId } }))
      const said = refusal
        ? alert('error', 'Only texts that your company saved can be deleted.')
        : alert('success', 'The text is deleted.')
      return data({ ...nothing, alert: said }, { status: refusal ? 400 : 200 })
    }
    case 'undo': {
      const candidates = form.getAll('undo').map(String)
      const { answer, refusal } = await tryAsk(context, (api) =>
        api.candidateDesk.undo({ params, body: { candidates } }),
      )
      if (refusal) return data({ ...nothing, alert: alert('error', refusal.message) }, { status: 400 })
      return { ...nothing, undone: answer.outcomes }
    }
    default: {
      const { answer, refusal } = await tryAsk(context, (api) => api.candidateDesk.decide({ params, body: typed }))
      if (refusal)
        return data({ ...nothing, alert: alert('error', refusal.message), problems: refusal.fields }, { status: 400 })
      return { ...nothing, outcomes: answer.outcomes }
    }
  }
}

type Outcome = { candidacyId: string; outcome: string; message: string }

/** Decides on one candidate or several, with the text that each gets before one's eyes. */
export default function Decide({ loaderData, actionData }: Route.ComponentProps) {
  const { ad, to, candidates } = loaderData
  const outcomes = actionData?.outcomes ?? actionData?.undone ?? null
  const back = href('/posted-job-details/:adId', { adId: ad._id })
  const done = outcomes === null ? doneOf(actionData?.alert) : (actionData?.alert ?? null)
  const [only] = candidates
  const whom = candidates.length === 1 && only !== undefined ? callOf(only) : `${candidates.length} candidates`
  const title = `${decisionWords[to].verb} ${whom}`
  return (
    <div className={`page ${css.page} ${css.narrow}`}>
      <PageHead title={`${title}: ${ad.jobTitle}`} isForSearchEngines={false} />
      <p>
        <Link to={back}>Candidates: {ad.jobTitle}</Link>
      </p>
      <h1>{title}</h1>
      {done !== null && <AlertBox alert={done} />}
      {candidates.length === 0 ? (
        <p>
          Nobody is selected. <Link to={back}>Tick candidates in the list</Link>, then choose what to decide.
        </p>
      ) : outcomes === null ? (
        <DecideForm
          // What was typed stays; a template that the server filled in takes its place.
          key={actionData?.typed.text}
          {...loaderData}
          typed={actionData?.typed ?? null}
          problems={actionData?.problems ?? {}}
          said={actionData?.alert ?? null}
          isOfText={actionData?.intent === 'save' || actionData?.intent === 'delete'}
        />
      ) : (
        <Outcomes
          rows={rowsOf(candidates, { outcomes, isUndone: actionData?.undone != null })}
          now={loaderData.now}
          done={decisionWords[to].done}
          back={back}
        />
      )}
    </div>
  )
}

type Row = { one: Candidate; kind: 'waits' | 'taken-back' | 'failed'; message: string }

/** What became of each: of those who were asked for last as the answer says, of the others as they stand. */
function rowsOf(candidates: readonly Candidate[], given: { outcomes: readonly Outcome[]; isUndone: boolean }): Row[] {
  const outcomes = new Map(given.outcomes.map((outcome) => [outcome.candidacyId, outcome]))
  return candidates.flatMap((one): Row[] => {
    const outcome = outcomes.get(one._id)
    if (outcome !== undefined && outcome.outcome !== 'done') return [{ one, kind: 'failed', message: outcome.message }]
    if (one.waiting !== null) return [{ one, kind: 'waits', message: '' }]
    return outcome !== undefined && given.isUndone ? [{ one, kind: 'taken-back', message: '' }] : []
  })
}

/** What became of each, at each; and the way back while there is one. */
function Outcomes({ rows, now, done, back }: { rows: readonly Row[]; now: string; done: string; back: string }) {
  const isSending = useNavigation().state === 'submitting'
  const waiting = rows.filter(({ kind }) => kind === 'waits')
  const tellAt = waiting[0]?.one.waiting?.tellAt ?? now
  const left = useSecondsLeft(tellAt, now)
  // The form is gone whose button was pressed: what became of it, and the way back, have the focus.
  const said = useFocus<HTMLDivElement>(rows.map(({ one, kind }) => `${one._id} ${kind}`).join())
  return (
    <div ref={said} tabIndex={-1} className={decideCss.decideForm}>
      {waiting.length > 0 && (
        <Form method="post" className={decideCss.undoAll}>
          <output>
            {waiting.length === 1 ? '1 candidate' : `${waiting.length} candidates`} will be told at{' '}
            {exactTimeOf(tellAt)}. <span aria-hidden="true">{left > 0 ? `${left} s left to undo.` : ''}</span>
          </output>
          {waiting.map(({ one }) => (
            <input key={one._id} type="hidden" name="undo" value={one._id} />
          ))}
          <Button name="intent" value="undo" type="submit" aria-busy={isSending}>
            Undo all
          </Button>
        </Form>
      )}
      <ul className={decideCss.outcomes}>
        {rows.map(({ one, kind, message }) => (
          <li key={one._id} data-outcome={kind}>
            <b>{callOf(one)}</b>
            {kind === 'waits' ? `${done}, not told yet` : kind === 'failed' ? message : 'Undone. Nothing was sent.'}
            {one.waiting !== null && (
              <Form method="post">
                <input type="hidden" name="undo" value={one._id} />
                <Button look="plain" name="intent" value="undo" type="submit" aria-busy={isSending}>
                  Undo<span className="unseen"> {callOf(one)}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <p>
        <Link to={back}>Back to the candidates</Link>
      </p>
    </div>
  )
}
