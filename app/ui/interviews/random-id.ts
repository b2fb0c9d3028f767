/** An id for what is about to be sent. */
export function randomId(): string {
  return crypto.randomUUID()
}
