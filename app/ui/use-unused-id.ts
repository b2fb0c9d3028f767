import { useState } from 'react'

/**
 * The id of what is typed next: it stays through everything that the page is asked for anew, and is another one when this has been
 * sent. A form that has it as its key keeps what is typed until then.
 * @param fresh of this loading of the page. @param sent the ids of all that were sent.
 */
export function useUnusedId(fresh: string, sent: readonly { _id: string }[]): string {
  const [id, setId] = useState(fresh)
  const isSent = sent.some(({ _id }) => _id === id)
  if (isSent && id !== fresh) setId(fresh)
  return isSent ? fresh : id
}
