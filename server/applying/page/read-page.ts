/** One thing to fill in, as it stands in the page. Numbers are places in the list of elements that goes with it. */
export type RawField = {
  control:
    | 'text'
    | 'select'
    | 'radios'
    | 'pressed'
    | 'menu'
    | 'typeahead'
    | 'checkbox'
    | 'checkboxes'
    | 'file'
    | 'date-parts'
  /** Of an input: 'email', 'number'; else the name of the tag. */
  inputType: string
  label: string
  hint: string
  /** The heading that it stands under. */
  section: string
  error: string
  /** id, name and autocomplete, for what no label says. */
  marks: string
  isMarkedRequired: boolean
  isMarkedOptional: boolean
  /** Shown, and not to be changed. */
  isFixed: boolean
  options: { words: string; isOn: boolean; element: number }[]
  value: string
  min: string
  max: string
  maxLength: number | null
  accept: string
  element: number
}

export type RawButton = {
  words: string
  /** What it is called to those who do not see it, where that differs. */
  name: string
  marks: string
  isDisabled: boolean
  /** Of a link or of the form that it belongs to. */
  href: string
  opensNew: boolean
  isLink: boolean
  /** What else stands in its entry of a list. */
  beside: string
  isSubmit: boolean
  element: number
}

export type RawPage = {
  title: string
  headings: string[]
  /** Short texts that are neither the ad nor a label: what a page tells about itself. */
  notices: string[]
  errors: string[]
  fields: RawField[]
  buttons: RawButton[]
  /** Words of what asks for a human; '' where there is nothing. */
  captcha: string
  isDialog: boolean
}

/**
 * Reads what a page shows: its fields, buttons and words. Runs inside of the page, so it uses nothing from outside of
 * itself, and changes nothing there.
 */
export function readPage(): { page: RawPage; elements: Element[] } {
  const elements: Element[] = []
  const keep = (element: Element): number => elements.push(element) - 1
  const fieldSelector =
    'input:not([type=hidden]):not([type=submit]):not([type=button]):not([type=reset]):not([type=image]),select,textarea'
  const widgetSelector =
    '[role=radiogroup],[role=radio],button[aria-haspopup],[role=combobox],button[aria-pressed],[contenteditable=true]'
  const anyControl = `${fieldSelector},${widgetSelector}`
  const notForms =
    'header,nav,[role=search],[role=navigation],[id*=cookie i],[class*=cookie i],[id*=consent i][role=dialog]'
  const captchaSelector =
    '[id*=captcha i],[class*=captcha i],[data-testid*=captcha i],[name*=captcha i],.cf-turnstile,altcha-widget,iframe[src*=captcha i],iframe[src*=turnstile i],iframe[src*="challenges.cloudflare" i],iframe[title*=captcha i]'

  const isShown = (element: Element): boolean => {
    if (element.getClientRects().length === 0) return false
    const style = getComputedStyle(element)
    return style.visibility !== 'hidden' && style.display !== 'none'
  }
  const squeeze = (text: string): string => text.replace(/\s+/gu, ' ').trim()

  /** The words of an element without those of its fields; said twice (once for those who hear it) counts once. */
  const wordsOf = (element: Element): string => {
    const parts: string[] = []
    const walk = (node: Node): void => {
      if (node.nodeType === Node.TEXT_NODE) parts.push(node.textContent ?? '')
      if (!(node instanceof Element) || /^(?:script|style|svg|select|textarea|option|template)$/iu.test(node.tagName))
        return
      if (node !== element && (node.getAttribute('aria-hidden') === 'true' || node.hasAttribute('hidden'))) return
      if (node !== element && node.matches('.error,[role=alert]')) return
      for (const child of node.childNodes) walk(child)
      if (node !== element && !/^(?:a|b|em|i|span|strong|u)$/iu.test(node.tagName)) parts.push(' ')
    }
    walk(element)
    const text = squeeze(parts.join('')) || squeeze(element.textContent ?? '')
    const half = text.slice(0, Math.ceil(text.length / 2)).trim()
    return text.length > 3 && (text === `${half} ${half}` || text === half + half) ? half : text
  }
  const byIds = (ids: string | null): Element[] =>
    (ids ?? '').split(/\s+/u).flatMap((id) => (id && document.getElementById(id)) || [])

  const dialogs = [
    ...document.querySelectorAll('dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true]'),
  ].filter(
    (dialog) =>
      isShown(dialog) &&
      !dialog.matches(notForms) &&
      !/cookie|consent|gdpr/iu.test(`${dialog.id} ${dialog.ariaLabel ?? ''}`),
  )
  const dialog = dialogs.findLast((one) => one.querySelector(`${anyControl},button`) !== null) ?? null
  const scope: Element = dialog ?? document.querySelector('main') ?? document.body

  /** The field's own corner of the page: the largest element around it without another question in it. */
  const cornerOf = (members: Element[]): Element => {
    const isOurs = (control: Element) =>
      members.some((member) => member === control || member.contains(control) || control.contains(member))
    let corner = members[0] ?? scope
    while (!members.every((member) => corner.contains(member))) corner = corner.parentElement ?? scope
    for (let up = corner.parentElement; up && up !== scope && scope.contains(up); up = up.parentElement) {
      if (up.matches('form,section,main,body,dialog,[role=dialog]')) break
      if ([...up.querySelectorAll(anyControl)].some((control) => !isOurs(control))) break
      if (up.querySelector('button[type=submit],input[type=submit]')) break
      corner = up
    }
    return corner
  }
  const sayNothing = /^(?:select|choose|please|pick)\b.{0,24}$|^-+.*-+$|^$/iu

  /** Words that stand before the field, with no mark that they are its label. */
  const wordsBefore = (member: Element, corner: Element): string => {
    for (let at: Element | null = member; at && at !== scope; at = at.parentElement) {
      for (let before = at.previousElementSibling; before; before = before.previousElementSibling) {
        if (
          before.matches(anyControl) ||
          before.querySelector(anyControl) ||
          before.matches('.error,[role=alert],[role=progressbar],button,a')
        )
          break
        const words = wordsOf(before)
        const isHeading = before.matches('h1,h2') && !words.endsWith('?')
        // Of a list of many labels none is this field's alone.
        if (isHeading || before.querySelectorAll('li').length > 1) break
        if (words !== '' && words.length < 400 && isShown(before)) return words
      }
      const own = [...(at.parentElement?.childNodes ?? [])].find(
        (node) => node.nodeType === Node.TEXT_NODE && squeeze(node.textContent ?? '') !== '',
      )
      if (own && at.parentElement && corner.contains(at.parentElement)) return squeeze(own.textContent ?? '')
      // One step beyond its corner: labels stand in a box of their own beside it.
      if (at === corner) break
    }
    return ''
  }
  const labelsOf = (element: Element): Element[] =>
    'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
  const labelOf = (element: Element, corner: Element): string => {
    const ways = [
      () => byIds(element.getAttribute('aria-labelledby')).map(wordsOf).join(' '),
      () =>
        labelsOf(element)
          .map(wordsOf)
          .find((words) => words !== '') ?? '',
      () => element.getAttribute('aria-label') ?? '',
      () => wordsBefore(element, corner),
      () => element.getAttribute('placeholder') ?? '',
      () => element.getAttribute('name') ?? '',
    ]
    return squeeze(ways.map((way) => way()).find((words) => !sayNothing.test(squeeze(words))) ?? '')
  }
  const groupLabel = (group: Element | null, members: Element[], corner: Element): string => {
    const named =
      group && (byIds(group.getAttribute('aria-labelledby')).map(wordsOf).join(' ') || group.getAttribute('aria-label'))
    const legend = group?.querySelector('legend') ?? members[0]?.closest('fieldset')?.querySelector('legend')
    return squeeze(
      named || (legend ? wordsOf(legend) : '') || (members[0] ? wordsBefore(group ?? members[0], corner) : ''),
    )
  }

  /** What follows a field up to the next one, where nothing stands around both. */
  const after = (members: Element[]): Element[] => {
    const found: Element[] = []
    const last = members.at(-1)
    for (let next = last?.nextElementSibling; next; next = next.nextElementSibling) {
      if (next.matches(`${anyControl},label,legend`) || next.querySelector(anyControl)) break
      found.push(next)
    }
    return found
  }

  const errorOf = (members: Element[], corner: Element): string => {
    const pointed = members.flatMap((member) => [
      ...byIds(member.getAttribute('aria-errormessage')),
      ...byIds(member.getAttribute('aria-describedby')),
    ])
    const marks = '.error,[role=alert],[class*=error i],[id*=error i]'
    const near = [...corner.querySelectorAll(marks), ...after(members).filter((one) => one.matches(marks))]
    const isError = (one: Element) =>
      /error|alert|invalid/iu.test(`${one.id} ${one.getAttribute('class') ?? ''} ${one.getAttribute('role') ?? ''}`)
    const found = [...pointed.filter(isError), ...near].find(
      (one) =>
        isShown(one) &&
        !one.matches(anyControl) &&
        squeeze(one.textContent ?? '') !== '' &&
        !one.querySelector(anyControl),
    )
    return found ? squeeze(found.textContent ?? '') : ''
  }
  const hintOf = (members: Element[], corner: Element): string => {
    const pointed = members.flatMap((member) => byIds(member.getAttribute('aria-describedby')))
    const marks = '[class*=hint i],[class*=help i],[class*=counter i],[data-testid*=counter i],[class*=format i],small'
    const near = [...corner.querySelectorAll(marks), ...after(members).filter((one) => one.matches(marks))]
    const texts = [...pointed, ...near].filter(
      (one) => !/error/iu.test(`${one.id} ${one.getAttribute('class') ?? ''}`) && !one.querySelector(anyControl),
    )
    return [...new Set(texts.map((one) => squeeze(one.textContent ?? '')).filter(Boolean))].join(' ')
  }

  const sectionOf = (member: Element): string => {
    const headings = [...scope.querySelectorAll('h1,h2,h3,h4')]
    const before = headings.findLast((one) => one.compareDocumentPosition(member) & Node.DOCUMENT_POSITION_FOLLOWING)
    return before ? wordsOf(before) : ''
  }

  const field = (
    given: Partial<RawField> & Pick<RawField, 'control' | 'label'>,
    members: Element[],
    corner: Element,
  ): RawField => {
    const [first] = members
    const group = first?.closest('fieldset,[role=radiogroup],[role=group]') ?? null
    const labels = members.flatMap((member) => [...labelsOf(member), ...byIds(member.getAttribute('aria-labelledby'))])
    const isOne = !['radios', 'checkboxes', 'pressed', 'date-parts'].includes(given.control)
    const around = isOne
      ? [...members, ...labels]
      : [...members, ...(group && corner.contains(group) ? [group, ...group.querySelectorAll('legend')] : [])]
    const all = [...around, ...(corner.contains(scope) ? [] : [corner])]
    const said = `${given.label} ${labels.length > 0 && isOne ? labels.map((one) => one.textContent).join(' ') : ''} ${all.length > 0 && !isOne ? squeeze(group?.querySelector('legend')?.textContent ?? '') : ''}`
    const star =
      /\*\s*$/u.test(squeeze(said)) ||
      [...corner.querySelectorAll('span,abbr,sup,em,strong')].some((one) => squeeze(one.textContent ?? '') === '*')
    const marked = all.some(
      (one) =>
        one.matches('[required],[aria-required=true],[class*="is-required" i],[class*="state-required" i]') ||
        one.querySelector('[class*="is-required" i],[class*="state-required" i]') !== null,
    )
    const isHeavy = /\((?:required|mandatory)\)/iu.test(said)
    return {
      inputType: '',
      options: [],
      value: '',
      min: '',
      max: '',
      maxLength: null,
      accept: '',
      element: -1,
      hint: hintOf(members, corner),
      section: sectionOf(first ?? corner),
      error: errorOf(members, corner),
      marks: members
        .map((one) => `${one.id} ${one.getAttribute('name') ?? ''} ${one.getAttribute('autocomplete') ?? ''}`)
        .join(' '),
      isMarkedRequired: star || marked || isHeavy,
      isMarkedOptional: /\(optional\)|\boptional\b\s*$/iu.test(`${given.label} ${said}`.trim()),
      isFixed: members.every((one) => one.matches(':disabled,[readonly],[aria-disabled=true]')),
      ...given,
      label: squeeze(
        given.label
          .replace(/\s*\((?:optional|required|mandatory)\)/giu, '')
          .replace(/\s*\*+\s*$/u, '')
          .replace(/^\*\s*/u, ''),
      ),
    }
  }

  const isOffered = (control: Element): boolean => {
    if (!scope.contains(control) || control.closest(notForms) || control.closest(captchaSelector)) return false
    const isFile = control.matches('input[type=file]')
    const isTicked = control.matches('input[type=radio],input[type=checkbox]')
    if (isFile) return true
    return isShown(control) || (isTicked && labelsOf(control).some(isShown))
  }
  const done = new Set<Element>()
  const fields: RawField[] = []
  const optionOf = (element: Element) => ({
    words:
      labelsOf(element).map(wordsOf).find(Boolean) ??
      element.getAttribute('aria-label') ??
      (wordsOf(element) || (element.getAttribute('value') ?? '')),
    isOn:
      'checked' in element
        ? (element as HTMLInputElement).checked
        : element.matches(
            '[aria-checked=true],[aria-pressed=true],[aria-selected=true],[class*=selected i],[class*=active i]',
          ),
    element: keep(element),
  })
  const groupOf = (control: Element, all: Element[]): Element[] => {
    const name = control.getAttribute('name')
    const box = control.closest('fieldset,[role=radiogroup],[role=group]')
    const type = control.getAttribute('type')
    const alike = all.filter(
      (one) => one.getAttribute('type') === type && one.closest('form') === control.closest('form'),
    )
    if (name) {
      const named = alike.filter((one) => one.getAttribute('name') === name)
      if (type === 'radio' || named.length > 1) return named
    }
    const boxed = box ? alike.filter((one) => box.contains(one)) : [control]
    const legend = box?.querySelector('legend')?.textContent ?? box?.getAttribute('aria-label') ?? ''
    const isQuestion = type === 'radio' || /\?|all that apply|which|select|choose/iu.test(legend)
    return isQuestion && boxed.length > 1 ? boxed : [control]
  }

  const controls = [...scope.querySelectorAll(anyControl)].filter(isOffered)
  for (const control of controls) {
    if (done.has(control)) continue
    done.add(control)
    const type = control.matches('input') ? (control as HTMLInputElement).type : control.tagName.toLowerCase()

    if (type === 'radio' || type === 'checkbox') {
      const members = groupOf(control, controls)
      for (const member of members) done.add(member)
      const corner = cornerOf(members)
      if (type === 'checkbox' && members.length === 1) {
        const label = labelOf(control, corner)
        fields.push(
          field(
            {
              control: 'checkbox',
              inputType: type,
              label,
              value: (control as HTMLInputElement).checked ? 'on' : '',
              element: keep(control),
            },
            members,
            corner,
          ),
        )
        continue
      }
      const box = control.closest('fieldset,[role=radiogroup],[role=group]')
      const label = groupLabel(box, members, corner) || (control.getAttribute('name') ?? '')
      fields.push(
        field(
          {
            control: type === 'radio' ? 'radios' : 'checkboxes',
            inputType: type,
            label,
            options: members.map(optionOf),
            element: keep(control),
          },
          members,
          corner,
        ),
      )
      continue
    }

    if (control.matches('[role=radio],button[aria-pressed]')) {
      const box = control.closest('[role=radiogroup],[role=group],fieldset') ?? control.parentElement
      const members = [...(box?.querySelectorAll('[role=radio],button[aria-pressed]') ?? [control])].filter(isShown)
      for (const member of members) done.add(member)
      if (members.length < 2) continue
      const corner = cornerOf(members)
      fields.push(
        field(
          {
            control: 'pressed',
            label: groupLabel(box, members, corner),
            options: members.map(optionOf),
            element: keep(control),
          },
          members,
          corner,
        ),
      )
      continue
    }
    if (control.matches('[role=radiogroup],[contenteditable]')) continue

    if (control.matches('button,[role=combobox]:not(input)') && !control.matches('select')) {
      const corner = cornerOf([control])
      const list =
        byIds(control.getAttribute('aria-controls') ?? control.getAttribute('aria-owns'))[0] ??
        corner.querySelector('[role=listbox],[role=menu]')
      const items = [...(list?.querySelectorAll('[role=option],[role=menuitem],[role=menuitemradio]') ?? [])]
      const isList =
        control.getAttribute('aria-haspopup') === 'listbox' || control.matches('[role=combobox]') || items.length > 0
      const label = labelOf(control, corner).replace(wordsOf(control), '').trim() || wordsBefore(control, corner)
      if (!isList || label === '' || items.some((item) => item.matches('a[href]'))) continue
      const value = wordsOf(control)
      const options = items.map(optionOf).filter(({ words }) => !sayNothing.test(words))
      fields.push(
        field(
          { control: 'menu', label, options, value: sayNothing.test(value) ? '' : value, element: keep(control) },
          [control],
          corner,
        ),
      )
      continue
    }

    if (
      control.matches('input') &&
      control.closest('fieldset') &&
      /^(?:day|month|year)$/iu.test(labelOf(control, control))
    ) {
      const box = control.closest('fieldset')
      const members = [...(box?.querySelectorAll('input') ?? [])].filter((one) =>
        /^(?:day|month|year)$/iu.test(labelOf(one, one)),
      )
      for (const member of members) done.add(member)
      const corner = cornerOf(members)
      const options = members.map((member) => ({
        words: labelOf(member, member).toLowerCase(),
        isOn: false,
        element: keep(member),
      }))
      const value = members
        .map((member) => (member as HTMLInputElement).value)
        .filter(Boolean)
        .join('/')
      fields.push(
        field(
          {
            control: 'date-parts',
            inputType: 'date',
            label: groupLabel(box, members, corner),
            options,
            value,
            element: keep(control),
          },
          members,
          corner,
        ),
      )
      continue
    }

    const corner = cornerOf([control])
    const label = labelOf(control, corner)
    const isNumeric =
      /numeric|decimal/u.test(control.getAttribute('inputmode') ?? '') || control.id.endsWith('-numeric')
    const common = { label, inputType: type === 'text' && isNumeric ? 'number' : type, element: keep(control) }
    if (control instanceof HTMLSelectElement) {
      const offered = [...control.options].filter(
        (option) => option.value !== '' && !option.disabled && !sayNothing.test(squeeze(option.text)),
      )
      const chosen = control.selectedOptions[0]
      // What stands first only because nothing is chosen yet says nothing.
      const isChosen =
        chosen !== undefined &&
        offered.includes(chosen) &&
        (chosen.defaultSelected ||
          control.selectedIndex > 0 ||
          control.options.length === 1 ||
          /country|code/iu.test(label))
      const options = offered.map((option) => ({
        words: squeeze(option.text),
        isOn: option.selected,
        element: keep(option),
      }))
      fields.push(
        field(
          {
            ...common,
            control: 'select',
            inputType: control.multiple ? 'multiple' : 'select',
            options,
            value: isChosen ? squeeze(chosen.text) : '',
          },
          [control],
          corner,
        ),
      )
      continue
    }
    const input = control as HTMLInputElement
    if (type === 'file') {
      const value = [...(input.files ?? [])].map((file) => file.name).join(', ')
      fields.push(
        field(
          {
            ...common,
            control: 'file',
            value,
            accept: input.accept,
            hint: `${hintOf([control], corner)} ${wordsOf(corner)}`.trim(),
          },
          [control],
          corner,
        ),
      )
      continue
    }
    const isTypeahead = control.matches('[role=combobox],[aria-autocomplete=list],[aria-autocomplete=both],[list]')
    fields.push(
      field(
        {
          ...common,
          control: isTypeahead ? 'typeahead' : 'text',
          value: input.value,
          min: input.min ?? '',
          max: input.max ?? '',
          maxLength: input.maxLength > 0 ? input.maxLength : null,
        },
        [control],
        corner,
      ),
    )
  }

  // Labels that stand in a list above all fields: only their order says which is whose.
  for (const form of scope.querySelectorAll('form')) {
    const own = fields.filter(({ element }) => form.contains(elements[element] ?? null))
    const isNameless =
      own.length > 0 && own.every(({ label, element }) => [elements[element]?.getAttribute('name'), ''].includes(label))
    const list = [...form.querySelectorAll('ol,ul')].find(
      (one) => one.children.length === own.length && !one.querySelector(anyControl),
    )
    if (!isNameless || !list) continue
    for (const [at, one] of own.entries()) one.label = wordsOf(list.children[at] ?? list)
  }

  const buttons = [
    ...(dialog ?? document).querySelectorAll('button,input[type=submit],input[type=button],[role=button],a[href]'),
  ]
    .filter((one) => isShown(one) && !done.has(one))
    .slice(0, 400)
    .map((one): RawButton => {
      const form = one.closest('form')
      const isSubmit = one.matches('button:not([type]),[type=submit]')
      const link = one.closest('a')
      return {
        words: wordsOf(one) || (one.getAttribute('value') ?? ''),
        name: one.getAttribute('aria-label') ?? '',
        marks: ['id', 'name', 'class', 'data-qa', 'data-testid', 'data-test', 'data-at', 'data-tn-element']
          .map((name) => one.getAttribute(name) ?? '')
          .join(' '),
        isDisabled: one.matches(':disabled,[aria-disabled=true]'),
        href: link?.href ?? (isSubmit && form?.method === 'get' ? form.action : ''),
        opensNew: (link?.target ?? (isSubmit ? (form?.target ?? '') : '')) === '_blank',
        isLink: link !== null,
        beside: wordsOf(one.closest('li,tr') ?? one).slice(0, 200),
        isSubmit,
        element: keep(one),
      }
    })

  const isOfAd = (one: Element) =>
    one.closest(
      '[class~=ad],[class*=description i],[id*=description i],[data-qa=job-description],[data-at=job-ad-content],.demo,footer,nav',
    ) !== null
  const short = (one: Element) => squeeze(one.textContent ?? '')
  const tell = [
    ...scope.querySelectorAll(
      'h1,h2,h3,p,li,[role=alert],[role=status],[class*=feedback i],[class*=banner i],[class*=alert i],[class*=notice i],[class*=badge i],strong,span,div,dd',
    ),
  ]
    .filter(
      (one) =>
        isShown(one) &&
        !isOfAd(one) &&
        (one.children.length === 0 ||
          /^(?:p|h1|h2|h3)$/iu.test(one.tagName) ||
          one.matches('[role=alert],[role=status]')),
    )
    .map(short)
    .filter((text) => text !== '' && text.length < 300)
  const errors = [
    ...scope.querySelectorAll('.error,[role=alert],[class*="error" i]:not(form):not(input):not(select):not(textarea)'),
  ]
    .filter((one) => isShown(one) && !isOfAd(one) && !one.querySelector(anyControl))
    .map(short)
    .filter((text) => text !== '' && text.length < 400)
  const robot = [...document.querySelectorAll(captchaSelector)].find((one) => {
    const box = one.getBoundingClientRect()
    return isShown(one) && box.width > 40 && box.height > 15 && !one.closest('.grecaptcha-badge')
  })
  return {
    page: {
      title: squeeze(document.title),
      headings: [...scope.querySelectorAll('h1,h2,h3')].filter((one) => isShown(one) && !isOfAd(one)).map(short),
      notices: [...new Set(tell)].slice(0, 120),
      errors: [...new Set(errors)],
      fields,
      buttons,
      captcha: robot ? squeeze(robot.textContent ?? '') || 'captcha' : '',
      isDialog: dialog !== null,
    },
    elements,
  }
}
