import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import type { ListedJob } from '../job/listed-job.ts'
import { messages } from '../../../contract/texts/messages.ts'
import { Button } from '../parts/button.tsx'
import { Checkbox } from '../parts/checkbox.tsx'
import { Menu, MenuButton, MenuLink } from '../parts/menu.tsx'
import { mark, pick, pickNone, useMarks, usePicked } from '../shortlist/marks.ts'
import { addJobs, removeFromList } from '../shortlist/shortlist-calls.ts'
import actions from './row-actions.module.css'
import { saidPlace } from './said-place.ts'
import css from './toolbar.module.css'

export { MatchPlace } from '../cvs/match/match-place.tsx'

type Props = { jobs: readonly ListedJob[]; onMatch: () => void }

type Done = { kind: 'done'; jobs: string[] } | { kind: 'undone' } | { kind: 'problem'; message: string }

/** What is done with all rows of the page, or with those that are selected; all of the page, never all that was found. */
export function OwnPageMenu({ jobs, onMatch }: Props) {
  const picked = usePicked()
  const marks = useMarks()
  const [done, setDone] = useState<Done | null>(null)
  const [isBusy, setBusy] = useState(false)
  const chosen = jobs.filter(({ _id }) => picked.has(_id))
  const meant = chosen.length > 0 ? chosen : jobs
  const open = meant.filter(({ applied, isClosed }) => !applied && !isClosed)
  const where = chosen.length > 0 ? `${chosen.length}` : 'all on this page'

  async function shortlist() {
    if (isBusy) return
    const fresh = meant.filter(({ _id, status }) => !(marks.get(_id) ?? status === 'shortlisted')).map(({ _id }) => _id)
    setBusy(true)
    const answer = await addJobs(fresh)
    setBusy(false)
    if (answer.kind !== 'done') return setDone({ kind: 'problem', message: `Not done. ${answer.message}` })
    mark(fresh, true)
    pickNone()
    setDone({ kind: 'done', jobs: fresh })
  }

  async function undo(ids: readonly string[]) {
    const answer = await removeFromList({ jobs: ids })
    if (answer.kind !== 'done') {
      return setDone({ kind: 'problem', message: messages.shortlistNotRemoved(`– ${answer.message}`) })
    }
    mark(ids, false)
    setDone({ kind: 'undone' })
  }

  const place = document.getElementById(saidPlace)
  return (
    <>
      <Menu label={chosen.length > 0 ? `${chosen.length} selected` : 'This page'}>
        <MenuButton onClick={() => void shortlist()}>Save {where}</MenuButton>
        {open.length > 0 && (
          <MenuLink to={`/apply?job=${open.map(({ _id }) => _id).join(',')}`}>
            Apply to {chosen.length > 0 ? open.length : where}
          </MenuLink>
        )}
        <MenuButton onClick={onMatch}>Match my CV to all on this page</MenuButton>
        {chosen.length > 0 && <MenuButton onClick={pickNone}>Select none</MenuButton>}
      </Menu>
      {place &&
        createPortal(
          <p className={css.said}>
            {done?.kind === 'problem' && <span className="problem">{done.message}</span>}
            {done?.kind === 'undone' && 'Removed from your shortlist.'}
            {done?.kind === 'done' && (
              <>
                {messages.shortlisted} {counted(done.jobs.length)}{' '}
                <Link to="/shortlisted-jobs">Open your shortlist</Link>
                {done.jobs.length > 0 && (
                  <Button look="plain" type="button" onClick={() => void undo(done.jobs)}>
                    {messages.undoShortlist}
                  </Button>
                )}
              </>
            )}
          </p>,
          place,
        )}
    </>
  )
}

function counted(jobs: number): string {
  if (jobs === 0) return 'They were already on your shortlist.'
  return jobs === 1 ? '1 job is on your shortlist now.' : `${jobs} jobs are on your shortlist now.`
}

/** Selects a row for what is done with several. */
export function Pick({ job }: { job: ListedJob }) {
  const isPicked = usePicked().has(job._id)
  return (
    <Checkbox
      className={actions.pick}
      aria-label={`Select: ${job.jobTitle}`}
      checked={isPicked}
      onChange={(isOn) => pick(job._id, isOn)}
    >
      Select
    </Checkbox>
  )
}
