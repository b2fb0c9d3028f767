import { Form, useNavigation } from 'react-router'
import type { BoardWithCredentials } from '../../../contract/applications/applications.ts'
import type { BoardCredential } from '../../../contract/credentials/credentials.ts'
import { BoardFields } from '../credentials/board-fields.tsx'
import css from '../credentials/credentials.module.css'
import { ProveField } from '../credentials/prove-field.tsx'
import { Button } from '../parts/button.tsx'

export type OwnLogins = { credentials: readonly BoardCredential[]; isProved: boolean; hasPassword: boolean }

/** The logins that are missing, to enter beside the list. */
export function LoginsForm({ boards, logins }: { boards: readonly BoardWithCredentials[]; logins: OwnLogins }) {
  const { state } = useNavigation()
  const { credentials, isProved, hasPassword } = logins
  return (
    <Form className={css.form} method="post" action="/credentials" noValidate>
      <input type="hidden" name="from" value="shortlist" />
      {boards.map((board) => (
        <div key={board}>
          <input type="hidden" name="only" value={board} />
          <BoardFields
            board={board}
            kept={credentials.find(({ source }) => source === board) ?? null}
            typed={null}
            problems={noProblems}
          />
        </div>
      ))}
      {!isProved && <ProveField hasPassword={hasPassword} problem={undefined} />}
      <Button type="submit" disabled={state !== 'idle'}>
        Save the logins
      </Button>
    </Form>
  )
}

const noProblems = {}
