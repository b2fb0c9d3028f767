/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- the ARIA pattern asks for a list of options that the field itself steers by keys; no native element does that */
import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import css from './combobox.module.css'
import { fillIn } from './fill-in.ts'

export type ComboboxProps = {
  id: string
  name: string
  defaultValue: string
  /** What continues the typed text; none: the list is closed. */
  suggestions: readonly string[]
  onType: (text: string) => void
  /** The list is to close, also for an answer that is still on its way. */
  onClear: () => void
  maxLength: number
  input: RefObject<HTMLInputElement | null>
  describedBy: string
  isInvalid: boolean
  autoComplete: string
  /** An example or a hint: the label says the same. */
  placeholder?: string | undefined
}

/** A text field with suggestions; any other text is as good. Arrows, Enter, Esc, mouse and touch (the ARIA pattern 'editable combobox with list'). */
export function Combobox(props: ComboboxProps) {
  const { id, name, defaultValue, suggestions, onType, onClear, input, describedBy, isInvalid, autoComplete } = props
  const list = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const isPointing = useRef(false)
  const isOpen = suggestions.length > 0

  function close() {
    onClear()
    setActive(-1)
  }

  function choose(suggestion: string) {
    fillIn(input.current, suggestion)
    close()
  }

  function onKeyDown(event: KeyboardEvent) {
    // Somebody who is quicker than the answer has still said that they want none.
    if (event.key === 'Escape') onClear()
    if (!isOpen) return
    const last = suggestions.length - 1
    const chosen = suggestions[active]
    if (event.key === 'ArrowDown') setActive(active === last ? -1 : active + 1)
    else if (event.key === 'ArrowUp') setActive(active === -1 ? last : active - 1)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen)
    else return
    event.preventDefault()
  }

  return (
    <div className={css.combobox}>
      <input
        ref={input}
        id={id}
        className="input"
        name={name}
        defaultValue={defaultValue}
        maxLength={props.maxLength}
        placeholder={props.placeholder}
        autoComplete={isOpen ? 'off' : autoComplete}
        autoCapitalize="off"
        spellCheck={false}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active === -1 ? undefined : `${list}-${active}`}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        onInput={(event) => {
          setTyped(event.currentTarget.value)
          setActive(-1)
          onType(event.currentTarget.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (!isPointing.current) close()
        }}
      />
      <ul id={list} className={css.list} role="listbox" aria-label="Suggestions" hidden={!isOpen}>
        {suggestions.map((suggestion, index) => (
          <li
            key={suggestion}
            id={`${list}-${index}`}
            className={css.option}
            role="option"
            aria-selected={index === active}
            // The field must keep the focus: a press would take it, and the blur close the list under the finger.
            onPointerDown={() => (isPointing.current = true)}
            onMouseDown={(event) => event.preventDefault()}
            onPointerUp={() => (isPointing.current = false)}
            onPointerCancel={() => (isPointing.current = false)}
            onClick={() => choose(suggestion)}
          >
            <Continued text={suggestion} typed={typed} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The typed part plain and the rest bold: what one would still have to type stands out. */
function Continued({ text, typed }: { text: string; typed: string }) {
  const start = typed.trim()
  const at = text.toLowerCase().indexOf(start.toLowerCase())
  if (start === '' || at === -1) return <b>{text}</b>
  return (
    <>
      {at > 0 && <b>{text.slice(0, at)}</b>}
      {text.slice(at, at + start.length)}
      <b>{text.slice(at + start.length)}</b>
    </>
  )
}
