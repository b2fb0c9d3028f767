import { html, raw } from 'hono/html'
import type { Markup } from '../pages/page.ts'
import { pageStyle } from './page-style.ts'
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

/** For the head of a page. */
export function pageHead(): Markup {
  return html`<style>
      ${raw(pageStyle)}
    </style>
    <script>
      document.addEventListener('DOMContentLoaded', () => {
        ${raw(`${script}${widgetScript}`)}
      })
    </script>`
}
