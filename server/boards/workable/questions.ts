import { z } from 'zod'
import type { FormQuestion } from '../../../contract/applications/applications.ts'
import { askedQuestion } from '../../applying/index.ts'
import { readJsonAnswer } from '../answers.ts'
import type { BoardCall } from '../board.ts'
import { text } from '../fields.ts'

const Field = z.object({
  label: text,
  type: text,
  required: z.boolean().nullish(),
  maxLength: z.number().nullish(),
  options: z.array(z.object({ value: z.string() })).nullish(),
})
const Answer = z.array(z.object({ name: text, fields: z.array(z.unknown()).nullish() }))

/** The form of one job, as Workable tells it to anybody. */
export async function workableQuestions({ ref }: { ref: string }, call: BoardCall): Promise<FormQuestion[]> {
  const url = `https://apply.workable.com/api/v1/jobs/${encodeURIComponent(ref)}/form`
  return questionsOfForm(readJsonAnswer(await call.fetch({ url }), Answer))
}

const types: Record<string, FormQuestion['type']> = {
  text: 'text',
  email: 'email',
  phone: 'phone',
  paragraph: 'long-text',
  file: 'file',
  boolean: 'yes-no',
  dropdown: 'choice',
  multiple: 'choices',
  date: 'date',
  number: 'number',
}

/** Groups, such as the jobs and schools of a person, are filled in from the CV and are no questions. */
function questionsOfForm(body: unknown): FormQuestion[] {
  return Answer.parse(body).flatMap(({ name, fields }) =>
    (fields ?? []).flatMap((one) => {
      const { data } = Field.safeParse(one)
      const type = types[data?.type ?? '']
      if (!data?.label || !type) return []
      const options = type === 'yes-no' ? ['Yes', 'No'] : (data.options ?? []).map(({ value }) => value)
      const limit = type === 'text' || type === 'long-text' ? (data.maxLength ?? null) : null
      return [
        askedQuestion({
          label: data.label,
          type,
          options,
          max: limit,
          isRequired: data.required ?? false,
          section: name ?? '',
        }),
      ]
    }),
  )
}
