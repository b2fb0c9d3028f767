import { boardsWithCredentials } from '../../../contract/credentials/boards-with-logins.ts'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { boardCredentialsSaved } from '../../../contract/users/page-texts.ts'
import { ownPath } from '../../../contract/platform/own-path.ts'
import { alert, messages, product } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/credentials'
import { ask } from '../../ask.ts'
import { readLastVisit } from '../../last-visit.ts'
import { tryAsk, type Refusal } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { BoardFields } from '../../ui/credentials/board-fields.tsx'
import css from '../../ui/credentials/credentials.module.css'
import { ProveField } from '../../ui/credentials/prove-field.tsx'
import { wishesOf, type TypedBoard } from '../../ui/credentials/save-form.ts'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import type { Problems } from '../../ui/parts/problems.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Button } from '../../ui/parts/button.tsx'

const self = { params: { id: 'me' } }

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const [{ credentials, isProved }, { hasPassword }, searches] = await ask(
    context,
    async (api) => await Promise.all([api.credentials.list(self), api.users.account(), api.savedSearches.list(self)]),
  )
  return {
    credentials,
    isProved,
    hasPassword,
    applying: applyingAt(url),
    back: lastSearch(request, searches.find(({ isInHistory }) => isInHistory)?.address),
  }
}

/** Where 'back' leads: the search that was looked at last, by the cookie, else the account's latest (S8.9). */
function lastSearch(request: Request, latest: string | undefined): string {
  const visit = readLastVisit(request.headers.get('cookie'))
  return visit?.startsWith('/jobresults/') === true ? visit : (latest ?? '/search')
}

/** Where somebody was applying when they came for a login; null if they were not. Only our own pages of applications lead back. */
function applyingAt(url: URL): string | null {
  const back = ownPath(url.searchParams.get('back') ?? '')
  return back !== null && /^\/(?:apply|applications|applied-jobs)(?:[/?]|$)/u.test(back) ? back : null
}

type Answer = { isSaved: boolean; problems: Problems; typed: Record<string, TypedBoard> | null; mustProve: boolean }

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { credentials } = await ask(context, (api) => api.credentials.list(self))
  const { save, ask: askFor, switchOn, switchOff, problems, typed } = wishesOf(form, credentials)
  const refused = (given: Problems, mustProve = false) =>
    data({ isSaved: false, problems: given, typed, mustProve } satisfies Answer, { status: 400 })
  if (Object.keys(problems).length > 0) return refused(problems)

  const password = textOf(form, 'password')
  if (password !== '') {
    const { refusal } = await tryAsk(context, (api) => api.auth.prove({ body: { password } }))
    if (refusal) return refused({ password: refusal.fields['password'] ?? refusal.message }, true)
  }
  const { refusal } = await tryAsk(context, async (api) => {
    if (Object.keys(save).length > 0) await api.credentials.save({ ...self, body: save })
    for (const source of askFor) {
      const consent = textOf(form, `${source}.consent`)
      const body = { mode: 'ask' as const, ...(consent === '' ? {} : { consent }) }
      await api.credentials.choose({ params: { id: 'me', source }, body })
    }
    for (const source of switchOn) await api.credentials.choose({ params: { id: 'me', source }, body: { isOn: true } })
    for (const source of switchOff)
      await api.credentials.choose({ params: { id: 'me', source }, body: { isOn: false } })
  })
  if (refusal === null && textOf(form, 'from') === 'shortlist') throw redirect('/shortlisted-jobs?logins=saved')
  const applying = applyingAt(url)
  // On with what they came from; an application that waited for the login goes on by itself.
  if (refusal === null && applying !== null) {
    throw redirect(applying.startsWith('/apply?') ? `${applying}&logins=saved` : applying)
  }
  if (refusal === null) return { isSaved: true, problems: {}, typed: null, mustProve: false } satisfies Answer
  return refused(problemsOf(refusal), refusal.code === 'PROOF_NEEDED')
}

function problemsOf({ code, fields, message }: Refusal): Problems {
  if (code === 'PROOF_NEEDED') return { password: messages.proveAgain }
  return Object.keys(fields).length > 0 ? fields : { '': message }
}

/** Logins to job boards: which of them, and what becomes of each password (S8.9, S8.11, S8.13). */
export default function Credentials({ loaderData, actionData }: Route.ComponentProps) {
  const { credentials, isProved, hasPassword, applying, back } = loaderData
  const { state } = useNavigation()
  const problems: Problems = actionData?.problems ?? {}
  return (
    <div className={`page ${css.page}`}>
      <PageHead
        title="Board logins"
        description="Let Rolecall log in to job boards for you, and choose what happens to each password."
        isForSearchEngines={false}
      />
      <p>
        {applying === null ? <Link to={back}>Back to your search</Link> : <Link to={applying}>Back to applying</Link>}
      </p>
      <h1>Board logins</h1>
      <div className="prose">
        <p>
          With a login, {product} can fill in a board’s application form for you, and send it once you say so. You do
          not need one to search or to apply by hand.
        </p>
        <p>
          Think before you add one. Most boards do not want a program in your account, and some restrict accounts that
          let one in. If you also use the password elsewhere, change it first. How we keep it:{' '}
          <Link to="/privacy">privacy</Link>. What is kept now: <Link to="/stored-passwords">stored passwords</Link>.
        </p>
      </div>
      {actionData?.isSaved === true && <AlertBox alert={alert('success', boardCredentialsSaved)} />}
      {/* After saving, the fields start again: no password stays in the page. */}
      <Form className={css.form} method="post" noValidate key={JSON.stringify(credentials)}>
        {boardsWithCredentials.map((board) => (
          <BoardFields
            key={board}
            board={board}
            kept={credentials.find(({ source }) => source === board) ?? null}
            typed={actionData?.typed?.[board] ?? null}
            problems={problems}
          />
        ))}
        {(!isProved || actionData?.mustProve === true) && (
          <ProveField hasPassword={hasPassword} problem={problems['password']} />
        )}
        <ProblemSummary problems={actionData?.problems} />
        <Button look="primary" type="submit" disabled={state !== 'idle'} aria-busy={state !== 'idle'}>
          Save
        </Button>
      </Form>
    </div>
  )
}
