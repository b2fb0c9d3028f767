import type { BoardId } from '../../contract/boards/boards.ts'
import { isCourse } from './course.ts'
import { closesAt, postedAt } from './dates.ts'
import { cleanDescription } from './description.ts'
import { employerKey, shownEmployer } from './employer.ts'
import { understandIndustry } from './industry.ts'
import { understandIr35 } from './ir35.ts'
import { understandKind } from './kind.ts'
import { understandPay } from './pay.ts'
import { understandPlaces, type ResolvePlace } from './places.ts'
import { understandPoster } from './poster.ts'
import { shownTitle } from './title.ts'
import { understandWorkplace } from './workplace.ts'
import { pattern } from './pattern.ts'
import type { Listing, Unusable } from './listing.ts'
import type { Understood } from './understood.ts'

/** Longest plain text that is kept and searched; an ad of this length is a book. */
const longestText = 60_000

/**
 * Reads an ad: what its text and the board's fields say, in our words. Pure and never throws: what cannot be read is null, and
 * what is no ad at all gives its reason. docs/understanding.md tells the rules.
 */
export function understand(
  listing: Listing,
  { receivedAt, resolvePlace, board }: { receivedAt: Date; resolvePlace: ResolvePlace; board?: BoardId },
): Understood | Unusable {
  const title = shownTitle(listing.title)
  if (title === '') return { unusable: 'no title' }
  const { html, lines } = cleanDescription(listing.description, listing.descriptionFormat)
  // Understanding sees the lines; the search sees one line of words.
  const text = capped(lines.join('\n'))
  const lower = text.toLowerCase()
  if (lines.length < 12 && isWall(lower)) return { unusable: 'a page that asks for a human, not an ad' }

  const { places, isAbroad, remoteHint } = understandPlaces(
    board === undefined ? listing : { ...listing, board },
    resolvePlace,
    text,
  )
  const country = places.find((place) => place.country !== null)?.country ?? null
  const kind = understandKind({ kindWords: listing.kindWords, title, text, lower })
  const ir35 = understandIr35({ title, text, lower }, kind.contractType)
  const industry = understandIndustry({ title, industryWords: listing.industryWords, text })
  const posted = postedAt(listing.postedAt, receivedAt)
  const { pay, payText } = understandPay(listing.pay, {
    title,
    text,
    country,
    job: { industry, kind, postedAt: posted },
  })
  const { workplace, daysOnSite } = understandWorkplace({
    kindWords: listing.kindWords,
    places: remoteHint === null ? listing.places : [...listing.places, remoteHint],
    title,
    text,
    lower,
  })
  const employer = shownEmployer(listing.employer)
  return {
    title,
    employer,
    poster: isCourse({ title, employer, contractType: kind.contractType, lower })
      ? 'course'
      : understandPoster({
          isAgency: listing.isAgency,
          employer,
          employerKey: employer === null ? null : employerKey(employer),
          text,
          lower,
        }),
    descriptionHtml: html,
    text: text.replaceAll('\n', ' '),
    pay,
    payText,
    // Nobody but a contractor is inside or outside IR35.
    contractType: kind.contractType ?? (ir35.status === 'unknown' ? null : 'contract'),
    fullTime: kind.fullTime,
    partTime: kind.partTime,
    workplace,
    daysOnSite,
    ir35,
    industry,
    places,
    isAbroad,
    postedAt: posted,
    closesAt: closesAt(listing.closesAt, receivedAt, posted),
  }
}

function capped(text: string): string {
  return text.length > longestText ? text.slice(0, longestText).toWellFormed() : text
}

const wall = pattern()`
    \b(?:verify(?:ing)? (?:that )?you are (?:a )?human|checking your browser
    |enable javascript and cookies to continue|unusual traffic from your|complete the (?:captcha
    |security check)|attention required! \| cloudflare|access denied|request unsuccessful\. incapsula)\b`

/** What a page says that wants proof of a human: it must never be kept as an ad. */
function isWall(lower: string): boolean {
  return lower.length < 1_500 && wall.test(lower.replaceAll('\n', ' '))
}
