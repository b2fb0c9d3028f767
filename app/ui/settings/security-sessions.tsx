import type { Session } from '../../../contract/users/sessions-api.ts'
import { Ago } from '../when.tsx'
import { Act } from './security-factors.tsx'
import css from './security.module.css'
import { SettingsPart } from './settings-frame.tsx'

type Props = { sessions: readonly Session[]; needsProof: boolean; now: string }

/** Where the person is logged in, with a button to end each session. */
export function SecuritySessions({ sessions, needsProof, now }: Props) {
  const others = sessions.filter((session) => !session.isThisOne).length
  return (
    <SettingsPart title="Where you are logged in">
      <ul className={css.things}>
        {sessions.map(({ id, device, address, created, lastUsed, isThisOne }) => (
          <li key={id}>
            <span>
              <b>{device}</b>
              {isThisOne && ' – this device'}
              <small>
                Started <Ago moment={created} now={now} /> from {address}, last used <Ago moment={lastUsed} now={now} />
              </small>
            </span>
            {!isThisOne && !needsProof && (
              <Act intent="end-session" fields={{ session: id }}>
                Log out<span className="unseen"> {device}</span>
              </Act>
            )}
          </li>
        ))}
      </ul>
      {others > 0 && !needsProof && <Act intent="end-other-sessions">Log out everywhere else</Act>}
    </SettingsPart>
  )
}
