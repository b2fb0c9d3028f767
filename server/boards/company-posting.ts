import { z } from 'zod'
import { collectAds, idIn } from './answers.ts'
import type { BoardAnswer } from './board.ts'
import type { Company } from './read-companies.ts'
import type { Unusable } from '../../engines/ads/index.ts'

/** An ad of a company board as it is kept, with the company as we asked for it: many do not say whose they are. */
type CompanyPosting = { company: string; employer?: string; posting: unknown }

/** Pairs each posting of a company with the company and its id. */
export function collectPostings(
  { name: company, employer }: Company,
  postings: readonly unknown[],
  options: { id?: string; total?: number | null } = {},
): BoardAnswer {
  const refOf = idIn(options.id ?? 'id')
  return collectAds<CompanyPosting>(
    postings.map((posting) => ({ company, ...(employer !== null && { employer }), posting })),
    { refOf: ({ posting }) => refOf(posting), total: options.total ?? postings.length },
  )
}

const Body = z.object({ company: z.string(), employer: z.string().optional(), posting: z.unknown() })

/**
 * The posting of a kept ad in its shape, with the company that it belongs to. `employer` is what the company is called where
 * the posting does not say it.
 */
export function readPosting<Posting>(
  body: unknown,
  shape: z.ZodType<Posting>,
): { company: string; employer: string; posting: Posting } | Unusable {
  const kept = Body.safeParse(body)
  if (!kept.success) return { unusable: 'not a posting of a company' }
  const parsed = shape.safeParse(kept.data.posting)
  if (!parsed.success) return { unusable: 'not an object' }
  const { company, employer = employerNamed(company) } = kept.data
  return { company, employer, posting: parsed.data }
}

/**
 * The employer where nothing more is said of it than its name in the address: 'bright-fold' → 'Bright Fold'. Names with
 * capitals of their own keep them; of a whole address the host is left.
 */
export function employerNamed(company: string): string {
  if (company.includes('://')) return new URL(company).hostname
  return company
    .split(/[-_.]+/)
    .map((word) => (/[A-Z]/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
}

/** The parts of a place on one line, without what is absent or said twice: 'Leeds, West Yorkshire, LS1'. */
export function placeLine(...parts: readonly (string | null | undefined)[]): string[] {
  const said = [...new Set(parts.flatMap((part) => part ?? []))]
  return said.length === 0 ? [] : [said.join(', ')]
}

/** The country of all places, where they agree. */
export function onlyCountry(codes: readonly (string | null | undefined)[]): string | null {
  const said = new Set(codes.flatMap((code) => code?.toUpperCase() ?? []))
  return said.size === 1 ? ([...said][0] ?? null) : null
}
