import { useEffect, useRef } from 'react'
import { Form, redirect, redirectDocument } from 'react-router'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { ownPath } from '../../../contract/platform/own-path.ts'
import css from '../../ui/account/account.module.css'
import { PageHead } from '../../ui/page-head.tsx'
import { forgetApplications } from '../../ui/candidates/kept-application.ts'
import { forgetKeptLists } from '../../ui/shortlist/kept-list.ts'
import type { Route } from './+types/logout'
import { Button } from '../../ui/parts/button.tsx'

/** Opening the page changes nothing: a link on any page would log people out. Its form does, by itself where scripts run. */
export function loader({ url, context }: Route.LoaderArgs) {
  if (context.get(visitor).user === null) throw redirect(wayBack(url))
  return null
}

export async function action({ url, context }: Route.ActionArgs) {
  await ask(context, (api) => api.auth.logOut())
  return redirectDocument(wayBack(url))
}

/** Only to a page of ours (S3.11). */
function wayBack(url: URL): string {
  return ownPath(url.searchParams.get('referrer')) ?? '/'
}

export default function Logout() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    forgetKeptLists()
    forgetApplications()
    form.current?.requestSubmit()
  }, [])
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Log out" isForSearchEngines={false} />
      <h1>Log out</h1>
      <Form className={css.form} method="post" ref={form}>
        <p>Your searches and settings stay with your account.</p>
        <Button look="primary" className={css.submit} type="submit">
          Log out
        </Button>
      </Form>
    </div>
  )
}
