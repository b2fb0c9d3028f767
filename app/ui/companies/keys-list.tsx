import type { ApiKey } from '../../../contract/companies/api-keys.ts'
import { dayOf } from '../dates.ts'
import { Badge } from '../parts/badge.tsx'
import { Button } from '../parts/button.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import css from './company.module.css'
import { ActForm } from '../parts/act-form.tsx'

/** A company's keys: who made each, what it may do, when it was used last, and a way to revoke it. */
export function KeysList({ keys }: { keys: readonly ApiKey[] }) {
  if (keys.length === 0)
    return (
      <EmptyState title="Your company has no keys yet" level={3}>
        <p>You only need a key if your own software posts ads.</p>
      </EmptyState>
    )
  return (
    <ul className={css.checks}>
      {keys.map((key) => (
        <li className={css.card} key={key._id}>
          <h4 className={css.keyName}>
            {key.name} {key.revoked !== null && <Badge tone="plain">Revoked</Badge>}
          </h4>
          <dl className={css.facts}>
            <dt>Begins with</dt>
            <dd>
              <code>{key.prefix}…</code>
            </dd>
            <dt>May</dt>
            <dd>{key.scopes.map((scope) => mayTexts[scope]).join(', ')}</dd>
            <dt>Made</dt>
            <dd>
              {dayOf(key.created)} by {key.createdBy ?? 'somebody who has left'}
            </dd>
            <dt>Last used</dt>
            <dd>{key.lastUsed === null ? 'Never' : dayOf(key.lastUsed)}</dd>
            {key.revoked !== null && (
              <>
                <dt>Revoked</dt>
                <dd>{dayOf(key.revoked)}</dd>
              </>
            )}
          </dl>
          {key.revoked === null && (
            <ActForm preventScrollReset>
              <input type="hidden" name="key" value={key._id} />
              <Button look="danger" name="do" value="revoke" aria-label={`Revoke the key ${key.name}`}>
                Revoke
              </Button>
            </ActForm>
          )}
        </li>
      ))}
    </ul>
  )
}

const mayTexts = { 'read-ads': 'read ads', 'write-ads': 'post, change and close ads' } as const
