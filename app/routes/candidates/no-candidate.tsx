import { href, useOutletContext, useParams } from 'react-router'
import type { DeskPlace } from '../../ui/candidates/desk/desk-place.ts'
import { deskKeys } from '../../ui/candidates/desk/use-desk-keys.ts'
import { ButtonLink } from '../../ui/parts/button.tsx'
import css from '../../ui/candidates/desk/desk.module.css'

/** Beside the list while nobody is chosen. Opening somebody tells them that they were looked at, so the first is not opened by itself. */
export default function NoCandidate() {
  const { adId = '' } = useParams()
  const { count, next, search } = useOutletContext<DeskPlace>()
  return (
    <div className={css.nobody}>
      <h2>{count === 0 ? 'No candidates' : 'Choose a candidate'}</h2>
      <p>
        {count === 0
          ? 'Nobody matches. Choose another state above, or clear the search.'
          : 'They see when your company first opens their application.'}
      </p>
      {next !== null && (
        <p>
          <ButtonLink
            to={`${href('/posted-job-details/:adId/:candidacyId', { adId, candidacyId: next })}${search}`}
            preventScrollReset
          >
            Open the first
          </ButtonLink>
        </p>
      )}
      {count > 0 && (
        <p className="quiet">
          Keys:{' '}
          {deskKeys.map(({ key, name }) => (
            <span key={key} className={css.key}>
              <kbd>{key.toUpperCase()}</kbd> {name}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
