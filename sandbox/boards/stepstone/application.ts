import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { SandboxAd, World } from '../../board.ts'
import { missing, readAnswers, type Answers } from '../../pages/answers.ts'
import { questionFields, textField, type Problems } from '../../pages/fields.ts'
import { link } from '../../pages/links.ts'
import { page, type Markup } from '../../pages/page.ts'
import type { Visit } from '../../pages/visits.ts'
import { applicationPath, jobPath, numberOfApplication } from './addresses.ts'
import type { Site } from './site.ts'

const contact = ['firstName', 'lastName', 'email', 'phoneNumber-main']

/** `/job/<uuid>/application/smart-apply` and the page that thanks. */
export function addApplicationPages(app: Hono, site: Site, world: World, visitOf: (c: Context) => Visit): void {
  const adOf = (c: Context) => world.ad(site.id, numberOfApplication(c.req.param('uuid') ?? ''))
  const path = '/job/:uuid/application/smart-apply'

  app.get(path, (c) => {
    const ad = adOf(c)
    if (!ad) return c.notFound()
    const visit = visitOf(c)
    if (!visit.signedInAs) {
      return c.redirect(link(c, `${site.host}/account/signin?ReturnUrl=${encodeURIComponent(applicationPath(ad))}`))
    }
    if (visit.applied.has(ad.number)) return c.redirect(link(c, site.host + jobPath(ad)))
    return c.html(form(ad, { email: visit.signedInAs }, {}))
  })

  app.post(path, async (c) => {
    const ad = adOf(c)
    if (!ad) return c.notFound()
    const visit = visitOf(c)
    if (!visit.signedInAs) return c.redirect(link(c, `${site.host}/account/signin`), 303)
    const answers = await readAnswers(c)
    const questions = ad.questions.map((_, index) => `sqIndex${index}`)
    const problems = missing(answers, [...contact, 'smartApplyAttachment', ...questions], 'Please fill in this field')
    if (Object.keys(problems).length > 0) return c.html(form(ad, answers, problems), 400)
    visit.applied.add(ad.number)
    return c.redirect(link(c, `${site.host}/application/confirmation/success`), 303)
  })

  app.get('/application/confirmation/success', (c) =>
    c.html(
      page(
        `Application sent | ${site.name}`,
        html`<h1>Your application has been sent</h1>
          <h2>Recommended jobs</h2>
          <ul>
            ${world
              .ads(site.id)
              .slice(0, 3)
              .map((ad) => html`<li><a href="${link(c, site.host + jobPath(ad))}">${ad.title}</a></li>`)}
          </ul>`,
      ),
    ),
  )
}

function form(ad: SandboxAd, answers: Answers, problems: Problems): Markup {
  const field = (name: string, label: string, type: 'text' | 'email' = 'text') =>
    textField({ name, id: `input-${name}-text`, label, type, value: answers[name] ?? '' }, problems)
  const part = (name: string, title: string, fields: Markup) =>
    html`<section data-testid="section--${name}">
      <h2>${title}</h2>
      ${fields}
    </section>`
  return page(
    `Apply for ${ad.title}`,
    html`<h1>${ad.title}</h1>
      <form method="post" enctype="multipart/form-data" novalidate data-testid="smart-apply-form-container">
        ${part(
          'StandardDataInput--contactInfo',
          'Contact information',
          html`${field('firstName', 'First name')}${field('lastName', 'Last name')}${field('email', 'Email', 'email')}
            <label for="select-phoneNumber-code">Country code</label>
            <select id="select-phoneNumber-code" name="phoneNumber-code">
              <option value="+44">+44</option>
              <option value="+353">+353</option>
            </select>
            ${textField({ name: 'phoneNumber-main', id: 'input-phoneNumber-main', label: 'Phone number', type: 'tel', value: answers['phoneNumber-main'] ?? '' }, problems)}`,
        )}
        ${part(
          'StandardDataInput--professionalDetails',
          'Professional details',
          html`<div data-testid="smartApplyAttachment">
            ${textField(
              {
                name: 'smartApplyAttachment',
                id: 'upload-input',
                testId: 'upload-input',
                label: 'CV',
                type: 'file',
                accept: '.pdf,.doc,.docx,.rtf',
              },
              problems,
            )}
          </div>`,
        )}
        ${
          ad.questions.length > 0
            ? part(
                'ScreeningQuestions--screeningQuestions',
                'Screening questions',
                html`${questionFields(ad.questions, (index) => `sqIndex${index}`, problems)}`,
              )
            : ''
        }
        <label for="applicationHistoryCheckbox"
          ><input type="checkbox" id="applicationHistoryCheckbox" name="applicationHistoryCheckbox" /> Share my
          application history</label
        >
        <p>By sending, you accept the privacy statement.</p>
        <button type="submit" data-testid="submit-button">Send application</button>
      </form>`,
  )
}
