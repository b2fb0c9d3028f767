import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { LeadAnswer } from '../../routes/contact/lead.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import { HumanCheck } from '../account/human-check.tsx'
import { InvitationCard } from './invitation-card.tsx'
import css from './invitation-card.module.css'
import { LineField } from '../parts/line-field.tsx'
import type { CloseInvitation } from './use-invitation.ts'
import { Button } from '../parts/button.tsx'
import { SelectField } from '../parts/select-field.tsx'
import { Checkbox } from '../parts/checkbox.tsx'
import { ChoiceGroup } from '../parts/choice-group.tsx'

/** Invites an employer to be contacted: first a question, and the form for who says yes (S2.26, S15.7). */
export default function LeadOverlay({ isBelow, onClose }: { isBelow: boolean; onClose: CloseInvitation }) {
  const id = useId()
  const [isWanted, setWanted] = useState(false)
  const want = useCallback(() => setWanted(true), [])
  const form = useRef<HTMLFormElement>(null)
  const fetcher = useFetcher<LeadAnswer>()
  const said = useRef<HTMLDivElement>(null)
  const { alert, problems = {}, attempt } = fetcher.data ?? {}
  const isSent = alert?.code === 3
  const isBusy = fetcher.state !== 'idle'
  useEffect(() => {
    // The button that was clicked is gone.
    if (isWanted) form.current?.querySelector('input')?.focus()
  }, [isWanted])
  useEffect(() => {
    if (alert != null) said.current?.focus()
    if (alert?.code === 3) onClose('answered', true)
  }, [alert, onClose])
  // It comes once, whatever is answered.
  const close = useCallback(() => onClose('answered'), [onClose])

  return (
    <InvitationCard title="Shall we contact you about hiring?" isBelow={isBelow} onClose={close}>
      {alert != null && (
        <div ref={said} tabIndex={-1} aria-live="polite">
          <AlertBox alert={alert} />
        </div>
      )}
      {isSent ? (
        <Button type="button" onClick={close}>
          Close
        </Button>
      ) : !isWanted ? (
        <>
          <p>Leave your details, and we will tell you how to find people here.</p>
          <p className={css.ways}>
            <Button look="primary" type="button" onClick={want}>
              Yes, contact me
            </Button>
            <Button type="button" onClick={close}>
              No, thanks
            </Button>
          </p>
        </>
      ) : (
        <fetcher.Form className={css.form} ref={form} method="post" action="/lead" noValidate>
          <LineField name="name" label="Your name" autoComplete="name" problem={problems['name']} />
          <LineField name="email" type="email" label="Your email" autoComplete="email" problem={problems['email']} />
          <LineField
            name="phone"
            type="tel"
            label="Your phone number"
            autoComplete="tel"
            problem={problems['phone']}
            isOptional
          />
          <ChoiceGroup legend="How may we contact you?" isInline>
            <Checkbox name="contact_prefs" value="email" defaultChecked>
              By email
            </Checkbox>
            <Checkbox name="contact_prefs" value="phone">
              By phone
            </Checkbox>
          </ChoiceGroup>
          <LineField
            name="company"
            label="Your company"
            autoComplete="organization"
            problem={problems['company.name']}
            isOptional
          />
          <SelectField label="Kind of company" id={`${id}-type`} name="companyType" defaultValue="1">
            <option value="1">Direct employer</option>
            <option value="2">Charity / Non-Profit</option>
            <option value="3">Recruitment agency</option>
          </SelectField>
          <LineField name="query" label="What are you looking for?" problem={problems['query']} />
          <HumanCheck key={attempt} problem={problems['captcha']} />
          <p className={css.ways}>
            <Button look="primary" type="submit" disabled={isBusy} aria-busy={isBusy}>
              Contact me
            </Button>
            <Button type="button" onClick={close}>
              No, thanks
            </Button>
          </p>
        </fetcher.Form>
      )}
    </InvitationCard>
  )
}
