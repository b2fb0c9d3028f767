import { Link } from 'react-router'
import { product } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/privacy'
import { ask } from '../../ask.ts'
import { OperatorFacts } from '../../ui/pages/operator-facts.tsx'
import { TextPage } from '../../ui/pages/text-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return await ask(context, (api) => api.operator.facts())
}

/** What is kept of people (S15.2). The periods are those of server/users/retention.ts and docs/security.md. */
export default function Privacy({ loaderData: { company, dataPlace } }: Route.ComponentProps) {
  return (
    <TextPage
      title="Privacy"
      canonical="/privacy"
      description={`What ${product} keeps about you, what for and for how long, who else sees it, where it is kept, and how to see, correct, download and delete it.`}
    >
      <h2>Who answers for your data</h2>
      <OperatorFacts company={company} />

      <h2>Without an account</h2>
      <p>
        We count which kinds of pages are opened, by day and without who. We also show what people search for most, but
        only a search that at least five different visitors made on the same day, and never in your words: as the name
        of a job from our own lists, or one that several ads have, in a town or a larger place. A postcode counts as its
        town.
      </p>
      <p>
        To tell visitors apart we keep, for that day, which of those searches came from which network: as a code that we
        work out from the first part of your network address with a secret of that day. Soon after midnight, UTC, we
        delete the codes and the secret, so that nothing of it can be led back to you. What fewer than five visitors
        searched for is deleted with them. Our logs do not have what you search for. To keep misuse out we count
        requests by network address, and failed attempts to log in, for about a day.
      </p>
      <p>
        So that a board is not asked the same question twice, we keep for about a day which questions it was asked, as a
        code and without who asked. Where a full postcode lies is kept, with the day on which we looked it up and
        without who searched there.
      </p>
      <p>
        A job that you hide is kept for 90 days with the words that you had searched for and a random number, which is
        also in a cookie of your browser. All our cookies are listed under <Link to="/cookies">Cookies</Link>. No one
        else’s cookies or scripts are on these pages.
      </p>
      <p>
        A CV that you begin without an account is kept in your browser, for 24 hours, and not with us. A file that you
        have read into it passes through and leaves nothing behind. A CV that you have printed stays in the memory of
        our server for five minutes, so that its pages and its files come at once, and is nowhere after that.
      </p>
      <p>
        If you ask for job alerts without an account we keep your e-mail address and the search, once you have confirmed
        it by the link that we send, until you stop the alert; once a year we ask whether you are still looking, and
        without an answer within a month it ends. An address that is not confirmed goes after a week. So that no job is
        sent twice, we note which jobs an address was told of, and what it does not want to be sent; that goes with its
        last alert. Once you have an account with that address, and have confirmed it, these alerts are part of the
        account.
      </p>

      <h2>With an account</h2>
      <ul>
        <li>Your name, e-mail address and, if you give it, your mobile number: to let you in and to write to you.</li>
        <li>Your password only as a hash that cannot be turned back.</li>
        <li>Where you are logged in: the browser, the network address and when it was used last.</li>
        <li>
          A hash of each network that you have logged in from in the last 90 days. If somebody tries to guess your
          password, you can still log in from them.
        </li>
        <li>
          The searches you keep, what you want never to be shown, the alerts you ask for with the jobs that they told
          you of (an alert that you delete can be had back for a day), and your shortlist with its notes: your browser
          has a copy of that list until you log out, so that you can read it without a connection.
        </li>
        <li>
          Your CVs with their latest 50 versions, the CV files that you upload with their text, and your cover letters:
          for you to send, and to compare with an ad when you ask for it. What you delete can be had back for a day and
          is then gone.
        </li>
        <li>
          Your applications, with what was sent and what came of it: for you to look up and to print. Those that you
          delete are gone.
        </li>
        <li>
          Your logins to job boards, if you give us any: sealed so that only the program which applies for you can open
          them, and deleted at once when you say so. Credits for applications are counted in a ledger, which stays when
          you leave, without you.
        </li>
        <li>What you write to us, for two years; copies of what we wrote to you, for 90 days.</li>
        <li>A record of logins and changes of your account, for 90 days, so that misuse can be found.</li>
      </ul>
      <p>
        We need these to do what you signed up for, which is the contract between us; the record of logins we keep for
        our and your safety, which is our legitimate interest. What you need not give, such as a mobile number or a
        board’s login, is kept because you chose to give it, and goes when you take it back. An account that is not used
        for two years is deleted; we write to you 30 days before.
      </p>

      <h2>Who else sees it</h2>
      <ul>
        <li>
          <b>Job boards</b> are sent the words of a search and its place, and nothing about who searches. When you have
          an application made for you, the board and the employer get what is in it.
        </li>
        <li>
          <b>The services that carry our e-mails and texts</b> see where they go and what they say.
        </li>
        <li>
          <b>Accounts elsewhere</b>: if you log in with one, such as Google, that company learns that you did.
        </li>
        <li>
          <b>A directory of postcodes</b> (postcodes.io) may be asked where a full postcode lies that somebody searched
          for, without who.
        </li>
        <li>
          <b>Your browser’s maker</b> may work out what you say when you search by voice. We get only the words.
        </li>
      </ul>
      <p>Nobody buys or rents anything about you from us. Employers cannot search for you here.</p>

      <h2>E-mails</h2>
      <p>
        We send what you asked for and what concerns your account. <Link to="/settings/notifications">You choose</Link>{' '}
        which; every alert has a link that stops it. We send no advertising. Our e-mails hold no tracking pixels:
        nothing in them tells us whether you opened them.
      </p>

      <h2>Where it is kept</h2>
      <p>
        {dataPlace === null
          ? `On the machines of whoever runs this copy of ${product}. They have not yet put in where those stand; they do so in the settings, under ROLECALL_DATA_PLACE.`
          : `On machines in this place: ${dataPlace}.`}{' '}
        Copies for emergencies are overwritten within 35 days.
      </p>

      <h2>Decisions by programs</h2>
      <p>
        None are made about you. Comparing a CV with an ad informs you alone, its result is not kept, and no employer
        sees it.
      </p>

      <h2>Your rights</h2>
      <p>
        You can see and correct your details under <Link to="/settings">My profile</Link>,{' '}
        <Link to="/settings/data">download everything</Link> as one file, and use the{' '}
        <Link to="/settings/delete">delete account</Link> button, which cannot be undone: what is ours of you is then
        gone at once, and from backups within 35 days. You can object to what we do or complain by{' '}
        <Link to="/contact">writing to us</Link>; we answer within 30 days. You can also complain to the{' '}
        <a href="https://ico.org.uk/make-a-complaint/">Information Commissioner’s Office</a>, or in Ireland to the{' '}
        <a href="https://www.dataprotection.ie/">Data Protection Commission</a>.
      </p>
      <p className="quiet">{product}, 22 November 2026</p>
    </TextPage>
  )
}
