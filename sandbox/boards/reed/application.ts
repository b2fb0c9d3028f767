import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { SandboxAd, World } from '../../board.ts'
import { missing, readAnswers, type Answers } from '../../pages/answers.ts'
import { textField, type Problems } from '../../pages/fields.ts'
import { link } from '../../pages/links.ts'
import { page, type Markup } from '../../pages/page.ts'
import type { Visit } from '../../pages/visits.ts'
import { applicationPath, host, jobAddress } from './addresses.ts'
import { questionPage } from './question.ts'

/** `/jobs/apply/<id>`: the employer's questions first, one a page, then the summary; ends at `…/application/success`. */
export function addApplicationPages(app: Hono, world: World, visitOf: (c: Context) => Visit): void {
  const adOf = (c: Context) => world.ad('reed', Number(c.req.param('id')))

  app.get('/jobs/apply/:id{\\d+}', (c) => {
    const ad = adOf(c)
    const visit = visitOf(c)
    if (!ad) return c.notFound()
    if (!visit.signedInAs) {
      const back = encodeURIComponent(applicationPath(ad))
      return c.redirect(link(c, `${host}/authentication/login?returnTo=${back}`))
    }
    if (visit.applied.has(ad.number)) return c.redirect(link(c, jobAddress(ad)))
    const answers = { email: visit.signedInAs, ...visit.drafts.get(ad.number) }
    return c.html(shownPage(ad, answers))
  })

  app.post('/jobs/apply/:id{\\d+}', async (c) => {
    const ad = adOf(c)
    const visit = visitOf(c)
    if (!ad || !visit.signedInAs) return c.notFound()
    const given = await readAnswers(c)
    const kept = visit.drafts.get(ad.number) ?? {}
    const open = openQuestion(ad, kept)
    if (open !== null) {
      if (!given[nameOf(open)]) return c.html(shownPage(ad, kept, { [nameOf(open)]: 'Please answer' }), 400)
      visit.drafts.set(ad.number, { ...kept, ...given })
      return c.redirect(link(c, host + applicationPath(ad)), 303)
    }
    const answers = { ...kept, email: visit.signedInAs, ...given }
    const problems = missing(given, ['name', 'phone', 'cv'], 'This field is required')
    if (Object.keys(problems).length > 0) return c.html(shownPage(ad, answers, problems), 400)
    visit.applied.add(ad.number)
    return c.redirect(link(c, `${host}${applicationPath(ad)}/application/success`), 303)
  })

  app.get('/jobs/apply/:id{\\d+}/application/success', (c) =>
    c.html(page('Application sent | Reed', html`<h1>Your application has been sent</h1>`)),
  )
}

function nameOf(question: number): string {
  return `question-${question}`
}

/** The first question without an answer; null where all have one. */
function openQuestion(ad: SandboxAd, answers: Answers): number | null {
  const open = ad.questions.findIndex((_, index) => !answers[nameOf(index)])
  return open === -1 ? null : open
}

function shownPage(ad: SandboxAd, answers: Answers, problems: Problems = {}): Markup {
  const open = openQuestion(ad, answers)
  const body =
    open === null ? summary(answers, problems) : questionPage(ad.questions, open, { name: nameOf(open), problems })
  return page(
    `Apply for ${ad.title} | Reed`,
    html`<div data-qa="apply-job-modal" role="dialog" aria-label="Apply for ${ad.title}">
      <p>${ad.title}, ${ad.advertiser ?? 'Confidential'}</p>
      ${body}
    </div>`,
  )
}

function summary(answers: Answers, problems: Problems): Markup {
  return html`<h1>Application</h1>
    <form method="post" enctype="multipart/form-data" novalidate>
      <section data-qa="about-you">
        <button type="button" data-qa="about-you-edit-btn">Edit</button>
        ${textField({ name: 'name', label: 'Name', value: answers['name'] ?? '' }, problems)}
        ${textField({ name: 'headline', label: 'Headline', optional: true, value: answers['headline'] ?? '' })}
        <p>${answers['email'] ?? ''}</p>
        ${textField({ name: 'phone', label: 'Phone', type: 'tel', value: answers['phone'] ?? '' }, problems)}
        ${textField({ name: 'address', label: 'Address', optional: true, value: answers['address'] ?? '' })}
      </section>
      <section data-qa="cv-name-card">
        ${textField({ name: 'cv', testId: 'UpdateCvBtn', label: 'CV', type: 'file', accept: '.doc,.docx,.pdf,.rtf' }, problems)}
      </section>
      ${textField({ name: 'coverLetter', label: 'Cover letter', type: 'textarea', optional: true })}
      <button type="submit" data-qa="submit-application-btn">Submit application</button>
    </form>`
}
