import { useEffect } from 'react'
import { href, Link } from 'react-router'
import * as texts from '../../../contract/candidates/texts.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/candidacy-receipt'
import { ask } from '../../ask.ts'
import { KeptAdFacts, NotIntact, ProofOfReceipt } from '../../ui/applications/receipt-parts.tsx'
import app from '../../ui/applications/applications.module.css'
import { forgetSentApplication } from '../../ui/candidates/kept-application.ts'
import { SentScreening } from '../../ui/candidates/sent-screening.tsx'
import { dayOf, timeOf } from '../../ui/dates.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  return {
    receipt: await ask(context, (api) => api.candidates.receipt({ params })),
    isJustSent: url.searchParams.has('sent'),
  }
}

/** The proof of an application to an ad that was posted here, to be printed. */
export default function CandidacyReceiptPage({ loaderData: { receipt, isJustSent } }: Route.ComponentProps) {
  const { content, number, hash, previousHash, isIntact } = receipt
  const { ad, cv, letter, screening, applicant, candidacy, sentAt } = content
  useEffect(() => {
    if (isJustSent) forgetSentApplication(candidacy)
  }, [isJustSent, candidacy])
  const address = href('/candidacies/:candidacyId', { candidacyId: candidacy })
  return (
    <div className={`page ${app.page}`}>
      <PageHead title={`Receipt ${number}: ${ad.jobTitle}`} isForSearchEngines={false} />
      <p className={app.noPrint}>
        <Link to={address}>See the application</Link> · <Link to="/applied-jobs">My applications</Link>
      </p>
      <h1>Receipt {number}</h1>
      {isJustSent && (
        <AlertBox
          alert={alert('success', texts.applicationAccepted, `${texts.applicationAcceptedDetails}. It cost no credit.`)}
        />
      )}
      {!isIntact && <NotIntact />}
      <section className={app.part} aria-labelledby="sent">
        <h2 id="sent">{ad.jobTitle}</h2>
        <dl className={app.facts}>
          <KeptAdFacts ad={ad} />
          <dt>Sent</dt>
          <dd>
            {dayOf(sentAt)}, {timeOf(sentAt)}
          </dd>
          <dt>Who applied</dt>
          <dd>{[applicant.name, applicant.email, applicant.phone].filter((part) => part !== null).join(', ')}</dd>
        </dl>
      </section>
      <section className={app.part} aria-labelledby="answers">
        <h2 id="answers">Answers</h2>
        <p>We stored your application here as it is below, and the employer reads it here.</p>
        <SentScreening screening={screening} />
      </section>
      {[
        { kind: 'cv', name: 'CV', document: cv },
        { kind: 'letter', name: 'Cover letter', document: letter },
      ].map(
        ({ kind, name, document }) =>
          document !== null && (
            <section key={kind} className={app.part} aria-label={name}>
              <h2>
                {name}: {document.name}
              </h2>
              <p>
                {document.isFile
                  ? 'We keep this very file, and the employer opens it here.'
                  : 'The employer opens it here, printed from what we keep.'}
              </p>
              <p className={app.noPrint}>
                <a href={`${address}/document/${kind}`} download>
                  Download the file as it was sent<span className="unseen">: {name}</span>
                </a>
              </p>
              <dl className={app.facts}>
                <dt>{document.isFile ? 'Hash of the file' : 'Hash of what it is printed from'}</dt>
                <dd>{document.sha256}</dd>
              </dl>
              <details>
                <summary>
                  What it says<span className="unseen">: {name}</span>
                </summary>
                <p className={app.print}>{document.text}</p>
              </details>
            </section>
          ),
      )}
      <ProofOfReceipt hash={hash} previousHash={previousHash} />
    </div>
  )
}
