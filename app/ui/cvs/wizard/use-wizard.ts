import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { cvProblems, type CvProblems } from '../../../../contract/cvs/problems.ts'
import type { CvSummary, KeptCv } from '../../../../contract/cvs/api.ts'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { defaultPrint } from '../../../../contract/cvs/default-print.ts'
import {
  clearDraft,
  clearUnsent,
  forgetOldDrafts,
  keptPrint,
  readDraft,
  readUnsent,
  type KeptDraft,
} from '../draft-store.ts'
import { lookAtCv } from './account-calls.ts'
import { baseOf, noteBase } from './base-revisions.ts'
import { nameOfHome, placesOf, type Home } from './home.ts'
import { createKeeper } from './keeper.ts'
import { isSameCv, isUntouched, newCv, withoutBlanks } from './storable.ts'
import { useOtherWindows } from './use-other-windows.ts'

/** The account of whoever is signed in, as far as the wizard needs it. */
export type Account = {
  userId: string
  name: string
  email: string | null
  phone: string | null
  /** Their CVs, the main one first. */
  list: CvSummary[]
  /** The one that is open; null: a new one is begun. */
  kept: KeptCv | null
}

/** Something that only the person can decide, told at the top of the page. */
export type Question =
  /** Typed in this browser and never sent, and the account has something newer from elsewhere. */
  | {
      kind: 'two-texts'
      here: KeptDraft
      there: { cv: Cv; savedAt: string }
      /** What the account has by now, where the other text came while the CV was open here. */
      now?: { version: number; revision: string }
    }
  /** A guest's CV waits in this browser. */
  | { kind: 'guest-draft'; draft: KeptDraft }
  /** Another window of this browser has written to the same CV. */
  | { kind: 'other-window'; cv: Cv; version: number; revision: string | undefined }

export type Wizard = ReturnType<typeof useWizard>

/** An entry of a list as it was, and where it stood. */
export type Removed = { index: number; entry: unknown }

/**
 * The CV that is being written: its content, where it is kept, and what is wrong with it.
 * @param hasForm whether the form is there that shows it: only then is it looked for what this browser has kept.
 */
export function useWizard(account: Account | null, hasForm: boolean) {
  const [home, setHome] = useState<Home>(() => homeOf(account))
  const [cv, setCv] = useState<Cv>(() => contentOf(account))
  /** Counts what came from elsewhere than the fields: they then start again. */
  const [epoch, setEpoch] = useState(0)
  const [isAwake, setAwake] = useState(false)
  const [print, setPrint] = useState(() => account?.kept?.print ?? defaultPrint)
  const [isTried, setTried] = useState(false)
  const [questions, setQuestions] = useState<readonly Question[]>([])
  const [wanted, setWanted] = useState<{ path: string } | null>(null)
  const [removed, setRemoved] = useState<Readonly<Record<string, readonly Removed[]>>>({})
  const [keeper] = useState(() => createKeeper(placesOf(home)))
  const keepState = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state)
  const current = useRef(cv)

  /** Something was typed or chosen. */
  const change = useCallback(
    (update: (cv: Cv) => Cv) => {
      const next = update(current.current)
      if (next === current.current) return
      current.current = next
      setCv(next)
      keeper.change(next)
    },
    [keeper],
  )

  /** Shows another text in all fields. It is not kept by this: whoever gives it knows where it is. */
  const show = useCallback((next: Cv) => {
    current.current = next
    setCv(next)
    setEpoch((count) => count + 1)
  }, [])

  const move = useCallback(
    (next: Home) => {
      keeper.moveTo(placesOf(next))
      setHome(next)
    },
    [keeper],
  )

  const tellOthers = useOtherWindows(nameOfHome(home), (other) => {
    // Whichever of the two is kept, the other has been seen here.
    if (home.kind === 'account' && home.cvId !== null && other.revision !== undefined)
      noteBase(home.cvId, other.revision)
    if (keeper.hasUnkept()) {
      const asked = (before: readonly Question[]) => before.filter(({ kind }) => kind !== 'other-window')
      return setQuestions((before) => [...asked(before), { kind: 'other-window', ...other }])
    }
    show(other.cv)
    setHome((now) => (now.kind === 'account' ? { ...now, version: other.version } : now))
  })

  // Only the browser knows what it has kept.
  useEffect(() => {
    if (!hasForm) return
    forgetOldDrafts()
    if (account?.kept != null) noteBase(account.kept._id, account.kept.revision)
    const found = lookAround(account)
    if (found.cv !== null) show(found.cv)
    if (found.isUnsent && found.cv !== null) keeper.change(found.cv)
    if (found.kept !== null) keeper.settle({ kind: 'kept-here', ...found.kept })
    if (account === null) setPrint(keptPrint() ?? defaultPrint)
    setQuestions(found.questions)
    setAwake(true)
    // oxlint-disable-next-line react/exhaustive-deps -- once: what changes afterwards is the person's doing
  }, [hasForm])

  useEffect(() => {
    const version = home.kind === 'account' ? home.version : 0
    const cvId = home.kind === 'account' ? home.cvId : null
    return keeper.subscribe(() => {
      const state = keeper.state()
      if (state.kind === 'kept-here' || state.kind === 'kept-in-account')
        tellOthers({ cv: current.current, version, revision: cvId === null ? undefined : baseOf(cvId) })
      if (state.kind === 'waiting' && state.isOvertaken === true && cvId !== null) void askWhich(cvId)
    })

    /** Something else was typed on another device: which of the two goes on is the person's to say. */
    async function askWhich(cvId: string) {
      const found = await lookAtCv(cvId)
      if (found.kind !== 'done') return
      const { cv, draft, updated, version, revision } = found.value
      const here = { cv: current.current, savedAt: new Date().toISOString(), baseVersion: version }
      const there = { cv: draft?.cv ?? cv, savedAt: draft?.savedAt ?? updated }
      setQuestions((before) => [
        { kind: 'two-texts', here, there, now: { version, revision } },
        ...before.filter(({ kind }) => kind !== 'two-texts'),
      ])
    }
  }, [keeper, home, tellOthers])

  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && keeper.keepNow()
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('pagehide', keeper.keepNow)
    window.addEventListener('online', keeper.retry)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', keeper.keepNow)
      window.removeEventListener('online', keeper.retry)
      // The page is left by a link: what was typed in the last second is kept.
      keeper.keepNow()
      keeper.stop()
    }
  }, [keeper])

  const hasWanted = useCallback(() => setWanted(null), [])

  /** What is wrong, once somebody has tried to go on or to save. */
  const problems: CvProblems = isTried ? cvProblems(cv, today()) : {}

  return {
    cv,
    change,
    show,
    epoch,
    isAwake,
    /** How it is to be printed, as it was chosen beside its pages. */
    print,
    home,
    move,
    keeper,
    keepState,
    problems,
    /** The first of them is asked. */
    question: questions[0] ?? null,
    answered: () => setQuestions((before) => before.slice(1)),
    /** It is saved: which of two texts goes on is decided. */
    decided: () => setQuestions((before) => before.filter(({ kind }) => kind !== 'two-texts')),
    tellOthers,
    /** The CV without blank entries, in the fields as well, and what is wrong with it; from now on that is shown. */
    check: (): { cv: Cv; problems: CvProblems } => {
      const whole = withoutBlanks(current.current)
      if (!isSameCv(whole, current.current)) show(whole)
      setTried(true)
      return { cv: whole, problems: cvProblems(whole, today()) }
    },
    current: () => current.current,
    setTried,
    /** The field that should have the focus, asked for by a line that tells of it. */
    wanted,
    want: (path: string) => setWanted({ path }),
    hasWanted,
    /** Entries that were removed from a list, the last one first; there as long as the page is open. */
    removedFrom: (path: string) => removed[path] ?? [],
    setRemoved: (path: string, entries: readonly Removed[]) => setRemoved((all) => ({ ...all, [path]: entries })),
    /** Nothing is in it yet. */
    isUntouched: isUntouched(cv),
  }
}

/** 'YYYY-MM-DD' where the person is. */
export function today(): string {
  const now = new Date()
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

function homeOf(account: Account | null): Home {
  if (account === null) return { kind: 'browser' }
  const { userId, kept } = account
  const { _id: cvId = null, version = 0, name = null } = kept ?? {}
  return { kind: 'account', userId, cvId, version, name }
}

function contentOf(account: Account | null): Cv {
  if (account?.kept) return account.kept.draft?.cv ?? account.kept.cv
  return newCv({ email: account?.email ?? null, phone: account?.phone ?? null })
}

type Found = {
  /** Null: what the account has is the latest. */
  cv: Cv | null
  /** It has not reached the account. */
  isUnsent: boolean
  kept: { at: string; until: string } | null
  questions: Question[]
}

/** What this browser has kept for this page. */
function lookAround(account: Account | null): Found {
  const draft = readDraft()
  if (account === null) return draft === null ? nothing : keptHere(draft)
  const { userId, kept } = account
  const found = lookForUnsent(account)
  if (draft === null) return found
  if (kept !== null && isSameCv(draft.cv, kept.cv)) {
    clearDraft()
    return found
  }
  return { ...found, questions: [...found.questions, { kind: 'guest-draft', draft }] }

  function lookForUnsent({ kept }: Account): Found {
    const place = { userId, cvId: kept?._id ?? null }
    const unsent = readUnsent(place)
    if (unsent === null) return nothing
    if (kept === null) return keptHere(unsent)
    const there = { cv: kept.draft?.cv ?? kept.cv, savedAt: kept.draft?.savedAt ?? kept.updated }
    if (isSameCv(unsent.cv, there.cv)) {
      clearUnsent(place)
      return nothing
    }
    const isOvertaken = there.savedAt > unsent.savedAt || unsent.baseVersion !== kept.version
    if (isOvertaken) return { ...nothing, questions: [{ kind: 'two-texts', here: unsent, there }] }
    return { ...keptHere(unsent), isUnsent: true }
  }
}

const nothing: Found = { cv: null, isUnsent: false, kept: null, questions: [] }

function keptHere({ cv, savedAt }: KeptDraft): Found {
  const until = new Date(Date.parse(savedAt) + 86_400_000).toISOString()
  return { ...nothing, cv, kept: { at: savedAt, until } }
}
