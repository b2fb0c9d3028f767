/** What a form says: text, or a table or list of the same. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue }
export type FormTable = { [name: string]: FormValue }

/** Reads `a[b][0]=c` as `{ a: { b: ['c'] } }`. Lists carry an index, or nothing between their brackets. All leaves stay text. */
export function readForm(text: string): FormTable {
  const root = emptyTable()
  for (const [rawKey, value] of new URLSearchParams(text)) {
    const steps = rawKey.replaceAll(']', '').split('[')
    let at = root
    for (const [index, given] of steps.entries()) {
      const step = given === '' ? String(Object.keys(at).length) : given
      if (index === steps.length - 1) at[step] = value
      else {
        const next = at[step]
        const table = typeof next === 'object' && !Array.isArray(next) ? next : emptyTable()
        at[step] = table
        at = table
      }
    }
  }
  const settled = settle(root)
  return Array.isArray(settled) || typeof settled === 'string' ? emptyTable() : settled
}

/** Without a prototype: a name such as '__proto__' is a name like any other. */
function emptyTable(): FormTable {
  return Object.create(null) as FormTable
}

function settle(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, one]) => [name, settle(one)] as const)
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/u.test(name))
  if (isList) return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, one]) => one)
  return Object.assign(emptyTable(), Object.fromEntries(entries))
}

/** The text at a path; null if there is none, or where it was sent empty, which unsets. */
export function textAt(form: FormValue | undefined, ...path: string[]): string | null {
  const found = at(form, path)
  return typeof found === 'string' && found !== '' ? found : null
}

/** A whole number at a path; null if there is none. */
export function wholeAt(form: FormValue | undefined, ...path: string[]): number | null {
  const text = textAt(form, ...path)
  return text !== null && /^-?\d{1,12}$/u.test(text) ? Number(text) : null
}

/** Texts by name at a path: metadata. */
export function textsAt(form: FormValue | undefined, ...path: string[]): Record<string, string> {
  const found = at(form, path)
  if (typeof found !== 'object' || Array.isArray(found)) return {}
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** A list of texts at a path. */
export function listAt(form: FormValue | undefined, ...path: string[]): string[] {
  const found = at(form, path)
  return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : []
}

/** Whether something was sent at a path, empty or not. */
export function has(form: FormTable, name: string): boolean {
  return Object.hasOwn(form, name)
}

function at(form: FormValue | undefined, path: readonly string[]): FormValue | undefined {
  let found = form
  for (const step of path) {
    if (typeof found !== 'object') return undefined
    found = Array.isArray(found) ? found[Number(step)] : Object.hasOwn(found, step) ? found[step] : undefined
  }
  return found
}
