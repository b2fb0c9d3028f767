import type { FormQuestion } from '../../../contract/applications/applications.ts'
import { understand, type Meaning, type Question } from '../../../engines/questions/index.ts'

/**
 * A question of a form as the engine reads it.
 * @param country of the vacancy, as two letters; null: not known
 */
export function asEngineReads(
  question: Pick<FormQuestion, 'label' | 'type'> & Partial<FormQuestion>,
  country: string | null,
): Question {
  const { label, hint = '', help = '', section = '', type, options = [], isRequired = false, max = null } = question
  const isText = type === 'text' || type === 'long-text' || type === 'phone' || type === 'email'
  return {
    label,
    help: [hint, help].filter((text, index, all) => text !== '' && all.indexOf(text) === index).join(' '),
    section,
    type,
    options,
    isRequired,
    maxLength: isText ? max : null,
    country,
  }
}

/** What a question of a form asks for; null: it is not understood. */
export function meaningOf(
  question: Pick<FormQuestion, 'label' | 'type'> & Partial<FormQuestion>,
  country: string | null = null,
): Meaning | null {
  return understand(asEngineReads(question, country))
}

/** Which of the person's documents a question asks for; null: none of them, or it is not understood. */
export function documentAsked(question: FormQuestion): 'cv' | 'letter' | null {
  const asked = meaningOf(question)?.asked
  return asked?.asks === 'document' ? asked.document : null
}
