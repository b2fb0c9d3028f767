import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { AlertBox } from '../../parts/alert-box.tsx'
import { haveLateParts } from '../../late.ts'
import { useFocus } from '../../parts/use-focus.ts'
import { MatchBeside } from '../match/match-beside.tsx'
import { DownloadCv } from './download-cv.tsx'
import { Finish } from './finish.tsx'
import { keepStep, keptStep } from '../draft-store.ts'
import { addressOf, nameOfHome } from './home.ts'
import { KeptText } from './kept-text.tsx'
import { LatePreview } from './late-preview.tsx'
import { later } from './later.ts'
import { PreviewButton } from './preview-button.tsx'
import { ProblemList } from './problem-list.tsx'
import { QuestionBox } from './question-box.tsx'
import { SavedLine } from './saved-line.tsx'
import { StartRow } from './start-row.tsx'
import { StepList } from './step-list.tsx'
import { PersonalStep } from './step-personal.tsx'
import { listOf, missingForNext, positionOf, positionOfField, steps, type Position } from './tasks.ts'
import { useSave } from './use-save.ts'
import { useWizard, type Account } from './use-wizard.ts'
import css from './wizard.module.css'
import { Button, ButtonLink } from '../../parts/button.tsx'

// The first step is what most people see first. The others have come once somebody does anything on the page, or where one of them is open.
const forms = [
  PersonalStep,
  later.part(({ WorkStep }) => WorkStep),
  later.part(({ EducationStep }) => EducationStep),
  later.part(({ SkillsStep }) => SkillsStep),
  later.part(({ CareerStep }) => CareerStep),
] as const
const PageCount = later.part(({ PageCount }) => PageCount)

/** The five steps (S9.1): a list of them, the form of one, what has been written so far, and the way to keep it. */
export function Wizard({ account }: { account: Account | null }) {
  const [hasForm, setForm] = useState(false)
  const wizard = useWizard(account, hasForm)
  const saving = useSave(wizard)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const position = positionOf(search.get('step'))
  const { cv, home, isAwake, question } = wizard
  const step = steps[position]
  const Form = forms[position]
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (position > 0 || !wizard.isUntouched) haveLateParts()
  }, [position, wizard.isUntouched])
  useEffect(() => later.have(), [])
  const onForm = useCallback(() => setForm(true), [])
  useFocusOnStep(heading, position)
  useLastStep(wizard, search.get('step'))
  useFocusOnWanted(wizard, position)

  const go = (to: Position) => void navigate(addressOf(home, to))
  function show(path: string) {
    const to = positionOfField(path)
    if (to !== position) go(to)
    wizard.want(path)
  }

  // One of two texts is chosen first: what is typed into either would be lost with it.
  const isWaiting = !isAwake || question?.kind === 'two-texts' || question?.kind === 'other-window'
  const list = account?.list ?? []
  const madeFor = account?.kept?.madeFor ?? null
  const isSigned = home.kind === 'account'
  return (
    <div className={css.wizard}>
      <QuestionBox wizard={wizard} hasCv={list.length > 0} />
      {saving.state.kind === 'saved' && <Saved alert={saving.state.alert} cvId={saving.state.home.cvId} />}
      <div className={madeFor === null ? css.frame : `${css.frame} ${css.tailored}`}>
        <StepList wizard={wizard} position={position} />
        {madeFor !== null && home.kind === 'account' && home.cvId !== null && (
          <MatchBeside
            className={css.beside}
            cvId={home.cvId}
            madeFor={madeFor}
            keptAt={wizard.keepState.kind === 'kept-in-account' ? wizard.keepState.at : null}
          />
        )}
        <div className={css.main}>
          <h2 ref={heading} tabIndex={-1}>
            <span className={css.count}>Step {position + 1} of 5</span> {step.name}
          </h2>
          {saving.state.kind === 'wrong' && <ProblemList problems={saving.state.problems} onGo={show} />}
          <SavedLine wizard={wizard}>
            <StartRow list={list} onEmpty={() => form.current?.querySelector('input')?.focus()} />
          </SavedLine>
          {/* Around the key: the step before stays until the next one can be shown. */}
          <Suspense>
            <fieldset className={css.form} ref={form} disabled={isWaiting} key={`${position}-${wizard.epoch}`}>
              <legend className="unseen">{step.name}</legend>
              <Form wizard={wizard} />
              <KeptText wizard={wizard} />
            </fieldset>
            <Here onHere={onForm} />
          </Suspense>
          <Foot position={position} wizard={wizard} saving={saving} onGo={go} isSigned={isSigned} />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on its own, so a keyboard must be able to reach it */}
        <aside className={css.aside} aria-label="Preview" tabIndex={0}>
          {isAwake && (
            <>
              <DownloadCv wizard={wizard} />
              <LatePreview cv={cv} print={wizard.print} />
              <Suspense>
                <PageCount cv={cv} print={wizard.print} />
              </Suspense>
            </>
          )}
        </aside>
      </div>
    </div>
  )
}

/** Says that what stands beside it is there, script and all: until then nothing may be typed into it, and nothing of it may change. */
function Here({ onHere }: { onHere: () => void }) {
  useEffect(onHere, [onHere])
  return null
}

/** Opens the step that was open last, where the address names none, and remembers the one that is open. */
function useLastStep({ home, isAwake }: ReturnType<typeof useWizard>, named: string | null) {
  const navigate = useNavigate()
  const name = nameOfHome(home)
  const last = isAwake && named === null ? positionOf(keptStep(name)) : 0
  const to = last > 0 ? addressOf(home, last) : null
  useEffect(() => {
    if (to === null) return
    haveLateParts()
    void navigate(to, { replace: true })
  }, [to, navigate])
  useEffect(() => {
    if (isAwake && named !== null) keepStep(name, positionOf(named))
  }, [isAwake, named, name])
}

type FootProps = {
  position: Position
  wizard: ReturnType<typeof useWizard>
  saving: ReturnType<typeof useSave>
  onGo: (to: Position) => void
  isSigned: boolean
}

/** Back and Next, and on the last step the way to keep the CV. */
function Foot({ position, wizard, saving, onGo, isSigned }: FootProps) {
  const missing = position === 0 ? missingForNext(wizard.cv) : []
  const isOff = !wizard.isAwake
  return (
    <div className={css.foot}>
      {position === 4 && <Finish wizard={wizard} saving={saving} />}
      <div className={css.buttons}>
        {position > 0 && (
          <Button type="button" disabled={isOff} onClick={() => onGo(positionOf(String(position - 1)))}>
            Back
          </Button>
        )}
        {position < 4 && (
          <Button
            look="primary"
            type="button"
            disabled={isOff || missing.length > 0}
            aria-describedby={missing.length > 0 ? 'next-needs' : undefined}
            onClick={() => saving.isStepRight(position) && onGo(positionOf(String(position + 1)))}
          >
            Next
          </Button>
        )}
        {isSigned && position < 4 && (
          <Button type="button" disabled={isOff || saving.state.kind === 'saving'} onClick={() => void saving.save()}>
            Save
          </Button>
        )}
        <PreviewButton wizard={wizard} />
      </div>
      <div className={css.footDownload}>
        <DownloadCv wizard={wizard} />
      </div>
      {missing.length > 0 && (
        <p className="hint" id="next-needs">
          Enter your {listOf(missing)} to continue.
        </p>
      )}
      {position < 4 && saving.state.kind === 'failed' && <AlertBox alert={saving.state.alert} />}
    </div>
  )
}

/** M10, and where to go from here. */
function Saved({ alert: said, cvId }: { alert: Parameters<typeof AlertBox>[0]['alert']; cvId: string | null }) {
  const box = useFocus<HTMLOutputElement>(said)
  return (
    <output className={css.savedBox} ref={box} tabIndex={-1}>
      <AlertBox alert={said} />
      <p className={css.buttons}>
        {cvId !== null && <ButtonLink to="/manage-my-cv">See my CVs</ButtonLink>}
        <ButtonLink to="/search">Search jobs</ButtonLink>
      </p>
    </output>
  )
}

/** Leads to the field that a line tells of, once its step and its form are there. */
function useFocusOnWanted({ wanted, hasWanted }: ReturnType<typeof useWizard>, position: Position): void {
  useEffect(() => {
    if (wanted === null || positionOfField(wanted.path) !== position) return
    // A list opens its form first: that takes a frame or two. A field that is there already has the focus at once, so that nothing is
    // lost of what is typed right after the click.
    let frames = 0
    let frame = 0
    const look = () => {
      const field = document.getElementById(wanted.path)
      if (field === null && ++frames < 30) return void (frame = requestAnimationFrame(look))
      field?.closest('details')?.setAttribute('open', '')
      field?.focus()
      hasWanted()
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [wanted, position, hasWanted])
}

/** Another step is another page for a keyboard and a screen reader; the first is where one has come. */
function useFocusOnStep(heading: { readonly current: HTMLElement | null }, position: Position): void {
  const seen = useRef(position)
  useEffect(() => {
    if (seen.current === position) return
    seen.current = position
    heading.current?.focus({ preventScroll: true })
  }, [heading, position])
}
