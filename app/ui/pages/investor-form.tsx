import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { Alert } from '../../../contract/texts/alert.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import contact from '../contact/contact-page.module.css'
import type { Problems } from '../parts/problems.ts'
import { TextField } from '../parts/text-field.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { Button } from '../parts/button.tsx'

/** The outcome. `typed` is null if the interest was recorded. */
export type InvestorAnswer = { alert: Alert | null; problems: Problems; typed: { name: string; email: string } | null }

/** Characters from which the button can be pressed (S15.6). */
const least = { name: 3, email: 5 }

/** Name and address of somebody who may want to back the product. Without scripts the button is never locked: the server says what is missing. */
export function InvestorForm({ answer, isSending }: { answer: InvestorAnswer | undefined; isSending: boolean }) {
  const said = useRef<HTMLDivElement>(null)
  const [name, setName] = useState(answer?.typed?.name ?? '')
  const [email, setEmail] = useState(answer?.typed?.email ?? '')
  const isLocked = useHydrated() && (name.trim().length < least.name || email.trim().length < least.email)
  useEffect(() => {
    if (answer !== undefined) said.current?.focus()
  }, [answer])
  return (
    <>
      {answer?.alert != null && (
        <div ref={said} tabIndex={-1} aria-live="polite">
          <AlertBox alert={answer.alert} />
        </div>
      )}
      {answer?.typed !== null && (
        <Form className={contact.form} method="post" noValidate>
          <TextField
            id="investor-name"
            name="name"
            label="Your name"
            autoComplete="name"
            defaultValue={name}
            problem={answer?.problems['name']}
            isAnnounced
            onChange={setName}
          />
          <TextField
            id="investor-email"
            name="email"
            type="email"
            label="Your email address"
            autoComplete="email"
            defaultValue={email}
            problem={answer?.problems['email']}
            isAnnounced
            onChange={setEmail}
          />
          <Button
            // Pale while it cannot be pressed.
            look={isLocked ? undefined : 'primary'}
            name="intent"
            value="investor"
            disabled={isSending || isLocked}
            aria-busy={isSending}
          >
            Tell me
          </Button>
        </Form>
      )}
    </>
  )
}
