/** The parts of a date in the order in which a form wants them, and what stands between them. */
export type DateOrder = { parts: ('day' | 'month' | 'year')[]; between: string }

const names = { d: 'day', m: 'month', y: 'year' } as const

/**
 * 'DD/MM/YYYY', 'MM-DD-YYYY' and 'mm/yyyy' in a label, a hint or an empty field; null where no such order stands there.
 */
export function orderIn(text: string): DateOrder | null {
  const found = /\b(d{1,2}|m{1,2}|y{4})([ ./-]{1,3})(d{1,2}|m{1,2}|y{2,4})(?:[ ./-]{1,3}(y{2,4}|d{1,2}))?\b/iu.exec(
    text,
  )
  if (!found) return null
  const [, first = '', between = '/', second = '', third] = found
  const parts = [first, second, third].flatMap((part) => {
    const name = names[(part ?? '').charAt(0).toLowerCase() as keyof typeof names]
    return name === undefined ? [] : [name]
  })
  const isDate = new Set(parts).size === parts.length && parts.includes('month') && parts.includes('year')
  return isDate ? { parts, between } : null
}

/** '2027-03-27' in an order: '03-27-2027'. */
export function inOrder(iso: string, { parts, between }: DateOrder): string {
  const [year = '', month = '', day = ''] = iso.split('-')
  const given = { year, month, day }
  return parts.map((part) => given[part]).join(between)
}
