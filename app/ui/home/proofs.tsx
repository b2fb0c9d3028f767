import { Link } from 'react-router'
import { Badge } from '../parts/badge.tsx'
import css from './proofs.module.css'

/** Answers to the questions of a form, each with where it is from: an example, and marked as one. */
export function AnswersProof() {
  return (
    <section className={`card ${css.proof}`} aria-labelledby="answers-proof">
      <h2 id="answers-proof">Nothing invented in your name</h2>
      <p className="small quiet">
        Every answer shows where it comes from. You read it before it goes, unless you let us send it.{' '}
        <Badge tone="plain">example</Badge>
      </p>
      <dl className={css.lines}>
        <div>
          <dt>
            Notice period<span>from your CV, Work</span>
          </dt>
          <dd>4 weeks</dd>
        </div>
        <div>
          <dt>
            First aid certificate?<span>you told a board on 3 November</span>
          </dt>
          <dd>Yes</dd>
        </div>
        <div>
          <dt>
            Do you drive?<span>asked once, then remembered</span>
          </dt>
          <dd>
            <Badge tone="attention">needs you</Badge>
          </dd>
        </div>
      </dl>
      <p className={css.way}>
        <Link to="/how-does-it-work">How applying works</Link>
      </p>
    </section>
  )
}

/** What is kept of an application that was sent: an example, and marked as one. */
export function ReceiptProof() {
  return (
    <section className={`card ${css.proof}`} aria-labelledby="receipt-proof">
      <h2 id="receipt-proof">Sent once, with a receipt</h2>
      <p className="small quiet">
        If a board does not respond, we check before we try again. <Badge tone="plain">example</Badge>
      </p>
      <dl className={css.lines}>
        <div>
          <dt>The board accepted it</dt>
          <dd>09:52:07</dd>
        </div>
        <div>
          <dt>Reference</dt>
          <dd>EX-000000</dd>
        </div>
        <div>
          <dt>CV, 2 pages</dt>
          <dd>upload answered</dd>
        </div>
        <div>
          <dt>11 answers</dt>
          <dd>read back from the form</dd>
        </div>
      </dl>
      <p className={css.way}>
        <Link to="/how-does-it-work">What a receipt says</Link>
      </p>
    </section>
  )
}
