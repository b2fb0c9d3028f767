import { data } from 'react-router'
import type { Route } from './+types/tasks'
import { ask } from '../../ask.ts'
import { act } from '../../ui/admin/act.ts'
import css from '../../ui/admin/admin.module.css'
import { dayOf, timeOf } from '../../ui/dates.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { EmptyState } from '../../ui/parts/empty-state.tsx'
import { ActForm, PageAlert } from '../../ui/parts/act-form.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return { failed: await ask(context, (api) => api.admin.failedTasks()) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const id = (await request.formData()).get('id')
  if (typeof id !== 'string') throw data(null, { status: 400 })
  return await act(context, async (api) => await api.admin.retryTask({ params: { id } }))
}

/** What the worker could not do, after all its tries: why, and a further try (R-REL-3). */
export default function AdminTasks({ loaderData: { failed }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Failed tasks" isForSearchEngines={false} />
      <h1>Failed tasks</h1>
      {actionData !== undefined && (
        <div aria-live="polite">
          <PageAlert alert={actionData.alert} />
        </div>
      )}
      {failed.length === 0 && (
        <EmptyState title="No failed tasks" picture="done">
          <p>A task appears here if it still fails after every retry.</p>
        </EmptyState>
      )}
      <ul className={css.cards}>
        {failed.map((task) => (
          <li key={task._id} className={css.card}>
            <h2>{task.name}</h2>
            <p className={css.words}>{task.reason}</p>
            <p className="quiet">
              {task.tries} {task.tries === 1 ? 'try' : 'tries'}, failed {dayOf(task.failed)} {timeOf(task.failed)}
            </p>
            <ActForm preventScrollReset>
              <input type="hidden" name="id" value={task._id} />
              <Button>
                Try again<span className="unseen">: {task.name}</span>
              </Button>
            </ActForm>
          </li>
        ))}
      </ul>
    </>
  )
}
