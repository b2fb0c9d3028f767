import type { Lexicon } from './lexicon.ts'
import type { Phrase } from './phrases.ts'

/**
 * The name of the place abroad that the phrases mean; null: they mean one of ours, or none.
 * Boston, Perth and Cambridge alone are ours, and 'London' in a list with Paris is; 'Perth, Australia' and 'Boston, MA' are
 * not. A city of a million is meant rather than our village of its name: Melbourne, not the one in Derbyshire.
 */
export function foreignOf(phrases: readonly Phrase[], lexicon: Lexicon): string | null {
  const ours = phrases.filter((phrase) => phrase.places.length > 0)
  // 'Remote, Europe' can be done from here; 'Remote, USA' and 'Remote, Asia' cannot.
  const isOpenToUs = phrases.some((each) => each.isRemote) && phrases.some(isAroundUs)
  for (const [index, phrase] of phrases.entries()) {
    const before = phrases[index - 1]
    if (phrase.abroad === null) {
      if (ours.length < 2 && isStateBehind(phrase, before, lexicon)) return nameOf([before!, phrase])
    } else if (phrase.places.length > 0) {
      const isMetropolis = Number.isFinite(phrase.abroad.population) && phrase.abroad.population >= metropolisAbroad
      if (ours.length === 1 && isMetropolis && phrase.places[0]!.weight < villageOfOurs) return nameOf([phrase])
    } else if (ours.length === 0) {
      if (isOpenToUs && isContinent(phrase)) continue
      // A small city's name among words that we do not know is a likeness ('Nice office, great team').
      if (!phrase.isEmbedded || isCountry(phrase) || phrase.abroad.population >= likenessBelow)
        return nameOf(phrases.filter((each) => each.abroad))
    } else if (ours.length === 1 && before === ours[0] && isCountry(phrase)) {
      return nameOf(isTown(before!) ? [before!, phrase] : [phrase])
    }
  }
  return null
}

const likenessBelow = 300_000
const metropolisAbroad = 1_000_000
const villageOfOurs = 5_000

/** 'Boston, MA': two letters behind a comma that are no postcode of ours. */
function isStateBehind(phrase: Phrase, before: Phrase | undefined, lexicon: Lexicon): boolean {
  return (
    phrase.isUnknown &&
    phrase.gap === 1 &&
    lexicon.isUnitedState(phrase.text) &&
    before !== undefined &&
    !before.isUnknown
  )
}

function isCountry(phrase: Phrase): boolean {
  return phrase.abroad!.population === Infinity && !isContinent(phrase)
}

function isContinent(phrase: Phrase): boolean {
  return continents.has(phrase.abroad!.country)
}

/** Groups of data/abroad.ts: 'London, EMEA' is in London. */
const continents = new Set(['EU', 'AS', 'AF', 'LA', 'XX'])

/** Of those, the groups that we are in, or may be: Europe, EMEA, 'International'. */
function isAroundUs(phrase: Phrase): boolean {
  return phrase.abroad !== null && aroundUs.has(phrase.abroad.country)
}

const aroundUs = new Set(['EU', 'XX'])

function isTown(phrase: Phrase): boolean {
  return phrase.places[0]!.place.kind !== 'country'
}

function nameOf(phrases: readonly Phrase[]): string {
  const names = phrases.map(
    (phrase) => phrase.abroad?.name ?? phrase.places[0]?.place.name ?? phrase.text.toUpperCase(),
  )
  return [...new Set(names)].slice(0, 2).join(', ')
}
