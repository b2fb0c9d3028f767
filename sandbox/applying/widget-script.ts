/** What the fields of forms do in a browser that are made of more than one part: dates, buttons, lists, uploads, and what comes up after an answer. */
export const widgetScript = `
;(() => {
  const closest = (event, selector) => event.target instanceof Element ? event.target.closest(selector) : null
  const changed = (field) => field.dispatchEvent(new Event('change', { bubbles: true }))
  const hiddenIn = (widget) => widget.querySelector('[type=hidden]')

  function keepDate(widget) {
    const part = (name) => widget.querySelector('[data-part=' + name + ']').value.trim()
    const [day, month, year] = [part('day'), part('month'), part('year')]
    const isWhole = /^[0-9]{1,2}$/.test(day) && /^[0-9]{1,2}$/.test(month) && /^[0-9]{4}$/.test(year)
    hiddenIn(widget).value = isWhole ? [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-') : [year, month, day].join('')
  }
  function answerOf(ask) {
    const fields = [...ask.querySelectorAll('input,select')].filter((one) => one.name && !(one.type === 'radio' && !one.checked))
    return fields[0] ? fields[0].value : ''
  }
  function showFollows() {
    for (const follow of document.querySelectorAll('[data-when]')) {
      const ask = follow.previousElementSibling
      if (ask) follow.hidden = answerOf(ask) !== follow.dataset.when
    }
  }
  document.addEventListener('input', (event) => {
    const date = closest(event, '[data-widget=date-parts]')
    if (date) keepDate(date)
    const paper = closest(event, '[data-widget=editable]')
    if (paper) hiddenIn(paper).value = paper.querySelector('[contenteditable]').innerText.trim()
  })
  document.addEventListener('change', (event) => {
    const date = closest(event, '[data-widget=date-parts]')
    if (date) keepDate(date)
    showFollows()
  })

  function openList(widget) {
    const button = widget.querySelector('[role=combobox]')
    const list = document.createElement('div')
    list.setAttribute('role', 'listbox')
    for (const words of JSON.parse(widget.dataset.choices)) {
      const option = document.createElement('div')
      option.setAttribute('role', 'option')
      option.textContent = words
      list.append(option)
    }
    button.after(list)
    button.setAttribute('aria-expanded', 'true')
  }
  function closeLists() {
    for (const widget of document.querySelectorAll('[data-widget=combobox]')) {
      widget.querySelector('[role=listbox]')?.remove()
      widget.querySelector('[role=combobox]').setAttribute('aria-expanded', 'false')
    }
  }

  async function send(widget, file) {
    const body = new FormData()
    body.append('_upload', widget.dataset.name)
    body.append('file', file)
    const answer = await fetch(location.href, { method: 'POST', body })
    const told = await answer.json()
    const problem = widget.querySelector('[data-file-problem]')
    problem.hidden = answer.ok
    problem.textContent = told.problem ?? ''
    if (!answer.ok) return
    widget.querySelector('[data-file-name]').textContent = told.file
    const note = widget.querySelector('[data-file-note]')
    if (note) note.textContent = 'Uploaded just now'
  }
  function openUpload(widget) {
    if (widget.dataset.by === 'portal') return document.querySelector('[data-portal]').click()
    if (widget.dataset.by === 'panel') {
      const panel = widget.querySelector('template').content.firstElementChild.cloneNode(true)
      const cover = document.createElement('div')
      cover.className = 'cover over'
      cover.append(panel)
      widget.append(cover)
      return
    }
    // A field that is never in the page.
    const field = document.createElement('input')
    field.type = 'file'
    field.accept = widget.dataset.accept
    field.onchange = () => send(widget, field.files[0])
    field.click()
  }
  document.addEventListener('change', (event) => {
    const portal = closest(event, '[data-portal]')
    const widget = portal && document.querySelector('[data-by=portal]')
    if (widget && portal.files[0]) send(widget, portal.files[0])
  })

  function chooseFile(widget, card, name) {
    for (const one of widget.querySelectorAll('[role=radio]')) one.setAttribute('aria-checked', String(one === card))
    hiddenIn(widget).value = name
  }
  document.addEventListener('change', (event) => {
    const card = closest(event, '[data-widget=file-cards] [data-new]')
    if (!card || !event.target.files[0]) return
    card.querySelector('strong').textContent = event.target.files[0].name
    chooseFile(card.parentElement, card, event.target.files[0].name)
  })

  document.addEventListener('click', async (event) => {
    const card = closest(event, '[data-widget=file-cards] [role=radio]')
    if (card && !closest(event, 'button,input')) {
      const field = card.querySelector('input')
      if (field && !field.files[0]) field.click()
      else chooseFile(card.parentElement, card, card.querySelector('strong').textContent)
    }
    const half = closest(event, '[data-widget=toggle] button')
    if (half) {
      const widget = half.closest('[data-widget]')
      for (const one of widget.querySelectorAll('button')) one.classList.toggle('on', one === half)
      hiddenIn(widget).value = half.textContent.trim()
      changed(hiddenIn(widget))
    }
    const opener = closest(event, '[data-widget=combobox] [role=combobox]')
    const isOpen = opener?.getAttribute('aria-expanded') === 'true'
    const option = closest(event, '[data-widget=combobox] [role=option]')
    if (option) {
      const widget = option.closest('[data-widget]')
      hiddenIn(widget).value = widget.querySelector('[role=combobox]').textContent = option.textContent
      changed(hiddenIn(widget))
    }
    closeLists()
    if (opener && !isOpen) openList(opener.closest('[data-widget]'))

    const button = closest(event, '[data-upload]')
    if (button) {
      event.preventDefault()
      openUpload(button.closest('[data-widget=upload]'))
    }
    const sender = closest(event, '[data-upload-send]')
    const chosen = sender?.closest('.panel').querySelector('input').files[0]
    if (chosen) await send(sender.closest('[data-widget=upload]'), chosen)
    if (chosen || closest(event, '[data-upload-close]')) event.target.closest('.over')?.remove()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeLists()
  })

  // What a person would have left alone.
  async function touch(event) {
    const trap = closest(event, '[data-trap]')
    if (!trap) return
    if (event.type === 'click') event.preventDefault()
    const body = new FormData()
    body.set('_trap', trap.dataset.trap)
    await fetch(location.href, { method: 'POST', body })
  }
  document.addEventListener('click', touch)
  document.addEventListener('input', touch)
})()
`
