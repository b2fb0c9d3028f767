import { data, Link, redirect } from 'react-router'
import { alert } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/question-overview'
import type { PageError } from '../../page-error.ts'
import { ask } from '../../ask.ts'
import { companyOnly } from '../../company-only.ts'
import { tryAsk } from '../../try-ask.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { Table } from '../../ui/parts/table.tsx'
import { AnswerView } from '../../ui/questions/answer-view.tsx'
import { loadRecording } from '../../ui/questions/load-recording.ts'
import { QuestionVideo } from '../../ui/questions/question-video.tsx'
import css from '../../ui/questions/questions.module.css'
import { TranscriptField } from '../../ui/recordings/transcript-field.tsx'
import { Day } from '../../ui/when.tsx'
import { ActForm, PageAlert } from '../../ui/parts/act-form.tsx'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  companyOnly(context)
  const { question } = (await ask(context, (api) => api.questions.find({ params }))).data
  // To others it is as if there were no such page.
  if (!question.isOurs) throw data({ message: 'We could not find that', id: null } satisfies PageError, { status: 404 })
  const chosen = question.users.find(({ id }) => id._id === url.searchParams.get('answer')) ?? null
  return {
    question,
    chosen,
    recording: await loadRecording(context, question.videoId),
    answer: await loadRecording(context, chosen?.videoId ?? null),
  }
}

/** Deletes the question. */
export async function action({ params, context }: Route.ActionArgs) {
  const { refusal } = await tryAsk(context, (api) => api.questions.remove({ params }))
  if (refusal) return data({ alert: alert('error', refusal.message) }, { status: 400 })
  throw redirect('/my-question-list?deleted')
}

/** A question of one's company, and who answered it. */
export default function QuestionOverview({
  loaderData: { question, chosen, recording, answer },
  actionData,
}: Route.ComponentProps) {
  const { title, created, seconds, isOpen, users } = question
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={`Answers: ${title}`} isForSearchEngines={false} />
      <p>
        <Link to="/my-question-list">Back to your questions</Link>
      </p>
      <h1>{title}</h1>
      <p>
        Published <Day moment={created} /> · answers up to {seconds} seconds ·{' '}
        {isOpen ? 'everybody who is logged in sees it' : 'only those whom you ask see it'}
      </p>
      {actionData && <PageAlert alert={actionData.alert} />}
      <QuestionVideo title={title} recording={recording} />
      {recording !== null && recording.transcribing !== 'locked' && (
        <details className={css.inner}>
          <summary>Write down what is said</summary>
          <TranscriptField recording={recording} />
        </details>
      )}
      {chosen !== null && (
        <section className={css.part} aria-labelledby="chosen">
          <h2 id="chosen" tabIndex={-1}>
            Answer of {chosen.id.name}
          </h2>
          <AnswerView title={`Answer of ${chosen.id.name}`} text={chosen.text} recording={answer} />
        </section>
      )}
      <section className={css.part} aria-labelledby="answers">
        <h2 id="answers">Answers from the list of video questions</h2>
        {users.length === 0 ? (
          <p>{isOpen ? 'Nobody has answered yet.' : 'This question is not in the list of video questions.'}</p>
        ) : (
          <Table
            caption="Who answered"
            isCaptionUnseen
            columns={[{ name: 'Name' }, { name: 'Answer' }, { name: 'Sent' }]}
            rows={users.map(({ id, videoId, text, appliedAt }) => ({
              key: id._id,
              isMarked: id._id === chosen?.id._id,
              cells: [
                id.name,
                videoId === null && text === null ? (
                  'No longer here'
                ) : (
                  <Link key="play" to={`?answer=${id._id}#chosen`} preventScrollReset>
                    {text === null ? '▶ Play' : 'Read'}
                    <span className="unseen"> the answer of {id.name}</span>
                  </Link>
                ),
                <Day key="day" moment={appliedAt} />,
              ],
            }))}
          />
        )}
        <p>
          Answers of candidates whom you asked are with their applications:{' '}
          <Link to="/video-interview-dashboard">who was asked</Link>.
        </p>
      </section>
      <details className={css.inner}>
        <summary>Delete this question</summary>
        <p>
          Its recording and the answers in this list are deleted. Answers of candidates whom you asked stay with their
          applications.
        </p>
        <ActForm>
          <Button look="danger">Delete question</Button>
        </ActForm>
      </details>
    </div>
  )
}
