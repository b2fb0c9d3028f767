/** '2 new messages', for a list; empty where there are none. */
export function newMessages(count: number): string {
  return count === 0 ? '' : count === 1 ? '1 new message' : `${count} new messages`
}
