type Folds = Readonly<Record<string, boolean>>

export const nothingKept: Folds = {}

const name = 'ad-sections'
const listeners = new Set<() => void>()
let known: { text: string | null; folds: Folds } = { text: null, folds: nothingKept }

/** By title: whether the person has opened or folded the section of the form of an ad, in this window. */
export function readFolds(): Folds {
  const text = stored()
  if (text !== known.text) known = { text, folds: parsed(text) }
  return known.folds
}

export function writeFold(title: string, isOpen: boolean): void {
  const text = JSON.stringify({ ...readFolds(), [title]: isOpen })
  try {
    sessionStorage.setItem(name, text)
  } catch {
    // Switched off: it is known until the page goes.
    known = { text: stored(), folds: parsed(text) }
  }
  for (const listener of listeners) listener()
}

export function subscribeToFolds(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

function parsed(text: string | null): Folds {
  try {
    const read: unknown = JSON.parse(text ?? '{}')
    if (typeof read !== 'object' || read === null) return nothingKept
    return Object.fromEntries(
      Object.entries(read).filter((one): one is [string, boolean] => typeof one[1] === 'boolean'),
    )
  } catch {
    return nothingKept
  }
}
