import { data, href, Link } from 'react-router'
import { answerDays, hoursInWords } from '../../../contract/job-ads/employer-words.ts'
import { notSent } from '../../../contract/conversations/texts.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/candidacy'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { Act } from '../../ui/applications/act.tsx'
import { textOf } from '../../ui/account/form-text.ts'
import app from '../../ui/applications/applications.module.css'
import css from '../../ui/candidates/candidates.module.css'
import { SentDocuments } from '../../ui/candidates/sent-documents.tsx'
import { ContactSent, DeleteSent } from '../../ui/candidates/own-data.tsx'
import { KeptForOtherJobs } from '../../ui/candidates/kept-for-other-jobs.tsx'
import { nextWords } from '../../ui/candidates/next-words.ts'
import { ToldLines } from '../../ui/candidates/told-lines.tsx'
import { SentScreening } from '../../ui/candidates/sent-screening.tsx'
import { canWithdraw, isWaiting, stateNames, stateTones, stepsOf } from '../../ui/candidates/state-words.ts'
import { Messages } from '../../ui/conversations/messages.tsx'
import { SentTexts } from '../../ui/conversations/text-form.tsx'
import { lastNew, linesOf, whyRefused } from '../../ui/conversations/typed-message.ts'
import { Interviews } from '../../ui/interviews/interviews-of-candidacy.tsx'
import { MyRounds } from '../../ui/questions/my-rounds.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { PageAlert } from '../../ui/parts/act-form.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { Badge } from '../../ui/parts/badge.tsx'
import { StatusSteps } from '../../ui/parts/status-steps.tsx'
import { Day } from '../../ui/when.tsx'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const candidacy = await ask(context, (api) => api.candidates.find({ params }))
  const conversation = await ask(context, (api) => api.conversations.findMine({ params }))
  const until = lastNew(conversation)
  if (until !== null) await ask(context, (api) => api.conversations.readMine({ params, body: { until } }))
  return {
    candidacy,
    conversation,
    messageId: crypto.randomUUID(),
    interviews: await ask(context, (api) => api.interviews.mine({ params })),
    rounds: await ask(context, (api) => api.questionRounds.mine({ params })),
    wasThere: url.searchParams.has('before'),
  }
}

/** Writes to the employer, withdraws, corrects, deletes, agrees to have it kept, or tells that no answer came. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = textOf(form, 'intent')
  if (intent === 'message') {
    const typed = linesOf(form.get('message'))
    const body = { _id: String(form.get('messageId')), text: typed }
    const { refusal } = await tryAsk(context, (api) => api.conversations.writeMine({ params, body }))
    if (refusal) return data({ messageAlert: alert('error', notSent, whyRefused(refusal)), typed }, { status: 400 })
    return null
  }
  const { answer, refusal } = await tryAsk(context, async (api) => {
    switch (intent) {
      case 'unanswered':
        return await api.candidates.unanswered({ params })
      case 'agree':
      case 'take-back':
        return await api.candidates.agreeToKeep({ params, body: { isAgreed: intent === 'agree' } })
      case 'correct':
        return await api.candidates.correct({ params })
      case 'delete':
        return await api.candidates.deleteSent({ params })
      default:
        return await api.candidates.withdraw({ params })
    }
  })
  if (refusal) return data({ alert: alert('error', refusal.message) }, { status: 400 })
  return { alert: answer.alert }
}

/** An application to an ad that was posted here: how it stands, and what was sent. */
export default function CandidacyPage({
  loaderData: { candidacy, conversation, messageId, interviews, rounds, wasThere },
  actionData,
}: Route.ComponentProps) {
  const { _id, ad, jobTitle, employer, jobLocation, state, answersBy, screening, documents, clearedAt, unanswered } =
    candidacy
  const address = href('/candidacies/:candidacyId', { candidacyId: _id })
  return (
    <div className={`page ${app.page}`}>
      <PageHead title={`Application: ${jobTitle}`} isForSearchEngines={false} />
      <p>
        <Link to="/applied-jobs">My applications</Link>
      </p>
      <div className={app.head}>
        <h1>{jobTitle}</h1>
        <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>
      </div>
      <p>
        {[employer, jobLocation].filter((part) => part !== null).join(' · ')} ·{' '}
        <Link to={href('/job-ad/:id', { id: ad })}>Read the ad</Link>
      </p>
      {actionData != null && 'alert' in actionData ? (
        <PageAlert alert={actionData.alert} />
      ) : (
        wasThere && (
          <AlertBox alert={alert('warning', 'You had applied to this ad already.', 'Nothing was sent again.')} />
        )
      )}
      <StatusSteps label={`Steps of ${jobTitle}`} steps={stepsOf(candidacy)} />
      <ToldLines told={candidacy.told} />
      <Interviews interviews={interviews} />
      <MyRounds rounds={rounds} />
      <p>{nextWords(state)}</p>
      {canWithdraw(candidacy) && answersBy !== null && (
        <p>
          The employer promised an answer by <Day moment={answersBy} />.
        </p>
      )}
      {unanswered === 'may-tell' && (
        <>
          <p>
            That day has passed. If you have had no answer, tell us. We count it in how long this employer usually
            takes, which everyone can see. The employer sees that you told us.
          </p>
          <Act intent="unanswered" label="No answer came" />
        </>
      )}
      {unanswered === 'told' && <p>You told us that no answer came.</p>}
      {isWaiting(candidacy) && candidacy.usualHours !== null && (
        <p>
          {employer ?? 'The employer'} usually answers in {hoursInWords(candidacy.usualHours)}: half of its answers over
          the last {answerDays} days came sooner.
        </p>
      )}
      <p className={app.ways}>
        <Link to={`${address}/receipt`}>Receipt</Link>
      </p>
      {canWithdraw(candidacy) && (
        <details className={css.inner}>
          <summary>Withdraw this application</summary>
          <p>
            The employer then no longer sees your CV, letter and answers here. What they have saved or printed stays
            with them. You can apply again while the ad is online.
          </p>
          <Act intent="withdraw" label="Withdraw application" look="danger" />
        </details>
      )}
      <Messages
        key={candidacy._id}
        className={css.part}
        level="h2"
        conversation={conversation}
        side="candidate"
        messageId={messageId}
        alert={actionData != null && 'messageAlert' in actionData ? actionData.messageAlert : null}
        typed={actionData != null && 'typed' in actionData ? actionData.typed : ''}
        hint={`${employer ?? 'The employer'} reads it, and is told by email that you have written.`}
      >
        {conversation.texts.length > 0 && (
          <>
            <h3>Text messages to you</h3>
            <SentTexts texts={conversation.texts} />
            <p className="quiet">
              Reply STOP to any text, and no company on Rolecall can text your number. Emails and messages here
              continue. Reply START to get texts again.
            </p>
          </>
        )}
      </Messages>
      <KeptForOtherJobs candidacy={candidacy} />
      {clearedAt === null ? (
        <>
          <section className={css.part} aria-labelledby="answers">
            <h2 id="answers">Your answers</h2>
            <SentScreening screening={screening} />
          </section>
          <SentDocuments documents={documents} address={address} />
          <ContactSent candidacy={candidacy} />
          {candidacy.mayDelete && <DeleteSent />}
        </>
      ) : (
        <p>
          Your CV, letter, answers and contact details were deleted here on <Day moment={clearedAt} />. Your receipt,
          which only you can see, still says what you sent.
        </p>
      )}
    </div>
  )
}
