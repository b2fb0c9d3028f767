import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { passkeyNotUsed } from '../../../contract/users/page-texts.ts'
import { useForScripts } from '../use-hydrated.ts'
import { Button } from '../parts/button.tsx'

/** What /passkey-login and /second-step answer while a passkey is asked. */
export type PasskeyAnswer = { passkeyOptions: unknown; problem: string | null }

type Props = {
  /** Where to go afterwards, of a page of ours. */
  back: string | null
  /** The page that asks: another than the login's takes a second step. */
  action?: string
  label?: string
}

/** Asks the server what a passkey must sign, the device to sign it, and the server whether it is right. Needs scripts. */
export function PasskeyLogin({ back, action = '/passkey-login', label = 'Log in with a passkey' }: Props) {
  const forScripts = useForScripts()
  const fetcher = useFetcher<PasskeyAnswer>()
  const [hasFailed, setFailed] = useState(false)
  const options = fetcher.data?.passkeyOptions

  useEffect(() => {
    if (options === undefined || options === null) return
    void signByPasskey(options as PublicKeyCredentialRequestOptionsJSON).then(async (credential) => {
      if (credential === null) return setFailed(true)
      const fields = { intent: 'passkey', credential: JSON.stringify(credential), back: back ?? '' }
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
