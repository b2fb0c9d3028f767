import { useId } from 'react'
import { messages } from '../../../contract/texts/messages.ts'
import css from './account.module.css'
import { PageHead } from '../page-head.tsx'
import { ButtonLink } from '../parts/button.tsx'
import { useFocus } from '../parts/use-focus.ts'

const told = { expired: messages.linkExpired, used: messages.linkUsed, unknown: messages.linkUnknown } as const

/** For a link that does not work any more: why, and where a new one comes from. The focus goes to it, as it may stand where a form was. */
export function DeadLink({
  why,
  again,
}: {
  why: keyof typeof told | { message: string }
  again: { to: string; label: string }
}) {
  const heading = useFocus<HTMLHeadingElement>(why)
  const reason = useId()
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={messages.linkNotGood} isForSearchEngines={false} />
      <h1
        ref={heading}
        tabIndex={-1}
        aria-describedby={reason}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- without scripts the browser goes there by itself
        autoFocus
      >
        {messages.linkNotGood}
      </h1>
      <p id={reason}>{typeof why === 'string' ? told[why] : why.message}</p>
      <p className={css.buttons}>
        <ButtonLink look="primary" to={again.to}>
          {again.label}
        </ButtonLink>
        <ButtonLink to="/login">Log in</ButtonLink>
      </p>
    </div>
  )
}
