import type { Statistics } from '../../../contract/statistics/statistics.ts'
import { adsText, range } from './amounts.ts'

/** 'nurse in Leeds', 'nurse' */
export function subject({ jobTitle, jobLocation }: Pick<Statistics, 'jobTitle' | 'jobLocation'>): string {
  return jobLocation === '' ? jobTitle : `${jobTitle} in ${jobLocation}`
}

/** The first line of the page: 'Half of Nurse ads in Leeds that give pay offer £29,000 to £36,000 a year.' */
export function headline({ jobTitle, jobLocation, pay }: Statistics): string {
  const where = jobLocation === '' ? 'in the UK and Ireland' : `in ${jobLocation}`
  const main = pay.find(({ figures }) => figures !== null)
  if (!main?.figures) return `Too few ${jobTitle} ads ${where} give pay for us to say what they offer.`
  const { lowerQuartile, upperQuartile } = main.figures
  const which = main.kind === 'salary' ? 'ads' : 'contracts'
  return `Half of ${jobTitle} ${which} ${where} that give pay offer ${range(lowerQuartile, upperQuartile, main)}.`
}

/** The basis of the figures: 'Based on 214 ads that were open in the last 90 days.' */
export function basis({ ads, days }: Statistics): string {
  return `Based on ${adsText(ads)} open at some time in the last ${days} days, with each vacancy counted once.`
}
