import { useEffect, useState, type RefObject } from 'react'
import type { Job } from '../../../contract/jobs/jobs.ts'
import { buttonClass } from '../parts/button.tsx'
import { ApplyButton } from './apply-button.tsx'
import { takeHomeOf } from './job-facts.ts'
import { SaveButton } from './save-button.tsx'
import css from './sticky-bar.module.css'

/** The job and its buttons at the foot of the window, once those of the page are scrolled away. */
export function StickyBar({ job, after }: { job: Job; after: RefObject<HTMLElement | null> }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const watched = after.current
    if (watched === null) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setShown(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(watched)
    return () => observer.disconnect()
  }, [after])
  if (!isShown) return null
  const home = takeHomeOf(job)
  return (
    <section className={css.bar} aria-label="This job">
      <div className={`page ${css.inner}`}>
        <p className={css.what}>
          <b>{job.jobTitle}</b>
          {home !== null && (
            <span className={css.pay}>
              {home.lead} {home.amount} a month after tax
            </span>
          )}
        </p>
        <SaveButton job={job} className={buttonClass()} />
        <ApplyButton job={job} className={buttonClass('primary')} />
      </div>
    </section>
  )
}
