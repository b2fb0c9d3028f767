import type { CvProposal } from '../../../../contract/cvs/import.ts'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { cardsOf, contactFields, contactOf, type ImportCard } from './cards.ts'

/** Something that was read by a weak rule: what it is called, and the id of where it stands on the page. */
export type Doubtful = { name: string; at: string }

/** What a person should look at before it goes into a CV, in the order of the page. */
export function doubtfulIn(cv: Cv, origins: CvProposal['origins']): Doubtful[] {
  const isDoubtful = (path: string) =>
    Object.entries(origins).some(([at, { check }]) => check && (at === path || at.startsWith(`${path}.`)))
  return [
    ...contactFields
      .filter(({ path }) => contactOf(cv, path) !== '' && isDoubtful(path))
      .map(({ name }) => ({ name, at: 'contact' })),
    ...cardsOf(cv)
      .filter((card) => (card.kind === 'list' ? card.items.some(({ id }) => isDoubtful(id)) : isDoubtful(card.id)))
      .map((card) => ({ name: nameOf(card, cv), at: `card-${card.id}` })),
    ...(cv.kept !== '' && isDoubtful('kept') ? [{ name: 'Text that fitted nowhere', at: 'kept' }] : []),
  ]
}

/** What a card is called on the page. */
export function nameOf(card: ImportCard, cv: Cv): string {
  switch (card.kind) {
    case 'list':
      return card.title
    case 'summary':
      return 'Personal statement'
    case 'job': {
      const job = cv.jobs[card.index]
      return joined([job?.jobTitle, job?.employer], 'A job')
    }
    case 'education': {
      const entry = cv.education[card.index]
      return joined([entry?.title, entry?.trainer], 'A qualification')
    }
    case 'section':
      return joined([cv.more[card.index]?.title], 'A section')
  }
}

function joined(parts: readonly (string | undefined)[], otherwise: string): string {
  return parts.filter((part) => part !== undefined && part.trim() !== '').join(', ') || otherwise
}
