/** Words of the page around an ad that came along with its text. A line is dropped only if it is nothing else. */
const furniture = new Set([
  'apply',
  'apply for this job',
  'apply for job',
  'apply for this role',
  'apply now',
  'apply on company website',
  'apply on company site',
  'apply externally',
  'apply here',
  'apply today',
  'back to last search',
  'back to results',
  'back to search results',
  'click here to apply',
  'click to apply',
  'easy apply',
  'email me jobs like this',
  'email this job',
  'follow',
  'hide',
  'hide this job',
  'i’m interested',
  "i'm interested",
  'job description',
  'more',
  'new',
  'print',
  'print this job',
  'quick apply',
  'read less',
  'read more',
  'report job',
  'report this job',
  'report this listing',
  'save',
  'save job',
  'save this job',
  'see less',
  'see more',
  'see more jobs like this',
  'share',
  'share this job',
  'show less',
  'show more',
  'sign in to apply',
  'similar jobs',
  'view similar jobs',
  '1-click apply',
])

const longest = 30

export function isPageFurniture(line: string): boolean {
  if (line.length > longest || line === '') return false
  return furniture.has(line.toLowerCase().replace(/^[^a-z0-9]+|(?<=[a-z0-9])[^a-z0-9]+$/g, ''))
}

/**
 * The head of a page copied as one line: title, employer, place and the board's own estimate of pay up to the button.
 * All of it is told elsewhere, and the estimate must not be read as the ad's word.
 */
const head =
  /^[^\n]{0,300}?❮ back to last search[^\n]{0,400}?(?:EASY APPLY)?(?:NEW)?(?:REMOTE)?\s*Apply for this job\s*(?:Job ?Description|Description)?:?\s*/

export function withoutPageHead(text: string): string {
  if (!text.includes('❮')) return text
  return text.replace(head, '').replaceAll('❮ back to last search', ' ')
}
