/** What a board said, as a sentence of ours; '' where it said nothing. */
export function boardSaid(who: string, text: string): string {
  const words = text.trim().replace(/(?<!\.)\.$/u, '')
  return words === '' ? '' : `${who} said: ‘${words}’${/[!?…]$/u.test(words) ? '' : '.'}`
}
