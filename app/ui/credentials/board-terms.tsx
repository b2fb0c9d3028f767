import { boardNames } from '../../../contract/credentials/boards-with-logins.ts'
import type { BoardWithCredentials } from '../../../contract/applications/applications.ts'
import { loginTerms } from '../../../contract/credentials/login-terms.ts'
import { Icon } from '../icon.tsx'
import css from './credentials.module.css'

/** What a board says about a program that logs in for somebody: above the box with which one agrees to it. */
export function BoardTerms({ board }: { board: BoardWithCredentials }) {
  const { stance, says } = loginTerms[board]
  return (
    <div className={css.terms} data-stance={stance}>
      {stance === 'forbidden' && <Icon name="warning" />}
      <p>
        {stance === 'forbidden' && (
          <>
            <b>{boardNames[board]} does not allow this.</b>{' '}
          </>
        )}
        {says}
      </p>
    </div>
  )
}
