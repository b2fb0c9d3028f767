import { setTimeout } from 'node:timers/promises'
import { keys, type Driver } from './driver.ts'

/** How long anything may take to be seen: for what hangs, not for measuring. */
const patienceMs = 45_000

type Kind = 'field' | 'button' | 'link' | 'heading' | 'text'

/** A person at a browser: finds things by what they say, and presses and types where they stand. */
export type Visitor = {
  driver: Driver
  open: (path: string) => Promise<void>
  /** Waits until it stands there. `text` may be a part of what is said. */
  see: (kind: Kind, name: string) => Promise<void>
  press: (kind: 'button' | 'link' | 'field', name: string) => Promise<void>
  /** Replaces what stands in a field. */
  fill: (name: string, text: string) => Promise<void>
  choose: (name: string, option: string) => Promise<void>
  attach: (name: string, path: string) => Promise<void>
  path: () => Promise<string>
  until: <Answer>(what: string, look: () => Promise<Answer | null>) => Promise<Answer>
}

/** @param url of the site. */
export function visitor(driver: Driver, url: string): Visitor {
  const until: Visitor['until'] = async (what, look) => {
    const end = Date.now() + patienceMs
    for (;;) {
      // The page may be on its way to another.
      const found = await look().catch(() => null)
      if (found !== null) return found
      if (Date.now() > end) {
        const page = await driver.ask(() => `${location.href}: ${document.body.innerText.slice(0, 900)}`)
        throw new Error(`Not seen: ${what}, at ${page}`)
      }
      await setTimeout(150)
    }
  }
  const see = async (kind: Kind, name: string) =>
    await until(`${kind} '${name}'`, async () => await driver.ask(find, kind, name, 'seen'))
  const pressOn = async (kind: Kind, name: string) => {
    // Where it stands when nothing moves any more and nothing lies over it.
    let before = ''
    const at = await until(`${kind} '${name}', to be pressed`, async () => {
      const place = await driver.ask(find, kind, name, 'pressed')
      const isStill = JSON.stringify(place) === before
      before = JSON.stringify(place)
      return isStill ? place : null
    })
    await driver.press(at)
  }
  return {
    driver,
    until,
    async open(path) {
      // Nobody leaves a page within a moment: what it still loads by then is no matter of these paths.
      await setTimeout(800)
      await driver.open(url + path)
    },
    see: async (kind, name) => void (await see(kind, name)),
    press: pressOn,
    async fill(name, text) {
      await pressOn('field', name)
      await driver.type(`${keys.control}a${keys.backspace}`)
      await driver.type(text)
    },
    async choose(name, option) {
      await see('field', name)
      await driver.ask(choose, name, option)
    },
    async attach(name, path) {
      await until(`file field '${name}'`, async () => await driver.ask(mark, name))
      await driver.attach('[data-to-attach]', path)
    },
    path: async () => await driver.ask(() => location.pathname + location.search),
  }
}

// What follows runs in the page, so that each function has all it needs in itself.

function find(kind: Kind, name: string, how: 'seen' | 'pressed'): { x: number; y: number } | null {
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/gu, ' ').trim()
  // 'Show…' begins so; a field may say more in brackets.
  const begin = name.endsWith('…') ? name.slice(0, -1) : `${name} (`
  const fits = (text: string | null | undefined) =>
    kind === 'text' ? clean(text).includes(name) : clean(text) === name || clean(text).startsWith(begin)
  const labelOf = (field: Element) =>
    (field as HTMLInputElement).labels?.[0]?.innerText ??
    field.getAttribute('aria-label') ??
    document.querySelector(`#${CSS.escape(field.getAttribute('aria-labelledby')?.split(' ')[0] ?? '-')}`)?.textContent
  const selectors: Record<Kind, string> = {
    field: 'input, select, textarea, [contenteditable=true]',
    button: 'button, summary, [role=button], input[type=submit]',
    link: 'a[href]',
    heading: 'h1, h2, h3',
    text: 'body *',
  }
  const own = (element: Element) =>
    kind === 'field'
      ? labelOf(element)
      : (element.getAttribute('aria-label') ?? (clean(element.textContent) || element.getAttribute('title')))
  const isSeen = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0
  const areas = [document.querySelector('dialog[open]'), document.querySelector('main'), document.body]
  for (const area of areas) {
    const all = [...(area?.querySelectorAll(selectors[kind]) ?? [])].filter((one) => fits(own(one)) && isSeen(one))
    // Of boxes within boxes that say it, the innermost.
    const element = kind === 'text' ? all.at(-1) : all.find((one) => !(one as HTMLButtonElement).disabled)
    if (element === undefined) continue
    if (how === 'seen') return { x: 0, y: 0 }
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = element.getBoundingClientRect()
    const at = { x: box.left + Math.min(box.width / 2, 200), y: box.top + box.height / 2 }
    const top = document.elementFromPoint(at.x, at.y)
    const label = (element as HTMLInputElement).labels?.[0]
    return top !== null && (element.contains(top) || label?.contains(top) === true || top.contains(element)) ? at : null
  }
  return null
}

function choose(name: string, option: string): void {
  const clean = (text: string) => text.replace(/\s+/gu, ' ').trim()
  const field = [...document.querySelectorAll('select')].find(({ labels }) => {
    const label = clean(labels[0]?.textContent ?? '')
    return label === name || label.startsWith(`${name} (`)
  })
  const chosen = [...(field?.options ?? [])].find(({ text }) => clean(text) === option)
  if (field === undefined || chosen === undefined) throw new Error(`No option '${option}' of '${name}'`)
  field.value = chosen.value
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function mark(name: string): true | null {
  document.querySelector('[data-to-attach]')?.removeAttribute('data-to-attach')
  const field = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].find(
    ({ labels, ariaLabel }) => (labels?.[0]?.textContent ?? ariaLabel ?? '').replace(/\s+/gu, ' ').trim() === name,
  )
  field?.setAttribute('data-to-attach', '')
  return field === undefined ? null : true
}
