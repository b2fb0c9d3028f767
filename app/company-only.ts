import { redirect, type RouterContextProvider } from 'react-router'
import { visitor } from './api.ts'

/** Sends whoever belongs to no company to the list of ads, which says so. @throws the redirect */
export function companyOnly(context: Readonly<RouterContextProvider>): void {
  if (context.get(visitor).user?.company == null) throw redirect('/manage-my-job-ads')
}
