import { data, Form, Link, useSearchParams } from 'react-router'
import type { AdminCompany } from '../../../contract/admin/api.ts'
import { companyDecisions } from '../../../contract/admin/decisions.ts'
import { publishingStates } from '../../../contract/companies/states.ts'
import { companyTypes } from '../../../contract/companies/company-words.ts'
import type { Route } from './+types/companies'
import { ask } from '../../ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { act } from '../../ui/admin/act.ts'
import css from '../../ui/admin/admin.module.css'
import { dayOf, timeOf } from '../../ui/dates.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Badge } from '../../ui/parts/badge.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { Pager } from '../../ui/parts/pager.tsx'
import { SelectField } from '../../ui/parts/select-field.tsx'
import { TextArea, TextField } from '../../ui/parts/text-field.tsx'
import { ActForm, PageAlert } from '../../ui/parts/act-form.tsx'

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const page = searchParams.get('page') ?? ''
  const query = {
    filter: (searchParams.get('filter') ?? '').slice(0, 200),
    state: publishingStates.find((one) => one === searchParams.get('state')) ?? ('queue' as const),
    page: /^[1-9]\d{0,4}$/u.test(page) ? Number(page) : 1,
  }
  return { query, found: await ask(context, (api) => api.admin.companies({ query })) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const decision = companyDecisions.find((one) => one === form.get('do'))
  if (decision === undefined) throw data(null, { status: 400 })
  const params = { id: textOf(form, 'id') }
  const reason = textOf(form, 'reason')
  return await act(context, async (api) => await api.admin.decideOnCompany({ params, body: { decision, reason } }))
}

/** Companies whose first ad waits for approval, and all others by a search. */
export default function AdminCompanies({ loaderData: { query, found }, actionData }: Route.ComponentProps) {
  const { companies, total, page, pages } = found
  const [parameters] = useSearchParams()
  const pageAddress = (to: number) => {
    const changed = new URLSearchParams(parameters)
    changed.set('page', String(to))
    return `?${changed}`
  }
  const isQueue = query.state === 'queue' && query.filter === ''
  return (
    <>
      <PageHead title="Companies" isForSearchEngines={false} />
      <h1>Companies</h1>
      {actionData !== undefined && (
        <div aria-live="polite">
          <PageAlert alert={actionData.alert} />
        </div>
      )}
      <Form className={css.filter} method="get" aria-label="Companies">
        <TextField
          name="filter"
          label="Name or number"
          required={false}
          type="search"
          defaultValue={query.filter}
          autoComplete="off"
        />
        <SelectField label="Which" name="state" defaultValue={query.state}>
          <option value="queue">Waiting for approval</option>
          {publishingStates.map((state) => (
            <option key={state} value={state}>
              {stateNames[state]}
            </option>
          ))}
        </SelectField>
        <Button look="primary">Show</Button>
      </Form>
      <p aria-live="polite">
        {isQueue && total === 0
          ? 'No companies are waiting for approval.'
          : `${total.toLocaleString('en-GB')} ${total === 1 ? 'company' : 'companies'}`}
        {pages > 1 && `, page ${page} of ${pages}`}
      </p>
      <ul className={css.cards}>
        {companies.map((company) => (
          <li key={company._id}>
            <CompanyCard company={company} />
          </li>
        ))}
      </ul>
      <Pager previous={page > 1 ? pageAddress(page - 1) : null} next={page < pages ? pageAddress(page + 1) : null} />
    </>
  )
}

const stateNames = { unverified: 'Not reviewed', approved: 'Approved', refused: 'Refused', blocked: 'Blocked' } as const
const tones = { unverified: 'plain', approved: 'good', refused: 'attention', blocked: 'wrong' } as const

function CompanyCard({ company }: { company: AdminCompany }) {
  const { _id: id, name, companyNumber, companyType, address, created, admins, members, verification } = company
  const { state, reason, decided, asked, otherDomains } = company
  const { register, email } = verification
  return (
    <article className={css.card}>
      <h2>
        {name} <Badge tone={tones[state]}>{stateNames[state]}</Badge>{' '}
        {verification.isVerified && <Badge>Verified</Badge>}
      </h2>
      {asked !== null && <p>Waiting since {momentOf(asked)}.</p>}
      {reason !== null && (
        <p className={css.words}>
          Reason given{decided !== null && ` on ${dayOf(decided)}`}: {reason}
        </p>
      )}
      <div className={css.factsPlace}>
        <dl className={css.facts}>
          <dt>Number</dt>
          <dd>
            {companyNumber ?? 'None'}
            {register === null
              ? ', not matched'
              : `, registered as ‘${register.name}’${register.isSample ? ' (sample)' : ''}, checked ${dayOf(register.checked)}`}
          </dd>
          <dt>Email</dt>
          <dd>
            {email === null
              ? 'None at its own domain'
              : `Confirmed at ${email.domain}, checked ${dayOf(email.checked)}`}
            {otherDomains.length > 0 &&
              `; members also read email at ${otherDomains.join(', ')}, which is not its name`}
          </dd>
          <dt>Type</dt>
          <dd>{companyTypes.find(({ type }) => type === companyType)?.name}</dd>
          <dt>Address</dt>
          <dd>{address === '' ? 'None' : address}</dd>
          <dt>Since</dt>
          <dd>{dayOf(created)}</dd>
          <dt>Members</dt>
          <dd>{members}</dd>
          <dt>Admins</dt>
          <dd>
            {admins.map((admin, i) => (
              <span key={admin._id}>
                {i > 0 && ', '}
                <Link to={`/admin/users/${admin._id}`}>{admin.name}</Link> {admin.email}
              </span>
            ))}
          </dd>
        </dl>
      </div>
      <ActForm className={css.decision} preventScrollReset>
        <input type="hidden" name="id" value={id} />
        {state === 'blocked' ? (
          <Choice decision="unblock" label="Lift the block" name={name} />
        ) : (
          <>
            <TextArea
              id={`reason-${id}`}
              name="reason"
              label="Reason"
              hint="Needed to refuse or block. The company’s admins read it."
              rows={2}
              maxLength={1_000}
              isOptional
            />
            <div className={css.actions}>
              {state !== 'approved' && <Choice decision="approve" label="Approve" name={name} />}
              {state !== 'refused' && <Choice decision="refuse" label="Refuse" name={name} />}
              <Choice decision="block" label="Block" name={name} />
            </div>
          </>
        )}
      </ActForm>
    </article>
  )
}

type ChoiceProps = { decision: (typeof companyDecisions)[number]; label: string; name: string }

function Choice({ decision, label, name }: ChoiceProps) {
  return (
    <Button look={decision === 'block' ? 'danger' : undefined} name="do" value={decision}>
      {label}
      <span className="unseen">: {name}</span>
    </Button>
  )
}

function momentOf(moment: string): string {
  return `${dayOf(moment)} ${timeOf(moment)}`
}
