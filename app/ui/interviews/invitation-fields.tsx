import { useState } from 'react'
import type { InvitationPlan } from '../../../contract/interviews/interviews.ts'
import { interviewLimits } from '../../../contract/interviews/limits.ts'
import { Checkbox } from '../parts/checkbox.tsx'
import { ChoiceGroup } from '../parts/choice-group.tsx'
import { DateField } from '../parts/date-field.tsx'
import { SelectField } from '../parts/select-field.tsx'
import { TextArea, TextField } from '../parts/text-field.tsx'
import { BusyDays } from './busy-days.tsx'
import css from './interviews.module.css'
import { slotNames, type TypedInvitation } from './read-invitation.ts'

type Props = {
  plan: InvitationPlan
  /** What the fields begin with: what was typed, or what is said so far. */
  from: TypedInvitation
  problems: Readonly<Record<string, string>> | undefined
}

const lengths = [15, 30, 45, 60, 90, 120, 180, 240, 480]

/** What an invitation says: the same fields where somebody is invited and where an interview is changed. */
export function InvitationFields({ plan, from, problems }: Props) {
  const { name, zone, today, hint, members } = plan
  const [times, setTimes] = useState(() => slotNames.map((slot) => from.fields[slot] ?? ''))
  const was = (field: string) => from.fields[field] ?? ''
  const own = Number(was('minutes'))
  return (
    <>
      <TextField name="event" label="Title" defaultValue={was('event')} maxLength={interviewLimits.event} />
      <fieldset className={css.slots}>
        <legend className="label">Times</legend>
        <p className="hint">
          Offer up to {interviewLimits.slots} times; {name} chooses one. {zone === 'Europe/Dublin' ? 'Irish' : 'UK'}{' '}
          time, in steps of 15 minutes.
          {hint !== null && ` ${hint}`}
        </p>
        {slotNames.map((slot, at) => (
          <DateField
            key={slot}
            kind="moment"
            name={slot}
            label={`Time ${at + 1}`}
            isOptional={at > 0}
            min={`${today}T00:00`}
            step={interviewLimits.step * 60}
            defaultValue={was(slot)}
            problem={problems?.[slot]}
            onChange={(typed) => setTimes((before) => before.map((time, i) => (i === at ? typed : time)))}
          />
        ))}
        <BusyDays plan={plan} times={times} />
      </fieldset>
      <SelectField name="minutes" label="How long" defaultValue={was('minutes')}>
        {[...lengths, ...(lengths.includes(own) ? [] : [own])].map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutes < 60 || minutes % 30 !== 0
              ? `${minutes} minutes`
              : minutes === 60
                ? '1 hour'
                : `${minutes / 60} hours`}
          </option>
        ))}
      </SelectField>
      <SelectField name="how" label="Format" defaultValue={was('how')}>
        <option value="place">At a place</option>
        <option value="phone">By phone</option>
        <option value="video">By video call</option>
      </SelectField>
      <TextField
        name="where"
        label="Where"
        hint="The address, the telephone number, or the https:// link of the video call"
        defaultValue={was('where')}
        maxLength={interviewLimits.where}
        problem={problems?.['where']}
      />
      <ChoiceGroup id="interviewers" legend="Who takes part" problem={problems?.['interviewers']}>
        {members.map((member) => (
          <Checkbox
            key={member._id}
            name="interviewer"
            value={member._id}
            defaultChecked={from.interviewers.includes(member._id)}
          >
            {member.name}
            {member.isYou && ' (you)'}
          </Checkbox>
        ))}
      </ChoiceGroup>
      <TextArea
        name="message"
        label="Message"
        hint="What to prepare or bring, how to get in, who to call"
        isOptional
        defaultValue={was('message')}
        maxLength={interviewLimits.message}
      />
    </>
  )
}
