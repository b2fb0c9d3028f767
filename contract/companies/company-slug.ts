/** Of a company's id, at the end of its slug: enough that no two companies share them. */
const idLength = 12

/**
 * A company's name in the address of its page, with the beginning of its id: 'quayside-bakery-ltd-3f2a9c1b4d5e'. The id is what counts, so
 * that a page keeps its address for good, no name can be taken from anybody, and of two companies with one name each has a page.
 */
export function companySlug({ id, name }: { id: string; name: string }): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’'&]/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, 80)
    .replaceAll(/^-+|(?<!-)-+$/gu, '')
  const end = id.replaceAll('-', '').slice(0, idLength)
  return words === '' ? end : `${words}-${end}`
}

/** The ids that a slug may be of: from the lowest to the highest; null if it is no slug. Whatever stands before the id does not count. */
export function idsOfSlug(slug: string): { from: string; to: string } | null {
  const end = /(?:^|-)([0-9a-f]{12})$/u.exec(slug)?.[1]
  if (end === undefined) return null
  const start = `${end.slice(0, 8)}-${end.slice(8)}`
  return { from: `${start}-0000-0000-000000000000`, to: `${start}-ffff-ffff-ffffffffffff` }
}

/** The address of a company's page. */
export function companyAddress(company: { id: string; name: string }): string {
  return `/company/${companySlug(company)}`
}
