import { z } from 'zod'
import type { FormQuestion } from '../../../contract/applications/applications.ts'
import { askedQuestion } from '../../applying/index.ts'
import { readJsonAnswer } from '../answers.ts'
import { BoardFailure, type BoardCall } from '../board.ts'
import { id, list, text } from '../fields.ts'

const Open = z.object({ id, body: text, kind: text, required: z.boolean().nullish(), open_question_options: list })
const Offer = z.object({
  slug: text,
  status: text,
  options_cv: text,
  options_cover_letter: text,
  options_phone: text,
  options_photo: text,
  options_salutation: text,
  options_title: text,
  open_questions: list,
  // Terms of the employer's own, each a box to tick.
  agreements: list,
  legal_agreements: list,
  dynamic_fields: list,
  locations_question: text,
  locations_question_required: z.boolean().nullish(),
  location_question_visible: z.boolean().nullish(),
})
const Answer = z.object({ offer: Offer })

/** A question with the name of the field that takes its answer. */
export type RecruiteeQuestion = { question: FormQuestion; field: string; openId: string | null }
export type RecruiteeForm = {
  isOpen: boolean
  questions: RecruiteeQuestion[]
  /** What the form wants and the public call has no known field for: only a person can send such a form, on its page. */
  unanswerable: string[]
}

/** `https://acme.recruitee.com/o/nurse` is the offer 'nurse' of `https://acme.recruitee.com/api/offers/nurse`. */
export function offerAddress(link: string): string {
  const { origin, pathname } = new URL(link)
  const [, slug] = /\/o\/([^/]+)/u.exec(pathname) ?? []
  if (slug === undefined) throw new BoardFailure('skipped', 'the page of the job does not say which offer it is')
  return `${origin}/api/offers/${slug}`
}

/** The form of one offer; null: it is not there any more. */
export async function readRecruiteeForm(link: string, call: BoardCall): Promise<RecruiteeForm | null> {
  const response = await call.fetch({ url: offerAddress(link), statuses: [404, 410] })
  if (response.status >= 400) return null
  const { offer } = readJsonAnswer(response, Answer)
  return {
    isOpen: offer.status === null || offer.status === 'published',
    questions: questionsOfOffer(offer),
    unanswerable: unanswerableIn(offer),
  }
}

/**
 * Required agreements, the choice of a place, a photo, a title, and fields of the employer's own. The call is documented without names
 * for them, and what was sent under a guessed name would look like an answer and be none.
 */
function unanswerableIn(offer: z.infer<typeof Offer>): string[] {
  const wanted = ([label, wish]: [string, string | null]): string[] => (wish === 'required' ? [label] : [])
  const agreements = [...offer.agreements, ...offer.legal_agreements].flatMap((one) => {
    const { data } = Agreement.safeParse(one)
    const isRequired = data?.required ?? data?.is_required ?? true
    return data !== undefined && !isRequired ? [] : [data?.title ?? data?.body ?? data?.name ?? 'Terms of the employer']
  })
  const own = offer.dynamic_fields.flatMap((one) => {
    const { data } = Agreement.safeParse(one)
    return (data?.required ?? data?.is_required) === true
      ? [data?.title ?? data?.name ?? data?.body ?? 'A field of the employer']
      : []
  })
  const asksPlace = offer.locations_question_required === true && offer.location_question_visible !== false
  return [
    ...agreements,
    ...own,
    ...(asksPlace ? [offer.locations_question ?? 'Preferred place of work'] : []),
    ...wanted(['Photo', offer.options_photo]),
    ...wanted(['Salutation', offer.options_salutation]),
    ...wanted(['Title', offer.options_title]),
  ]
}

const Agreement = z.object({
  title: text,
  body: text,
  name: text,
  required: z.boolean().nullish(),
  is_required: z.boolean().nullish(),
})

const types: Record<string, FormQuestion['type']> = {
  boolean: 'yes-no',
  string: 'text',
  text: 'long-text',
  single_choice: 'choice',
  multi_choice: 'choices',
  file: 'file',
  date: 'date',
  number: 'number',
}

function questionsOfOffer(offer: z.infer<typeof Offer>): RecruiteeQuestion[] {
  const own = (field: string, label: string, type: FormQuestion['type'], wish: string | null): RecruiteeQuestion[] =>
    wish === 'off'
      ? []
      : [{ field, openId: null, question: askedQuestion({ label, type, isRequired: wish === 'required' }) }]
  const open = offer.open_questions.flatMap((one): RecruiteeQuestion[] => {
    const { data } = Open.safeParse(one)
    if (!data?.id || !data.body) return []
    // A kind that is not known is answered in words.
    const type = types[data.kind ?? ''] ?? 'long-text'
    const said = data.open_question_options.flatMap(
      (option) => z.object({ body: z.string() }).safeParse(option).data?.body ?? [],
    )
    const options = type === 'yes-no' ? ['Yes', 'No'] : said
    return [
      {
        field: '',
        openId: data.id,
        question: askedQuestion({ label: data.body, type, options, isRequired: data.required ?? false }),
      },
    ]
  })
  return [
    ...own('candidate[name]', 'Full name', 'text', 'required'),
    ...own('candidate[email]', 'Email address', 'email', 'required'),
    ...own('candidate[phone]', 'Phone number', 'phone', offer.options_phone ?? 'required'),
    ...own('candidate[cv]', 'CV', 'file', offer.options_cv ?? 'required'),
    ...own('candidate[cover_letter]', 'Cover letter', 'long-text', offer.options_cover_letter ?? 'optional'),
    ...open,
  ]
}
