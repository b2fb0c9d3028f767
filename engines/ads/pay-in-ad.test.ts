import { describe, expect, test } from 'vitest'
import { findPay } from './pay-in-ad.ts'

const found = (text: string, title = '') => {
  const statement = findPay(title, text)?.statement
  return statement === undefined ? null : `${statement.min ?? ''}-${statement.max ?? ''} ${statement.period}`
}

describe('what an ad states', () => {
  test.each([
    ['Salary: £30,000 - £35,000 per annum plus benefits', '30000-35000 year'],
    ['Salary £30-50 k pa + many benefits', '30000-50000 year'],
    ['Salary: Circa £29,115.00 per annum Hours: Up to 37 hours per week', '29115-29115 year'],
    ['Hours: Full Time (37.5 hours per week) Salary: £28,000 At Heart of England', '28000-28000 year'],
    ['IT & Systems Manager Salary: £45,000 - £50,000 Bonus Benefits', '45000-50000 year'],
    ['Senior Analyst | London | £60,000 – £90,000 | Hybrid', '60000-90000 year'],
    ['Data Engineer - Preston - £60,000 About the opportunity', '60000-60000 year'],
    ['Financial Controller - £60000 - £70000 per annum - Belfast', '60000-70000 year'],
    ['Insurance Underwriter £50k', '50000-50000 year'],
    ['About us\nWe like people.\nUp to £50,000 + benefits\nWe are based in Leeds.', '-50000 year'],
    ['Rate: £400-£450 per day Start Date: ASAP', '400-450 day'],
    ['Rate: £400 - £440 Location: Remote first', '400-440 day'],
    ['£500 - £570 PER DAY INSIDE IR35', '500-570 day'],
    ['Outside of IR35£380 - £415 a dayOutside of IR35', '380-415 day'],
    ['Pay Rates: Days: £19.29 Saturdays/Nights: £25.08 Sunday/Bank Hols: £30.87', '19.29-19.29 hour'],
    ['Day rate: £15.40\nNight/Saturday rate: £20.02', '15.4-15.4 hour'],
    ['£8.75 per hour plus enhancements', '8.75-8.75 hour'],
    ['You will earn £12.60 per hour with paid breaks', '12.6-12.6 hour'],
    ['Basic salary of £27,669 per annum plus an inconvenience allowance of £5000 per annum', '27669-27669 year'],
    ['£36k basic, £60k OTE', '36000-36000 year'],
    ['The salary will start at £160 per week', '160- week'],
    ['£50,000 - 68,000 GBP Bonus\nHybrid Working Salary: Up to £68,000 Benefits', '50000-68000 year'],
    ['Pay: €30,000.00-€33,000.00 per year', '30000-33000 year'],
  ])('%s', (text, expected) => {
    expect(found(text)).toBe(expected)
  })

  const long = 'We make things that people use every day. '.repeat(20)

  test.each([
    ['The expected range for this role is £51,000 - £61,500.', '51000-61500 year'],
    ['The range for this position is £42,000 to £47,000', '42000-47000 year'],
    ['Salary: £62k - £81k + pension', '62000-81000 year'],
    ['Compensation range: €21K - €26K', '21000-26000 year'],
    ['The pay range for this role is: 71,000 - 88,000 GBP', '71000-88000 year'],
    ['Pay: £15.40 PAYE / £18.30 Umbrella per hour', '15.4-18.3 hour'],
    ['Rate: £350 - £400 per day Umbrella or £310 PAYE', '310-400 day'],
  ])('deep in a long text: %s', (text, expected) => {
    expect(found(`${long}\n${text}\n${long}`)).toBe(expected)
  })

  test.each([
    ['Chef up to £18,000 + Tips', '-18000 year'],
    ['Senior Engineer - London - 140k - AWS', '140000-140000 year'],
    ['Contractor £450 per day', '450-450 day'],
  ])('in the title: %s', (title, expected) => {
    expect(found('', title)).toBe(expected)
  })

  test('an Irish ad that names the pay of several countries means its own', () => {
    expect(
      findPay('', 'An annual salary of £85,797 in London and €66,065 elsewhere in Europe.', 'EUR')?.statement.currency,
    ).toBe('EUR')
  })
})

test('pay for a project manager is theirs', () => {
  expect(found('We pay £45,000 a year for a Project Manager')).not.toBeNull()
})

describe('other money of an ad', () => {
  test.each([
    'a track record generating in excess of £2 million per annum',
    'annual turnover of £500,000',
    'You will manage a budget of £45,000 per year',
    'a training budget of £1,500 per year for every colleague',
    'Refer a friend and earn £250 worth of vouchers!',
    'refer a friend scheme: £500',
    'We pay £100 for a friend whom we place',
    'You get £250 for every referral',
    'a sign-on bonus of £1,000',
    '£3,000 welcome bonus',
    'car allowance £5,000 per annum',
    'A company car lease/allowance scheme (£500 per month/£6,000 per year)',
    'Course cost - £2495, or, £207.91 per month',
    'Financing options with payment plans starting from as low as £142 per month',
    'The role of the data analyst: experienced professionals earning salaries upwards of £58,000',
    'You also have the reassurance of a job guarantee (£25K-£45K) upon completion',
    'the Department contributes £23,465 towards your pension',
    'Standard Check: £26 + administration cost of £4.20 = deducted at £10.20 from 1st month salary',
    'Discounted gym membership at £15.00 a month',
    'saving the NHS over £70 million each year',
    'We have raised more than €20M from investors',
    'relocation assistance of up to £4,000',
    'Powers over £1.5bn of payments',
    'a minimum payment of £3,722 and a maximum payment of £4,743 per annum',
    'Call us on 01234 567890 or quote 450-500',
    'Reference 35000-2026',
    'We employ 30,000 people in 40 countries and 25 sites',
    'This role is paying up to £65…',
    'Day Rate: £400500 (Outside IR35)',
    '£42,401\nper year - estimated\n?',
    'Earn up to £60,000 with uncapped commission',
    'OTE £50,000',
    'a £90 monthly reimbursement for your internet',
    '£65 per month reimbursement for a gym',
    'we reimburse up to £1,100 a year',
  ])('%s', (text) => {
    expect(found(text)).toBeNull()
  })

  test.each(['RMN £3,000 Welcome Bonus', 'Manager of a £5m budget', 'Senior FX Dealer | Tring | £30', 'OTE £50,000'])(
    'in the title: %s',
    (title) => {
      expect(found('', title)).toBeNull()
    },
  )
})
