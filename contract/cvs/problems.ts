import { regexes } from 'zod/v4/core'
import { ageOn, isCvDate, minimumAge } from './dates.ts'
import type { Cv } from './cvs.ts'
import * as texts from '../texts/sentences.ts'

/** By the field's path, such as 'personal_data.email' or 'jobs.0.endDate': what is wrong with it, in the words that a person reads. */
export type CvProblems = Record<string, string>

/**
 * What stands in the way of saving a CV: the fields that step 0 needs (S9.2), and what is written in a form that cannot be right.
 * @param today 'YYYY-MM-DD' where the person is.
 */
export function cvProblems(cv: Cv, today: string): CvProblems {
  const problems: CvProblems = {}
  const { given_name, surname, email, phone } = cv.personal_data
  const say = (path: string, problem: string | null) => {
    if (problem !== null) problems[path] = problem
  }
  say('personal_data.given_name', given_name.trim() === '' ? texts.givenNameRequired : null)
  say('personal_data.surname', surname.trim() === '' ? texts.surnameRequired : null)
  say('personal_data.email', emailProblem(email))
  say('personal_data.phone', phoneProblem(phone))
  say('dob', birthProblem(cv.dob, today))
  cv.jobs.forEach((entry, index) => Object.assign(problems, periodProblems(`jobs.${index}`, entry)))
  cv.education.forEach((entry, index) => {
    Object.assign(problems, periodProblems(`education.${index}`, entry))
    say(`education.${index}.website`, webAddressProblem(entry.website))
  })
  cv.links.forEach(({ url }, index) => say(`links.${index}.url`, webAddressProblem(url)))
  return problems
}

function emailProblem(email: string): string | null {
  if (email.trim() === '') return texts.emailRequired
  const address = email.trim()
  // Its pattern alone: with the whole library a page would be 25 kB larger.
  return address.length <= 254 && regexes.email.test(address) ? null : texts.emailInvalid
}

/** A CV goes to employers anywhere: any number that could be rung, by E.164 7 to 15 digits, with the signs that people set between. */
function phoneProblem(phone: string): string | null {
  if (phone.trim() === '') return texts.cvPhoneRequired
  const digits = phone.replace(/\D/gu, '').length
  return /^[+\d\s().\-/ext]+$/iu.test(phone.trim()) && digits >= 7 && digits <= 20 ? null : texts.cvPhoneInvalid
}

function birthProblem(dob: string, today: string): string | null {
  if (dob === '') return null
  if (dob.length !== 10 || !isCvDate(dob)) return texts.dateInvalid
  const age = ageOn(dob, today)
  if (age < 0 || age > 120) return texts.dateInvalid
  return age < minimumAge ? texts.tooYoung : null
}

function periodProblems(path: string, entry: { startDate: string; endDate: string; isCurrent: boolean }): CvProblems {
  const problems: CvProblems = {}
  const { startDate, endDate, isCurrent } = entry
  if (startDate !== '' && !isCvDate(startDate)) problems[`${path}.startDate`] = texts.dateInvalid
  if (isCurrent) return problems
  if (endDate !== '' && !isCvDate(endDate)) problems[`${path}.endDate`] = texts.dateInvalid
  // Dates of different exactness are compared as far as both are said.
  const exact = Math.min(startDate.length, endDate.length)
  if (exact > 0 && endDate.slice(0, exact) < startDate.slice(0, exact))
    problems[`${path}.endDate`] = texts.endsBeforeStart
  return problems
}

function webAddressProblem(address: string): string | null {
  if (address.trim() === '') return null
  return webAddress(address) === null ? texts.webAddressInvalid : null
}

/** The address as a link may lead to it: `https://` is put before one that names no scheme. Null if it is not one. */
export function webAddress(address: string): string | null {
  const text = address.trim()
  const whole = /^[a-z][a-z0-9+.-]*:/iu.test(text) ? text : `https://${text}`
  if (!URL.canParse(whole)) return null
  const { protocol, hostname, username } = new URL(whole)
  return /^https?:$/u.test(protocol) && hostname.includes('.') && username === '' ? whole : null
}
