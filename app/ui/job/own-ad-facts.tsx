import type { OwnAd } from '../../../contract/jobs/own-ad.ts'
import { Day } from '../when.tsx'
import css from './own-ad-facts.module.css'

/** What an ad that was posted here says besides, as its author entered it. */
export default function OwnAdFacts({ ad }: { ad: OwnAd }) {
  const facts = [
    ['Hours a week', ad.hoursPerWeek],
    ['Travel', ad.travel && 'The job involves travel'],
    ['Education', ad.education && `${ad.education.level}: ${ad.education.description}`],
    ['Experience', ad.experience !== null && `${ad.experience} ${ad.experience === 1 ? 'year' : 'years'}`],
    ['Sponsorship', ad.sponsorship && (ad.sponsorship === 'yes' ? 'Visa sponsorship possible' : 'No visa sponsorship')],
    ['Start', ad.startsOn && <Day moment={ad.startsOn} />],
    ['Answers by', ad.answersBy && <Day moment={ad.answersBy} />],
    [
      'Questions',
      ad.questions > 0 && `${ad.questions}, about ${ad.minutes} ${ad.minutes === 1 ? 'minute' : 'minutes'} to answer`,
    ],
    ['Reference', ad.reference],
    ['Changed on', ad.changedAt && <Day moment={ad.changedAt} />],
  ] as const
  const known = facts.filter(([, value]) => value !== null && value !== false)
  return (
    <>
      {ad.benefits.length > 0 && (
        <section className={css.part} aria-labelledby="benefits">
          <h2 id="benefits">Benefits</h2>
          <ul className={css.benefits}>
            {ad.benefits.map((benefit, i) => (
              <li key={`${i} ${benefit}`}>{benefit}</li>
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
            {known.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}
