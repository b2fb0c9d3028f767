import type { OwnAlert } from '../../../contract/alerts/own-alerts-api.ts'
import type { BoardId } from '../../../contract/boards/boards.ts'
import { filtersInWords } from '../../../contract/job-searches/filters/chips.ts'
import { describePay } from '../../../contract/job-searches/filters/pay.ts'
import { parseResultsPath } from '../../../contract/job-searches/results-path.ts'
import { defaultSearch } from '../../../contract/job-searches/results-address.ts'
import { describeSearch } from '../results/describe-search.ts'

/** An alert's search in words: `what` is looked for, and the filters that `what` does not name. */
export type ToldAlert = { what: string; filters: string[] }

/** Of its address, which alone has every filter. */
export function toldAlert(
  { search: words, address }: Pick<OwnAlert, 'search' | 'address'>,
  boardName: (board: BoardId) => string,
): ToldAlert {
  const search = parseResultsPath(address) ?? { ...defaultSearch, ...words }
  const filters = filtersInWords({ ...search, noIR: false }, { currency: 'GBP', boardName })
  return { what: describeSearch(search), filters: filters.filter((one) => one !== describePay(search)) }
}
