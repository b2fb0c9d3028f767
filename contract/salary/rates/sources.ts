export type Source = {
  title: string
  /** Where it can be read; null: it is not on the web under one address. */
  url: string | null
  /** Of what was read: its publication or version; null: it does not say. */
  dated: string | null
}

/** When the figures were last checked against their sources. */
export const ratesCheckedOn = '2026-11-21'

const list = {
  'hmrc-calculator': {
    title: 'HM Revenue & Customs, tax-kalculator 2.16.0: the calculator behind the HMRC app',
    url: 'https://github.com/hmrc/tax-kalculator',
    dated: '2026-02-19',
  },
  'hmrc-estimator-2019': {
    title: 'HM Revenue & Customs, paye-estimator: the estimator of 2019/20',
    url: 'https://github.com/hmrc/paye-estimator',
    dated: '2019-04-26',
  },
  'hmrc-capital-gains': {
    title: 'HM Revenue & Customs, capital-gains-calculator',
    url: 'https://github.com/hmrc/capital-gains-calculator',
    dated: '2026-04-24',
  },
  'hmrc-marginal-relief': {
    title: 'HM Revenue & Customs, marginal relief calculator',
    url: 'https://github.com/hmrc/marginal-relief-calculator-backend',
    dated: '2022-07-18',
  },
  'hmrc-nim01625': {
    title: 'HM Revenue & Customs, National Insurance Manual NIM01625',
    url: 'https://www.gov.uk/hmrc-internal-manuals/national-insurance-manual/nim01625',
    dated: null,
  },
  policyengine: {
    title: 'PolicyEngine UK, parameters/gov/hmrc',
    url: 'https://github.com/PolicyEngine/policyengine-uk',
    dated: '2026-08-17',
  },
  'smart-answers': {
    title: 'GOV.UK Smart Answers, rates',
    url: 'https://github.com/alphagov/smart-answers',
    dated: '2026-08-21',
  },
  'gov-loans-previous': {
    title: 'GOV.UK, previous annual repayment thresholds of student loans',
    url: 'https://www.gov.uk/guidance/previous-annual-repayment-thresholds',
    dated: null,
  },
  'gov-blind': {
    title: 'GOV.UK, Blind Person’s Allowance',
    url: 'https://www.gov.uk/blind-persons-allowance/what-youll-get',
    dated: null,
  },
  'gov-employment-allowance': {
    title: 'GOV.UK, Employment Allowance',
    url: 'https://www.gov.uk/claim-employment-allowance',
    dated: null,
  },
  'gov-levy': {
    title: 'GOV.UK, Guidelines for Compliance GFC10: Apprenticeship Levy and Employment Allowance',
    url: null,
    dated: null,
  },
  'gov-scottish-2020': {
    title: 'GOV.UK, Scottish Income Tax: HMRC annual report 2020',
    url: 'https://www.gov.uk/government/publications/scottish-income-tax-hmrc-annual-report-2020/scottish-income-tax-hmrc-annual-report-2020',
    dated: null,
  },
  'gov-employers-2019': {
    title: 'GOV.UK, rates and thresholds for employers 2019 to 2020',
    url: null,
    dated: null,
  },
  'gov-corporation-tax-2020': {
    title: 'GOV.UK, Corporation Tax main rate at 19% in 2020 and 2021',
    url: 'https://www.gov.uk/government/publications/changes-to-corporation-tax-rates-from-1-april-2020/corporation-tax-main-rate-at-19-in-2020-and-charge-and-main-rate-for-2021',
    dated: '2020-03-11',
  },
  'gov-scot-2024': {
    title: 'Scottish Government, Scottish Income Tax 2024 to 2025 factsheet',
    url: 'https://www.gov.scot/publications/scottish-income-tax-2024-25-factsheet/',
    dated: null,
  },
  'gov-scot-2025': {
    title: 'Scottish Government, Scottish Income Tax 2025 to 2026 factsheet',
    url: 'https://www.gov.scot/publications/scottish-income-tax-2025-2026-factsheet/',
    dated: null,
  },
  'scottish-parliament-2019': {
    title: 'Scottish Parliament, Scottish Rate Resolution',
    url: null,
    dated: '2019-02-19',
  },
  'scottish-parliament-2026': {
    title: 'Scottish Parliament, research briefing on the Scottish Budget 2026-27, table 8',
    url: null,
    dated: null,
  },
  'ciot-2025': {
    title: 'Chartered Institute of Taxation, response to the Scottish Budget',
    url: 'https://www.tax.org.uk/ciot-response-to-scottish-budget',
    dated: '2024-12-04',
  },
  'ciot-2026': {
    title: 'Chartered Institute of Taxation, on income tax in the Scottish Budget',
    url: 'https://www.tax.org.uk/ciot-s-reaction-to-the-income-tax-announcements-in-today-s-scottish-budget',
    dated: '2026-01-13',
  },
  'treasury-answer': {
    title: 'HM Treasury, answer to parliamentary question 38945',
    url: null,
    dated: '2025-03-24',
  },
  'bookkeepers-2026': {
    title: 'Institute of Certified Bookkeepers, on the indexation of Blind Person’s Allowance 2026',
    url: null,
    dated: null,
  },
  'simons-taxes': { title: 'Simon’s Taxes E1.917, abstract', url: null, dated: null },
  taxscouts: { title: 'TaxScouts, glossary', url: 'https://taxscouts.com', dated: null },
  'scottish-model': { title: 'Scottish tax and benefit model, system of 2019/20', url: null, dated: null },
  'taxbriefs-2022': { title: 'Taxbriefs, Autumn Statement 2022 card', url: null, dated: null },
  'carbon-2023': {
    title: 'Carbon Accountancy, tax tables 2023/24',
    url: 'https://carbonaccountancy.co.uk',
    dated: null,
  },
  'payroll-options-2025': {
    title: 'Payroll Options, thresholds and rates 2025/26',
    url: 'https://payrolloptions.com',
    dated: null,
  },
  'paypacket-2026': {
    title: 'Paypacket, National Insurance rates and thresholds 2026/27',
    url: 'https://www.paypacket.io/guides/ni-rates-thresholds-2026-27.html',
    dated: null,
  },
  'delphini-2026': {
    title: 'Delphini Accounting, National Insurance tables 2026/27',
    url: 'https://delphiniaccounting.co.uk/resource-centre/tax-tables/national-insurance.php',
    dated: null,
  },
  'jones-graham-2021': {
    title: 'Jones and Graham, National Insurance rates and allowances 2021/22',
    url: 'https://jonesandgraham.co.uk/national-insurance-rates-allowances-2021-22/',
    dated: '2021-04-09',
  },
  'delivering-for-scotland': {
    title: 'UK Government in Scotland, Marriage Allowance',
    url: 'https://www.deliveringforscotland.gov.uk/households/marriage-allowance/',
    dated: null,
  },
  'citizens-information-2024': {
    title: 'Citizens Information, Budget changes since 1 January 2024',
    url: 'https://www.citizensinformation.ie/en/whats-new/budget-changes-since-1-january-2024/',
    dated: '2024-01-08',
  },
  'lrh-2026': { title: 'LRH, tax tables 2026/27', url: 'https://lrh.co.uk', dated: null },
  'nrb-2023': { title: 'NRB, reduction of employee National Insurance', url: 'https://nrb.co.uk', dated: null },
  'price-bailey': {
    title: 'Price Bailey, National Insurance after the Autumn Budget 2024',
    url: 'https://pricebailey.co.uk',
    dated: null,
  },
  inni: { title: 'inniAccounts, Employment Allowance guide', url: 'https://inniaccounts.co.uk', dated: null },
  'royal-london-scottish': {
    title: 'Royal London, income tax rates in Scotland',
    url: 'https://adviser.royallondon.com',
    dated: null,
  },
  'frontier-scottish': {
    title: 'Frontier, income tax rates in Scotland 2020/21',
    url: 'https://frontier-fs.com',
    dated: null,
  },
  'royal-london-pensions': {
    title: 'Royal London, earnings thresholds of automatic enrolment',
    url: 'https://adviser.royallondon.com',
    dated: null,
  },
  'gallagher-2025': { title: 'Gallagher, earnings thresholds 2025/26', url: 'https://www.ajg.com', dated: null },
  'hlas-2026': {
    title: 'HLAS, on the review of earnings thresholds for 2026/27',
    url: 'https://hlas.co.uk',
    dated: null,
  },
  'lawble-2023': { title: 'Lawble, minimum wage from 1 April 2023', url: 'https://www.lawble.co.uk', dated: null },
  'daa-corporation-tax': {
    title: 'DA Accountants, corporation tax rates',
    url: 'https://daaccountants.co.uk',
    dated: null,
  },
  'gough-2026': { title: 'Gough Accountancy, note on 19% or 25%', url: 'https://goughaccountancy.co.uk', dated: null },
  'kpmg-2026': {
    title: 'KPMG Ireland, Budget 2026 tables',
    url: 'https://kpmg.com/ie/en/insights/tax/budget-2026/tables.html',
    dated: null,
  },
  'sage-2026': { title: 'Sage Ireland, legislation changes for 2026', url: 'https://ie-kb.sage.com', dated: null },
  'ksa-2024': { title: 'KSA Shiels, income tax tables 2024 and 2025', url: 'https://ksashiels.ie', dated: null },
  'finance-act-2023': { title: 'Ireland, Finance (No. 2) Act 2023 section 9', url: null, dated: null },
  'finance-act-2024': { title: 'Ireland, Finance Act 2024 section 3', url: null, dated: null },
  'gov-ie-prsi': {
    title: 'Gov.ie, PRSI class A rates',
    url: 'https://www.gov.ie/en/department-of-social-protection/publications/prsi-class-a-rates',
    dated: null,
  },
  'mcmahon-2024': {
    title: 'McMahon and Co, PRSI increase of October 2024',
    url: 'https://mcmahonandco.ie',
    dated: null,
  },
  'simplepay-2024': {
    title: 'SimplePay, PRSI changes from 1 October 2024',
    url: 'https://www.simplepay.ie',
    dated: null,
  },
  'welfare-sw14': { title: 'Department of Social Protection, SW14: the PRSI credit', url: null, dated: '2016' },
  'littler-2026': { title: 'Littler, auto-enrolment now in effect', url: 'https://www.littler.ie', dated: null },
  'moore-2026': { title: 'Moore Ireland, auto-enrolment', url: 'https://www.moore.ie', dated: null },
  'documented-2019': {
    title: 'This product’s own constants for 2019/20, kept as documented',
    url: null,
    dated: '2019',
  },
  unconfirmed: { title: 'Not yet checked against a published source', url: null, dated: null },
} as const satisfies Record<string, Source>

export type SourceKey = keyof typeof list
export const sources: Readonly<Record<SourceKey, Source>> = list
