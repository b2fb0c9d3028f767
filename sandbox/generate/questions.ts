import type { SandboxAd } from '../board.ts'
import { randomOf } from './random.ts'
import type { Vacancy } from './vacancies.ts'

type Question = SandboxAd['questions'][number]

/** What an employer asks in the application form; the same on every board that carries the vacancy. */
export function questionsOf(seed: number, vacancy: Vacancy): Question[] {
  const random = randomOf(seed, 'questions', vacancy.id)
  if (random.chance(0.45)) return []
  const { town, skills, line } = vacancy
  const country = town.country === 'IE' ? 'Ireland' : 'the UK'
  const all: Question[] = [
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
  ]
  return random.some(all, random.whole(1, 4))
}
