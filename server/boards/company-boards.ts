import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { BoardId, boardIds } from '../../contract/boards/boards.ts'
import { BadSettings } from '../platform/config.ts'

/**
 * Companies whose own boards are read, by recruitment system: names as they stand in the address of the board; 'acme=Acme
 * Limited' where the board itself does not say whose it is.
 */
export type CompanyBoards = Partial<Record<BoardId, readonly string[]>>

// A name goes into a path or before the domain of a host; an address is whole, for pages and feeds of any site.
const Company = z.union(
  [
    z.string().regex(/^[a-z0-9](?:[a-z0-9_.-]*[a-z0-9])?(?:=[^,=]*[^\s,=])?$/i),
    z.url({ protocol: /^https$/ }).refine((address) => !address.includes(',')),
  ],
  "must be a company's name as it stands in the address of its board (its full name may follow: acme=Acme Limited), or a whole https address without a comma",
)

const File = z.record(z.string(), z.array(Company))

/**
 * Reads the file of company boards: `{ "lever": ["spotify", "octoenergy=Octopus Energy"], "xml-feed": ["https://…"] }`. A missing file is an empty one.
 * @throws BadSettings naming the place in the file
 */
export async function readCompanyBoards(path: string): Promise<CompanyBoards> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '{}'
    throw new BadSettings(`The company boards file ${path} cannot be read`, { cause: error })
  })
  return parseCompanyBoards(text, path)
}

export function parseCompanyBoards(text: string, path: string): CompanyBoards {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new BadSettings(`The company boards file ${path} is not JSON: ${String(cause)}`, { cause })
  }
  const parsed = File.safeParse(json)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(' → ')}: ${issue.message}`)
    throw new BadSettings(`The company boards file ${path} cannot be used:\n${lines.join('\n')}`)
  }
  const unknown = Object.keys(parsed.data).filter((name) => !BoardId.safeParse(name).success)
  if (unknown.length > 0) {
    throw new BadSettings(
      `The company boards file ${path} names ${unknown.join(', ')}, which is not one of: ${boardIds.join(', ')}`,
    )
  }
  return parsed.data
}
