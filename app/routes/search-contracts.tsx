import { Link } from 'react-router'
import { PageHead } from '../ui/page-head.tsx'
import { emptySearch } from '../ui/search-form/empty-search.ts'
import { MoreFields } from '../ui/search-form/more-fields.tsx'
import { SearchForm } from '../ui/search-form/search-form.tsx'
import css from '../ui/search-page.module.css'

const search = { ...emptySearch, contract: true }

/** All contracts: the contract switch is on, the one for IR35 is not asked (S14.1). */
export default function SearchContracts() {
  return (
    <div className={`page ${css.page}`}>
      <PageHead
        title="Search contract jobs"
        description="Contract jobs from the UK's major recruitment sites in one place: day rates, hourly rates and fixed terms, with what each ad says about IR35."
        canonical="/search-contracts"
      />
      <h1>Search contract jobs</h1>
      <p className="prose">
        Contracts inside and outside IR35, and those that do not say. A row says ‘Inside IR35’ or ‘Outside IR35’ if its
        ad does.
      </p>
      <div className={css.form}>
        <SearchForm search={search}>
          <MoreFields search={search} switches={['contract', 'fullTime', 'partTime']} />
        </SearchForm>
      </div>
      <div className={css.explained}>
        <section className="prose">
          <h2>What counts as a contract</h2>
          <p>
            Work for a set time or piece of work, mostly paid by the day or hour: through a company of your own, through
            an umbrella company, or on an agency’s payroll. A job on the employer’s payroll that ends on a set date is a
            fixed term, and its row says so.
          </p>
        </section>
        <section className="prose">
          <h2>Compare the pay</h2>
          <p>
            A day rate is not a salary. It includes no holiday or sick pay, and if you work through an umbrella company,
            the employer’s taxes come out of it first. The{' '}
            <Link to="/salary-calculator-for-united-kingdom">salary calculator</Link> shows what you keep, whichever way
            you are paid.
          </p>
        </section>
        <section className="prose">
          <h2>Inside or outside IR35</h2>
          <p>
            The same rate leaves you less inside IR35 than outside.{' '}
            <Link to="/outside-ir35-jobs">Outside IR35 jobs</Link> explains what that means and who decides it, and
            shows only contracts whose ads say that they are outside. If you work through an agency,{' '}
            <a href="https://www.gov.uk/agency-workers-your-rights">GOV.UK explains your rights</a>.
          </p>
        </section>
      </div>
    </div>
  )
}
