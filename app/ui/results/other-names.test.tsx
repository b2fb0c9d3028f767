import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { OtherNames } from './other-names.tsx'

test('other names are links, with how many jobs each has where that was counted; without one nothing is said', () => {
  const drawn = (count: number | null) =>
    renderToString(
      <MemoryRouter>
        <OtherNames names={[{ name: 'Bricklayer', count, address: '/jobresults/Bricklayer' }]} />
      </MemoryRouter>,
    ).replace(/<!-- -->/gu, '')
  expect(drawn(1_200)).toContain('href="/jobresults/Bricklayer" data-discover="true">Bricklayer</a>: 1,200</li>')
  expect(drawn(null)).toContain('>Bricklayer</a></li>')
  expect(renderToString(<OtherNames names={[]} />)).toBe('')
})
