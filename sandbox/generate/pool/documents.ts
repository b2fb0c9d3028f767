import type { PoolQuestion } from './question.ts'

const file = (label: string, more: Partial<PoolQuestion> = {}): PoolQuestion => ({
  kind: 'file',
  label,
  endings: ['pdf', 'jpg', 'png', 'docx'],
  answeredBy: 'ask',
  optional: true,
  ...more,
})

/** Papers that nobody has at hand, among them some with the words of those that everybody has. */
export const documents: readonly PoolQuestion[] = [
  file('A certificate of your training'),
  file('Both sides of your driving licence'),
  file('A copy of your passport or visa'),
  file('A CV without your name and address'),
  file('CV and certificates in one file'),
  file('A letter from your last employer'),
  file('A sample of your work'),
  file('Your latest payslip'),
  file('Proof of your address', { optional: false }),
  file('Transcript of your marks', { section: 'Education' }),
]
