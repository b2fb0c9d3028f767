import { Form, Link, useNavigation } from 'react-router'
import { adCosts, adDays, creditsText, type AdType } from '../../../contract/job-ads/costs.ts'
import { Button } from '../parts/button.tsx'
import { ProblemSummary } from '../parts/problem-summary.tsx'
import type { Problems } from '../parts/problems.ts'
import css from './job-ads.module.css'

type Props = {
  draftId: string
  type: AdType
  /** Null: nobody is signed in who could publish. */
  credits: { available: number } | null
  /** Of the form with this draft. */
  modify: string
  /** Something must change first. */
  isBlocked: boolean
  /** Why it was not published. */
  problems: Problems
}

/** What publishing costs and what there is, beside the button that does it. */
export function PublishBox({ draftId, type, credits, modify, isBlocked, problems }: Props) {
  const isSending = useNavigation().state !== 'idle'
  const cost = adCosts[type]
  const lacks = credits !== null && credits.available < cost
  const back = encodeURIComponent(`/post-job-ad?draft=${draftId}&step=preview`)
  return (
    <section className={css.section} aria-labelledby="publish-title">
      <h2 id="publish-title">Publish</h2>
      <p>
        This ad costs <b>{creditsText(cost)}</b> and is online for {adDays} days.
        {credits !== null && ` You have ${creditsText(credits.available)}.`}
      </p>
      {lacks && (
        <p>
          <Link to={`/buy-credits?back=${back}`}>Buy credits</Link> and come back here. Your draft is saved.
        </p>
      )}
      <div className={css.buttons}>
        <Form method="post" className={css.form}>
          <input type="hidden" name="id" value={draftId} />
          <ProblemSummary problems={problems} at={modify} />
          <Button look="primary" name="intent" value="publish" disabled={isSending || isBlocked} aria-busy={isSending}>
            Publish for {creditsText(cost)}
          </Button>
        </Form>
        <Link to={modify}>Modify</Link>
      </div>
    </section>
  )
}
