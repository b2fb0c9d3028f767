import type { QrDrawing } from '../../qr-code.ts'
import type { SecondFactorState } from '../../../contract/second-factor/api.ts'
import { messages } from '../../../contract/texts/messages.ts'
import { Day } from '../when.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { ActForm } from '../parts/act-form.tsx'
import { TextField } from '../parts/text-field.tsx'
import type { Problems } from '../parts/problems.ts'
import { QrCode } from './qr-code.tsx'
import { useSecurityAddress } from './use-security-address.ts'
import css from './security.module.css'
import { SettingsPart } from './settings-frame.tsx'
import { Button } from '../parts/button.tsx'

/** An authenticator app whose secret is being shown. */
export type SetUp = { secret: string; uri: string; ticket: string; drawing: QrDrawing }

type Props = { state: SecondFactorState; setUp: SetUp | null; problems: Problems }

/** What login asks for besides the password: an app's code, a passkey or a recovery code. */
export function SecurityFactors({ state, setUp, problems }: Props) {
  const { authenticatorSince, passkeys, recoveryCodesLeft, canAddPasskey, needsProof } = state
  const hasFactor = authenticatorSince !== null || passkeys.length > 0
  return (
    <SettingsPart title="Second factor">
      <p>
        With a second factor, nobody can log in with your password alone.
        {!hasFactor && ' You have not set one up yet.'}
      </p>

      <h3 className={css.part}>Authenticator app</h3>
      {setUp !== null ? (
        <FirstCode setUp={setUp} problem={problems['code']} />
      ) : (
        <>
          <p>
            {authenticatorSince === null ? (
              'An app on your phone shows a six-digit code that changes every 30 seconds.'
            ) : (
              <>
                Set up on <Day moment={authenticatorSince} />.
              </>
            )}
          </p>
          {!needsProof && (
            <div className={css.buttons}>
              <Act intent="begin-authenticator">
                {authenticatorSince === null ? 'Set up an authenticator app' : 'Replace app'}
              </Act>
              {authenticatorSince !== null && <Act intent="remove-authenticator">Remove app</Act>}
            </div>
          )}
        </>
      )}

      <h3 className={css.part}>Passkeys</h3>
      <p>
        A passkey is stored on your phone, computer or security key. You can also log in with it instead of a password.
      </p>
      {passkeys.length > 0 && (
        <ul className={css.things}>
          {passkeys.map(({ id, name, created, lastUsed }) => (
            <li key={id}>
              <span>
                <b>{name}</b>
                <small>
                  Added on <Day moment={created} />
                  {lastUsed === null ? ', not used yet' : <>, last used on {<Day moment={lastUsed} />}</>}
                </small>
              </span>
              {!needsProof && (
                <Act intent="remove-passkey" fields={{ passkey: id }}>
                  Remove<span className="unseen"> {name}</span>
                </Act>
              )}
            </li>
          ))}
        </ul>
      )}
      {!canAddPasskey && <p>{messages.noPasskeysHere}</p>}
      {canAddPasskey && !needsProof && <AddPasskey />}

      {hasFactor && (
        <>
          <h3 className={css.part}>Recovery codes</h3>
          <p>
            You have {recoveryCodesLeft === 1 ? 'one code' : `${recoveryCodesLeft} codes`} left. Each logs you in once
            if you do not have your phone or passkey.
          </p>
          {!needsProof && <Act intent="renew-recovery-codes">Get ten new codes</Act>}
        </>
      )}
    </SettingsPart>
  )
}

function FirstCode({ setUp, problem }: { setUp: SetUp; problem: string | undefined }) {
  return (
    <ActForm className={css.form} noValidate>
      <p>Scan the QR code with the app, or enter the key. Then enter the code that the app shows.</p>
      <QrCode drawing={setUp.drawing} label="QR code for an authenticator app" />
      <p>
        Key: <code className={css.key}>{setUp.secret.replace(/.{4}(?=.)/gu, '$& ')}</code>
      </p>
      <input type="hidden" name="intent" value="confirm-authenticator" />
      <input type="hidden" name="ticket" value={setUp.ticket} />
      <input type="hidden" name="secret" value={setUp.secret} />
      <input type="hidden" name="uri" value={setUp.uri} />
      <TextField name="code" label="Code" autoComplete="one-time-code" problem={problem} />
      <Button look="primary" type="submit">
        Confirm
      </Button>
    </ActForm>
  )
}

type ActProps = { intent: string; fields?: Record<string, string>; children: React.ReactNode }

const noFields = {}

/** A button that does one thing, with scripts and without. */
export function Act({ intent, fields = noFields, children }: ActProps) {
  const action = useSecurityAddress()
  return (
    <ActForm action={action}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{children}</Button>
    </ActForm>
  )
}
