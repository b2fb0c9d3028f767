import { Decision, ourTemplates, type DecisionTemplate } from '../../../contract/candidates/decisions.ts'
import { decisionLimits } from '../../../contract/candidates/limits.ts'
import { inTransaction, type Database, type Queryable } from '../../platform/database.ts'

type Row = { id: string; to_state: string; name: string; text: string }

/** Texts for decisions: the company's own first, then ours. */
export async function templatesOf(db: Queryable, companyId: string): Promise<DecisionTemplate[]> {
  const { rows } = await db.query<Row>(
    'select id, to_state, name, text from decision_templates where company_id = $1 order by name, id',
    [companyId],
  )
  return [...rows.map(present), ...ourTemplates]
}

/** @returns null if the id is another company's; 'too-many' if there are as many as one keeps. */
export async function saveTemplate(
  db: Database,
  given: { companyId: string; id: string; to: Decision; name: string; text: string; now: Date },
): Promise<DecisionTemplate | 'too-many' | null> {
  const { companyId, id, to, name, text, now } = given
  return await inTransaction(db, async (client) => {
    const { rows: others } = await client.query<{ id: string }>(
      'select id from decision_templates where company_id = $1 and id <> $2',
      [companyId, id],
    )
    if (others.length >= decisionLimits.templates) return 'too-many'
    const { rows } = await client.query<Row>(
      `insert into decision_templates (id, company_id, to_state, name, text, changed) values ($1, $2, $3, $4, $5, $6)
       on conflict (id) do update set to_state = $3, name = $4, text = $5, changed = $6 where decision_templates.company_id = $2
       returning id, to_state, name, text`,
      [id, companyId, to, name, text, now],
    )
    return rows[0] ? present(rows[0]) : null
  })
}

/** @returns whether there was such a one of this company. */
export async function deleteTemplate(db: Queryable, given: { companyId: string; id: string }): Promise<boolean> {
  const { rowCount } = await db.query('delete from decision_templates where id = $1 and company_id = $2', [
    given.id,
    given.companyId,
  ])
  return rowCount === 1
}

function present({ id, to_state, name, text }: Row): DecisionTemplate {
  return { _id: id, to: Decision.parse(to_state), name, text, isOurs: false }
}
