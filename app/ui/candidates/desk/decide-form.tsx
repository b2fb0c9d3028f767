import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import {
  decisionReasons,
  fillText,
  type Decision,
  type DecisionTemplate,
} from '../../../../contract/candidates/decisions.ts'
import { decisionLimits } from '../../../../contract/candidates/limits.ts'
import type { Candidate, DeskAd } from '../../../../contract/candidates/desk.ts'
import type { Alert } from '../../../../contract/texts/alert.ts'
import { Button } from '../../parts/button.tsx'
import { Folded } from '../../parts/folded.tsx'
import { ProblemSummary } from '../../parts/problem-summary.tsx'
import { doneOf } from '../../parts/said.ts'
import { SelectField } from '../../parts/select-field.tsx'
import { TextArea, TextField } from '../../parts/text-field.tsx'
import { useHydrated } from '../../use-hydrated.ts'
import { callOf, decisionWords, standingNames, standsIn } from './desk-words.ts'
import css from './desk.module.css'
import decideCss from './decide.module.css'
import type { TypedDecision } from './read-decision.ts'
import { Checkbox } from '../../parts/checkbox.tsx'

type Props = {
  ad: DeskAd
  to: Decision
  candidates: readonly Candidate[]
  templates: readonly DecisionTemplate[]
  newTemplate: string
  typed: TypedDecision | null
  problems: Readonly<Record<string, string>>
  said: Alert | null
  /** It is about the texts of the company, not about the decision. */
  isOfText: boolean
}

/** The most previews that are shown open; more are folded into one line. */
const shownFirst = 3

/** Reason, text, and what each candidate will read. Nothing is sent before the last button, nor within a minute of it. */
export function DecideForm({ ad, to, candidates, templates, newTemplate, typed, problems, said, isOfText }: Props) {
  const isSending = useNavigation().state === 'submitting'
  const isHydrated = useHydrated()
  const fitting = templates.filter((one) => one.to === to)
  const [reason, setReason] = useState(typed?.reason ?? (to === 'rejected' ? 'others-fit' : 'other'))
  const [text, setText] = useState(typed?.text ?? fitting.find(({ isOurs }) => isOurs)?.text ?? '')
  const [template, setTemplate] = useState(fitting.find((one) => one.text === text)?._id ?? '')
  const says = decisionReasons.find((one) => one.reason === reason)?.says ?? ''
  const filled = (one: Candidate, theirs: string) =>
    fillText(theirs, {
      // While it is hidden from the company it is filled in when the text is sent.
      name: one.name ?? '[their name]',
      job: ad.jobTitle,
      company: ad.company,
      reason: says,
    })
  const preview = (one: Candidate) => (
    <Preview
      key={one._id}
      one={one}
      isOpen={candidates.length === 1}
      text={text}
      theirs={typed?.candidates.find(({ candidacyId }) => candidacyId === one._id)?.text ?? null}
      problem={problems[`text-${one._id}`]}
      filled={filled}
    />
  )
  const isOwn = templates.some(({ _id, isOurs }) => _id === template && !isOurs)
  return (
    <Form method="post" className={decideCss.decideForm} noValidate>
      <input type="hidden" name="to" value={to} />
      <input type="hidden" name="newTemplate" value={newTemplate} />
      <p>
        {decisionWords[to].hint} You can undo it for {decisionLimits.undoSeconds} seconds.
      </p>
      <SelectField
        label="Reason"
        name="reason"
        hint="Kept with your decision. The candidate reads it where the text has {reason}."
        value={reason}
        onChange={(value) => setReason(decisionReasons.find((one) => one.reason === value)?.reason ?? 'other')}
      >
        {decisionReasons
          .filter((one) => to !== 'offer' || one.reason === 'other')
          .map((one) => (
            <option key={one.reason} value={one.reason}>
              {to === 'offer' ? 'None' : one.name}
            </option>
          ))}
      </SelectField>
      <div className={decideCss.templateLine}>
        <SelectField
          label="Start from"
          name="template"
          value={template}
          onChange={(value) => {
            setTemplate(value)
            setText(templates.find(({ _id }) => _id === value)?.text ?? text)
          }}
        >
          {template === '' && <option value="">Your text below</option>}
          {fitting.map(({ _id, name, isOurs }) => (
            <option key={_id} value={_id}>
              {name}
              {isOurs ? '' : ' (your company’s)'}
            </option>
          ))}
        </SelectField>
        {!isHydrated && (
          <Button type="submit" name="intent" value="template">
            Use this text
          </Button>
        )}
        {isOwn && (
          <Button type="submit" name="intent" value="delete" look="plain">
            Delete this text
          </Button>
        )}
      </div>
      <TextArea
        label="What they read"
        name="text"
        hint="{name}, {job}, {company} and {reason} are filled in for each."
        rows={10}
        maxLength={decisionLimits.text}
        value={text}
        problem={problems['text']}
        onChange={setText}
      />
      {isOfText && <ProblemSummary said={said} />}
      <details open={(isOfText && doneOf(said) === null) || undefined}>
        <summary>Save this text for your company</summary>
        <div className={decideCss.templateLine}>
          <TextField label="Name of the text" name="name" maxLength={decisionLimits.templateName} required={false} />
          <Button type="submit" name="intent" value="save">
            Save text
          </Button>
        </div>
      </details>
      <section aria-labelledby="previews">
        <h2 id="previews">What each of them gets</h2>
        <ul className={decideCss.previews}>{candidates.slice(0, shownFirst).map(preview)}</ul>
        {candidates.length > shownFirst && (
          <Folded
            count={candidates.length - shownFirst}
            summary={`${candidates.length - shownFirst} others`}
            isOpen={candidates.some(({ _id }) => problems[`text-${_id}`] !== undefined)}
          >
            <ul className={decideCss.previews}>{candidates.slice(shownFirst).map(preview)}</ul>
          </Folded>
        )}
      </section>
      <ProblemSummary problems={problems} said={isOfText ? null : said} />
      <div>
        <Button
          look={to === 'rejected' ? 'danger' : 'primary'}
          name="intent"
          value="decide"
          type="submit"
          aria-busy={isSending}
        >
          {decisionWords[to].verb}{' '}
          {candidates.length === 1 && candidates[0] ? callOf(candidates[0]) : `${candidates.length} candidates`}
        </Button>
      </div>
    </Form>
  )
}

type PreviewProps = {
  one: Candidate
  isOpen: boolean
  /** The text for all. */
  text: string
  /** Their own, where they had one when the form was sent. */
  theirs: string | null
  problem: string | undefined
  filled: (one: Candidate, text: string) => string
}

/** What one of them will read, and a text of their own if the one for all does not fit. */
function Preview({ one, isOpen, text, theirs, problem, filled }: PreviewProps) {
  const [own, setOwn] = useState(theirs)
  const name = callOf(one)
  return (
    <li>
      <input type="hidden" name="candidate" value={one._id} />
      <details open={isOpen || problem !== undefined || theirs !== null}>
        <summary>
          <b>{name}</b> <span className="quiet">{standingNames[standsIn(one)]}</span>
          {own !== null && <span className="quiet"> · own text</span>}
        </summary>
        <p className={css.letter}>{filled(one, own ?? text)}</p>
        <Checkbox name="own" value={one._id} checked={own !== null} onChange={(isOn) => setOwn(isOn ? text : null)}>
          Write another text for {name}
        </Checkbox>
        {own !== null && (
          <TextArea
            label={`Text for ${name}`}
            name={`text-${one._id}`}
            rows={8}
            maxLength={decisionLimits.text}
            value={own}
            problem={problem}
            onChange={setOwn}
          />
        )}
      </details>
    </li>
  )
}
