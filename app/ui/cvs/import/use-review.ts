import { useEffect, useMemo, useState } from 'react'
import type { CvProposal } from '../../../../contract/cvs/import.ts'
import type { CvSummary } from '../../../../contract/cvs/api.ts'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { emptyCv } from '../../../../contract/cvs/empty-cv.ts'
import { cardsOf, contactFields, contactOf, type ContactPath } from './cards.ts'
import { takenAtFirst } from './contact-table.tsx'
import type { CardDecision } from './import-card.tsx'
import { doubtfulIn } from './doubtful.ts'
import { forgetReview, keepReview, type KeptReview } from './kept-review.ts'
import { mergeProposal, undecided, type Decisions } from './merge-proposal.ts'
import { putIntoCv, type Target } from './put-into-cv.ts'
import { useCurrentCv } from './use-current-cv.ts'

export type ReviewProps = {
  proposal: CvProposal
  /** Of the file. */
  name: string
  /** The CVs of the account, the main one first; null: nobody is logged in. */
  cvs: readonly CvSummary[] | null
  /** What was decided before the page was loaded again. */
  before: KeptReview | null
  /** The file is nowhere but here: what is decided is kept until this tab is closed. */
  isOnlyHere: boolean
  onAgain: () => void
}

/** What a person decides about a proposal, until it is put into a CV. */
export function useReview({ proposal, name, cvs, before, isOnlyHere }: ReviewProps) {
  const [found, setFound] = useState<Cv>(before?.found ?? proposal.cv)
  const [cards, setCards] = useState<Decisions['cards']>(before?.cards ?? {})
  const [off, setOff] = useState<ReadonlySet<string>>(new Set(before?.off))
  /** Null: as it is at first. */
  const [contact, setContact] = useState<ReadonlySet<ContactPath> | null>(
    before?.contact == null ? null : new Set(before.contact),
  )
  const [isKeptWanted, setKeptWanted] = useState(before?.isKeptWanted ?? true)
  const [into, setInto] = useState(cvs?.[0]?._id ?? 'new')
  const { current, problem: loadProblem } = useCurrentCv(cvs === null ? null : into)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const shown = useMemo(() => cardsOf(found), [found])
  const taken = contact ?? takenAtFirst(current ?? emptyCv, found)
  // A CV that has nothing yet has nothing to lose: all of the file goes into it, unless somebody leaves it out.
  const takesAll = current !== null && isEmptyCv(current)
  const decided: Decisions['cards'] = takesAll
    ? { ...Object.fromEntries(shown.map(({ id }) => [id, 'taken' as const])), ...cards }
    : cards
  const decisions: Decisions = { cards: decided, off, contact: taken, kept: isKeptWanted ? found.kept : '' }
  const open = undecided(found, decisions)

  useEffect(() => {
    if (!isOnlyHere) return
    const chosen = contact === null ? null : [...contact]
    keepReview({ name, proposal, found, cards, off: [...off], contact: chosen, isKeptWanted })
  }, [isOnlyHere, name, proposal, found, cards, off, contact, isKeptWanted])

  async function put(): Promise<void> {
    if (open.length > 0) {
      const count = open.length === 1 ? 'one entry' : `${open.length} entries`
      return setProblem(`You have not decided about ${count} yet. Accept or skip each, or choose ‘Accept all’.`)
    }
    if (isBusy || current === null) return
    setBusy(true)
    setProblem(null)
    const answer = await putIntoCv(
      current,
      (latest) => mergeProposal(latest, found, decisions),
      targetOf(cvs, into, name),
    )
    if ('problem' in answer) {
      setBusy(false)
      return setProblem(answer.problem)
    }
    forgetReview()
    location.assign(answer.to)
  }

  return {
    found,
    setFound,
    current,
    loadProblem,
    problem,
    isBusy,
    shown,
    open,
    takesAll,
    doubtful: doubtfulIn(found, proposal.origins),
    accepted: shown.filter(({ id }) => decided[id] === 'taken').length,
    isNothing: shown.length === 0 && contactFields.every(({ path }) => contactOf(found, path) === ''),
    decisionOf: (id: string): CardDecision => decided[id],
    decide: (id: string, decision: CardDecision) =>
      setCards((now) => {
        const { [id]: _, ...others } = now
        // Where all is taken, a press that takes back 'Accepted' leaves out.
        const next = decision ?? (takesAll && decided[id] === 'taken' ? 'skipped' : undefined)
        return next === undefined ? others : { ...others, [id]: next }
      }),
    acceptAll: () => {
      setProblem(null)
      setCards((now) => ({ ...Object.fromEntries(shown.map(({ id }) => [id, 'taken' as const])), ...now }))
    },
    off,
    setOff: (id: string, isOff: boolean) => setOff((now) => withOrWithout(now, id, isOff)),
    taken,
    take: (path: ContactPath, isTaken: boolean) => setContact(withOrWithout(taken, path, isTaken)),
    into,
    setInto: (next: string) => {
      setInto(next)
      setContact(null)
    },
    isKeptWanted,
    setKeptWanted,
    put,
  }
}

/** Whether a CV has no entry yet; a name and an address may be there, as an account knows them. */
function isEmptyCv(cv: Cv): boolean {
  return cardsOf(cv).length === 0 && cv.kept === ''
}

function withOrWithout<Item>(set: ReadonlySet<Item>, item: Item, isIn: boolean): ReadonlySet<Item> {
  const next = new Set(set)
  if (isIn) next.add(item)
  else next.delete(item)
  return next
}

function targetOf(cvs: readonly CvSummary[] | null, into: string, file: string): Target {
  if (cvs === null) return { kind: 'browser' }
  if (into !== 'new') return { kind: 'cv', cvId: into }
  const stem = file.replace(/\.[a-z0-9]{1,5}$/iu, '').trim()
  return { kind: 'new', name: (stem === '' ? 'My CV' : stem).slice(0, 100) }
}
