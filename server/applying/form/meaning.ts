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
  const hasLimits = type === 'file' || type === 'text' || type === 'long-text'
  const said = [hint, help].filter((text, index, all) => text !== '' && all.indexOf(text) === index).join(' ')
  return {
    label,
    help: hasLimits && saysOnlyLimits(said, label) ? '' : said,
    section: type === 'file' && isFileName(section) ? '' : section,
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

/** What forms say beside a file of its kinds and size, and how one comes to choose it, and beside a text of its length: read as limits. */
const limitWords = new Set(
  'pdf doc docx rtf odt txt word jpg jpeg png file files format formats type types size up to max maximum limit of or and only supported accepted allowed mb kb upload choose select browse attach drag drop it here a another new different from your computer device characters character chars words remaining left limited use most no more than fewer less at keep answer within between'.split(
    ' ',
  ),
)

/** 'PDF, DOC, DOCX, up to 4 MB', '0/4000', with the label said once more or not. */
function saysOnlyLimits(said: string, label: string): boolean {
  const ofLabel = new Set(wordsOf(label))
  return wordsOf(said).every((word) => limitWords.has(word) || ofLabel.has(word) || /^\d{1,6}(?:mb|kb)?$/u.test(word))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{1,40}/gu) ?? []
}

/** The heading of a card is the name of the file that is stored there. */
function isFileName(section: string): boolean {
  return /\.(?:pdf|docx?|rtf|odt|txt)$/iu.test(section.trim())
}
