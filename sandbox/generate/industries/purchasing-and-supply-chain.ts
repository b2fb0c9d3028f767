import type { Field } from '../field.ts'

export const purchasing: Field = {
  industry: 'Purchasing and supply chain',
  weight: 1.2,
  employers: ['manufacturer', 'retailer', 'food-producer', 'construction-firm'],
  lines: [
    {
      titles: [
        '{Senior |Junior |Assistant |Technical |Fashion |Category |Indirect |Strategic |}Buyer',
        'Procurement {Manager|Officer|Specialist|Assistant|Director|Category Manager}',
        'Supply Chain {Manager|Planner|Analyst|Coordinator|Director|Administrator}',
        '{Demand |Material |Supply |Merchandise |Stock }Planner',
        'Expeditor',
        'Inventory {Analyst|Controller|Manager}',
        '{Import |Export }{Clerk|Coordinator|Manager}',
        'Contracts {Officer|Manager} – Procurement',
        'Merchandiser',
        'Vendor Manager',
        'S&OP Manager',
      ],
      pay: [31_500, 44_000],
      desk: 0.45,
      contractors: 0.12,
      duties: [
        'Place orders and chase them to the dock',
        'Negotiate price, terms and lead time',
        'Plan stock so that nothing runs out and little is left over',
        'Find and approve new suppliers',
        "Run tenders under the [procurement rules|company's policy]",
        'Book freight and clear customs',
        'Report savings that finance agrees with',
      ],
      wants: [
        '[MCIPS|CIPS level 4] or working towards it',
        'SAP, Oracle or another planning system',
        'Firm and fair negotiator',
        'Good with Excel',
      ],
      skills: ['CIPS', 'SAP MM', 'MRP', 'incoterms', 'tendering', 'S&OP', 'Oracle', 'kanban', 'category management'],
    },
  ],
}
