import type { Industry } from '../contract/jobs/industries.ts'

/** The industries that a board's category may stand for, mapped for this measurement alone. */
export const categories: readonly (readonly [RegExp, readonly Industry[]])[] = [
  [
    /^it jobs|^it$|technology/i,
    ['Information technology', 'Data, analytics and artificial intelligence', 'Telecommunications'],
  ],
  [
    /engineering/i,
    [
      'Engineering',
      'Electronics and electrical engineering',
      'Aerospace and defence',
      'Automotive',
      'Manufacturing and production',
      'Energy, oil and gas',
      'Construction and trades',
      'Environment and sustainability',
      'Architecture and surveying',
      'Aviation and airports',
      'Information technology',
      'Telecommunications',
    ],
  ],
  [/insurance/i, ['Insurance and pensions']],
  [/account|financ|banking/i, ['Accountancy', 'Banking and financial services', 'Insurance and pensions']],
  [
    /health/i,
    [
      'Nursing and midwifery',
      'Health and medicine',
      'Social care and support work',
      'Pharmaceuticals and life sciences',
    ],
  ],
  [
    /sales/i,
    [
      'Sales and business development',
      'Retail and wholesale',
      'Marketing, advertising and public relations',
      'Automotive',
      'Recruitment',
    ],
  ],
  [/teaching|education/i, ['Education and teaching', 'Childcare and early years']],
  [
    /hospitality|catering/i,
    ['Hospitality and catering', 'Food and drink production', 'Events, leisure and sport', 'Retail and wholesale'],
  ],
  [
    /PR,|marketing/i,
    [
      'Marketing, advertising and public relations',
      'Design and creative',
      'Journalism, writing and publishing',
      'Events, leisure and sport',
      'Sales and business development',
    ],
  ],
  [
    /trade|construction/i,
    [
      'Construction and trades',
      'Architecture and surveying',
      'Engineering',
      'Electronics and electrical engineering',
      'Housing and property',
    ],
  ],
  [/recruitment consultancy/i, ['Recruitment']],
  [/hr\b/i, ['Human resources', 'Recruitment']],
  [/admin/i, ['Administration and secretarial', 'Call centre and customer service']],
  [/retail/i, ['Retail and wholesale', 'Sales and business development']],
  [/customer/i, ['Call centre and customer service', 'Sales and business development']],
  [/legal|law/i, ['Law and legal services']],
  [
    /manufact|factory/i,
    [
      'Manufacturing and production',
      'Engineering',
      'Food and drink production',
      'Electronics and electrical engineering',
    ],
  ],
  [/logist/i, ['Logistics and warehouse', 'Driving and transport', 'Purchasing and supply chain']],
  [
    /social/i,
    ['Social care and support work', 'Health and medicine', 'Nursing and midwifery', 'Childcare and early years'],
  ],
  [
    /consultancy/i,
    [
      'Consultancy and strategy',
      'Management and executive',
      'Information technology',
      'Accountancy',
      'Banking and financial services',
    ],
  ],
  [
    /travel|tourism/i,
    ['Travel and tourism', 'Hospitality and catering', 'Events, leisure and sport', 'Sales and business development'],
  ],
  [/scien/i, ['Science and research', 'Pharmaceuticals and life sciences', 'Manufacturing and production']],
  [/charity/i, ['Charity and voluntary', 'Social care and support work']],
  [
    /energy/i,
    ['Energy, oil and gas', 'Engineering', 'Electronics and electrical engineering', 'Environment and sustainability'],
  ],
  [
    /creative|media digital/i,
    [
      'Design and creative',
      'Marketing, advertising and public relations',
      'Journalism, writing and publishing',
      'Film, television and radio',
    ],
  ],
  [
    /maint/i,
    ['Cleaning and facilities', 'Construction and trades', 'Engineering', 'Electronics and electrical engineering'],
  ],
  [/estate agent|property/i, ['Housing and property', 'Architecture and surveying', 'Construction and trades']],
  [/clean/i, ['Cleaning and facilities', 'Social care and support work', 'Childcare and early years']],
  [/security/i, ['Security and emergency services']],
  [/agric/i, ['Agriculture, forestry and fishing', 'Animal care and veterinary']],
  [/automotive/i, ['Automotive']],
  [/purchasing/i, ['Purchasing and supply chain', 'Logistics and warehouse']],
]
