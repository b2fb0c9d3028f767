/** What a board calls an application, in what stands on its page: 'Your reference number is RE-204518-3'; null if it gives none. */
export function referenceIn(text: string): string | null {
  return /reference(?: number| no\.?)?(?: is)?:? *#?([A-Z0-9][A-Z0-9/-]*\d[A-Z0-9/-]*)/iu.exec(text)?.[1] ?? null
}
