import type { Today } from '../../../contract/today/today.ts'
import { emptySearch } from '../search-form/empty-search.ts'
import { SearchForm } from '../search-form/search-form.tsx'
import { ButtonLink } from '../parts/button.tsx'
import { FirstSteps } from './first-steps.tsx'
import { greetingOf } from './greeting.ts'
import { NewJobsList } from './new-jobs-list.tsx'
import { OwnCv } from './own-cv.tsx'
import { Pipeline } from './pipeline.tsx'
import css from './today-page.module.css'
import { Waiting } from './waiting.tsx'

/** What somebody who is signed in begins with: what waits for them, what is new, and how far everything is. */
export function TodayPage({ today, name }: { today: Today; name: string }) {
  const { pipeline, interview, cv, credits } = today
  const hasBegun = pipeline.saved + pipeline.sent + pipeline.interview + pipeline.offer > 0
  const isNew = cv === null || !today.hasSearched || !hasBegun
  return (
    <div className={`page ${css.page}`}>
      <h1>{greetingOf(today.now, name)}</h1>
      <div className={css.search}>
        <SearchForm search={emptySearch} isBar />
      </div>
      <div className={css.columns}>
        <div className={css.main}>
          <Waiting waiting={today.waiting} now={today.now} />
          {isNew && <FirstSteps hasCv={cv !== null} hasSearched={today.hasSearched} hasBegun={hasBegun} />}
          <NewJobsList searches={today.searches} hasSearched={today.hasSearched} />
        </div>
        <div className={css.side}>
          {hasBegun && <Pipeline pipeline={pipeline} />}
          {interview !== null && (
            <section className={`card ${css.box}`} aria-labelledby="interview">
              <h2 id="interview">Interview: {interview.jobTitle}</h2>
              <p className="small quiet">
                {[interview.employer, interview.way === 'elsewhere' ? null : interview.sourceName]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </p>
              <p className={css.ways}>
                <ButtonLink to={`/applications/${interview._id}${interview.hasReceipt ? '/receipt' : ''}`}>
                  What was sent
                </ButtonLink>
              </p>
            </section>
          )}
          {cv !== null && <OwnCv cv={cv} now={today.now} />}
          <p className="small quiet">
            {credits === 0 ? 'No' : credits.toLocaleString('en-GB')} automatic{' '}
            {credits === 1 ? 'application' : 'applications'} left. Failed applications cost nothing.
          </p>
        </div>
      </div>
    </div>
  )
}
