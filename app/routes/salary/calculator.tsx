import type { Route } from './+types/calculator'
import { CalculatorPage } from '../../ui/salary/calculator-page.tsx'
import { londonDay } from '../../../contract/platform/london.ts'

/** The page needs nothing of the server but the day, which decides the tax year that it starts with. */
export function loader() {
  return { today: londonDay(new Date()) }
}

/** What is typed changes the address and nothing that the server would know. */
export function shouldRevalidate(): boolean {
  return false
}

export default function SalaryCalculator({ loaderData: { today } }: Route.ComponentProps) {
  return <CalculatorPage today={today} />
}
