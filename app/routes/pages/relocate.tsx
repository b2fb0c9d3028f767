import { Link } from 'react-router'
import { TextPage } from '../../ui/pages/text-page.tsx'
import { ButtonLink } from '../../ui/parts/button.tsx'

/** Before one comes: who needs permission to work, what an employer must have, and what to beware of. */
export default function Relocate() {
  return (
    <TextPage
      title="Relocate to the UK"
      canonical="/relocate-to-the-uk"
      description="Coming to the United Kingdom to work: whether you need a visa, how to find an employer who may sponsor you, whether your qualifications count, and what frauds look like."
    >
      <p>
        This is what to settle before you come. Rules and fees change several times a year, so no amounts stand here:
        each step links to the official page that has today’s. The second part is for{' '}
        <Link to="/relocate-to-the-uk-page-2">when you are here</Link>.
      </p>

      <h2>1. Find out whether you need permission to work</h2>
      <ul>
        <li>
          <b>British and Irish citizens</b> need none. They may live and work in either country under the{' '}
          <a href="https://www.gov.uk/government/publications/common-travel-area-guidance">Common Travel Area</a>.
        </li>
        <li>
          <b>People with settled or pre-settled status</b> under the{' '}
          <a href="https://www.gov.uk/settled-status-eu-citizens-families">EU Settlement Scheme</a> may work without
          more.
        </li>
        <li>
          <b>Everybody else</b> needs a visa that allows work, also citizens of the European Union. The government’s{' '}
          <a href="https://www.gov.uk/check-uk-visa">check if you need a UK visa</a> tells you which in a few questions.
        </li>
      </ul>
      <p>A visitor may come to an interview, but may not start to work.</p>

      <h2>2. Know which visa could be yours</h2>
      <ul>
        <li>
          <a href="https://www.gov.uk/skilled-worker-visa">Skilled Worker</a>: you have an offer from an employer with a
          sponsor licence, for a job on the list of those that qualify, at a salary that is high enough.
        </li>
        <li>
          <a href="https://www.gov.uk/health-care-worker-visa">Health and Care Worker</a>: the same for many jobs in
          health care, at lower fees.
        </li>
        <li>
          <a href="https://www.gov.uk/graduate-visa">Graduate</a>: you have finished a degree in the United Kingdom. No
          sponsor is needed.
        </li>
        <li>
          <a href="https://www.gov.uk/youth-mobility">Youth Mobility Scheme</a>: for young people of certain countries.
          No sponsor is needed.
        </li>
        <li>
          <a href="https://www.gov.uk/global-talent">Global Talent</a> and{' '}
          <a href="https://www.gov.uk/browse/visas-immigration/work-visas">all other work visas</a>.
        </li>
      </ul>
      <p>
        Besides the fee for the visa you usually pay the{' '}
        <a href="https://www.gov.uk/healthcare-immigration-application">immigration health surcharge</a> for each year,
        and may have to show savings. Add them up before you decide.
      </p>

      <h2>3. Look for employers who may sponsor</h2>
      <p>
        Only an employer with a licence can sponsor you. The Home Office publishes{' '}
        <a href="https://www.gov.uk/government/publications/register-of-licensed-sponsors-workers">
          the register of licensed sponsors
        </a>
        . Being on it means that an employer may sponsor somebody, not that they will for this job: ask before you spend
        time on an application.
      </p>
      <p>
        Here you can <Link to="/search">search all jobs</Link> and put <i>“visa sponsorship”</i>, in quotes, beside the
        job. Read the sentence in which it stands: ‘we cannot offer visa sponsorship’ has the same words in it.
      </p>

      <h2>4. See whether your qualifications count</h2>
      <ul>
        <li>
          Some occupations may only be followed by people who are registered: nurses, doctors, teachers in many schools,
          gas engineers, solicitors and others. The{' '}
          <a href="https://www.regulated-professions.service.gov.uk/">register of regulated professions</a> names the
          regulator of each.
        </li>
        <li>
          <a href="https://www.enic.org.uk/">UK ENIC</a> compares a foreign degree or certificate with the British ones.
        </li>
        <li>
          Most work visas ask for{' '}
          <a href="https://www.gov.uk/skilled-worker-visa/knowledge-of-english">proof of your English</a>.
        </li>
      </ul>

      <h2>5. Know what the pay is worth</h2>
      <p>
        Put the offer into our <Link to="/salary-calculator-for-united-kingdom">salary calculator</Link>: it shows what
        stays after tax and National Insurance, step by step. Then compare it with rents where the job is.
      </p>

      <h2>6. Write a CV that is read here</h2>
      <p>
        Two pages, no photograph, no date of birth, no marital status. Say in one line what permission you have or need.{' '}
        <Link to="/build-your-cv">Build your CV</Link> here, or see{' '}
        <Link to="/CV-review">who looks at it for nothing</Link>.
      </p>

      <h2>Beware</h2>
      <ul>
        <li>
          Nobody may sell you a job or a certificate of sponsorship. Who asks for money for either is breaking the law,
          and the visa would be worth nothing.
        </li>
        <li>
          An employment agency{' '}
          <a href="https://www.gov.uk/employment-agencies-and-businesses">may not charge you for finding you work</a>.
        </li>
        <li>
          Advice on immigration may only be given by people who are registered or regulated for it:{' '}
          <a href="https://www.gov.uk/find-an-immigration-adviser">find an immigration adviser</a>.
        </li>
        <li>
          <a href="https://www.jobsaware.co.uk/">JobsAware</a> takes reports of false job offers and tells how to spot
          them.
        </li>
      </ul>

      <h2>To Ireland instead?</h2>
      <p>
        British, Irish, EEA and Swiss citizens need no permit there. Others usually need an{' '}
        <a href="https://enterprise.gov.ie/en/what-we-do/workplace-and-skills/employment-permits/">employment permit</a>
        ; <a href="https://www.citizensinformation.ie/en/moving-country/">Citizens Information</a> explains the rest.
        Our search covers Ireland as well.
      </p>

      <p>
        <ButtonLink to="/relocate-to-the-uk-page-2">Next: when you are here</ButtonLink>
      </p>
      <p className="hint">This page is general information and no legal advice. The official pages are what holds.</p>
    </TextPage>
  )
}
