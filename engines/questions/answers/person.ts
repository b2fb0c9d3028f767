import type { AskedFor, Meaning } from '../meaning.ts'
import type { Known } from '../question.ts'
import { wordsOf } from '../words.ts'
import { asOption, single } from './options.ts'
import { isLandline, isMobile, phoneAs, phoneOf, type Phone } from './phones.ts'
import { countryCode, countryOf, isInEu, nationOf } from './countries.ts'
import { countries, isOurs } from '../../../contract/places/countries.ts'

type Form = Meaning['form']
/** A text, and whether it is the profile's rather than the CV's; null: not known. */
export type Text = { text: string; from: 'cv' | 'profile' } | null

const ofCv = (text: string | undefined): Text =>
  text === undefined || text.trim() === '' ? null : { text, from: 'cv' }
const ofProfile = (text: string | null): Text =>
  text === null || text.trim() === '' ? null : { text, from: 'profile' }

export function emailFor({ cv, profile }: Known): Text {
  return ofCv(cv?.personal_data.email) ?? ofProfile(profile.email)
}

type OwnPhone = NonNullable<Text> & { phone: Phone | null }

/** The number of that kind: the CV's, else the profile's. A landline is only what is known to be one, a mobile what is not. */
function phoneFor({ cv, profile }: Known, kind: AskedFor<'phone'>['kind'] = 'any'): OwnPhone | null {
  const both = [ofCv(cv?.personal_data.phone), ofProfile(profile.phone)].flatMap((one) =>
    one === null ? [] : [{ ...one, phone: phoneOf(one.text, countryOf(cv)) }],
  )
  const isLine = ({ phone }: OwnPhone): boolean => phone !== null && isLandline(phone)
  const fitting =
    kind === 'landline' ? both.filter(isLine) : kind === 'mobile' ? both.filter((one) => !isLine(one)) : both
  return fitting[0] ?? null
}

export function phoneText({ kind, form, only }: AskedFor<'phone'>, wanted: Form, known: Known): Text {
  const own = phoneFor(known, kind)
  if (own === null) return null
  const { phone, ...said } = own
  if (only !== undefined && phone?.code !== countries[only].dialling) return null
  const asIs = phoneAs(said.text, phone, form)
  const fits = (text: string | null): text is string =>
    text !== null &&
    (wanted.maxLength === null || text.length <= wanted.maxLength) &&
    (wanted.type !== 'number' || /^\d+$/u.test(text))
  const isHome = phone !== null && isOurs(wanted.country) && phone.code === countries[wanted.country].dialling
  const shorter = form === undefined && isHome ? phoneAs(said.text, phone, 'digits') : asIs?.replaceAll(' ', '')
  const text = [asIs, shorter ?? null].find(fits)
  return text === undefined ? null : { ...said, text }
}

export function phoneType({ options }: Form, known: Known): Text {
  const own = phoneFor(known)
  if (!own?.phone) return null
  const { phone, from } = own
  const named = isMobile(phone) ? /^(?:mobile|cell)(?: phone)?$/iu : isLandline(phone) ? /^land ?line$/iu : null
  const option = single(options.filter((one) => named?.test(one)))
  return option === null ? null : { text: option, from }
}

export function dialCode({ bare }: AskedFor<'dial-code'>, { options }: Form, known: Known): Text {
  const own = phoneFor(known)
  if (!own?.phone) return null
  const { phone, from } = own
  if (options.length === 0) return bare ? null : { text: phone.code, from }
  const fitting = options.filter(
    (option) => `+${/(?:\+|\b00|\()? ?(\d{1,4})\b/u.exec(option)?.[1] ?? ''}` === phone.code,
  )
  // Guernsey and Jersey have the code of the United Kingdom: the CV says which country it is.
  const homes = fitting.filter((option) => isCountry(option, countryOf(known.cv)))
  const option = single(fitting) ?? single(homes)
  return option === null ? null : { text: option, from }
}

function isCountry(option: string, country: string | null): boolean {
  const words = wordsOf(option).filter((word) => !/^[+\d]/u.test(word))
  return country !== null && words.length > 0 && countryOfName(words.join(' ')) === country
}

function countryOfName(name: string): string | null {
  return countryOf({ personal_data: { country: name } })
}

export function nameText({ part, order }: AskedFor<'name'>, { options }: Form, { cv, profile }: Known): Text {
  const { given_name: given = '', surname = '', salutation = '' } = cv?.personal_data ?? {}
  switch (part) {
    case 'first':
      return ofCv(given)
    case 'last':
      return ofCv(surname)
    case 'full':
      // Somebody of one name, or with no CV: the name that they gave themselves here.
      return given === '' || surname === ''
        ? ofProfile(order === undefined || !profile.name.trim().includes(' ') ? profile.name : null)
        : ofCv(order === undefined ? `${given} ${surname}` : `${surname}, ${given}`)
    case 'title': {
      const option = salutation === '' ? null : asOption(salutation, options)
      return option === null ? null : ofCv(option)
    }
    case 'initials':
      return ofCv(initialsOf(given))
    case 'middle':
    case 'former':
    case 'preferred':
      return null
  }
}

/** 'Jean-Baptiste' is 'J-B', 'Sai Krishna' 'S K'. */
function initialsOf(given: string): string {
  return given.replaceAll(/(\p{L})[^\s-]*/gu, '$1').toUpperCase()
}

/** A postcode of Ireland: a routing key and four more. */
const eircode = /^[a-z]\d[\dw] ?[a-z\d]{4}$/iu
/** A postcode of the United Kingdom: an outward code, and a figure and two letters. */
const ukPostcode = /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/iu

export function addressText(asked: AskedFor<'address'>, { type, options }: Form, { cv, home }: Known): Text {
  if (cv === null) return null
  const { address_number: number, street, postcode, city, country } = cv.personal_data
  const lineOne = street === '' ? '' : [number, street].filter((one) => one !== '').join(' ')
  const choose = (text: string): Text => {
    const option = text === '' ? null : asOption(text, options)
    return option === null ? null : ofCv(option)
  }
  const living = countryCode(cv)
  const outside = asked['only-outside']
  if (outside !== undefined && (living === null || living === outside)) return null
  if (asked.within !== undefined && living !== asked.within) return null
  switch (asked.part) {
    case 'line-one':
      return choose(lineOne)
    case 'number':
      return choose(number)
    case 'street':
      return choose(street)
    case 'town':
      return choose(city)
    case 'postcode':
      return hasForm(postcode.trim(), asked.code) ? choose(postcode) : null
    case 'outward':
      return ukPostcode.test(postcode.trim()) ? choose(postcode.trim().slice(0, -3).trim()) : null
    case 'county':
      return countyAmong(home?.county ?? null, options) ?? outsideAmong(options, living)
    case 'country':
      return countryAmong(cv, options) ?? outsideAmong(options, living) ?? (options.length === 0 ? ofCv(country) : null)
    case 'town-county': {
      const county = home?.county ?? null
      if (type === 'suggestion') return choose(city)
      return city === '' || county === null
        ? null
        : ofCv(city.includes(',') || county === city ? city : `${city}, ${county}`)
    }
    case 'town-country':
      return city === '' || country === '' ? null : ofCv(type === 'suggestion' ? city : `${city}, ${country}`)
    case 'whole':
      return lineOne === '' || city === '' || postcode === '' ? null : ofCv([lineOne, city, postcode].join(', '))
  }
}

function hasForm(postcode: string, code: AskedFor<'address'>['code']): boolean {
  return code === undefined || (code === 'uk' ? ukPostcode : eircode).test(postcode)
}

function countyAmong(county: string | null, options: readonly string[]): Text {
  if (county === null) return null
  if (options.length === 0) return ofCv(county)
  const bare = (text: string): string =>
    wordsOf(text)
      .filter((word) => !['co', 'county'].includes(word))
      .toSorted()
      .join(' ')
  const option = single(options.filter((one) => bare(one) === bare(county)))
  return option === null ? null : ofCv(option)
}

const otherInEu = new Set(
  'other another elsewhere rest of in the eu eea european union economic area country'.split(' '),
)

/** 'Outside Ireland', 'Other EU/EEA': the option for those who live elsewhere. */
function outsideAmong(options: readonly string[], living: string | null): Text {
  if (living === null) return null
  const outside = options.filter((option) => {
    const [, name = ''] = /^(?:outside(?: of)?|not in) (.{2,40})$/iu.exec(option.trim()) ?? []
    const country = countryOfName(name)
    return country !== null && country !== living
  })
  const words = (option: string): string[] => wordsOf(option)
  const inEu = options.filter(
    (option) =>
      isInEu(living) &&
      words(option).every((word) => otherInEu.has(word)) &&
      words(option).some((word) => ['eu', 'european'].includes(word)) &&
      words(option).some((word) => ['other', 'another', 'elsewhere', 'rest'].includes(word)),
  )
  const option = single([...outside, ...inEu])
  return option === null ? null : ofCv(option)
}

/** 'GB - United Kingdom' */
const codeInFront = /^[A-Z]{2,3} ?[-–:] ?/u

/** The country by any of its names; where only the nations of the United Kingdom are offered, the one that the postcode tells. */
function countryAmong(cv: NonNullable<Known['cv']>, options: readonly string[]): Text {
  if (options.length === 0) return null
  const living = countryOf(cv)
  const exact = asOption(cv.personal_data.country, options)
  if (exact !== null) return ofCv(exact)
  const same = single(
    options.filter((option) => living !== null && countryOfName(option.replace(codeInFront, '')) === living),
  )
  if (same !== null) return ofCv(same)
  const nation = living === 'GB' ? nationOf(cv.personal_data.postcode) : null
  const option = nation === null ? null : asOption(nation, options)
  return option === null ? null : ofCv(option)
}
