import { timeOf } from '../dates.ts'
import css from './cover-letters.module.css'
import type { SaveState } from '../parts/autosave.ts'

/** Whether what was typed is kept. Only what goes wrong is read out: the rest would be at every key. */
export function SavedLine({ state }: { state: SaveState }) {
  const isTrouble = state.kind === 'waiting' || state.kind === 'gone' || state.kind === 'problems'
  return (
    <p className={`${css.saved} ${isTrouble ? css.trouble : 'quiet'}`} role={isTrouble ? 'alert' : undefined}>
      {wordsFor(state)}
    </p>
  )
}

function wordsFor(state: SaveState): string {
  switch (state.kind) {
    case 'clean':
    case 'changed-elsewhere':
      return ''
    case 'saving':
      return 'Saving …'
    case 'saved':
      return `Saved ${timeOf(state.at)}`
    case 'waiting':
      return `Not saved yet: ${state.why}. Leave this page open. We try again every few seconds.`
    case 'problems':
      return `Not saved: ${Object.values(state.problems)[0] ?? 'something is too long'}.`
    case 'gone':
      return 'This letter is no longer in your account. Copy your text and start a new letter.'
  }
}
