import { useState } from 'react'
import { shortcutsAreOn, switchShortcuts } from './shortcuts.ts'
import css from './shortcuts-help.module.css'
import { Checkbox } from '../parts/checkbox.tsx'
import { Dialog } from '../parts/dialog.tsx'

/** Which keys do what, and the switch to turn them off. */
export default function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useState(shortcutsAreOn)
  return (
    <Dialog title="Keys for this list" isOpen onClose={onClose}>
      <dl className={css.keys}>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        checked={isOn}
        onChange={(chosen) => {
          switchShortcuts(chosen)
          setIsOn(chosen)
        }}
      >
        Use these keys
      </Checkbox>
    </Dialog>
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
