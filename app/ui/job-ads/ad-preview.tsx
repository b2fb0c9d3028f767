import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import type { Job } from '../../../contract/jobs/jobs.ts'
import type { PlayableRecording } from '../../../contract/recordings/recordings.ts'
import { buttonClass } from '../parts/button.tsx'
import { InShort } from '../job/in-short.tsx'
import { PlaceLine } from '../job/job-lines.tsx'
import jobPage from '../job/job-page.module.css'
import jobText from '../job/job-text.module.css'
import { PayPanel } from '../job/pay-panel.tsx'
import css from './job-ads.module.css'

// As on the page of a job, which loads them only for ads that were posted here.
const OwnAdFacts = lazy(() => import('../job/own-ad-facts.tsx'))
const AdPlayer = lazy(() => import('../job/ad-player.tsx'))

type Props = {
  job: Job
  /** What an audio or video ad plays. */
  recording: PlayableRecording | null
  now: string
  width: 'desktop' | 'phone'
  /** The same view at the other width. */
  to: string
}

/** The ad as its page will show it, made of the same parts and read by the same rules; only its recording can be played. */
export function AdPreview({ job, recording, now, width, to }: Props) {
  return (
    <>
      <p>
        <Link className={buttonClass()} to={to} preventScrollReset>
          {width === 'phone' ? 'Show as on a computer' : 'Show as on a phone'}
        </Link>
      </p>
      <div className={width === 'phone' ? `${css.preview} ${css.phone}` : css.preview}>
        <div className={width === 'phone' ? undefined : jobPage.columns}>
          <div className={jobPage.main}>
            <header className={jobPage.head} inert>
              <h2 className={css.previewTitle}>{job.jobTitle}</h2>
              <p className={jobPage.who}>
                <PlaceLine job={job} />
              </p>
              <PayPanel job={job} like={null} />
            </header>
            {recording !== null && (
              <Suspense>
                <AdPlayer recording={recording} title={job.ownAd?.recordingTitle ?? ''} />
              </Suspense>
            )}
            <div
              inert
              className={`${jobPage.text} ${jobText.text}`}
              // Cleaned by the server to an allow-list of plain tags, on the way in and again on the way out.
              dangerouslySetInnerHTML={{ __html: job.jobDescription }}
            />
            {job.ownAd !== undefined && (
              <div inert>
                <Suspense>
                  <OwnAdFacts ad={job.ownAd} />
                </Suspense>
              </div>
            )}
          </div>
          <div className={jobPage.side} inert>
            <InShort job={job} now={now} />
          </div>
        </div>
      </div>
    </>
  )
}
