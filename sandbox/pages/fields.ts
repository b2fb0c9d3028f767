import { html } from 'hono/html'
import type { SandboxAd } from '../board.ts'
import type { Markup } from './page.ts'

/** One field of a form; `marks` are the attributes that the real form's field goes by. */
export type Field = {
  name: string
  label: string
  type?: 'text' | 'email' | 'tel' | 'password' | 'number' | 'date' | 'file' | 'textarea'
  id?: string
  testId?: string
  value?: string
  accept?: string
  optional?: boolean
}

export type Problems = Readonly<Record<string, string>>

export function textField(field: Field, problems: Problems = {}): Markup {
  const id = field.id ?? field.name
  const problem = problems[field.name]
  const { type = 'text', value = '' } = field
  const control =
    type === 'textarea'
      ? html`<textarea id="${id}" name="${field.name}" rows="4" data-testid="${field.testId ?? id}">${value}</textarea>`
      : html`<input
          id="${id}"
          name="${field.name}"
          type="${type}"
          value="${value}"
          data-testid="${field.testId ?? id}"
          accept="${field.accept ?? ''}"
        />`
  return html`<div>
    <label for="${id}">${field.label}${field.optional ? ' (optional)' : ''}</label>
    ${control} ${problem ? html`<p class="error" id="${id}-error">${problem}</p>` : ''}
  </div>`
}

/** A question with a few answers, as radio buttons. */
function choiceField(
  field: { name: string; label: string; choices: readonly string[]; value?: string; testId?: string },
  problems: Problems = {},
): Markup {
  const { name } = field
  const problem = problems[name]
  return html`<fieldset data-testid="${field.testId ?? name}">
    <legend>${field.label}</legend>
    ${field.choices.map(
      (choice, index) =>
        html`<label for="${name}-${index}"
          ><input
            type="radio"
            id="${name}-${index}"
            name="${name}"
            value="${choice}"
            ${choice === field.value ? 'checked' : ''}
          />${choice}</label
        >`,
    )}
    ${problem ? html`<p class="error" id="${name}-error">${problem}</p>` : ''}
  </fieldset>`
}

/** The employer's own questions, under the names that the board gives them. */
export function questionFields(
  questions: SandboxAd['questions'],
  nameOf: (index: number) => string,
  problems: Problems = {},
): Markup[] {
  return questions.map(({ kind, label, choices = [] }, index) => {
    const name = nameOf(index)
    if (kind === 'yes-no') return choiceField({ name, label, choices: ['Yes', 'No'] }, problems)
    if (choices.length > 0 && kind !== 'suggestion') return choiceField({ name, label, choices }, problems)
    const type = kind === 'number' || kind === 'date' || kind === 'file' ? kind : 'textarea'
    return textField({ name, label, type }, problems)
  })
}
