import { Link } from 'react-router'
import { product } from '../../../contract/texts/messages.ts'
import { planRules, plans, priceInWords } from '../../../contract/plans/plans.ts'
import { TextPage } from '../../ui/pages/text-page.tsx'

/** From a search to an application, step by step, as the software does it. Prices come from the one table of plans (C26). */
export default function HowDoesItWork() {
  const { onetime, advanced } = plans
  return (
    <TextPage
      title="How does it work?"
      canonical="/how-does-it-work"
      description={`From one search on many job boards to an application: how ${product} finds jobs, puts the same job together, works out take-home pay, and helps you apply.`}
    >
      <ol>
        <li>
          <a href="#search">You search once</a>
        </li>
        <li>
          <a href="#list">You see one list</a>
        </li>
        <li>
          <a href="#choose">You choose</a>
        </li>
        <li>
          <a href="#apply">You apply</a>
        </li>
        <li>
          <a href="#keep">You keep track</a>
        </li>
      </ol>

      <h2 id="search">1. You search once</h2>
      <p>
        Say what and where: ‘nurse’, ‘Leeds’. <Link to="/">The search</Link> takes towns, counties, whole and half
        postcodes, Eircodes and ‘remote’. What we already hold is shown at once; meanwhile we ask every board that can
        be asked, and a line tells which have answered. What they add waits behind a button, so that nothing moves under
        your eyes.
      </p>

      <h2 id="list">2. You see one list</h2>
      <ul>
        <li>The same job on several boards is one row, which names them all.</li>
        <li>
          Pay is shown as the ad has it, with what would be left of it each month after tax. Our{' '}
          <Link to="/salary-calculator-for-united-kingdom">salary calculator</Link> shows every step of the sum.
        </li>
        <li>Where an ad gives no pay, the row says ‘Pay not given’. We do not guess.</li>
        <li>
          A row says when we first saw the job and when we last saw it, so that you do not write to an ad from last
          spring.
        </li>
        <li>
          Agencies are marked as agencies, and contracts <Link to="/outside-ir35-jobs">outside IR35</Link> as such.
        </li>
      </ul>

      <h2 id="choose">3. You choose</h2>
      <p>
        Filter by pay, hours, contract, place of work and industry. Hide what is not for you, and say once which
        employers and words you never want to see. With a free account you keep a{' '}
        <Link to="/shortlisted-jobs">shortlist</Link> with notes, <Link to="/build-your-cv">build a CV</Link> or import
        yours, and compare it with an ad: you see what the ad asks for and where your CV answers it. No employer sees
        that.
      </p>

      <h2 id="apply">4. You apply</h2>
      <ul>
        <li>
          <b>By hand</b>, on the board’s own page. This is free, always.
        </li>
        <li>
          <b>With the form filled in for you.</b> You look it over and send it yourself.
        </li>
        <li>
          <b>Sent for you</b>, only for those boards for which you have switched it on. Many boards do not like it, and
          each says so where you give your login; the choice is yours.
        </li>
      </ul>
      <p>
        An application that we fill in for you uses one credit. If it does not go out, you get the credit back: a failed
        one is tried again {planRules.retries} times at most, and only while it is certain that nothing was sent. Where
        a board asks to see a person, by a captcha or a code, we stop and hand over to you.
      </p>
      <p>
        Credits will be sold as a {onetime.name.toLowerCase()} ({onetime.applications} applications,{' '}
        {priceInWords(onetime)}) and in a plan by the month ({advanced.applications} applications a month,{' '}
        {priceInWords(advanced)}). Neither can be bought yet; <Link to="/prices">Prices</Link> has the details.
      </p>

      <h2 id="keep">5. You keep track</h2>
      <p>
        <Link to="/applied-jobs">My applications</Link> shows what was sent, when, with which CV, and what came of it,
        also for applications that you made elsewhere. Each has a receipt that you can print, for yourself or for your
        work coach.
      </p>
    </TextPage>
  )
}
