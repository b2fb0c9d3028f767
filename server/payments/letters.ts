import { pounds, plans, planRules } from '../../contract/plans/plans.ts'
import type { ReceiptSeries } from '../../contract/payments/payments.ts'
import { receiptName, remindedDaysBefore } from '../../contract/payments/rules.ts'
import { londonDayInWords } from '../../contract/platform/london.ts'
import { product } from '../../contract/texts/messages.ts'
import type { Letter } from '../outbox/index.ts'

/** A receipt or a credit note, to keep. */
export function receiptLetter(given: {
  series: ReceiptSeries
  number: number
  lines: readonly { text: string; amount: number }[]
  total: number
  isDemo: boolean
  url: string
}): Letter {
  const { series, number, lines, total, isDemo, url } = given
  const name = receiptName(series, number)
  const isReceipt = series === 'receipt'
  return {
    subject: isReceipt ? `Your receipt ${name}` : `Your refund: credit note ${name}`,
    paragraphs: [
      isReceipt ? `Thank you for paying ${product} ${pounds(total)}.` : `We have refunded ${pounds(total)}.`,
      lines.map(({ text, amount }) => `${text}: ${pounds(amount)}`).join('\n'),
      ...(isDemo ? ['This is a demo. No money was charged.'] : []),
    ],
    link: { label: isReceipt ? 'See your receipt' : 'See your credit note', url },
    after: isReceipt ? [] : ['The money will be back on your card within ten days, depending on your bank.'],
  }
}

/** A trial has started. @param at when it ends */
export function trialStarted({ at, amount, url }: { at: Date; amount: number; url: string }): Letter {
  const { name, monthsPerBill } = plans.advanced
  return {
    subject: `Your free trial of ${name} has started`,
    paragraphs: [
      `There is nothing to pay today. Your free trial runs until ${londonDayInWords(at)}. After that we will charge your card ${pounds(amount)}, and again every ${monthsPerBill ?? 1} months.`,
      `We will remind you ${remindedDaysBefore} days before it ends. If you do not want to pay, cancel by then. It takes two clicks.`,
    ],
    link: { label: 'See your plan', url },
  }
}

/** Three days before a trial turns into payments. */
export function trialEnds({ at, amount, url }: { at: Date; amount: number; url: string }): Letter {
  return {
    subject: `Your free trial ends on ${londonDayInWords(at)}`,
    paragraphs: [
      `Your free trial of ${plans.advanced.name} ends on ${londonDayInWords(at)}. We will then charge your card ${pounds(amount)}, and again every ${plans.advanced.monthsPerBill ?? 1} months.`,
      'If you do not want to pay, cancel before that day. It takes two clicks.',
    ],
    link: { label: 'Keep or cancel your plan', url },
  }
}

/** The card has had its trial with another account. */
export function trialRefused({ url }: { url: string }): Letter {
  const { name } = plans.advanced
  return {
    subject: `Your free trial of ${name} has not started`,
    paragraphs: [
      `There is one free trial of ${name} for each card, and this card has had one. We have cancelled the plan and charged nothing.`,
      'You can buy the plan without a trial.',
    ],
    link: { label: 'See the plans', url },
  }
}

/** Some days before each payment. */
export function renewal({ at, amount, url }: { at: Date; amount: number; url: string }): Letter {
  return {
    subject: `Your next payment is on ${londonDayInWords(at)}`,
    paragraphs: [
      `On ${londonDayInWords(at)} we will charge your card ${pounds(amount)} for the next ${plans.advanced.monthsPerBill ?? 1} months of ${plans.advanced.name}.`,
      'You can suspend or cancel your plan before that day.',
    ],
    link: { label: 'See your plan', url },
  }
}

/** The card cannot be charged when the next payment is due. */
export function cardExpires({ last4, at, url }: { last4: string; at: Date; url: string }): Letter {
  return {
    subject: 'Your card expires before your next payment',
    paragraphs: [
      `The card that ends in ${last4} expires before ${londonDayInWords(at)}, when your next payment for ${plans.advanced.name} is due.`,
      'Many banks pass the new card on to us. If the payment fails, we will write to you.',
    ],
    link: { label: 'See your plan', url },
  }
}

/** A payment did not work. */
export function paymentFailed({ amount, url }: { amount: number; url: string }): Letter {
  return {
    subject: 'Your payment did not go through',
    paragraphs: [
      `We could not charge your card ${pounds(amount)} for ${plans.advanced.name}. We will try again over the next ${planRules.invoiceDays} days.`,
      'You can pay with another card on the page of your plan. If no payment goes through, your plan ends and you owe nothing.',
    ],
    link: { label: 'See your plan', url },
  }
}
