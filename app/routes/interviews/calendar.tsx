import { data, Link } from 'react-router'
import { interviewLimits } from '../../../contract/interviews/limits.ts'
import type { ReadReply } from '../../../contract/interviews/interviews.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/calendar'
import { ask } from '../../ask.ts'
import { companyOnly } from '../../company-only.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import app from '../../ui/applications/applications.module.css'
import { Day } from '../../ui/when.tsx'
import css from '../../ui/interviews/interviews.module.css'
import { When } from '../../ui/interviews/when.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { TextArea } from '../../ui/parts/text-field.tsx'
import { FileField } from '../../ui/parts/file-field.tsx'
import { siteOf } from '../../site-of.ts'
import { ActForm, PageAlert } from '../../ui/parts/act-form.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  companyOnly(context)
  return await ask(context, (api) => api.interviews.feed())
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const nothing = { alert: null, address: null, reply: null, text: '', problem: undefined }
  const pasted = textOf(form, 'text')
  const uploaded = form.get('file')
  const text =
    pasted === '' && uploaded instanceof File ? (await uploaded.text()).slice(0, interviewLimits.reply) : pasted
  const { answer, refusal } = await tryAsk(context, async (api) => {
    switch (textOf(form, 'do')) {
      case 'make':
        return { ...nothing, address: siteOf(context) + (await api.interviews.makeFeed()).path }
      case 'drop':
        return { ...nothing, alert: await api.interviews.dropFeed() }
      default: {
        const take = textOf(form, 'do') === 'take'
        return { ...nothing, text, ...(await api.interviews.readReply({ body: { text, take } })) }
      }
    }
  })
  if (refusal === null) return data(answer, { status: 200 })
  const problem = refusal.fields['text']
  return data(
    { ...nothing, text, problem, alert: problem === undefined ? alert('error', refusal.message) : null },
    { status: 400 },
  )
}

/** A member's calendar feed, and replies of calendar programs. */
export default function InterviewCalendar({ loaderData: { since }, actionData }: Route.ComponentProps) {
  return (
    <div className={`page ${app.page}`}>
      <PageHead title="Calendar feed and replies" isForSearchEngines={false} />
      <p>
        <Link to="/manage-interviews">Manage interviews</Link>
      </p>
      <h1>Calendar feed and replies</h1>
      <div aria-live="polite">{actionData?.alert && <PageAlert alert={actionData.alert} />}</div>
      <section className={css.part} aria-labelledby="feed">
        <h2 id="feed">Your calendar feed</h2>
        <p>
          Subscribe to this address in your calendar program to see the interviews that you take part in. It shows
          candidates’ names and nothing else about them. Anyone who has the address can read it.
        </p>
        {actionData?.address != null ? (
          <p>
            <b>Copy it now. We only show it once:</b> <code>{actionData.address}</code>
          </p>
        ) : (
          since !== null && (
            <p>
              You made an address on <Day moment={since} />. A new one replaces it.
            </p>
          )
        )}
        <ActForm className={css.ways} preventScrollReset>
          <Button name="do" value="make">
            {since === null ? 'Create the address' : 'Create a new address'}
          </Button>
          {since !== null && (
            <Button look="danger" name="do" value="drop">
              Stop the feed
            </Button>
          )}
        </ActForm>
      </section>
      <section className={css.part} aria-labelledby="reply">
        <h2 id="reply">A reply from a calendar program</h2>
        <p>
          When a candidate answers in their calendar, their program may email a file, often called reply.ics. Paste or
          upload it here. Nothing changes until you accept it.
        </p>
        <ActForm encType="multipart/form-data" className={css.form} noValidate preventScrollReset>
          <TextArea
            name="text"
            label="Reply"
            isOptional
            defaultValue={actionData?.text}
            problem={actionData?.problem}
            isAnnounced
          />
          <FileField name="file" label="Or the file" accept=".ics,text/calendar" />
          <div>
            <Button name="do" value="read">
              Read the reply
            </Button>
          </div>
        </ActForm>
        {actionData?.reply && <Reply reply={actionData.reply} text={actionData.text} />}
      </section>
    </div>
  )
}

const answers = {
  accepted: 'accepts',
  declined: 'declines',
  tentative: 'may come, and has not decided',
  counter: 'asks for another time',
} as const

const whyNot = {
  stranger: 'This address was not invited, so nothing can be changed by it.',
  colleague: 'A colleague’s answer changes nothing here. Move the interview if they cannot take part.',
  older: 'It answers an earlier time. Ask the candidate to use the link in our latest email.',
  ended: 'The interview is over or cancelled.',
  unknown: 'It is not about one of your company’s interviews.',
} as const

function Reply({
  reply: { from, answer, interview, proposed, comment, standing },
  text,
}: {
  reply: ReadReply
  text: string
}) {
  const candidate = interview?.participants.find(({ side }) => side === 'candidate')?.user.name ?? ''
  return (
    <div className={css.card}>
      <p>
        <b>{from}</b> {answers[answer]}
        {proposed !== null && interview !== null && (
          <>
            : <When time={proposed} zone={interview.zone} />
          </>
        )}
      </p>
      {comment !== '' && <p className={css.message}>{comment}</p>}
      {interview !== null && (
        <p>
          {interview.event}, {interview.job.jobTitle}: <When time={interview.time} zone={interview.zone} />
        </p>
      )}
      {standing === 'can-be-accepted' ? (
        <ActForm preventScrollReset>
          <input type="hidden" name="text" value={text} />
          <p>A file is no proof of who sent it. Accept it as the answer of {candidate}?</p>
          <Button look="primary" name="do" value="take">
            Yes, accept it
          </Button>
        </ActForm>
      ) : (
        <p>{whyNot[standing]}</p>
      )}
    </div>
  )
}
