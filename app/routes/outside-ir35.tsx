import { Link } from 'react-router'
import { PageHead } from '../ui/page-head.tsx'
import { emptySearch } from '../ui/search-form/empty-search.ts'
import { SearchForm } from '../ui/search-form/search-form.tsx'
import { Switches } from '../ui/search-form/switches.tsx'
import css from '../ui/search-page.module.css'

const search = { ...emptySearch, contract: true, noIR: true }

/** The form restricted to contracts outside IR35, and what that is (S14.2). */
export default function OutsideIr35() {
  return (
    <div className={`page ${css.page}`}>
      <PageHead
        title="Outside IR35 jobs"
        description="Contract jobs whose ads say that they are outside IR35, from the UK's major recruitment sites in one place, and what IR35 means in plain words."
        canonical="/outside-ir35-jobs"
      />
      <h1>Outside IR35 jobs</h1>
      <div className={css.form}>
        <SearchForm search={search}>
          <Switches names={['contract', 'noIR']} search={search} />
        </SearchForm>
      </div>
      <div className={css.explained}>
        <section className="prose">
          <h2 id="what-is-ir35">What IR35 is</h2>
          <p>
            IR35 is the everyday name of the United Kingdom’s off-payroll working rules. They are about people who work
            for a client through a company of their own. The question is: without that company, would you be the
            client’s employee?
          </p>
          <ul>
            <li>
              <b>Inside IR35</b>: yes, you would. Income tax and National Insurance are taken from your pay much as if
              you were on the payroll.
            </li>
            <li>
              <b>Outside IR35</b>: no, you are in business for yourself. Your company is paid in full and sees to its
              own taxes.
            </li>
          </ul>
        </section>
        <section className="prose">
          <h2>Who decides</h2>
          <p>
            For a medium or large client, and for any public body, the client decides, for each contract, and must give
            you the decision with its reasons. For a small private client, your own company decides. What counts is how
            the work is done: whether you could send someone else, who directs the work, who bears the risk. What the ad
            calls it is a sign, not a ruling.
          </p>
          <p>
            You can test a contract with the government’s own tool:{' '}
            <a href="https://www.gov.uk/guidance/check-employment-status-for-tax">
              check employment status for tax (GOV.UK)
            </a>
            .
          </p>
        </section>
        <section className="prose">
          <h2>What this search shows</h2>
          <p>
            Only jobs whose ads themselves say ‘outside IR35’; the ad’s page quotes the sentence. Ads that say nothing
            are left out. If none is found, contracts that say nothing of IR35 are shown instead, and you are told so.
            To see <Link to="/search-contracts">all contracts</Link>, search without this filter.
          </p>
        </section>
      </div>
    </div>
  )
}
