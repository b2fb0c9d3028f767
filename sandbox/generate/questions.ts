import type { EmployerQuestion } from '../board.ts'
import { randomOf } from './random.ts'
import { towns } from './towns.ts'
import type { Vacancy } from './vacancies.ts'

/** What an employer asks in the application form; the same on every board that carries the vacancy. */
export function questionsOf(seed: number, vacancy: Vacancy): EmployerQuestion[] {
  const random = randomOf(seed, 'questions', vacancy.id)
  if (random.chance(0.45)) return []
  const asked = random.some(usualQuestions(vacancy), random.whole(1, 4))
  // What asks for more than a word or a click is met less often, and after the rest.
  return [...asked, ...random.some(longerQuestions, random.chance(0.3) ? random.whole(1, 2) : 0)]
}

function usualQuestions({ town, skills, line }: Vacancy): EmployerQuestion[] {
  const country = town.country === 'IE' ? 'Ireland' : 'the UK'
  return [
    { kind: 'yes-no', label: `Do you have the right to work in ${country}?` },
    { kind: 'yes-no', label: `Can you travel to ${town.name}?` },
    { kind: 'number', label: `How many years have you worked with ${skills[0] ?? 'people'}?` },
    { kind: 'yes-no', label: 'Do you hold a full driving licence?' },
    {
      kind: 'choice',
      label: 'What is your notice period?',
      choices: ['None', 'One week', 'One month', 'Three months'],
    },
    { kind: 'number', label: `What ${line.hourly ? 'hourly rate' : 'salary'} do you expect?` },
    { kind: 'text', label: 'Why would you like to work here?' },
    {
      kind: 'choice',
      label: 'How did you hear of us?',
      choices: ['This board', 'A friend', 'Your website', 'Another way'],
    },
    { kind: 'yes-no', label: 'Will you need a visa to be sponsored, now or later?' },
    { kind: 'date', label: 'From what date could you start?' },
  ]
}

const townNames = [...new Set(towns.map(({ name }) => name))]

const longerQuestions: readonly EmployerQuestion[] = [
  { kind: 'suggestion', label: 'In which town or city do you live?', choices: townNames },
  {
    kind: 'choices',
    label: 'On which days could you work?',
    choices: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  },
  { kind: 'long-text', label: 'Tell us of a piece of work that you are proud of', limit: 1_500 },
  { kind: 'text', label: 'Address of your portfolio or profile', optional: true },
  {
    kind: 'yes-no',
    label: 'Are you at least 18 years old?',
    mustBe: { answer: 'Yes', words: 'Applicants for this job must be at least 18 years old.' },
  },
  { kind: 'file', label: 'A certificate of your highest qualification', endings: ['pdf', 'jpg', 'png'] },
]
