import { Link } from 'react-router'
import { londonDay } from '../../../contract/platform/london.ts'
import { netEstimate } from '../../../engines/take-home/index.ts'
import type { Route } from './+types/relocate'
import { DataPicture } from '../../ui/pages/data-picture.tsx'
import { TextPage } from '../../ui/pages/text-page.tsx'
import { ButtonLink } from '../../ui/parts/button.tsx'

/** Yearly pay before tax, in pounds, around what most ads offer. */
const offers = [25_000, 35_000, 45_000, 60_000]

export function loader() {
  const day = londonDay(new Date())
  return offers.map((yearly) => {
    const pay = { currency: 'GBP', period: 'year', yearlyMin: yearly, yearlyMax: yearly } as const
    const monthly = netEstimate(pay, day)?.monthlyMin ?? 0
    return { name: `${pounds(yearly)} a year`, value: monthly, shown: `${pounds(monthly)} a month` }
  })
}

const pounds = (amount: number) => `£${amount.toLocaleString('en-GB')}`

/** Before moving: who needs permission to work, what an employer must have, and what to beware of. */
export default function Relocate({ loaderData: offered }: Route.ComponentProps) {
  return (
    <TextPage
      title="Relocate to the UK"
      canonical="/relocate-to-the-uk"
      description="Coming to the United Kingdom to work: whether you need a visa, how to find an employer who can sponsor you, whether your qualifications count, and how to spot fraud."
      picture={
        <DataPicture title="What you take home" rows={offered}>
          After income tax and National Insurance in England, with the usual allowance and no pension or student loan.
        </DataPicture>
      }
    >
      <p>
        This page covers what to arrange before you come. Rules and fees change several times a year, so we do not give
        amounts. Each step links to the official page with the current figures. The second page is for{' '}
        <Link to="/relocate-to-the-uk-page-2">when you are here</Link>.
      </p>

      <h2>1. Check whether you need permission to work</h2>
      <ul>
        <li>
          <b>British and Irish citizens</b> do not need permission. They can live and work in either country under the{' '}
          <a href="https://www.gov.uk/government/publications/common-travel-area-guidance">Common Travel Area</a>.
        </li>
        <li>
          <b>People with settled or pre-settled status</b> under the{' '}
          <a href="https://www.gov.uk/settled-status-eu-citizens-families">EU Settlement Scheme</a> can work without any
          other permission.
        </li>
        <li>
          <b>Everyone else</b>, including citizens of the European Union, needs a visa that allows work. The
          government’s <a href="https://www.gov.uk/check-uk-visa">check if you need a UK visa</a> tells you which one
          after a few questions.
        </li>
      </ul>
      <p>You can come to an interview as a visitor, but you cannot start work.</p>

      <h2>2. Find a visa that suits you</h2>
      <ul>
        <li>
          <a href="https://www.gov.uk/skilled-worker-visa">Skilled Worker</a>: you have an offer from an employer with a
          sponsor licence. The job must be on the list of eligible jobs and the salary must be high enough.
        </li>
        <li>
          <a href="https://www.gov.uk/health-care-worker-visa">Health and Care Worker</a>: the same for many health and
          care jobs, with lower fees.
        </li>
        <li>
          <a href="https://www.gov.uk/graduate-visa">Graduate</a>: you have finished a degree in the United Kingdom. You
          do not need a sponsor.
        </li>
        <li>
          <a href="https://www.gov.uk/youth-mobility">Youth Mobility Scheme</a>: for young people from certain
          countries. You do not need a sponsor.
        </li>
        <li>
          <a href="https://www.gov.uk/global-talent">Global Talent</a> and{' '}
          <a href="https://www.gov.uk/browse/visas-immigration/work-visas">all other work visas</a>.
        </li>
      </ul>
      <p>
        As well as the visa fee, you usually pay the{' '}
        <a href="https://www.gov.uk/healthcare-immigration-application">immigration health surcharge</a> for each year.
        You may also have to show savings. Add up the costs before you decide.
      </p>

      <h2>3. Look for employers who can sponsor you</h2>
      <p>
        Only an employer with a licence can sponsor you. The Home Office publishes{' '}
        <a href="https://www.gov.uk/government/publications/register-of-licensed-sponsors-workers">
          the register of licensed sponsors
        </a>
        . If an employer is on it, they can sponsor people. It does not mean that they will for this job, so ask before
        you spend time on an application.
      </p>
      <p>
        Here you can <Link to="/search">search all jobs</Link> and add <i>“visa sponsorship”</i>, in quotes, after the
        job title. Read the whole sentence in the ad: ‘we cannot offer visa sponsorship’ contains the same words.
      </p>

      <h2>4. Check whether your qualifications count</h2>
      <ul>
        <li>
          Some jobs are only open to people who are registered, such as nurses, doctors, teachers in many schools, gas
          engineers and solicitors. The{' '}
          <a href="https://www.regulated-professions.service.gov.uk/">register of regulated professions</a> names the
          regulator for each.
        </li>
        <li>
          <a href="https://www.enic.org.uk/">UK ENIC</a> compares foreign degrees and certificates with British ones.
        </li>
        <li>
          Most work visas ask for{' '}
          <a href="https://www.gov.uk/skilled-worker-visa/knowledge-of-english">proof of your English</a>.
        </li>
      </ul>

      <h2>5. Work out what the pay is worth</h2>
      <p>
        Enter the offer in our <Link to="/salary-calculator-for-united-kingdom">salary calculator</Link>. It shows what
        you take home after tax and National Insurance, step by step. Then compare it with rents near the job.
      </p>

      <h2>6. Write a UK-style CV</h2>
      <p>
        Keep it to two pages, without a photograph, date of birth or marital status. Say in one line what permission you
        have or need. <Link to="/build-your-cv">Build your CV</Link> here, or see{' '}
        <Link to="/CV-review">who will check it for free</Link>.
      </p>

      <h2>Beware of fraud</h2>
      <ul>
        <li>
          Nobody may sell you a job or a certificate of sponsorship. Anyone who asks for money for either is breaking
          the law, and the visa would be worthless.
        </li>
        <li>
          An employment agency{' '}
          <a href="https://www.gov.uk/employment-agencies-and-businesses">may not charge you for finding you work</a>.
        </li>
        <li>
          Only people who are registered or regulated may give immigration advice.{' '}
          <a href="https://www.gov.uk/find-an-immigration-adviser">Find an immigration adviser</a>.
        </li>
        <li>
          <a href="https://www.jobsaware.co.uk/">JobsAware</a> takes reports of fake job offers and explains how to spot
          them.
        </li>
      </ul>

      <h2>Moving to Ireland instead?</h2>
      <p>
        British, Irish, EEA and Swiss citizens do not need a permit there. Others usually need an{' '}
        <a href="https://enterprise.gov.ie/en/what-we-do/workplace-and-skills/employment-permits/">employment permit</a>
        . <a href="https://www.citizensinformation.ie/en/moving-country/">Citizens Information</a> explains the rest.
        Our search covers Ireland too.
      </p>

      <p>
        <ButtonLink to="/relocate-to-the-uk-page-2">Next: when you are here</ButtonLink>
      </p>
      <p className="hint">This page is general information, not legal advice. Always follow the official pages.</p>
    </TextPage>
  )
}
