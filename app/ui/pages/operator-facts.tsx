import type { Operator } from '../../../contract/operator/operator.ts'
import { product } from '../../../contract/texts/messages.ts'

/** Who runs this site. Where they have not said so, that is said plainly: nothing is made up in their place. */
export function OperatorFacts({ company }: Pick<Operator, 'company'>) {
  if (company === null) {
    return (
      <p>
        Whoever runs this copy of {product} has not put in their name and address yet. They do so in its settings, under{' '}
        <code>ROLECALL_COMPANY_NAME</code> and what follows it, before they let the public in.
      </p>
    )
  }
  const { name, address, number, vatNumber, dataProtectionNumber } = company
  return (
    <dl>
      <Fact name="This site is run by">{name}</Fact>
      <Fact name="Address">{address}</Fact>
      <Fact name="Company number">{number}</Fact>
      <Fact name="VAT number">{vatNumber}</Fact>
      <Fact name="Data protection register">{dataProtectionNumber}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: string | null }) {
  if (children === null) return null
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
