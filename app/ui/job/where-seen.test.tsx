import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { FactLine } from './job-lines.tsx'
import { ownJob } from './own-job.fixtures.ts'
import { PayPanel } from './pay-panel.tsx'
import { SeenOn } from './seen-on.tsx'
import { TakeHome } from './take-home.tsx'

const at = { ref: '1', link: null, isDemo: false }
const job = {
  ...ownJob,
  source: 'reed' as const,
  firstSeen: '2026-03-01T09:00:00Z',
  lastSeen: '2026-03-04T08:30:00Z',
  sources: [
    {
      ...at,
      board: 'reed' as const,
      name: 'Reed',
      firstSeen: '2026-03-01T09:00:00Z',
      lastSeen: '2026-03-04T08:30:00Z',
    },
    {
      ...at,
      board: 'nhs' as const,
      name: 'NHS Jobs',
      firstSeen: '2026-03-02T09:00:00Z',
      lastSeen: '2026-03-03T09:00:00Z',
    },
  ],
}
const now = '2026-03-04T12:00:00Z'
const textOf = (html: string) =>
  html
    .replaceAll(/<!-- -->/gu, '')
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')

test('a row names every board that has the job, and says since when it is known and whether that is long ago', () => {
  const row = textOf(renderToStaticMarkup(<FactLine job={job} now={now} />))
  expect(row).toContain('Reed , NHS Jobs')
  expect(row).toContain('first seen 3 days ago')
  expect(row).not.toContain('IR35')
  const posted = textOf(renderToStaticMarkup(<FactLine job={{ ...job, posted: '2026-01-04' }} now={now} />))
  expect(posted).toContain('posted')
  expect(posted).toContain('over 30 days old')
  const inside = { ...job, ir35: { status: 'inside' as const, evidence: 'Inside IR35.' } }
  expect(textOf(renderToStaticMarkup(<FactLine job={inside} now={now} />))).toContain('nside IR35')
})

test('the page of a job says on which day each board had it, and when it was last checked', () => {
  const page = textOf(renderToStaticMarkup(<SeenOn job={job} now={now} />))
  expect(page).toMatch(
    /Reed , 1 March 2026 , first seen NHS Jobs , 2 March 2026 Still open today at 08:30 , when we last checked/u,
  )
  const closed = textOf(renderToStaticMarkup(<SeenOn job={{ ...job, isClosed: true }} now={now} />))
  expect(closed).not.toContain('Still open')
})

test('an ad without pay says so in its row, without a figure', () => {
  const none = { ...job, pay: null, salary: 'Pay not given', netPayMonthly: null, netPay: null }
  expect(textOf(renderToStaticMarkup(<TakeHome job={none} />)).trim()).toBe('Pay not given')
})

test('a part-time job says in its row and on its page that what one takes home depends on the hours, and no figure', () => {
  const netPay = { monthlyMin: null, monthlyMax: null, text: '', assumes: '', calculator: '/salary' }
  const partTime = { ...job, salary: '£33,000 a year', netPayMonthly: null, netPay }
  expect(textOf(renderToStaticMarkup(<TakeHome job={partTime} />)).trim()).toBe(
    'Take-home pay depends on your hours £33,000 a year',
  )
  const panel = textOf(
    renderToStaticMarkup(
      <MemoryRouter>
        <PayPanel job={partTime} like={null} />
      </MemoryRouter>,
    ),
  )
  expect(panel).toContain('What you would take home depends on your hours')
  expect(panel).not.toContain('a month after tax')
})
