import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { Problems } from '../parts/problems.ts'
import { printInputs, readInputs, type Inputs } from './inputs.ts'
import type { Question } from './question.ts'
import { readQuestion } from './read-question.ts'
import { payMissing } from './reading.ts'

/** How long after the last key the address follows what is typed, in milliseconds: browsers limit how often it may change. */
const addressFollowsAfter = 400

export type Calculator = {
  inputs: Inputs
  /** Null if something is missing or wrong. */
  question: Question | null
  /** What is wrong, by field. Empty while the form is filled in for the first time. */
  problems: Problems
  /** The problems when the form was last sent, for the summary, which takes the focus only then. */
  summary: Problems
  /** Changes when the fields must be filled in again from another address. */
  formKey: string
  form: RefObject<HTMLFormElement | null>
  onInput: () => void
  onSubmit: () => void
}

/**
 * What the calculator's form says and asks: the address, and from the first key on what is typed, which the address follows. The form
 * itself keeps its texts; it is filled in again only when something else, such as a link, changes the address.
 */
export function useCalculator(today: string): Calculator {
  const { search, key, state } = useLocation()
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  /** What the address was last told. More may have been typed since. */
  const [awaited, setAwaited] = useState<string | null>(null)
  const [seen, setSeen] = useState({ key, search, formKey: key })
  const [sent, setSent] = useState<Problems | null>(() => problemsToTell(search, today))
  if (key !== seen.key) {
    // Going back comes to an address that was typed once: its fields must be filled in from it all the same. So it is ours only
    // where it is the one that was typed last.
    const isTyped = awaited !== null && (state as { typed?: string } | null)?.typed === awaited
    const isOurs = isTyped || search === seen.search
    setSeen({ key, search, formKey: isOurs ? seen.formKey : key })
    if (!isOurs) {
      setTyped(null)
      setAwaited(null)
      setSent(problemsToTell(search, today))
    }
  }

  // What was typed before the scripts loaded is already in the form, and no further key press reports it.
  useEffect(() => {
    if (form.current === null) return
    const there = textOf(form.current)
    if (addressOf(there) !== addressOf(search)) setTyped(there)
    // oxlint-disable-next-line react/exhaustive-deps -- runs once: from here on every key press is reported
  }, [])

  useEffect(() => {
    // Someone who has clicked a link is leaving: updating the address would cancel that navigation.
    if (typed === null || typed === awaited || isLeaving) return
    const timer = setTimeout(() => {
      setAwaited(typed)
      void navigate(addressOf(typed), { replace: true, preventScrollReset: true, state: { typed } })
    }, addressFollowsAfter)
    return () => clearTimeout(timer)
  }, [typed, awaited, isLeaving, navigate])

  const text = typed ?? search
  const read = useMemo(() => {
    const inputs = readInputs(new URLSearchParams(text))
    return { inputs, ...readQuestion(inputs, today) }
  }, [text, today])

  return {
    inputs: read.inputs,
    question: read.question,
    problems: sent === null ? {} : read.problems,
    summary: sent !== null && Object.keys(read.problems).length > 0 ? sent : {},
    formKey: seen.formKey,
    form,
    onInput: () => {
      if (form.current) setTyped(textOf(form.current))
    },
    onSubmit: () => {
      if (!form.current) return
      const now = textOf(form.current)
      setTyped(now)
      setSent(readQuestion(readInputs(new URLSearchParams(now)), today).problems)
    },
  }
}

/** Of an address: what is wrong in it, if the form was sent without scripts or anything but the pay is to blame; null: not yet. */
function problemsToTell(search: string, today: string): Problems | null {
  const given = new URLSearchParams(search)
  const { problems } = readQuestion(readInputs(given), today)
  const isOnlyMissing = Object.values(problems).every((message) => message === payMissing)
  return given.has('sent') || !isOnlyMissing ? problems : null
}

/** The address of what a form says, or another address says, always in the same form. */
function addressOf(text: string): string {
  return printInputs(readInputs(new URLSearchParams(text)))
}

/** What a form would send, as the query of an address. */
function textOf(form: HTMLFormElement): string {
  const search = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.append(name, value)
  return search.toString()
}
