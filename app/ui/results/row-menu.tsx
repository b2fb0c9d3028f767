import { useState } from 'react'
import type { ListedJob } from '../job/listed-job.ts'
import { LogInFirstLink } from '../job/log-in-first.tsx'
import { OriginalLink } from '../job/original-link.tsx'
import { MenuButton, MenuLink, MenuList, menuChoice } from '../parts/menu.tsx'
import { useIsSignedIn } from '../use-is-signed-in.ts'
import { neverShowAddress } from './never-show-link.tsx'

export type RowMenuProps = { job: ListedJob; isMatched: boolean; onMatch: () => void; onHide: () => void }

/** All else that can be done with a row, for its menu. */
export function RowMenu({ job, isMatched, onMatch, onHide }: RowMenuProps) {
  const isSignedIn = useIsSignedIn()
  const [said, setSaid] = useState('Copy link')
  const never = neverShowAddress(job)
  return (
    <MenuList>
      <MenuButton name={`Hide this job: ${job.jobTitle}`} onClick={onHide}>
        Hide this job
      </MenuButton>
      {never !== null && (
        <MenuLink to={never}>Hide all from {job.poster === 'agency' ? 'this agency' : 'this company'}</MenuLink>
      )}
      <MenuLink to="/settings/never-show">Never show me…</MenuLink>
      {isSignedIn ? (
        <MenuButton name={`Match my CV: ${job.jobTitle}`} isExpanded={isMatched} onClick={onMatch}>
          {isMatched ? 'Hide the match' : 'Match my CV'}
        </MenuButton>
      ) : (
        <li>
          <LogInFirstLink job={job} wants="match" className={menuChoice} label={`Match my CV: ${job.jobTitle}`}>
            Match my CV
          </LogInFirstLink>
        </li>
      )}
      <li>
        <OriginalLink job={job} className={menuChoice} />
      </li>
      <MenuButton onClick={() => void copy(`/job/${job._id}`).then(setSaid)}>{said}</MenuButton>
      <MenuLink to={`/job/${job._id}#report`}>Report this ad</MenuLink>
    </MenuList>
  )
}

/** @returns what the menu says from then on. */
async function copy(path: string): Promise<string> {
  return await navigator.clipboard.writeText(new URL(path, location.href).href).then(
    () => 'Link copied',
    () => 'Not copied',
  )
}
