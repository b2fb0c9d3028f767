import type { EmployerKind } from './employer-kinds.ts'

/** Who takes apprentices and trainees in what. The first that fits counts; elsewhere any employer of the industry does. */
const trades: readonly (readonly [RegExp, readonly EmployerKind[]])[] = [
  [/dental/iu, ['dental-practice']],
  [/nurs(?:e|ing)\b|care support|adult care|optician|optical/iu, ['nhs-trust', 'care-home']],
  [/nursery|early years|childcare/iu, ['nursery']],
  [/teaching/iu, ['school']],
  [/chef|hospitality|butcher/iu, ['hotel', 'restaurant']],
  [/hair|barber|beauty/iu, ['salon']],
  [/vehicle|driv/iu, ['garage', 'bus-operator']],
  [/train driver|rail/iu, ['rail-operator']],
  [/account|audit|finance|payroll|paraplan/iu, ['accountancy-firm']],
  [/legal|law/iu, ['law-firm']],
  [/bank|invest|insur|underwrit/iu, ['bank', 'insurer']],
  [/software|digital|data|cyber|\bIT\b|comput|technology/iu, ['software-firm', 'data-firm']],
  [
    /electric|plumb|brick|carpent|join|roof|plaster|paint|scaffold|survey|civil|construct|gas|lift/iu,
    ['construction-firm'],
  ],
  [/weld|machin|tool|engineer|mechanic|lab|chem/iu, ['engineering-firm', 'manufacturer']],
  [/estate|housing/iu, ['estate-agent', 'housing-association']],
  [/warehouse/iu, ['warehouse-operator']],
  [/greenkeep|florist/iu, ['leisure-centre']],
]

export function takersOf(title: string): readonly EmployerKind[] | null {
  return trades.find(([words]) => words.test(title))?.[1] ?? null
}
