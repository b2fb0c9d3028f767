import type { AnswerValue, FormAnswer } from '../../../contract/applications/applications.ts'

/**
 * What a form says about the questions that it asked.
 * @param nameOf of a question's fields: its place in the list, unless the page says otherwise
 */
export function readAnswers(
  form: FormData,
  answers: readonly FormAnswer[],
  nameOf: (at: number) => string = String,
): { key: string; value: AnswerValue | null; remember: boolean }[] {
  return answers.flatMap(({ question, value: known, problem }, at) => {
    const name = nameOf(at)
    if (question.type === 'file' || !form.has(`asked-${name}`)) return []
    const said = form.getAll(`q-${name}`).map(String)
    const text = said[0]?.trim() ?? ''
    const value: AnswerValue | null =
      question.type === 'consent' ? said.length > 0 : question.type === 'choices' ? said : text === '' ? null : text
    // What is as it was keeps its origin; what the board did not take is the person's word from now on.
    if (same(value, known) && problem === undefined) return []
    return [{ key: question.key, value, remember: form.has(`remember-${name}`) }]
  })
}

function same(a: AnswerValue | null, b: AnswerValue | null): boolean {
  const plain = (value: AnswerValue | null) =>
    value === '' || (Array.isArray(value) && value.length === 0) ? null : value
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b)) || (a === false && b === null)
}
