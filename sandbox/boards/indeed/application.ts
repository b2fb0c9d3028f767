import { html } from 'hono/html'
import { confirmation } from '../../applying/after.ts'
import { addForm } from '../../applying/form.ts'
import { wordsOf, type Site } from '../../applying/site.ts'
import { sitePage } from '../../applying/site-page.ts'
import { numberOfKey } from './job-key.ts'
import { questionName, stepsOf } from './steps.ts'

/** `/beta/indeedapply/form/<step>?jk=<key>`: one module a page; what was filled in stands on the last one for review. */
export function addApplicationPages(site: Site): void {
  const adOf = (key: string | undefined) => site.world.ad('indeed', numberOfKey(key))
  site.app.get('/beta/indeedapply/form/post-apply', async (c) => {
    const ad = adOf(c.req.query('jk'))
    if (!ad) return await c.notFound()
    return await sitePage(
      c,
      site,
      wordsOf(site).sent,
      html`<h1>${wordsOf(site).sent}</h1>
        <p>You will get an email confirmation.</p>
        ${confirmation(c, site, ad)}`,
    )
  })
  addForm(site, {
    paths: ['/beta/indeedapply/form/:step{.+}'],
    adOf: (c) => adOf(c.req.query('jk')),
    stepOf: (c) => c.req.param('step') ?? null,
    questionStyle: (ad) => (question, index) => {
      const name = questionName(ad, index)
      return {
        name,
        id: `input-${name}`,
        around: { id: `q_${index}` },
        marks: { 'data-testid': `input-${name}` },
        ...(question.kind === 'choices' && { look: 'menu' as const }),
      }
    },
    steps: stepsOf,
    frame: ({ ad, step, form }) =>
      html`<div id="ia-container">
        <p>${ad.title} - ${ad.advertiser ?? ''}</p>
        <h1>${step.title}</h1>
        <p>Fields marked with an asterisk (*) are required.</p>
        ${form}
        <button type="button" aria-label="Close" onclick="document.getElementById('exit').hidden = false">Exit</button>
        <div id="exit" role="dialog" aria-label="Leave" hidden>
          <p>Your progress will be saved. Do you want to leave?</p>
          <button type="button" onclick="this.parentElement.hidden = true">Keep applying</button>
        </div>
      </div>`,
    words: {
      missing: 'Answer this question to continue.',
      invalid: 'Choose one of the options to continue.',
      number: 'Enter a valid number.',
    },
    hasBack: true,
  })
}
