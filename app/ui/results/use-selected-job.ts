import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ListedJob } from '../job/listed-job.ts'

/** Whether there is room for a preview beside the list: the page's own measure decides, which knows how large the letters are. */
export function previewFits(): boolean {
  return document.querySelector('[data-preview]')?.checkVisibility() === true
}

/**
 * The job in the preview: the one that the address names after '#', so that reload and back show the same; else the first. Choosing
 * one replaces the entry of the history: back leaves the results, it does not walk through what was looked at.
 */
export function useSelectedJob(jobs: readonly ListedJob[]) {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const id = hash.startsWith('#job-') ? hash.slice('#job-'.length) : null
  return {
    selected: jobs.find(({ _id }) => _id === id) ?? jobs[0] ?? null,
    select: useCallback(
      (chosen: string) =>
        void navigate({ pathname, search, hash: `job-${chosen}` }, { replace: true, preventScrollReset: true }),
      [navigate, pathname, search],
    ),
  }
}
