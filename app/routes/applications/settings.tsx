import { data, Link } from 'react-router'
import { Everywhere, SourceSettings, type SourceSettingsRow } from '../../../contract/applications/ways.ts'
import { BoardId } from '../../../contract/boards/boards.ts'
import { changedSince } from '../../../contract/platform/revision.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/settings'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { answerText } from '../../ui/applications/answer-text.ts'
import css from '../../ui/applications/applications.module.css'
import { wayNames } from '../../ui/applications/state-words.ts'
import { QuestionField } from '../../ui/applications/question-field.tsx'
import { readAnswers } from '../../ui/applications/read-answers.ts'
import { Icon } from '../../ui/icon.tsx'
import { SettingsPage, SettingsPart } from '../../ui/settings/settings-frame.tsx'
import settings from '../../ui/settings/settings.module.css'
import { Day } from '../../ui/when.tsx'
import { ChangedSince, type Since } from '../../ui/parts/changed-since.tsx'
import { Button } from '../../ui/parts/button.tsx'
import { SelectField } from '../../ui/parts/select-field.tsx'
import { TextField } from '../../ui/parts/text-field.tsx'
import { EmptyLine } from '../../ui/parts/empty-state.tsx'
import { Checkbox } from '../../ui/parts/checkbox.tsx'
import { ActForm, PageAlert } from '../../ui/parts/act-form.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const [{ isOff, minimumMatch, sources }, bank] = await Promise.all([
    ask(context, (api) => api.applications.sources()),
    ask(context, (api) => api.applications.bank()),
  ])
  return { isOff, minimumMatch, sources, bank }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const refused = (message: string) => data({ alert: alert('error', message) }, { status: 400 })
  switch (textOf(form, 'intent')) {
    case 'all': {
      const isOff = textOf(form, 'isOff') === 'true'
      const { answer, refusal } = await tryAsk(context, (api) => api.applications.setEverywhere({ body: { isOff } }))
      return refusal ? refused(refusal.message) : { alert: answer }
    }
    case 'match': {
      const typed = textOf(form, 'minimumMatch').trim()
      const minimumMatch = typed === '' ? null : Everywhere.shape.minimumMatch.safeParse(Number(typed)).data
      if (minimumMatch === undefined) return refused('Please enter a whole number from 1 to 100, or leave it empty')
      const { answer, refusal } = await tryAsk(context, (api) =>
        api.applications.setEverywhere({ body: { minimumMatch } }),
      )
      return refusal ? refused(refusal.message) : { alert: answer }
    }
    case 'change': {
      const bank = await ask(context, (api) => api.applications.bank())
      const known = bank.find(({ key }) => key === textOf(form, 'key'))
      if (known === undefined) return refused('We no longer have this answer')
      const before = { question: known.question, value: known.value, origin: null }
      const [given] = readAnswers(form, [before], () => known.key)
      // Saved as it was, it is still so, as of today.
      const value = given === undefined ? known.value : given.value
      if (value === null) return refused('Please enter an answer, or let us forget it')
      const { answer, refusal } = await tryAsk(context, (api) =>
        api.applications.changeAnswer({
          params: { key: known.key },
          body: { value, baseRevision: textOf(form, 'baseRevision') || undefined },
        }),
      )
      if (refusal?.message === changedSince) {
        const inWords = (one: typeof value) => answerText(one, known.question.type === 'consent')
        const difference = { label: known.question.label, there: inWords(known.value), yours: inWords(value) }
        const since: SinceOf = { key: known.key, differences: [difference], revision: known.revision }
        return data({ since }, { status: 409 })
      }
      return refusal ? refused(refusal.message) : { alert: answer }
    }
    case 'forget': {
      const { answer, refusal } = await tryAsk(context, (api) =>
        api.applications.forgetAnswer({ params: { key: textOf(form, 'key') } }),
      )
      return refusal ? refused(refusal.message) : { alert: answer }
    }
    default: {
      const source = BoardId.safeParse(textOf(form, 'source')).data
      const storedCv = textOf(form, 'storedCv').trim()
      const settings = SourceSettings.safeParse({
        way: textOf(form, 'way'),
        isOff: form.has('isOff'),
        dailyLimit: Number(textOf(form, 'dailyLimit')),
        hourlyLimit: Number(textOf(form, 'hourlyLimit')),
        spacingSeconds: Number(textOf(form, 'spacingSeconds')),
        quietFrom: Number(textOf(form, 'quietFrom')),
        quietTo: Number(textOf(form, 'quietTo')),
        ...(storedCv !== '' && { storedCv }),
      })
      if (source === undefined || !settings.success) return refused('Please check the numbers')
      const body = { ...settings.data, consent: form.has('consent') }
      const { answer, refusal } = await tryAsk(context, (api) =>
        api.applications.setSource({ params: { source }, body }),
      )
      return refusal ? refused(refusal.message) : { alert: answer }
    }
  }
}

/** Somebody, in another window, has changed this answer since. */
type SinceOf = Since & { key: string }

/** What we may do at each source, and which answers we remember. */
export default function ApplicationSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { isOff, minimumMatch, sources, bank } = loaderData
  const said = actionData !== undefined && 'alert' in actionData ? actionData.alert : null
  const since = actionData !== undefined && 'since' in actionData ? actionData.since : null
  return (
    <SettingsPage title="How applications are sent">
      {said !== null && <PageAlert alert={said} />}
      <SettingsPart title="Sending">
        <ActForm className={settings.line}>
          <input type="hidden" name="intent" value="all" />
          <input type="hidden" name="isOff" value={isOff ? 'false' : 'true'} />
          <span>
            {isOff ? 'Sending is switched off. Nothing is sent anywhere.' : 'Applications are sent as set below.'}
          </span>
          <Button type="submit">{isOff ? 'Switch sending on' : 'Stop everything'}</Button>
        </ActForm>
      </SettingsPart>
      <SettingsPart title="Lowest match for automatic applications">
        <p>
          Where you let us send without asking, we can skip jobs that your CV matches poorly. We do not start those, and
          we say why. Leave the field empty to apply whatever the match.
        </p>
        <ActForm className={css.beside}>
          <input type="hidden" name="intent" value="match" />
          <TextField
            name="minimumMatch"
            label="Lowest match between your CV and the ad, in per cent"
            isOptional
            type="number"
            min={1}
            max={100}
            defaultValue={minimumMatch ?? ''}
          />
          <Button type="submit">Save</Button>
        </ActForm>
      </SettingsPart>
      <SettingsPart title="Sources">
        <p>
          Boards may object to applications that a program fills in. If you send each one yourself, you see everything
          first. We only send without asking if you agree, and within the limits and hours below.
        </p>
        <div className={settings.rows}>
          {sources.map((row) => (
            <Source key={row.source} row={row} />
          ))}
        </div>
      </SettingsPart>
      <SettingsPart title="Answers we remember">
        {bank.length === 0 ? (
          <EmptyLine picture="text">
            None yet. When a form asks something that only you know, we can remember your answer.
          </EmptyLine>
        ) : (
          <ul className={css.list}>
            {bank.map(({ key, question, value, givenFor, givenAt, revision }) => (
              <li key={key}>
                <span className={css.what}>
                  <b>{question.label}</b> {answerText(value, question.type === 'consent')}
                  <small>
                    Given on <Day moment={givenAt} /> for {givenFor}
                  </small>
                </span>
                <details open={since?.key === key ? true : undefined}>
                  <summary>
                    Change<span className="unseen"> {question.label}</span>
                  </summary>
                  <ActForm>
                    <input type="hidden" name="intent" value="change" />
                    <input type="hidden" name="key" value={key} />
                    <input type="hidden" name={`asked-${key}`} value="on" />
                    <QuestionField answer={{ question, value, origin: null }} name={`q-${key}`} isBare />
                    {since?.key === key ? (
                      <ChangedSince since={since} reload="/application-settings" />
                    ) : (
                      <input type="hidden" name="baseRevision" value={revision} />
                    )}
                    <Button type="submit">Save</Button>
                  </ActForm>
                </details>
                <ActForm>
                  <input type="hidden" name="intent" value="forget" />
                  <input type="hidden" name="key" value={key} />
                  <Button type="submit">
                    Forget<span className="unseen"> {question.label}</span>
                  </Button>
                </ActForm>
              </li>
            ))}
          </ul>
        )}
      </SettingsPart>
      <p>
        <Link to="/applied-jobs">My applications</Link>
      </p>
    </SettingsPage>
  )
}

function Source({ row: { source, sourceName, settings: kept, consentedAt } }: { row: SourceSettingsRow }) {
  const id = (name: string) => `${source}-${name}`
  const number = (
    name: 'dailyLimit' | 'hourlyLimit' | 'spacingSeconds' | 'quietFrom' | 'quietTo',
    label: string,
    most: number,
  ) => <TextField id={id(name)} name={name} label={label} type="number" min={0} max={most} defaultValue={kept[name]} />
  return (
    <details>
      <summary>
        <b>{sourceName}</b> <span>{kept.isOff ? 'Off' : wayNames[kept.way]}</span> <Icon name="down" />
      </summary>
      <ActForm className={css.questions}>
        <input type="hidden" name="source" value={source} />
        <SelectField label="How" id={id('way')} name="way" defaultValue={kept.way}>
          {(['by-hand', 'assisted', 'automatic'] as const).map((way) => (
            <option key={way} value={way}>
              {wayNames[way]}
            </option>
          ))}
        </SelectField>
        <Checkbox id={id('consent')} name="consent" defaultChecked={consentedAt !== null}>
          For automatic sending: I agree that applications are sent in my name on {sourceName} without my seeing each
          one, and know that the board may object.
        </Checkbox>
        <div className={css.two}>
          {number('dailyLimit', 'At most a day', 100)}
          {number('hourlyLimit', 'At most an hour', 30)}
          {number('spacingSeconds', 'Seconds between two', 3_600)}
          {number('quietFrom', 'Nothing from (hour)', 23)}
          {number('quietTo', 'until (hour)', 23)}
        </div>
        <TextField
          id={id('storedCv')}
          name="storedCv"
          label={`CV stored at ${sourceName} to use`}
          hint={`Its name as ${sourceName} shows it. If you leave this empty, we upload the CV that you choose for each application.`}
          isOptional
          maxLength={200}
          defaultValue={kept.storedCv ?? ''}
        />
        <Checkbox id={id('isOff')} name="isOff" defaultChecked={kept.isOff}>
          Off: send nothing there
        </Checkbox>
        <Button type="submit">
          Save<span className="unseen"> choices for {sourceName}</span>
        </Button>
      </ActForm>
    </details>
  )
}
