import { Link } from 'react-router'
import type { Employer } from '../../../contract/job-ads/company-page.ts'
import { Badge } from '../parts/badge.tsx'
import { employerFacts } from './employer-facts.tsx'
import css from './own-ad-facts.module.css'

/** Who is looking, as far as we know: beside an ad that was posted here. */
export function EmployerBox({ employer }: { employer: Employer }) {
  return (
    <section className={css.part} aria-labelledby="employer">
      <h2 id="employer">The employer</h2>
      <p className={css.employer}>
        <Link to={`/company/${employer.slug}`}>{employer.name}</Link>
        {employer.isVerified && <Badge>Verified</Badge>}
      </p>
      <dl className={css.facts}>
        {employerFacts(employer).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
