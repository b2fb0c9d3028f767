import type { Source } from '../../../contract/boards/boards.ts'
import { countryCodes } from '../../../contract/places/countries.ts'

type Asked = Pick<Source, 'isAsked' | 'regions'>

/** The boards that one search asks at the most: some know only jobs in Ireland, some only those in the United Kingdom. */
export function askedTogether<One extends Asked>(sources: readonly One[]): One[] {
  const [most = [], other = []] = countryCodes.map((region) =>
    sources.filter(({ isAsked, regions }) => isAsked && regions.includes(region)),
  )
  return other.length > most.length ? other : most
}
