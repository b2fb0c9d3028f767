import { data, Form, Link, redirect, useNavigation } from 'react-router'
import type { ApiKey } from '../../../contract/companies/api-keys.ts'
import { keyScopes, type KeyScope } from '../../../contract/companies/key-rules.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import type { Route } from './+types/api-keys'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { CompanyFrame } from '../../ui/companies/company-frame.tsx'
import css from '../../ui/companies/company.module.css'
import { KeysList } from '../../ui/companies/keys-list.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import { problemsOf, type Problems } from '../../ui/parts/problems.ts'
import { TextField } from '../../ui/parts/text-field.tsx'
import { ownCompany, ownCompanyParams } from './own-company.ts'
import { Checkbox } from '../../ui/parts/checkbox.tsx'
import { ChoiceGroup } from '../../ui/parts/choice-group.tsx'
import { PageAlert } from '../../ui/parts/act-form.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const own = await ownCompany(context)
  // Only admins make keys: others have no such page.
  if (!own.isAdmin) throw redirect('/manage-company')
  const params = ownCompanyParams(context)
  return { ...own, keys: await ask(context, (api) => api.companies.apiKeys({ params })) }
}

type Typed = { name: string; scopes: readonly string[] }
type Answer = {
  alert: Alert | null
  made: { key: string; apiKey: ApiKey } | null
  problems: Problems
  typed: Typed | null
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const params = ownCompanyParams(context)
  if (form.get('do') === 'revoke') {
    const keyId = textOf(form, 'key')
    const { answer, refusal } = await tryAsk(context, async (api) => {
      return await api.companies.revokeApiKey({ params: { ...params, keyId } })
    })
    const said = refusal === null ? answer : alert('error', refusal.message)
    return data<Answer>(
      { alert: said, made: null, problems: {}, typed: null },
      { status: refusal === null ? 200 : 400 },
    )
  }
  const typed = { name: textOf(form, 'name'), scopes: form.getAll('scopes').map(String) }
  const { answer, refusal } = await tryAsk(context, async (api) => {
    const scopes = keyScopes.filter((scope) => typed.scopes.includes(scope))
    return await api.companies.makeApiKey({ params, body: { name: typed.name, scopes } })
  })
  if (refusal !== null) {
    const hasFields = Object.keys(refusal.fields).length > 0
    const said = hasFields ? null : alert('error', refusal.message)
    return data<Answer>({ alert: said, made: null, problems: problemsOf(refusal), typed }, { status: 400 })
  }
  const { code, message, details, key, apiKey } = answer
  return data<Answer>({ alert: { code, message, details }, made: { key, apiKey }, problems: {}, typed: null })
}

/** The keys by which programs of the company post its ads; for its admins. */
export default function CompanyApiKeys({ loaderData: { company, isAdmin, keys }, actionData }: Route.ComponentProps) {
  const made = actionData?.made ?? null
  return (
    <CompanyFrame company={company} isAdmin={isAdmin} title="API keys">
      <div aria-live="polite">
        {actionData?.alert != null && <PageAlert alert={actionData.alert} />}
        {made !== null && (
          <div className={`${css.card} ${css.new}`}>
            <p>
              Your key ‘{made.apiKey.name}’, to be sent as <code>Authorization: Bearer …</code>
            </p>
            <p>
              <code className={css.secret} data-testid="new-key">
                {made.key}
              </code>
            </p>
          </div>
        )}
      </div>
      <p className={css.text}>
        With a key, your own software can post, change, close and list your company’s ads. The company’s credits pay for
        what it posts. Keep keys secret, and give each program its own. A key stops working when the person who created
        it leaves the company. <Link to="/api#ads">How to use the API</Link>
      </p>
      <MakeKey key={keys.length} typed={actionData?.typed ?? null} problems={actionData?.problems ?? {}} />
      <section className={css.section} aria-labelledby="keys">
        <h3 id="keys">Your company’s keys</h3>
        <KeysList keys={keys} />
      </section>
    </CompanyFrame>
  )
}

function MakeKey({ typed, problems }: { typed: Typed | null; problems: Problems }) {
  const { state } = useNavigation()
  const scopesProblem = problems['scopes']
  return (
    <section className={css.section} aria-labelledby="make">
      <h3 id="make">Make a key</h3>
      <Form className={css.form} method="post" noValidate preventScrollReset>
        <TextField
          label="Name"
          name="name"
          hint="Your name for it, such as the program that uses it"
          defaultValue={typed?.name}
          maxLength={80}
          autoComplete="off"
          problem={problems['name']}
        />
        <ChoiceGroup id="scopes" legend="What the key can do" problem={scopesProblem}>
          {keyScopes.map((scope) => (
            <Checkbox
              key={scope}
              name="scopes"
              value={scope}
              defaultChecked={typed?.scopes.includes(scope) ?? scope === 'read-ads'}
            >
              {scopeTexts[scope]}
            </Checkbox>
          ))}
        </ChoiceGroup>
        <ProblemSummary problems={problems} />
        <div>
          <Button look="primary" name="do" value="make" aria-busy={state === 'submitting'}>
            Make key
          </Button>
        </div>
      </Form>
    </section>
  )
}

const scopeTexts: Readonly<Record<KeyScope, string>> = {
  'read-ads': 'Read your company’s ads',
  'write-ads': 'Post, change and close ads, at the cost of your company',
}
