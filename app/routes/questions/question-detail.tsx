import { data, Form, href, Link, redirect } from 'react-router'
import { questionLimits as limits } from '../../../contract/questions/limits.ts'
import { alreadyAnswered, answerSent } from '../../../contract/questions/texts.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/question-detail'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { linesOf } from '../../ui/conversations/typed-message.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { AnswerDesk } from '../../ui/questions/answer-desk.tsx'
import { AnswerView } from '../../ui/questions/answer-view.tsx'
import { loadRecording } from '../../ui/questions/load-recording.ts'
import { QuestionVideo } from '../../ui/questions/question-video.tsx'
import css from '../../ui/questions/questions.module.css'
import { Day } from '../../ui/when.tsx'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { question } = (await ask(context, (api) => api.questions.find({ params }))).data
  const own = question.users.find(({ id }) => id._id === context.get(visitor).user?.id) ?? null
  return {
    question,
    own,
    recording: await loadRecording(context, question.videoId),
    answer: await loadRecording(context, own?.videoId ?? null),
    isSent: url.searchParams.has('sent'),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const address = href('/question-detail/:questionId', params)
  if (textOf(form, 'intent') === 'delete') {
    const { refusal } = await tryAsk(context, (api) => api.questions.removeAnswer({ params }))
    if (refusal) return data({ alert: alert('error', refusal.message), typed: '' }, { status: 400 })
    throw redirect(address)
  }
  const [videoId, text] = [textOf(form, 'videoId'), linesOf(form.get('text'))]
  const body = { questionId: params.questionId, ...(videoId === '' ? { text } : { videoId }) }
  const { refusal } = await tryAsk(context, (api) => api.questions.answer({ body }))
  if (refusal === null) throw redirect(`${address}?sent`)
  const said = refusal.fields['videoId'] ?? refusal.fields['text'] ?? refusal.message
  return data({ alert: alert('error', said), typed: text }, { status: 400 })
}

/** A question that is open to everybody: to play and to answer, once. */
export default function QuestionDetail({
  loaderData: { question, own, recording, answer, isSent },
  actionData,
}: Route.ComponentProps) {
  const { _id, title, created, publisher, seconds, isOurs, answered } = question
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={`Question: ${title}`} isForSearchEngines={false} />
      <p>
        <Link to="/question-list">Back to the video questions</Link>
      </p>
      <h1>{title}</h1>
      <p>
        {publisher.name} · <Day moment={created} />
      </p>
      {isSent && <AlertBox alert={alert('success', answerSent)} />}
      <QuestionVideo title={title} recording={recording} />
      <section className={css.part} aria-labelledby="answer">
        <h2 id="answer">Your answer</h2>
        {isOurs && !answered ? (
          <p>
            This is a question of your company.{' '}
            <Link to={href('/question-overview/:questionId', { questionId: _id })}>See who answered</Link>
          </p>
        ) : answered ? (
          <>
            <p>{alreadyAnswered}.</p>
            {actionData?.alert && <AlertBox alert={actionData.alert} />}
            {own !== null && (
              <>
                <AnswerView title={`Your answer: ${title}`} text={own.text} recording={answer} />
                <Form method="post">
                  <input type="hidden" name="intent" value="delete" />
                  <Button look="danger">Delete my answer</Button>
                </Form>
              </>
            )}
          </>
        ) : (
          <AnswerDesk
            questionId={_id}
            title={title}
            seconds={seconds}
            about={_id}
            seenBy={`${publisher.name} and you, with your name`}
            deleted={`${limits.openMonths} months after you send it, or when you delete it here`}
            alert={actionData?.alert ?? null}
            typed={actionData?.typed ?? ''}
          />
        )}
      </section>
    </div>
  )
}
