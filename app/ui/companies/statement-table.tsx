import type { Statement, StatementLine } from '../../../contract/companies/companies.ts'
import { dayOf, timeOf } from '../dates.ts'
import { ButtonAnchor } from '../parts/button-anchor.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Table } from '../parts/table.tsx'
import css from './company.module.css'
import { countedCredits } from './counted-credits.ts'

type Props = { statement: Statement; download: string }

/** What was done with credits, the latest first, and the same as a file. */
export function StatementTable({ statement: { of, available, reserved, lines }, download }: Props) {
  return (
    <>
      <p>
        <b>{countedCredits(available)}</b>
        {reserved > 0 && ` and ${reserved.toLocaleString('en-GB')} reserved for ads in progress`}
      </p>
      {lines.length === 0 ? (
        <EmptyState title="No transactions yet" level={3}>
          <p>Every purchase, transfer and payment will be listed here.</p>
        </EmptyState>
      ) : (
        <>
          <div className={css.framed}>
            <Table
              caption={`Statement of ${of}`}
              isCaptionUnseen
              columns={[
                { name: 'When' },
                { name: 'What' },
                { name: 'Credits', isFigure: true },
                { name: 'Balance', isFigure: true },
              ]}
              rows={lines.map((line, i) => ({
                key: `${line.at}${lines.length - i}`,
                cells: [
                  `${dayOf(line.at)} ${timeOf(line.at)}`,
                  told(line),
                  signed(line),
                  line.balance.toLocaleString('en-GB'),
                ],
              }))}
            />
          </div>
          <p>
            <ButtonAnchor href={download} download>
              Download as CSV
            </ButtonAnchor>
          </p>
        </>
      )}
    </>
  )
}

function told({ kind, change, with: other, subject, ad }: StatementLine): string {
  const what = ad !== null ? ` for ‘${ad}’` : subject === 'job-ad' ? ' for a job ad' : ''
  switch (kind) {
    case 'purchase':
      return 'Bought'
    case 'grant':
      return 'Given by us'
    case 'refund':
      return 'Refunded'
    case 'transfer':
      return `${change < 0 ? 'To' : 'From'} ${other ?? 'somebody who has left'}`
    case 'reserve':
      return `Reserved${what}`
    case 'capture':
      return `Used${what}`
    case 'release':
      return `Given back${what}`
    default:
      return kind
  }
}

/** A capture changes nothing that can be used: it took what had been reserved. */
function signed({ kind, change, amount }: StatementLine): string {
  if (kind === 'capture') return `(${amount.toLocaleString('en-GB')})`
  return `${change > 0 ? '+' : '−'}${Math.abs(change).toLocaleString('en-GB')}`
}
