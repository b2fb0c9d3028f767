import { pounds, vatPercent } from '../../../contract/plans/plans.ts'
import { receiptName } from '../../../contract/payments/rules.ts'
import { product } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/receipt'
import { ask } from '../../ask.ts'
import { dayOf } from '../../ui/dates.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Banner } from '../../ui/parts/banner.tsx'
import { Table } from '../../ui/parts/table.tsx'
import css from '../../ui/payments/payments.module.css'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { number } = params
  return {
    receipt: await ask(context, (api) => api.payments.receipt({ params: { number } })),
    problem: url.searchParams.get('problem'),
  }
}

const money = (pence: number) => (pence < 0 ? `−${pounds(-pence)}` : pounds(pence))

/** A receipt or a credit note, to keep. */
export default function ReceiptPage({ loaderData: { receipt, problem } }: Route.ComponentProps) {
  const { series, number, issued, corrects, seller, buyer, lines, total, vat, isDemo } = receipt
  const name = receiptName(series, number)
  const title = `${series === 'receipt' ? 'Receipt' : 'Credit note'} ${name}`
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={title} isForSearchEngines={false} />
      <h1>{title}</h1>
      {isDemo && <Banner tone="information">This is a demo. No money was charged.</Banner>}
      {problem !== null && (
        <Banner tone="error">
          {problem === 'wait'
            ? 'Please wait a minute, then try again.'
            : 'We could not make the PDF. Please try again.'}
        </Banner>
      )}
      <dl className={css.facts}>
        <dt>Date</dt>
        <dd>{dayOf(issued)}</dd>
        {corrects !== null && (
          <>
            <dt>For</dt>
            <dd>Receipt {receiptName('receipt', corrects)}</dd>
          </>
        )}
        <dt>Seller</dt>
        <dd>{seller === null ? product : [seller.name, seller.address].filter((part) => part !== null).join(', ')}</dd>
        {seller?.vatNumber != null && (
          <>
            <dt>VAT number</dt>
            <dd>{seller.vatNumber}</dd>
          </>
        )}
        <dt>Buyer</dt>
        <dd>{[buyer.name, buyer.address].filter((part) => part !== null).join(', ')}</dd>
        {buyer.vatNumber !== null && (
          <>
            <dt>Buyer’s VAT number</dt>
            <dd>{buyer.vatNumber}</dd>
          </>
        )}
      </dl>
      <Table
        caption={series === 'receipt' ? 'What was paid for' : 'What was refunded'}
        isCaptionUnseen
        columns={[{ name: 'What' }, { name: 'Amount', isFigure: true }]}
        rows={[
          ...lines.map(({ text, amount }, index) => ({ key: `line ${index}`, cells: [text, money(amount)] })),
          { key: 'total', cells: ['Total', money(total)] },
          ...(vat === null
            ? []
            : [
                { key: 'vat', cells: [`VAT included (${vatPercent}%)`, money(vat)] },
                { key: 'net', cells: ['Total without VAT', money(total - vat)] },
              ]),
        ]}
      />
      <p className={`${css.actions} ${css.noPrint}`}>
        <a href={`/receipts/${name}/pdf`} download>
          Download as PDF
        </a>
      </p>
    </div>
  )
}
