import { data, Form, Link, useNavigation } from 'react-router'
import type { AvoidedEntry, AvoidedKind } from '../../../contract/avoided/avoided.ts'
import type { Route } from './+types/never-show'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import { SettingsPage, SettingsPart } from '../../ui/settings/settings-frame.tsx'
import css from '../../ui/shortlist/never-show.module.css'
import { Button } from '../../ui/parts/button.tsx'
import { TextField } from '../../ui/parts/text-field.tsx'
import { EmptyLine } from '../../ui/parts/empty-state.tsx'
import { ChoiceGroup } from '../../ui/parts/choice-group.tsx'
import { Radio } from '../../ui/parts/radio.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const [entries, hidden] = await Promise.all([
    ask(context, (api) => api.avoided.list()),
    ask(context, (api) => api.jobSearches.hidden()),
  ])
  // From the row of a job: the name is filled in, and only the button adds it.
  const asked = url.searchParams
  return {
    entries,
    hidden,
    given: { kind: kindFrom(asked.get('kind')), text: (asked.get('text') ?? '').slice(0, 100) },
  }
}

/** Adds an entry, or takes one out by what it says: of two windows none undoes the other's work. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const given = { kind: kindOf(form), text: textOf(form, 'text'), never: neverOf(form) }
  const before = await ask(context, (api) => api.avoided.list())
  const others = before.filter(
    ({ kind, text }) => kind !== given.kind || text.toLowerCase() !== given.text.trim().toLowerCase(),
  )
  const isRemoval = textOf(form, 'intent') === 'remove'
  const entries = isRemoval ? others : [...others, given]
  const { refusal } = await tryAsk(context, (api) => api.avoided.replace({ body: { entries } }))
  if (refusal === null)
    return {
      said: isRemoval ? `‘${given.text}’ is off your list.` : `‘${given.text.trim()}’ is on your list.`,
      problem: null,
      text: '',
    }
  return data(
    { said: null, problem: Object.values(refusal.fields)[0] ?? refusal.message, text: given.text },
    { status: 400 },
  )
}

function kindOf(form: FormData): AvoidedKind {
  return kindFrom(textOf(form, 'kind'))
}

function kindFrom(kind: string | null): AvoidedKind {
  return kind === 'company' || kind === 'agency' ? kind : 'word'
}

function neverOf(form: FormData): AvoidedEntry['never'] {
  return textOf(form, 'never') === 'apply' ? 'apply' : 'show'
}

const kinds: Record<AvoidedKind, { name: string; hint: string }> = {
  word: { name: 'Word or phrase', hint: 'anywhere in the ad, as whole words: ‘commission only’' },
  company: { name: 'Company', hint: 'in the employer’s name: ‘Acme’ is also Acme Stores Ltd' },
  agency: { name: 'Agency', hint: 'the same, but not where a company of that name hires for itself' },
}
const nevers: Record<AvoidedEntry['never'], string> = {
  show: 'Never show it, and never apply',
  apply: 'Show it, but never apply for me',
}

/** What somebody wants to have nothing to do with, in results and in applications. */
export default function NeverShow({ loaderData: { entries, hidden, given }, actionData }: Route.ComponentProps) {
  const { state } = useNavigation()
  const problem = actionData?.problem ?? null
  return (
    <SettingsPage
      title="Never show me"
      lead="We leave ads with these words, or from these companies and agencies, out of your results, and never apply to them for you. Each page of results says how many it left out."
    >
      <p aria-live="polite">{actionData?.said}</p>
      <SettingsPart title="Add to the list">
        <Form className={css.form} method="post" key={entries.length}>
          <TextField
            name="text"
            label="Word, company or agency"
            problem={problem ?? undefined}
            maxLength={100}
            defaultValue={actionData?.text ?? given.text}
          />
          <ChoiceGroup legend="What it is">
            {Object.entries(kinds).map(([kind, { name, hint }]) => (
              <Radio key={kind} name="kind" value={kind} hint={hint} defaultChecked={kind === given.kind}>
                {name}
              </Radio>
            ))}
          </ChoiceGroup>
          <ChoiceGroup legend="What to do">
            {Object.entries(nevers).map(([never, name]) => (
              <Radio key={never} name="never" value={never} defaultChecked={never === 'show'}>
                {name}
              </Radio>
            ))}
          </ChoiceGroup>
          <ProblemSummary problems={problem === null ? {} : { text: problem }} />
          <Button look="primary" type="submit" aria-busy={state === 'submitting'}>
            Add to the list
          </Button>
        </Form>
      </SettingsPart>
      <SettingsPart title="Your list">
        {entries.length === 0 ? (
          <EmptyLine>Nothing on your list yet. We show you everything we find.</EmptyLine>
        ) : (
          <ul className={css.list} aria-label="Never show me">
            {entries.map((entry) => (
              <li key={`${entry.kind} ${entry.text}`}>
                <span>
                  <b>{entry.text}</b>{' '}
                  <span className="quiet">
                    {kinds[entry.kind].name} – {nevers[entry.never]}
                  </span>
                </span>
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="intent" value="remove" />
                  <input type="hidden" name="kind" value={entry.kind} />
                  <input type="hidden" name="text" value={entry.text} />
                  <Button type="submit">
                    Remove<span className="unseen"> {entry.text}</span>
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        )}
      </SettingsPart>
      <SettingsPart title="Jobs that you have hidden">
        {hidden.length === 0 ? (
          <EmptyLine>You have not hidden any jobs in this browser.</EmptyLine>
        ) : (
          <ul className={css.list} aria-label="Hidden jobs">
            {hidden.map(({ _id: id, jobTitle, employer }) => (
              <li key={id}>
                <span>
                  <Link to={`/job/${id}`}>{jobTitle}</Link> <span className="quiet">{employer}</span>
                </span>
                <Form method="post" action="/irrelevant">
                  <input type="hidden" name="job" value={id} />
                  <input type="hidden" name="jobTitle" value={jobTitle} />
                  <input type="hidden" name="undo" value="true" />
                  <Button type="submit">
                    Show again<span className="unseen">: {jobTitle}</span>
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        )}
      </SettingsPart>
    </SettingsPage>
  )
}
