import type { CardProblem } from './objects/money.ts'

/** What a card does when it is charged. */
type Temper =
  | { kind: 'pays'; disputed?: true }
  | { kind: 'declined'; problem: CardProblem }
  | { kind: 'asks'; /** Each time, also when nobody is there to answer. */ problem?: CardProblem }
  /** Is kept gladly, and then refuses every charge. */
  | { kind: 'declined-later'; problem: CardProblem }

export type TestCard = { number: string; name: string; temper: Temper; expiresSoon?: true }

const declined = (decline: string, message: string): CardProblem => ({
  code: 'card_declined',
  decline_code: decline,
  message,
})

/** The real API's test numbers, and one that runs out before the next payment. No other number is taken. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', name: 'Pays', temper: { kind: 'pays' } },
  {
    number: '4000000000000002',
    name: 'Is declined',
    temper: { kind: 'declined', problem: declined('generic_decline', 'Your card was declined.') },
  },
  {
    number: '4000000000009995',
    name: 'Has too little money',
    temper: { kind: 'declined', problem: declined('insufficient_funds', 'Your card has insufficient funds.') },
  },
  {
    number: '4000000000000069',
    name: 'Has expired',
    temper: { kind: 'declined', problem: { code: 'expired_card', message: 'Your card has expired.' } },
  },
  { number: '4000002760003184', name: 'Asks for 3-D Secure', temper: { kind: 'asks' } },
  {
    number: '4000008400001629',
    name: 'Asks for 3-D Secure, then is declined',
    temper: { kind: 'asks', problem: declined('generic_decline', 'Your card was declined.') },
  },
  {
    number: '4000000000000341',
    name: 'Pays now, fails at every later payment',
    temper: { kind: 'declined-later', problem: declined('generic_decline', 'Your card was declined.') },
  },
  { number: '4000000000000259', name: 'Pays, and is then disputed', temper: { kind: 'pays', disputed: true } },
  {
    number: '4242420000000242',
    name: 'Pays now, expires before the next payment',
    temper: { kind: 'pays' },
    expiresSoon: true,
  },
]

export function testCard(number: string): TestCard | null {
  const digits = number.replaceAll(/\D/gu, '')
  return testCards.find((card) => card.number === digits) ?? null
}
