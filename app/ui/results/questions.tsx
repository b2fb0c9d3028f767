import { Link } from 'react-router'
import type { Results } from '../../../contract/job-searches/results.ts'
import css from './results-page.module.css'
import type { ResultsView } from './results-view.ts'

type Props = Pick<Results, 'place' | 'understoodAs'> & Pick<ResultsView, 'withoutPay'>

/** How the search was understood, where there is a doubt, with the other ways one link away. */
export function Questions({ place, understoodAs, withoutPay }: Props) {
  const { corrected, added, turned, without } = understoodAs
  return (
    <>
      {[understoodAs.place, corrected].map(
        (slip) =>
          slip !== null && (
            <p key={slip.from} className={css.question}>
              Showing {slip.to}. <Link to={slip.asTypedAddress}>Search for {slip.from} instead</Link>
            </p>
          ),
      )}
      {turned !== null && (
        <p className={css.question}>
          {turned.words
            .map(({ words, into }) =>
              into === null ? `We left out ‘${words}’` : `‘${words}’ is now the filter ${into}`,
            )
            .join('. ')}
          . <Link to={turned.asTypedAddress}>Search for all of your words</Link>
        </p>
      )}
      {without !== null && <p className={css.question}>No ad has all of your words. These are without ‘{without}’.</p>}
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
