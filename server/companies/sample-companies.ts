import type { RegisteredCompany } from './companies-house.ts'
import type { FoundCompany } from '../../contract/companies/companies.ts'

/**
 * Companies that do not exist, to try the look-up with where no key of the real register is set. Their numbers have a form that
 * the register never gives out.
 */
const sample: readonly (readonly [name: string, street: string, town: string, postcode: string])[] = [
  ['Harbour Care Sample Ltd', '4 Quay Street', 'Whitby', 'YO21 1ZZ'],
  ['Harbour Lights Sample Catering Ltd', '11 Pier Road', 'Padstow', 'PL28 8ZZ'],
  ['Northgate Sample Engineering Ltd', 'Unit 7, Northgate Works', 'Sheffield', 'S9 1ZZ'],
  ['Millbrook Sample Schools Trust', '1 Mill Lane', 'Stroud', 'GL5 1ZZ'],
  ['Fernhill Sample Nurseries Ltd', 'Fernhill Farm', 'Ludlow', 'SY8 1ZZ'],
  ['Copperfield Sample Software Ltd', '30 Canal Wharf', 'Leeds', 'LS11 5ZZ'],
  ['Bridgewater Sample Logistics Ltd', '2 Bridgewater Way', 'Warrington', 'WA1 1ZZ'],
  ['Thistle & Thorn Sample Recruitment Ltd', '18 Castle Terrace', 'Edinburgh', 'EH1 2ZZ'],
  ['Cardigan Bay Sample Foods Ltd', '5 Harbour Yard', 'Aberystwyth', 'SY23 1ZZ'],
  ['Lagan Sample Health Partnership', '40 River Walk', 'Belfast', 'BT1 3ZZ'],
  ['Oakwood Sample Housing Association', '9 Oakwood Court', 'Nottingham', 'NG1 5ZZ'],
  ['Saltmarsh Sample Energy Ltd', 'Saltmarsh House', 'Great Yarmouth', 'NR30 1ZZ'],
]

/** Those whose name has every word of the text. */
export function findInSample(text: string): FoundCompany[] {
  const words = text.toLowerCase().split(/\s+/u)
  return sample.flatMap(([name, street, town, postcode], i) => {
    if (!words.every((word) => name.toLowerCase().includes(word))) return []
    const address = { address_line_1: street, locality: town, postal_code: postcode, country: 'United Kingdom' }
    return [
      {
        title: name,
        company_name: name,
        company_number: sampleNumber(i),
        address,
        registered_office_address: address,
        isSample: true,
      },
    ]
  })
}

export function findInSampleByNumber(number: string): RegisteredCompany | null {
  const found = sample.find((_company, i) => sampleNumber(i) === number)
  return found === undefined ? null : { name: found[0], isActive: true }
}

function sampleNumber(i: number): string {
  return `SAMPLE${String(i + 1).padStart(2, '0')}`
}
