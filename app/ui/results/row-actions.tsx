import { useCallback, useState, type ComponentType } from 'react'
import { ApplyButton } from '../job/apply-button.tsx'
import { LogInFirstLink } from '../job/log-in-first.tsx'
import { SaveButton } from '../job/save-button.tsx'
import { Dropdown } from '../parts/dropdown.tsx'
import { useIsSignedIn } from '../use-is-signed-in.ts'
import { HideForm } from './hide-form.tsx'
import css from './row-actions.module.css'
import type { RowMenuProps } from './row-menu.tsx'
import type { OwnActions } from './use-own-actions.ts'

type Props = RowMenuProps & {
  /** The search that brought the job up. */
  searched: string
  own: OwnActions
}

/**
 * What can be done with a row: the two that matter in words, the rest behind ‘More’, whose list comes when it is first opened. Without
 * scripts it hides the job; all else is on the job's page.
 */
export function RowActions({ job, searched, isMatched, own, onMatch, onHide }: Props) {
  const isSignedIn = useIsSignedIn()
  const [Rest, setRest] = useState<ComponentType<RowMenuProps>>()
  const onOpen = useCallback(() => {
    void import('./row-menu.tsx').then(
      (late) => setRest(() => late.RowMenu),
      // Without a connection it stays empty; the banner says why.
      () => {},
    )
  }, [])
  return (
    <div className={css.actions}>
      <SaveButton job={job} className={css.action} isInRow />
      <ApplyButton job={job} className={css.action} />
      <Dropdown label="More" name={`More: ${job.jobTitle}`} className={css.more} onOpen={onOpen}>
        {Rest ? (
          <Rest job={job} isMatched={isMatched} onMatch={onMatch} onHide={onHide} />
        ) : (
          <noscript>{import.meta.env.SSR && <HideForm job={job._id} jobTitle={searched} />}</noscript>
        )}
      </Dropdown>
      {own && <own.Pick job={job} />}
      {/* For their keys: the menu that shows them may not be here yet. */}
      <span hidden>
        <button type="button" data-key="h" onClick={onHide}>
          Hide this job
        </button>
        {isSignedIn ? (
          <button type="button" data-key="m" onClick={onMatch}>
            Match my CV
          </button>
        ) : (
          <LogInFirstLink job={job} wants="match" shortcut="m">
            Match my CV
          </LogInFirstLink>
        )}
      </span>
    </div>
  )
}
