import type { OwnCounts } from '../../../contract/today/today.ts'

/** Writes to these change what somebody has under way: the API's calls, and the pages' own forms. */
const changing = /\/(?:shortlist|apply|appl(?:ied|ication)|users\/[^/]+\/(?:app)?shortlist)/u

/** Several changes at once are counted once. Milliseconds. */
const pause = 400

let timer: ReturnType<typeof setTimeout> | undefined

/** Counts saved jobs and applications again after the person changes one, so that the menu stays correct. */
export function countOwnAgain(changed: string): void {
  if (!changing.test(changed)) return
  clearTimeout(timer)
  // Where that fails the menu says what it said.
  timer = setTimeout(() => void count().then(tell, () => {}), pause)
}

function tell(detail: OwnCounts): void {
  dispatchEvent(new CustomEvent('own-counts', { detail }))
}

async function count(): Promise<OwnCounts> {
  const answer = await fetch('/api/today/counts')
  if (!answer.ok) throw new Error(`We could not load the counts: ${answer.status}`)
  return (await answer.json()) as OwnCounts
}
