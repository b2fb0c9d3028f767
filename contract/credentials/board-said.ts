/** Quotes what a board said in a full sentence; '' if it said nothing. */
export function boardSaid(who: string, text: string): string {
  const words = text.trim().replace(/(?<!\.)\.$/u, '')
  return words === '' ? '' : `${who} said: ‘${words}’${/[!?…]$/u.test(words) ? '' : '.'}`
}
