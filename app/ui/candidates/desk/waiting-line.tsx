import { useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { WaitingDecision } from '../../../../contract/candidates/desk.ts'
import { exactTimeOf } from '../../dates.ts'
import { Banner } from '../../parts/banner.tsx'
import { Button } from '../../parts/button.tsx'
import { decisionWords } from './desk-words.ts'

type Props = { waiting: WaitingDecision; now: string }

/** A decision of which the candidate is not told yet: until when, and the way back. */
export function WaitingLine({ waiting: { to, tellAt }, now }: Props) {
  const isSending = useNavigation().state === 'submitting'
  const left = useSecondsLeft(tellAt, now)
  return (
    <Banner
      tone="warning"
      action={
        <Form method="post" preventScrollReset>
          <Button name="intent" value="undo" type="submit" aria-busy={isSending}>
            Undo
          </Button>
        </Form>
      }
    >
      <b>{decisionWords[to].done}.</b>{' '}
      {left > 0 ? (
        <>
          They are told at {exactTimeOf(tellAt)}
          <span aria-hidden="true">, in {left} s</span>.
        </>
      ) : (
        'They are about to be told.'
      )}
    </Banner>
  )
}

/** Counts down by the clock of this machine, from the server's moment at which the page was made. */
export function useSecondsLeft(until: string, now: string): number {
  const key = `${now} ${until}`
  const [passed, setPassed] = useState({ key, seconds: 0 })
  useEffect(() => {
    const startedAt = performance.now()
    const timer = setInterval(() => {
      setPassed({ key, seconds: Math.round((performance.now() - startedAt) / 1_000) })
    }, 1_000)
    return () => clearInterval(timer)
  }, [key])
  const total = Math.round((Date.parse(until) - Date.parse(now)) / 1_000)
  return Math.max(0, total - (passed.key === key ? passed.seconds : 0))
}
