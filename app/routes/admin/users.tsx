import { Form, useSearchParams } from 'react-router'
import type { Route } from './+types/users'
import { ask } from '../../ask.ts'
import { UsersTable } from '../../ui/admin/users-table.tsx'
import css from '../../ui/admin/admin.module.css'
import { PageHead } from '../../ui/page-head.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { SelectField } from '../../ui/parts/select-field.tsx'
import { Pager } from '../../ui/parts/pager.tsx'
import { TextField } from '../../ui/parts/text-field.tsx'
import { EmptyState } from '../../ui/parts/empty-state.tsx'
import { Checkbox } from '../../ui/parts/checkbox.tsx'

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const query = {
    filter: (searchParams.get('filter') ?? '').slice(0, 200),
    unverified: searchParams.get('unverified') === 'yes',
    sort: searchParams.get('sort') === 'email' ? ('email' as const) : ('created' as const),
    page: pageOf(searchParams.get('page')),
  }
  return { query, found: await ask(context, (api) => api.admin.users({ query })) }
}

/** The accounts, a page at a time (S15.5). The address holds what is shown; the form works without scripts. */
export default function AdminUsers({ loaderData: { query, found } }: Route.ComponentProps) {
  const { users, total, page, pages } = found
  const [parameters] = useSearchParams()
  const pageAddress = (to: number) => `?${withParameter(parameters, 'page', String(to))}`
  return (
    <>
      <PageHead title="Users" isForSearchEngines={false} />
      <h1>Users</h1>
      <Form className={css.filter} method="get" aria-label="Users">
        <TextField
          name="filter"
          label="Email, name or phone"
          required={false}
          type="search"
          defaultValue={query.filter}
          autoComplete="off"
        />
        <SelectField label="Order" name="sort" defaultValue={query.sort}>
          <option value="created">Newest first</option>
          <option value="email">By email</option>
        </SelectField>
        <Checkbox name="unverified" value="yes" defaultChecked={query.unverified}>
          Show unverified only
        </Checkbox>
        <Button look="primary">Show</Button>
      </Form>
      <p aria-live="polite">
        {total.toLocaleString('en-GB')} {total === 1 ? 'account' : 'accounts'}
        {pages > 1 && `, page ${page} of ${pages}`}
      </p>
      {users.length > 0 ? (
        <UsersTable users={users} />
      ) : (
        <EmptyState title="No accounts found" picture="missed">
          <p>Check the spelling, or search for part of an email address, name or phone number.</p>
        </EmptyState>
      )}
      <Pager previous={page > 1 ? pageAddress(page - 1) : null} next={page < pages ? pageAddress(page + 1) : null} />
    </>
  )
}

function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/u.test(text) ? Number(text) : 1
}

function withParameter(parameters: URLSearchParams, name: string, value: string): string {
  const changed = new URLSearchParams(parameters)
  changed.set(name, value)
  return changed.toString()
}
