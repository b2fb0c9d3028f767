import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import type { Account } from '../../ui/cvs/wizard/use-wizard.ts'
import { Wizard } from '../../ui/cvs/wizard/wizard.tsx'
import css from '../../ui/cvs/wizard/wizard.module.css'
import { toLogin } from '../../log-in-again.ts'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/build-your-cv'

/** `?cv=ID`: which of one's CVs, else the main one; `?cv=new`: a further one. `?step=`: the position, 0 to 4. */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<{ account: Account | null }> {
  const wanted = url.searchParams.get('cv')
  if (context.get(visitor).user === null) {
    if (wanted !== null) throw toLogin(request, url)
    return { account: null }
  }
  const [me, list] = await Promise.all([
    ask(context, (api) => api.users.account()),
    ask(context, (api) => api.cvs.list()),
  ])
  const cvId = wanted === 'new' ? undefined : (wanted ?? list[0]?._id)
  const kept = cvId === undefined ? null : await ask(context, (api) => api.cvs.find({ params: { cvId } }))
  return { account: { userId: me._id, name: me.name, email: me.email, phone: me.phone, list, kept } }
}

/** What is typed lives in the page: asking again would bring back what was there before. */
export function shouldRevalidate() {
  return false
}

/** The wizard (S9.1). */
export default function BuildYourCv({ loaderData: { account } }: Route.ComponentProps) {
  const name = account?.kept?.name
  return (
    <div className={`page ${css.page}`}>
      <PageHead
        title="Build your CV"
        canonical="/build-your-cv"
        description="Write your CV in five steps, with or without an account: personal details, work, education, skills and your next job."
      />
      <h1>{name === undefined ? 'Build your CV' : `Your CV ‘${name}’`}</h1>
      <noscript>
        <p>
          To write your CV here, switch on JavaScript in your browser. The five steps below show what we ask for. You
          only need to give your name, email and phone.
        </p>
      </noscript>
      <Wizard account={account} />
    </div>
  )
}
