import { redirect, type RouterContextProvider } from 'react-router'
import type { Company } from '../../../contract/companies/companies.ts'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'

/** The company of whoever asks, with who they are in it. Who is in none is led to the page that says so. */
export async function ownCompany(
  context: Readonly<RouterContextProvider>,
): Promise<{ company: Company; ownId: string; isAdmin: boolean }> {
  const params = ownCompanyParams(context)
  const company = await ask(context, (api) => api.companies.details({ params }))
  const user = context.get(visitor).user
  return { company, ownId: user?.id ?? '', isAdmin: user?.company?.isAdmin === true }
}

/** What calls for the own company need in their path. */
export function ownCompanyParams(context: Readonly<RouterContextProvider>): { companyId: string } {
  const companyId = context.get(visitor).user?.company?.id
  if (companyId === undefined) throw redirect('/manage-company')
  return { companyId }
}
