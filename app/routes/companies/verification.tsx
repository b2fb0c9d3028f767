import { data, Link, useNavigation } from 'react-router'
import { alert } from '../../../contract/texts/messages.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import type { Route } from './+types/verification'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { CompanyFrame } from '../../ui/companies/company-frame.tsx'
import css from '../../ui/companies/company.module.css'
import { dayOf, timeOf } from '../../ui/dates.ts'
import { Badge } from '../../ui/parts/badge.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { ownCompany, ownCompanyParams } from './own-company.ts'
import { ActForm, PageAlert } from '../../ui/parts/act-form.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const [own, register] = await Promise.all([ownCompany(context), ask(context, (api) => api.companies.register())])
  return { ...own, register }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const params = ownCompanyParams(context)
  const { answer, refusal } = await tryAsk(context, async (api): Promise<Alert> => {
    return form.get('do') === 'ask'
      ? await api.companies.askToPublish({ params })
      : await api.companies.verify({ params })
  })
  if (refusal !== null) return data({ alert: alert('error', refusal.message) }, { status: 400 })
  const { code, message, details } = answer
  return data({ alert: { code, message, details } })
}

/** What was checked of the company and when, and whether its ads may go online. */
export default function CompanyVerification({ loaderData, actionData }: Route.ComponentProps) {
  const { company, isAdmin, register: asked } = loaderData
  const { state } = useNavigation()
  const { verification, publishing } = company
  const { register, email, isVerified } = verification
  const mayPublish = publishing.state === 'approved' || (publishing.state === 'unverified' && isVerified)
  return (
    <CompanyFrame company={company} isAdmin={isAdmin} title="Verification">
      <div aria-live="polite">{actionData !== undefined && <PageAlert alert={actionData.alert} />}</div>
      <p className={css.text}>
        A verified company has a badge beside its name. To get it, the company’s number must be in the register, and a
        member must have a confirmed email address at the company’s own domain, which must be its whole name: for
        Harbour Care Ltd, harbourcare.co.uk. With any other domain, ask for approval below and we will look at it.
      </p>
      <ul className={css.checks}>
        <li className={css.card}>
          <h3>
            Company number <Found is={register !== null} />
          </h3>
          {register === null ? (
            <p>
              {company.company_number === null
                ? 'We have no number for your company.'
                : `The number ${company.company_number} has not been matched.`}
            </p>
          ) : (
            <p>
              {company.company_number} is registered as ‘{register.name}’
              {register.isSample && ' in a made-up register for trying this out'}. Checked on {moment(register.checked)}
              .
            </p>
          )}
        </li>
        <li className={css.card}>
          <h3>
            Email address <Found is={email !== null} />
          </h3>
          {email === null ? (
            <p>
              No member has a confirmed address at a domain that matches the company’s name. Confirm yours under{' '}
              <Link to="/settings">My profile</Link>, or add a colleague who has one.
            </p>
          ) : (
            <p>
              A member has a confirmed address at {email.domain}. Checked on {moment(email.checked)}.
            </p>
          )}
        </li>
      </ul>
      {isAdmin && (
        <ActForm className={css.section} preventScrollReset>
          <p className="hint">
            {asked.isSample
              ? `This checks ${asked.name}, so that you can try the page.`
              : `This checks the register of ${asked.name}.`}
          </p>
          <div>
            <Button
              look={isVerified ? undefined : 'primary'}
              name="do"
              value="verify"
              aria-busy={state === 'submitting'}
            >
              {register === null && email === null ? 'Check now' : 'Check again'}
            </Button>
          </div>
        </ActForm>
      )}
      <section className={css.section} aria-labelledby="publishing">
        <h3 id="publishing">Publishing job ads</h3>
        {mayPublish ? (
          <p>The company’s ads go online as soon as they are published.</p>
        ) : publishing.state === 'blocked' ? (
          <p>
            We have blocked this company. {publishing.reason} <Link to="/contact">Contact us</Link>
          </p>
        ) : publishing.asked === null ? (
          <>
            <p className={css.text}>
              {publishing.state === 'refused'
                ? `We have not approved the company. Our reason: ${publishing.reason ?? 'none given'}`
                : 'You can post ads before the company is verified. The first one waits until we have approved the company. You can ask for this now.'}
            </p>
            {isAdmin && (
              <ActForm preventScrollReset>
                <Button name="do" value="ask">
                  {publishing.state === 'refused' ? 'Ask again' : 'Ask for approval'}
                </Button>
              </ActForm>
            )}
          </>
        ) : (
          <p>You asked us to approve the company on {moment(publishing.asked)}. We will email its admins.</p>
        )}
      </section>
    </CompanyFrame>
  )
}

function Found({ is }: { is: boolean }) {
  return is ? <Badge>Matched</Badge> : <Badge tone="plain">Not matched</Badge>
}

function moment(at: string): string {
  return `${dayOf(at)} at ${timeOf(at)}`
}
