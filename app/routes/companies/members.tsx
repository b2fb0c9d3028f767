import { data, Form, Link, redirect, useNavigation } from 'react-router'
import type { Company, CompanyInvitation } from '../../../contract/companies/companies.ts'
import { shownAddress } from '../../../contract/companies/company-words.ts'
import { alert, messages } from '../../../contract/texts/messages.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import type { Route } from './+types/members'
import { visitor } from '../../api.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { CompanyFrame } from '../../ui/companies/company-frame.tsx'
import css from '../../ui/companies/company.module.css'
import { MembersList } from '../../ui/companies/members-list.tsx'
import { NoCompany } from '../../ui/companies/no-company.tsx'
import { countedCredits } from '../../ui/companies/counted-credits.ts'
import { dayOf } from '../../ui/dates.ts'
import { Badge } from '../../ui/parts/badge.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { Banner } from '../../ui/parts/banner.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import { problemsOf, type Problems } from '../../ui/parts/problems.ts'
import { TextField } from '../../ui/parts/text-field.tsx'
import { ownCompany, ownCompanyParams } from './own-company.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const done = doneOf(url.searchParams)
  if (context.get(visitor).user?.company == null) return { own: null, done }
  return { own: await ownCompany(context), done }
}

/** What the page was led to after: a member was removed, or who asks has left. */
function doneOf(parameters: URLSearchParams): Alert | null {
  const credits = parameters.get('credits') ?? ''
  switch (parameters.get('done')) {
    case 'removed':
      return alert('success', messages.memberRemoved(/^\d{1,9}$/u.test(credits) ? Number(credits) : 0))
    case 'left':
      return alert('success', messages.leftCompany('the company'))
    default:
      return null
  }
}

type Answer = { alert: Alert | null; problems: Problems; typed: { name: string; email: string } | null }

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const params = ownCompanyParams(context)
  const typed = { name: textOf(form, 'name'), email: textOf(form, 'email') }
  const { answer, refusal } = await tryAsk(context, async (api) => {
    switch (form.get('do')) {
      case 'withdraw':
        return await api.companies.withdrawInvitation({
          params: { ...params, invitationId: textOf(form, 'invitation') },
        })
      case 'leave':
        return await api.companies.leave({ params })
      default:
        return await api.companies.invite({ body: typed })
    }
  })
  if (refusal !== null) {
    const isForm = form.get('do') === 'invite'
    const problems = isForm ? problemsOf(refusal) : {}
    const said = isForm ? null : alert('error', refusal.message)
    return data<Answer>({ alert: said, problems, typed: isForm ? typed : null }, { status: 400 })
  }
  if (form.get('do') === 'leave') return redirect('/manage-company?done=left')
  return data<Answer>({ alert: answer, problems: {}, typed: null })
}

/** Who acts for the company, and who has been asked to (S21.1, S21.2). */
export default function Members({ loaderData: { own, done }, actionData }: Route.ComponentProps) {
  if (own === null) return <NoCompany done={done} />
  const { company, ownId, isAdmin } = own
  const said = actionData === undefined ? done : actionData.alert
  return (
    <CompanyFrame company={company} isAdmin={isAdmin} title="Members">
      <div aria-live="polite">{said !== null && <AlertBox alert={said} />}</div>
      <Standing company={company} />
      <div className={css.factsPlace}>
        <dl className={css.facts}>
          <dt>Credits</dt>
          <dd>{countedCredits(company.publisher_credits)}</dd>
          <dt>Address</dt>
          <dd>{shownAddress(company.address) || 'None'}</dd>
          <dt>Number</dt>
          <dd>
            {company.company_number ?? 'None'}
            {company.verification.register !== null && (
              <>
                {' '}
                <Badge>Matched</Badge>
              </>
            )}
          </dd>
        </dl>
      </div>
      <MembersList members={company.members} ownId={ownId} isAdmin={isAdmin} />
      {isAdmin && (
        <>
          {company.invitations.length > 0 && <Invited invitations={company.invitations} />}
          {company.publishing.state !== 'blocked' && (
            <Invite
              // An invitation that was sent empties the form.
              key={company.invitations.length}
              typed={actionData?.typed ?? null}
              problems={actionData?.problems ?? {}}
            />
          )}
        </>
      )}
      <Leave company={company.name} />
    </CompanyFrame>
  )
}

/** What stands between the company and its ads, if anything does. */
function Standing({ company: { publishing, verification } }: { company: Company }) {
  const { state, reason, asked } = publishing
  const because = reason === null ? null : ` Our reason: ${reason}`
  if (state === 'blocked') {
    return (
      <Banner tone="error">
        <b>We have blocked this company.</b> It cannot publish ads or invite anyone.{because} If you think this is
        wrong, please <Link to="/contact">contact us</Link>.
      </Banner>
    )
  }
  if (asked !== null)
    return (
      <Banner tone="information">We have been reviewing your company since {dayOf(asked)}. We’ll email you.</Banner>
    )
  if (state === 'refused') {
    return (
      <Banner tone="warning">
        <b>We have not approved this company.</b>
        {because} Once you have put this right, <Link to="/manage-company/verification">ask again</Link>.
      </Banner>
    )
  }
  if (verification.isVerified || state === 'approved') return null
  return (
    <Banner tone="information">
      Your company is not verified yet. You can post ads, and the first one waits for our approval.{' '}
      <Link to="/manage-company/verification">Verify your company</Link>
    </Banner>
  )
}

function Invited({ invitations }: { invitations: readonly CompanyInvitation[] }) {
  return (
    <section className={css.section} aria-labelledby="invited">
      <h3 id="invited">Invited</h3>
      <ul className={css.framed}>
        {invitations.map(({ _id: id, name, email, expires }) => (
          <li className={css.member} key={id}>
            <div>
              <b>{name}</b>
              <br />
              <span className="quiet">
                {email}, can join until {dayOf(expires)}
              </span>
            </div>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="invitation" value={id} />
              <Button name="do" value="withdraw">
                Withdraw<span className="unseen"> the invitation of {name}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Invite({ typed, problems }: { typed: Answer['typed']; problems: Problems }) {
  const { state } = useNavigation()
  return (
    <section className={css.section} aria-labelledby="invite">
      <h3 id="invite">Add a member</h3>
      <p className={css.text}>
        We send them a link that works once, for 7 days. They choose their own password and join the company.
      </p>
      <Form className={css.form} method="post" noValidate>
        <input type="hidden" name="do" value="invite" />
        <TextField name="name" label="Name" autoComplete="off" defaultValue={typed?.name} problem={problems['name']} />
        <TextField
          name="email"
          type="email"
          label="Work email address"
          autoComplete="off"
          defaultValue={typed?.email}
          problem={problems['email']}
        />
        <ProblemSummary problems={problems} />
        <div>
          <Button look="primary" disabled={state === 'submitting'} aria-busy={state === 'submitting'}>
            Send invitation
          </Button>
        </div>
      </Form>
    </section>
  )
}

function Leave({ company }: { company: string }) {
  return (
    <details className={css.fold}>
      <summary>Leave {company}</summary>
      <p className={css.text}>
        You lose access at once. Your credits for job ads, your ads and what you wrote about applicants stay with the
        company.
      </p>
      <Form method="post">
        <Button look="danger" name="do" value="leave">
          Leave the company
        </Button>
      </Form>
    </details>
  )
}
