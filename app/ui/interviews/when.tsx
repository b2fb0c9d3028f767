import { useSyncExternalStore } from 'react'
import { dayInWords, inWords, wallOf, type Zone } from '../../../contract/interviews/wall-clock.ts'

/** When an interview is, on the clocks where it is; and on the reader's, where they show another time. */
export function When({ time, zone }: { time: string; zone: Zone }) {
  // Only the browser knows its zone: the page that the server makes leaves it out.
  const own = useSyncExternalStore(nothingChanges, ownZone, () => null)
  const isOther = own !== null && wallOf(time, own) !== wallOf(time, zone)
  return (
    <>
      <time dateTime={time}>{inWords(time, zone)}</time>
      {isOther && (
        <>
          {' '}
          · where you are: {dayInWords(time, own)}, {wallOf(time, own).slice(11)} ({own.replaceAll('_', ' ')})
        </>
      )}
    </>
  )
}

const nothingChanges = () => () => {}
const ownZone = (): string | null => Intl.DateTimeFormat().resolvedOptions().timeZone

/** 'Today', 'Tomorrow' by the clocks where the interview is; null: another day. */
export function nearDay(time: string, zone: Zone, now: string): 'Today' | 'Tomorrow' | null {
  const midnight = (moment: string) => Date.parse(wallOf(moment, zone).slice(0, 10))
  const days = (midnight(time) - midnight(now)) / 86_400_000
  return days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : null
}
