import type { BoardWithCredentials } from '../../../contract/applications/applications.ts'
import { boardNames, type BoardCredential } from '../../../contract/credentials/credentials.ts'
import { loginTermsVersion } from '../../../contract/credentials/login-terms.ts'
import { product } from '../../../contract/texts/messages.ts'
import { PasswordField } from '../parts/password-field.tsx'
import type { Problems } from '../parts/problems.ts'
import { TextField } from '../parts/text-field.tsx'
import { Day } from '../when.tsx'
import { BoardTerms } from './board-terms.tsx'
import css from './credentials.module.css'

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
  const consentProblem = problems[at('consent')]
  const modeProblem = problems[at('mode')]
  return (
    <fieldset className={css.board} id={board}>
      <legend className="unseen">{name}</legend>
      <label className={css.switch}>
        <input type="checkbox" name={`${board}check`} defaultChecked={typed?.isOn ?? kept?.isOn ?? false} />
        <span>
          <b>{name}</b>
          <span className="unseen">: {product} may log in there for me</span>
          {kept !== null && <small className={css.state}>{stateOf(kept)}</small>}
        </span>
      </label>
      <div className={css.fields}>
        <BoardTerms board={board} />
        <fieldset className={css.modes} aria-describedby={`${at('mode')}-problem`}>
          <legend>The password of {name}</legend>
          <p className="problem" id={`${at('mode')}-problem`}>
            {modeProblem}
          </p>
          <div className={css.mode}>
            <input type="radio" name={at('mode')} id={at('mode')} value="keep" defaultChecked={mode === 'keep'} />
            <label htmlFor={at('mode')}>
              <b>Keep it encrypted</b>
              <small>We use it for applications that you let us make. Nobody can see it, not even you.</small>
            </label>
          </div>
          <div className={css.mode}>
            <input type="radio" name={at('mode')} id={at('ask')} value="ask" defaultChecked={mode === 'ask'} />
            <label htmlFor={at('ask')}>
              <b>Ask me each time</b>
              <small>You enter it for each application, and we delete it within minutes.</small>
            </label>
          </div>
        </fieldset>
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
          <div>
            <p className="problem" id={`${at('consent')}-problem`}>
              {consentProblem}
            </p>
            <label className={css.consent}>
              <input
                type="checkbox"
                name={at('consent')}
                id={at('consent')}
                value={loginTermsVersion}
                defaultChecked={typed?.consent ?? false}
                aria-invalid={consentProblem !== undefined}
                aria-describedby={`${at('consent')}-problem`}
              />
              <span>
                I have read this, and agree that {product} logs in to {name} as me.
              </span>
            </label>
          </div>
        )}
      </div>
    </fieldset>
  )
}

function stateOf({ isOn, mode, email }: BoardCredential): string {
  const what = mode === 'ask' ? 'asked for each time' : `kept for ${email ?? ''}`
  return isOn ? what : `switched off, ${what}`
}
