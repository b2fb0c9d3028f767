import { Link } from 'react-router'
import type { AdContent } from '../../../contract/job-ads/content.ts'
import { adCosts, creditsText } from '../../../contract/job-ads/costs.ts'
import * as texts from '../../../contract/job-ads/texts.ts'
import { useForScripts } from '../use-hydrated.ts'
import css from './job-ads.module.css'

/** For visitors who are not logged in. */
export function Marketing() {
  const forScripts = useForScripts()
  return (
    <div className={css.intro}>
      <p>
        Write your ad now and see it as people will see it. To publish, you need an employer’s account and credits: a
        text ad costs {creditsText(adCosts.text)}, an audio ad {adCosts.audio} and a video ad {adCosts.video}. Each is{' '}
        {texts.onlineFor}.
      </p>
      <p>
        People find it in the same search as ads from every board. If you also post the job elsewhere, they see this ad
        first. Nobody can pay for a higher place.
      </p>
      <p>
        <Link to={`/login?back=${encodeURIComponent('/post-job-ad')}`}>Log in</Link> or{' '}
        <Link to="/signup/publisher">sign up as an employer</Link>.
        <span className={forScripts}> What you write here comes with you.</span>
      </p>
    </div>
  )
}

type CostProps = {
  credits: { available: number } | null
  type: AdContent['type']
  /** The form, with the draft that is saved in it. */
  back: string
}

/** What publishing takes, at the side of the form. */
export function Cost({ credits, type, back }: CostProps) {
  return (
    <p>
      Publishing costs <b>{creditsText(adCosts[type])}</b>; the ad is {texts.onlineFor}.
      {credits !== null && ` You have ${creditsText(credits.available)}.`}
      {credits !== null && credits.available < adCosts[type] && (
        <>
          {' '}
          <Link to={`/buy-credits?back=${encodeURIComponent(back)}`}>Buy credits</Link>
        </>
      )}
    </p>
  )
}
