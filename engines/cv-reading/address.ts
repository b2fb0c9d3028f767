import type { Line } from './lines.ts'
import type { Places } from './places.ts'

/** A piece of a contact line: what stands between two signs. */
export type Piece = { text: string; line: Line }

export type Address = {
  number: string
  street: string
  city: string
  postcode: string
  country: string
  lines: Line[]
  /** Told without a postcode, or without knowing the town. */
  isWeak: boolean
}

/** British, with the blank or without; nothing before it may be part of a word. */
const british =
  /(?<![\p{L}\d])(?:GIR ?0AA|[A-PR-UWYZ]\d[A-HJKPSTUW\d]? ?\d[ABD-HJLNP-UW-Z]{2}|[A-PR-UWYZ][A-HK-Y]\d[ABEHMNPRVWXY\d]? ?\d[ABD-HJLNP-UW-Z]{2})(?![\p{L}\d])/iu
const eircode = /(?<![\p{L}\d])(?:[AC-FHKNPRTV-Y]\d\d|D6W) ?(?=[A-Z]*\d)[\dAC-FHKNPRTV-Y]{4}(?![\p{L}\d])/iu
const foreign = /(?<![\p{L}\d])\d{5}(?:-\d{4})?(?![\p{L}\d])/u
/** 'TX 78701', behind the town. */
const usZip = /^([A-Z]{2}) (\d{5}(?:-\d{4})?)$/u
const house =
  /^((?:(?:flat|apartment|apt\.?|unit|suite|room|no\.?)\s*)?\d{1,4}(?:[-/]\d{1,4})?[a-z]?)\b[,\s]+(?=\p{L})/iu
const flat = /^(?:flat|apartment|apt\.?|unit|suite|room|floor|top floor|ground floor)\b[^,]{0,20}$/iu
const streetWords =
  /\b(?:street|st|road|rd|avenue|ave|lane|ln|close|drive|dr|way|court|ct|crescent|cres|terrace|terr|place|pl|square|sq|gardens|gdns|grove|hill|park|row|view|walk|mews|rise|green|parade|house|cottage|lodge|farm|mill|yard|wharf|quay|estate|manor|mount|vale|brae|wynd|boreen|heights|drove|gate|bank|end|croft|meadows?|fields?|circus|broadway|villas?|bóthar|sráid|loop)\b\.?/iu
const county = /^(?:co\.?|county) \p{L}+$/iu

export function postcodeIn(text: string): { postcode: string; at: number; isForeign: boolean } | null {
  const found = british.exec(text) ?? eircode.exec(text)
  if (found !== null) return { postcode: found[0], at: found.index, isForeign: false }
  return null
}

/** 'rg17zz' → 'RG1 7ZZ' */
function spacedPostcode(postcode: string): string {
  const letters = postcode.replaceAll(' ', '').toUpperCase()
  const isEircode = eircode.test(letters) && !british.test(letters)
  return isEircode ? `${letters.slice(0, 3)} ${letters.slice(3)}` : `${letters.slice(0, -3)} ${letters.slice(-3)}`
}

/** The address among the pieces of the contact lines; null: none is there. */
export function addressIn(pieces: readonly Piece[], places: Places): Address | null {
  const at = pieces.findIndex(({ text }) => postcodeIn(text) !== null)
  if (at >= 0) return withPostcode(pieces, at, places)
  const street = pieces.findIndex(({ text }) => house.test(text) && streetWords.test(text))
  if (street >= 0) return fromStreet(pieces, street, places)
  return townAlone(pieces, places)
}

function withPostcode(pieces: readonly Piece[], at: number, places: Places): Address {
  const { text, line } = pieces[at]!
  const found = postcodeIn(text)!
  const before = text.slice(0, found.at).replace(/(?<![\s,.-])[\s,.-]+$/u, '')
  const behind = text.slice(found.at + found.postcode.length).replace(/^[\s,.-]+/u, '')
  const parts: Piece[] = before === '' ? [] : before.split(', ').map((part) => ({ text: part, line }))
  // Back to the house number, or as far as pieces look like those of an address.
  for (let back = at - 1; back >= 0 && back >= at - 6; back--) {
    const piece = pieces[back]!
    if (parts.some(({ text }) => house.test(text)) && !flat.test(piece.text)) break
    // What stands on a line between a house and the postcode belongs to the address, whatever it is.
    const isBetween =
      piece.line.number === line.number &&
      pieces
        .slice(0, back)
        .some((one) => one.line.number === line.number && (house.test(one.text) || flat.test(one.text)))
    if ((!isBetween && !isAddressPiece(piece, places)) || line.number - piece.line.number > 7) break
    parts.unshift(piece)
  }
  const country = [{ text: behind, line }, ...pieces.slice(at + 1, at + 3)].find(
    ({ text }) => text !== '' && places.kindOf(text) === 'country',
  )
  const shaped = shape(parts, places)
  return {
    ...shaped,
    postcode: spacedPostcode(found.postcode),
    country: country?.text ?? shaped.country,
    lines: [...parts.map(({ line }) => line), line, ...(country ? [country.line] : [])],
    isWeak: shaped.city === '',
  }
}

function isAddressPiece({ text }: Piece, places: Places): boolean {
  if (text.length > 60 || /@|:\/\/|www\./u.test(text) || text.split(' ').length > 6) return false
  return (
    house.test(text) ||
    flat.test(text) ||
    streetWords.test(text) ||
    county.test(text) ||
    places.kindOf(text) !== null ||
    /^dublin \d{1,2}w?$/iu.test(text) ||
    /^\d{1,4}[a-z]?$/iu.test(text)
  )
}

function fromStreet(pieces: readonly Piece[], at: number, places: Places): Address {
  const parts: Piece[] = [pieces[at]!]
  for (const piece of pieces.slice(at + 1, at + 6)) {
    const kind = places.kindOf(piece.text)
    if (
      kind === null &&
      !/^\p{Lu}[\p{L}' .-]+,? [A-Z]{2}$|^[A-Z]{2}$|^dublin \d/u.test(piece.text) &&
      !county.test(piece.text) &&
      !foreign.test(piece.text)
    )
      break
    parts.push(piece)
  }
  const zip = parts.map(({ text }) => foreign.exec(text)?.[0]).find((code) => code !== undefined)
  const named = parts.map((part, index) =>
    index > 0 && zip !== undefined ? { ...part, text: part.text.replace(zip, '').trim() } : part,
  )
  return {
    ...shape(
      named.filter(({ text }) => text !== ''),
      places,
    ),
    postcode: zip ?? '',
    lines: parts.map(({ line }) => line),
    isWeak: true,
  }
}

/** 'Leeds', 'Cork, Ireland', 'San Francisco, CA', 'Location: Dublin 4'. */
function townAlone(pieces: readonly Piece[], places: Places): Address | null {
  for (const [index, { text, line }] of pieces.entries()) {
    const [, name = text] =
      /^(?:(?:based|living|located|residing) in|location|address|town|city|residence|home)\s*[:\t]?\s+(.+)$/iu.exec(
        text,
      ) ?? []
    const kind = places.kindOf(name)
    const [, state, zip] = usZip.exec(pieces[index + 1]?.text ?? '') ?? []
    if (state !== undefined && zip !== undefined && /^\p{Lu}[\p{L}' .-]{1,40}$/u.test(name))
      return {
        number: '',
        street: '',
        city: `${name}, ${state}`,
        postcode: zip,
        country: '',
        lines: [line, pieces[index + 1]!.line],
        isWeak: true,
      }
    const isDublin = /^dublin \d{1,2}w?$/iu.test(name)
    if (kind !== 'town' && kind !== 'abroad' && !isDublin) continue
    const next = pieces[index + 1]
    const isSameLine = next !== undefined && next.line.number === line.number
    const nextKind = isSameLine ? places.kindOf(next.text) : null
    const afterNext = pieces[index + 2]
    const country =
      nextKind === 'country'
        ? next!.text
        : nextKind === 'county' && afterNext !== undefined && places.kindOf(afterNext.text) === 'country'
          ? afterNext.text
          : kind === 'abroad' && nextKind === 'abroad'
            ? next!.text
            : ''
    return { number: '', street: '', city: name, postcode: '', country, lines: [line], isWeak: true }
  }
  return null
}

/** What of the pieces before the postcode is the house, the street, the town and the country; a county has no field of its own. */
function shape(parts: readonly Piece[], places: Places): Pick<Address, 'number' | 'street' | 'city' | 'country'> {
  const texts = parts
    .map(({ text }) => text.replace(/^(?:home |postal |current |permanent )?address\s*[:\t]\s*/iu, '').trim())
    .filter((text) => text !== '')
  let number = ''
  const streets: string[] = []
  const rest: string[] = []
  const lastStreet = texts.findLastIndex((text) => streetWords.test(text) && places.kindOf(text) !== 'town')
  for (const [index, text] of texts.entries()) {
    const [found, digits] = house.exec(text) ?? []
    const isStreetYet = rest.length === 0
    if (isStreetYet && flat.test(text) && number === '') number = text
    else if (isStreetYet && /^\d{1,4}[a-z]?$/iu.test(text) && number === '') number = text
    else if (isStreetYet && found !== undefined && digits !== undefined && streets.length === 0) {
      number = number === '' ? digits : `${number}, ${digits}`
      streets.push(text.slice(found.length))
    } else if (isStreetYet && index < lastStreet && places.kindOf(text) === null) {
      // 'The Granary, Mill Street'
      streets.push(text)
    } else if (
      isStreetYet &&
      streetWords.test(text) &&
      places.kindOf(text) !== 'town' &&
      (streets.length === 0 || number === '' || index <= lastStreet)
    ) {
      // 'Rose Cottage, 12 Mill Lane'
      streets.push(text)
    } else rest.push(text)
  }
  const country = rest.find((text) => places.kindOf(text) === 'country') ?? ''
  const names = rest.filter((text) => text !== country && !county.test(text))
  return { number, street: streets.join(', '), city: cityOf(names, places), country }
}

/** Names of counties that are towns as well, small ones or elsewhere; behind another town they mean the county. */
const alsoCounties = new Set(
  'carlow cavan clare donegal kildare kilkenny laois leitrim longford louth mayo meath monaghan offaly roscommon sligo tipperary westmeath wicklow wexford antrim armagh down fermanagh tyrone highland'.split(
    ' ',
  ),
)

/** The post town is the last before the county: 'Headingley, Leeds, West Yorkshire'. */
function cityOf(names: readonly string[], places: Places): string {
  const [first = ''] = names
  if (names.length <= 1) return first
  const dublin = names.find((name) => /^dublin \d{1,2}w?$/iu.test(name))
  if (dublin !== undefined) return dublin
  const towns = names.filter((name) => ['town', 'abroad'].includes(places.kindOf(name) ?? ''))
  const last = towns.at(-1)
  if (last === undefined) return first
  return alsoCounties.has(last.toLowerCase()) ? (towns.at(-2) ?? last) : last
}
