import type { AskedQuestion, EmployerQuestion } from '../board.ts'
import type { Ask } from './ask.ts'
import type { Obstacle } from './obstacle.ts'
import type { Moment, Obstacles } from './obstacles.ts'

/** How a board names the employer's questions and shows their answers. */
export type QuestionStyle = (question: AskedQuestion, index: number) => Partial<Ask> & { name: string }

/** The employer's questions as fields of a board's form, with those that an obstacle adds. */
export function questionAsks(
  asked: readonly AskedQuestion[],
  { obstacles, moment }: { obstacles: Obstacles; moment: Moment },
  style: QuestionStyle,
): Ask[] {
  const added = obstacles.seeAll('question', moment).map(({ type = 'yes-no', label, look }) => ({
    ...addedQuestions[type],
    ...(label !== undefined && { label }),
    ...(look && { look }),
  }))
  const knockOuts = obstacles.seeAll('knock-out', moment).map(knockOut)
  const all: AskedQuestion[] = [...asked, ...added, ...knockOuts]
  return all.map((question, index) => fieldOf(question, style(question, index)))
}

function fieldOf(question: AskedQuestion, style: ReturnType<QuestionStyle>): Ask {
  const { look, follow } = question
  const { name } = style
  return {
    ...askOf(question),
    ...style,
    ...(look && { look }),
    ...(follow && { follow: { when: follow.when, ask: fieldOf(follow.question, { name: `${name}-more` }) } }),
  }
}

function askOf(question: AskedQuestion): Omit<Ask, 'name'> {
  const { kind, label, choices, limit, optional, endings, mustBe, section, help, isTicked } = question
  return {
    kind,
    label,
    ...(section !== undefined && { section }),
    ...(help !== undefined && { hint: help }),
    ...(isTicked && { value: 'on' }),
    ...(choices && { choices }),
    ...(limit !== undefined && { limit }),
    ...(optional && { optional }),
    ...(kind === 'file' && { endings: endings ?? ['pdf', 'docx'], maxBytes: 2_000_000 }),
    ...(mustBe && { mustBe }),
  }
}

function knockOut({ label }: Obstacle): EmployerQuestion {
  return {
    kind: 'yes-no',
    label: label ?? 'Do you hold an enhanced clearance that is less than a year old?',
    mustBe: { answer: 'Yes', words: 'The employer takes only applicants who answer this question with Yes.' },
  }
}

const addedQuestions: Record<NonNullable<Obstacle['type']>, EmployerQuestion> = {
  'yes-no': { kind: 'yes-no', label: 'Have you worked for us before?' },
  choice: { kind: 'choice', label: 'Which shift suits you best?', choices: ['Early', 'Late', 'Night'] },
  choices: {
    kind: 'choices',
    label: 'On which days could you work?',
    choices: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  },
  number: { kind: 'number', label: 'How many people have you led at most?' },
  date: { kind: 'date', label: 'From what date could you start?' },
  text: { kind: 'text', label: 'Which of our branches do you know?' },
  'long-text': { kind: 'long-text', label: 'Tell us of something you are proud of', limit: 500 },
  suggestion: {
    kind: 'suggestion',
    label: 'In which city do you live?',
    choices: ['Belfast', 'Birmingham', 'Bristol', 'Cardiff', 'Cork', 'Dublin', 'Edinburgh', 'Leeds', 'London'],
  },
  file: { kind: 'file', label: 'A certificate of your highest qualification' },
  // What the form, or the account, has asked for before.
  town: { kind: 'text', label: 'Town or city' },
  county: { kind: 'text', label: 'County' },
  postcode: { kind: 'text', label: 'Your postcode' },
}

/** A ticked box for news, where one is in the way. */
export function marketingAsks(obstacles: Obstacles, moment: Moment): Ask[] {
  if (!obstacles.see('marketing', moment)) return []
  const label = 'Send me jobs, offers and news from our partners'
  return [{ name: 'marketingOptIn', label, kind: 'box', optional: true, value: 'on' }]
}

const preferNot = 'Prefer not to say'

/** Questions of equality, where they are in the way. */
export function demographicAsks(obstacles: Obstacles, moment: Moment): Ask[] {
  if (!obstacles.see('demographics', moment)) return []
  return [
    {
      name: 'demographicGender',
      label: 'What is your gender?',
      kind: 'choice',
      choices: ['Woman', 'Man', 'Non-binary', preferNot],
    },
    {
      name: 'demographicEthnicity',
      label: 'What is your ethnic group?',
      kind: 'choice',
      look: 'select',
      choices: ['Asian', 'Black', 'Mixed', 'White', 'Another', preferNot],
    },
    {
      name: 'demographicDisability',
      label: 'Do you have a disability?',
      kind: 'choice',
      choices: ['Yes', 'No', preferNot],
    },
  ]
}
