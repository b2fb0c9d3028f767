/**
 * Names for one thing. Asking for any of `names` finds the ads with any of `names` or of `finds`; the person's own words
 * stand first in the order, and the page tells what else was looked for. Written as people read them: 'RGN'.
 */
export type Meaning = {
  /** The same thing. The first is the plainest. A name of one word in capitals counts in running text only in capitals. */
  names: readonly string[]
  /** Names that mean it in a title, but mostly something else in running text: 'PA' is per annum there. */
  inTitles?: readonly string[]
  /** Asks for it, but does not mean it in an ad: 'spark' is an electrician to who types it, and software in an ad. */
  asks?: readonly string[]
  /** Narrower or near: who asks for 'RGN' wants to see 'staff nurse' too, who asks for 'staff nurse' means just that. */
  finds?: readonly string[]
}
