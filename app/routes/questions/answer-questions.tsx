import { data, href, Link, redirect } from 'react-router'
import type { MyInvitation } from '../../../contract/questions/rounds.ts'
import { answerSent } from '../../../contract/questions/texts.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/answer-questions'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { linesOf } from '../../ui/conversations/typed-message.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { Badge } from '../../ui/parts/badge.tsx'
import { ButtonLink } from '../../ui/parts/button.tsx'
import { AnswerDesk } from '../../ui/questions/answer-desk.tsx'
import { AnswerView } from '../../ui/questions/answer-view.tsx'
import { loadRecording } from '../../ui/questions/load-recording.ts'
import { QuestionVideo } from '../../ui/questions/question-video.tsx'
import css from '../../ui/questions/questions.module.css'
import { lastDay, questionsInWords, stateNames, stateTones } from '../../ui/questions/round-words.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const invitation = await ask(context, (api) => api.questionRounds.invitation({ params }))
  const chosen = invitation.questions.find(({ _id }) => _id === url.searchParams.get('question')) ?? null
  return {
    invitation,
    chosen,
    recording: await loadRecording(context, chosen?.videoId ?? null),
    answer: await loadRecording(context, chosen?.answer?.videoId ?? null),
    isSent: url.searchParams.has('sent'),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const [videoId, text, questionId] = [textOf(form, 'videoId'), linesOf(form.get('text')), textOf(form, 'questionId')]
  const body = { questionId, ...(videoId === '' ? { text } : { videoId }) }
  const { refusal } = await tryAsk(context, (api) => api.questionRounds.answerOne({ params, body }))
  if (refusal === null) throw redirect(`${href('/answer-questions/:invitationId', params)}?sent`)
  const said = refusal.fields['videoId'] ?? refusal.fields['text'] ?? refusal.message
  return data({ alert: alert('error', said), typed: text }, { status: 400 })
}

/** What a company asks somebody who applied: all questions, or one of them to answer. */
export default function AnswerQuestions({
  loaderData: { invitation, chosen, recording, answer, isSent },
  actionData,
}: Route.ComponentProps) {
  const { _id, candidacy, jobTitle, company, state, tries, keptMonths } = invitation
  const address = href('/answer-questions/:invitationId', { invitationId: _id })
  const deleted = `With your application: when you withdraw it, at the latest ${keptMonths} months after the decision`
  if (chosen === null) return <All invitation={invitation} isSent={isSent} />
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={`Question of ${company}: ${chosen.title}`} isForSearchEngines={false} />
      <p>
        <Link to={address}>All questions</Link>
      </p>
      <h1>{chosen.title}</h1>
      <p>
        Question {invitation.questions.findIndex(({ _id: id }) => id === chosen._id) + 1} of{' '}
        {invitation.questions.length} · {company} ·{' '}
        <Link to={href('/candidacies/:candidacyId', { candidacyId: candidacy })}>{jobTitle}</Link>
      </p>
      <QuestionVideo title={chosen.title} recording={recording} />
      <section className={css.part} aria-labelledby="answer">
        <h2 id="answer">Your answer</h2>
        {chosen.answer !== null ? (
          <AnswerView title={`Your answer: ${chosen.title}`} text={chosen.answer.text} recording={answer} />
        ) : state === 'open' ? (
          <>
            <p>
              You have until the end of {lastDay(invitation.closesAt)}. You can stop here and come back: what you have
              sent stays sent, and this page keeps a recording that you have not sent yet.
            </p>
            <AnswerDesk
              questionId={chosen._id}
              title={chosen.title}
              seconds={chosen.seconds}
              tries={tries}
              triesLeft={chosen.triesLeft}
              about={`${_id}:${chosen._id}`}
              seenBy={`${company} and you`}
              deleted={deleted}
              alert={actionData?.alert ?? null}
              typed={actionData?.typed ?? ''}
            />
          </>
        ) : (
          <p>{invitation.whyClosed}</p>
        )}
      </section>
    </div>
  )
}

function All({ invitation, isSent }: { invitation: MyInvitation; isSent: boolean }) {
  const { _id, candidacy, jobTitle, company, state, whyClosed, closesAt, answered, of, tries, keptMonths } = invitation
  const address = href('/answer-questions/:invitationId', { invitationId: _id })
  const next = invitation.questions.find(({ answer }) => answer === null)
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={`Questions of ${company}: ${jobTitle}`} isForSearchEngines={false} />
      <p>
        <Link to={href('/candidacies/:candidacyId', { candidacyId: candidacy })}>Back to your application</Link>
      </p>
      <div className={css.head}>
        <h1>
          {company} has {questionsInWords(of)} for you
        </h1>
        <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>
      </div>
      {isSent && <AlertBox alert={alert('success', answerSent)} />}
      {state === 'finished' && <p>You have answered all questions. {company} has been told.</p>}
      {whyClosed !== null && <AlertBox alert={alert('warning', whyClosed)} />}
      {state === 'open' && (
        <ul className={css.facts}>
          <li>
            Last day: {lastDay(closesAt)}, until midnight. {answered} of {of} answered.
          </li>
          <li>You can pause between questions and come back on this or another device.</li>
          <li>
            Before each recording you can check camera and microphone and practise. You can record{' '}
            {tries === 1 ? 'each answer once' : `each answer up to ${tries} times`}; only what you choose to send is
            sent.
          </li>
          <li>You can answer any question in writing instead, and it counts the same.</li>
          <li>Only {company} and you see your answers. No program judges them: there is no analysis and no score.</li>
          <li>
            They are deleted with your application: when you withdraw it, at the latest {keptMonths} months after the
            decision.
          </li>
          <li>
            If you need more time or another way to answer,{' '}
            <Link to={`${href('/candidacies/:candidacyId', { candidacyId: candidacy })}#messages`}>
              write to {company}
            </Link>
            .
          </li>
        </ul>
      )}
      <ol className={css.list}>
        {invitation.questions.map(({ _id: id, title, seconds, answer }) => (
          <li key={id} className={css.card}>
            <h2>{title}</h2>
            <p className="quiet">{answer !== null ? 'Answered' : `Up to ${seconds} seconds by video, or in writing`}</p>
            <div>
              {(answer !== null || state === 'open') && (
                <ButtonLink
                  look={state === 'open' && id === next?._id ? 'primary' : undefined}
                  to={`${address}?question=${id}`}
                >
                  {answer === null ? 'Answer' : 'See your answer'}
                  <span className="unseen"> to ‘{title}’</span>
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
