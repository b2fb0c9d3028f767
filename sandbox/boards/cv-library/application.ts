import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { SandboxAd, World } from '../../board.ts'
import { missing, readAnswers } from '../../pages/answers.ts'
import { questionFields, textField, type Problems } from '../../pages/fields.ts'
import { link } from '../../pages/links.ts'
import { page, type Markup } from '../../pages/page.ts'
import type { Visit } from '../../pages/visits.ts'
import { applicationPath, host } from './addresses.ts'

/** `/job/apply/<id>`: the CV, then the employer's questions if there are any; ends at `/job/apply/<id>/confirm`. */
export function addApplicationPages(app: Hono, world: World, visitOf: (c: Context) => Visit): void {
  const adOf = (c: Context) => world.ad('cvlibrary', Number(c.req.param('id')))
  const confirmPage = (ad: SandboxAd) => `${host}${applicationPath(ad)}/confirm`

  app.get('/job/apply/:id{\\d+}', (c) => {
    const ad = adOf(c)
    const visit = visitOf(c)
    if (!ad) return c.notFound()
    if (!visit.signedInAs) return c.redirect(link(c, `${host}/login?jobId=${ad.number}`))
    return c.html(visit.drafts.has(ad.number) ? questionsPage(ad) : cvPage(ad))
  })

  app.post('/job/apply/:id{\\d+}', async (c) => {
    const ad = adOf(c)
    const visit = visitOf(c)
    if (!ad || !visit.signedInAs) return c.notFound()
    const given = await readAnswers(c)
    const isSecond = visit.drafts.has(ad.number)
    const wanted = isSecond ? ad.questions.map((_, index) => nameOf(index)) : ['cv']
    const problems = missing(given, wanted, 'Please complete this field')
    if (Object.keys(problems).length > 0) {
      return c.html(isSecond ? questionsPage(ad, problems) : cvPage(ad, problems), 400)
    }
    if (!isSecond && ad.questions.length > 0) {
      visit.drafts.set(ad.number, given)
      return c.redirect(link(c, host + applicationPath(ad)), 303)
    }
    visit.drafts.delete(ad.number)
    visit.applied.add(ad.number)
    return c.redirect(link(c, confirmPage(ad)), 303)
  })

  app.get('/job/apply/:id{\\d+}/confirm', (c) =>
    c.html(page('Application sent | CV-Library', html`<h1>Your application has been sent</h1>`)),
  )
}

function nameOf(index: number): string {
  return `question-${index + 1}`
}

function cvPage(ad: SandboxAd, problems: Problems = {}): Markup {
  return step(
    ad,
    ad.questions.length > 0 ? 'Step 1 of 2' : 'Step 1 of 1',
    html`<form method="post" enctype="multipart/form-data" novalidate>
      ${textField({ name: 'cv', id: 'upload-file', label: 'Your CV', type: 'file', accept: '.doc,.docx,.pdf,.rtf,.odt' }, problems)}
      <button type="button" data-qa="cover-letter-btn">Add a cover letter</button>
      ${textField({ name: 'subject', label: 'Subject', optional: true })}
      ${textField({ name: 'coverLetter', label: 'Cover letter', type: 'textarea', optional: true })}
      <button type="submit" data-qa="send-application">Send application</button>
    </form>`,
  )
}

function questionsPage(ad: SandboxAd, problems: Problems = {}): Markup {
  return step(
    ad,
    'Step 2 of 2',
    html`<h2>Application questions</h2>
      <form id="applyForJob" method="post" novalidate>
        ${questionFields(ad.questions, nameOf, problems)}
        <button type="submit" data-qa="send-application">Send application</button>
      </form>`,
  )
}

function step(ad: SandboxAd, words: string, form: Markup): Markup {
  return page(
    `Apply for ${ad.title} | CV-Library`,
    html`<p>${words}</p>
      <h1>Apply for ${ad.title}</h1>
      <p>${ad.advertiser ?? ''}</p>
      ${form}`,
  )
}
