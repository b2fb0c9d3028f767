export type Kept = ReturnType<typeof keptTools>

/** The elements that were met, by number: what is read is data, and a number leads back to its element. Runs in the page. */
export function keptTools() {
  const elements: Element[] = []
  const keep = (element: Element): number => elements.push(element) - 1
  return { elements, keep }
}
