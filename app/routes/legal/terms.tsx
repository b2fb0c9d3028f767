import { Link } from 'react-router'
import { product } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/terms'
import { ask } from '../../ask.ts'
import { OperatorFacts } from '../../ui/pages/operator-facts.tsx'
import { TextPage } from '../../ui/pages/text-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return await ask(context, (api) => api.operator.facts())
}

/** What those agree to who sign up. Says only what this version does. */
export default function Terms({ loaderData: { company } }: Route.ComponentProps) {
  return (
    <TextPage
      title="Terms and conditions"
      canonical="/tc"
      description={`What holds between you and whoever runs ${product}: what it does, that finding work costs nothing, applications, logins to boards, employers, and how to leave.`}
    >
      <p className="quiet">In force from 22 November 2026.</p>

      <h2>Who you deal with</h2>
      <OperatorFacts company={company} />

      <h2>What {product} does</h2>
      <p>
        {product} searches the job boards that <Link to="/sources">Where the jobs come from</Link> names and shows what
        they answer as one list. The ads are the boards’ and their advertisers’. We do not employ anybody, we do not
        introduce workers to employers, and we cannot promise that an ad is still open, complete or right. Each row says
        where it comes from and when we last saw it there.
      </p>

      <h2>What it costs</h2>
      <p>
        Nothing. Searching, reading ads, having an account and opening an ad on its board are free for people who look
        for work, and stay so: nobody may charge you for finding you a job.
      </p>
      <p>
        Applications that are filled in for you use credits. No plan that costs money is sold yet; what plans will cost
        and what will hold then stands under <Link to="/prices">Prices</Link>, and nobody is moved into one who has not
        bought it.
      </p>

      <h2>Your account</h2>
      <ul>
        <li>You are 16 or older, and what you tell us about yourself is true.</li>
        <li>The account is yours alone. Keep your password to yourself; a second factor makes it safer.</li>
        <li>
          Use the site as a person does. Do not read it out by program but through its public interface and within its
          limits, do not try to get at what is somebody else’s, and do not send anything that harms others.
        </li>
        <li>We may close an account that breaks these rules. We say so by e-mail, and you can ask us to look again.</li>
      </ul>

      <h2>Applications</h2>
      <p>
        You apply by hand, or have a board’s form filled in and send it yourself, or, where you have agreed to it for a
        source, have it sent for you. What goes out in your name is what you have told us: see that it is true. Many
        boards do not want programs in the accounts of their users and may close one for it; whether you give us a login
        is your decision, and you can take it back at any time. An application that is filled in for you uses a credit;
        one that was not sent gives it back. Applying by hand is free.
      </p>

      <h2>Employers</h2>
      <p>
        Whoever signs up for a company is entitled to act for it. The first person looks after the company’s account and
        says who else belongs to it.
      </p>

      <h2>If something goes wrong</h2>
      <p>
        We work with care, but the site may be wrong or away for a while. We are liable as the law says we must be, also
        for harm that we do on purpose or by gross carelessness; beyond that we are not liable for what an ad, a board
        or an employer does. The law of England and Wales holds; where you live in another country, its protection of
        consumers holds besides.
      </p>

      <h2>Leaving, and changes</h2>
      <p>
        You can <Link to="/settings/delete">delete your account</Link> at any time, at once. If we change these terms we
        write to you 14 days before; if you do not agree you can leave.
      </p>
      <p>
        What we keep about you, and for how long, stands under <Link to="/privacy">Privacy</Link>. Questions reach us by{' '}
        <Link to="/contact">Contact us</Link>.
      </p>
    </TextPage>
  )
}
