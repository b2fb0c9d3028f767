import type { Context } from 'hono'
import { html } from 'hono/html'
import type { SandboxAd } from '../board.ts'
import { link } from '../pages/links.ts'
import { applyState } from './apply-state.ts'
import type { ApplyForm, Place, Step } from './apply-form.ts'
import { isFile, type Given } from './arrivals.ts'
import { withFollows, type Ask } from './ask.ts'
import { captchaPage, captchaRefusal } from './captcha.ts'
import { trueNames } from './changing-names.ts'
import { formMarkup } from './form-markup.ts'
import { askForCode, leaveFirstStep } from './in-form.ts'
import { appliedPage, closedPage, errorPage, knockedOutPage, limitPage, restrictedPage } from './outcome-pages.ts'
import { demographicAsks, marketingAsks, questionAsks } from './questions.ts'
import { readFilled, wrongIn, type Filled, type Wrong } from './read-answers.ts'
import { momentOf, type Site } from './site.ts'
import { sitePage } from './site-page.ts'
import { send } from './submit.ts'
import { noteTraps, trapField } from './traps.ts'
import { takeUpload } from './uploads.ts'
import { draftOf } from './visits.ts'

export function addForm(site: Site, form: ApplyForm): void {
  for (const path of form.paths) {
    site.app.get(path, async (c) => await enterForm(c, site, form, showStep))
    site.app.post(path, async (c) => await enterForm(c, site, form, takeStep))
  }
}

async function enterForm(
  c: Context,
  site: Site,
  form: ApplyForm,
  goOn: (c: Context, place: Place) => Promise<Response>,
): Promise<Response> {
  const ad = form.adOf(c)
  if (!ad) return await closedPage(c, site)
  const visit = site.visitOf(c)
  const email = visit.signedInAs
  const here = site.formAddress(ad, form.stepOf(c) ?? undefined)
  if (email === null) return c.redirect(link(c, site.loginAddress(here)), 303)
  if (site.desk.obstacles.meet('restricted', momentOf(c, site, ad))) return await restrictedPage(c, site)
  const state = applyState(c, site, ad)
  if (state === 'closed') return await closedPage(c, site)
  if (state === 'applied') return await appliedPage(c, site, ad)
  if (state === 'limit') return await limitPage(c, site)
  if (state !== 'open') return c.redirect(link(c, site.jobAddress(ad)), 303)
  return await goOn(c, { site, form, ad, visit, email, steps: stepsOf(c, site, form, ad, email) })
}

function stepsOf(c: Context, site: Site, form: ApplyForm, ad: SandboxAd, email: string): readonly Step[] {
  const { obstacles, accounts } = site.desk
  const moment = momentOf(c, site, ad)
  const profile = accounts.profile(site.id, email)
  const steps = form.steps({
    ad,
    email,
    questions: questionAsks(site.world.asked(ad), { obstacles, moment }, form.questionStyle(ad)),
    demographics: demographicAsks(obstacles, moment),
    marketing: marketingAsks(obstacles, moment),
  })
  return steps.map((step) => ({
    ...step,
    asks: step.asks.map((ask) => {
      const kept = ask.keptAs === undefined ? undefined : profile[ask.keptAs]
      return kept === undefined || ask.value !== undefined ? ask : { ...ask, value: kept, ...cardsWith(ask, kept) }
    }),
  }))
}

/** What the account keeps is the first of the cards, and chosen. */
function cardsWith({ stored }: Ask, kept: Given): Pick<Ask, 'stored'> {
  if (!stored || typeof kept !== 'object' || !isFile(kept)) return {}
  return { stored: [kept.file, ...stored.filter((name) => name !== kept.file)] }
}

/** The step that an address names; the first that is not done yet where it is named too early. */
function stepAt(c: Context, { form, steps, visit, ad }: Place): { step: Step; at: number } {
  const named = steps.findIndex(({ name }) => name === form.stepOf(c))
  const { done } = draftOf(visit, ad)
  const isOpen = ({ name }: Step, index: number) => !done.has(name) && (!form.tasks || index < steps.length - 1)
  const undone = steps.findIndex(isOpen)
  if (form.tasks && named >= 0 && named < steps.length - 1) return stepNumber(steps, named)
  const at = Math.min(Math.max(named, 0), undone === -1 ? steps.length - 1 : undone)
  return stepNumber(steps, at)
}

function stepNumber(steps: readonly Step[], at: number): { step: Step; at: number } {
  const step = steps[at]
  if (!step) throw new Error('A form needs a step')
  return { step, at }
}

async function showStep(c: Context, place: Place): Promise<Response> {
  const { site, ad, visit } = place
  const { step, at } = stepAt(c, place)
  const wall = await captchaPage(c, site, ad, at === 0 ? 'in-form' : 'review')
  if (wall) return wall
  if (site.desk.obstacles.meet('error-before', { ...momentOf(c, site, ad), where: 'in-form' })) {
    return await errorPage(c, site)
  }
  if (c.req.query('code') !== undefined) return await askForCode(c, place)
  if (place.form.tasks && place.form.stepOf(c) === null) return await taskPage(c, place)
  return await stepPage(c, place, { step, at, filled: draftOf(visit, ad).filled, wrong: {} })
}

async function taskPage(c: Context, { site, form, ad, visit, steps }: Place): Promise<Response> {
  const { done } = draftOf(visit, ad)
  const tasks = steps.map((step) => ({ step, isDone: done.has(step.name) }))
  return await sitePage(c, site, `Apply for ${ad.title}`, form.tasks?.({ c, ad, tasks }) ?? html``)
}

async function takeStep(c: Context, place: Place): Promise<Response> {
  const { site, form, ad, visit, steps } = place
  const { step, at } = stepAt(c, place)
  const isLast = at === steps.length - 1
  const names = steps.flatMap(({ asks }) => withFollows(asks).map(({ name }) => name))
  const sent = trueNames(
    await c.req.formData(),
    [...names, 'g-recaptcha-response', '_back', 'code', trapField],
    visit.salt,
  )
  if (sent.has('code')) return await askForCode(c, place, sent)
  noteTraps(place, sent)
  if (sent.has('_trap')) return c.body(null, 204)
  if (sent.has('_upload')) return await takeUpload(c, place, { step, sent })
  const draft = draftOf(visit, ad)
  const before = steps[at - 1]
  if (sent.has('_back') && before) return c.redirect(link(c, site.formAddress(ad, before.name)), 303)

  const given = withFilesOnFile(step, await readFilled(sent, step.asks), draft.filled)
  const asked = new Set(withFollows(step.asks).map(({ name }) => name))
  const others = Object.entries(draft.filled).filter(([name]) => !asked.has(name))
  const filled: Filled = { ...Object.fromEntries(others), ...given }
  const wrong = wrongIn(step.asks, given, form.words)
  if (Object.keys(wrong).length > 0) {
    // What was right needs no second time; a file above all cannot be shown again in its field.
    const right = Object.fromEntries(Object.entries(filled).filter(([name]) => wrong[name] === undefined))
    visit.drafts.set(ad.number, { ...draft, filled: right })
    return await stepPage(c, place, { step: withoutValues(step), at, filled, wrong })
  }

  const where = isLast ? 'review' : 'in-form'
  const refusal =
    captchaRefusal(c, site, { ad, where, form: sent }) ??
    (steps.length === 1 ? captchaRefusal(c, site, { ad, where: 'in-form', form: sent }) : null)
  if (refusal) return await stepPage(c, place, { step, at, filled, wrong: { '': refusal } })
  const out = step.asks.find(({ name, mustBe }) => mustBe && filled[name] !== mustBe.answer)?.mustBe
  if (out) return await knockedOutPage(c, site, out.words)

  visit.drafts.set(ad.number, { filled, done: new Set([...draft.done, step.name]) })
  const next = steps[at + 1]
  if (at === 0) {
    const stopped = await leaveFirstStep(c, place, next?.name ?? step.name)
    if (stopped) return stopped
  }
  if (next) return c.redirect(link(c, site.formAddress(ad, form.tasks ? undefined : next.name)), 303)
  return await send(c, place, filled)
}

/** What stood in the fields at first does not come back to those that were emptied. */
function withoutValues(step: Step): Step {
  const emptied = ({ value, ...ask }: Ask): Ask => (ask.fixed && value !== undefined ? { ...ask, value } : ask)
  return { ...step, asks: step.asks.map(emptied) }
}

/** A CV that the board has stands in for one that was not sent again. */
function withFilesOnFile(step: Step, given: Filled, before: Filled): Filled {
  const files = step.asks.flatMap(({ kind, name, value }) => {
    const onFile = before[name] ?? value
    return kind === 'file' && given[name] === undefined && onFile !== undefined ? [[name, onFile] as const] : []
  })
  return { ...given, ...Object.fromEntries(files) }
}

async function stepPage(
  c: Context,
  place: Place,
  shown: { step: Step; at: number; filled: Filled; wrong: Wrong },
): Promise<Response> {
  const { site, form, ad, steps } = place
  const { step, at } = shown
  const body = form.frame({ ad, step, form: formMarkup(c, place, shown), at, of: steps.length, wrong: shown.wrong })
  return await sitePage(c, site, `${step.title} - ${ad.title}`, body, {
    status: Object.keys(shown.wrong).length > 0 ? 400 : 200,
  })
}
