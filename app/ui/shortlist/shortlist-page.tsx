import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { boardCredentialsSaved } from '../../../contract/users/page-texts.ts'
import type { PlannedCv } from '../../../contract/applications/plan.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { Shortlist } from '../../../contract/shortlists/shortlists.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import { dayOf, timeOf } from '../dates.ts'
import { PageHead } from '../page-head.tsx'
import { emptySearch } from '../search-form/empty-search.ts'
import { SearchForm } from '../search-form/search-form.tsx'
import { Ago } from '../when.tsx'
import { ApplyAll } from './apply-all.tsx'
import { BoardLogins } from './board-logins.tsx'
import { jobsOf } from './entry-facts.ts'
import type { OwnLogins } from './logins-form.tsx'
import { ShortlistGroups } from './shortlist-groups.tsx'
import css from './shortlist.module.css'
import { useNotes } from './use-notes.ts'
import { useShortlist } from './use-shortlist.ts'
import { Button, ButtonLink, buttonClass } from '../parts/button.tsx'
import { Banner } from '../parts/banner.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { TabLinks } from '../parts/tab-links.tsx'
import { Checkbox } from '../parts/checkbox.tsx'

export type ShortlistData = {
  userId: string
  list: Shortlist
  cvs: PlannedCv[]
  /** Null: there is no connection. */
  logins: OwnLogins | null
  now: string
  /** It is what this browser kept at that moment: there is no connection. */
  keptAt: string | null
}

/** The jobs that somebody wants to come back to (S7). */
export function ShortlistPage({ userId, list: given, cvs, logins, now, keptAt }: ShortlistData) {
  const own = useShortlist({ userId, given })
  const notes = useNotes({ userId, onKept: own.takeNote, onOnline: own.refresh })
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [query] = useSearchParams()
  const view = query.get('view') === 'board' ? 'board' : 'list'
  const { entries, removed } = own.list
  const chosen = entries.filter(({ _id }) => picked.has(_id))
  const toApply = (chosen.length > 0 ? chosen : entries).map(({ job }) => job).filter((job) => job !== null)
  const closed = given.entries.filter(({ isNewlyClosed }) => isNewlyClosed)
  const waiting = notes.pending.filter(({ state }) => state === 'waiting').length

  // The same element each time: its late parts stay as the server has drawn them until they are needed.
  const search = useMemo(() => <SearchForm search={emptySearch} />, [])

  function pick(entryId: string, isPicked: boolean) {
    const next = new Set(picked)
    if (isPicked) next.add(entryId)
    else next.delete(entryId)
    setPicked(next)
  }

  async function removeMany() {
    setPicked(new Set())
    await own.remove(chosen.length > 0 ? chosen : entries)
  }

  return (
    <div className={`page ${css.page}`}>
      <PageHead
        title="Shortlisted jobs"
        description="The jobs you want to come back to, grouped by what to do next, with your notes."
        isForSearchEngines={false}
      />
      <div className={css.top}>
        <h1>Shortlisted jobs</h1>
        <p aria-live="polite">{entries.length === 0 ? 'None yet' : `${jobsOf(entries.length)} on your shortlist`}</p>
        <ul className={css.links}>
          <li>
            <Link to="/applied-jobs">My applications</Link>
          </li>
          <li>
            <Link to="/credentials">Board logins</Link>
          </li>
          <li>
            <Link to="/settings/never-show">Never show me</Link>
          </li>
        </ul>
      </div>

      {query.get('logins') === 'saved' && <AlertBox alert={alert('success', boardCredentialsSaved)} />}
      {(!notes.isOnline || keptAt !== null || waiting > 0) && (
        <div aria-live="polite">
          <Banner>
            {!notes.isOnline && 'You are offline. You can read your list and write notes. '}
            {keptAt !== null && `This is your list as this browser saved it on ${dayOf(keptAt)}, ${timeOf(keptAt)}. `}
            {waiting > 0 &&
              `${waiting === 1 ? '1 note is' : `${waiting} notes are`} waiting in this browser. We will send ${waiting === 1 ? 'it' : 'them'} once you are back online.`}
          </Banner>
        </div>
      )}
      {closed.length > 0 && (
        <Banner>
          {closed.length === 1
            ? `‘${closed[0]?.title}’ has closed since you were last here.`
            : `${jobsOf(closed.length)} have closed since you were last here: ${closed.map(({ title }) => `‘${title}’`).join(', ')}.`}
        </Banner>
      )}
      <div className={css.said} aria-live="polite">
        {own.said !== null && (
          <p className={own.said.kind === 'problem' ? 'problem' : undefined}>
            {own.said.text}{' '}
            {own.said.undo !== undefined && own.said.undo.length > 0 && (
              <Button type="button" onClick={() => void own.restore(own.said?.undo ?? [])}>
                Undo
              </Button>
            )}
          </p>
        )}
      </div>

      {entries.length === 0 ? (
        <EmptyState title="Your shortlist is empty" action={<ButtonLink to="/search">Search jobs</ButtonLink>}>
          <p>Choose ‘Save’ on a job. It then appears here with its closing date, your notes, and what to do next.</p>
        </EmptyState>
      ) : (
        <>
          <div className={css.tools}>
            <TabLinks
              label="View"
              tabs={(['list', 'board'] as const).map((one) => ({
                to: one === 'list' ? '?' : '?view=board',
                name: one === 'list' ? 'List' : 'Board',
                isChosen: view === one,
              }))}
            />
            <Checkbox
              checked={chosen.length === entries.length}
              isMixed={chosen.length > 0 && chosen.length < entries.length}
              onChange={(isOn) => setPicked(new Set(isOn ? entries.map(({ _id }) => _id) : []))}
            >
              Select all
            </Checkbox>
            <ApplyAll className={buttonClass()} jobs={toApply} isAll={chosen.length === 0} />
            <Button type="button" onClick={() => void removeMany()}>
              {chosen.length > 0 ? `Delete ${chosen.length}` : 'Delete all'}
            </Button>
          </div>
          <ShortlistGroups own={own} notes={notes} cvs={cvs} now={now} view={view} picked={picked} onPick={pick} />
        </>
      )}

      {logins !== null && <BoardLogins entries={entries} logins={logins} />}

      {removed.length > 0 && (
        <details className={css.removed}>
          <summary>Recently deleted ({removed.length})</summary>
          <p className="hint">You can restore each for a day, with its notes.</p>
          <ul>
            {removed.map(({ _id, title, removedAt }) => (
              <li key={_id}>
                <span>
                  {title}{' '}
                  <span className="quiet">
                    deleted <Ago moment={removedAt} now={now} />
                  </span>
                </span>
                <Button type="button" onClick={() => void own.restore([_id])}>
                  Restore<span className="unseen"> {title}</span>
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <section className={css.more} aria-labelledby="find-more">
        <h2 id="find-more">Find more jobs</h2>
        {search}
      </section>
    </div>
  )
}
