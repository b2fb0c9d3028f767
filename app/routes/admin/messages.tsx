import { data, Link } from 'react-router'
import type { AdminMessage } from '../../../contract/admin/api.ts'
import type { Route } from './+types/messages'
import { ask } from '../../ask.ts'
import { act } from '../../ui/admin/act.ts'
import css from '../../ui/admin/admin.module.css'
import { dayOf, timeOf } from '../../ui/dates.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { EmptyState } from '../../ui/parts/empty-state.tsx'
import { ActForm, PageAlert } from '../../ui/parts/act-form.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const all = url.searchParams.get('all') === 'yes'
  return { all, found: await ask(context, (api) => api.admin.messages({ query: { all } })) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const id = form.get('id')
  if (typeof id !== 'string') throw data(null, { status: 400 })
  const isDone = form.get('do') === 'done'
  return await act(context, async (api) => await api.admin.setDone({ params: { id }, body: { isDone } }))
}

/** What people wrote to us, and leads. */
export default function AdminMessages({ loaderData: { all, found }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Messages" isForSearchEngines={false} />
      <h1>Messages</h1>
      {actionData !== undefined && (
        <div aria-live="polite">
          <PageAlert alert={actionData.alert} />
        </div>
      )}
      <p>
        {all ? (
          <Link to="/admin/messages">Show open messages only</Link>
        ) : (
          <Link to="/admin/messages?all=yes">Show all messages</Link>
        )}
      </p>
      {found.length === 0 &&
        (all ? (
          <EmptyState title="No messages yet">
            <p>What people write in the contact forms appears here.</p>
          </EmptyState>
        ) : (
          <EmptyState title="No open messages" picture="done">
            <p>All messages are done. A new one appears here as soon as it is sent.</p>
          </EmptyState>
        ))}
      <ul className={css.cards}>
        {found.map((message) => (
          <li key={message._id}>
            <Message message={message} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Message({ message }: { message: AdminMessage }) {
  const { _id: id, name, email, phone, subject, content, details, created, done } = message
  return (
    <article className={css.card}>
      <h2>{subject}</h2>
      <p className="quiet">
        {name}, <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        {phone !== null && phone !== '' && `, ${phone}`}, {dayOf(created)} {timeOf(created)}
        {done !== null && `, done ${dayOf(done)}`}
      </p>
      <p className={css.words}>{content}</p>
      {Object.keys(details).length > 0 && <p className={`quiet ${css.words}`}>{JSON.stringify(details)}</p>}
      <ActForm preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <Button name="do" value={done === null ? 'done' : 'open'}>
          {done === null ? 'Mark as done' : 'Mark as open'}
          <span className="unseen">: {subject}</span>
        </Button>
      </ActForm>
    </article>
  )
}
