import type { Operator } from '../../../contract/operator/operator.ts'

/** Who runs this site. Says 'Not published yet.' if they have not filled it in: nothing is made up. */
export function OperatorFacts({ company }: Pick<Operator, 'company'>) {
  if (company === null) {
    return <p>Not published yet.</p>
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
