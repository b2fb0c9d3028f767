import type { ApplicationEntry } from '../../../contract/applications/history.ts'
import css from './applications.module.css'
import { stateName } from './state-words.ts'

/** Where an application stands, as a word. */
export function StateBadge({ application }: { application: ApplicationEntry }) {
  const { state } = application
  const look =
    state === 'applied'
      ? css.applied
      : state === 'failed'
        ? css.failed
        : ['needs-you', 'unsure', 'ready'].includes(state)
          ? css.attention
          : ''
  return <span className={`${css.state} ${look}`}>{stateName(application)}</span>
}
