/** Writes into a field that its form reads only when it is sent. */
export function fillIn(field: HTMLInputElement | null, text: string): void {
  if (field !== null) field.value = text
}
