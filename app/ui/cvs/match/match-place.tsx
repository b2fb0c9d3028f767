import { useEffect, useState, type ComponentType } from 'react'
import type { MatchProps } from './match-props.ts'
import { Button } from '../../parts/button.tsx'

/** Where a match is shown: what shows it comes with the first press, for few rows are ever matched. */
export function MatchPlace(props: MatchProps) {
  // Null: it did not come, and browsers do not ask for a script again.
  const [Panel, setPanel] = useState<ComponentType<MatchProps> | null>()
  useEffect(() => {
    void import('./match-panel.tsx').then(
      (late) => setPanel(() => late.MatchPanel),
      () => setPanel(null),
    )
  }, [])
  if (Panel) return <Panel {...props} />
  return (
    <p aria-live="polite">
      {Panel === undefined ? (
        'Comparing…'
      ) : (
        <Button type="button" onClick={() => navigator.onLine && location.reload()}>
          No connection. Reload this page
        </Button>
      )}
    </p>
  )
}
