import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Markup } from '../pages/page.ts'
import type { Obstacle } from './obstacle.ts'
import { momentOf, type Site } from './site.ts'

const popUps: Partial<Record<NonNullable<Obstacle['style']>, Markup>> = {
  chat: html`<div role="dialog" aria-modal="false" aria-label="Chat with us" class="beside">
    <h2>Chat with us</h2>
    <label for="chat-words">Your message</label><textarea id="chat-words"></textarea>
    <button type="button">Send</button>
  </div>`,
  survey: html`<dialog open class="beside left" aria-label="Survey">
    <h2>How likely are you to recommend us?</h2>
    <label><input type="radio" name="survey-score" value="0" />Not at all</label>
    <label><input type="radio" name="survey-score" value="10" />Very</label>
    <button type="button">Next</button>
  </dialog>`,
  notice: html`<div role="dialog" class="beside" aria-label="How we use cookies">
    <p>We use cookies where they are needed.</p>
    <button type="button">Find out more</button>
  </div>`,
}

/** What stands open beside the page: nobody has to answer it. */
export function popUpsFor(c: Context, site: Site): Markup {
  const styles = site.desk.obstacles.seeAll('pop-up', momentOf(c, site)).map(({ style }) => style ?? 'chat')
  return html`${styles.map((style) => popUps[style] ?? '')}`
}
