import { href, Link } from 'react-router'
import type { Route } from './+types/receipt'
import { ask } from '../../ask.ts'
import {
  AnswersOfReceipt,
  FileOfReceipt,
  KeptAdFacts,
  NotIntact,
  ProofOfReceipt,
} from '../../ui/applications/receipt-parts.tsx'
import css from '../../ui/applications/applications.module.css'
import { wayNames } from '../../ui/applications/state-words.ts'
import { dayOf, timeOf } from '../../ui/dates.ts'
import { PageHead } from '../../ui/page-head.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { applicationId } = params
  return {
    receipt: await ask(context, (api) => api.applications.receipt({ params: { applicationId } })),
    applicationId,
  }
}

const moment = (at: string | null) => (at === null ? '–' : `${dayOf(at)}, ${timeOf(at)}`)

/** The proof of an application, to be printed. */
export default function ReceiptPage({ loaderData: { receipt, applicationId } }: Route.ComponentProps) {
  const { content, files, number, hash, previousHash, isIntact, hasPicture } = receipt
  const { ad, confirmation, person } = content
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={`Receipt ${number}: ${ad.jobTitle}`} isForSearchEngines={false} />
      <p className={css.noPrint}>
        <Link to={href('/applications/:applicationId', { applicationId })}>Back to the application</Link>
        {' · '}
        <a href={`${href('/applications/:applicationId/receipt', { applicationId })}/download`} download>
          Download
        </a>
      </p>
      <h1>Receipt {number}</h1>
      {!isIntact && <NotIntact />}
      <section className={css.part} aria-labelledby="sent">
        <h2 id="sent">{ad.jobTitle}</h2>
        <dl className={css.facts}>
          <KeptAdFacts ad={ad} />
          <dt>Board</dt>
          <dd>
            {content.boardName}
            {content.ref !== null && `, ad ${content.ref}`}
          </dd>
          <dt>Who applied</dt>
          <dd>{[person.name, person.email].filter((part) => part !== null).join(', ')}</dd>
          <dt>How</dt>
          <dd>{wayNames[content.way]}</dd>
          <dt>Started</dt>
          <dd>{moment(content.askedForAt)}</dd>
          <dt>We pressed Send</dt>
          <dd>{moment(content.sentAt)}</dd>
          <dt>Applied</dt>
          <dd>{moment(content.appliedAt)}</dd>
          <dt>Confirmed by</dt>
          <dd>{content.saidBy === 'board' ? content.boardName : 'You'}</dd>
          {confirmation !== null && (
            <>
              <dt>In its words</dt>
              <dd>{confirmation.text}</dd>
              <dt>Reference</dt>
              <dd>{confirmation.reference ?? 'None given'}</dd>
            </>
          )}
        </dl>
      </section>
      {files.map((file) => (
        <FileOfReceipt key={file.kind} file={file} address={`/applications/${applicationId}/document/${file.kind}`} />
      ))}
      {content.answers.length > 0 && <AnswersOfReceipt receipt={receipt} />}
      {hasPicture && (
        <section className={css.part} aria-labelledby="picture">
          <h2 id="picture">The confirmation, as the board showed it</h2>
          <img
            className={css.picture}
            src={`/applications/${applicationId}/picture/confirmation`}
            alt="The page that confirmed the application"
          />
        </section>
      )}
      <ProofOfReceipt hash={hash} previousHash={previousHash} />
    </div>
  )
}
