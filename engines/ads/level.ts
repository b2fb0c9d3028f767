import type { ExperienceLevel } from '../../contract/jobs/jobs.ts'

/**
 * How much experience a job asks for: by the words of its title, else by what the text says of years. Managers are those of people
 * or of a place; whoever manages accounts, projects or products is none by that.
 * @returns null where neither says it.
 */
export function levelOf({ title, text }: { title: string; text: string }): ExperienceLevel | null {
  const words = title.toLowerCase()
  if (directors.test(words) && !/\bassistant to|\bpa to|\bto (?:the )?director/u.test(words)) return 'director'
  if (entry.test(words) && !/\bassistant director\b/u.test(words)) return 'entry'
  if (managers.test(words)) return 'manager'
  if (seniors.test(words)) return 'senior'
  const start = text.slice(0, readAtMost)
  if (noneNeeded.test(start)) return 'entry'
  const years = yearsAsked.exec(start)?.[1]
  if (years === undefined) return null
  return Number(years) >= 5 ? 'senior' : 'experienced'
}

const directors =
  /\b(?:director|chief \w+ officer|c[efiot]o|head of|vice president|headteacher|head teacher|principal of)\b/u
const entry =
  /\b(?:graduate|trainee|apprentice(?:ship)?|entry[- ]level|intern|internship|junior|placement|school leaver)\b/u
/** 'care home manager', 'store manager', 'team leader': of people or a place. */
const managers =
  /\b(?:team|shift|store|shop|branch|office|site|ward|home|unit|department|general|operations|restaurant|kitchen|bar|hotel|warehouse|factory|plant|depot|area|regional|registered|deputy|assistant|duty|service|services|practice|clinic|engineering|finance|hr|it|nursery|school|centre|contracts|facilities|catering|housekeeping|retail|care|clinical|cluster|people|production|quality|transport|fleet|compliance|marketing|sales) (?:manager|leader)\b|\bsupervisor\b|\bmanager of\b/u
const seniors = /\b(?:senior|snr|sr|lead|principal|expert)\b/u

/** Beyond this an ad speaks of the company and the law. */
const readAtMost = 8_000
const noneNeeded = /\bno (?:previous |prior )?(?:\w+ )?experience (?:is )?(?:necessary|needed|required)\b/iu
const yearsAsked = /\b(\d{1,2})\+?(?: ?(?:-|–|to) ?\d{1,2})?\+? years?['’]?(?: of)? (?:\w+ ){0,3}experience\b/iu
