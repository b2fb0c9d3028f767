import { describe, expect, test } from 'vitest'
import { createGazetteer } from '../../server/places/gazetteer.ts'

const gazetteer = createGazetteer()
const list = (text: string) =>
  text
    .split(/[\n|]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

const states = list(`
  San Francisco, CA | San Francisco, California | Boston, MA | Boston MA | Boston, MA 02110 | Boston, MA, USA | Boston, Massachusetts
  Dublin, CA | Dublin, OH | Dublin, California, United States | Birmingham, AL | Birmingham, Alabama | Worcester, MA | York, PA
  Richmond, VA | Wells, ME | Mansfield, CT | Newark, DE | Lincoln, NE | Manchester, NH | Portland, OR | Plymouth, IN | Salem, Oregon
  Durham, NC | Durham, North Carolina | Norfolk, Virginia | Kent, WA | Kent, Washington | Essex, VT | Bath, ME | Reading, PA | Athens, GA
  Aberdeen, SD | Belfast, ME | Limerick, PA | Waterford, MI | Newport Beach, CA | Newport News, VA | New London, CT | Washington, DC
  Washington, D.C. | Southern Pines, North Carolina | US-CA-Milford | US, CA, Richmond | AZ-Phoenix | MA-Boston | Cambridge, MA (Hybrid)
  Hybrid - Boston, MA | London, Ontario | London, ON | London, ON, Canada | Hamilton, ON | Cambridge, Ontario | Halifax, Nova Scotia
  Surrey, BC | Victoria, BC | Stratford, Ontario | Perth, WA, Australia | Newcastle, NSW | Newcastle, New South Wales | Ipswich, QLD
  Richmond, Victoria | Launceston, Tasmania | Croydon, VIC
`)

const countries = list(`
  Perth, Australia | Hamilton, New Zealand | New Zealand - Nelson | Wellington, New Zealand | Edmonton, Alberta, Canada | Houston, USA
  East London, South Africa | Kingston, Jamaica | Worcester, South Africa | Berlin, Germany | Cologne | Wrocław | Malmö | São Paulo
  IND-Pune | Bengaluru, KA, IN | Remote USA | Remote - US | Remote (US) | US-Remote | USA Only | Remote in Canada | Remote - Germany
  Derby, Australia | London, Australia | Cardiff, Australia | Leeds, Australia | Australia - Derby | York, Canada | Norwich, Canada
  Lakeside, Virginia | Georgia | Paris | Texas | Bavaria | LATAM | APAC | Southern France | California | West Dundee, Illinois
`)

const manyAbroad = list('Boston, New York | New York, Boston | Paris, Berlin, Madrid')

test.each([...states, ...countries, ...manyAbroad])('%s is abroad', (text) => {
  expect(gazetteer.resolve(text).kind).toBe('abroad')
})

test.each([
  ['Boston', 'Boston, Lincolnshire'],
  ['Washington, Tyne and Wear', 'Washington, Tyne and Wear'],
  ['Perth, Scotland', 'Perth, Perth and Kinross'],
  ['Halifax', 'Halifax, West Yorkshire'],
  ['Moscow, Ayrshire', 'Ayrshire'],
  ['Melbourne, Derbyshire', 'Melbourne, Derbyshire'],
  ['California, Falkirk', 'California, Falkirk'],
  ['New York, Lincolnshire', 'Lincolnshire'],
  ['Derby, DE', 'Derby, Derbyshire'],
  ['Rochester, ME', 'Rochester, Kent'],
  ['Kendal, LA', 'Kendal, Cumbria'],
  ['London, SE', 'South East London'],
  ['Belfast, NI', 'Belfast, Co. Antrim'],
  ['Brighton East Sussex', 'Brighton, East Sussex'],
  ['Vienna Road, Stockport', 'Stockport, Greater Manchester'],
  ['Come and join us in Leeds', 'Leeds, West Yorkshire'],
  ['London, UK, USA', 'London'],
  ['London, New York, Paris', 'London'],
  ['Dubai, Hong Kong, London, Singapore', 'London'],
  ['London, Paris, France', 'London'],
  ['London, Sydney, Australia', 'London'],
  ['London / Australia', 'London'],
  ['Edmonton, London', 'Edmonton, London'],
  ['Victoria', 'Victoria, London'],
  ['Virginia, Co. Cavan', 'Virginia, Co. Cavan'],
])('%s is ours: %s', (text, label) => {
  expect(gazetteer.resolve(text)).toMatchObject({ kind: 'found', place: { label } })
})

describe('what else is known of the ad', () => {
  const american = { areas: [{ country: 'US', state: '' }], isSure: true }
  const inDollars = { areas: [{ country: 'US', state: '' }], isSure: false }

  test.each(['Boston', 'Cambridge', 'Leeds', 'California'])('%s of an American board is there', (text) => {
    expect(gazetteer.resolve(text, { elsewhere: american }).kind).toBe('abroad')
  })

  test.each(['London, UK', 'Leeds, West Yorkshire', 'LS1 4AP'])('%s says itself that it is here', (text) => {
    expect(gazetteer.resolve(text, { elsewhere: american }).kind).toBe('found')
  })

  test('pay in dollars tells Boston from Boston, and leaves London alone', () => {
    expect(gazetteer.resolve('Boston', { elsewhere: inDollars }).kind).toBe('abroad')
    expect(gazetteer.resolve('London', { elsewhere: inDollars }).kind).toBe('found')
  })

  test('the village of a British ad is not the city of millions', () => {
    expect(gazetteer.resolve('Melbourne').kind).toBe('abroad')
    expect(gazetteer.resolve('Melbourne', { country: 'GB' })).toMatchObject({ place: { county: 'Derbyshire' } })
  })

  test.each(['Edmonton', 'Victoria', 'Virginia', 'Washington', 'Boston', 'Perth', 'Hamilton', 'Houston', 'Wellington'])(
    '%s alone on a board of the whole world is the big one, and ours where the ad is from here',
    (text) => {
      expect(gazetteer.resolve(text, { isWorldwide: true }).kind).toBe('abroad')
      expect(gazetteer.resolve(text, { isWorldwide: true, country: 'GB' }).kind).toBe('found')
      expect(gazetteer.resolve(text).kind).toBe('found')
    },
  )

  test.each([
    'Birmingham',
    'Cambridge',
    'Cork',
    'Halifax',
    'Richmond',
    'Newcastle',
    'Dublin',
    'Edmonton, London',
    'Boston, Lincolnshire',
  ])('%s on a board of the whole world is ours', (text) =>
    expect(gazetteer.resolve(text, { isWorldwide: true }).kind).toBe('found'),
  )
})
