import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { SandboxAd, World } from '../../board.ts'
import { missing, readAnswers, type Answers } from '../../pages/answers.ts'
import type { Problems } from '../../pages/fields.ts'
import { link } from '../../pages/links.ts'
import { page, type Markup } from '../../pages/page.ts'
import type { Visit } from '../../pages/visits.ts'
import { numberOfPosting, postingId } from './addresses.ts'
import { stepsOf, type Step } from './steps.ts'

const path = '/jobs/view/:id/apply/:step'

/** The dialog "Apply to …", a page a step: contact, CV, questions, review. */
export function addEasyApply(app: Hono, world: World, visitOf: (c: Context) => Visit): void {
  const here = (c: Context) => {
    const ad = world.ad('linkedin', numberOfPosting(c.req.param('id')))
    const steps = ad && !ad.external ? stepsOf(ad) : []
    const at = steps.findIndex(({ name }) => name === c.req.param('step'))
    const step = steps[at]
    if (!ad || !step) return null
    return {
      ad,
      step,
      share: Math.round((at / steps.length) * 100),
      next: steps[at + 1]?.name ?? 'sent',
      visit: visitOf(c),
    }
  }

  app.get('/jobs/view/:id/apply/sent', (c) =>
    c.html(page('Application sent | LinkedIn', html`<div role="dialog"><h2>Application sent</h2></div>`)),
  )

  app.get(path, (c) => {
    const found = here(c)
    if (!found) return c.notFound()
    const { ad, step, share, visit } = found
    if (!visit.signedInAs) return c.redirect(link(c, 'www.linkedin.com/authwall'))
    return c.html(dialog(ad, step, { share, answers: visit.drafts.get(ad.number) ?? {}, problems: {} }))
  })

  app.post(path, async (c) => {
    const found = here(c)
    if (!found?.visit.signedInAs) return c.notFound()
    const { ad, step, share, next, visit } = found
    const given = await readAnswers(c)
    const answers = { ...visit.drafts.get(ad.number), ...given }
    const problems = { ...missing(given, step.required, 'Please enter a valid answer'), ...step.problems(given) }
    if (Object.keys(problems).length > 0) return c.html(dialog(ad, step, { share, answers, problems }), 400)
    visit.drafts.set(ad.number, answers)
    if (next === 'sent') visit.applied.add(ad.number)
    return c.redirect(link(c, `www.linkedin.com/jobs/view/${postingId(ad)}/apply/${next}`), 303)
  })
}

function dialog(
  ad: SandboxAd,
  step: Step,
  { share, answers, problems }: { share: number; answers: Answers; problems: Problems },
): Markup {
  return page(
    `${ad.title} at ${ad.advertiser ?? 'a company'}`,
    html`<div
      role="dialog"
      class="artdeco-modal jobs-easy-apply-modal"
      aria-labelledby="jobs-apply-header"
      data-test-modal
    >
      <h2 id="jobs-apply-header">Apply to ${ad.advertiser ?? 'the company'}</h2>
      <progress max="100" value="${share}">${share}%</progress>
      <form method="post" enctype="multipart/form-data" novalidate>
        <h3>${step.title}</h3>
        ${step.fields(answers, problems)}
        <button type="submit" aria-label="${step.button.label}">${step.button.text}</button>
      </form>
    </div>`,
  )
}
