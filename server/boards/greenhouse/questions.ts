import { z } from 'zod'
import type { FormQuestion } from '../../../contract/applications/applications.ts'
import { askedQuestion } from '../../applying/index.ts'
import { readJsonAnswer } from '../answers.ts'
import { BoardFailure, type BoardCall } from '../board.ts'
import { list, text } from '../fields.ts'

const Field = z.object({ name: text, type: text, values: list })
const Question = z.object({ label: text, description: text, required: z.boolean().nullish(), fields: z.array(Field) })
const Answer = z.object({
  questions: z.array(z.unknown()).nullish(),
  location_questions: z.array(z.unknown()).nullish(),
  demographic_questions: z.object({ questions: z.array(z.unknown()).nullish() }).nullish(),
})
const Demographic = z.object({ label: text, required: z.boolean().nullish(), type: text, answer_options: list })

/** The form of one job, as Greenhouse tells it to anybody. */
export async function greenhouseQuestions(
  { link, ref }: { link: string; ref: string },
  call: BoardCall,
): Promise<FormQuestion[]> {
  const [, company] = /greenhouse\.io\/(?:embed\/job_app\?for=)?([\w-]+)/u.exec(link) ?? []
  if (company === undefined) throw new BoardFailure('skipped', 'the page of the job does not say whose board it is on')
  const url = `https://boards-api.greenhouse.io/v1/boards/${encodeURIComponent(company)}/jobs/${encodeURIComponent(ref)}?questions=true`
  return questionsOfJob(readJsonAnswer(await call.fetch({ url }), Answer))
}

function questionsOfJob(body: unknown): FormQuestion[] {
  const { questions, location_questions: places, demographic_questions: equality } = Answer.parse(body)
  const usual = [...(questions ?? []), ...(places ?? [])].flatMap((one) => {
    const { data } = Question.safeParse(one)
    return data ? usualQuestion(data) : []
  })
  const asked = (equality?.questions ?? []).flatMap((one) => {
    const { data } = Demographic.safeParse(one)
    if (!data?.label) return []
    const type = data.type?.includes('multi_select') ? 'choices' : 'choice'
    const options = wordsOf(data.answer_options)
    return [
      askedQuestion({
        label: data.label,
        type,
        options,
        isRequired: data.required ?? false,
        section: 'Demographic questions',
      }),
    ]
  })
  return [...usual, ...asked]
}

const types: Record<string, FormQuestion['type']> = {
  input_text: 'text',
  input_file: 'file',
  textarea: 'long-text',
  multi_value_single_select: 'choice',
  multi_value_multi_select: 'choices',
}

/** Several fields of one question are ways to give the same answer: the first counts. */
function usualQuestion({ label, description, required, fields }: z.infer<typeof Question>): FormQuestion[] {
  const field = fields.find(({ type }) => type !== 'input_hidden')
  const type = types[field?.type ?? '']
  if (!label || !field || !type) return []
  const options = wordsOf(field.values)
  const isYesNo = type === 'choice' && options.toSorted().join('/').toLowerCase() === 'no/yes'
  const byName: Record<string, FormQuestion['type']> = { email: 'email', phone: 'phone' }
  return [
    askedQuestion({
      label,
      hint: description ?? '',
      type: isYesNo ? 'yes-no' : (byName[field.name ?? ''] ?? type),
      options,
      isRequired: required ?? false,
      ...(type === 'file' && { fileTypes: ['pdf', 'doc', 'docx', 'txt', 'rtf'] }),
    }),
  ]
}

function wordsOf(values: readonly unknown[]): string[] {
  return values.flatMap((value) => z.object({ label: z.string() }).safeParse(value).data?.label ?? [])
}
