import type { KeptAd, Receipt, ReceiptFile } from '../../../contract/applications/history.ts'
import { alert } from '../../../contract/texts/messages.ts'
import { dayOf, timeOf } from '../dates.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import { Badge } from '../parts/badge.tsx'
import { answerText } from './answer-text.ts'
import css from './applications.module.css'
import { fileNames, hashBefore, sentence, wentName, wholeReason } from './receipt-words.ts'

/** Warns that the hashes of a receipt do not match. */
export function NotIntact() {
  return <AlertBox alert={alert('error', 'This receipt, or one before it, has been changed', 'Please contact us.')} />
}

/** The ad as it was when somebody applied: rows of a list of facts. */
export function KeptAdFacts({ ad }: { ad: Pick<KeptAd, 'employer' | 'jobLocation' | 'salary'> }) {
  return (
    <>
      <dt>Employer</dt>
      <dd>{ad.employer ?? 'Not given'}</dd>
      <dt>Place</dt>
      <dd>{ad.jobLocation}</dd>
      <dt>Pay</dt>
      <dd>{ad.salary}</dd>
    </>
  )
}

const tones = { yes: 'good', no: 'plain', 'not-confirmed': 'attention' } as const

/** A file that went or was to go: whether it did, and how we know. @param address of our copy */
export function FileOfReceipt({ file, address }: { file: ReceiptFile; address: string }) {
  const { kind, name, went, why, at, sha256, copy, text } = file
  return (
    <section className={css.part} aria-label={fileNames[kind]}>
      <h2 className={css.fileName}>
        {fileNames[kind]}: {name}
      </h2>
      <p>
        <Badge tone={tones[went]}>{wentName(file)}</Badge> {why}
        {at !== null && (
          <small className={css.quiet}>
            Seen on {dayOf(at)}, {timeOf(at)}
          </small>
        )}
      </p>
      {sha256 !== null && (
        <dl className={css.facts}>
          <dt>SHA-256 of the file</dt>
          <dd>{sha256}</dd>
        </dl>
      )}
      {copy !== null && (
        <p className={css.noPrint}>
          <a href={address}>
            {copy === 'sent' ? 'Download the file as it was sent' : 'Download the file that we prepared'}
          </a>
        </p>
      )}
      {text !== null && (
        <details>
          <summary>
            What it says<span className="unseen">: {fileNames[kind]}</span>
          </summary>
          <p className={css.print}>{text}</p>
        </details>
      )}
    </section>
  )
}

/** Questions with what they are answered with, where each answer is from, and how we know that it went. */
export function AnswersOfReceipt({ receipt: { content, answers } }: { receipt: Receipt }) {
  const whole = wholeReason({ content, answers })
  return (
    <section className={css.part} aria-labelledby="answers">
      <h2 id="answers">Answers</h2>
      {whole !== null && (
        <p>
          <Badge tone="attention">Answers not confirmed</Badge> {whole}
        </p>
      )}
      <dl className={css.facts}>
        {content.answers.map(({ question, value, origin }, at) => {
          const known = answers[at]
          return (
            <div key={question.key} className={css.answer}>
              <dt>{question.label}</dt>
              <dd>
                {answerText(value, question.type === 'consent')}
                <small className={css.said}>
                  {origin !== null && sentence(origin.text)}
                  {whole === null && known !== undefined && known.why !== '' && (
                    <>
                      {origin !== null && ' · '}
                      {!known.isConfirmed && <b>Not confirmed: </b>}
                      {known.why}
                    </>
                  )}
                </small>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

/** The hash of a receipt and of the one before it, by which a change shows. */
export function ProofOfReceipt({ hash, previousHash }: { hash: string; previousHash: string }) {
  return (
    <section className={css.part} aria-labelledby="proof">
      <h2 id="proof">Proof</h2>
      <p className="hint">
        Each receipt contains the hash of the one before it, so a changed or missing receipt can be detected.
      </p>
      <dl className={css.facts}>
        <dt>Hash</dt>
        <dd>{hash}</dd>
        <dt>Hash of the one before</dt>
        <dd>{hashBefore(previousHash)}</dd>
      </dl>
    </section>
  )
}
