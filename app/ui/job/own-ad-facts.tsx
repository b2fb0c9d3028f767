import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { OwnAd } from '../../../contract/jobs/own-ad.ts'
import { Day } from '../when.tsx'
import { noteView } from './note-view.ts'
import { whereFrom } from './where-from.ts'
import { EmployerBox } from './employer-box.tsx'
import css from './own-ad-facts.module.css'

type Props = {
  ad: OwnAd
  /** Not for a preview. */
  isCounted?: boolean
}

/** What an ad that was posted here says besides, as its author entered it; being looked at is counted. */
export default function OwnAdFacts({ ad, isCounted = false }: Props) {
  const { pathname, search, state } = useLocation()
  const from = useRef(() => whereFrom({ pathname, search, state }))
  useEffect(() => {
    if (isCounted) noteView(ad._id, from.current())
  }, [ad._id, isCounted])
  const facts: { name: string; value: ReactNode }[] = [
    { name: 'Hours a week', value: ad.hoursPerWeek },
    { name: 'Travel', value: ad.travel && 'The job involves travel' },
    { name: 'Education', value: ad.education && `${ad.education.level}: ${ad.education.description}` },
    {
      name: 'Experience',
      value: ad.experience !== null && `${ad.experience} ${ad.experience === 1 ? 'year' : 'years'}`,
    },
    {
      name: 'Sponsorship',
      value: ad.sponsorship && (ad.sponsorship === 'yes' ? 'Visa sponsorship possible' : 'No visa sponsorship'),
    },
    { name: 'Start', value: ad.startsOn && <Day moment={ad.startsOn} /> },
    { name: 'Answers by', value: ad.answersBy && <Day moment={ad.answersBy} /> },
    {
      name: 'Questions',
      value:
        ad.questions > 0 && `${ad.questions}, about ${ad.minutes} ${ad.minutes === 1 ? 'minute' : 'minutes'} to answer`,
    },
    { name: 'Reference', value: ad.reference },
    { name: 'Changed on', value: ad.changedAt && <Day moment={ad.changedAt} /> },
  ]
  const known = facts.filter(({ value }) => value !== null && value !== false)
  return (
    <>
      {ad.benefits.length > 0 && (
        <section className={css.part} aria-labelledby="benefits">
          <h2 id="benefits">Benefits</h2>
          <ul className={css.benefits}>
            {[...new Set(ad.benefits)].map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </section>
      )}
      {ad.wordsReason !== null && (
        <p className={css.part}>
          <b>Only for one group, because:</b> {ad.wordsReason}
        </p>
      )}
      {known.length > 0 && (
        <section className={css.part} aria-labelledby="more-facts">
          <h2 id="more-facts">More about this job</h2>
          <dl className={css.facts}>
            {known.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {ad.employer !== null && <EmployerBox employer={ad.employer} />}
    </>
  )
}
