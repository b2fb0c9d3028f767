import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Markup } from '../pages/page.ts'
import type { Ask } from './ask.ts'
import { askMarkup } from './ask-markup.ts'
import { attributes } from './ask-parts.ts'
import { captchaBox } from './captcha.ts'
import type { Place, Step } from './apply-form.ts'
import type { Filled, Wrong } from './read-answers.ts'
import { momentOf } from './site.ts'
import { trapMarkup } from './traps.ts'

/** The form of one step, with what obstacles do to its fields and its button. */
export function formMarkup(
  c: Context,
  place: Place,
  { step, at, filled, wrong }: { step: Step; at: number; filled: Filled; wrong: Wrong },
): Markup {
  const { site, form, ad, steps } = place
  const isLast = at === steps.length - 1
  const { obstacles } = site.desk
  const moment = momentOf(c, site, ad)
  const labels = obstacles.see('labels', moment)?.style
  const hidesRequired = obstacles.see('late-validation', moment) !== null
  const field = (name: string): Markup => {
    const ask = step.asks.find((one) => one.name === name)
    if (!ask) throw new Error(`The step ${step.name} does not ask for ${name}`)
    return fieldMarkup({ ...ask, ...(hidesRequired && { unmarked: true }) }, { filled, wrong, labels })
  }
  const fields = step.body ? step.body(field, filled) : html`${step.asks.map(({ name }) => field(name))}`
  const isSilent = isLast && obstacles.see('silent-button', moment) !== null
  return html`<form
    method="post"
    enctype="multipart/form-data"
    novalidate
    ${attributes({ ...form.formMarks, ...(form.swap !== undefined && { 'data-swap': form.swap }) })}
  >
    ${wrong[''] ? html`<p class="error" role="alert">${wrong['']}</p>` : ''} ${labels === 'far' ? farLabels(step) : ''}
    ${at === 0 ? trapMarkup() : ''} ${fields} ${isLast ? captchaBox(c, site, ad, 'review') : ''}
    ${at === 0 ? captchaBox(c, site, ad, 'in-form') : ''}
    <div class="buttons">
      ${form.hasBack && at > 0 ? html`<button type="submit" class="plain" name="_back" value="1">Back</button>` : ''}
      ${isSilent ? html`<fieldset disabled>${step.button}</fieldset>` : step.button}
    </div>
  </form>`
}

function fieldMarkup(
  ask: Ask,
  { filled, wrong, labels }: { filled: Filled; wrong: Wrong; labels: string | undefined },
): Markup {
  if (labels === 'far') return askMarkup({ ...ask, hidesLabel: true }, filled, wrong)
  return askMarkup(labels === 'duplicated' ? { ...ask, saidTwice: true } : ask, filled, wrong)
}

/** All labels above, and the fields below them in the same order: nothing but the order says which is whose. */
function farLabels({ asks }: Step): Markup {
  return html`<ol>
    ${asks.map(({ label }) => html`<li>${label}</li>`)}
  </ol>`
}
