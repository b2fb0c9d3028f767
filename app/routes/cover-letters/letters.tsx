import { data, href, Link, redirect, useNavigation } from 'react-router'
import { alert, messages } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/letters'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import css from '../../ui/cover-letters/cover-letters.module.css'
import { PageHead } from '../../ui/page-head.tsx'
import { Ago } from '../../ui/when.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { EmptyState } from '../../ui/parts/empty-state.tsx'
import { ActForm, PageAlert } from '../../ui/parts/act-form.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const letters = await ask(context, (api) => api.coverLetters.list())
  const jobId = url.searchParams.get('job')
  const job =
    jobId === null ? null : (await tryAsk(context, (api) => api.jobSearches.single({ params: { id: jobId } }))).answer
  return {
    letters,
    /** The ad that a letter is wanted for. */
    job: job && { id: job._id, title: job.jobTitle },
    deleted: url.searchParams.get('deleted'),
    now: new Date().toISOString(),
  }
}

/** Begins a letter, deletes one, or takes a deletion back. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const letterId = textOf(form, 'id')
  const refused = (message: string) => data({ alert: alert('error', message) }, { status: 400 })
  switch (textOf(form, 'intent')) {
    case 'delete': {
      const { refusal } = await tryAsk(context, (api) => api.coverLetters.delete({ params: { letterId } }))
      return refusal ? refused(refusal.message) : redirect(`${href('/cover-letters')}?deleted=${letterId}`)
    }
    case 'undelete': {
      const { refusal } = await tryAsk(context, (api) => api.coverLetters.undelete({ params: { letterId } }))
      return refusal ? refused(refusal.message) : redirect(href('/cover-letters'))
    }
    default: {
      const jobId = textOf(form, 'job')
      const cvs = await ask(context, (api) => api.cvs.list())
      const main = cvs.find(({ isMain }) => isMain)
      const { answer, refusal } = await tryAsk(context, (api) =>
        api.coverLetters.create({
          body: { ...(jobId === '' ? {} : { jobId }), ...(main === undefined ? {} : { cvId: main._id }) },
        }),
      )
      return refusal ? refused(refusal.message) : redirect(href('/cover-letters/:letterId', { letterId: answer._id }))
    }
  }
}

/** One's cover letters. */
export default function Letters({ loaderData, actionData }: Route.ComponentProps) {
  const { letters, job, deleted, now } = loaderData
  const { state } = useNavigation()
  return (
    <div className={`page ${css.page}`}>
      <PageHead
        title="Cover letters"
        description="Write cover letters to send with your CV, and download them in the same style."
        isForSearchEngines={false}
      />
      <div className={css.head}>
        <h1>Cover letters</h1>
        <ActForm>
          <input type="hidden" name="intent" value="create" />
          {job !== null && <input type="hidden" name="job" value={job.id} />}
          <Button look="primary" type="submit" disabled={state !== 'idle'} aria-busy={state !== 'idle'}>
            {job === null ? 'Write a letter' : `Write a letter for ‘${job.title}’`}
          </Button>
        </ActForm>
      </div>
      {actionData?.alert !== undefined && <PageAlert alert={actionData.alert} />}
      {deleted !== null && !letters.some(({ _id }) => _id === deleted) && (
        <div className={css.removed}>
          <AlertBox alert={alert('success', messages.letterDeleted)} />
          <ActForm>
            <input type="hidden" name="intent" value="undelete" />
            <input type="hidden" name="id" value={deleted} />
            <Button type="submit">Undo</Button>
          </ActForm>
        </div>
      )}
      {letters.length === 0 ? (
        <EmptyState title="No cover letters yet" picture="text">
          <p>
            Write your first one with the button above. It uses the name and address from your CV as its letterhead, and
            the same style.
          </p>
          <p className="quiet">
            A good letter fills half a page: why you want this job, what you bring to it, and when you can talk.
          </p>
        </EmptyState>
      ) : (
        <ul className={css.list} aria-label="Your letters">
          {letters.map((letter) => (
            <li key={letter._id}>
              <div className={css.what}>
                <Link to={href('/cover-letters/:letterId', { letterId: letter._id })}>{letter.name}</Link>
                <small>
                  {[letter.recipient.split('\n')[0], letter.subject].filter((part) => part !== '').join(' · ')}
                </small>
                <small>
                  Changed <Ago moment={letter.updated} now={now} />
                </small>
              </div>
              <ActForm preventScrollReset>
                <input type="hidden" name="intent" value="delete" />
                <input type="hidden" name="id" value={letter._id} />
                <Button type="submit">
                  Delete<span className="unseen"> {letter.name}</span>
                </Button>
              </ActForm>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
