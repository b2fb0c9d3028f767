/** Writes into a field that its form reads only when it is sent. */
export function fillIn(field: HTMLInputElement | null, text: string): void {
  if (field !== null) field.value = text
}

/**
 * For a field whose value its component keeps: tells it what was typed before the scripts came, which else would be overwritten.
 * @param known What the component takes the value to be.
 */
export function withTyped(known: string, tell: (typed: string) => void): (field: HTMLInputElement | null) => void {
  return (field) => {
    if (field !== null && field.value !== known) tell(field.value)
  }
}
