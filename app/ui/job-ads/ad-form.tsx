import { useState, type ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { AdContent } from '../../../contract/job-ads/content.ts'
import { adCosts, creditsText } from '../../../contract/job-ads/costs.ts'
import type { Hint } from '../../../contract/job-ads/hints.ts'
import { adLimits } from '../../../contract/job-ads/limits.ts'
import { timeOf } from '../dates.ts'
import { Button } from '../parts/button.tsx'
import { ChangedSince, type Since } from '../parts/changed-since.tsx'
import { ProblemSummary } from '../parts/problem-summary.tsx'
import type { Problems } from '../parts/problems.ts'
import { RichTextField } from '../parts/rich-text/rich-text-field.tsx'
import { textOfHtml } from '../parts/rich-text/plain-text.ts'
import { TextArea, TextField } from '../parts/text-field.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { DatesSection, JobSection, PlaceSection, RequirementsSection } from './ad-sections.tsx'
import { Checkbox } from '../parts/checkbox.tsx'
import { AdFormState, FormSection, Tips } from './form-section.tsx'
import { HintsPanel } from './hints-panel.tsx'
import css from './job-ads.module.css'
import { BenefitsField, QuestionsField } from './list-fields.tsx'
import { PayFields } from './pay-fields.tsx'
import { OtherDraft } from './other-draft.tsx'
import { adSections } from './sections.ts'
import type { useAdDraft } from './use-ad-draft.ts'
import { useAdForm } from './use-ad-form.ts'
import { useFolds } from './use-folds.ts'

type AdFormProps = {
  /** Of the draft, or of the ad that is changed. */
  id: string
  content: AdContent
  revision: number
  /** Where what is typed is saved: nowhere while an ad that is online is changed. */
  where: 'account' | 'browser' | 'nowhere'
  isAgency: boolean
  /** What the server says of the ad as it is opened. */
  look: { problems: Problems; hints: readonly Hint[]; minutes: number }
  /** What was refused. */
  problems: Problems
  /** What stands at the side above the hints. */
  aside: ReactNode
  /** Of the ad that is changed, as it was when it was opened; empty for a draft. */
  baseRevision?: string
  /** Somebody else has saved it since. */
  since?: Since | null
  /** Of an audio or video ad: the id of what was recorded; empty as long as nothing was. */
  recording?: string
}

/** An ad to write. Its fields belong to the browser, so that it works without scripts; with them it is saved and looked over on the way. */
export function AdForm(props: AdFormProps) {
  const { id, where, isAgency, problems, since = null } = props
  const [baseRevision] = useState(props.baseRevision ?? '')
  const isHydrated = useHydrated()
  const isSending = useNavigation().state !== 'idle'
  const {
    form,
    content,
    description,
    setDescription,
    putAside,
    setPutAside,
    checks,
    all,
    state,
    draftRevision,
    keepMine,
    submit,
    later,
    act,
    onInput,
  } = useAdForm({ recording: '', ...props })
  const folds = useFolds({ content: props.content, problems })
  const isText = props.recording === undefined
  const isEditing = where === 'nowhere'
  return (
    <Form
      className={isText ? css.columns : css.oneColumn}
      method="post"
      noValidate
      ref={form}
      onInput={onInput}
      onFocus={checks.onFocus}
      onBlur={(event) => {
        checks.onBlur(event)
        later()
      }}
      onChange={later}
      onSubmit={submit}
      aria-label="Job ad"
    >
      {/* Enter in a field asks for the preview, as the first button does. */}
      <button
        className="unseen"
        type="submit"
        name="intent"
        value={isEditing && !isText ? 'change' : 'preview'}
        tabIndex={-1}
        aria-hidden="true"
      />
      <input type="hidden" name="id" value={id} />
      <div className={css.form}>
        <input type="hidden" name="type" value={content.type} />
        {isText ? (
          !isEditing && <OtherKinds problem={problems['type']} />
        ) : (
          <>
            <input type="hidden" name="recording" value={props.recording} />
            <TextField
              name="recordingTitle"
              label={content.type === 'video' ? 'Title of the video' : 'Title of the recording'}
              hint="For example: Meet the night shift"
              defaultValue={content.recordingTitle}
              maxLength={adLimits.title}
              problem={all['recordingTitle']}
            />
          </>
        )}

        <AdFormState value={{ folds, stateOf: checks.stateOf, tipsOf: checks.tipsOf }}>
          <JobSection content={content} problems={all} />

          <FormSection of={adSections.pay}>
            <PayFields content={content} problems={all} />
          </FormSection>

          <PlaceSection content={content} problems={all} />

          <RequirementsSection content={content} problems={all} />

          <DatesSection content={content} problems={all} />

          <FormSection of={adSections.description}>
            {isHydrated ? (
              <>
                <RichTextField
                  id="jobDescription"
                  label="Job description"
                  hint="What the person will do, with whom, and what they need to be able to do."
                  problem={all['jobDescription']}
                  max={adLimits.description}
                  value={description}
                  onChange={setDescription}
                />
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
            <Tips of="jobDescription" />
            <BenefitsField benefits={content.benefits} problems={all} onAct={act} />
          </FormSection>

          <FormSection of={adSections.questions}>
            <QuestionsField
              questions={content.questions}
              problems={all}
              minutes={checks.minutes}
              onAct={act}
              canRecord={isHydrated && where !== 'browser'}
            />
          </FormSection>

          {isAgency && (
            <FormSection of={adSections.agency}>
              <Checkbox
                id="hasAuthority"
                name="hasAuthority"
                defaultChecked={content.hasAuthority}
                problem={all['hasAuthority']}
              >
                We have this job and the client’s authority to advertise it
              </Checkbox>
            </FormSection>
          )}
        </AdFormState>
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
        <output className="unseen">{checks.said}</output>
        <ProblemSummary
          problems={Object.keys(problems).length > 0 ? problems : undefined}
          isFocusLeft={folds.first !== undefined}
        />
        {since === null && <input type="hidden" name="baseRevision" value={baseRevision} />}
        {where === 'account' && <input type="hidden" name="draftRevision" value={draftRevision} />}
        <ChangedSince since={since} reload={isText ? `/post-job-ad?ad=${id}` : ''} />
        {state.kind === 'changed-elsewhere' && <OtherDraft draftId={id} content={content} onKeepMine={keepMine} />}
        <p className={css.buttons}>
          {isEditing && !isText ? (
            <Button look="primary" name="intent" value="change" aria-busy={isSending}>
              Publish changes
            </Button>
          ) : (
            <Button look="primary" name="intent" value="preview" aria-busy={isSending}>
              {isEditing ? 'Preview changes' : 'Preview'}
            </Button>
          )}
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
          {isHydrated ? savedText(state, where) : withoutScripts[where]}
        </p>
        <HintsPanel
          hints={checks.hints}
          onPutAside={isHydrated ? (hint) => setPutAside([...putAside, hint]) : undefined}
        />
      </aside>
    </Form>
  )
}

/** An ad that is spoken is made on a page of its own; what was typed goes along. */
function OtherKinds({ problem }: { problem: string | undefined }) {
  return (
    <fieldset className={css.types}>
      <legend className="label">Kind of ad</legend>
      <p className="problem">{problem}</p>
      <p>
        <b>Text ad</b>, {creditsText(adCosts.text)}. You can also say it aloud: what you have typed comes along.
      </p>
      <div className={css.buttons}>
        <Button name="intent" value="kind:audio">
          Make it an audio ad, {creditsText(adCosts.audio)}
        </Button>
        <Button name="intent" value="kind:video">
          Make it a video ad, {creditsText(adCosts.video)}
        </Button>
      </div>
    </fieldset>
  )
}

/** What is said of saving where no scripts do it. */
const withoutScripts = {
  account: 'Press ‘Save draft’ to save what you type.',
  browser: 'Log in to save a draft.',
  nowhere: '',
} as const

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
      return 'You changed this ad in another window. What you type here is not saved until you choose.'
    case 'gone':
      return 'This draft is no longer in your account: it was published or deleted. Copy your text and start a new ad.'
  }
}
