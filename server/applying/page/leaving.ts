/** A script that ran while its page was left: the next page can be asked. */
export function isLeaving(error: unknown): boolean {
  return /context was destroyed|navigat|frame was detached|Cannot find context/iu.test((error as Error).message)
}
