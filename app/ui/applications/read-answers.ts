import type { AnswerValue, FormAnswer } from '../../../contract/applications/applications.ts'

/** What a form says about the questions that it asked: each by the name that its place in the list gives it. */
export function readAnswers(
  form: FormData,
  answers: readonly FormAnswer[],
): { key: string; value: AnswerValue | null; remember: boolean }[] {
  return answers.flatMap(({ question, value: known, problem }, at) => {
    if (question.type === 'file' || !form.has(`asked-${at}`)) return []
    const said = form.getAll(`q-${at}`).map(String)
    const text = said[0]?.trim() ?? ''
    const value: AnswerValue | null =
      question.type === 'consent' ? said.length > 0 : question.type === 'choices' ? said : text === '' ? null : text
    // What is as it was keeps its origin; what the board did not take is the person's word from now on.
    if (same(value, known) && problem === undefined) return []
    return [{ key: question.key, value, remember: form.has(`remember-${at}`) }]
  })
}

function same(a: AnswerValue | null, b: AnswerValue | null): boolean {
  const plain = (value: AnswerValue | null) =>
    value === '' || (Array.isArray(value) && value.length === 0) ? null : value
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b)) || (a === false && b === null)
}
