import { Link } from 'react-router'
import { keepingMonths } from '../../../contract/candidates/keeping-months.ts'
import { product } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/privacy'
import { ask } from '../../ask.ts'
import { OperatorFacts } from '../../ui/pages/operator-facts.tsx'
import { DataPicture, type PictureRow } from '../../ui/pages/data-picture.tsx'
import { TextPage } from '../../ui/pages/text-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const [facts, sources] = await Promise.all([
    ask(context, (api) => api.operator.facts()),
    ask(context, (api) => api.boards.sources()),
  ])
  return { ...facts, told: sources.filter(({ isToldWhoSearches }) => isToldWhoSearches).map(({ name }) => name) }
}

/** In months, as the text says them. */
function keptFor(giftsKeptMonths: number): PictureRow[] {
  const row = (name: string, months: number, shown = `${months} months`) => ({ name, value: months, shown })
  return [
    row('Record of logins, copies of emails', 3, '90 days'),
    row('What you send to an employer, after the decision', keepingMonths.sent),
    row('Your name and the decision', keepingMonths.record),
    ...(giftsKeptMonths > 0 ? [row('That you had something free', giftsKeptMonths)] : []),
    row('What you write to us', 24, '2 years'),
    row('An account that nobody uses', 24, '2 years'),
  ]
}

/** What we keep about people (S15.2). The periods come from server/users/retention.ts and docs/security.md. */
export default function Privacy({ loaderData: { company, dataPlace, giftsKeptMonths, told } }: Route.ComponentProps) {
  return (
    <TextPage
      title="Privacy"
      canonical="/privacy"
      description={`What ${product} keeps about you, why and for how long, who else sees it, where we store it, and how to see, correct, download and delete it.`}
      picture={<DataPicture title="How long we keep it at most" rows={keptFor(giftsKeptMonths)} />}
    >
      <h2>Who is responsible for your data</h2>
      <OperatorFacts company={company} />

      <h2>Without an account</h2>
      <p>
        We count which kinds of pages are opened each day, without recording who opened them. We also show the most
        popular searches. We only show a search that at least five different visitors made on the same day, and never in
        your words: we show a job title from our own lists, or one that several ads use, and a town or a larger place. A
        postcode counts as its town.
      </p>
      <p>
        To tell visitors apart, we record for that day which network each of those searches came from. We store the
        network as a code, which we calculate from the first part of your network address and a secret that changes
        every day. Soon after midnight UTC we delete the codes and the secret, so that nothing can be traced back to
        you. We also delete every search that fewer than five visitors made. Our logs do not contain what you search
        for. To prevent misuse, we count requests by network address, and failed attempts to log in, for about a day.
      </p>
      <p>
        When you open an ad that an employer posted here, we tell that employer how many people looked at it and where
        they came from, such as a search or an email, and never who they were. To count each person once a day, we keep
        a code in the same way and delete it with its secret. To estimate how many different people looked over all
        days, each visit also sets one of 1,024 marks of that ad. Many people share a mark, so it does not tell who you
        are.
      </p>
      <p>
        For about a day we keep a record of the searches we have sent to each board, so that we do not send the same one
        twice. It is stored as a code, without who searched. When we look up where a full postcode is, we keep its
        location and the day of the look-up, without who searched there.
      </p>
      <p>
        When you hide a job, we keep that for 90 days, with the words you had searched for and a code of a random
        number. A cookie in your browser has the number. All our cookies are listed under{' '}
        <Link to="/cookies">Cookies</Link>. There are no cookies or scripts from anyone else on these pages.
      </p>
      <p>
        If you start a CV without an account, your browser keeps it for 24 hours and we do not. If you import a file
        into it, we read the file and do not keep anything from it. If you preview or download a CV, our server keeps it
        in memory for five minutes, so that its pages and files load quickly. After that it is gone.
      </p>
      <p>
        If you ask for job alerts without an account, we send you a link to confirm your email address. Once you have
        confirmed it, we keep the address and the search until you stop the alert. Once a year we ask whether you are
        still looking. If you do not answer within a month, the alert ends. We delete an address that is not confirmed
        after a week. We also record which jobs we have sent to an address, so that we do not send one twice, and what
        you do not want to be sent. We delete that record with your last alert. If you later open an account with that
        address and confirm it, these alerts become part of the account.
      </p>
      <p>
        If you ask for a link to log in and do not use it, we delete your address a week after the link has stopped
        working.
      </p>

      <h2>With an account</h2>
      <ul>
        <li>
          Your name, your email address and, if you give it, your mobile number: to log you in and to write to you.
        </li>
        <li>Your password, only as a hash that cannot be turned back into the password.</li>
        <li>Where you are logged in: the browser, the network address and when you last used it.</li>
        <li>
          A hash of each network that you have logged in from in the last 90 days. If someone tries to guess your
          password, you can still log in from these networks.
        </li>
        <li>
          Your saved searches, what you never want to see, your alerts with the jobs they sent you, and your shortlist
          with its notes. You can restore a deleted alert for a day. Your browser keeps a copy of your shortlist until
          you log out, so that you can read it offline.
        </li>
        <li>
          Your CVs with their latest 50 versions, the CV files you upload with their text, and your cover letters: for
          you to send, and to compare with an ad when you ask us to. You can restore what you delete for a day. After
          that it is gone.
        </li>
        <li>
          Your applications, with what was sent and the outcome: for you to look up and print. If you remove one, you no
          longer see it. We keep it until you delete your account, so that you do not apply for the same job twice.
        </li>
        <li>
          Your logins to job boards, if you give us any. They are encrypted so that only the program that applies for
          you can open them, and we delete them as soon as you ask. We count credits for applications in a ledger. The
          ledger stays when you leave, but no longer names you.
        </li>
        <li>
          What you send to employers who post ads here: applications, messages, interviews and recordings. The employer
          sees it until you withdraw, and for no longer than {keepingMonths.sent} months after the decision, or{' '}
          {keepingMonths.agreed} if you allow it. Your name and the decision stay for up to {keepingMonths.record}{' '}
          months.
        </li>
        <li>What you buy here, with your receipts. We never see the number of your card.</li>
        <li>If you belong to a company: its details and ads, and a record of who did what.</li>
        <li>What you write to us, for two years, and copies of what we send you, for 90 days.</li>
        <li>A record of logins and changes to your account, for 90 days, so that we can find misuse.</li>
        {giftsKeptMonths > 0 && (
          <li>
            If you got free credits or a free trial: a code of your email address or number, and of the card of the
            trial, for {giftsKeptMonths} months, even if you delete your account. We calculate it with a secret key, and
            it cannot be turned back into your address or card. It lets us give each person these things once.
          </li>
        )}
      </ul>
      <p>
        We need these to do what you signed up for, which is the contract between us. We keep the record of logins for
        your safety and ours, and the code of what was given once to prevent misuse, which is our legitimate interest.
        We keep optional details, such as a mobile number or a board’s login, because you chose to give them, and delete
        them when you take them back. We delete an account that has not been used for two years, and write to you 30
        days before.
      </p>

      <h2>Who else sees it</h2>
      <ul>
        <li>
          <b>Job boards</b> get the words and place of a search.{' '}
          {told.length === 0
            ? 'They get nothing about who is searching. '
            : `They get nothing about who is searching, except ${new Intl.ListFormat('en-GB').format(told)}: your network address and browser. `}
          When we apply for you, the board and the employer get what is in the application.
        </li>
        <li>
          <b>The services that carry our emails and texts</b> see who they go to and what they say.
        </li>
        <li>
          <b>Companies whose accounts you log in with</b>, such as Google, learn that you logged in here.
        </li>
        <li>
          <b>A directory of postcodes</b> (postcodes.io) may get a full postcode that someone searched for, so that we
          can find where it is. It does not get who searched.
        </li>
        <li>
          <b>Your browser’s maker</b> may process what you say when you search by voice. We only get the words.
        </li>
      </ul>
      <p>We do not sell or rent anything about you. Employers cannot search for you here.</p>

      <h2>Emails</h2>
      <p>
        We send what you asked for and emails about your account. <Link to="/settings/notifications">You choose</Link>{' '}
        which. Every alert has a link to stop it. We do not send advertising. Our emails have no tracking pixels, so we
        do not know whether you open them.
      </p>

      <h2>Where we keep it</h2>
      <p>
        {dataPlace === null ? 'Not published yet.' : `On machines in ${dataPlace}.`} Backups are overwritten within 35
        days.
      </p>

      <h2>Automated decisions</h2>
      <p>
        We make no automated decisions about you. When you compare a CV with an ad, only you see the result. We do not
        keep it, and no employer sees it.
      </p>

      <h2>Your rights</h2>
      <p>
        You can see and correct your details under <Link to="/settings">My profile</Link>,{' '}
        <Link to="/settings/data">download everything</Link> as one file, and use the{' '}
        <Link to="/settings/delete">delete account</Link> button. This cannot be undone: we delete what we hold about
        you straight away, and from backups within 35 days. You can object to what we do, or complain, by{' '}
        <Link to="/contact">writing to us</Link>. We answer within 30 days. You can also complain to the{' '}
        <a href="https://ico.org.uk/make-a-complaint/">Information Commissioner’s Office</a>, or in Ireland to the{' '}
        <a href="https://www.dataprotection.ie/">Data Protection Commission</a>.
      </p>
      <p className="quiet">{product}, 22 November 2026</p>
    </TextPage>
  )
}
