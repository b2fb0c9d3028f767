import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useRef, useState } from 'react'
import { useFetcher, useSubmit } from 'react-router'
import { useFetcherAnswer } from '../use-fetcher-answer.ts'
import { useForScripts } from '../use-hydrated.ts'
import { useSecurityAddress } from './use-security-address.ts'
import css from './security.module.css'
import { Button } from '../parts/button.tsx'
import { TextField } from '../parts/text-field.tsx'

/** Gets the options from the server, asks the device to create the passkey, and sends it to the server. */
export function AddPasskey() {
  const forScripts = useForScripts()
  const fetcher = useFetcher<{ passkeyOptions?: unknown; problems?: Record<string, string> }>()
  const submit = useSubmit()
  const action = useSecurityAddress()
  const [problem, setProblem] = useState<string | null>(null)
  const name = useRef<HTMLInputElement>(null)

  useFetcherAnswer(fetcher, ({ passkeyOptions: options }) => {
    if (options === undefined || options === null) return
    void makePasskey(options as PublicKeyCredentialCreationOptionsJSON).then(async (credential) => {
      if (credential === null) return setProblem('No passkey was created.')
      const fields = { intent: 'add-passkey', name: name.current?.value ?? '', credential: JSON.stringify(credential) }
      await submit(fields, { method: 'post', action })
    })
  })

  return (
    <>
      <noscript>
        <p className="hint">You need JavaScript to add a passkey, and it is not running on this page.</p>
      </noscript>
      <div className={`${css.form} ${forScripts ?? ''}`}>
        <TextField
          ref={name}
          id="passkey-name"
          label="Passkey name"
          hint="To tell it apart from others, for example ‘My phone’"
          required={false}
          maxLength={80}
        />
        <p className="problem" role="alert">
          {problem ?? Object.values(fetcher.data?.problems ?? {})[0]}
        </p>
        <Button
          type="button"
          disabled={fetcher.state !== 'idle'}
          onClick={() => {
            setProblem(null)
            void fetcher.submit({ intent: 'passkey-options' }, { method: 'post', action })
          }}
        >
          Add a passkey
        </Button>
      </div>
    </>
  )
}

/** @returns null if the person cancelled or the device failed. */
async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON): Promise<unknown> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return await startRegistration({ optionsJSON }).catch(() => null)
}
