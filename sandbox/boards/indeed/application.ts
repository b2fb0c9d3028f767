import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { SandboxAd, World } from '../../board.ts'
import { missing, readAnswers, type Answers } from '../../pages/answers.ts'
import type { Problems } from '../../pages/fields.ts'
import { link } from '../../pages/links.ts'
import { page, type Markup } from '../../pages/page.ts'
import type { Visit } from '../../pages/visits.ts'
import { jobKey, numberOfKey } from './job-key.ts'
import { stepsOf, type Step } from './steps.ts'

const base = 'smartapply.indeed.com/beta/indeedapply/form'

/** `/beta/indeedapply/form/<step>?jk=<key>`: one module a page; what was filled in stands on the last one for review. */
export function addApplicationPages(app: Hono, world: World, visitOf: (c: Context) => Visit): void {
  const here = (c: Context) => {
    const ad = world.ad('indeed', numberOfKey(c.req.query('jk')))
    const steps = ad ? stepsOf(ad) : []
    const at = steps.findIndex(({ path }) => path === c.req.param('step'))
    const step = steps[at]
    return ad && step ? { ad, step, next: steps[at + 1]?.path ?? 'post-apply', visit: visitOf(c) } : null
  }
  const path = '/beta/indeedapply/form/:step{.+}'

  app.get('/beta/indeedapply/form/post-apply', (c) =>
    c.html(page('Your application has been submitted | Indeed', html`<h1>Your application has been submitted</h1>`)),
  )

  app.get(path, (c) => {
    const found = here(c)
    if (!found) return c.notFound()
    const { ad, step, visit } = found
    if (!visit.signedInAs) {
      const back = encodeURIComponent(`${base}/${step.path}?jk=${jobKey(ad)}`)
      return c.redirect(link(c, `secure.indeed.com/auth?continue=${back}`))
    }
    if (visit.applied.has(ad.number)) return c.redirect(link(c, `uk.indeed.com/viewjob?jk=${jobKey(ad)}`))
    return c.html(stepPage(step, ad, { email: visit.signedInAs, ...visit.drafts.get(ad.number) }))
  })

  app.post(path, async (c) => {
    const found = here(c)
    const email = found?.visit.signedInAs
    if (!found || !email) return c.notFound()
    const { ad, step, next, visit } = found
    const given = await readAnswers(c)
    const answers = { email, ...visit.drafts.get(ad.number), ...given }
    const problems = missing(given, step.required, 'Answer this question to continue.')
    if (Object.keys(problems).length > 0) return c.html(stepPage(step, ad, answers, problems), 400)
    visit.drafts.set(ad.number, answers)
    if (next === 'post-apply') visit.applied.add(ad.number)
    return c.redirect(link(c, `${base}/${next}?jk=${jobKey(ad)}`), 303)
  })
}

function stepPage(step: Step, ad: SandboxAd, answers: Answers, problems: Problems = {}): Markup {
  return page(
    `${step.title} | Indeed`,
    html`<div id="ia-container">
      <p>${ad.title} - ${ad.advertiser ?? ''}</p>
      <h1>${step.title}</h1>
      <form method="post" enctype="multipart/form-data" novalidate>
        ${step.fields(answers, problems)}
        <button type="submit" data-testid="${step.button.testId}" name="${step.button.name}">
          ${step.button.text}
        </button>
      </form>
    </div>`,
  )
}
