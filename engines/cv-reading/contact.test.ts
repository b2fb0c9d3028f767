import { expect, test } from 'vitest'
import { nameFromEmail, readName } from './name.ts'
import { placesOf } from './places.ts'
import { proposeCv } from './propose-cv.ts'
import { createGazetteer } from '../../server/places/gazetteer.ts'

const places = placesOf(createGazetteer())
const person = (text: string) => proposeCv(text, places).cv.personal_data

test.each([
  ['Aoife Ní Bhriain', 'Aoife', 'Ní Bhriain'],
  ['Seán Ó Maoileoin', 'Seán', 'Ó Maoileoin'],
  ['Mohammed Iqbal Chaudhry', 'Mohammed Iqbal', 'Chaudhry'],
  ["MARGARET O'DONOGHUE", 'Margaret', "O'Donoghue"],
  ['FIONA MCDONALD-REID', 'Fiona', 'McDonald-Reid'],
  ['Ilse van der Merwe', 'Ilse', 'van der Merwe'],
  ['Curriculum Vitae of Jane Smith', 'Jane', 'Smith'],
  ['Name: Jane Smith', 'Jane', 'Smith'],
  ['Jane Smith – CV', 'Jane', 'Smith'],
  ['Jane Smith BSc (Hons) MRICS', 'Jane', 'Smith'],
  ['Smith, Jane', 'Jane', 'Smith'],
  ['Mrs. Jane Smith', 'Jane', 'Smith'],
])('%s is a name', (text, given, surname) => {
  expect(readName(text)).toMatchObject({ given, surname })
})

test.each(['Leeds', 'jane smith', '12 Mill Lane', 'I am a nurse who cares', 'Smith & Sons', 'a@b.ie', ''])(
  '%s is none',
  (text) => {
    expect(readName(text)).toBeNull()
  },
)

test('an address of mail may tell a name, to be looked at', () => {
  expect(nameFromEmail('paul.entwistle@example.com')).toMatchObject({ given: 'Paul', surname: 'Entwistle' })
  expect(nameFromEmail('info.desk@example.com')).toBeNull()
  expect(nameFromEmail('pe1974@example.com')).toBeNull()
  const { origins } = proposeCv('CNC Machinist\npaul.entwistle@example.com\nProfile\nI mill.', places)
  expect(origins['personal_data.surname']).toMatchObject({ check: true })
})

test.each([
  ['12 Mill Lane, Leeds, LS1 4AP', { address_number: '12', street: 'Mill Lane', city: 'Leeds', postcode: 'LS1 4AP' }],
  [
    '12 Mill Lane\nHeadingley\nLeeds\nls14ap',
    { address_number: '12', street: 'Mill Lane', city: 'Leeds', postcode: 'LS1 4AP' },
  ],
  ['Flat 3, 12a Mill Lane, Leeds LS1 4AP, UK', { address_number: 'Flat 3, 12a', street: 'Mill Lane', country: 'UK' }],
  [
    'Rose Cottage, Church Lane, Hathersage, Derbyshire, S32 1BB',
    { street: 'Rose Cottage, Church Lane', city: 'Hathersage' },
  ],
  ['27 Bóthar na Trá, Salthill, Galway H91 E2K5', { street: 'Bóthar na Trá', city: 'Galway', postcode: 'H91 E2K5' }],
  ['4 Sea View, Westport, Co. Mayo, F28 X2C4', { city: 'Westport', postcode: 'F28 X2C4' }],
  ['19 Elm Grove, Cork, Co. Cork, T12 X104', { city: 'Cork' }],
  ['8 Grove Park, Rathmines, Dublin 6, D06 AC12', { city: 'Dublin 6' }],
  ['Location: Manchester', { city: 'Manchester', postcode: '' }],
])('%s', (address, expected) => {
  expect(person(`Jane Smith\nNurse\n${address}\njane.smith@example.com\n07700 900123\nProfile\nI care.`)).toMatchObject(
    expected,
  )
})

test('the number of a mobile comes before that of a house, and a referee has neither', () => {
  const text =
    'Jane Smith\nTel: 0113 496 0123\nMob: 07700 900 123\njane@example.com\nReferences\nMr Bob Ray, 0113 496 0999, bob@example.net'
  expect(person(text)).toMatchObject({ phone: '07700 900 123', email: 'jane@example.com' })
  expect(person('Jane Smith\nProfile\nI care.\nReferences\nMr Bob Ray, 0113 496 0999, bob@example.net')).toMatchObject({
    phone: '',
    email: '',
  })
})
