import { useEffect, useState } from 'react'
import {
  data,
  Form,
  href,
  Link,
  useNavigation,
  useOutletContext,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { noteNotSaved } from '../../../contract/candidates/desk-texts.ts'
import { notSent, textNotSent } from '../../../contract/conversations/texts.ts'
import { scoreNames, Scores } from '../../../contract/candidates/scores.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/one-candidate'
import type { CandidateDetail } from '../../../contract/candidates/desk.ts'
import type { ApiClient } from '../../api.ts'
import { ask } from '../../ask.ts'
import { companyOnly } from '../../company-only.ts'
import { tryAsk } from '../../try-ask.ts'
import { CandidatePanel } from '../../ui/candidates/desk/candidate-panel.tsx'
import { DecideBar } from '../../ui/candidates/desk/decide-bar.tsx'
import type { DeskPlace } from '../../ui/candidates/desk/desk-place.ts'
import { callOf } from '../../ui/candidates/desk/desk-words.ts'
import css from '../../ui/candidates/desk/desk.module.css'
import { toldOf } from '../../ui/candidates/desk/told-of.ts'
import { lastNew, linesOf, whyRefused } from '../../ui/conversations/typed-message.ts'
import { AnsweredRounds } from '../../ui/questions/answered-rounds.tsx'
import { loadRecordings } from '../../ui/questions/load-recording.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Button } from '../../ui/parts/button.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  companyOnly(context)
  const candidate = await ask(context, (api) => api.candidateDesk.candidate({ params }))
  if (candidate.state === 'sent') await ask(context, (api) => api.candidateDesk.viewed({ params }))
  const conversation = await ask(context, (api) => api.conversations.find({ params }))
  const until = lastNew(conversation)
  if (until !== null) await ask(context, (api) => api.conversations.read({ params, body: { until } }))
  const rounds = await ask(context, (api) => api.questionRounds.answers({ params }))
  const recordings = await loadRecordings(
    context,
    rounds.flatMap(({ questions }) => questions.map(({ answer }) => answer?.videoId ?? null)),
  )
  return {
    candidate,
    conversation,
    rounds,
    recordings,
    noteId: crypto.randomUUID(),
    messageId: crypto.randomUUID(),
    textId: crypto.randomUUID(),
    now: new Date().toISOString(),
  }
}

/** Another filter of the list is the same candidate. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formMethod !== undefined || currentUrl.href === nextUrl.href) return defaultShouldRevalidate
  return currentParams['candidacyId'] !== nextParams['candidacyId']
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = String(form.get('intent') ?? '')
  const note = linesOf(form.get(fieldOf[intent] ?? 'note'))
  const call = callOfIntent(form, params)
  if (call === null)
    return data({ intent, alert: alert('error', 'We did not understand what to do.'), note: '' }, { status: 400 })
  const { refusal, answer } = await tryAsk(context, call)
  if (refusal === null) {
    const [outcome] = answer
    if (outcome === undefined || outcome.outcome === 'done') return null
    return data({ intent, alert: alert('warning', outcome.message), note: '' }, { status: 400 })
  }
  const said =
    intent === 'note'
      ? // M87: the server's reason, as a warning.
        alert('warning', noteNotSaved, refusal.message)
      : intent === 'message' || intent === 'text'
        ? alert('error', intent === 'text' ? textNotSent : notSent, whyRefused(refusal))
        : alert('error', refusal.message)
  return data({ intent, alert: said, note }, { status: 400 })
}

/** Where each form is typed in: what was typed stays if it was not sent. */
const fieldOf: Readonly<Record<string, string>> = { message: 'message', text: 'sms' }

type Params = { adId: string; candidacyId: string }

type Outcome = { outcome: string; message: string }

/** The call that a form asks for; what it says of each candidate, where it says anything. Null: no such thing. */
function callOfIntent(form: FormData, params: Params): ((api: ApiClient) => Promise<readonly Outcome[]>) | null {
  switch (form.get('intent')) {
    case 'shortlist': {
      const body = { isShortlisted: form.get('isShortlisted') === 'yes' }
      return async (api) => (await api.candidateDesk.shortlist({ params, body }), [])
    }
    case 'note': {
      const body = { _id: String(form.get('noteId')), note: linesOf(form.get('note')) }
      return async (api) => (await api.candidateDesk.addNote({ params, body }), [])
    }
    case 'message': {
      const body = { _id: String(form.get('messageId')), text: linesOf(form.get('message')) }
      return async (api) => (await api.conversations.write({ params, body }), [])
    }
    case 'text': {
      const sms = linesOf(form.get('sms'))
      const body = { _id: String(form.get('textId')), sms, isSure: form.get('isSure') === 'yes' }
      return async (api) => (await api.conversations.sendText({ params, body }), [])
    }
    case 'assess': {
      const typed = Object.fromEntries(scoreNames.map(({ key }) => [key, Number(form.get(key))])) as Scores
      return async (api) => (await api.candidateDesk.assess({ params, body: typed }), [])
    }
    case 'move': {
      const [to, before, after] = [form.get('to'), form.get('before'), form.get('after')]
      const body =
        before !== null
          ? { before: String(before) }
          : after !== null
            ? { after: String(after) }
            : { to: to === 'bottom' ? ('bottom' as const) : ('top' as const) }
      return async (api) => (await api.candidateDesk.move({ params, body }), [])
    }
    case 'undo':
      return async (api) => {
        const asked = { params: { adId: params.adId }, body: { candidates: [params.candidacyId] } }
        return (await api.candidateDesk.undo(asked)).outcomes
      }
    default:
      return null
  }
}

/** Somebody who applied to an ad of one's company, beside the list. */
export default function OneCandidate({
  loaderData: { candidate, conversation, rounds, recordings, noteId, messageId, textId, now },
  actionData,
}: Route.ComponentProps) {
  const place = useOutletContext<DeskPlace>()
  return (
    <>
      <Told of={candidate} />
      <PageHead title={`${callOf(candidate)}: ${candidate.jobTitle}`} isForSearchEngines={false} />
      <CandidatePanel
        candidate={candidate}
        now={now}
        noteId={noteId}
        conversation={conversation}
        messageId={messageId}
        textId={textId}
        said={actionData ?? null}
        answers={
          <AnsweredRounds
            rounds={rounds}
            recordings={recordings}
            name={callOf(candidate)}
            adId={candidate.adId}
            number={candidate.number}
          />
        }
        search={place.search}
        steps={<Steps adId={candidate.adId} place={place} />}
      />
      <Order place={place} />
      <DecideBar candidate={candidate} canMessage={conversation.whyNot === null} />
    </>
  )
}

/** Says what has just been done. The button that did it may be gone: the focus is then on the candidate's name. */
function Told({ of }: { of: CandidateDetail }) {
  const [before, setBefore] = useState(of)
  const [told, setTold] = useState('')
  if (before !== of) {
    setBefore(of)
    const news = toldOf(before, of)
    // What was told last stays until there is something else, or somebody else is looked at.
    if (news !== '' || before._id !== of._id) setTold(news)
  }
  useEffect(() => {
    if (told !== '' && document.activeElement === document.body)
      document.querySelector<HTMLElement>('#candidate')?.focus()
  }, [told])
  return <output className="unseen">{told}</output>
}

/** The way to the previous and the next of those who are shown. */
function Steps({ adId, place: { at, count, previous, next, search } }: { adId: string; place: DeskPlace }) {
  const to = (candidacyId: string) =>
    `${href('/posted-job-details/:adId/:candidacyId', { adId, candidacyId })}${search}`
  return (
    <nav className={css.steps} aria-label="Candidates">
      {previous !== null && (
        <Link to={to(previous)} preventScrollReset>
          <span aria-hidden="true">←</span> K<span className="unseen">, previous candidate</span>
        </Link>
      )}
      {at > 0 && (
        <span className="quiet">
          {at} of {count}
        </span>
      )}
      {next !== null && (
        <Link to={to(next)} preventScrollReset>
          J<span className="unseen">, next candidate</span> <span aria-hidden="true">→</span>
        </Link>
      )}
    </nav>
  )
}

/** Up, down, to the top and to the bottom: what dragging a row does, by buttons. */
function Order({ place: { at, count, previous, next } }: { place: DeskPlace }) {
  const isSending = useNavigation().state === 'submitting'
  if (at === 0 || count < 2) return null
  return (
    <section className={css.part} aria-labelledby="order">
      <h3 id="order">
        Place in the list{' '}
        <small className="quiet">
          number {at} of {count}
        </small>
      </h3>
      <div className={css.order}>
        {[
          { label: 'To the top', name: 'to', value: 'top', isOff: previous === null },
          { label: 'Up', name: 'before', value: previous ?? '', isOff: previous === null },
          { label: 'Down', name: 'after', value: next ?? '', isOff: next === null },
          { label: 'To the bottom', name: 'to', value: 'bottom', isOff: next === null },
        ].map(({ label, name, value, isOff }) => (
          <Form key={label} method="post" preventScrollReset>
            <input type="hidden" name="intent" value="move" />
            <Button type="submit" name={name} value={value} disabled={isOff} aria-busy={isSending}>
              {label}
            </Button>
          </Form>
        ))}
      </div>
    </section>
  )
}
