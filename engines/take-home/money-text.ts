import type { Pennies } from './exact.ts'
import type { Rate } from '../../contract/salary/rates/types.ts'

export type Currency = 'GBP' | 'EUR'

/** '£12,570', '£2,010.50', '−£252', '€44,000': pennies only where there are some. */
export function moneyText(amount: Pennies, currency: Currency = 'GBP'): string {
  const digits = amount % 100 === 0 ? 0 : 2
  return `${amount < 0 ? '−' : ''}${sign[currency]}${grouped(Math.abs(amount), digits)}`
}

/** '£12,570.00': for columns, where every amount has its pennies. */
export function exactMoneyText(amount: Pennies, currency: Currency = 'GBP'): string {
  return `${amount < 0 ? '−' : ''}${sign[currency]}${grouped(Math.abs(amount), 2)}`
}

/** '20%', '13.25%', '0.5%'. */
export function rateText(rate: Rate): string {
  return `${rate / 100}%`
}

const sign: Record<Currency, string> = { GBP: '£', EUR: '€' }

function grouped(amount: Pennies, digits: number): string {
  return (amount / 100).toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
