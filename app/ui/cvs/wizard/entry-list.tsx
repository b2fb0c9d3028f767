import { useEffect, useRef, useState, type ReactNode } from 'react'
import { cvProblems } from '../../../../contract/cvs/problems.ts'
import type { CvProblems } from '../../../../contract/cvs/problems.ts'
import { Icon } from '../../icon.tsx'
import { isBlank } from './storable.ts'
import { today, type Wizard } from './use-wizard.ts'
import css from './wizard.module.css'
import { Button } from '../../parts/button.tsx'
import { MoveButtons } from '../../parts/move-buttons.tsx'

export type EntryForm<Entry> = {
  /** Of this entry in the CV: 'jobs.0'. */
  path: string
  entry: Entry
  change: (entry: Entry) => void
  problems: CvProblems
}

type Props<Entry> = {
  wizard: Wizard
  /** Of the list in the CV: 'jobs'. */
  path: string
  entries: readonly Entry[]
  onChange: (entries: Entry[]) => void
  blank: Entry
  /** As many as a CV may hold. */
  most: number
  /** 'job': what one of them is called. */
  noun: string
  /** 'Add a job'. */
  add: string
  titleOf: (entry: Entry) => string
  lineOf?: (entry: Entry) => string
  renderForm: (form: EntryForm<Entry>) => ReactNode
  /** A first form stands open where there are none. */
  isOpenAtFirst?: boolean
}

type Open<Entry> = {
  index: number
  /** As it was; null: it is new. */
  before: Entry | null
  isTried: boolean
}

/**
 * A list of the CV and the form for one of its entries (S9.10). What is typed is in the CV at once, so that nothing is lost; 'Cancel'
 * brings back what was there. An entry that is removed can be put back as long as the page is open.
 */
export function EntryList<Entry>(props: Props<Entry>) {
  const {
    wizard,
    path,
    entries,
    onChange,
    blank,
    most,
    noun,
    add,
    titleOf,
    lineOf,
    renderForm,
    isOpenAtFirst = false,
  } = props
  const [open, setOpen] = useState<Open<Entry> | null>(() =>
    isOpenAtFirst && entries.length === 0 ? { index: 0, before: null, isTried: false } : null,
  )
  // Only this list puts entries there.
  const removed = wizard.removedFrom(path) as readonly { index: number; entry: Entry }[]
  const [said, setSaid] = useState('')
  const box = useRef<HTMLElement>(null)
  const focus = useFocusWithin(box)

  const { wanted } = wizard
  useEffect(() => {
    if (wanted === null || !wanted.path.startsWith(`${path}.`)) return
    const index = Number(wanted.path.slice(path.length + 1).split('.')[0])
    const entry = entries[index]
    if (entry === undefined) return
    setOpen((now) => (now?.index === index ? { ...now, isTried: true } : { index, before: entry, isTried: true }))
    // oxlint-disable-next-line react/exhaustive-deps -- asked for once, whatever the list has become since
  }, [wanted])

  // A new one stays below the list until it is added, also once something is in it.
  const isNewOpen = open !== null && open.before === null
  const listed = isNewOpen ? entries.slice(0, open.index) : entries
  const nameOf = (entry: Entry) => titleOf(entry).trim() || `untitled ${noun}`
  const problemsOf = (index: number): CvProblems =>
    Object.fromEntries(
      Object.entries(cvProblems(wizard.cv, today())).filter(([field]) => field.startsWith(`${path}.${index}.`)),
    )

  function begin() {
    const whole = entries.filter((entry) => !isBlank(entry))
    if (whole.length < entries.length) onChange(whole)
    setOpen({ index: whole.length, before: null, isTried: false })
    focus('[data-form] :is(input, select, textarea)')
  }

  function done({ index }: Open<Entry>) {
    const [first] = Object.keys(problemsOf(index))
    if (first !== undefined) {
      setOpen((now) => now && { ...now, isTried: true })
      return focus(`[id="${first}"]`)
    }
    const entry = entries[index]
    if (entry === undefined || isBlank(entry)) return drop(index)
    setOpen(null)
    setSaid(`${nameOf(entry)} has been added to the list.`)
    focus(`[data-edit="${index}"]`)
  }

  /** Closes a form that was left empty. */
  function drop(index: number) {
    if (index < entries.length) onChange(entries.filter((_, at) => at !== index))
    setOpen(null)
    focus('[data-add]')
  }

  function cancel({ index, before }: Open<Entry>) {
    const entry = entries[index]
    if (before !== null) {
      onChange(entries.map((one, at) => (at === index ? before : one)))
      setOpen(null)
      return focus(`[data-edit="${index}"]`)
    }
    if (entry === undefined || isBlank(entry)) return drop(index)
    remove(index)
  }

  function remove(index: number) {
    const entry = entries[index]
    if (entry === undefined) return
    onChange(entries.filter((_, at) => at !== index))
    wizard.setRemoved(path, [{ index, entry }, ...removed])
    setOpen((now) =>
      now === null || now.index === index ? null : { ...now, index: now.index - Number(now.index > index) },
    )
    setSaid(`${nameOf(entry)} has been removed. You can undo this.`)
    focus('[data-back]')
  }

  function putBack(at: number) {
    const back = removed[at]
    if (back === undefined) return
    const index = Math.min(back.index, entries.length)
    onChange(entries.toSpliced(index, 0, back.entry))
    wizard.setRemoved(path, removed.toSpliced(at, 1))
    setOpen((now) => now && { ...now, index: now.index + Number(now.index >= index) })
    setSaid(`${nameOf(back.entry)} has been restored.`)
    focus(`[data-edit="${index}"]`)
  }

  function move(index: number, by: 1 | -1) {
    const entry = entries[index]
    const to = index + by
    if (entry === undefined || to < 0 || to >= listed.length) return
    onChange(entries.toSpliced(index, 1).toSpliced(to, 0, entry))
    setOpen((now) => now && { ...now, index: now.index === index ? to : now.index === to ? index : now.index })
    setSaid(`${nameOf(entry)} is now number ${to + 1} of ${listed.length}.`)
    const isAtEnd = to === 0 || to === listed.length - 1
    focus(`[data-${isAtEnd ? (by === 1 ? 'up' : 'down') : by === 1 ? 'down' : 'up'}="${to}"]`)
  }

  const openForm = (now: Open<Entry>) => (
    <form
      className={css.entryForm}
      data-form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        done(now)
      }}
    >
      {renderForm({
        path: `${path}.${now.index}`,
        entry: entries[now.index] ?? blank,
        change: (entry) => {
          if (now.index < entries.length) onChange(entries.map((one, at) => (at === now.index ? entry : one)))
          else onChange([...entries, entry])
        },
        problems: now.isTried ? problemsOf(now.index) : {},
      })}
      <div className={css.buttons}>
        <Button className={css.strong} type="submit">
          {now.before === null ? `Add this ${noun}` : `Save this ${noun}`}
        </Button>
        <Button type="button" onClick={() => cancel(now)}>
          Cancel
        </Button>
      </div>
    </form>
  )

  return (
    <section className={css.entries} ref={box}>
      {listed.length > 0 && (
        <ol className={css.cards}>
          {listed.map((entry, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the place in the list is what it is: an entry has no name of its own
            <li className={css.card} key={index}>
              {open?.index === index ? (
                openForm(open)
              ) : (
                <Card
                  name={nameOf(entry)}
                  line={lineOf?.(entry) ?? ''}
                  index={index}
                  count={listed.length}
                  onEdit={() => {
                    setOpen({ index, before: entry, isTried: false })
                    focus('[data-form] :is(input, select, textarea)')
                  }}
                  onRemove={() => remove(index)}
                  onMove={(by) => move(index, by)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {isNewOpen && openForm(open)}
      {removed.map(({ entry }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- removed entries have nothing but their place
        <p className={css.removed} key={at}>
          <span>{nameOf(entry)} has been removed.</span>
          <Button type="button" data-back onClick={() => putBack(at)}>
            Undo<span className="unseen">: {nameOf(entry)}</span>
          </Button>
        </p>
      ))}
      {!isNewOpen &&
        (entries.length < most ? (
          <p>
            <Button type="button" data-add onClick={begin}>
              {add}
            </Button>
          </p>
        ) : (
          <p className="hint">A CV can hold {most} of these.</p>
        ))}
      <output className="unseen">{said}</output>
    </section>
  )
}

type CardProps = {
  name: string
  line: string
  index: number
  count: number
  onEdit: () => void
  onRemove: () => void
  onMove: (by: 1 | -1) => void
}

function Card({ name, line, index, count, onEdit, onRemove, onMove }: CardProps) {
  return (
    <>
      <div className={css.cardText}>
        <b>{name}</b>
        {line !== '' && <span className="quiet">{line}</span>}
      </div>
      <div className={css.cardButtons}>
        <Button type="button" data-edit={index} onClick={onEdit}>
          Edit<span className="unseen"> {name}</span>
        </Button>
        {count > 1 && <MoveButtons name={name} index={index} count={count} onMove={onMove} />}
        <Button className={css.square} type="button" onClick={onRemove}>
          <Icon name="bin" label={`Remove ${name}`} />
        </Button>
      </div>
    </>
  )
}

/** Moves the focus to an element of the box once the change that makes it is on the page. */
function useFocusWithin(box: { readonly current: HTMLElement | null }): (selector: string) => void {
  const [target, setTarget] = useState<{ selector: string } | null>(null)
  useEffect(() => {
    if (target !== null) box.current?.querySelector<HTMLElement>(target.selector)?.focus()
  }, [target, box])
  return (selector) => setTarget({ selector })
}
