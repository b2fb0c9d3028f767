import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { SalaryAnswer } from './answers.ts'
import { SalaryQuestion } from './questions.ts'

const tag = 'Salary'
const forAll = { rateClass: 'read', who: 'guest' } as const
const description =
  'By `kind`: an employee by the law of a tax year, the documented rule set of 2019/20, Ireland, a contract inside or outside IR35, or a part of such a sum. Nothing is kept.'

export const salary = {
  calculate: endpoint(
    { method: 'POST', path: '/salary', summary: 'Work out what is left of pay', description, tag },
    forAll,
  )
    .input(z.object({ body: SalaryQuestion }))
    .output(SalaryAnswer),

  calculateByGet: endpoint(
    {
      method: 'GET',
      path: '/salary',
      summary: 'The same, as an address that can be kept',
      description: `${description} Lists have commas between, and what is inside another field stands in brackets: \`pension[method]=netPay\`.`,
      tag,
    },
    forAll,
  )
    .input(z.object({ query: SalaryQuestion }))
    .output(SalaryAnswer),
}
