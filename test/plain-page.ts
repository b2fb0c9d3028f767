import { NodeType, parse, type HTMLElement, type Node } from 'node-html-parser'

/** What something is called: a text is the whole of it, an expression any part. */
export type Name = string | RegExp

/** What a form would send, and where. */
type Sending = { method: 'GET' | 'POST'; address: string; body: FormData; isMultipart: boolean }

/** A page, or a part of it, as somebody sees it who has no scripts: words, links, fields and buttons by their names. It knows no styles. */
export type PlainPart = {
  /** All that it says, open or folded, in single spaces; nothing of what is hidden. */
  readonly text: string
  /** What is labelled so: a region, a form, a group, a list, an article or a table. */
  part: (name: Name) => PlainPart
  /** Everything that a selector finds, that is not hidden. */
  all: (selector: string) => PlainPart[]
  attribute: (name: string) => string | null
  /** Where a link leads. */
  link: (name: Name) => string
  /** The names of all links, in order. */
  readonly links: string[]
  hasLink: (name: Name) => boolean
  /** The names of all buttons that send a form, in order. */
  readonly buttons: string[]
  hasField: (label: Name) => boolean
  /** What stands in a field; of a choice, the words of what is chosen. */
  value: (label: Name) => string
  isChecked: (label: Name) => boolean
  fill: (label: Name, text: string) => void
  check: (label: Name, isChecked?: boolean) => void
  /** @param option its words. */
  choose: (label: Name, option: Name) => void
  attach: (label: Name, file: File) => void
  /** What a press on a button sends. @throws where a browser would not send it: a field that must be filled in is empty, or the button is off. */
  send: (button: Name) => Sending
}

/** @param address the page's own, from which others are told. */
export function plainPage(html: string, address: string): PlainPart {
  // Without scripts what stands in these elements is a part of the page.
  const page = parse(html.replaceAll(/<\/?noscript>/gu, ''), { blockTextElements: { script: true, style: true } })
  const files = new Map<HTMLElement, File>()
  const byId = (id: string) => page.querySelector(`[id="${id}"]`)

  const nameOf = (element: HTMLElement): string => {
    const label = element.getAttribute('aria-label')
    if (label !== undefined) return inOneLine(label)
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/u) ?? []
    if (ids.length > 0) return inOneLine(ids.map((id) => textOf(byId(id))).join(' '))
    if (isField(element)) return inOneLine(labelsOf(element).map(textOf).join(' '))
    if (['A', 'BUTTON'].includes(element.tagName)) return textOf(element)
    const legend = element.childNodes.find((child) => isElement(child) && ['LEGEND', 'CAPTION'].includes(child.tagName))
    return textOf(legend ?? null)
  }
  const labelsOf = (field: HTMLElement): HTMLElement[] => {
    const { id } = field
    const before = id === '' ? [] : page.querySelectorAll(`label[for="${id}"]`)
    const around = field.closest('label')
    return around === null ? before : [around, ...before]
  }

  const partOf = (root: HTMLElement): PlainPart => {
    const shown = (selector: string) => root.querySelectorAll(selector).filter((one) => !isHidden(one))
    /** The one of a name: what the page is about comes before its head and foot. */
    const one = (selector: string, name: Name): HTMLElement => {
      const called = shown(selector).filter((element) => isCalled(nameOf(element), name))
      const main = called.filter((element) => element.closest('main') !== null)
      const found = main.length > 0 ? main : called
      const [first] = found
      // Two links to one page, and two buttons that send one form the same way, are one.
      const are = new Set(found.map((element) => element.getAttribute('href') ?? sentBy(element) ?? element))
      if (first === undefined || are.size > 1) {
        const names = shown(selector).map(nameOf).join(' | ')
        throw new Error(`${are.size} × ${selector} called ${String(name)} at ${address}: ${names}`)
      }
      return first
    }
    const field = (label: Name) => one('input:not([type=hidden]), select, textarea', label)

    return {
      get text() {
        return textOf(root)
      },
      part: (name) => partOf(one(parts, name)),
      all: (selector) => shown(selector).map(partOf),
      attribute: (name) => root.getAttribute(name) ?? null,
      link: (name) => new URL(one('a[href]', name).getAttribute('href') ?? '', address).href,
      get links() {
        return shown('a[href]').map(nameOf)
      },
      hasLink: (name) => shown('a[href]').some((element) => isCalled(nameOf(element), name)),
      get buttons() {
        return shown(senders).map(nameOf)
      },
      hasField: (label) =>
        shown('input:not([type=hidden]), select, textarea').some((element) => isCalled(nameOf(element), label)),
      value(label) {
        const found = field(label)
        if (found.tagName === 'TEXTAREA') return found.text
        if (found.tagName === 'SELECT') return textOf(chosenIn(found) ?? null)
        return found.getAttribute('value') ?? ''
      },
      isChecked: (label) => field(label).hasAttribute('checked'),
      fill(label, text) {
        const found = field(label)
        if (found.tagName === 'TEXTAREA') found.textContent = text
        else found.setAttribute('value', text)
      },
      check(label, isChecked = true) {
        const found = field(label)
        if (found.getAttribute('type') === 'radio' && isChecked) {
          for (const other of formOf(found)?.querySelectorAll('input[type=radio]') ?? [])
            if (other.getAttribute('name') === found.getAttribute('name')) other.removeAttribute('checked')
        }
        if (isChecked) found.setAttribute('checked', '')
        else found.removeAttribute('checked')
      },
      choose(label, option) {
        const options = field(label).querySelectorAll('option')
        const chosen = options.find((other) => isCalled(textOf(other), option))
        if (chosen === undefined)
          throw new Error(`No option ${String(option)} in ${String(label)}: ${options.map(textOf).join(' | ')}`)
        for (const other of options) other.removeAttribute('selected')
        chosen.setAttribute('selected', '')
      },
      attach: (label, file) => void files.set(field(label), file),
      send: (button) => sendingOf(one(senders, button)),
    }
  }

  const sentBy = (button: HTMLElement) =>
    button.tagName === 'BUTTON' && !button.hasAttribute('name') && !button.hasAttribute('formaction')
      ? formOf(button)
      : null
  const formOf = (control: HTMLElement): HTMLElement | null => {
    const id = control.getAttribute('form')
    return id === undefined ? control.closest('form') : byId(id)
  }
  const sendingOf = (button: HTMLElement): Sending => {
    const form = formOf(button)
    if (form === null || isOff(button)) throw new Error(`${nameOf(button)} sends nothing at ${address}`)
    const controls = page.querySelectorAll(`${fields}, button`).filter((control) => formOf(control) === form)
    const body = new FormData()
    for (const control of controls) {
      const [name, isOn] = [control.getAttribute('name') ?? '', !isOff(control)]
      const values = control === button ? [control.getAttribute('value') ?? ''] : valuesOf(control, files)
      const isMissing = isOn && control.hasAttribute('required') && !values.some((value) => value !== '')
      if (isMissing && !form.hasAttribute('novalidate') && !isSentAnother(control, controls))
        throw new Error(`A browser would ask for ${nameOf(control)} at ${address}`)
      if (name !== '' && isOn) for (const value of values) body.append(name, value)
    }
    const said = (attribute: string) => button.getAttribute(`form${attribute}`) ?? form.getAttribute(attribute)
    return {
      method: said('method')?.toUpperCase() === 'POST' ? 'POST' : 'GET',
      address: new URL(said('action') ?? address, address).href,
      body,
      isMultipart: said('enctype') === 'multipart/form-data',
    }
  }
  return partOf(page)
}

const fields = 'input, select, textarea'
const senders = 'button:not([type=button]):not([type=reset]), input[type=submit]'
const parts = 'section, form, fieldset, nav, article, aside, dialog, ul, ol, dl, table, [role]'

function isElement(node: Node): node is HTMLElement {
  return node.nodeType === NodeType.ELEMENT_NODE
}

function isField({ tagName }: HTMLElement): boolean {
  return ['INPUT', 'SELECT', 'TEXTAREA'].includes(tagName)
}

/** Whether a group that the field belongs to has its answer: of some radio buttons one is ticked. */
function isSentAnother(control: HTMLElement, controls: readonly HTMLElement[]): boolean {
  const name = control.getAttribute('name')
  return (
    control.getAttribute('type') === 'radio' &&
    controls.some((other) => other.getAttribute('name') === name && other.hasAttribute('checked'))
  )
}

function isOff(control: HTMLElement): boolean {
  return control.hasAttribute('disabled') || control.closest('fieldset[disabled]') !== null
}

/** What a control gives to its form; of a button that was not pressed, and of a box that is not ticked, nothing. */
function valuesOf(control: HTMLElement, files: ReadonlyMap<HTMLElement, File>): (string | File)[] {
  if (control.tagName === 'BUTTON') return []
  if (control.tagName === 'TEXTAREA') return [control.text]
  if (control.tagName === 'SELECT') {
    const chosen = control.hasAttribute('multiple') ? control.querySelectorAll('option[selected]') : [chosenIn(control)]
    return chosen.filter((one) => one !== undefined).map((one) => one.getAttribute('value') ?? textOf(one))
  }
  switch (control.getAttribute('type')) {
    case 'checkbox':
    case 'radio':
      return control.hasAttribute('checked') ? [control.getAttribute('value') ?? 'on'] : []
    case 'file':
      return [files.get(control) ?? new File([], '')]
    case 'submit':
    case 'button':
    case 'image':
      return []
    default:
      return [control.getAttribute('value') ?? '']
  }
}

function chosenIn(select: HTMLElement): HTMLElement | undefined {
  return select.querySelector('option[selected]') ?? select.querySelectorAll('option')[0]
}

/** Of itself, wherever it is; `.for-scripts` is what takes no room where scripts are off. */
function isUnseen(element: HTMLElement): boolean {
  return (
    /^(?:SCRIPT|STYLE|TEMPLATE)$/u.test(element.tagName) ||
    element.hasAttribute('hidden') ||
    element.classList.contains('for-scripts')
  )
}

function isHidden(element: HTMLElement): boolean {
  return isUnseen(element) || (element.parentNode !== null && isHidden(element.parentNode))
}

const blocks =
  /^(?:ADDRESS|ARTICLE|ASIDE|BR|BUTTON|DD|DETAILS|DIV|DL|DT|FIELDSET|FOOTER|FORM|H[1-6]|HEADER|HR|INPUT|LABEL|LEGEND|LI|MAIN|NAV|OL|OPTION|P|PRE|SECTION|SELECT|SUMMARY|TABLE|TD|TEXTAREA|TH|TR|UL)$/u

function textOf(node: Node | null): string {
  return node === null ? '' : inOneLine(wordsOf(node))
}

function wordsOf(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text
  if (!isElement(node)) return ''
  const { tagName } = node as { tagName: string | null }
  if (tagName !== null && (tagName === 'HEAD' || isUnseen(node))) return ''
  if (tagName === 'IMG') return node.getAttribute('alt') ?? ''
  const words = node.getAttribute('role') === 'img' ? (node.getAttribute('aria-label') ?? '') : ''
  const within = words + node.childNodes.map(wordsOf).join('')
  return tagName !== null && blocks.test(tagName) ? ` ${within} ` : within
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim()
}

function isCalled(name: string, asked: Name): boolean {
  return typeof asked === 'string' ? name === asked : asked.test(name)
}
