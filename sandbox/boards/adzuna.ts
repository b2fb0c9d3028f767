import { Hono } from 'hono'
import { html } from 'hono/html'
import type { SandboxAd, SandboxBoard } from '../board.ts'
import { link } from '../pages/links.ts'
import { page } from '../pages/page.ts'
import { addAdzunaSearch } from './adzuna-search.ts'
import { employerForm } from './employer-site.ts'

/** Adzuna: the search for the United Kingdom, and the pages through which it sends people on to the advertiser. */
export const adzuna: SandboxBoard = {
  id: 'adzuna',
  name: 'Adzuna',
  hosts: ['api.adzuna.com', 'www.adzuna.co.uk'],
  app(world) {
    const app = new Hono()
    addAdzunaSearch(app, world)
    const adOf = (id: string): SandboxAd | null => world.ad('adzuna', Number(id))

    // The site is for people: programs are refused.
    app.use('/jobs/*', async (c, next) => {
      if (c.req.header('user-agent')?.startsWith('Mozilla/')) return await next()
      return c.text('Forbidden', 403)
    })
    app.get('/jobs/details/:id{\\d+}', (c) => {
      const ad = adOf(c.req.param('id'))
      if (!ad) return c.html(page('Not found | Adzuna', html`<h1>This job is no longer here</h1>`), 404)
      return c.html(
        page(
          `${ad.title} | Adzuna`,
          html`<h1>${ad.title}</h1>
            <p>${ad.advertiser ?? ''}</p>
            <p>${ad.placeText}</p>
            <p>${ad.pay.text ?? ''}</p>
            <a id="apply" href="${link(c, `www.adzuna.co.uk/jobs/land/ad/${ad.number}`)}">Apply for this job</a>
            <div class="ad">${ad.text}</div>`,
        ),
      )
    })
    app.get('/jobs/land/ad/:id{\\d+}', (c) => {
      const ad = adOf(c.req.param('id'))
      return ad ? c.redirect(link(c, employerForm(ad))) : c.notFound()
    })
    return app
  },
}
