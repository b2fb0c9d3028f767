import { decodeHTML } from 'entities'
import { adLimits } from '../../../contract/job-ads/limits.ts'
import { fitRichText } from '../../cvs/fitting-text.ts'
import { cleanRichText } from '../../../engines/cv-printing/index.ts'

/** HTML that was escaped once more than it should be; some systems do it twice. */
const mostRounds = 2

/** A feed's description as the editor's HTML: what is not of its tags is dropped, text without any becomes paragraphs. */
export function descriptionOf(given: string): { html: string; isCut: boolean } {
  // More is never shown, and cleaning takes its time.
  let text = given.slice(0, 3 * adLimits.description).toWellFormed()
  for (let round = 0; round < mostRounds && isEscaped(text); round++) text = decodeHTML(text)
  const whole = cleanRichText(text)
  const html = fitRichText(whole, adLimits.description)
  return { html, isCut: html !== whole || given.length > 3 * adLimits.description }
}

function isEscaped(text: string): boolean {
  return !/<[a-z][^<>]*>/iu.test(text) && /&(?:amp;)*lt;\/?[a-z]/iu.test(text)
}
