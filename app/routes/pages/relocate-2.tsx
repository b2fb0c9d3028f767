import { Link } from 'react-router'
import { TextPage } from '../../ui/pages/text-page.tsx'
import { ButtonLink } from '../../ui/parts/button.tsx'

/** Once one is here: proof of the right to work, numbers, money, a doctor, a home, rights. */
export default function RelocateSecondPage() {
  return (
    <TextPage
      title="Relocate to the UK: when you are here"
      canonical="/relocate-to-the-uk-page-2"
      description="Your first weeks of work in the United Kingdom: prove that you may work, get a National Insurance number, a bank account and a doctor, rent a home, and know your rights."
    >
      <p>
        The first part was about <Link to="/relocate-to-the-uk">what to settle before you come</Link>. This is for your
        first weeks, in about the order in which you need it.
      </p>

      <h2>1. Prove that you may work</h2>
      <p>
        An employer must check it before you start. With a visa or settled status you have an{' '}
        <a href="https://www.gov.uk/evisa">eVisa</a>, a record online, and give the employer a{' '}
        <a href="https://www.gov.uk/prove-right-to-work">share code</a> from it. British and Irish citizens show a
        passport. The check costs you nothing.
      </p>

      <h2>2. Get a National Insurance number</h2>
      <p>
        It is what your tax and contributions are noted under. You can start work without it while you{' '}
        <a href="https://www.gov.uk/apply-national-insurance-number">apply for one</a>. If you have an eVisa, look there
        first: some people already have a number.
      </p>

      <h2>3. Open a bank account</h2>
      <p>
        Pay comes by bank transfer. Banks ask who you are and where you live; many open an account by app with a
        passport alone. <a href="https://www.moneyhelper.org.uk/">MoneyHelper</a>, set up by the government, explains
        which accounts there are and what to do when a bank says no.
      </p>

      <h2>4. Understand your payslip</h2>
      <ul>
        <li>
          <a href="https://www.gov.uk/income-tax">Income tax</a> and{' '}
          <a href="https://www.gov.uk/national-insurance">National Insurance</a> are taken before you are paid.
        </li>
        <li>
          A wrong <a href="https://www.gov.uk/tax-codes">tax code</a> is common in a first job here. The starter
          checklist that your employer gives you sets it right.
        </li>
        <li>
          Most employees are put into a <a href="https://www.gov.uk/workplace-pensions">workplace pension</a>, to which
          the employer pays as well. You may leave it, and would lose the employer’s part.
        </li>
        <li>
          What should be left, our <Link to="/salary-calculator-for-united-kingdom">salary calculator</Link> shows.
        </li>
      </ul>

      <h2>5. Register with a doctor</h2>
      <p>
        Do it before you are ill.{' '}
        <a href="https://www.nhs.uk/nhs-services/gps/how-to-register-with-a-gp-surgery/">
          Registering with a GP surgery
        </a>{' '}
        is free and needs no proof of address or of immigration status in England. Scotland, Wales and Northern Ireland
        have their own pages: <a href="https://www.nhsinform.scot/">NHS inform</a>,{' '}
        <a href="https://111.wales.nhs.uk/">NHS 111 Wales</a>, <a href="https://www.nidirect.gov.uk/">nidirect</a>.
      </p>

      <h2>6. Rent a home</h2>
      <ul>
        <li>
          In England a landlord checks your <a href="https://www.gov.uk/prove-right-to-rent">right to rent</a>, again by
          a share code.
        </li>
        <li>
          A deposit for an ordinary tenancy must be{' '}
          <a href="https://www.gov.uk/tenancy-deposit-protection">protected in a scheme</a>. Never pay for a home that
          nobody has seen for you.
        </li>
        <li>
          <a href="https://www.gov.uk/council-tax">Council Tax</a> comes on top of rent, unless the landlord says that
          it is in it; Northern Ireland has rates instead.
        </li>
      </ul>

      <h2>7. Drive, if you do</h2>
      <p>
        How long your own licence holds, and whether you can exchange it, depends on where it is from:{' '}
        <a href="https://www.gov.uk/driving-nongb-licence">driving on a foreign licence</a>.
      </p>

      <h2>8. Know your rights at work</h2>
      <ul>
        <li>
          A{' '}
          <a href="https://www.gov.uk/employment-contracts-and-conditions/written-statement-of-employment-particulars">
            written statement
          </a>{' '}
          of pay, hours and place on or before your first day.
        </li>
        <li>
          At least the <a href="https://www.gov.uk/national-minimum-wage-rates">minimum wage</a>, and{' '}
          <a href="https://www.gov.uk/holiday-entitlement-rights">paid holiday</a>, from the first day.
        </li>
        <li>
          Nobody may keep your passport, and{' '}
          <a href="https://www.gov.uk/discrimination-your-rights">nobody may treat you worse</a> for where you come
          from.
        </li>
        <li>
          <a href="https://www.acas.org.uk/">Acas</a> answers questions about rights at work, free and in confidence; in
          Northern Ireland the <a href="https://www.lra.org.uk/">Labour Relations Agency</a> does. If you are made to
          work, call the <a href="https://www.modernslaveryhelpline.org/">Modern Slavery Helpline</a>.
        </li>
      </ul>

      <h2>If you change your job</h2>
      <p>
        With a Skilled Worker or Health and Care Worker visa you must{' '}
        <a href="https://www.gov.uk/skilled-worker-visa/update-your-visa">update your visa</a> before you start with a
        new employer. Then <Link to="/search">search</Link> as anybody else would.
      </p>

      <p>
        <ButtonLink to="/relocate-to-the-uk">Back to: before you come</ButtonLink>
      </p>
      <p className="hint">This page is general information and no legal advice. The official pages are what holds.</p>
    </TextPage>
  )
}
