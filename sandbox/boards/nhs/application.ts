import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { SandboxAd, World } from '../../board.ts'
import { missing, readAnswers, type Answers } from '../../pages/answers.ts'
import type { Problems } from '../../pages/fields.ts'
import { link } from '../../pages/links.ts'
import { page, type Markup } from '../../pages/page.ts'
import type { Visit } from '../../pages/visits.ts'
import { host, numberOf, referenceOf } from './addresses.ts'
import { problemSummary } from './problem-summary.ts'
import { stepsOf, type Step } from './steps.ts'

/**
 * `/candidate/apply/<reference>`: a task list whose sections are pages of their own, then the answers to check, then a
 * declaration; ends at `…/submitted` with a reference number.
 */
export function addApplicationPages(app: Hono, world: World, visitOf: (c: Context) => Visit): void {
  const adOf = (c: Context) => world.ad('nhs', numberOf(c.req.param('reference')))
  const formPath = (ad: SandboxAd) => `/candidate/apply/${referenceOf(ad)}`

  app.get('/candidate/apply/:reference/submitted', (c) => {
    const ad = adOf(c)
    if (!ad || !visitOf(c).applied.has(ad.number)) return c.notFound()
    return c.html(
      page(
        'Application submitted - NHS Jobs',
        html`<h1>Application submitted</h1>
          <p>Your reference number <strong id="reference-number">AR-${referenceOf(ad).slice(1)}</strong></p>`,
      ),
    )
  })

  app.get('/candidate/apply/:reference/:section?', (c) => {
    const ad = adOf(c)
    const visit = visitOf(c)
    if (!ad) return c.notFound()
    if (!visit.signedInAs) {
      return c.redirect(link(c, `${host}/candidate/login?returnTo=${encodeURIComponent(formPath(ad))}`))
    }
    const answers = visit.drafts.get(ad.number) ?? {}
    const section = c.req.param('section')
    if (section === undefined) return c.html(taskList(c, ad, answers, formPath(ad)))
    if (section === 'check-your-answers') return c.html(checkPage(ad, answers))
    const step = stepsOf(ad).find(({ path }) => path === section)
    return step ? c.html(sectionPage(step, answers)) : c.notFound()
  })

  app.post('/candidate/apply/:reference/:section', async (c) => {
    const ad = adOf(c)
    const visit = visitOf(c)
    if (!ad || !visit.signedInAs) return c.notFound()
    const given = await readAnswers(c)
    const answers = visit.drafts.get(ad.number) ?? {}
    if (c.req.param('section') === 'check-your-answers') {
      const problems = missing(given, ['declaration'], 'Confirm that your answers are true')
      const isOpen = stepsOf(ad).some((step) => !isComplete(step, answers))
      if (isOpen) problems['declaration'] = 'Complete every section first'
      if (Object.keys(problems).length > 0) return c.html(checkPage(ad, answers, problems), 400)
      visit.applied.add(ad.number)
      return c.redirect(link(c, `${host}${formPath(ad)}/submitted`), 303)
    }
    const step = stepsOf(ad).find(({ path }) => path === c.req.param('section'))
    if (!step) return c.notFound()
    const problems = missing(given, step.required, 'Answer this question')
    if (Object.keys(problems).length > 0) return c.html(sectionPage(step, { ...answers, ...given }, problems), 400)
    visit.drafts.set(ad.number, { ...answers, ...given })
    return c.redirect(link(c, host + formPath(ad)), 303)
  })
}

function isComplete({ required }: Step, answers: Answers): boolean {
  return required.every((name) => answers[name])
}

function taskList(c: Context, ad: SandboxAd, answers: Answers, path: string): Markup {
  return page(
    `Your application for ${ad.title} - NHS Jobs`,
    html`<h1>Your application for ${ad.title}</h1>
      <ol>
        ${stepsOf(ad).map(
          (step) =>
            html`<li>
              <a href="${link(c, `${host}${path}/${step.path}`)}">${step.title}</a>
              <span id="${step.path}-status">${isComplete(step, answers) ? 'Completed' : 'Not started'}</span>
            </li>`,
        )}
      </ol>
      <a id="check" href="${link(c, `${host}${path}/check-your-answers`)}">Check and submit</a>`,
  )
}

function sectionPage(step: Step, answers: Answers, problems: Problems = {}): Markup {
  return page(
    `${step.title} - NHS Jobs`,
    html`${problemSummary(problems)}
      <h1>${step.title}</h1>
      <form method="post" novalidate>
        ${step.fields(answers, problems)}
        <button type="submit">Save and continue</button>
      </form>`,
  )
}

function checkPage(ad: SandboxAd, answers: Answers, problems: Problems = {}): Markup {
  return page(
    'Check your answers - NHS Jobs',
    html`${problemSummary(problems)}
      <h1>Check your answers</h1>
      <p>${ad.title}, ${ad.employer}</p>
      <dl>
        ${Object.entries(answers).map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
      <form method="post" novalidate>
        <label for="declaration"
          ><input type="checkbox" id="declaration" name="declaration" value="yes" />My answers are true and
          complete</label
        >
        <button type="submit">Submit application</button>
      </form>`,
  )
}
