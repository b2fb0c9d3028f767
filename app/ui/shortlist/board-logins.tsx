import { memo, Suspense } from 'react'
import { Link } from 'react-router'
import { boardsWithCredentials, boardNames } from '../../../contract/credentials/boards-with-logins.ts'
import type { BoardWithCredentials } from '../../../contract/applications/applications.ts'
import type { ShortlistEntry } from '../../../contract/shortlists/shortlists.ts'
import { MissingCredentials } from '../credentials/missing-credentials.tsx'
import { late } from '../late.ts'
import type { OwnLogins } from './logins-form.tsx'
import css from './shortlist.module.css'

const LoginsForm = late(async () => (await import('./logins-form.tsx')).LoginsForm)

/** The boards of these jobs whose forms we fill in with a login, as far as they can still be applied to. */
function boardsOf(entries: readonly ShortlistEntry[]): BoardWithCredentials[] {
  const open = entries.filter(({ stage }) => stage === 'to-decide' || stage === 'to-apply')
  const found = new Set<string>(open.flatMap(({ job }) => job?.sources.map(({ board }) => board) ?? []))
  return boardsWithCredentials.filter((board) => found.has(board))
}

/** Logins to the boards of the jobs on the list (S7.3): which there are, and a place to enter those that are missing. */
export function BoardLogins({ entries, logins }: { entries: readonly ShortlistEntry[]; logins: OwnLogins }) {
  const boards = boardsOf(entries)
  const there = boards.filter((board) => logins.credentials.some(({ source, isOn }) => source === board && isOn))
  const missing = boards.filter((board) => !there.includes(board))
  if (boards.length === 0) return null
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
          <LateForm named={missing.join()} logins={logins} />
        </details>
      )}
    </section>
  )
}

/** Drawn again only where it changes: it stays as the server has drawn it until its script is there. */
const LateForm = memo(({ named, logins }: { named: string; logins: OwnLogins }) => (
  <Suspense key={named}>
    <LoginsForm boards={boardsWithCredentials.filter((board) => named.split(',').includes(board))} logins={logins} />
  </Suspense>
))
