import { Form, Link } from 'react-router'
import type { Route } from './+types/link'
import { ask } from '../../ask.ts'
import { AlertBox } from '../../ui/alert-box.tsx'
import noticePage from '../../ui/notice-page.module.css'
import { PageHead } from '../../ui/page-head.tsx'

export async function loader({ params: { key }, url, context }: Route.LoaderArgs) {
  const isStop = url.pathname.startsWith('/stop-alert/')
  const found = await ask(context, (api) => api.alertSubscriptions.lookAt({ params: { key } }))
  return { isStop, found }
}

/** A link in a mail shows a page; only the button of it acts, because programs that read mail follow links. */
export async function action({ params: { key }, url, context }: Route.ActionArgs) {
  const params = { key }
  return url.pathname.startsWith('/stop-alert/')
    ? await ask(context, (api) => api.alertSubscriptions.stop({ params }))
    : await ask(context, (api) => api.alertSubscriptions.confirm({ params }))
}

/** What is done there says all: the key may open nothing more. */
export function shouldRevalidate(): boolean {
  return false
}

export default function AlertLink({ loaderData: { isStop, found }, actionData }: Route.ComponentProps) {
  const what = `${found.jobTitle} in ${found.jobLocation}`
  const title = isStop ? 'Stop a job alert' : 'Confirm a job alert'
  return (
    <div className={`page ${noticePage.page}`}>
      <PageHead title={title} isForSearchEngines={false} />
      <h1>{title}</h1>
      {actionData === undefined ? (
        <>
          <p>
            {isStop
              ? `New jobs for ‘${what}’ will not be sent to you any more, and we forget your address.`
              : `New jobs for ‘${what}’, by e-mail. Every one of them will have a link that stops it.`}
          </p>
          <Form method="post">
            <button className="button primary">{isStop ? 'Stop this alert' : 'Yes, send me these jobs'}</button>
          </Form>
        </>
      ) : (
        <div aria-live="polite">
          <AlertBox alert={actionData} />
        </div>
      )}
      <p>
        <Link to={found.address}>See the jobs of this search</Link>
      </p>
    </div>
  )
}
