import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FacetValue, FacetValues, valuesAsText } from './facet-values.tsx'
import type { FacetValueView } from './results-view.ts'

const values: FacetValueView[] = [
  { label: 'Permanent', count: 12_345, isChosen: false, address: '/jobresults/a?contracts=permanent&seen=x' },
  { label: '<b>R & D</b> "x" ’ \' £', count: 1, isChosen: true, address: '?industries=R+%26+D&x="><script>' },
  { label: 'None', count: 0, isChosen: false, address: null },
]

test('the text of the values is what React makes of their elements', () => {
  const asElements = values
    .map((value) =>
      renderToString(
        <li>
          <FacetValue value={value} />
        </li>,
      ),
    )
    .join('')
  expect(valuesAsText(values)).toBe(asElements)
  expect(renderToString(<FacetValues values={values} />)).toBe(`<ul>${asElements}</ul>`)
})
