import { useSyncExternalStore } from 'react'
import { shortcutsAreOn, switchShortcuts } from './shortcuts.ts'
import css from './shortcuts-help.module.css'

/** Which keys do what, and the switch to turn them off. Opened by '?' or by its button. */
export function ShortcutsHelp() {
  const isOn = useSyncExternalStore(subscribe, shortcutsAreOn, () => true)
  return (
    <>
      <button className={`button plain ${css.opener}`} type="button" onClick={() => dialog()?.showModal()}>
        Keys for this list
      </button>
      <dialog className={css.help} id="shortcuts" aria-labelledby="shortcuts-title">
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
              window.dispatchEvent(new Event(changed))
            }}
          />{' '}
          Use these keys
        </label>
        <button className="button primary" type="button" onClick={() => dialog()?.close()}>
          Close
        </button>
      </dialog>
    </>
  )
}

const changed = 'shortcuts-changed'

const keys = [
  ['j', 'next job'],
  ['k', 'previous job'],
  ['o', 'open the job'],
  ['s', 'shortlist'],
  ['a', 'apply'],
  ['h', 'not relevant'],
  ['/', 'to the search'],
  ['?', 'this help'],
] as const

function dialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>('#shortcuts')
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange)
  return () => window.removeEventListener(changed, onChange)
}
