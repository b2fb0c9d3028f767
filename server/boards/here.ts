import type { BoardAnswer } from './board.ts'

/*
 * Boards of the whole world carry few ads for people in the United Kingdom or Ireland. Which they are is told by the
 * board's own words for the place; the words stay as they were sent.
 */

const homeCountry =
  /\bu\.?k\b|united kingdom|\bgbr?\b|\bbritain\b|(?<!new )\bengland\b|\bscotland\b|(?<!new south )\bwales\b|\bireland\b|\béire\b/i

/** Regions that we are in, for work that is done from home. */
const openToUs =
  /\bworld-?\s?wide\b|\banywhere\b|\bglobal(?:ly)?\b|\binternational\b|(?<!eastern |central |southern )\beurope(?:an)?\b|\bemea\b|\be\.?u\b|\beea\b/i

/** Cities that some boards name without their country. */
const cities = new Set(
  `aberdeen|bath|belfast|birmingham|bournemouth|bradford|brighton|bristol|cambridge|cardiff|cheltenham|chester|cork|coventry|
  derby|derry|drogheda|dublin|dundalk|dundee|edinburgh|exeter|galway|glasgow|gloucester|guildford|hull|inverness|ipswich|
  kilkenny|lancaster|leeds|leicester|limerick|liverpool|london|londonderry|luton|manchester|milton keynes|newcastle|
  newcastle upon tyne|newport|northampton|norwich|nottingham|oxford|peterborough|plymouth|portsmouth|preston|reading|salford|
  sheffield|slough|southampton|stirling|stockport|stoke-on-trent|sunderland|swansea|swindon|warrington|waterford|watford|
  wolverhampton|wrexham|york`.split(/\s*\|\s*/),
)

/** What stands behind the name of a city abroad that is called as one of ours: 'London, Ontario', 'Dublin, OH'. */
const abroad =
  /^(?:[A-Z]{2}|usa|united states.*|america|canada|australia|new zealand|south africa|alabama|california|connecticut|georgia|illinois|kentucky|maine|massachusetts|michigan|new hampshire|new jersey|new york|ohio|ontario|oregon|pennsylvania|texas|virginia)$/i

/**
 * Whether somebody here can have the job: it is in the United Kingdom or Ireland, or done from home in a region that we
 * are in. A job from home of which no place is said is for all.
 */
export function isForPeopleHere(places: readonly string[], job: { isRemote: boolean }): boolean {
  if (places.some((place) => homeCountry.test(place) || isInOurCity(place))) return true
  const named = places.filter((place) => !/^\W*(?:fully )?remote\W*$/i.test(place))
  return job.isRemote && (named.length === 0 || named.some((place) => openToUs.test(place)))
}

function isInOurCity(place: string): boolean {
  const parts = place.split(/[,;/|()]|\s[-–]\s/).map((part) => part.trim())
  return parts.some((part, index) => {
    const name = part.toLowerCase().replace(/^(?:greater|central|city of|county|co\.?) /, '')
    return cities.has(name) && !abroad.test(parts[index + 1] ?? '')
  })
}

/** Keeps of a board's pages what `isWanted` and has not come before in this reading: one ad may stand on several. */
export function sieve(isWanted: (body: unknown) => boolean): (answer: BoardAnswer) => BoardAnswer {
  const kept = new Set<string>()
  return (answer) => ({
    ...answer,
    ads: answer.ads.filter(({ ref, body }) => {
      if (kept.has(ref) || !isWanted(body)) return false
      kept.add(ref)
      return true
    }),
  })
}
