import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { passkeyNotUsed } from '../../../contract/users/page-texts.ts'
import { useForScripts } from '../use-hydrated.ts'
import { useFetcherAnswer } from '../use-fetcher-answer.ts'
import { Button } from '../parts/button.tsx'

/** What /passkey-login and /second-step answer while a passkey is asked. */
export type PasskeyAnswer = {
  passkeyOptions: unknown
  problem: string | null
  /** Of a second step: the first must be taken again. */
  isOver?: boolean
  /** Of a second step over a page: it may go on. */
  isIn?: boolean
}

type Props = {
  /** The path of the Rolecall page to go to afterwards. */
  back: string | null
  /** The page that asks: another than the login's takes a second step. */
  action?: string
  label?: string
  /** Over what was begun, which goes on once the person is in: `onAnswer` is told what it was answered. */
  where?: 'page' | 'overlay'
  onAnswer?: (answer: PasskeyAnswer) => void
}

/** Asks the server what a passkey must sign, the device to sign it, and the server whether it is right. Needs scripts. */
export function PasskeyLogin(props: Props) {
  const { back, action = '/passkey-login', label = 'Log in with a passkey', where = 'page', onAnswer } = props
  const forScripts = useForScripts()
  const fetcher = useFetcher<PasskeyAnswer>()
  useFetcherAnswer(fetcher, (answer) => onAnswer?.(answer))
  const [hasFailed, setFailed] = useState(false)
  const options = fetcher.data?.passkeyOptions

  useEffect(() => {
    if (options === undefined || options === null) return
    void signByPasskey(options as PublicKeyCredentialRequestOptionsJSON).then(async (credential) => {
      if (credential === null) return setFailed(true)
      const fields = { intent: 'passkey', credential: JSON.stringify(credential), back: back ?? '', where }
      await fetcher.submit(fields, { method: 'post', action })
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  }, [options])

  const problem = hasFailed ? passkeyNotUsed : fetcher.data?.problem
  return (
    <div className={forScripts}>
      <p className="problem" role="alert">
        {problem}
      </p>
      <Button
        type="button"
        disabled={fetcher.state !== 'idle'}
        onClick={() => {
          setFailed(false)
          void fetcher.submit({ intent: 'passkey-options' }, { method: 'post', action })
        }}
      >
        {label}
      </Button>
    </div>
  )
}

/** @returns null where the person, or the device, did not. */
async function signByPasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON): Promise<unknown> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return await startAuthentication({ optionsJSON }).catch(() => null)
}
