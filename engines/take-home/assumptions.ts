/** What a calculation assumes, shown beside it. */

export const employeeAssumptions = [
  'This is an estimate. Real payrolls round each payday, so twelve payslips can differ from it by a few pounds.',
  'We assume level pay all year from one job, National Insurance category A, and no benefits in kind, savings or Gift Aid.',
]

export const taxCodeAssumption = 'The tax code replaces the allowances, and they are not reduced above £100,000.'

export const wholeYearNiAssumption =
  'National Insurance rates changed during that year. Each period counts for its number of months.'

export const ruleSet2019Assumptions = [
  'The 2019/20 rule set is kept as it was documented, and differs from the law of that year by a few pounds: the postgraduate rate is 5.4% instead of 6%, and the upper limit for National Insurance is £50,024.',
  'We assume that you are 50. A pension contribution lowers income tax only.',
]

export const irishAssumptions = [
  'This is an estimate for a whole calendar year. PRSI is at the average of the rates before and from 1 October.',
  'We assume level pay from one job, PRSI class A, that you are under 66, and no benefits in kind or other income.',
]

export const contractorAssumptions = [
  'This is not advice on whether a contract is inside or outside IR35.',
  'Outside IR35, we assume a company with one director and no other employees, a full twelve months, and no other income.',
  'Outside IR35, pension and student loan are not included: a director repays a loan through Self Assessment.',
]

/** Who decides whether a contract is inside or outside: the government's own checker. */
export const ir35Checker = 'https://www.gov.uk/guidance/check-employment-status-for-tax'
