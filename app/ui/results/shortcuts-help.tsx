import { useState } from 'react'
import { shortcutsAreOn, switchShortcuts } from './shortcuts.ts'
import css from './shortcuts-help.module.css'
import { Button } from '../parts/button.tsx'

/** Which keys do what, and the switch to turn them off. */
export default function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useState(shortcutsAreOn)
  return (
    <dialog ref={open} className={css.help} aria-labelledby="shortcuts-title" onClose={onClose}>
      <h2 id="shortcuts-title">Keys for this list</h2>
      <dl>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => {
            switchShortcuts(event.currentTarget.checked)
            setIsOn(event.currentTarget.checked)
          }}
        />{' '}
        Use these keys
      </label>
      <form method="dialog">
        <Button look="primary" type="submit">
          Close
        </Button>
      </form>
    </dialog>
  )
}

const keys = [
  ['j', 'next job'],
  ['k', 'previous job'],
  ['o', 'open the job'],
  ['s', 'shortlist'],
  ['m', 'match my CV'],
  ['a', 'apply'],
  ['h', 'not relevant'],
  ['/', 'to the search'],
  ['?', 'this help'],
] as const

/** As a modal, so that the focus stays in it and Esc closes it. */
function open(dialog: HTMLDialogElement | null): void {
  if (dialog !== null && !dialog.open) dialog.showModal()
}
