import { ORPCError } from '@orpc/client'
import type { RouterContextProvider } from 'react-router'
import type { RegisteredCompany } from '../../../contract/companies/companies.ts'
import { messages } from '../../../contract/texts/messages.ts'
import { api } from '../../api.ts'

export type Search = { name: string; found: RegisteredCompany[]; problem: string | null }

/** Looks a company up. What goes wrong is said beside the field: the details can be typed without it. */
export async function findCompanies(context: Readonly<RouterContextProvider>, name: string): Promise<Search> {
  try {
    return { name, found: await context.get(api).companies.find({ params: { x: name } }), problem: null }
  } catch (error) {
    const isShort = error instanceof ORPCError && error.status === 422
    return { name, found: [], problem: isShort ? messages.companyNameTooShort : messages.registerUnavailable }
  }
}
