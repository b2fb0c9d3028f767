import { useCallback, useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react'
import type { JobSearch } from '../../../contract/job-searches/job-searches.ts'
import { ButtonLink } from '../parts/button.tsx'
import css from './alert-bar.module.css'
import type { AlertFormProps } from '../alerts/alert-form.tsx'
import { invitationDelay, isQuiet } from '../shell/invitation.ts'

export type AlertBarProps = {
  search: JobSearch
  /** Of the search. */
  address: string
}

/** The time of the first page that has the bar began with the page itself, that of another one when it was shown. */
let isFirst = true

/**
 * Offers to run the search each morning: a slim bar inside the list. Once somebody has had a look at the page it opens to its form by
 * itself (S2.19, K1), in the height that it has, so that nothing moves; a press opens it too, and without scripts leads to a page.
 */
export function AlertBar({ search, address }: AlertBarProps) {
  const [Form, setForm] = useState<ComponentType<AlertFormProps>>()
  const bar = useRef<HTMLDivElement>(null)
  const [isAskedFor, setAskedFor] = useState(false)
  const page = `/get-job-alert?search=${encodeURIComponent(address)}`

  useEffect(() => {
    if (isQuiet('alert', document.cookie)) return
    const stop = new AbortController()
    const waited = isFirst ? performance.now() : 0
    isFirst = false
    const timer = setTimeout(
      () =>
        void import('../alerts/alert-form.tsx').then(
          async (late) => (await late.mayInvite(stop.signal)) && setForm(() => late.AlertForm),
          // Without a connection it stays a link.
          () => {},
        ),
      Math.max(0, invitationDelay.alert - waited),
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [])

  function onPress(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setAskedFor(true)
    void import('../alerts/alert-form.tsx').then(
      (late) => {
        setForm(() => late.AlertForm)
        setTimeout(() => bar.current?.querySelector<HTMLElement>('input:not([type=hidden]), [type=submit]')?.focus(), 0)
      },
      () => navigator.onLine && location.assign(page),
    )
  }
  const close = useCallback(() => setForm(undefined), [])

  return (
    <div className={css.bar} ref={bar}>
      {Form ? (
        <Form
          address={address}
          jobTitle={search.jobTitle}
          jobLocation={search.jobLocation}
          isAskedFor={isAskedFor}
          onClose={close}
        />
      ) : (
        <>
          <p className={css.what}>
            <b>
              Email me new {search.jobTitle} jobs in {search.jobLocation}
            </b>{' '}
            <span className="quiet">each morning, only what is new</span>
          </p>
          <ButtonLink className={css.create} to={page} rel="nofollow" onClick={onPress}>
            Create alert
          </ButtonLink>
        </>
      )}
    </div>
  )
}
