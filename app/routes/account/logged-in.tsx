import { useEffect } from 'react'
import { redirect } from 'react-router'
import { ownPath } from '../../../contract/platform/own-path.ts'
import { alert, messages } from '../../../contract/texts/messages.ts'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import css from '../../ui/account/account.module.css'
import { tellOfLogin } from '../../ui/account/login-told.ts'
import { forgetWish } from '../../ui/job/log-in-wish.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { ButtonLink } from '../../ui/parts/button.tsx'
import type { Route } from './+types/logged-in'

export async function loader({ url, context }: Route.LoaderArgs) {
  if (context.get(visitor).user === null) throw redirect('/login-link')
  const [{ hasPassword }, { entries }] = await ask(
    context,
    async (api) => await Promise.all([api.users.account(), api.shortlists.list()]),
  )
  const job = url.searchParams.get('saved')
  // What is on the list is told, not what the address says.
  const saved = entries.find((entry) => entry.job?._id === job)?.title ?? null
  return { back: ownPath(url.searchParams.get('back')), saved, hasPassword }
}

/** After a login by a link of an email: what was saved, the way back, and quicker ways to log in. */
export default function LoggedIn({ loaderData: { back, saved, hasPassword } }: Route.ComponentProps) {
  useEffect(() => {
    // The server has saved it: pages that are still open need not.
    if (saved !== null) forgetWish()
    tellOfLogin()
  }, [saved])
  const title = saved === null ? messages.nowLoggedIn : 'Your job is saved'
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={title} isForSearchEngines={false} />
      <h1>{title}</h1>
      <AlertBox alert={alert('success', saved === null ? messages.loggedIn : `‘${saved}’ is on your list.`)} />
      <p className={css.buttons}>
        <ButtonLink look="primary" to={back ?? '/search'}>
          {back === null ? 'Search jobs' : 'Continue where you left off'}
        </ButtonLink>
        {saved !== null && <ButtonLink to="/shortlisted-jobs">Saved jobs</ButtonLink>}
      </p>
      {!hasPassword && (
        <section className={`card ${css.card}`} aria-labelledby="next-time">
          <h2 id="next-time">Next time</h2>
          <p>You can ask for a link again whenever you log in. These are quicker:</p>
          <p className={css.buttons}>
            <ButtonLink to="/settings/security">Add a passkey</ButtonLink>
            <ButtonLink to="/settings/password">Set a password</ButtonLink>
          </p>
        </section>
      )}
    </div>
  )
}
