import { data, href, Link } from 'react-router'
import { londonDay } from '../../../contract/platform/london.ts'
import { questionLimits as limits } from '../../../contract/questions/limits.ts'
import type { Round } from '../../../contract/questions/rounds.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/ask'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { companyOnly } from '../../company-only.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { doneOf } from '../../ui/parts/said.ts'
import { useUnusedId } from '../../ui/use-unused-id.ts'
import { AskForm } from '../../ui/questions/ask-form.tsx'
import css from '../../ui/questions/questions.module.css'
import { RoundList } from '../../ui/questions/round-list.tsx'

/** A day so many days from now, as London counts them. */
function dayIn(days: number): string {
  return londonDay(new Date(Date.now() + days * 86_400_000))
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  companyOnly(context)
  const id = context.get(visitor).user?.id ?? ''
  const [{ ad, candidates }, { questionList }, rounds] = await Promise.all([
    ask(context, (api) => api.candidateDesk.dashboard({ params, query: {} })),
    ask(context, (api) => api.questions.ofCompany({ params: { id } })),
    ask(context, (api) => api.questionRounds.ofAd({ params })),
  ])
  const ticked = new Set(url.searchParams.getAll('n').map(Number))
  const open = candidates.filter(({ state, isGone }) => !isGone && state !== 'withdrawn' && state !== 'rejected')
  return {
    ad,
    questions: questionList,
    candidates: open,
    ticked: open.filter(({ number }) => ticked.has(number)).map(({ _id }) => _id),
    rounds,
    roundId: crypto.randomUUID(),
    days: { first: dayIn(limits.days.least), usual: dayIn(limits.days.usual), last: dayIn(limits.days.most) },
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const [closesOn, roundId] = [textOf(form, 'closesOn'), textOf(form, 'roundId')]
  if (textOf(form, 'intent') === 'extend') {
    const candidacy = textOf(form, 'candidacy')
    const body = { closesOn, ...(candidacy !== '' && { candidacy }) }
    const { answer, refusal } = await tryAsk(context, (api) => api.questionRounds.extend({ params: { roundId }, body }))
    if (refusal === null) return { alert: answer.alert, typed: null, problems: {}, extend: null }
    const extend = { round: roundId, problem: refusal.fields['closesOn'] ?? refusal.message }
    return data({ alert: null, typed: null, problems: {}, extend }, { status: 400 })
  }
  const typed = {
    questions: form.getAll('question').map(String),
    candidates: form.getAll('candidate').map(String),
    closesOn,
    tries: textOf(form, 'tries'),
  }
  const body = { ...typed, _id: roundId, tries: Number(typed.tries) }
  const { answer, refusal } = await tryAsk(context, (api) => api.questionRounds.ask({ params, body }))
  if (refusal === null) return { alert: answer.alert, typed: null, problems: {}, extend: null }
  const problems: Record<string, string> = refusal.fields
  const said = Object.keys(problems).length === 0 ? alert('error', refusal.message) : null
  return data({ alert: said, typed, problems, extend: null }, { status: 400 })
}

/** What each candidate was asked so far: nobody is asked a question twice. */
function titlesAsked(rounds: readonly Round[]): Map<string, string[]> {
  const asked = new Map<string, string[]>()
  for (const { invited, questions } of rounds) {
    for (const { candidacy } of invited) {
      asked.set(candidacy, [...(asked.get(candidacy) ?? []), ...questions.map(({ title }) => title)])
    }
  }
  return asked
}

/** Asks candidates of an ad to answer video questions, and gives them more time. */
export default function AskQuestions({
  loaderData: { ad, questions, candidates, ticked, rounds, roundId, days },
  actionData,
}: Route.ComponentProps) {
  const done = doneOf(actionData?.alert)
  const id = useUnusedId(roundId, rounds)
  const typed = actionData?.typed ?? {
    questions: [],
    candidates: ticked,
    closesOn: days.usual,
    tries: String(limits.tries.usual),
  }
  const extend = { ...days, round: actionData?.extend?.round ?? null, problem: actionData?.extend?.problem ?? null }
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={`Video questions: ${ad.jobTitle}`} isForSearchEngines={false} />
      <p>
        <Link to={href('/posted-job-details/:adId', { adId: ad._id })}>Candidates: {ad.jobTitle}</Link>
      </p>
      <h1>Video questions: {ad.jobTitle}</h1>
      {done !== null && <AlertBox alert={done} />}
      <section className={css.part} aria-labelledby="ask">
        <h2 id="ask">Ask candidates</h2>
        <AskForm
          // What was sent is not sent again.
          key={id}
          roundId={id}
          questions={questions}
          candidates={candidates}
          asked={titlesAsked(rounds)}
          typed={typed}
          first={days.first}
          last={days.last}
          problems={actionData?.problems ?? {}}
          said={actionData?.alert ?? null}
        />
      </section>
      {rounds.length > 0 && (
        <section className={css.part} aria-labelledby="rounds">
          <h2 id="rounds">Asked so far</h2>
          <RoundList rounds={rounds} extend={extend} />
        </section>
      )}
    </div>
  )
}
