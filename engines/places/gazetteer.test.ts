import fc from 'fast-check'
import { expect, test } from 'vitest'
import { milesBetween } from './distance.ts'
import type { PlaceAnswer } from './place.ts'
import { createGazetteer } from '../../server/places/gazetteer.ts'

const gazetteer = createGazetteer()
const resolve = (text: string, options?: Parameters<typeof gazetteer.resolve>[1]) =>
  print(gazetteer.resolve(text, options))

function print(answer: PlaceAnswer): string {
  switch (answer.kind) {
    case 'found':
      return answer.place.label
    case 'several':
      return answer.places.map((place) => place.label).join(' + ')
    case 'anywhere':
      return 'anywhere'
    case 'abroad':
      return `abroad: ${answer.name}`
    case 'unknown':
      return `? ${answer.nearest.map((place) => place.label).join(', ')}`
  }
}

test.each([
  ['Leeds', 'Leeds, West Yorkshire'],
  ['LEEDS', 'Leeds, West Yorkshire'],
  ['Leeds, West Yorkshire', 'Leeds, West Yorkshire'],
  ['Leeds West Yorkshire Yorkshire', 'Leeds, West Yorkshire'],
  ['Leeds, West Yorkshire, England, UK', 'Leeds, West Yorkshire'],
  ['Headingley, Leeds', 'Headingley, Leeds'],
  ['Selsey, Chichester', 'Selsey, West Sussex'],
  // A hamlet of that name lies there; ours is another.
  ['Denton, Canterbury', 'Canterbury, Kent'],
  ['Doxford, Alnwick', 'Alnwick, Northumberland'],
  ['Greater Manchester - Manchester', 'Manchester, Greater Manchester'],
  ['Hertfordshire - Letchworth Garden City', 'Letchworth Garden City, Hertfordshire'],
  ['Bracknell Area, Berkshire', 'Bracknell, Berkshire'],
  ['Stoke on Trent', 'Stoke-on-Trent, Staffordshire'],
  ['Stoke', 'Stoke-on-Trent, Staffordshire'],
  ['Kingston upon Hull', 'Hull, East Riding of Yorkshire'],
  ["B'ham", 'Birmingham, West Midlands'],
  ['Middlesborough', 'Middlesbrough, North Yorkshire'],
  ['Shoreditch', 'Shoreditch, London'],
  ['Soho, West London', 'Soho, London'],
  ['Heathrow', 'Heathrow, London'],
  ["King's Cross", "King's Cross, London"],
  ['the City', 'City of London, London'],
  ['Canary Wharf, East London, London', 'Canary Wharf, London'],
  ['Victoria, South West London', 'Victoria, London'],
  // Once of these counties, and still written so.
  ['Croydon, Surrey', 'Croydon, London'],
  ['Manchester, Lancashire', 'Manchester, Greater Manchester'],
  ['Sale Cheshire North West', 'Sale, Greater Manchester'],
  ['Bournemouth, Hampshire', 'Bournemouth, Dorset'],
  ['Bristol Avon South West', 'Bristol'],
  ['Cardiff South Glamorgan Wales', 'Cardiff'],
  // Boards and slips.
  ['London South East', 'London'],
  ['West London London South East', 'West London'],
  ['Bath, Avon, UK, Greater London', 'Bath, Somerset'],
  ['Hull North Humberside North East', 'Hull, East Riding of Yorkshire'],
  ['UK Reading', 'Reading, Berkshire'],
  ['Birmingham West Midlands (County) West Midlands', 'Birmingham, West Midlands'],
  // Addresses.
  ['12 High Street, Leeds', 'Leeds, West Yorkshire'],
  ['Orchard House, Leamington Spa', 'Leamington Spa, Warwickshire'],
  ['100 City Gate, London Road, Derby, DE24 8WZ', 'DE24 8WZ'],
  ['Norfolk and Norwich University Hospital, Norwich', 'Norwich, Norfolk'],
  ['Ysbyty Gwynedd, Bangor', 'Bangor, Gwynedd'],
  ['Norwich (City Centre)', 'Norwich, Norfolk'],
  ['Denham, Uxbridge, Middlesex', 'Denham, Buckinghamshire'],
  ['City Centre, Glasgow', 'Glasgow'],
  ['Edinburgh Technopole, Milton Bridge', 'Edinburgh Technopole, Edinburgh'],
])('%s is %s', (text, label) => {
  expect(resolve(text)).toBe(label)
})

test.each([
  ['Kent', 'Kent', 'county'],
  ['Kent, South East', 'Kent', 'county'],
  ['Herts', 'Hertfordshire', 'county'],
  ['Co Cork', 'Co. Cork', 'county'],
  ['County Antrim', 'Co. Antrim', 'county'],
  ['Co. Durham', 'County Durham', 'county'],
  ['Middlesex South East', 'Middlesex', 'county'],
  ['Tyne & Wear', 'Tyne and Wear', 'county'],
  ['South Glamorgan', 'South Glamorgan', 'county'],
  ['Yorkshire', 'Yorkshire', 'county'],
  ['Greater London', 'Greater London', 'county'],
  ['West Midlands', 'West Midlands', 'county'],
  ['Isle of Man', 'Isle of Man', 'county'],
  ['Jersey', 'Jersey', 'county'],
  ['North West', 'North West England', 'region'],
  ['Home Counties', 'Home Counties', 'region'],
  ['Thames Valley', 'Thames Valley', 'region'],
  ['M4 corridor', 'M4 corridor', 'region'],
  ['Midlands', 'Midlands', 'region'],
  ['Munster', 'Munster', 'region'],
  ['Greater London, Central London', 'Central London', 'region'],
  ['Scotland', 'Scotland', 'country'],
  ['Wales, UK', 'Wales', 'country'],
  ['UK', 'United Kingdom', 'country'],
  ['Nationwide', 'United Kingdom', 'country'],
  ['UK wide', 'United Kingdom', 'country'],
  ['Éire', 'Ireland', 'country'],
  ['Republic of Ireland', 'Ireland', 'country'],
])('%s is the area %s', (text, label, kind) => {
  expect(gazetteer.resolve(text)).toMatchObject({ kind: 'found', place: { label, kind } })
})

test.each([
  ['Caerdydd', 'Cardiff'],
  ['Abertawe', 'Swansea'],
  ['Baile Átha Cliath', 'Dublin'],
  ['Gaillimh', 'Galway'],
  ['Galway', 'Galway'],
  ['Corcaigh', 'Cork'],
  ['Béal Feirste', 'Belfast, Co. Antrim'],
  ['Derry', 'Londonderry'],
  ['Inbhir Nis', 'Inverness, Highland'],
  ['Newbridge, Co. Kildare', 'Newbridge, Co. Kildare'],
  ['Dublin, County Dublin, Ireland', 'Dublin'],
  ['Wicklow, Co. Wicklow', 'Wicklow, Co. Wicklow'],
  ['Wicklow', 'Co. Wicklow'],
  ['Mallow, Cork', 'Mallow, Co. Cork'],
])('in Wales, Ireland and Scotland %s is %s', (text, label) => {
  expect(resolve(text)).toBe(label)
})

test.each([
  ['ls14ap', 'LS1 4AP', 'postcode'],
  ['LS1 4AP', 'LS1 4AP', 'postcode'],
  ['Leeds LS1 4AP', 'LS1 4AP', 'postcode'],
  ['SW1A 1AA', 'SW1A 1AA', 'postcode'],
  ['M25NT', 'M2 5NT', 'postcode'],
  ['D02 X285', 'D02 X285', 'postcode'],
  ['LS14', 'LS14, Seacroft', 'outcode'],
  ['Leeds, LS1', 'LS1, Leeds', 'outcode'],
  ['London E14', 'E14, London', 'outcode'],
  ['London City EC1A2', 'EC1A, London', 'outcode'],
  ['Lancashire Manchester M21 0', 'M21, Chorlton', 'outcode'],
  ['H91', 'H91, Galway', 'outcode'],
  ['Dublin 2', 'Dublin 2 (D02)', 'outcode'],
  ['Dublin 6W', 'Dublin 6W (D6W)', 'outcode'],
  ['W12', 'W12, London', 'outcode'],
  ['Newbridge W12', 'W12, Newbridge', 'outcode'],
  ['LS', 'LS postcodes (Leeds)', 'postcode-area'],
])('the postcode %s is %s', (text, label, kind) => {
  expect(gazetteer.resolve(text)).toMatchObject({ kind: 'found', place: { label, kind } })
})

test('a postcode lies where its town lies', () => {
  const place = (text: string) => {
    const answer = gazetteer.resolve(text)
    if (answer.kind !== 'found') throw new Error(`${text} is not found`)
    return answer.place
  }
  expect(milesBetween(place('SE10 9GB'), place('Greenwich'))).toBeLessThan(2)
  expect(milesBetween(place('IV51'), place('Portree'))).toBeLessThan(2)
  expect(place('LS1 4AP').areas).toContain('county:west-yorkshire')
  expect(place('D02 X285')).toMatchObject({ country: 'IE', county: 'Co. Dublin' })
  expect(place('BT1 1AA')).toMatchObject({ country: 'GB', areas: expect.arrayContaining(['country:northern-ireland']) })
})

test('M25 alone is the motorway, with Prestwich offered; with a word more it is a postcode', () => {
  const answer = gazetteer.resolve('M25')
  expect(answer).toMatchObject({ kind: 'found', place: { id: 'region:m25' }, others: [{ id: 'outcode:M25' }] })
  expect(resolve('within the M25')).toBe('M25')
  expect(resolve('Prestwich M25')).toBe('M25, Prestwich')
  expect(resolve('M25 0AA')).toBe('M25 0AA')
})

test('a postcode of another town than the one named is the advertiser, not the job', () => {
  expect(resolve('Redhill, Surrey, BN2 6NT')).toBe('Redhill, Surrey')
  expect(resolve('Redhill, Surrey, RH1 5RH')).toBe('RH1 5RH')
})

test.each([
  ['Newport', 'Newport, Gwent', ['Newport, Isle of Wight', 'Newport, Shropshire']],
  ['Newport, Isle of Wight', 'Newport, Isle of Wight', []],
  ['Newport, Shropshire', 'Newport, Shropshire', []],
  ['Richmond', 'Richmond, London', ['Richmond, North Yorkshire']],
  ['Richmond, North Yorkshire', 'Richmond, North Yorkshire', []],
  ['Richmond (North Yorkshire)', 'Richmond, North Yorkshire', []],
  ['Ashford', 'Ashford, Kent', ['Ashford, Surrey']],
  ['Ashford, Middlesex', 'Ashford, Surrey', []],
  ['Bangor', 'Bangor, Co. Down', ['Bangor, Gwynedd']],
  ['Bangor, Wales', 'Bangor, Gwynedd', []],
  ['Newcastle', 'Newcastle upon Tyne, Tyne and Wear', ['Newcastle under Lyme, Staffordshire', 'Newcastle, Co. Down']],
  ['Newcastle, Co Down', 'Newcastle, Co. Down', []],
  ['Perth', 'Perth, Perth and Kinross', []],
  ['Cork', 'Cork', ['Co. Cork']],
  ['Durham', 'Durham', ['County Durham']],
  ['Kildare', 'Co. Kildare', ['Kildare, Co. Kildare']],
])('of the places called %s %s is the likeliest', (text, label, others) => {
  const answer = gazetteer.resolve(text)
  if (answer.kind !== 'found') throw new Error(`${text} is ${print(answer)}`)
  expect(answer.place.label).toBe(label)
  expect(answer.others.map((other) => other.label).slice(0, others.length)).toEqual(others)
  if (others.length === 0) expect(answer.others).toEqual([])
})

test.each(['Sutton', 'Whitchurch'])('of the places called %s all are offered, the bigger ones first', (name) => {
  const answer = gazetteer.resolve(name)
  if (answer.kind !== 'found') throw new Error('not found')
  expect(answer.others.length).toBeGreaterThan(2)
  const labels = [answer.place, ...answer.others].map((place) => place.label)
  expect(new Set(labels).size).toBe(labels.length)
})

test('of two places of a name the nearer one is meant', () => {
  const inShropshire = { lat: 52.7, lng: -2.5 }
  expect(resolve('Newport', { near: inShropshire })).toBe('Newport, Shropshire')
  expect(resolve('Newport', { near: { lat: 50.7, lng: -1.3 } })).toBe('Newport, Isle of Wight')
  // A city is not lost for a hamlet near by, and the next who asks gets the plain answer.
  expect(resolve('Leeds', { near: { lat: 51.25, lng: 0.6 } })).toBe('Leeds, West Yorkshire')
  expect(resolve('Newport')).toBe('Newport, Gwent')
})

test('the country of a board comes first', () => {
  expect(resolve('Newcastle', { country: 'IE' })).toMatch(/^Newcastle.*Co\. /)
  expect(resolve('Nationwide', { country: 'IE' })).toBe('Ireland')
  expect(resolve('Remote', { country: 'IE' })).toBe('Remote, Ireland')
  expect(resolve('W12', { country: 'IE' })).toBe('W12, Newbridge')
})

test.each([
  ['London or Leeds', 'London + Leeds, West Yorkshire'],
  ['Leeds/Bradford', 'Leeds, West Yorkshire + Bradford, West Yorkshire'],
  ['Leeds, Bradford', 'Leeds, West Yorkshire + Bradford, West Yorkshire'],
  ['London and Birmingham', 'London + Birmingham, West Midlands'],
  ['Kent, Surrey', 'Kent + Surrey'],
  ['Kent,London', 'Kent + London'],
  ['London, Manchester, Bristol', 'London + Manchester, Greater Manchester + Bristol'],
  [
    'Barnsley, Rotherham, Sheffield',
    'Barnsley, South Yorkshire + Rotherham, South Yorkshire + Sheffield, South Yorkshire',
  ],
  ['Cardiff, London or Remote (UK)', 'Cardiff + London + Remote, UK'],
  ['Newport or Cowes, Isle of Wight', 'Newport, Isle of Wight + Cowes, Isle of Wight'],
])('%s names several places: %s', (text, labels) => {
  expect(resolve(text)).toBe(labels)
})

test.each([
  ['Remote', 'Remote'],
  ['Work from home', 'Remote'],
  ['Remote, UK', 'Remote, UK'],
  ['UK Remote', 'Remote, UK'],
  ['Remote, Europe', 'Remote'],
  ['Remote, EMEA', 'Remote'],
  ['Remote, Worldwide', 'Remote'],
  ['Remote, Europe, Asia', 'Remote'],
  ['Remote, EMEA or APAC', 'Remote'],
  ['anywhere', 'anywhere'],
  ['Various locations', 'anywhere'],
  ['', 'anywhere'],
  ['Home Office, Croydon', 'Croydon, London'],
])('%s is %s', (text, label) => {
  expect(resolve(text)).toBe(label)
})

test.each([
  ['Paris', 'abroad: Paris'],
  ['Dubai', 'abroad: Dubai'],
  ['Germany', 'abroad: Germany'],
  ['New Jersey', 'abroad: New Jersey'],
  ['Copenhagen, Denmark', 'abroad: Copenhagen, Denmark'],
  ['Perth, Australia', 'abroad: Perth, Australia'],
  ['Cambridge, Massachusetts', 'abroad: Cambridge, Massachusetts'],
  ['Boston, MA', 'abroad: Boston, MA'],
  ['London, Ontario', 'abroad: London, Ontario'],
  ['Remote, USA', 'abroad: USA'],
  ['Remote, Asia', 'abroad: Asia'],
  ['Remote (APAC)', 'abroad: APAC'],
  ['Remote - Oceania', 'abroad: Oceania'],
  ['Remote, Africa', 'abroad: Africa'],
  ['Remote, South America', 'abroad: South America'],
  ['LATAM remote', 'abroad: LATAM'],
  ['Remote, Asia or Africa', 'abroad: Asia'],
  ['UK Gibraltar', 'abroad: Gibraltar'],
  // A city of millions, not our village; the village with its county.
  ['Melbourne', 'abroad: Melbourne'],
  ['Melbourne, Derbyshire', 'Melbourne, Derbyshire'],
  // Ours unless a country is named.
  ['Boston', 'Boston, Lincolnshire'],
  ['Lincoln', 'Lincoln, Lincolnshire'],
  ['Cambridge', 'Cambridge, Cambridgeshire'],
  ['Wellington', 'Wellington, Shropshire'],
  ['Washington', 'Washington, Tyne and Wear'],
  ['London, EMEA', 'London'],
  ['London or Paris', 'London'],
  ['St Ives, CA', 'abroad: St Ives, CA'],
  ['St Albans, AL1 1AA', 'AL1 1AA'],
])('%s is %s', (text, label) => {
  expect(resolve(text)).toBe(label)
})

test.each([
  ['Machester', 'Manchester, Greater Manchester'],
  ['Machester, UK', 'Manchester, Greater Manchester'],
  ['Birmnigham', 'Birmingham, West Midlands'],
  ['Edinbrugh', 'Edinburgh'],
  ['Liecester', 'Leicester, Leicestershire'],
  ['Souhtampton', 'Southampton, Hampshire'],
  ['Hertforshire', 'Hertfordshire'],
  ['Galwya', 'Galway'],
])('%s is not known, and the nearest name is %s', (text, nearest) => {
  const answer = gazetteer.resolve(text)
  expect(answer).toMatchObject({ kind: 'unknown' })
  if (answer.kind === 'unknown') expect(answer.nearest[0]?.label).toBe(nearest)
})

test('a text without sense has no nearest name', () => {
  expect(gazetteer.resolve('qqxxzz jjkk')).toEqual({ kind: 'unknown', nearest: [] })
})

test('nothing that people write is thrown at', () => {
  const words = fc.constantFrom(
    'Leeds',
    'Kent',
    'M25',
    'LS1',
    '4AP',
    'or',
    'and',
    '/',
    ',',
    ' - ',
    '(',
    'Remote',
    'UK',
    'Paris',
    'Street',
    'xyz',
    '&',
    '12',
    'Co',
    'Dublin',
    '2',
    'London',
    'South',
    'East',
    '\n',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.array(words, { maxLength: 12 }).map((parts) => parts.join(' ')),
      ),
      (text) => {
        const answer = gazetteer.resolve(text)
        if (answer.kind === 'several') {
          const ids = answer.places.map((place) => place.id)
          expect(ids.length).toBeGreaterThan(1)
          expect(new Set(ids).size).toBe(ids.length)
        }
      },
    ),
    { numRuns: 400 },
  )
  // A whole advertisement in the wrong field.
  expect(() => gazetteer.resolve('nurse wanted in Leeds, '.repeat(20_000))).not.toThrow()
})

test('of places that are known, joined anyhow, something is always understood', () => {
  const names = ['l', 's', 'b', 'm', 'c', 'w', 'ne', 'du', 'ha', 'st', 'ke', 'so'].flatMap((start) =>
    gazetteer.suggest(start, 40).map((place) => place.label),
  )
  const joined = fc.array(
    fc.tuple(fc.constantFrom(...names), fc.constantFrom(', ', ' ', ' - ', '/', ' or ', ' and ', ' (')),
    { minLength: 1, maxLength: 5 },
  )
  fc.assert(
    fc.property(joined, (parts) => {
      const text = parts.map(([name, sign]) => name + sign).join('')
      expect(gazetteer.resolve(text).kind, text).toMatch(/found|several/)
    }),
    { numRuns: 500 },
  )
})

test('a place is found again by its id', () => {
  for (const text of [
    'Leeds',
    'Kent',
    'UK',
    'Soho',
    'LS1',
    'LS',
    'SW1A 1AA',
    'D02 X285',
    'Dublin 2',
    'Remote',
    'Remote, UK',
    'M25',
  ]) {
    const answer = gazetteer.resolve(text)
    if (answer.kind !== 'found') throw new Error(text)
    expect(gazetteer.find(answer.place.id)).toEqual(answer.place)
  }
  expect(gazetteer.find('gn:1')).toBeNull()
  expect(gazetteer.find('postcode:nonsense')).toBeNull()
})

test('the areas around a position, the widest first', () => {
  expect(gazetteer.areasAt({ lat: 53.8, lng: -1.55 })).toEqual([
    'country:gb',
    'country:england',
    'region:northern-england',
    'region:yorkshire-and-the-humber',
    'region:m62-corridor',
    'county:yorkshire',
    'county:west-yorkshire',
  ])
  expect(gazetteer.areasAt({ lat: 53.27, lng: -9.05 })).toEqual(['country:ie', 'region:connacht', 'county:galway'])
  expect(gazetteer.areasAt({ lat: 51.51, lng: -0.12 })).toEqual(
    expect.arrayContaining(['region:central-london', 'region:m25', 'county:greater-london']),
  )
  expect(gazetteer.areasAt({ lat: 48.85, lng: 2.35 })).toEqual([])
})

test('the nearest place to a position', () => {
  expect(gazetteer.nearest({ lat: 53.82, lng: -1.576 })?.label).toBe('Headingley, Leeds')
  expect(gazetteer.nearest({ lat: 48.85, lng: 2.35 })).toBeNull()
})

test.each([
  ['Croydon, Purley, Thornton Heath, New Addington, Sutton', 5],
  ['Hove, Brighton, Worthing, Lewes', 4],
  ['Wareham, Poole, Dorchester, Bournemouth', 4],
  ['Redhill, Reigate, Coulsdon, Dorking, Horley, Crawley', 6],
  ['Camden, Islington, Hackney, London', 3],
  ['Otley Road, Headingley, Leeds', 1],
  ['Stratford, Newham, London', 1],
])('%s names %i places', (text, count) => {
  const answer = gazetteer.resolve(text)
  expect(answer.kind === 'several' ? answer.places.length : 1).toBe(count)
})
