import { data, Form, href, Link, redirect, useNavigation } from 'react-router'
import { alert, messages } from '../../../contract/texts/messages.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import type { Route } from './+types/member'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { CompanyFrame } from '../../ui/companies/company-frame.tsx'
import css from '../../ui/companies/company.module.css'
import { countedCredits } from '../../ui/companies/counted-credits.ts'
import { StatementTable } from '../../ui/companies/statement-table.tsx'
import { dayOf } from '../../ui/dates.ts'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { Badge } from '../../ui/parts/badge.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import { problemsOf, type Problems } from '../../ui/parts/problems.ts'
import { TextField } from '../../ui/parts/text-field.tsx'
import { ownCompany, ownCompanyParams } from './own-company.ts'

export async function loader({ params: { userId }, context }: Route.LoaderArgs) {
  const own = await ownCompany(context)
  const member = own.company.members.find(({ user }) => user._id === userId)
  if (member === undefined) throw data({ message: messages.notFound, id: null }, { status: 404, statusText: '' })
  const params = ownCompanyParams(context)
  const statement = await ask(context, (api) => api.companies.statement({ params, query: { member: userId } }))
  // A form that is sent twice moves credits once.
  return { ...own, member, statement, transferKey: crypto.randomUUID() }
}

type Answer = { alert: Alert | null; problems: Problems; credits: string }

export async function action({ request, params: { userId }, context }: Route.ActionArgs) {
  const form = await request.formData()
  const params = ownCompanyParams(context)
  const wanted = form.get('do')
  const credits = textOf(form, 'credits').trim()
  if (wanted === 'remove') {
    const before = await ask(context, (api) => api.companies.details({ params }))
    const { answer, refusal } = await tryAsk(context, (api) =>
      api.companies.removeMember({ params: { ...params, userId } }),
    )
    if (refusal !== null) return refused(alert('error', refusal.message), {}, credits)
    const back = answer.publisher_credits - before.publisher_credits
    return redirect(`/manage-company?done=removed&credits=${Math.max(0, back)}`)
  }
  const { answer, refusal } = await tryAsk(context, async (api): Promise<Alert> => {
    if (wanted === 'make-admin') return await api.companies.makeAdmin({ body: { ...params, userId } })
    return await api.companies.transfer({
      body: {
        ...params,
        userId,
        // What is no number is refused there.
        credits: /^\d{1,9}$/u.test(credits) ? Number(credits) : 0,
        to: form.get('to') === 'company' ? 'company' : 'member',
        key: textOf(form, 'key'),
      },
    })
  })
  if (refusal === null) {
    const { code, message, details } = answer
    return data<Answer>({ alert: { code, message, details }, problems: {}, credits: '' })
  }
  if (wanted === 'make-admin') return refused(alert('error', refusal.message), {}, credits)
  const problems = problemsOf(refusal)
  // What is wrong as a whole is wrong with the number: there are not so many.
  return refused(null, '' in problems ? { credits: problems['']! } : problems, credits)
}

function refused(said: Alert | null, problems: Problems, credits: string) {
  return data<Answer>({ alert: said, problems, credits }, { status: 400 })
}

/** One member, for the company's admins: their credits, their place, their end. */
export default function Member({ loaderData, actionData }: Route.ComponentProps) {
  const { company, isAdmin, ownId, member, statement, transferKey } = loaderData
  const { user, role, publisher_credits: credits, joined } = member
  const isSelf = user._id === ownId
  return (
    <CompanyFrame company={company} isAdmin={isAdmin} title={user.name}>
      <p>
        <Link to="/manage-company">All members</Link>
      </p>
      <div aria-live="polite">{actionData?.alert != null && <AlertBox alert={actionData.alert} />}</div>
      <div className={css.factsPlace}>
        <dl className={css.facts}>
          <dt>Role</dt>
          <dd>{role === 'admin' ? <Badge>Admin</Badge> : 'Member'}</dd>
          <dt>Email</dt>
          <dd>{user.email ?? 'None'}</dd>
          <dt>Member since</dt>
          <dd>{dayOf(joined)}</dd>
          <dt>Credits</dt>
          <dd>{countedCredits(credits)}</dd>
          <dt>Company’s own</dt>
          <dd>{countedCredits(company.publisher_credits)}</dd>
        </dl>
      </div>
      <Transfer
        // A new form after each transfer.
        key={`${credits} ${company.publisher_credits}`}
        name={user.name}
        transferKey={transferKey}
        typed={actionData?.credits}
        problems={actionData?.problems ?? {}}
      />
      {role !== 'admin' && (
        <details className={css.fold}>
          <summary>Make {user.name} an admin</summary>
          <p className={css.text}>
            Admins manage members, credits and the company’s details. They need a second step to log in. You cannot undo
            this yourself.
          </p>
          <Form method="post" preventScrollReset>
            <Button name="do" value="make-admin">
              Make admin
            </Button>
          </Form>
        </details>
      )}
      {!isSelf && (
        <details className={css.fold}>
          <summary>Remove {user.name}</summary>
          <p className={css.text}>
            They lose access at once, and their credits go back to the company. Their ads and what they wrote about
            applicants stay.
          </p>
          <Form method="post">
            <Button look="danger" name="do" value="remove">
              Remove from the company
            </Button>
          </Form>
        </details>
      )}
      <section className={css.section} aria-labelledby="statement">
        <h3 id="statement">Statement</h3>
        <StatementTable
          statement={statement}
          download={`${href('/manage-company/statement')}?member=${encodeURIComponent(user._id)}`}
        />
      </section>
    </CompanyFrame>
  )
}

type TransferProps = { name: string; transferKey: string; typed: string | undefined; problems: Problems }

function Transfer({ name, transferKey, typed, problems }: TransferProps) {
  const { state } = useNavigation()
  const isBusy = state === 'submitting'
  return (
    <section className={css.section} aria-labelledby="transfer">
      <h3 id="transfer">Move credits</h3>
      <Form className={css.form} method="post" noValidate preventScrollReset>
        <input type="hidden" name="do" value="transfer" />
        <input type="hidden" name="key" value={transferKey} />
        <TextField
          name="credits"
          label="Credits"
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          autoComplete="off"
          defaultValue={typed ?? ''}
          problem={problems['credits']}
        />
        <ProblemSummary problems={problems} />
        <div className={css.ways}>
          <Button look="primary" name="to" value="member" disabled={isBusy} aria-busy={isBusy}>
            Give to {name}
          </Button>
          <Button name="to" value="company" disabled={isBusy} aria-busy={isBusy}>
            Move back to the company
          </Button>
        </div>
      </Form>
    </section>
  )
}
