import { data, redirect } from 'react-router'
import type { FeedSettings, TriedFeed } from '../../../contract/job-ads/feed.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/feed'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { CompanyFrame } from '../../ui/companies/company-frame.tsx'
import css from '../../ui/companies/company.module.css'
import { FeedForm, type TypedFeed } from '../../ui/companies/feed-form.tsx'
import { FeedState } from '../../ui/companies/feed-state.tsx'
import { TriedJobs } from '../../ui/companies/tried-jobs.tsx'
import { problemsOf, type Problems } from '../../ui/parts/problems.ts'
import { ownCompany, ownCompanyParams } from './own-company.ts'
import { siteOf } from '../../site-of.ts'
import { PageAlert } from '../../ui/parts/act-form.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const own = await ownCompany(context)
  // Only admins set a feed up: others have no such page.
  if (!own.isAdmin) throw redirect('/manage-company')
  const params = ownCompanyParams(context)
  const site = siteOf(context)
  return { ...own, ...(await ask(context, (api) => api.companyFeed.find({ params }))), site }
}

type Answer = { alert: Alert | null; problems: Problems; typed: TypedFeed | null; tried: TriedFeed | null }

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const params = ownCompanyParams(context)
  const said = (given: Partial<Answer>, status = 200) =>
    data<Answer>({ alert: null, problems: {}, typed: null, tried: null, ...given }, { status })
  const what = textOf(form, 'do')
  if (what === 'remove' || what === 'read' || what === 'close-missing') {
    const { answer, refusal } = await tryAsk(context, async (api): Promise<Alert> => {
      return what === 'remove'
        ? await api.companyFeed.remove({ params })
        : await api.companyFeed.readSoon({ params, body: { closeMissing: what === 'close-missing' } })
    })
    return refusal === null ? said({ alert: answer }) : said({ alert: alert('error', refusal.message) }, 400)
  }
  const typed = typedIn(form)
  if (what === 'test') {
    const { publishes: _, adsADay: __, ...toTry } = settingsOf(typed)
    const { answer: tried, refusal } = await tryAsk(context, async (api) => {
      return await api.companyFeed.test({ params, body: toTry })
    })
    if (refusal === null) return said({ typed, tried })
    // The feed's own fault is said as a whole.
    const isOfFeed = Object.keys(refusal.fields).length === 0
    const problems = isOfFeed ? {} : problemsOf(refusal)
    return said({ typed, problems, alert: isOfFeed ? alert('error', refusal.message) : null }, 400)
  }
  const { answer, refusal } = await tryAsk(context, async (api) => {
    return await api.companyFeed.save({ params, body: settingsOf(typed) })
  })
  return refusal === null ? said({ alert: answer }) : said({ typed, problems: problemsOf(refusal) }, 400)
}

function typedIn(form: FormData): TypedFeed {
  return {
    address: textOf(form, 'address'),
    publishes: form.get('publishes') === 'on',
    adsADay: textOf(form, 'adsADay'),
    contractType: textOf(form, 'contractType'),
    duration: textOf(form, 'duration'),
    hasAuthority: form.get('hasAuthority') === 'on',
  }
}

/** What is not one of the choices is for the call to refuse. */
function settingsOf(typed: TypedFeed): FeedSettings {
  return {
    ...typed,
    adsADay: /^\d{1,6}$/u.test(typed.adsADay.trim()) ? Number(typed.adsADay) : 0,
    contractType: typed.contractType as FeedSettings['contractType'],
    duration: typed.duration as FeedSettings['duration'],
  }
}

/** The company's own feed in, tried out and set up, and its ads as a feed out; for its admins. */
export default function CompanyFeedPage({ loaderData, actionData }: Route.ComponentProps) {
  const { company, isAdmin, feed, isAgency, site } = loaderData
  const tried = actionData?.tried ?? null
  return (
    <CompanyFrame company={company} isAdmin={isAdmin} title="Feed">
      <div aria-live="polite">{actionData?.alert != null && <PageAlert alert={actionData.alert} />}</div>
      <p className={css.text}>
        If your recruitment system has a job feed for job sites, we can read it about every half hour: new jobs become
        ads or drafts, changes are carried over, and ads for jobs that are no longer in it are closed. We read the XML
        format that Indeed describes and most systems produce.
      </p>
      {feed !== null && <FeedState feed={feed} />}
      <FeedForm
        // Saved or removed, it starts again.
        key={`${feed?.address ?? ''} ${actionData?.typed == null}`}
        feed={feed}
        isAgency={isAgency}
        typed={actionData?.typed ?? null}
        problems={actionData?.problems ?? {}}
      />
      {tried !== null && <TriedJobs tried={tried} />}
      <section className={css.section} aria-labelledby="out">
        <h3 id="out">Your ads for other sites</h3>
        <p className={css.text}>
          Your ads that are online, for your own website or other job sites. Anybody who has these addresses can read
          them.
        </p>
        <ul className={css.addresses}>
          {(['jobs.xml', 'jobs.json'] as const).map((file) => (
            <li key={file}>
              {file === 'jobs.xml' ? 'XML for job sites' : 'JSON Feed'}:{' '}
              <a href={`/company-feeds/${company._id}/${file}`}>{`${site}/company-feeds/${company._id}/${file}`}</a>
            </li>
          ))}
        </ul>
      </section>
    </CompanyFrame>
  )
}
