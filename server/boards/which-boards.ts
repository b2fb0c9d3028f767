import type { BoardId } from '../../contract/boards/boards.ts'
import { BadSettings, type Config } from '../platform/config.ts'
import type { Board } from './board.ts'
import type { CompanyBoards } from './company-boards.ts'

/** A board with how it is read now. */
export type BoardInUse = {
  board: Board
  /** demo: answered by the sandbox, never by the real board. */
  mode: 'live' | 'demo' | 'off'
  /** In words for the page /sources; null where it is on. */
  offBecause: string | null
  /** By name of the variable, and 'companies' as a comma list. */
  settings: Readonly<Record<string, string>>
  /** Whole addresses that the operator gave: they are allowed as the board's hosts are. */
  addresses: readonly string[]
}

/**
 * Says of every board of the registry whether it is on, and why not.
 * @param companies the companies of the boards that are read company by company; in demo mode those of the sandbox
 */
export function whichBoards(
  config: Pick<Config, 'boards' | 'termsSeen' | 'environmentVariables'>,
  registry: readonly Board[],
  companies: CompanyBoards,
): BoardInUse[] {
  return registry.map((board) => {
    const isDemo = config.boards === 'sandbox'
    const list = [...(companies[board.id] ?? []), ...addressesOf(board, isDemo, config.environmentVariables)]
    const offBecause = isDemo ? null : whyOff(config, board, list)
    return {
      board: isDemo ? { ...board, limits: demoLimits(board.limits) } : board,
      mode: isDemo ? 'demo' : offBecause === null ? 'live' : 'off',
      offBecause,
      settings: { ...settingsOf(board, isDemo, config.environmentVariables), companies: list.join(',') },
      addresses: list.filter((company) => company.includes('://')),
    }
  })
}

/** The sandbox is nobody's burden, and a newcomer tries many searches in a minute. */
function demoLimits({ timeoutMs, maxBytes }: Board['limits']): Board['limits'] {
  return { perMinute: 1_000, concurrent: 8, timeoutMs, maxBytes }
}

function whyOff(
  config: Pick<Config, 'boards' | 'termsSeen' | 'environmentVariables'>,
  board: Board,
  companies: readonly string[],
): string | null {
  const isNamed = typeof config.boards !== 'string' && config.boards.includes(board.id)
  if (typeof config.boards !== 'string' && !isNamed) return 'ROLECALL_BOARDS does not name it'

  if (board.terms.automatedReading === 'forbidden') {
    if (!config.termsSeen.includes(board.id)) {
      return 'Its terms forbid automated reading; an operator who has seen them can name it in ROLECALL_TERMS_SEEN'
    }
  } else if (!isNamed && !board.onByDefault && board.settings.length === 0) {
    return 'It is read only when ROLECALL_BOARDS names it'
  }

  const missing = board.settings.filter(({ name }) => !config.environmentVariables[name]).map(({ name }) => name)
  if (missing.length > 0) return `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not set`
  if (board.addresses && companies.length === 0) return `${board.addresses.setting} is not set`
  if (board.access === 'company boards' && companies.length === 0)
    return 'The company boards file lists no company for it'
  return null
}

/** @throws BadSettings naming the variable that holds something else than https addresses */
function addressesOf(
  { addresses }: Board,
  isDemo: boolean,
  environmentVariables: Config['environmentVariables'],
): readonly string[] {
  if (!addresses) return []
  if (isDemo) return addresses.demo
  const list = (environmentVariables[addresses.setting] ?? '').split(',').flatMap((address) => address.trim() || [])
  if (list.every((address) => URL.parse(address)?.protocol === 'https:')) return list
  throw new BadSettings(`${addresses.setting}: must be whole https addresses, with commas between`)
}

/** The sandbox takes any key that begins with its name, so that no real key is ever sent to it. */
const sandboxKey = 'sandbox-key'

function settingsOf(
  board: Board,
  isDemo: boolean,
  environmentVariables: Config['environmentVariables'],
): Record<string, string> {
  return Object.fromEntries(
    board.settings.map(({ name }) => [name, isDemo ? sandboxKey : (environmentVariables[name] ?? '')]),
  )
}

/** The boards that answer a search now. */
export function searchable(boards: readonly BoardInUse[]): BoardInUse[] {
  return boards.filter(({ board, mode }) => mode !== 'off' && board.search !== undefined)
}

/** The boards that are read whole, on a schedule. */
export function readable(boards: readonly BoardInUse[]): BoardInUse[] {
  return boards.filter(({ board, mode }) => mode !== 'off' && board.feed !== undefined)
}

export function findBoard(boards: readonly BoardInUse[], id: BoardId): BoardInUse | null {
  return boards.find(({ board }) => board.id === id) ?? null
}
