import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import { Link } from 'react-router'
import type { Job } from '../../../contract/jobs/jobs.ts'
import type { PlayableRecording } from '../../../contract/recordings/recordings.ts'
import type { PayLike } from '../../../contract/statistics/pay-like.ts'
import { alert } from '../../../contract/texts/messages.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import { buttonClass } from '../parts/button.tsx'
import { dayOf } from '../dates.ts'
import { PageHead } from '../page-head.tsx'
import { NeverShowLink } from '../results/never-show-link.tsx'
import { ApplyButton } from './apply-button.tsx'
import { applyHow } from './apply-how.ts'
import { CopyLink } from './copy-link.tsx'
import { CutNote } from './cut-note.tsx'
import { InShort } from './in-short.tsx'
import { JobFit } from './job-fit.tsx'
import css from './job-page.module.css'
import jobText from './job-text.module.css'
import { PlaceLine } from './job-lines.tsx'
import { LogInFirst } from './log-in-first.tsx'
import { OriginalLink } from './original-link.tsx'
import { PayPanel } from './pay-panel.tsx'
import { ReportForm, type ReportAnswer } from './report-form.tsx'
import { SaveButton } from './save-button.tsx'
import { SeenOn } from './seen-on.tsx'
import { SimilarJobs } from './similar-jobs.tsx'
import { WayBack } from './way-back.tsx'

// Only ads that were posted here say more than the boards.
const OwnAdFacts = lazy(() => import('./own-ad-facts.tsx'))
// Few ads are spoken.
const AdPlayer = lazy(() => import('./ad-player.tsx'))
// Only where an ad has closed is there something else to look for.
const ClosedSearch = lazy(() => import('./closed-search.tsx'))

type Props = {
  job: Job
  /** Of an audio or video ad that was posted here; null if it has none, or it may not be played. */
  recording: PlayableRecording | null
  similar: readonly Job[]
  like: PayLike | null
  /** A search for others like it. */
  others: { jobTitle: string; jobLocation: string; address: string }
  /** Of this page, to be passed on. */
  address: string
  report: ReportAnswer
  now: string
}

/** One ad, whole. What a visitor may not see is not in it (C7); what they press that needs an account asks them to log in, in place. */
export function JobPage({ job, recording, similar, like, others, address, report, now }: Props) {
  const ways = useRef<HTMLDivElement>(null)
  return (
    <LogInFirst>
      <article className={`page ${css.page}`} aria-labelledby="job-title">
        <PageHead
          title={`${job.jobTitle}, ${job.jobLocation}`}
          description={`${job.jobTitle} in ${job.jobLocation}. ${job.salary}. Never miss a job ad as we search the UK's major recruitment sites for you.`}
          canonical={`/job/${job._id}`}
          isForSearchEngines={!job.isClosed && !job.isDemo}
        />
        <WayBack job={job._id} others={others} />
        {job.isClosed && (
          <AlertBox
            alert={alert(
              'warning',
              `This job closed on ${dayOf(job.ownAd?.onlineUntil ?? job.lastSeen)}`,
              'You can still read the ad; below you can search for others like it.',
            )}
          />
        )}
        {job.isDemo && (
          <AlertBox
            alert={alert(
              'warning',
              'This is a demonstration ad',
              'It comes from a demonstration board and is not a real vacancy.',
            )}
          />
        )}
        <div className={css.columns}>
          <div className={css.main}>
            <header className={css.head}>
              <h1 id="job-title">{job.jobTitle}</h1>
              <p className={css.who}>
                <PlaceLine job={job} />
              </p>
              <p className={css.address}>{address}</p>
              <PayPanel job={job} like={like} />
              {!job.isClosed && (
                <div className={css.ways} ref={ways}>
                  <ApplyButton job={job} className={`${buttonClass('primary')} ${css.apply}`} />
                  <SaveButton job={job} className={`${buttonClass()} ${css.save}`} />
                  <span className={css.original}>{job.source !== 'rolecall' && <OriginalLink job={job} />}</span>
                  {job.appliedOn === null && <p className={css.how}>{applyHow(job)}</p>}
                </div>
              )}
            </header>
            {recording !== null && (
              <Suspense>
                <AdPlayer recording={recording} title={job.ownAd?.recordingTitle ?? ''} />
              </Suspense>
            )}
            <section aria-labelledby="about">
              <h2 className="unseen" id="about">
                About the job
              </h2>
              {job.jobDescription === '' ? (
                <p className="quiet">The board gives no description for this job.</p>
              ) : (
                // Cleaned by the server to an allow-list of plain tags, on the way in and again on the way out.
                <div
                  className={`${css.text} ${jobText.text} ${job.isCut ? jobText.fades : ''}`}
                  dangerouslySetInnerHTML={{ __html: job.jobDescription }}
                />
              )}
              {job.ownAd !== undefined && (
                <Suspense>
                  <OwnAdFacts ad={job.ownAd} isCounted={!job.isClosed} />
                </Suspense>
              )}
              {job.isCut && job.jobDescription !== '' && <CutNote job={job} isBoxed />}
              <p className={css.safety}>Never pay to apply. Do not send bank details before you have an offer.</p>
            </section>
            <SimilarJobs jobs={similar} others={others} />
          </div>
          <aside className={css.side}>
            <InShort job={job} now={now} />
            {!job.isClosed && <JobFit key={job._id} job={job} />}
            <SeenOn job={job} now={now} />
            <section className={css.more} aria-labelledby="this-ad">
              <h2 id="this-ad">This ad</h2>
              <CopyLink address={address} />
              <p>
                <NeverShowLink job={job} />
              </p>
              <ReportForm key={job._id} answer={report} />
            </section>
          </aside>
        </div>
        {job.isClosed && (
          <section className={css.search} aria-labelledby="search-again">
            <h2 id="search-again">Find others like it</h2>
            <p>
              <Link to={others.address}>
                {others.jobTitle} jobs in {others.jobLocation}
              </Link>
            </p>
            <Suspense>
              <ClosedSearch jobTitle={others.jobTitle} jobLocation={others.jobLocation} />
            </Suspense>
          </section>
        )}
        {!job.isClosed && <LateStickyBar job={job} after={ways} />}
      </article>
    </LogInFirst>
  )
}

type BarProps = { job: Job; after: RefObject<HTMLElement | null> }

/** The bar that is for anyone who has scrolled: its script comes after the page. */
function LateStickyBar(props: BarProps) {
  const [Bar, setBar] = useState<ComponentType<BarProps>>()
  useEffect(() => {
    void import('./sticky-bar.tsx').then(
      (late) => setBar(() => late.StickyBar),
      () => {},
    )
  }, [])
  return Bar && <Bar {...props} />
}
