import { html, raw } from 'hono/html'
import type { Markup } from '../pages/page.ts'
import { widgetScript } from './widget-script.ts'

/** What the boards' pages do in a browser: lists that drop down, buttons to choose by, suggestions, dialogs of steps. */
const script = `
(() => {
  const closest = (event, selector) => event.target instanceof Element ? event.target.closest(selector) : null
  const changed = (field) => field.dispatchEvent(new Event('change', { bubbles: true }))

  function openDropDown(list, isOpen) {
    list.querySelector('[data-qa=dropdown-list]').hidden = !isOpen
    list.querySelector('button').setAttribute('aria-expanded', String(isOpen))
  }
  function choose(item) {
    const list = item.closest('[data-widget=drop-down]')
    const text = item.textContent.trim()
    const field = list.querySelector('input')
    field.value = text
    list.querySelector('button span').textContent = text
    list.querySelector('button').setAttribute('aria-label', text)
    openDropDown(list, false)
    changed(field)
  }
  function suggest(box) {
    const widget = box.closest('[data-widget=suggestion]')
    const list = widget.querySelector('[role=listbox]')
    const typed = box.value.trim().toLowerCase()
    let found = 0
    for (const option of list.querySelectorAll('[role=option]')) {
      const isFound = typed !== '' && option.textContent.trim().toLowerCase().includes(typed) && found < 8
      option.hidden = !isFound
      if (isFound) found += 1
    }
    list.hidden = found === 0
    box.setAttribute('aria-expanded', String(found > 0))
  }
  function take(option) {
    const widget = option.closest('[data-widget=suggestion]')
    const box = widget.querySelector('[role=combobox]')
    const field = widget.querySelector('[type=hidden]')
    box.value = field.value = option.textContent.trim()
    widget.querySelector('[role=listbox]').hidden = true
    box.setAttribute('aria-expanded', 'false')
    changed(field)
  }

  function openMenu(widget, isOpen) {
    widget.querySelector('[role=menu]').hidden = !isOpen
    widget.querySelector('button').setAttribute('aria-expanded', String(isOpen))
  }
  function tick(item) {
    const widget = item.closest('[data-widget=menu-of-many]')
    item.setAttribute('aria-checked', String(item.getAttribute('aria-checked') !== 'true'))
    const ticked = [...widget.querySelectorAll('[aria-checked=true]')].map((one) => one.textContent.trim())
    for (const field of widget.querySelectorAll('input')) field.remove()
    for (const value of ticked) {
      const field = document.createElement('input')
      Object.assign(field, { type: 'hidden', name: widget.dataset.name, value })
      widget.append(field)
    }
    widget.querySelector('button span').textContent = ticked.join(', ') || 'Select options'
  }
  function chooseCard(card) {
    const widget = card.closest('[data-widget=stored-files]')
    for (const one of widget.querySelectorAll('.upload-card')) {
      const isChosen = one === card
      one.classList.toggle('upload-card--selected', isChosen)
      one.setAttribute('aria-label', isChosen ? 'Selected' : 'Select this resume')
      one.querySelector('[type=radio]').checked = isChosen
      one.querySelector('label span').textContent = (isChosen ? 'Deselect' : 'Select') + ' resume ' + one.querySelector('h3').textContent
    }
    widget.querySelector('[type=hidden]').value = card.querySelector('h3').textContent
  }
  document.addEventListener('change', (event) => {
    const card = closest(event, '.upload-card')
    if (card) chooseCard(card)
    const widget = event.target.files?.[0] && document.querySelector('[data-file="' + event.target.id + '"]')
    if (!widget) return
    widget.querySelector('[data-new]')?.remove()
    const added = widget.querySelector('template').content.firstElementChild.cloneNode(true)
    added.dataset.new = ''
    added.querySelector('h3').textContent = event.target.files[0].name
    widget.prepend(added)
    chooseCard(added)
  })

  document.addEventListener('click', (event) => {
    const many = closest(event, '[data-widget=menu-of-many] button')
    if (many) openMenu(many.closest('[data-widget]'), many.getAttribute('aria-expanded') !== 'true')
    const ticked = closest(event, '[role=menuitemcheckbox]')
    if (ticked) tick(ticked)
    const toggle = closest(event, '[data-widget=drop-down] button')
    if (toggle) openDropDown(toggle.closest('[data-widget=drop-down]'), toggle.getAttribute('aria-expanded') !== 'true')
    const item = closest(event, '[data-widget=drop-down] [role=menuitem]')
    if (item) choose(item)
    const segment = closest(event, '[data-widget=segments] button')
    if (segment) {
      const widget = segment.closest('[data-widget=segments]')
      for (const one of widget.querySelectorAll('button')) one.setAttribute('aria-pressed', String(one === segment))
      const field = widget.querySelector('input')
      field.value = segment.dataset.choice
      changed(field)
    }
    const option = closest(event, '[data-widget=suggestion] [role=option]')
    if (option) take(option)
    const gone = closest(event, '[data-dismiss]')
    if (gone) {
      const overlay = document.querySelector(gone.dataset.dismiss)
      const lasting = gone.dataset.cookie
      if (lasting) document.cookie = lasting + '=1; path=/'
      if (overlay) (overlay.closest('.opened') ?? overlay).remove()
    }
  })
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape')
      for (const widget of document.querySelectorAll('[data-widget=menu-of-many]')) openMenu(widget, false)
    if (event.key !== 'Enter' && event.key !== ' ') return
    const item = closest(event, '[role=menuitem]')
    if (!item) return
    event.preventDefault()
    choose(item)
  })
  document.addEventListener('input', (event) => {
    const box = closest(event, '[data-widget=suggestion] [role=combobox]')
    if (box) {
      box.closest('[data-widget=suggestion]').querySelector('[type=hidden]').value = ''
      suggest(box)
    }
    const counter = event.target.id && document.querySelector('[data-counter="' + event.target.id + '"]')
    if (counter) counter.textContent = event.target.value.length + '/' + counter.textContent.split('/')[1]
  })

  // A dialog goes from step to step without a new page.
  document.addEventListener('submit', async (event) => {
    const form = event.target
    if (!form.matches('form[data-swap]')) return
    event.preventDefault()
    const target = document.querySelector(form.dataset.swap)
    const url = event.submitter?.getAttribute('formaction') || form.action
    const isGet = form.method === 'get'
    const answer = await fetch(url, isGet ? {} : { method: 'POST', body: new FormData(form, event.submitter) })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const next = page.querySelector(form.dataset.swap)
    history.replaceState(null, '', answer.url)
    document.title = page.title
    if (target && next) target.replaceWith(document.importNode(next, true))
    else document.body.replaceWith(document.importNode(page.body, true))
  })

  // A button that opens the dialog over the page instead of leading to its own.
  document.addEventListener('click', async (event) => {
    const opener = closest(event, '[data-opens]')
    if (!opener) return
    event.preventDefault()
    const answer = await fetch(opener.dataset.href)
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const dialog = page.querySelector(opener.dataset.opens)
    if (!dialog) {
      location.assign(answer.url)
      return
    }
    history.replaceState(null, '', answer.url)
    const cover = document.createElement('div')
    cover.className = 'cover opened'
    cover.append(document.importNode(dialog, true))
    document.body.append(cover)
  })

  // Consent that lives in a shadow tree.
  for (const host of document.querySelectorAll('[data-shadow]')) {
    const tree = host.attachShadow({ mode: 'open' })
    tree.append(host.querySelector('template').content.cloneNode(true))
    tree.addEventListener('click', (event) => {
      if (!event.target.closest('button')) return
      if (host.dataset.cookie) document.cookie = host.dataset.cookie + '=1; path=/'
      host.remove()
    })
  }
  addEventListener('message', (event) => {
    if (event.data !== 'sandbox-consent') return
    const frame = document.querySelector('[data-consent-frame]')
    if (!frame) return
    if (frame.dataset.cookie) document.cookie = frame.dataset.cookie + '=1; path=/'
    frame.remove()
  })
})()
`

const style = `
.ask { margin: 1rem 0 }
.label { font-weight: 600; margin: 1rem 0 0 }
.hint, .optional { color: #505a5f; font-weight: 400 }
fieldset { border: 0; padding: 0; margin: 0 }
fieldset label { font-weight: 400; margin-top: .25rem }
input:not([type=radio], [type=checkbox], [type=hidden]), select, textarea { font: inherit; padding: .4rem; width: 100%; box-sizing: border-box; border: 1px solid #6b6b6b; border-radius: 4px }
button, a.button { font: inherit; padding: .5rem 1rem; margin: .5rem .5rem 0 0; border: 1px solid #1d4f91; border-radius: 4px; background: #fff; color: #1d4f91; cursor: pointer; display: inline-block; text-decoration: none }
button[type=submit], a.button, button[aria-pressed=true] { background: #1d4f91; color: #fff }
button:disabled { background: #ddd; color: #555; border-color: #bbb; cursor: default }
.for-ears { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
[role=menu], [role=listbox] { border: 1px solid #6b6b6b; border-radius: 4px }
[role=menuitem], [role=menuitemcheckbox], [role=option] { display: block; padding: .4rem; cursor: pointer }
[role=menuitem]:hover, [role=option]:hover, [role=menuitem]:focus { background: #e8f0fa }
[hidden], .narrow { display: none !important }
.upload-card { border: 1px solid #bbb; border-radius: 4px; padding: .5rem; margin: .5rem 0 }
.upload-card input { position: absolute; opacity: 0 }
.beside { position: fixed; right: 1rem; bottom: 1rem; width: 16rem; background: #fff; border: 1px solid #bbb; border-radius: 8px; padding: 1rem }
.beside.left { right: auto; left: 1rem }
.cover { position: fixed; inset: 0; z-index: 10; background: rgb(0 0 0 / .55); display: grid; place-items: center }
.cover > div { background: #fff; padding: 1.5rem; max-width: 30rem; border-radius: 8px }
.opened { overflow: auto; place-items: start center }
.opened > div { width: min(44rem, 100%); max-width: none; box-sizing: border-box }
[role=dialog].steps { border: 1px solid #bbb; border-radius: 8px; padding: 1rem; box-shadow: 0 4px 20px rgb(0 0 0 / .2) }
.under { border-left: 4px solid #ccc; padding-left: 1rem; margin: 1rem 0 }
.row { display: flex; gap: 1rem }
.card, .keeps { border: 1px solid #bbb; border-radius: 4px; padding: .75rem }
.panel { background: #fff; padding: 1.5rem; border-radius: 8px }
.over { z-index: 20 }
.paper { border: 1px solid #6b6b6b; border-radius: 4px; min-height: 5rem; padding: .4rem }
.half.on { background: #1d4f91; color: #fff }
.beyond, .portal { position: absolute; left: -9999px }
.faded { opacity: 0 }
.gone { display: none }
.sides { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem }
.wide-left { grid-template-columns: 2fr 1fr }
.tips { background: #f3f3f3; padding: 1rem; align-self: start }
nav { border-bottom: 1px solid #ccc; padding-bottom: .5rem; margin-bottom: 1rem }
`

/** For the head of a page. */
export function pageHead(): Markup {
  return html`<style>
      ${raw(style)}
    </style>
    <script>
      document.addEventListener('DOMContentLoaded', () => {
        ${raw(`${script}${widgetScript}`)}
      })
    </script>`
}
