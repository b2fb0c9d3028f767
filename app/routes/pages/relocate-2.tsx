import { Link } from 'react-router'
import { londonDay } from '../../../contract/platform/london.ts'
import { employeePay } from '../../../engines/take-home/index.ts'
import { currentUkYear } from '../../../contract/salary/uk-years.ts'
import type { Route } from './+types/relocate-2'
import { DataPicture } from '../../ui/pages/data-picture.tsx'
import { TextPage } from '../../ui/pages/text-page.tsx'
import { ButtonLink } from '../../ui/parts/button.tsx'

/** Pounds a year before tax. */
const yearly = 30_000

export function loader() {
  const { taxYear } = currentUkYear(londonDay(new Date()))
  const { net, ...taken } = employeePay({ taxYear, gross: yearly * 100, region: 'restOfUk' })
  const row = (name: string, pennies: number) => {
    const monthly = Math.round(pennies / 1_200)
    return { name, value: monthly, shown: pounds(monthly) }
  }
  return {
    taxYear,
    rows: [
      { ...row('You get', net.yearly), isMain: true },
      row('Income tax', taken.incomeTax.total),
      row('National Insurance', taken.nationalInsurance.total),
    ],
  }
}

const pounds = (amount: number) => `£${amount.toLocaleString('en-GB')}`

/** After arriving: proof of the right to work, numbers, money, a doctor, a home, rights. */
export default function RelocateSecondPage({ loaderData: { taxYear, rows } }: Route.ComponentProps) {
  return (
    <TextPage
      title="Relocate to the UK: when you are here"
      canonical="/relocate-to-the-uk-page-2"
      description="Your first weeks of work in the United Kingdom: prove your right to work, get a National Insurance number, a bank account and a doctor, rent a home, and know your rights."
      picture={
        <DataPicture title={`A payslip: a month of ${pounds(yearly)} a year`} rows={rows}>
          In England in {taxYear}, with the usual allowance and no pension or student loan.
        </DataPicture>
      }
    >
      <p>
        The first page was about <Link to="/relocate-to-the-uk">what to arrange before you come</Link>. This page is for
        your first weeks, roughly in the order you will need it.
      </p>

      <h2>1. Prove your right to work</h2>
      <p>
        Your employer must check your right to work before you start. If you have a visa or settled status, you have an{' '}
        <a href="https://www.gov.uk/evisa">eVisa</a>, which is an online record. Give the employer a{' '}
        <a href="https://www.gov.uk/prove-right-to-work">share code</a> from it. British and Irish citizens show a
        passport. The check is free for you.
      </p>

      <h2>2. Get a National Insurance number</h2>
      <p>
        Your tax and contributions are recorded under this number. You can start work without it while you{' '}
        <a href="https://www.gov.uk/apply-national-insurance-number">apply for one</a>. If you have an eVisa, look there
        first: some people already have a number.
      </p>

      <h2>3. Open a bank account</h2>
      <p>
        Employers pay by bank transfer. Banks ask who you are and where you live. Many let you open an account in their
        app with just a passport. <a href="https://www.moneyhelper.org.uk/">MoneyHelper</a>, set up by the government,
        explains the types of account and what to do if a bank says no.
      </p>

      <h2>4. Understand your payslip</h2>
      <ul>
        <li>
          <a href="https://www.gov.uk/income-tax">Income tax</a> and{' '}
          <a href="https://www.gov.uk/national-insurance">National Insurance</a> are taken before you are paid.
        </li>
        <li>
          A wrong <a href="https://www.gov.uk/tax-codes">tax code</a> is common in a first job here. Fill in your
          employer’s starter checklist to get the right one.
        </li>
        <li>
          Most employees are put into a <a href="https://www.gov.uk/workplace-pensions">workplace pension</a>. The
          employer pays into it too. You can leave it, but you would lose what the employer pays.
        </li>
        <li>
          Our <Link to="/salary-calculator-for-united-kingdom">salary calculator</Link> shows what you should take home.
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
          In England, landlords check your <a href="https://www.gov.uk/prove-right-to-rent">right to rent</a>, again
          with a share code.
        </li>
        <li>
          A deposit for an ordinary tenancy must be{' '}
          <a href="https://www.gov.uk/tenancy-deposit-protection">protected in a scheme</a>. Never pay for a home unless
          you, or someone you trust, has seen it.
        </li>
        <li>
          <a href="https://www.gov.uk/council-tax">Council Tax</a> is on top of rent, unless the landlord says that it
          is included. Northern Ireland has rates instead.
        </li>
      </ul>

      <h2>7. Check your driving licence</h2>
      <p>
        How long you can drive on your own licence, and whether you can exchange it, depends on where it is from. See{' '}
        <a href="https://www.gov.uk/driving-nongb-licence">driving on a foreign licence</a>.
      </p>

      <h2>8. Know your rights at work</h2>
      <ul>
        <li>
          {' '}
          You get a{' '}
          <a href="https://www.gov.uk/employment-contracts-and-conditions/written-statement-of-employment-particulars">
            written statement
          </a>{' '}
          of your pay, hours and place of work on or before your first day.
        </li>
        <li>
          You get at least the <a href="https://www.gov.uk/national-minimum-wage-rates">minimum wage</a>, and{' '}
          <a href="https://www.gov.uk/holiday-entitlement-rights">paid holiday</a>, from the first day.
        </li>
        <li>
          Nobody may keep your passport, and{' '}
          <a href="https://www.gov.uk/discrimination-your-rights">nobody may treat you worse</a> because of where you
          come from.
        </li>
        <li>
          <a href="https://www.acas.org.uk/">Acas</a> answers questions about rights at work, free and in confidence. In
          Northern Ireland the <a href="https://www.lra.org.uk/">Labour Relations Agency</a> does this. If you are being
          forced to work, call the <a href="https://www.modernslaveryhelpline.org/">Modern Slavery Helpline</a>.
        </li>
      </ul>

      <h2>If you change jobs</h2>
      <p>
        If you have a Skilled Worker or Health and Care Worker visa, you must{' '}
        <a href="https://www.gov.uk/skilled-worker-visa/update-your-visa">update your visa</a> before you start with a
        new employer. You can <Link to="/search">search</Link> for jobs like anyone else.
      </p>

      <p>
        <ButtonLink to="/relocate-to-the-uk">Back to: before you come</ButtonLink>
      </p>
      <p className="hint">This page is general information, not legal advice. Always follow the official pages.</p>
    </TextPage>
  )
}
