/** Of each CV, the revision of the text that this page goes on from: sent with a change, so that a text from elsewhere is not undone unseen. */
const revisions = new Map<string, string>()

/** This page has seen the latest text of a CV, or written it. In the browser alone: on the server all people share it. */
export function noteBase(cvId: string, revision: string): void {
  if (typeof document !== 'undefined') revisions.set(cvId, revision)
}

export function baseOf(cvId: string): string | undefined {
  return revisions.get(cvId)
}
