import { parse, type HTMLElement } from 'node-html-parser'

/** What a card of the search fragment says; kept as the ad's body, without the markup around it. */
export type Card = {
  id: string | null
  link: string | null
  title: string | null
  company: string | null
  location: string | null
  /** `YYYY-MM-DD` */
  listed: string | null
  /** '4 days ago' */
  listedAgo: string | null
  salary: string | null
}

/** The cards of a fragment. It has no end mark: where its last item is not closed, that one is left out. */
export function findCards(fragment: string): { cards: HTMLElement[]; isWhole: boolean } {
  const lastOpened = fragment.lastIndexOf('<li')
  const isWhole = lastOpened <= fragment.lastIndexOf('</li>')
  const whole = isWhole ? fragment : fragment.slice(0, lastOpened)
  return { cards: parse(whole).querySelectorAll('.job-search-card'), isWhole }
}

export function adOfCard(card: HTMLElement): Card {
  const time = card.querySelector('[class*="job-search-card__listdate"]')
  // Mostly the card holds a link; sometimes it is one itself.
  const link = card.rawTagName.toLowerCase() === 'a' ? card : card.querySelector('a.base-card__full-link')
  return {
    id: /^urn:li:jobPosting:(\d+)$/.exec(card.getAttribute('data-entity-urn') ?? '')?.[1] ?? null,
    link: link?.getAttribute('href') ?? null,
    title:
      wordsOf(card.querySelector('[class*="base-search-card__title"]')) ?? wordsOf(link?.querySelector('.sr-only')),
    company: wordsOf(card.querySelector('[class*="base-search-card__subtitle"]')),
    location: wordsOf(card.querySelector('.job-search-card__location')),
    listed: time?.getAttribute('datetime') ?? null,
    listedAgo: wordsOf(time),
    salary: wordsOf(card.querySelector('.job-search-card__salary-info')),
  }
}

function wordsOf(element: HTMLElement | null | undefined): string | null {
  return element?.text.replace(/\s+/g, ' ').trim() || null
}
