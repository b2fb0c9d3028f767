import { boardsWithCredentials, boardNames } from '../../../contract/credentials/boards-with-logins.ts'
import { Form, Link, useNavigation } from 'react-router'
import type { BoardWithCredentials } from '../../../contract/applications/applications.ts'
import type { BoardCredential } from '../../../contract/credentials/credentials.ts'
import type { ShortlistEntry } from '../../../contract/shortlists/shortlists.ts'
import { BoardFields } from '../credentials/board-fields.tsx'
import credentialsCss from '../credentials/credentials.module.css'
import { MissingCredentials } from '../credentials/missing-credentials.tsx'
import { ProveField } from '../credentials/prove-field.tsx'
import css from './shortlist.module.css'
import { Button } from '../parts/button.tsx'

export type OwnLogins = { credentials: readonly BoardCredential[]; isProved: boolean; hasPassword: boolean }

/** The boards of these jobs whose forms we fill in with a login, as far as they can still be applied to. */
function boardsOf(entries: readonly ShortlistEntry[]): BoardWithCredentials[] {
  const open = entries.filter(({ stage }) => stage === 'to-decide' || stage === 'to-apply')
  const found = new Set<string>(open.flatMap(({ job }) => job?.sources.map(({ board }) => board) ?? []))
  return boardsWithCredentials.filter((board) => found.has(board))
}

/** Logins to the boards of the jobs on the list (S7.3): which there are, and a place to enter those that are missing. */
export function BoardLogins({ entries, logins }: { entries: readonly ShortlistEntry[]; logins: OwnLogins }) {
  const { state } = useNavigation()
  const boards = boardsOf(entries)
  if (boards.length === 0) return null
  const kept = (board: BoardWithCredentials) => logins.credentials.find(({ source }) => source === board) ?? null
  const there = boards.filter((board) => kept(board)?.isOn === true)
  const missing = boards.filter((board) => !there.includes(board))
  return (
    <section className={css.logins} aria-labelledby="logins">
      <h2 id="logins">Board logins</h2>
      {there.length > 0 && (
        <p>
          We have your login, or ask you for it each time, at{' '}
          {new Intl.ListFormat('en-GB').format(there.map((board) => boardNames[board]))}.{' '}
          <Link to="/stored-passwords">Stored passwords</Link>
        </p>
      )}
      <MissingCredentials boards={missing.map((board) => boardNames[board])} />
      {missing.length > 0 && (
        <details>
          <summary>Enter them here</summary>
          <Form className={credentialsCss.form} method="post" action="/credentials" noValidate>
            <input type="hidden" name="from" value="shortlist" />
            {missing.map((board) => (
              <div key={board}>
                <input type="hidden" name="only" value={board} />
                <BoardFields board={board} kept={kept(board)} typed={null} problems={noProblems} />
              </div>
            ))}
            {!logins.isProved && <ProveField hasPassword={logins.hasPassword} problem={undefined} />}
            <Button type="submit" disabled={state !== 'idle'}>
              Save the logins
            </Button>
          </Form>
        </details>
      )}
    </section>
  )
}

const noProblems = {}
