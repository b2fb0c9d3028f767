import { Link } from 'react-router'
import { planRules, plans } from '../../../contract/plans/plans.ts'
import { product } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/terms'
import { ask } from '../../ask.ts'
import { OperatorFacts } from '../../ui/pages/operator-facts.tsx'
import { DataPicture } from '../../ui/pages/data-picture.tsx'
import { TextPage } from '../../ui/pages/text-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return await ask(context, (api) => api.operator.facts())
}

const included = Object.values(plans).map(({ name, applications }) => ({
  name,
  value: applications,
  shown: applications === 0 ? 'none' : applications.toLocaleString('en-GB'),
}))

/** What people agree to when they sign up. Covers only what this version does. */
export default function Terms({ loaderData: { company } }: Route.ComponentProps) {
  return (
    <TextPage
      title="Terms and conditions"
      canonical="/tc"
      description={`The terms between you and the people who run ${product}: what it does, what it costs, applications, logins to boards, employers, and how to leave.`}
      picture={
        <DataPicture title="Applications that we fill in for you, by plan" rows={included}>
          A month, and once for the {plans.onetime.name.toLowerCase()}. Applying by hand is free and has no limit.
        </DataPicture>
      }
    >
      <p className="quiet">In force from 27 November 2026.</p>

      <h2>Who you deal with</h2>
      <OperatorFacts company={company} />

      <h2>What {product} does</h2>
      <p>
        {product} searches the job boards listed under <Link to="/sources">Where the jobs come from</Link> and shows
        their answers as one list. The ads belong to the boards and their advertisers. We do not employ anyone, and we
        do not introduce workers to employers. We cannot promise that an ad is still open, complete or correct. Each row
        says where it comes from, and its page when we last checked that it is open.
      </p>

      <h2>What it costs</h2>
      <p>
        Nothing. If you are looking for work, it is free to search, to read ads, to have an account and to open an ad on
        its board. It will stay free: nobody may charge you for finding you a job.
      </p>
      <p>
        Applications that we fill in for you use credits. <Link to="/prices">Prices</Link> lists what each plan costs
        and the terms that apply to it. We never move you to a paid plan that you have not bought.
      </p>
      <ul>
        <li>
          If you cancel a plan, it runs to the end of what you have paid for, and you can use its credits for{' '}
          {planRules.daysAfterEnd} more days.
        </li>
        <li>
          You have {planRules.invoiceDays} days to pay an invoice. We give you {planRules.noticeDays} days’ notice
          before we stop anything because it is unpaid.
        </li>
      </ul>

      <h2>Your account</h2>
      <ul>
        <li>You are 16 or older, and what you tell us about yourself is true.</li>
        <li>The account is for you only. Keep your password to yourself. A second factor makes your account safer.</li>
        <li>
          Use the site as a person would. Programs may only read it through its public API and within its limits. Do not
          try to access what belongs to someone else, and do not send anything that harms others.
        </li>
        <li>
          We may close an account that breaks these rules. We will tell you by email, and you can ask us to look again.
        </li>
      </ul>

      <h2>Applications</h2>
      <p>
        You can apply by hand. You can have us fill in a board’s form and send it yourself. Or you can have us send it
        for you, on boards where you have agreed to that. What we send in your name is what you have told us, so make
        sure it is true. Many boards do not want programs in their users’ accounts and may close an account because of
        it. It is your decision whether to give us a login, and you can take it back at any time. An application that we
        fill in for you uses a credit. If it is not sent, you get the credit back. Applying by hand is free.
      </p>

      <h2>Employers</h2>
      <p>
        If you sign up for a company, you must be entitled to act for it. The first person to sign up manages the
        company’s account and decides who else belongs to it. Publishing an ad uses credits, which belong to the company
        or to the member who was given them; <Link to="/buy-credits">Buy credits</Link> says what they cost.
      </p>
      <p>
        Every ad must be for a real job and keep the law on pay, discrimination and employment agencies. We may take an
        ad offline that does not, and close the account of a company that keeps publishing such ads.
      </p>

      <h2>If something goes wrong</h2>
      <p>
        We work with care, but the site may contain mistakes or be unavailable for a while. We are liable where the law
        says we must be, and for harm that we cause on purpose or by our negligence. Beyond that, we are not liable for
        what an ad, a board or an employer does. The law of England and Wales applies. If you live in another country,
        you also have the protection of its consumer law.
      </p>

      <h2>Leaving, and changes</h2>
      <p>
        You can <Link to="/settings/delete">delete your account</Link> at any time, with immediate effect. We delete an
        account that has not been used for two years, and write to you 30 days before. If we change these terms, we will
        write to you 14 days before. If you do not agree, you can leave.
      </p>
      <p>
        <Link to="/privacy">Privacy</Link> says what we keep about you and for how long. If you have a question,{' '}
        <Link to="/contact">contact us</Link>.
      </p>
    </TextPage>
  )
}
