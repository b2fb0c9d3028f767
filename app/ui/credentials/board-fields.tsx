import { boardNames } from '../../../contract/credentials/boards-with-logins.ts'
import type { BoardWithCredentials } from '../../../contract/applications/applications.ts'
import type { BoardCredential } from '../../../contract/credentials/credentials.ts'
import { loginTermsVersion } from '../../../contract/credentials/login-terms.ts'
import { product } from '../../../contract/texts/messages.ts'
import { PasswordField } from '../parts/password-field.tsx'
import type { Problems } from '../parts/problems.ts'
import { TextField } from '../parts/text-field.tsx'
import { Day } from '../when.tsx'
import { BoardTerms } from './board-terms.tsx'
import css from './credentials.module.css'
import { Checkbox } from '../parts/checkbox.tsx'
import { ChoiceGroup } from '../parts/choice-group.tsx'
import { Radio } from '../parts/radio.tsx'

type Props = {
  board: BoardWithCredentials
  /** What is kept; null: this board is not set up. */
  kept: BoardCredential | null
  /** What was typed before the form came back, but for passwords. */
  typed: { isOn: boolean; mode: string; email: string; consent: boolean } | null
  problems: Problems
}

/**
 * One board of the form: its switch, and below it, once on, what becomes of its password. What shows is decided by the style sheet, so that
 * it works before scripts arrive.
 */
export function BoardFields({ board, kept, typed, problems }: Props) {
  const name = boardNames[board]
  const hasAgreed = kept?.consent.version === loginTermsVersion
  const mode = typed?.mode ?? kept?.mode ?? ''
  const at = (field: string) => `${board}.${field}`
  return (
    <fieldset className={css.board} id={board}>
      <legend className="unseen">{name}</legend>
      <Checkbox className={css.switch} name={`${board}check`} defaultChecked={typed?.isOn ?? kept?.isOn ?? false}>
        <b>{name}</b>
        <span className="unseen">: {product} may log in there for me</span>
        {kept !== null && <small>{stateOf(kept)}</small>}
      </Checkbox>
      <div className={css.fields}>
        <BoardTerms board={board} />
        <ChoiceGroup
          id={at('mode')}
          className={css.modes}
          legend={`Your ${name} password`}
          problem={problems[at('mode')]}
        >
          <Radio
            look="card"
            name={at('mode')}
            value="keep"
            defaultChecked={mode === 'keep'}
            hint="We use it for applications that you let us make. Nobody can see it, not even you."
          >
            Keep it encrypted
          </Radio>
          <Radio
            look="card"
            name={at('mode')}
            value="ask"
            defaultChecked={mode === 'ask'}
            hint="You enter it for each application, and we delete it within minutes."
          >
            Ask me each time
          </Radio>
        </ChoiceGroup>
        <div className={css.login}>
          {kept?.savedAt != null && (
            <p>
              Saved <Day moment={kept.savedAt} /> for {kept.email}. Leave both fields empty to keep it, or fill in both
              to change it.
            </p>
          )}
          <TextField
            name={at('email')}
            label={`Email address at ${name}`}
            type="email"
            autoComplete="off"
            defaultValue={typed?.email}
            problem={problems[at('email')]}
          />
          <PasswordField
            id={at('password')}
            name={at('password')}
            label={`Password at ${name}`}
            autoComplete="off"
            problem={problems[at('password')]}
          />
        </div>
        {hasAgreed ? (
          <p className="quiet">
            You agreed on <Day moment={kept.consent.at} /> that {product} logs in to {name} as you.
          </p>
        ) : (
          <Checkbox
            name={at('consent')}
            id={at('consent')}
            value={loginTermsVersion}
            defaultChecked={typed?.consent ?? false}
            problem={problems[at('consent')]}
          >
            I have read this, and agree that {product} logs in to {name} as me.
          </Checkbox>
        )}
      </div>
    </fieldset>
  )
}

function stateOf({ isOn, mode, email }: BoardCredential): string {
  const what = mode === 'ask' ? 'asked for each time' : `kept for ${email ?? ''}`
  return isOn ? what : `switched off, ${what}`
}
