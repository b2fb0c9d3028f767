import { useState } from 'react'
import { Link } from 'react-router'
import type { Job } from '../../../contract/jobs/jobs.ts'
import { resultsAddress } from '../../../contract/job-searches/results-address.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import { ApplyLink } from '../applications/apply-link.tsx'
import { alert } from '../../../contract/texts/messages.ts'
import { MatchPlace } from '../cvs/match/match-place.tsx'
import { dayOf } from '../dates.ts'
import { Icon } from '../icon.tsx'
import { PageHead } from '../page-head.tsx'
import { emptySearch } from '../search-form/empty-search.ts'
import { SearchForm } from '../search-form/search-form.tsx'
import { ShortlistButton } from '../shortlist/shortlist-button.tsx'
import { useIsSignedIn } from '../use-is-signed-in.ts'
import { BoardLink } from './board-link.tsx'
import { JobFacts } from './job-facts-list.tsx'
import { CopyLink } from './copy-link.tsx'
import { sourceNames } from './job-facts.ts'
import { PayLine, PlaceLine, SourceLine } from './job-lines.tsx'
import { ReportForm, type ReportAnswer } from './report-form.tsx'
import { SimilarJobs } from './similar-jobs.tsx'
import css from './job-page.module.css'
import jobText from './job-text.module.css'
import { Button, ButtonLink, buttonClass } from '../parts/button.tsx'

type Props = {
  job: Job
  similar: readonly Job[]
  /** Of this page, to be passed on. */
  address: string
  report: ReportAnswer
  now: string
}

/** One ad, whole. What a visitor may not see is not in it (C7); how to get it is said once. */
export function JobPage({ job, similar: jobsLikeIt, address, report, now }: Props) {
  const isSignedIn = useIsSignedIn()
  const [isMatched, setMatched] = useState(false)
  const similar = { ...emptySearch, jobTitle: job.jobTitle, jobLocation: job.places[0]?.name ?? 'United Kingdom' }
  return (
    <article className={`page ${css.page}`}>
      <PageHead
        title={`${job.jobTitle}, ${job.jobLocation}`}
        description={`${job.jobTitle} in ${job.jobLocation}. ${job.salary}. Never miss a job ad as we search the UK's major recruitment sites for you.`}
        canonical={`/job/${job._id}`}
        isForSearchEngines={!job.isClosed && !job.isDemo}
      />
      {job.isClosed && (
        <AlertBox
          alert={alert(
            'warning',
            `This job closed on ${dayOf(job.lastSeen)}`,
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
      <header className={css.head}>
        <h1>{job.jobTitle}</h1>
        <p>
          <PlaceLine job={job} />
        </p>
        <p className={css.pay}>
          <PayLine job={job} />
        </p>
        {!job.isClosed && (
          <p className={css.ways}>
            {isSignedIn ? (
              <>
                <BoardLink className={buttonClass('primary')} job={job}>
                  <Icon name="outside" />
                </BoardLink>
                <ApplyLink className={buttonClass()} job={job} />
                <ShortlistButton job={job} />
                <Button type="button" onClick={() => setMatched(true)}>
                  <Icon name="document" /> Match my CV
                </Button>
              </>
            ) : (
              <ForVisitors job={job} />
            )}
          </p>
        )}
        {isMatched && <MatchPlace jobId={job._id} />}
      </header>
      <div className={css.columns}>
        <section aria-labelledby="about">
          <h2 id="about">About the job</h2>
          {job.jobDescription === '' ? (
            <p className="quiet">The board gives no text with this ad.</p>
          ) : (
            // Cleaned by the server to an allow-list of plain tags, on the way in and again on the way out.
            <div className={jobText.text} dangerouslySetInnerHTML={{ __html: job.jobDescription }} />
          )}
          <p className={css.safety}>Never pay to apply. Do not send bank details before you have an offer.</p>
        </section>
        <JobFacts job={job} now={now} />
      </div>
      <p className={css.sources}>
        <SourceLine job={job} now={now} />
      </p>
      <CopyLink address={address} />
      <ReportForm key={job._id} answer={report} />
      <SimilarJobs jobs={jobsLikeIt} />
      <section className={css.similar} aria-labelledby="similar">
        <h2 id="similar">Find others like it</h2>
        <p>
          <Link to={resultsAddress(similar)}>
            {similar.jobTitle} jobs in {similar.jobLocation}
          </Link>
        </p>
        <SearchForm search={similar} />
      </section>
    </article>
  )
}

function ForVisitors({ job }: { job: Job }) {
  const login = `/login?back=${encodeURIComponent(`/job/${job._id}`)}`
  return (
    <>
      <ButtonLink look="primary" to={login} rel="nofollow">
        Apply on {sourceNames(job).main} <Icon name="lock" label="needs an account" />
      </ButtonLink>
      <ButtonLink to={login} rel="nofollow">
        <Icon name="star" /> Shortlist <Icon name="lock" label="needs an account" />
      </ButtonLink>
      <ButtonLink to={login} rel="nofollow">
        <Icon name="document" /> Match my CV <Icon name="lock" label="needs an account" />
      </ButtonLink>
    </>
  )
}
