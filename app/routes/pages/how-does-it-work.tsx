import { Link } from 'react-router'
import { product } from '../../../contract/texts/messages.ts'
import { planRules, plans, priceInWords } from '../../../contract/plans/plans.ts'
import type { Route } from './+types/how-does-it-work'
import { ask } from '../../ask.ts'
import { adsByBoard } from '../../ui/pages/ads-by-board.ts'
import { DataPicture } from '../../ui/pages/data-picture.tsx'
import { TextPage } from '../../ui/pages/text-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const [offered, { roll }] = await Promise.all([
    ask(context, (api) => api.plans.list()),
    ask(context, (api) => api.home.showcase()),
  ])
  return {
    isOnSale: offered.some(({ sale }) => sale === 'for-sale'),
    roll: roll && { search: roll.search.name, jobs: roll.search.count, boards: roll.boards },
  }
}

/** From a search to an application, step by step. Prices come from the table of plans (C26). */
export default function HowDoesItWork({ loaderData: { isOnSale, roll } }: Route.ComponentProps) {
  const { onetime, advanced } = plans
  return (
    <TextPage
      title="How does it work?"
      canonical="/how-does-it-work"
      description={`From one search of many job boards to an application: how ${product} finds jobs, combines copies of the same job, calculates take-home pay and helps you apply.`}
      picture={roll && <FoldedPicture {...roll} />}
    >
      <h2 id="search">1. You search once</h2>
      <p>
        Say what and where: ‘nurse’, ‘Leeds’. <Link to="/">The search</Link> accepts towns, counties, full and half
        postcodes, Eircodes and ‘remote’. We show the jobs we already have straight away. Meanwhile we search every
        board that we can, and a line shows which have answered. Once you read, new jobs come in below what you have
        seen, so that nothing moves.
      </p>

      <h2 id="list">2. You see one list</h2>
      <ul>
        <li>A job on several boards is one row that names them all.</li>
        <li>
          We show pay as the ad gives it, with what you would take home each month after tax. Our{' '}
          <Link to="/salary-calculator-for-united-kingdom">salary calculator</Link> shows every step.
        </li>
        <li>If an ad gives no pay, the row says ‘Pay not given’. We do not guess.</li>
        <li>
          Each row says when the job was posted, or when we first saw it, and marks ads that are over 30 days old.
        </li>
        <li>
          We mark agencies, and contracts <Link to="/outside-ir35-jobs">outside IR35</Link>.
        </li>
      </ul>

      <h2 id="choose">3. You choose</h2>
      <p>
        Filter by pay, hours, contract, place of work and industry. Hide jobs that are not for you, and tell us which
        employers and words you never want to see. With a free account you can keep a{' '}
        <Link to="/shortlisted-jobs">shortlist</Link> with notes, and <Link to="/build-your-cv">build a CV</Link> or
        import yours. You can compare your CV with an ad, to see what the ad asks for and where your CV answers it. No
        employer sees that.
      </p>

      <h2 id="apply">4. You apply</h2>
      <ul>
        <li>
          <b>By hand</b>, on the board’s own page. This is always free.
        </li>
        <li>
          <b>With the form filled in for you.</b> You check it and send it yourself.
        </li>
        <li>
          <b>Sent for you</b>, only on boards where you have switched this on. Many boards do not like it, and we say so
          where you add your login. The choice is yours.
        </li>
      </ul>
      <p>
        An application that we fill in for you uses one credit. If it is not sent, you get the credit back. If it fails,
        we try again up to {planRules.retries} times, and only if we are certain that nothing was sent. If a board asks
        for a captcha or a code, we stop and hand over to you.
      </p>
      <p>
        Credits come as a {onetime.name.toLowerCase()} ({onetime.applications} applications, {priceInWords(onetime)})
        and in a monthly plan ({advanced.applications} applications a month, {priceInWords(advanced)}).{' '}
        {!isOnSale && 'Neither is on sale yet. '}
        <Link to="/prices">Prices</Link> has the details.
      </p>

      <h2 id="keep">5. You keep track</h2>
      <p>
        <Link to="/applied-jobs">My applications</Link> shows what was sent, when, with which CV, and what happened
        next. You can add applications that you made elsewhere. Each has a receipt that you can print, for yourself or
        for your work coach.
      </p>
    </TextPage>
  )
}

type Folded = { search: string; jobs: number; boards: readonly { name: string; ads: number }[] }

/** The ads of each board for one search, and how many jobs they are. */
function FoldedPicture({ search, jobs, boards }: Folded) {
  return (
    <DataPicture
      title={`${search}: what each board has, and how many jobs that is`}
      rows={[
        ...adsByBoard(boards),
        { name: 'Jobs, each shown once', value: jobs, shown: jobs.toLocaleString('en-GB'), isMain: true },
      ]}
    />
  )
}
