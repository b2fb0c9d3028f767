import type { FoundCompany } from '../../contract/companies/companies.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'
import { askCompaniesHouse } from './companies-house.ts'
import { findInSample } from './sample-companies.ts'

type RegisterAnswer = { kind: 'found'; companies: readonly FoundCompany[] } | { kind: 'unavailable' }

export type Register = {
  name: string
  /** Made-up companies, and it says so. */
  isSample: boolean
  /** @param name at least four letters. Never throws: a sign-up does not depend on it. */
  find: (name: string) => Promise<RegisterAnswer>
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
  config: Pick<Config, 'companiesHouse'>
  clock: Clock
  log: Pick<Log, 'warn'>
}): Register {
  const { companiesHouse } = config
  if (companiesHouse === null) {
    const find = async (name: string): Promise<RegisterAnswer> => ({ kind: 'found', companies: findInSample(name) })
    return { name: 'a small sample of made-up companies', isSample: true, find }
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
  }
}
