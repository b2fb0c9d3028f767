import { parse, type HTMLElement } from 'node-html-parser'

/**
 * The ads of a StepStone results page as its cards show them, in the names of the embedded JSON: for pages that come
 * without it. `postedAgo` is ours: the words of a card that has no moment ("2 days ago").
 */
export function resultCards(html: string): Record<string, unknown>[] {
  const page = parse(html, { blockTextElements: { script: false, style: false } })
  return page.querySelectorAll('article[data-at="job-item"]').map(readCard)
}

function readCard(card: HTMLElement): Record<string, unknown> {
  // Cards carry their own styles and icons, whose text is not the ad's.
  for (const ornament of card.querySelectorAll('style, svg')) ornament.remove()
  const title = card.querySelector('a[data-at="job-item-title"]')
  const snippet =
    card.querySelector('[data-at="jobcard-content"] > span') ?? card.querySelector('[data-at="jobcard-content"]')
  const time = card.querySelector('[data-at="job-item-timeago"]')
  return {
    id: /^job-item-(\d+)$/.exec(card.id)?.[1] ?? null,
    title: wordsOf(title),
    url: title?.getAttribute('href') ?? null,
    companyName: wordsOf(card.querySelector('[data-at="job-item-company-name"]')),
    location: wordsOf(card.querySelector('[data-at="job-item-location"]')),
    salary: wordsOf(card.querySelector('[data-at="job-item-salary-info"]')),
    workFromHome: wordsOf(card.querySelector('[data-at="job-item-work-from-home"]')),
    textSnippet: snippet?.innerHTML.trim() ?? null,
    datePosted: time?.querySelector('time')?.getAttribute('datetime') ?? null,
    postedAgo: wordsOf(time),
  }
}

function wordsOf(element: HTMLElement | null): string | null {
  return element?.text.replace(/\s+/g, ' ').trim() || null
}
