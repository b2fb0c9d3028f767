import { BoardFailure, type BoardAnswer, type BoardCall, type BoardRequest, type BoardResponse } from './board.ts'

export type Company = {
  /** Its name in the addresses of the recruitment system, or the whole address of its careers site. */
  name: string
  /** As the operator wrote it beside the name: 'Octopus Energy'; null where nothing is written. */
  employer: string | null
}

export type ReadCompany = (company: Company, call: BoardCall) => AsyncGenerator<BoardAnswer>

/** The recruitment system has no board of that name: a company that left, or a name that is written wrongly. */
class NoSuchCompany extends Error {}

/**
 * Reads company after company. One that fails costs the others nothing, but the reading then ends with its failure: what
 * it would have shown is not missing. A company that has no board there any more has no ads; where that is said of all of
 * them, it is rather the system that has changed.
 */
export async function* readCompanies(call: BoardCall, readCompany: ReadCompany): AsyncGenerator<BoardAnswer> {
  let failure: BoardFailure | null = null
  let isAnyKnown = false
  for (const company of companiesIn(call.setting('companies'))) {
    try {
      yield* readCompany(company, call)
      isAnyKnown = true
    } catch (error) {
      if (error instanceof NoSuchCompany) {
        yield { ads: [], total: null, unusable: [error.message] }
      } else if (error instanceof BoardFailure) {
        failure ??= error
        if (error.outcome === 'skipped') throw failure
      } else throw error
    }
  }
  if (failure) throw failure
  if (!isAnyKnown) throw new BoardFailure('unreadable', 'knows none of the companies that we ask for')
}

/** As `call.fetch`; a company that is not known there ends the reading of that company. */
export async function fetchOfCompany(
  { name }: Company,
  call: BoardCall,
  request: BoardRequest,
): Promise<BoardResponse> {
  const response = await call.fetch({ ...request, statuses: [404, 410] })
  if (response.status >= 400) throw new NoSuchCompany(`no board of a company '${name}'`)
  return response
}

function companiesIn(list: string): Company[] {
  const entries = new Set(list.split(',').flatMap((entry) => entry.trim() || []))
  return [...entries].map((entry) => {
    if (entry.includes('://')) return { name: entry, employer: null }
    const [name = '', employer] = entry.split('=')
    return { name: name.trim(), employer: employer?.trim() || null }
  })
}

/** Where the careers site of a company is: below the domain of the recruitment system, or at an address of its own. */
export function careersSite({ name }: Company, domain: string): string {
  if (name.includes('://')) return new URL(name).origin
  if (!/^[a-z0-9-]+$/i.test(name)) throw new NoSuchCompany(`'${name}' cannot stand before .${domain}`)
  return `https://${name}.${domain}`
}
