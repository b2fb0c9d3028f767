import { href } from 'react-router'
import type { Route } from './+types/credits'
import { ask } from '../../ask.ts'
import { CompanyFrame } from '../../ui/companies/company-frame.tsx'
import css from '../../ui/companies/company.module.css'
import { StatementTable } from '../../ui/companies/statement-table.tsx'
import { ButtonLink } from '../../ui/parts/button.tsx'
import { ownCompany, ownCompanyParams } from './own-company.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const own = await ownCompany(context)
  const params = ownCompanyParams(context)
  const [mine, ofCompany] = await Promise.all([
    ask(context, (api) => api.companies.ownStatement({ params })),
    own.isAdmin ? ask(context, (api) => api.companies.statement({ params, query: {} })) : null,
  ])
  return { ...own, mine, ofCompany }
}

/** What became of the company's credits, and of one's own. Members see the company's balance and their own statement. */
export default function CompanyCredits({ loaderData: { company, isAdmin, mine, ofCompany } }: Route.ComponentProps) {
  return (
    <CompanyFrame company={company} isAdmin={isAdmin} title="Credits">
      <p className={css.text}>
        Credits pay for job ads. They belong to the company, and its admins can give some to members.
      </p>
      <p>
        <ButtonLink look="primary" to="/buy-credits">
          Buy credits
        </ButtonLink>
      </p>
      {ofCompany !== null && (
        <section className={css.section} aria-labelledby="of-company">
          <h3 id="of-company">The company’s credits</h3>
          <StatementTable statement={ofCompany} download={href('/manage-company/statement')} />
        </section>
      )}
      <section className={css.section} aria-labelledby="mine">
        <h3 id="mine">Your credits</h3>
        <StatementTable statement={mine} download={`${href('/manage-company/statement')}?member=me`} />
      </section>
    </CompanyFrame>
  )
}
