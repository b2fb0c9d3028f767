import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { messages } from '../../../contract/texts/messages.ts'
import type { HideAnswer } from '../../routes/irrelevant.tsx'

export type Hiding = {
  fetcher: ReturnType<typeof useFetcher<HideAnswer>>
  job: string
  jobTitle: string
  isHidden: boolean
  message: string
  /** Why it could not be done. */
  problem: string | null
}

/** Whether the person has hidden this job: shown at once, taken back if the server could not keep it (M13, M14). */
export function useHiding(job: string, jobTitle: string): Hiding {
  const fetcher = useFetcher<HideAnswer>()
  const { formData, data } = fetcher
  const isHidden = formData === undefined ? data?.isHidden === true : formData.get('undo') === null
  return {
    fetcher,
    job,
    jobTitle,
    isHidden,
    message: messages.markedIrrelevant,
    problem: formData === undefined ? (data?.problem ?? null) : null,
  }
}

/** A form, so that hiding works without scripts; the answer is then a page with the way back. */
export function HideForm({
  hiding: { fetcher, job, jobTitle },
  undo = false,
  children,
}: {
  hiding: Hiding
  undo?: boolean
  children: ReactNode
}) {
  return (
    <fetcher.Form
      method="post"
      action="/irrelevant"
      // What cannot be sent would take the whole page with it; the banner says why nothing happens.
      onSubmit={(event) => {
        if (!navigator.onLine) event.preventDefault()
      }}
    >
      <input type="hidden" name="job" value={job} />
      <input type="hidden" name="jobTitle" value={jobTitle} />
      {undo && <input type="hidden" name="undo" value="true" />}
      {children}
    </fetcher.Form>
  )
}
