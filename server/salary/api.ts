import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { answerSalary } from '../../engines/take-home/index.ts'

const api = implement(contract.salary).$context<ApiContext>()

export const salary = {
  calculate: api.calculate.handler(({ input }) => answerSalary(input.body)),
  calculateByGet: api.calculateByGet.handler(({ input }) => answerSalary(input.query)),
}
