import { Link } from 'react-router'
import { PageHead } from '../ui/page-head.tsx'
import { emptySearch } from '../ui/search-form/empty-search.ts'
import { SearchForm } from '../ui/search-form/search-form.tsx'
import { Switches } from '../ui/search-form/switches.tsx'
import css from '../ui/search-page.module.css'
import { ButtonAnchor } from '../ui/parts/button-anchor.tsx'

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
              <b>Outside IR35</b>: no, you are in business for yourself. Your company is paid in full and pays its own
              taxes.
            </li>
          </ul>
          <p>
            The <Link to="/salary-calculator-for-united-kingdom">salary calculator</Link> compares what you keep of a
            day rate inside and outside. For the full rules, see{' '}
            <a href="https://www.gov.uk/guidance/understanding-off-payroll-working-ir35">
              understanding off-payroll working (GOV.UK)
            </a>
            .
          </p>
        </section>
        <section className="prose">
          <h2 id="who-decides">Who decides</h2>
          <p>
            For a medium or large client, and for any public body, the client decides, for each contract, and must give
            you the decision with its reasons. If you think it is wrong, you can say so, and the client has 45 days to
            answer. For a small private client, your own company decides and is responsible for the decision.
          </p>
          <p>What counts is how you really work, not what the ad or the contract calls it:</p>
          <ul>
            <li>Could you send somebody else in your place?</li>
            <li>Who says what is done, how, when and where?</li>
            <li>Must the client offer you work, and must you take it?</li>
            <li>Do you take a risk: fix mistakes unpaid, buy your own equipment, work for others?</li>
          </ul>
        </section>
        <section className="prose">
          <h2 id="check">Check a contract</h2>
          <p>
            The government has a tool that asks these questions and gives its view of the contract, and HMRC stands by
            the result if the answers are right:
          </p>
          <p>
            <ButtonAnchor href="https://www.gov.uk/guidance/check-employment-status-for-tax">
              Check employment status for tax (GOV.UK)
            </ButtonAnchor>
          </p>
          <h2>What this search shows</h2>
          <p>
            This search shows only jobs whose ads say ‘outside IR35’. Each ad’s page quotes the sentence. Ads that say
            nothing are left out. If we find none, we show contracts that do not mention IR35 instead, and say so. To
            see <Link to="/search-contracts">all contracts</Link>, search without this filter. Ireland has no IR35. It
            has its own rules.
          </p>
        </section>
      </div>
    </div>
  )
}
