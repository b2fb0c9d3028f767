import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { SalaryAnswer } from './answers.ts'
import { SalaryQuestion } from './questions.ts'

const tag = 'Salary'
const forAll = { rateClass: 'read', who: 'guest' } as const
const description =
  'Choose the calculation with `kind`: an employee under the law of a tax year, the documented 2019/20 rule set, Ireland, a contract inside or outside IR35, or one part of such a calculation. Nothing is stored.'

export const salary = {
  calculate: endpoint({ method: 'POST', path: '/salary', summary: 'Calculate take-home pay', description, tag }, forAll)
    .input(z.object({ body: SalaryQuestion }))
    .output(SalaryAnswer),

  calculateByGet: endpoint(
    {
      method: 'GET',
      path: '/salary',
      summary: 'Calculate take-home pay from a URL',
      description: `${description} Separate list items with commas, and put nested fields in brackets: \`pension[method]=netPay\`.`,
      tag,
    },
    forAll,
  )
    .input(z.object({ query: SalaryQuestion }))
    .output(SalaryAnswer),
}
