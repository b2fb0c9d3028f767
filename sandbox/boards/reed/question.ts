import { html } from 'hono/html'
import type { SandboxAd } from '../../board.ts'
import { questionFields, type Problems } from '../../pages/fields.ts'
import type { Markup } from '../../pages/page.ts'

/** One screening question with its place among the others. A yes or no is chosen from a list that drops down. */
export function questionPage(
  questions: SandboxAd['questions'],
  index: number,
  { name, problems }: { name: string; problems: Problems },
): Markup {
  const question = questions[index]
  return html`<h1>Application questions</h1>
    <div data-qa="progress-bar" role="progressbar" aria-valuenow="${index + 1}" aria-valuemax="${questions.length}">
      ${index + 1} of ${questions.length}
    </div>
    <form method="post" novalidate data-qa="screening-questions-container">
      <div id="question-wrapper-${index}">
        ${question?.kind === 'yes-no' ? dropDown(question.label, name, problems) : ''}
        ${question && question.kind !== 'yes-no' ? questionFields([question], () => name, problems) : ''}
      </div>
      <button type="submit">Continue</button>
    </form>`
}

function dropDown(label: string, name: string, problems: Problems): Markup {
  return html`<label for="${name}">${label}</label>
    <select id="${name}" name="${name}" data-qa="dropdown">
      <option value="">Select</option>
      <option>Yes</option>
      <option>No</option>
    </select>
    ${problems[name] ? html`<p class="error" id="${name}-error">${problems[name]}</p>` : ''}`
}
