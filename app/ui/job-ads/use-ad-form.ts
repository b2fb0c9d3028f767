import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useNavigation } from 'react-router'
import type { AdContent } from '../../../contract/job-ads/content.ts'
import type { Hint } from '../../../contract/job-ads/hints.ts'
import type { Problems } from '../parts/problems.ts'
import { changeList, readAdForm } from './ad-form-data.ts'
import { useAdChecks } from './use-ad-checks.ts'
import { useAdDraft } from './use-ad-draft.ts'

type Given = {
  id: string
  content: AdContent
  revision: number
  where: 'account' | 'browser' | 'nowhere'
  isAgency: boolean
  look: { problems: Problems; hints: readonly Hint[]; minutes: number }
  problems: Problems
  recording: string
}

/** Milliseconds that a form waits for what is being saved. */
const patience = 2_000

/** What a form of an ad holds while somebody writes: it is saved on the way, and looked over by the server. */
export function useAdForm(props: Given) {
  const form = useRef<HTMLFormElement>(null)
  const [content, setContent] = useState(props.content)
  const [description, setDescription] = useState(props.content.jobDescription)
  const [listProblems, setListProblems] = useState<Problems>({})
  const [putAside, setPutAside] = useState<readonly string[]>(props.content.putAside)
  const { autosave, state } = useAdDraft(props)
  const checks = useAdChecks({
    content,
    isAgency: props.isAgency,
    look: props.look,
    refused: { problems: props.problems, content: props.content },
  })
  const isEditing = props.where === 'nowhere'

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

  // Fields that React has added or removed, and the description, are read once they are there.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(later, [description, putAside, props.recording])

  /** @param event of the button, which would otherwise be sent to the server */
  const act = (intent: string) => (event?: { preventDefault: () => void }) => {
    const read = form.current && readAdForm(new FormData(form.current))
    if (form.current === null || read === null) return
    event?.preventDefault()
    const data = new FormData(form.current)
    const typed = { benefit: String(data.get('newBenefit') ?? ''), question: String(data.get('newQuestion') ?? '') }
    const changed = changeList(read, intent, typed)
    if (changed === null) return
    setListProblems(changed.problems)
    // Already saved below, so reading the new fields must not save them again.
    last.current = JSON.stringify(changed.content)
    setContent(changed.content)
    if (!isEditing) autosave.change(changed.content)
  }

  /**
   * Saves unsaved changes before the form is submitted, and holds later ones until it is answered. Otherwise the server would refuse one because
   * of the other. If saving takes too long, the form is submitted anyway.
   */
  function submit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    const { submitter } = event.nativeEvent
    if (props.where === 'browser' && submitter instanceof HTMLButtonElement && submitter.value === 'save') {
      event.preventDefault()
      autosave.change(content)
      void autosave.flush()
      return
    }
    const isKept = keeping.current === 'not' && !autosave.hasUnsaved()
    if (isKept || keeping.current === 'done') return autosave.hold()
    event.preventDefault()
    // A second click while saving.
    if (keeping.current === 'waiting') return
    keeping.current = 'waiting'
    const { currentTarget, nativeEvent } = event
    const tooLong = new Promise((resolve) => setTimeout(resolve, patience))
    void Promise.race([autosave.flush(), tooLong]).then(() => {
      // The form would write over what the other window has saved.
      if (autosave.state().kind === 'changed-elsewhere') {
        keeping.current = 'not'
        return
      }
      keeping.current = 'done'
      currentTarget.requestSubmit(nativeEvent.submitter)
      keeping.current = 'not'
    })
  }
  const keeping = useRef<'not' | 'waiting' | 'done'>('not')
  const { state: going } = useNavigation()
  // Runs after useAdDraft has learnt the new revision.
  useEffect(() => {
    if (going === 'idle') autosave.release()
  }, [going, autosave])

  return {
    form,
    content,
    description,
    setDescription,
    putAside,
    setPutAside,
    checks,
    all: { ...checks.shown, ...listProblems },
    state,
    draftRevision: autosave.base(),
    keepMine: autosave.keepMine,
    submit,
    later,
    act,
    onInput: () => {
      if (Object.keys(listProblems).length > 0) setListProblems({})
      later()
    },
  }
}
