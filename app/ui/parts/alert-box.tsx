import type { Alert } from '../../../contract/texts/alert.ts'
import { Banner } from './banner.tsx'

/** What the product says back, by the specification's code. */
export function AlertBox({ alert: { code, message, details } }: { alert: Alert }) {
  return (
    <Banner tone={tones[code]}>
      <b>{message}</b>
      {details !== '' && <> {details}</>}
    </Banner>
  )
}

const tones = { 1: 'warning', 2: 'error', 3: 'success' } as const
