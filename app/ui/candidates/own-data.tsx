import { Link } from 'react-router'
import type { Applicant, CandidacyDetail } from '../../../contract/candidates/candidacies.ts'
import { keepingMonths } from '../../../contract/candidates/keeping-months.ts'
import { Act } from '../applications/act.tsx'
import css from './candidates.module.css'

/** How the employer can reach the candidate, and how to correct it. */
export function ContactSent({ candidacy: { applicant, contactNow, state } }: { candidacy: CandidacyDetail }) {
  const isRead = state !== 'withdrawn' && state !== 'closed'
  return (
    <section className={css.part} aria-labelledby="contact">
      <h2 id="contact">Your contact details</h2>
      <p>
        {isRead ? 'The employer has' : 'You sent'}: {inWords(applicant)}.
      </p>
      {isRead &&
        (contactNow === null ? (
          <p className="quiet">
            If they change, change them <Link to="/settings">in your account</Link>, then come back here to correct them
            for this employer.
          </p>
        ) : (
          <>
            <p>Your account now has: {inWords(contactNow)}.</p>
            <Act intent="correct" label="Correct my contact details" />
          </>
        ))}
    </section>
  )
}

function inWords({ name, email, phone }: Applicant): string {
  return [name, email, phone].filter((part) => part !== null && part !== '').join(', ')
}

/** Once an application is over, what was sent can go before its time. */
export function DeleteSent() {
  return (
    <details className={css.inner}>
      <summary>Delete what I sent</summary>
      <p>
        Your CV, letter, answers, email address and phone number, and the employer’s notes about you, are deleted now,
        for the employer too. The messages between you go within a day. Your name and the decision stay with the
        employer for up to {keepingMonths.record} months after the decision, in case of a legal claim. What they have
        saved or printed stays with them. This cannot be undone.
      </p>
      <Act intent="delete" label="Delete what I sent" look="danger" />
    </details>
  )
}
