/** What a reckoning takes for granted, for people to read beside it. */

export const employeeAssumptions = [
  'It is an estimate: real payrolls round each pay day, so twelve payslips can differ from it by a few pounds.',
  'Level pay all year from one job, National Insurance category A, no benefits in kind, savings or Gift Aid.',
]

export const taxCodeAssumption = 'The tax code replaces the allowances; nothing is cut above £100,000.'

export const wholeYearNiAssumption =
  'The rates of National Insurance changed within that year: each stretch counts by its months.'

export const ruleSet2019Assumptions = [
  'The 2019/20 rule set is kept as it was documented, and differs from the law of that year by a few pounds: the postgraduate rate is 5.4% in place of 6%, and National Insurance has its upper limit at £50,024.',
  'It holds for age 50. A pension contribution lowers income tax only.',
]

export const irishAssumptions = [
  'It is an estimate for a whole calendar year: PRSI is at the mean of the rates before and from 1 October.',
  'Level pay from one job, PRSI class A, under 66; no benefits in kind and no other income.',
]

export const contractorAssumptions = [
  'It is no advice on whether a contract is inside or outside IR35.',
  'Outside: a company with one director and no other employee, twelve months, all other income nothing.',
  'Outside, no pension and no student loan is counted: a director repays a loan by Self Assessment.',
]

/** Who decides whether a contract is inside or outside: the government's own checker. */
export const ir35Checker = 'https://www.gov.uk/guidance/check-employment-status-for-tax'
