import { z } from 'zod'
import type { CompanyAddress, FoundCompany } from '../../contract/companies/companies.ts'

/** A person waits for it: what is not there by then, they type. */
const patienceMs = 4_000
/** Twenty companies are about 20 kB. */
const mostBytes = 256 * 1024
const mostCompanies = 20

/** Parts that the register leaves out or has empty are the same to us. */
const part = z
  .string()
  .max(500)
  .nullish()
  .transform((text) => text?.trim().slice(0, 200) ?? '')

const Answer = z.object({
  items: z.array(z.unknown()).nullish(),
})
const Item = z.object({
  title: z.string().min(1).max(500),
  company_number: z.string().regex(/^[A-Z\d]{6,10}$/u),
  company_status: z.string().nullish(),
  address: z
    .object({
      premises: part,
      address_line_1: part,
      address_line_2: part,
      locality: part,
      postal_code: part,
      country: part,
    })
    .nullish(),
})

const Profile = z.object({
  company_name: z.string().min(1).max(500),
  company_status: z.string().nullish(),
})

type Register = { key: string; url: string }

/**
 * Asks the register's public search, GET /search/companies. Companies that are no more are left out.
 * @throws where it does not answer in time, refuses, or answers with something else.
 */
export async function askCompaniesHouse(register: Register, name: string): Promise<FoundCompany[]> {
  const address = new URL('/search/companies', register.url)
  address.searchParams.set('q', name)
  address.searchParams.set('items_per_page', String(mostCompanies))
  const answer = await ask(register, address)
  if (!answer.ok) throw await refused(answer)
  const { items } = Answer.parse(JSON.parse(await readAtMost(answer, mostBytes)))
  return (items ?? []).flatMap((item) => {
    // One odd row does not cost the others.
    const parsed = Item.safeParse(item)
    if (!parsed.success || isGone(parsed.data.company_status)) return []
    return [toFound(parsed.data)]
  })
}

/** What the register says of a company. */
export type RegisteredCompany = { name: string; isActive: boolean }

/**
 * Asks for one company's profile, GET /company/{number}. @returns null: the register has no such number.
 * @throws where it does not answer in time, refuses, or answers with something else.
 */
export async function askCompaniesHouseFor(register: Register, number: string): Promise<RegisteredCompany | null> {
  // Else it is no number of the register, and no part of a path.
  if (!/^[A-Z\d]{6,10}$/u.test(number)) return null
  const answer = await ask(register, new URL(`/company/${number}`, register.url))
  if (answer.status === 404) {
    await answer.body?.cancel()
    return null
  }
  if (!answer.ok) throw await refused(answer)
  const { company_name: name, company_status: status } = Profile.parse(JSON.parse(await readAtMost(answer, mostBytes)))
  return { name: name.slice(0, 200), isActive: !isGone(status) && status !== 'liquidation' }
}

async function ask({ key }: Register, address: URL): Promise<Response> {
  return await fetch(address, {
    // Its documentation: the key as the user name, no password.
    headers: { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`, accept: 'application/json' },
    signal: AbortSignal.timeout(patienceMs),
    redirect: 'error',
  })
}

async function refused(answer: Response): Promise<Error> {
  await answer.body?.cancel()
  return new Error(`The company register answered ${answer.status}`)
}

function toFound({ title, company_number, address }: z.infer<typeof Item>): FoundCompany {
  const filled: CompanyAddress = Object.fromEntries(Object.entries(address ?? {}).filter(([, text]) => text !== ''))
  const name = title.slice(0, 200)
  return {
    title: name,
    company_name: name,
    company_number,
    address: filled,
    registered_office_address: filled,
    isSample: false,
  }
}

function isGone(status: string | null | undefined): boolean {
  return status === 'dissolved' || status === 'converted-closed' || status === 'closed' || status === 'removed'
}

async function readAtMost(answer: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop by an error lets go of the connection.
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength
    if (size > most) throw new Error('The company register answered with too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
