import { Link } from 'react-router'
import type { Results } from '../../../contract/results.ts'
import css from './results-page.module.css'

/** How the words and the place were understood, where there is a doubt, with the other ways one link away. */
export function PlaceQuestion({ place, understoodAs }: Pick<Results, 'place' | 'understoodAs'>) {
  const { corrected, added } = understoodAs
  return (
    <>
      {place.others.length > 0 && (
        <p className={css.question}>
          {place.kind === 'unknown'
            ? `We do not know a place called ‘${place.label}’. Did you mean `
            : `This is ${place.label}. Or did you mean `}
          {place.others.map(({ label, address }, index) => (
            <span key={address}>
              {index > 0 && ' · '}
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
    </>
  )
}
