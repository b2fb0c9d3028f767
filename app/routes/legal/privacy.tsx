import { Link } from 'react-router'
import { product } from '../../../contract/messages.ts'
import { PageHead } from '../../ui/page-head.tsx'
import css from '../../ui/legal-text.module.css'

/** What is kept of people. The periods are those of server/users/retention.ts and docs/security.md. */
export default function Privacy() {
  return (
    <div className={`page ${css.text}`}>
      <PageHead title="Privacy" canonical="/privacy" />
      <h1>Privacy</h1>

      <h2>Without an account</h2>
      <p>
        We count which searches are made and which kinds of pages are opened, by day and without who. Nothing of it can
        be led back to you. A cookie of ours remembers your colours, the page you were on last (an hour), and a random
        number if you hide a job. No one else’s cookies or scripts are on these pages.
      </p>
      <p>
        A CV that you begin without an account is kept in your browser, for 24 hours, and not with us. A file that you
        have read into it passes through and leaves nothing behind. A CV that you have printed stays in the memory of
        our server for five minutes, so that its pages and its files come at once, and is nowhere after that.
      </p>

      <h2>With an account</h2>
      <ul>
        <li>Your name, e-mail address and, if you give it, your mobile number: to let you in and to write to you.</li>
        <li>Your password only as a hash that cannot be turned back.</li>
        <li>Where you are logged in: the browser, the network address and when it was used last.</li>
        <li>
          The searches you keep, the alerts you ask for, what you want never to be shown, and your shortlist with its
          notes: your browser has a copy of that list until you log out, so that you can read it without a connection.
        </li>
        <li>
          Your CVs with their latest 50 versions, the CV files that you upload with their text, and your cover letters:
          for you to send, and to compare with an ad when you ask for it. What you delete can be had back for a day and
          is then gone.
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
        We need the first five to do what you signed up for, and keep the last for our and your safety. An account that
        is not used for two years is deleted; we write to you 30 days before.
      </p>

      <h2>Who else sees it</h2>
      <p>
        The services that carry our e-mails and texts see where they go and what they say. Nobody buys or rents anything
        about you from us. Our e-mails hold nothing that tells us whether you opened them.
      </p>

      <h2>Your rights</h2>
      <p>
        You can see and correct your details under <Link to="/settings">My profile</Link>,{' '}
        <Link to="/settings/data">download everything</Link> as one file, and use the{' '}
        <Link to="/settings/delete">delete account</Link> button, which cannot be undone: what is ours of you is then
        gone at once, and from backups within 35 days. You can object to what we do or complain by{' '}
        <Link to="/contact">writing to us</Link>; we answer within 30 days. You can also complain to the{' '}
        <a href="https://ico.org.uk/">Information Commissioner’s Office</a>, or in Ireland to the{' '}
        <a href="https://www.dataprotection.ie/">Data Protection Commission</a>.
      </p>
      <p className="quiet">{product}, 21 November 2026</p>
    </div>
  )
}
