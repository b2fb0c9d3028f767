/** The counties of Ireland's NUTS 3 regions (Eurostat, NUTS 2016): a code says no more than that it is one of them. */
const counties: Record<string, readonly string[]> = {
  IE041: ['Cavan', 'Donegal', 'Leitrim', 'Monaghan', 'Sligo'],
  IE042: ['Galway', 'Mayo', 'Roscommon'],
  IE051: ['Clare', 'Limerick', 'Tipperary'],
  IE052: ['Carlow', 'Kilkenny', 'Waterford', 'Wexford'],
  IE053: ['Cork', 'Kerry'],
  IE061: ['Dublin'],
  IE062: ['Kildare', 'Louth', 'Meath', 'Wicklow'],
  IE063: ['Laois', 'Longford', 'Offaly', 'Westmeath'],
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/**
 * The places of a vacancy from its map of countries to NUTS codes. A code that is not in the table, and a country with many
 * regions, give the country.
 */
export function placesOf(locationMap: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(locationMap).flatMap(([country, codes]) => {
    const named = codes.map((code) => counties[code])
    const isWide = codes.length === 0 || codes.length > 2 || named.includes(undefined)
    return isWide ? [countryName(country)] : named.flatMap((names) => (names ?? []).map((name) => `Co. ${name}`))
  })
}

function countryName(code: string): string {
  return /^[a-z]{2}$/i.test(code) ? (countryNames.of(code.toUpperCase()) ?? code) : code
}
