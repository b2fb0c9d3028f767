import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PayField } from './pay-field.tsx'

test.each([
  ['EUR', 'From €', '€30,000 to €50,000'],
  ['GBP', 'From £', '£30,000 to £50,000'],
  [undefined, 'From £', '£30,000 to £50,000, in euro for places in Ireland'],
] as const)('in %s', (currency, label, hint) => {
  const html = renderToStaticMarkup(
    <PayField defaultMin={30_000} defaultMax={50_000} {...(currency !== undefined && { currency })} />,
  ).replaceAll('<!-- -->', '')
  expect(html).toContain(label)
  expect(html).toContain(`>${hint}</p>`)
})
