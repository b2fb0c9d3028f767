import type { Alert } from '../../contract/texts/alert.ts'
import css from './alert-box.module.css'
import { Icon } from './icon.tsx'

/** What the product says back, by the specification's code: its colour, its sign and its word. */
export function AlertBox({ alert }: { alert: Alert }) {
  const { word, icon, look } = kinds[alert.code]
  return (
    <div className={`${css.alert} ${look}`} role={alert.code === 3 ? undefined : 'alert'}>
      <Icon name={icon} />
      <p>
        <span className="unseen">{word}: </span>
        <b>{alert.message}</b>
        {alert.details !== '' && <> {alert.details}</>}
      </p>
    </div>
  )
}

const kinds = {
  1: { word: 'Warning', icon: 'warning', look: css.warning },
  2: { word: 'Error', icon: 'warning', look: css.error },
  3: { word: 'Done', icon: 'tick', look: css.success },
} as const
