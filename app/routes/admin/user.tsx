import { shownMobile } from '../../../contract/users/phone.ts'
import { data, Link } from 'react-router'
import type { AuditEntry } from '../../../contract/admin/api.ts'
import type { Route } from './+types/user'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { act } from '../../ui/admin/act.ts'
import css from '../../ui/admin/admin.module.css'
import { stateOf } from '../../ui/admin/users-table.tsx'
import { dayOf, timeOf } from '../../ui/dates.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { Table } from '../../ui/parts/table.tsx'
import { EmptyLine } from '../../ui/parts/empty-state.tsx'
import { ActForm, PageAlert } from '../../ui/parts/act-form.tsx'

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const found = await ask(context, (api) => api.admin.user({ params: { id } }))
  return { ...found, isSelf: context.get(visitor).user?.id === id }
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const params = { id }
  const wanted = (await request.formData()).get('do')
  switch (wanted) {
    case 'end-sessions':
      return await act(context, async (api) => await api.admin.endSessions({ params }))
    case 'resend':
      return await act(context, async (api) => await api.admin.resendConfirmation({ params }))
    case 'disable':
    case 'enable':
      return await act(
        context,
        async (api) => await api.admin.setDisabled({ params, body: { isDisabled: wanted === 'disable' } }),
      )
    default:
      throw data(null, { status: 400 })
  }
}

/** One account: its actions, sessions and history. Opening the page is recorded in the history, too. */
export default function AdminUser({ loaderData: { user, sessions, log, isSelf }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={`Account of ${user.name}`} isForSearchEngines={false} />
      <p>
        <Link to="/admin">All users</Link>
      </p>
      <h1>{user.name}</h1>
      {actionData !== undefined && (
        <div aria-live="polite">
          <PageAlert alert={actionData.alert} />
        </div>
      )}
      <div className={css.factsPlace}>
        <dl className={css.facts}>
          <dt>Email</dt>
          <dd>{user.email ?? 'none'}</dd>
          <dt>Phone</dt>
          <dd>{user.phone === null ? 'none' : shownMobile(user.phone)}</dd>
          <dt>Role</dt>
          <dd>{user.role}</dd>
          <dt>Provider</dt>
          <dd>{user.provider}</dd>
          <dt>State</dt>
          <dd>{stateOf(user)}</dd>
          <dt>Created</dt>
          <dd>{momentOf(user.created)}</dd>
          <dt>Last login</dt>
          <dd>{user.lastLogin === null ? 'never' : momentOf(user.lastLogin)}</dd>
        </dl>
      </div>
      <ActForm className={css.actions} preventScrollReset>
        <Button name="do" value="end-sessions">
          End all sessions
        </Button>
        {!user.verification.isEmailVerified && user.email !== null && (
          <Button name="do" value="resend">
            Send confirmation again
          </Button>
        )}
        {!isSelf && (
          <Button name="do" value={user.isDisabled ? 'enable' : 'disable'}>
            {user.isDisabled ? 'Enable account' : 'Disable account'}
          </Button>
        )}
      </ActForm>
      <section className={css.cards} aria-labelledby="sessions">
        <h2 id="sessions">Sessions</h2>
        {sessions.length === 0 ? (
          <EmptyLine>Nobody is logged in to this account.</EmptyLine>
        ) : (
          <ul className={css.cards}>
            {sessions.map((session) => (
              <li key={`${session.created}${session.address}`} className={css.card}>
                <p className={css.words}>{session.userAgent === '' ? 'Unknown browser' : session.userAgent}</p>
                <p className="quiet">
                  From {session.address}, since {momentOf(session.created)}, last used {momentOf(session.lastUsed)}
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={css.cards} aria-labelledby="log">
        <h2 id="log">History</h2>
        {log.length === 0 ? <EmptyLine>Nothing yet.</EmptyLine> : <LogTable log={log} />}
      </section>
    </>
  )
}

function LogTable({ log }: { log: readonly AuditEntry[] }) {
  return (
    <div className={css.framed}>
      <Table
        caption="History"
        isCaptionUnseen
        columns={['When', 'What', 'By', 'From', 'Details'].map((name) => ({ name }))}
        rows={log.map((entry) => ({
          key: entry.id,
          cells: [
            momentOf(entry.at),
            entry.event.replaceAll('-', ' '),
            entry.actor ?? '–',
            entry.address ?? '–',
            Object.entries(entry.details)
              .map(([name, value]) => `${name}: ${String(value)}`)
              .join(', '),
          ],
        }))}
      />
    </div>
  )
}

function momentOf(moment: string): string {
  return `${dayOf(moment)} ${timeOf(moment)}`
}
