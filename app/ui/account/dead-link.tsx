import { messages } from '../../../contract/texts/messages.ts'
import css from './account.module.css'
import { PageHead } from '../page-head.tsx'
import { ButtonLink } from '../parts/button.tsx'

const told = { expired: messages.linkExpired, used: messages.linkUsed, unknown: messages.linkUnknown } as const

/** For a link that does not work any more: why, and where a new one comes from. */
export function DeadLink({
  why,
  again,
}: {
  why: keyof typeof told | { message: string }
  again: { to: string; label: string }
}) {
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={messages.linkNotGood} isForSearchEngines={false} />
      <h1>{messages.linkNotGood}</h1>
      <p>{typeof why === 'string' ? told[why] : why.message}</p>
      <p className={css.buttons}>
        <ButtonLink look="primary" to={again.to}>
          {again.label}
        </ButtonLink>
        <ButtonLink to="/login">Log in</ButtonLink>
      </p>
    </div>
  )
}
