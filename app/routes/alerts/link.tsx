import { data, Form, Link } from 'react-router'
import { linkUnknown } from '../../../contract/texts/sentences.ts'
import type { Route } from './+types/link'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import noticePage from '../../ui/notice-page.module.css'
import { PageHead } from '../../ui/page-head.tsx'
import { Button } from '../../ui/parts/button.tsx'

type Purpose = 'confirm' | 'stop' | 'stop-all' | 'keep'

function purposeOf({ pathname, searchParams }: URL): Purpose {
  if (pathname.startsWith('/keep-alert/')) return 'keep'
  if (!pathname.startsWith('/stop-alert/')) return 'confirm'
  return searchParams.get('all') === 'yes' ? 'stop-all' : 'stop'
}

export async function loader({ params: { key }, url, context }: Route.LoaderArgs) {
  const { answer: found } = await tryAsk(context, (api) => api.alertSubscriptions.lookAt({ params: { key } }))
  const page = { purpose: purposeOf(url), found, stopAll: `/stop-alert/${key}?all=yes`, stop: `/stop-alert/${key}` }
  // Without scripts this is asked again once the button has acted: the alert may be gone then, and the page still tells so.
  return data(page, { status: found === null ? 404 : 200 })
}

/** A link in a mail shows a page; only the button of it acts, because programs that read mail follow links. */
export async function action({ params: { key }, url, context }: Route.ActionArgs) {
  const params = { key }
  const done = await ask(context, async (api) => {
    switch (purposeOf(url)) {
      case 'confirm':
        return await api.alertSubscriptions.confirm({ params })
      case 'keep':
        return await api.alertSubscriptions.keep({ params })
      case 'stop':
        return await api.alertSubscriptions.stop({ params, body: {} })
      case 'stop-all':
        return await api.alertSubscriptions.stop({ params, body: { all: true } })
    }
  })
  // Named, as what comes after may be a 404.
  return data(done, { status: 200 })
}

/** The action's own answer is complete, and the key may no longer be valid. */
export function shouldRevalidate(): boolean {
  return false
}

export default function AlertLink({ loaderData, actionData }: Route.ComponentProps) {
  const { purpose, found, stopAll, stop } = loaderData
  const what = found === null ? '' : `${found.jobTitle} in ${found.jobLocation}`
  const { title, text, button } = wordsOf(purpose, what, found?.isOfAccount === true)
  return (
    <div className={`page ${noticePage.page}`}>
      <PageHead title={title} isForSearchEngines={false} />
      <h1>{title}</h1>
      {actionData === undefined && found === null && (
        <AlertBox
          alert={{
            code: 2,
            message: linkUnknown,
            details: 'It may be from an older email, or the alert may have been stopped.',
          }}
        />
      )}
      {actionData === undefined && found !== null && (
        <>
          <p>{text}</p>
          <Form method="post">
            <Button look="primary">{button}</Button>
          </Form>
          {purpose === 'stop' && (
            <p>
              <Link to={stopAll}>Stop all my alerts instead</Link>
            </p>
          )}
          {purpose === 'keep' && (
            <p>
              <Link to={stop}>No, stop it</Link>
            </p>
          )}
        </>
      )}
      <div aria-live="polite">{actionData !== undefined && <AlertBox alert={actionData} />}</div>
      <p>
        <Link to={found?.address ?? '/search'}>{found === null ? 'Search jobs' : 'See jobs for this search'}</Link>
      </p>
    </div>
  )
}

function wordsOf(purpose: Purpose, what: string, isOfAccount: boolean): Record<'title' | 'text' | 'button', string> {
  const forgotten = isOfAccount ? '' : ', and we will delete your address'
  switch (purpose) {
    case 'confirm':
      return {
        title: 'Confirm a job alert',
        text: `We’ll email you new jobs for ‘${what}’. Every email has a link to stop.`,
        button: 'Yes, send me these jobs',
      }
    case 'keep':
      return {
        title: 'Still looking?',
        text: `We will keep sending you new jobs for ‘${what}’ for another year.`,
        button: 'Yes, keep it',
      }
    case 'stop':
      return {
        title: 'Stop a job alert',
        text: `We will stop sending you new jobs for ‘${what}’${forgotten}.`,
        button: 'Stop this alert',
      }
    case 'stop-all':
      return {
        title: 'Stop all job alerts',
        text: `We will stop sending you new jobs for this search and all your others${forgotten}.`,
        button: 'Stop all alerts',
      }
  }
}
