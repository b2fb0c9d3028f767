import { href } from 'react-router'
import type { ApplicationDetail } from '../../../contract/applications/history.ts'
import { dayOf, exactTimeOf } from '../dates.ts'
import { Icon } from '../icon.tsx'
import { ButtonAnchor } from '../parts/button-anchor.tsx'
import { ButtonLink } from '../parts/button.tsx'
import { StatusSteps } from '../parts/status-steps.tsx'
import { Act } from './act.tsx'
import css from './application-aside.module.css'
import { rollOf, rollTitle } from './roll.ts'
import { whatComesNext } from './what-comes-next.ts'

type Props = { application: ApplicationDetail; now: string }

/** Beside an application: the roll of how it is filled in or, once it is sent, its receipt; and what comes next. */
export function ApplicationAside({ application, now }: Props) {
  const { state, way } = application
  return (
    <aside className={css.aside} aria-label="How it stands">
      {state === 'applied' ? (
        <ReceiptStrip application={application} now={now} />
      ) : (
        way !== 'elsewhere' && (
          <>
            <h2 className={css.title}>{rollTitle(application)}</h2>
            <StatusSteps label={rollTitle(application)} steps={rollOf(application)} isRoll />
          </>
        )
      )}
      <p className={css.next} aria-live="polite">
        {whatComesNext(application, now)}
      </p>
    </aside>
  )
}

/** What was sent, and the proof of it. */
function ReceiptStrip({ application, now }: Props) {
  const { _id, appliedAt, sourceName, way, reference, hasReceipt, text } = application
  const receipt = href('/applications/:applicationId/receipt', { applicationId: _id })
  const isToday = appliedAt !== null && dayOf(appliedAt) === dayOf(now)
  return (
    <section className={css.strip} aria-labelledby="sent-at">
      <h2 id="sent-at" className={css.sent}>
        <Icon name="tick" /> Sent {appliedAt === null ? '' : isToday ? exactTimeOf(appliedAt) : dayOf(appliedAt)}
      </h2>
      <p className="quiet">{confirmedBy({ way, sourceName, reference, text })}</p>
      <div className={css.acts}>
        {hasReceipt && (
          <>
            <ButtonLink look="primary" to={receipt}>
              Receipt
            </ButtonLink>
            <ButtonAnchor href={`${receipt}/download`} download>
              Download<span className="unseen"> the receipt</span>
            </ButtonAnchor>
          </>
        )}
        <Reminder application={application} />
      </div>
    </section>
  )
}

function confirmedBy({
  way,
  sourceName,
  reference,
  text,
}: Pick<ApplicationDetail, 'way' | 'sourceName' | 'reference' | 'text'>): string {
  if (reference !== null) return `${sourceName} confirmed: ${reference}`
  if (way === 'by-hand' || way === 'elsewhere') return 'You told us that you sent it.'
  return text === '' ? `${sourceName} confirmed it.` : `${sourceName}: ${text}`
}

/** An email after a fortnight, unless an answer has been noted by then. */
function Reminder({ application: { outcome, remindAt } }: Pick<Props, 'application'>) {
  if (outcome !== null) return null
  if (remindAt === null) return <Act intent="remind" label="Remind me in 14 days" fields={{ inDays: '14' }} />
  return (
    <>
      <p className={css.reminder}>We’ll email you on {dayOf(remindAt)} if you have not noted an answer by then.</p>
      <Act intent="remind" label="No reminder" look="plain" fields={{ inDays: '' }} />
    </>
  )
}
