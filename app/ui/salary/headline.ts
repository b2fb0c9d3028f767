import { moneyText } from '../../../engines/take-home/index.ts'
import type { Question } from './question.ts'
import { calculateContract } from './calculate-contract.ts'
import { calculateIreland } from './calculate-ireland.ts'
import { calculateUk } from './calculate-uk.ts'

/** The answer in a line: '£2,213.30 a month after tax'. */
export function headlineOf(question: Question): string {
  switch (question.view) {
    case 'pay':
      return `${moneyText(calculateUk(question.offer).net.monthly)} a month after tax`
    case 'compare': {
      const [first, second] = question.offers.map((offer) => moneyText(calculateUk(offer).net.monthly))
      return `${first} or ${second} a month after tax`
    }
    case 'contract': {
      const { inside, outside } = calculateContract(question)
      return `${moneyText(inside.net.monthly)} a month inside IR35, ${moneyText(outside.net.monthly)} outside`
    }
    case 'ireland':
      return `${moneyText(calculateIreland(question.input, question.stated).net.monthly, 'EUR')} a month after tax`
  }
}
