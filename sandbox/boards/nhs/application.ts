import type { Context } from 'hono'
import { html } from 'hono/html'
import { confirmation } from '../../applying/after.ts'
import type { Step } from '../../applying/apply-form.ts'
import { addForm } from '../../applying/form.ts'
import { wordsOf, type Site } from '../../applying/site.ts'
import { sitePage } from '../../applying/site-page.ts'
import type { SandboxAd } from '../../board.ts'
import { link } from '../../pages/links.ts'
import type { Markup } from '../../pages/page.ts'
import { numberOf } from './addresses.ts'
import { problemSummary } from './problem-summary.ts'
import { stepsOf } from './steps.ts'

/**
 * `/candidate/apply/<reference>`: a task list whose sections are pages of their own, then the answers to check with a
 * declaration; ends at `/candidate/submitted/<reference>` with a reference number.
 */
export function addApplicationPages(site: Site): void {
  const adOf = (c: Context) => site.world.ad('nhs', numberOf(c.req.param('reference')))
  addForm(site, {
    paths: ['/candidate/apply/:reference', '/candidate/apply/:reference/:section'],
    adOf,
    stepOf: (c) => c.req.param('section') ?? null,
    questionStyle: () => (_, index) => ({ name: `question-${index}` }),
    steps: stepsOf,
    frame: ({ ad, step, form, wrong }) =>
      html`${problemSummary(wrong)}
        <p>${ad.title}, ${ad.employer}</p>
        <h1>${step.title}</h1>
        ${form}`,
    words: { missing: 'Answer this question', invalid: 'Select one of the answers', number: 'Enter a number' },
    tasks: ({ c, ad, tasks }) => taskList(c, site, ad, tasks),
  })
  site.app.get('/candidate/submitted/:reference', async (c) => {
    const ad = adOf(c)
    if (!ad) return await c.notFound()
    return await sitePage(
      c,
      site,
      wordsOf(site).sent,
      html`<h1>${wordsOf(site).sent}</h1>
        <p>${ad.title}, ${ad.employer}</p>
        ${confirmation(c, site, ad)}`,
    )
  })
}

function taskList(c: Context, site: Site, ad: SandboxAd, tasks: readonly { step: Step; isDone: boolean }[]): Markup {
  const last = tasks.at(-1)
  const isReady = tasks.every(({ isDone }, index) => isDone || index === tasks.length - 1)
  return html`<h1>Your application for ${ad.title}</h1>
    <ol class="nhsuk-task-list">
      ${tasks.slice(0, -1).map(
        ({ step, isDone }) =>
          html`<li>
            <a href="${link(c, site.formAddress(ad, step.name))}" aria-describedby="${step.name}-status"
              >${step.title}</a
            >
            <span id="${step.name}-status">${isDone ? 'Completed' : 'Not started'}</span>
          </li>`,
      )}
    </ol>
    ${
      last && isReady
        ? html`<a id="check" class="button" href="${link(c, site.formAddress(ad, last.step.name))}"
            >Check and submit</a
          >`
        : html`<p id="cannot-start">Complete every section to check and submit your application.</p>`
    }`
}
