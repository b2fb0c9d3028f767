import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { AdContent } from '../../../contract/job-ads/content.ts'
import { adCosts, adTypes, creditsText } from '../../../contract/job-ads/costs.ts'
import { educationLevels } from '../../../contract/job-ads/education.ts'
import type { Hint } from '../../../contract/job-ads/hints.ts'
import { adLimits } from '../../../contract/job-ads/limits.ts'
import * as texts from '../../../contract/job-ads/texts.ts'
import { industries } from '../../../contract/jobs/industries.ts'
import { timeOf } from '../dates.ts'
import { Button } from '../parts/button.tsx'
import { DateField } from '../parts/date-field.tsx'
import { Field, described } from '../parts/field.tsx'
import { ProblemSummary } from '../parts/problem-summary.tsx'
import type { Problems } from '../parts/problems.ts'
import { RichTextField } from '../parts/rich-text/rich-text-field.tsx'
import { textOfHtml } from '../parts/rich-text/plain-text.ts'
import { SelectField } from '../parts/select-field.tsx'
import { TextArea, TextField } from '../parts/text-field.tsx'
import { SuggestingField } from '../search-form/suggesting-field.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { changeList, readAdForm } from './ad-form-data.ts'
import { checkAd } from './draft-calls.ts'
import { HintsPanel } from './hints-panel.tsx'
import css from './job-ads.module.css'
import { BenefitsField, QuestionsField } from './list-fields.tsx'
import { PayFields } from './pay-fields.tsx'
import { useAdDraft } from './use-ad-draft.ts'

type AdFormProps = {
  /** Of the draft, or of the ad that is changed. */
  id: string
  content: AdContent
  revision: number
  /** Where what is typed is saved: nowhere while an ad that is online is changed. */
  where: 'account' | 'browser' | 'nowhere'
  isAgency: boolean
  hints: readonly Hint[]
  minutes: number
  problems: Problems
  /** What stands at the side above the hints. */
  aside: ReactNode
}

/** An ad to write. Its fields belong to the browser, so that it works without scripts; with them it is saved and looked over on the way. */
export function AdForm(props: AdFormProps) {
  const { id, where, isAgency, problems } = props
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  const isSending = useNavigation().state !== 'idle'
  const [content, setContent] = useState(props.content)
  const [description, setDescription] = useState(props.content.jobDescription)
  const [listProblems, setListProblems] = useState<Problems>({})
  const [putAside, setPutAside] = useState<readonly string[]>(props.content.putAside)
  const [checked, setChecked] = useState({ hints: props.hints, minutes: props.minutes })
  const { autosave, state } = useAdDraft(props)
  const all = { ...problems, ...listProblems }
  const isEditing = where === 'nowhere'

  /** As it was read last, so that opening an ad saves nothing: of places of work the first is chosen. */
  const last = useRef(JSON.stringify({ ...props.content, workplace: props.content.workplace || 'on-site' }))

  /** What the fields hold now; after React has written what follows from an event. */
  function later() {
    setTimeout(() => {
      const read = form.current && readAdForm(new FormData(form.current))
      const text = JSON.stringify(read)
      if (read === null || text === last.current) return
      last.current = text
      setContent(read)
      if (!isEditing) autosave.change(read)
    })
  }

  const wanted = useRef(content)
  useEffect(() => {
    if (wanted.current === content) return
    wanted.current = content
    const stop = new AbortController()
    const timer = setTimeout(() => {
      void checkAd(content, stop.signal).then((answer) => {
        if (answer !== null) setChecked(answer)
      })
    }, 800)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [content])

  // Fields that React has added or removed, and the description, are read once they are there.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(later, [description, putAside])

  const act = (intent: string) => (event: { preventDefault: () => void }) => {
    const read = form.current && readAdForm(new FormData(form.current))
    if (form.current === null || read === null) return
    event.preventDefault()
    const data = new FormData(form.current)
    const typed = { benefit: String(data.get('newBenefit') ?? ''), question: String(data.get('newQuestion') ?? '') }
    const changed = changeList(read, intent, typed)
    if (changed === null) return
    setListProblems(changed.problems)
    setContent(changed.content)
    if (!isEditing) autosave.change(changed.content)
  }

  const hints = checked.hints.filter(({ id: hint, level }) => level === 'block' || !putAside.includes(hint))
  return (
    <Form
      className={css.columns}
      method="post"
      noValidate
      ref={form}
      onInput={later}
      onBlur={later}
      onChange={later}
      aria-label="Job ad"
    >
      {/* Enter in a field asks for the preview, as the first button does. */}
      <button className="unseen" type="submit" name="intent" value="preview" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="id" value={id} />
      <div className={css.form}>
        <ProblemSummary problems={Object.keys(problems).length > 0 ? problems : undefined} />
        <fieldset className={css.types}>
          <legend className="label">Kind of ad</legend>
          <p className="problem">{problems['type']}</p>
          {adTypes.map((type) => (
            <label key={type} className={css.type}>
              <input
                type="radio"
                name="type"
                value={type}
                defaultChecked={content.type === type}
                disabled={isEditing}
              />
              <span>
                <b>{typeNames[type]}</b>, {creditsText(adCosts[type])}
                {type !== 'text' && <span className="hint"> {texts.recorderComing}</span>}
              </span>
            </label>
          ))}
          {isEditing && <input type="hidden" name="type" value={content.type} />}
        </fieldset>

        <Section title="The job">
          <TextField
            name="jobTitle"
            label="Job title"
            hint="What people search for: ‘Pastry chef’, without codes or capitals"
            defaultValue={content.jobTitle}
            maxLength={adLimits.title}
            problem={all['jobTitle']}
          />
          <SelectField
            name="contractType"
            label="Contract"
            defaultValue={content.contractType}
            problem={all['contractType']}
          >
            <option value="">Choose</option>
            <option value="permanent">Permanent</option>
            <option value="contract">Contract</option>
            <option value="temporary">Temporary</option>
            <option value="fixed-term">Fixed term</option>
            <option value="apprenticeship">Apprenticeship</option>
            <option value="internship">Internship</option>
            <option value="volunteer">Volunteer</option>
          </SelectField>
          <TextField
            name="industry"
            label="Industry"
            list="industries"
            isOptional
            autoComplete="off"
            defaultValue={content.industry}
            maxLength={100}
            problem={all['industry']}
          />
          <datalist id="industries">
            {industries.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </datalist>
          <TextField
            name="reference"
            label="Reference number"
            hint="Yours. Candidates see it."
            isOptional
            defaultValue={content.reference}
            maxLength={60}
          />
        </Section>

        <Section title="Pay">
          <PayFields content={content} problems={all} />
        </Section>

        <Section title="Hours and place">
          <Choices
            name="workplace"
            legend="Where people work"
            value={content.workplace === '' ? 'on-site' : content.workplace}
            options={[
              ['on-site', 'On site'],
              ['hybrid', 'Hybrid'],
              ['remote', 'Remote'],
            ]}
          />
          <div className={css.hybridOnly}>
            <TextField
              name="daysOnSite"
              label="Days on site each week"
              inputMode="decimal"
              isOptional
              className="short"
              defaultValue={content.daysOnSite}
              maxLength={10}
              problem={all['daysOnSite']}
            />
          </div>
          <Field
            id="jobLocation"
            label="Place"
            hint="A town, a county or a postcode in the UK or Ireland. You can leave it empty for a remote job."
            problem={all['jobLocation']}
          >
            <SuggestingField
              source="/suggest/places"
              id="jobLocation"
              name="jobLocation"
              defaultValue={content.jobLocation}
              input={useRef<HTMLInputElement>(null)}
              describedBy={described({ id: 'jobLocation', hint: '', problem: all['jobLocation'] })['aria-describedby']}
              isInvalid={all['jobLocation'] !== undefined}
              autoComplete="off"
            />
          </Field>
          <Choices
            name="duration"
            legend="Hours"
            problem={all['duration']}
            value={content.duration}
            options={[
              ['F', 'Full time'],
              ['P', 'Part time'],
              ['FP', 'Either'],
            ]}
          />
          <TextField
            name="hoursPerWeek"
            label="Hours a week"
            inputMode="decimal"
            isOptional
            className="short"
            defaultValue={content.hoursPerWeek}
            maxLength={10}
            problem={all['hoursPerWeek']}
          />
          <Tick name="travel" isOn={content.travel}>
            The job involves travel
          </Tick>
        </Section>

        <Section title="Requirements">
          <div className={css.education}>
            <Tick name="needsEducation" isOn={content.needsEducation}>
              A level of education is required
            </Tick>
            <div className={css.educationShown}>
              <SelectField name="education" label="Level" defaultValue={content.education} problem={all['education']}>
                <option value="">Choose</option>
                {educationLevels.map(({ level, description: meaning }) => (
                  <option key={level} value={level}>
                    {level}: {meaning}
                  </option>
                ))}
              </SelectField>
            </div>
          </div>
          <div className={css.experience}>
            <Tick name="needsExperience" isOn={content.needsExperience}>
              Experience is required
            </Tick>
            <div className={css.experienceShown}>
              <TextField
                name="experience"
                label="Years"
                hint="Say the skill in the text: years can shut out people by age."
                inputMode="numeric"
                className="short"
                defaultValue={content.experience}
                maxLength={10}
                problem={all['experience']}
              />
            </div>
          </div>
          <Choices
            name="sponsorship"
            legend="Visa sponsorship"
            value={content.sponsorship}
            options={[
              ['', 'Not stated'],
              ['yes', 'We can sponsor a visa'],
              ['no', 'We cannot sponsor a visa for this job'],
            ]}
          />
        </Section>

        <Section title="Dates">
          <DateField
            name="startsOn"
            label="Start"
            hint="Empty: as soon as possible"
            isOptional
            defaultValue={content.startsOn}
            problem={all['startsOn']}
          />
          <DateField
            name="closesOn"
            label="Closing date"
            hint="The ad is online for at most 15 days."
            isOptional
            defaultValue={content.closesOn}
            problem={all['closesOn']}
          />
          <DateField
            name="answersBy"
            label="We answer by"
            hint="Shown on the ad. People apply more readily when they know."
            isOptional
            defaultValue={content.answersBy}
            problem={all['answersBy']}
          />
        </Section>

        <Section title="Description">
          {isHydrated ? (
            <>
              <RichTextField
                id="jobDescription"
                label="Job description"
                hint="What the person will do, with whom, and what they need to be able to do."
                max={adLimits.description}
                value={description}
                onChange={setDescription}
              />
              <p className="problem">{all['jobDescription']}</p>
              <input type="hidden" name="jobDescription" value={description} />
            </>
          ) : (
            <TextArea
              id="jobDescription"
              name="plainDescription"
              label="Job description"
              hint="What the person will do, with whom, and what they need to be able to do."
              rows={12}
              defaultValue={textOfHtml(content.jobDescription)}
              problem={all['jobDescription']}
            />
          )}
          <BenefitsField benefits={content.benefits} problems={all} onAct={act} />
        </Section>

        <Section title="Questions">
          <QuestionsField questions={content.questions} problems={all} minutes={checked.minutes} onAct={act} />
        </Section>

        {isAgency && (
          <Section title="For agencies">
            <Tick name="hasAuthority" isOn={content.hasAuthority} problem={all['hasAuthority']}>
              We have this job and the client’s authority to advertise it
            </Tick>
          </Section>
        )}
        <details className={css.reason} open={content.wordsReason !== '' || all['wordsReason'] !== undefined}>
          <summary>This job is for one group only, by law</summary>
          <TextArea
            name="wordsReason"
            label="Reason"
            hint="An occupational requirement, a post reserved by law, or a legal minimum age. We print it in the ad and record it with your name and the time."
            isOptional
            rows={2}
            defaultValue={content.wordsReason}
            maxLength={500}
            problem={all['wordsReason']}
          />
        </details>
        {putAside.map((hint) => (
          <input key={hint} type="hidden" name="putAside" value={hint} />
        ))}
        <p className={css.buttons}>
          <Button look="primary" name="intent" value="preview" aria-busy={isSending}>
            {isEditing ? 'Preview changes' : 'Preview'}
          </Button>
          {!isEditing && (
            <Button name="intent" value="save">
              Save draft
            </Button>
          )}
        </p>
      </div>
      <aside className={css.side}>
        {props.aside}
        <p className="quiet" role={state.kind === 'waiting' ? 'alert' : undefined}>
          {savedText(state, where)}
        </p>
        <HintsPanel hints={hints} onPutAside={isHydrated ? (hint) => setPutAside([...putAside, hint]) : undefined} />
      </aside>
    </Form>
  )
}

const typeNames = { text: 'Text ad', audio: 'Audio ad', video: 'Video ad' } as const

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = `section-${title.toLowerCase().replaceAll(' ', '-')}`
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function Choices(props: {
  name: string
  legend: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  problem?: string | undefined
}) {
  const { name, legend, value, options, problem } = props
  return (
    <fieldset id={name}>
      <legend className="label">{legend}</legend>
      <p className="problem">{problem}</p>
      {options.map(([option, label]) => (
        <label key={option} className={css.tick}>
          <input type="radio" name={name} value={option} defaultChecked={option === value} /> {label}
        </label>
      ))}
    </fieldset>
  )
}

type TickProps = { name: string; isOn: boolean; problem?: string | undefined; children: ReactNode }

function Tick({ name, isOn, problem, children }: TickProps) {
  return (
    <div>
      <label className={css.tick}>
        <input type="checkbox" id={name} name={name} defaultChecked={isOn} /> {children}
      </label>
      <p className="problem">{problem}</p>
    </div>
  )
}

function savedText(state: ReturnType<typeof useAdDraft>['state'], where: AdFormProps['where']): string {
  if (where === 'nowhere') return ''
  const place = where === 'browser' ? ' in this browser' : ''
  switch (state.kind) {
    case 'clean':
      return where === 'browser' ? 'We save what you type in this browser for ten days.' : 'We save what you type.'
    case 'saving':
      return 'Saving …'
    case 'saved':
      return `Saved${place} ${timeOf(state.at)}`
    case 'waiting':
      return `Not saved yet: ${state.why}. Leave this page open. We try again every few seconds.`
    case 'problems':
      return `Not saved: ${Object.values(state.problems)[0] ?? 'something is too long'}.`
    case 'changed-elsewhere':
      return 'You changed this ad in another window. Reload this page to see that version; what you type here is not saved.'
    case 'gone':
      return 'This draft is no longer in your account: it was published or deleted. Copy your text and start a new ad.'
  }
}
