import { Link } from 'react-router'
import { exportsUsedUp } from '../../../contract/users/page-texts.ts'
import { messages } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/data'
import { ask } from '../../ask.ts'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import { OwnPasswordField } from '../../ui/settings/own-password-field.tsx'
import { SettingsPage, SettingsPart } from '../../ui/settings/settings-frame.tsx'
import css from '../../ui/settings/settings.module.css'
import { Button } from '../../ui/parts/button.tsx'

/** Why no archive came, by the word that the download leads back with: never words from the address itself. */
const reasons: Readonly<Record<string, string>> = {
  password: messages.incorrectPassword,
  proof: messages.proveAgain,
  limit: exportsUsedUp,
  wait: messages.tooMany,
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { hasPassword, isProved, exportsLeft, keptAboutYou } = await ask(context, (api) =>
    api.settings.mine({ params: { id: 'me' } }),
  )
  const problem = reasons[url.searchParams.get('problem') ?? ''] ?? null
  return { hasPassword, isProved, exportsLeft, keptAboutYou, problem }
}

/** Download everything we hold about the person, and the way to delete it. */
export default function DataSettings({ loaderData }: Route.ComponentProps) {
  const { hasPassword, isProved, exportsLeft, keptAboutYou, problem } = loaderData
  return (
    <SettingsPage title="Data" lead="Take along what we hold about you, correct it, or have it deleted.">
      <SettingsPart title="Download your data">
        <p>
          Download everything we hold about you as one ZIP archive. Any text editor can open its files. It does not
          include passwords or keys. It contains your:
        </p>
        <ul>
          {keptAboutYou.map(({ what }) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        {exportsLeft === 0 ? (
          <p>{exportsUsedUp}</p>
        ) : !isProved && !hasPassword ? (
          <p>
            Please <Link to="/logout">log out</Link>, log in again, and come back here within 15 minutes. This stops
            anyone taking your data from a device that you left unattended.
          </p>
        ) : (
          /* A plain form, because the answer is a file and not a page. */
          <form className={css.form} method="post" action="/settings/data/download">
            {!isProved && <OwnPasswordField problem={problem ?? undefined} />}
            <ProblemSummary problems={problem === null ? {} : { [isProved ? '' : 'password']: problem }} />
            <Button look="primary" type="submit">
              Download my data
            </Button>
            <p className="hint">{exportsLeft === 1 ? '1 download' : `${exportsLeft} downloads`} left today.</p>
          </form>
        )}
      </SettingsPart>
      <SettingsPart title="Correct your data, object or complain">
        <p>
          You can change your details under <Link to="/settings">Account</Link>. For anything else,{' '}
          <Link to="/contact">write to us</Link>. We answer within 30 days. You can also complain to the Information
          Commissioner’s Office.
        </p>
      </SettingsPart>
      <SettingsPart title="Delete everything">
        <p>
          <Link to="/settings/delete">Delete your account</Link> to remove everything straight away.
        </p>
      </SettingsPart>
    </SettingsPage>
  )
}
