import { Link } from 'react-router'
import type { Results } from '../../../contract/job-searches/results.ts'
import css from './results-page.module.css'
import type { ResultsView } from './results-view.ts'

type Props = Pick<Results, 'place' | 'understoodAs'> & Pick<ResultsView, 'withoutPay'>

/** How the search was understood, where there is a doubt, with the other ways one link away. */
export function Questions({ place, understoodAs: { corrected, added }, withoutPay }: Props) {
  return (
    <>
      {place.kind !== 'unknown' && place.others.length > 0 && (
        <p className={css.question}>
          This is {place.label}. Did you mean{' '}
          {place.others.map(({ label, address }, index) => (
            <span key={address}>
              {index > 0 && ' or '}
              <Link to={address}>{label}</Link>
            </span>
          ))}
          ?
        </p>
      )}
      {corrected !== null && (
        <p className={css.question}>
          Searched for ‘{corrected.to}’.{' '}
          <Link to={corrected.asTypedAddress}>Search for ‘{corrected.from}’ as you typed it</Link>
        </p>
      )}
      {added.length > 0 && <p className={css.question}>Also searched for: {added.join(', ')}.</p>}
      {withoutPay !== null && !withoutPay.isChosen && withoutPay.count > 0 && (
        <p className={css.question}>
          <Link to={withoutPay.address}>
            Also show {withoutPay.count.toLocaleString('en-GB')} {withoutPay.count === 1 ? 'job' : 'jobs'} that do not
            say the pay?
          </Link>
        </p>
      )}
    </>
  )
}
