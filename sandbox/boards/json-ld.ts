import { Hono } from 'hono'
import { html } from 'hono/html'
import type { SandboxAd, SandboxBoard } from '../board.ts'
import { BoardId } from '../../contract/boards/boards.ts'
import { jobPage, noJobPage } from '../pages/job-page.ts'
import { jobPosting } from '../pages/job-posting.ts'
import { link } from '../pages/links.ts'
import { jsonLd as script, page } from '../pages/page.ts'
import { addPlainForm, usualFields } from '../pages/plain-form.ts'
import { createVisits } from '../pages/visits.ts'
import { employerHost } from './employer-site.ts'

const name = 'Example Employer'
const site = `https://${employerHost}`

/** As many as one page of a site of this kind lists. */
const onOnePage = 20

/**
 * A made-up employer's own site: a list that leads to a page for each job, a page that holds several, and the form that boards
 * send people to who apply on the employer's site.
 */
export const jsonLd: SandboxBoard = {
  id: 'json-ld',
  name: 'Web pages with job postings',
  hosts: [employerHost],
  app(world) {
    const app = new Hono()
    const visitOf = createVisits('json-ld')
    const ads = () => world.ads('json-ld').filter((ad) => ad.closesAt > world.now())
    const listed = () =>
      ads()
        .filter((ad) => ad.number % 2 === 0)
        .slice(0, onOnePage)
    const together = () =>
      ads()
        .filter((ad) => ad.number % 2 === 1)
        .slice(0, onOnePage)

    app.get('/vacancies', (c) => {
      const itemListElement = listed().map((ad, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: site + pathOf(ad),
      }))
      return c.html(
        page(
          `Vacancies | ${name}`,
          html`<h1>Vacancies</h1>
            <ul>
              ${listed().map((ad) => html`<li><a href="${link(c, employerHost + pathOf(ad))}">${ad.title}</a></li>`)}
            </ul>`,
          { head: script({ '@context': 'https://schema.org', '@type': 'ItemList', itemListElement }) },
        ),
      )
    })
    app.get('/vacancies/:id', (c) => {
      const ad = ads().find((ad) => pathOf(ad) === `/vacancies/${c.req.param('id')}`)
      if (!ad) return c.html(noJobPage(name), 404)
      const form = `${employerHost}/apply/json-ld/${ad.number}`
      return c.html(jobPage(c, ad, { name, url: employerHost + pathOf(ad), form, words: 'Apply', visit: visitOf(c) }))
    })
    app.get('/join-us', (c) => {
      const graph = together().map((ad) => ({ ...jobPosting(ad, `${site}/join-us`), '@type': ['JobPosting'] }))
      return c.html(
        page(
          `Join us | ${name}`,
          html`<h1>Join us</h1>
            ${together().map(
              (ad) =>
                html`<h2>${ad.title}</h2>
                  <div class="ad">${ad.text}</div>`,
            )}`,
          { head: script({ '@context': 'http://schema.org', '@graph': [{ '@type': 'WebPage', name }, ...graph] }) },
        ),
      )
    })
    addPlainForm(app, {
      name,
      host: employerHost,
      adOf: (c) => {
        const board = BoardId.safeParse(c.req.param('board'))
        return board.success ? world.ad(board.data, Number(c.req.param('id'))) : null
      },
      visitOf,
      path: '/apply/:board/:id',
      signInPath: null,
      thanksPath: '/applied',
      fields: usualFields,
    })
    return app
  },
}

function pathOf(ad: SandboxAd): string {
  return `/vacancies/${ad.title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${ad.number}`
}
