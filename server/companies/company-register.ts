import type { FoundCompany } from '../../contract/companies/companies.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'
import { askCompaniesHouse, askCompaniesHouseFor, type RegisteredCompany } from './companies-house.ts'
import { findInSample, findInSampleByNumber } from './sample-companies.ts'

type RegisterAnswer = { kind: 'found'; companies: readonly FoundCompany[] } | { kind: 'unavailable' }

type NumberAnswer = { kind: 'found'; company: RegisteredCompany | null } | { kind: 'unavailable' }

export type Register = {
  name: string
  /** Made-up companies, and it says so. */
  isSample: boolean
  /** @param name at least four letters. Never throws: a sign-up does not depend on it. */
  find: (name: string) => Promise<RegisterAnswer>
  /** What the register has under a number; null if it has none. Never kept: what depends on it is to be true today. Never throws. */
  byNumber: (number: string) => Promise<NumberAnswer>
}

/** A name rarely changes within a day, and the register counts our questions. */
const keptMs = 24 * 60 * 60_000
const keptAtMost = 500

/** Companies House where a key is set, else the built-in sample. */
export function createRegister({
  config,
  clock,
  log,
}: {
  config: Pick<Config, 'companiesHouse' | 'isPublic'>
  clock: Clock
  log: Pick<Log, 'warn'>
}): Register {
  const { companiesHouse } = config
  if (companiesHouse === null) {
    const find = async (name: string): Promise<RegisterAnswer> => ({ kind: 'found', companies: findInSample(name) })
    // What anybody can read in our code proves nothing about a real company.
    const byNumber = async (number: string): Promise<NumberAnswer> =>
      await Promise.resolve({ kind: 'found', company: config.isPublic ? null : findInSampleByNumber(number) })
    return { name: 'a small sample of made-up companies', isSample: true, find, byNumber }
  }
  const kept = new Map<string, { companies: readonly FoundCompany[]; at: number }>()
  return {
    name: 'Companies House',
    isSample: false,
    async find(name) {
      const key = name.toLowerCase()
      const known = kept.get(key)
      const now = clock.now().getTime()
      if (known && now - known.at < keptMs) return { kind: 'found', companies: known.companies }
      try {
        const companies = await askCompaniesHouse(companiesHouse, name)
        // The oldest goes: a map keeps the order in which its keys came.
        kept.delete(key)
        if (kept.size >= keptAtMost) kept.delete(kept.keys().next().value ?? '')
        kept.set(key, { companies, at: now })
        return { kind: 'found', companies }
      } catch (error) {
        log.warn({ err: error }, 'the company register did not answer')
        return { kind: 'unavailable' }
      }
    },
    async byNumber(number) {
      try {
        return { kind: 'found', company: await askCompaniesHouseFor(companiesHouse, number) }
      } catch (error) {
        log.warn({ err: error }, 'the company register did not answer')
        return { kind: 'unavailable' }
      }
    },
  }
}
