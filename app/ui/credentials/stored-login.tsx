import { boardNames } from '../../../contract/credentials/boards-with-logins.ts'
import { boardSaid } from '../../../contract/credentials/board-said.ts'
import type { BoardCredential, LoginTestState } from '../../../contract/credentials/credentials.ts'
import { alert, product } from '../../../contract/texts/messages.ts'
import { ActForm } from '../parts/act-form.tsx'
import { AlertBox } from '../parts/alert-box.tsx'
import { BoardDot } from '../board-dot.tsx'
import { Icon } from '../icon.tsx'
import { Ago, Day } from '../when.tsx'
import { BoardTerms } from './board-terms.tsx'
import css from './credentials.module.css'
import { Button, ButtonLink } from '../parts/button.tsx'

type Props = { login: BoardCredential; now: string; isBusy: boolean }

/** One login: what is kept of it, what came of it, and what can be done with it. Never the password. */
export function StoredLogin({ login, now, isBusy }: Props) {
  const { source, email, mode, isOn, savedAt, lastUsed, consent, test, held } = login
  const name = boardNames[source]
  const act = (intent: string, label: string) => (
    <ActForm preventScrollReset>
      <input type="hidden" name="source" value={source} />
      <Button type="submit" name="intent" value={intent} disabled={isBusy}>
        {label}
        <span className="unseen">: {name}</span>
      </Button>
    </ActForm>
  )
  return (
    <li className={css.card} id={source}>
      <h2>
        <BoardDot board={source} /> {name}
      </h2>
      {held !== null && (
        <>
          <AlertBox
            alert={alert(
              'warning',
              held.reason === 'account-warning'
                ? `${name} shows a warning about your account.`
                : `${name} refused this login.`,
              [
                boardSaid('It', held.text),
                'We will not log in there again until you save another password or choose ‘Try again now’.',
              ]
                .join(' ')
                .trim(),
            )}
          />
          <div className={css.acts}>{act('try-again', 'Try again now')}</div>
        </>
      )}
      <dl className={css.facts}>
        <dt>Use</dt>
        <dd>{isOn ? 'On' : 'Off: we do nothing there for you'}</dd>
        <dt>Password</dt>
        <dd>{mode === 'ask' ? 'Asked for each time' : 'Kept, encrypted'}</dd>
        {savedAt !== null && (
          <>
            <dt>Email</dt>
            <dd>{email}</dd>
            <dt>Saved</dt>
            <dd>
              <Day moment={savedAt} />
            </dd>
          </>
        )}
        <dt>Last used</dt>
        <dd>{lastUsed === null ? 'Never' : <Ago moment={lastUsed} now={now} />}</dd>
        {mode === 'keep' && (
          <>
            <dt>Tried</dt>
            <dd>
              <Tested state={test.state} at={test.at} now={now} name={name} />
            </dd>
          </>
        )}
        <dt>Agreed</dt>
        <dd>
          <Day moment={consent.at} />: {product} may log in to {name} as you.
        </dd>
      </dl>
      <BoardTerms board={source} />
      <div className={css.acts}>
        {mode === 'keep' && isOn && act('test', test.state === 'waiting' ? 'Try again' : 'Try it')}
        <ButtonLink to={`/credentials#${source}`}>
          Change<span className="unseen">: {name}</span>
        </ButtonLink>
        {mode === 'keep' && act('ask', 'Ask me each time')}
        {mode === 'ask' && (
          <ButtonLink to={`/credentials#${source}`}>
            Keep encrypted<span className="unseen">: {name}</span>
          </ButtonLink>
        )}
        {isOn ? act('off', 'Switch off') : act('on', 'Switch on')}
      </div>
      <details className={css.delete}>
        <summary>Delete this login</summary>
        <p>We delete it at once and cannot restore it. Applications that are waiting for it will ask you instead.</p>
        <ActForm preventScrollReset>
          <input type="hidden" name="source" value={source} />
          <Button look="danger" type="submit" name="intent" value="delete" disabled={isBusy}>
            Delete the login to {name}
          </Button>
        </ActForm>
      </details>
    </li>
  )
}

type TestedProps = { state: LoginTestState; at: string | null; now: string; name: string }

function Tested({ state, at, now, name }: TestedProps) {
  const when = at === null ? null : <Ago moment={at} now={now} />
  switch (state) {
    case 'not-tested':
      return <>Not yet</>
    case 'waiting':
      return <output>Being tried …</output>
    case 'works':
      return (
        <span className={css.good}>
          <Icon name="tick" />
          <span>It works, {when}</span>
        </span>
      )
    case 'refused':
      return (
        <span className={css.bad}>
          <Icon name="warning" />
          <span>
            {name} refused it, {when}. Check the address and the password.
          </span>
        </span>
      )
    case 'needs-you':
      return (
        <>
          {name} asked for a code or a check that you are not a robot, {when}. Log in there yourself once, then try
          again.
        </>
      )
    case 'no-answer':
      return <>We could not find out, {when}. Please try again later.</>
  }
}
