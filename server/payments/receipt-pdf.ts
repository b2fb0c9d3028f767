import { escapeUTF8 } from 'entities'
import { defaultPrint } from '../../contract/cvs/default-print.ts'
import { pounds, vatPercent } from '../../contract/plans/plans.ts'
import type { Receipt } from '../../contract/payments/payments.ts'
import { receiptName } from '../../contract/payments/rules.ts'
import { londonDayInWords } from '../../contract/platform/london.ts'
import { product } from '../../contract/texts/messages.ts'
import { pageLook } from '../cvs/export/page-look.ts'
import type { Press } from '../cvs/export/press.ts'
import { printDocument } from '../cvs/export/print-html.ts'

/** A receipt or credit note as PDF. @throws PrintFailed */
export async function printReceipt({ press }: { press: Press }, receipt: Receipt): Promise<File> {
  const name = receiptName(receipt.series, receipt.number)
  const { pdf } = await press.print(receiptHtml(receipt))
  return new File([new Uint8Array(pdf)], `${product} ${name}.pdf`, { type: 'application/pdf' })
}

/** The same as one HTML document that needs nothing from anywhere. */
function receiptHtml(receipt: Receipt): string {
  const { series, number, issued, corrects, seller, buyer, lines, total, vat, isDemo } = receipt
  const name = receiptName(series, number)
  const title = `${series === 'receipt' ? 'Receipt' : 'Credit note'} ${name}`
  const facts = [
    ['Date', londonDayInWords(new Date(issued))],
    ...(corrects === null ? [] : [['For', `Receipt ${receiptName('receipt', corrects)}`]]),
    ['Seller', seller === null ? product : [seller.name, seller.address].filter((part) => part !== null).join(', ')],
    ...(seller?.number == null ? [] : [['Company number', seller.number]]),
    ...(seller?.vatNumber == null ? [] : [['VAT number', seller.vatNumber]]),
    ['Buyer', [buyer.name, buyer.address].filter((part) => part !== null).join(', ')],
    ...(buyer.vatNumber === null ? [] : [['Buyer’s VAT number', buyer.vatNumber]]),
    ...lines.map(({ text, amount }) => [text, money(amount)]),
    ['Total', money(total)],
    ...(vat === null
      ? []
      : [
          [`VAT included (${vatPercent}%)`, money(vat)],
          ['Total without VAT', money(total - vat)],
        ]),
  ]
  const rows = facts.map(([label = '', text = '']) => `<dt>${escapeUTF8(label)}</dt><dd>${escapeUTF8(text)}</dd>`)
  const demo = isDemo ? '<p>This is a demo. No money was charged.</p>' : ''
  const body = `<header><div><h1>${escapeUTF8(title)}</h1></div></header>\n<main><section><dl class="facts">${rows.join('\n')}</dl>${demo}</section></main>`
  return printDocument({ look: pageLook(defaultPrint), title, name: title, body })
}

/** Negative amounts too: what is credited. */
function money(pence: number): string {
  return pence < 0 ? `−${pounds(-pence)}` : pounds(pence)
}
