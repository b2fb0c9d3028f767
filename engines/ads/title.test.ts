import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownTitle, titleKey } from './title.ts'

test.each([
  ['  Staff   Nurse\n', 'Staff Nurse'],
  ['SENIOR RGN - LEEDS', 'Senior RGN - Leeds'],
  ['HGV CLASS 1 DRIVER', 'HGV Class 1 Driver'],
  ['IT SUPPORT ANALYST', 'IT Support Analyst'],
  ['PA TO THE MANAGING DIRECTOR', 'PA to the Managing Director'],
  ['QUANTITY SURVEYOR (QS)', 'Quantity Surveyor (QS)'],
  ['C# DEVELOPER', 'C# Developer'],
  ["DRIVER'S MATE", "Driver's Mate"],
  ['SEN TA', 'SEN TA'],
  ['RGN', 'RGN'],
  ['Senior RGN', 'Senior RGN'],
  ['7.5T DRIVER', '7.5T Driver'],
  ['Health &amp; Safety Officer', 'Health & Safety Officer'],
  ['Fundraiser &amp;amp; Campaigner', 'Fundraiser & Campaigner'],
  ['Audit Manager - Â£60,000', 'Audit Manager - £60,000'],
  ['Nurse\u0000\u202E', 'Nurse'],
  ['** Chef **', 'Chef'],
  ['URGENT!!! Chef', 'Urgent! Chef'],
  ['Home Manager County Durham ****K', 'Home Manager County Durham'],
  ['Sales Executive (OTE Up To ****K)', 'Sales Executive'],
  ['<b>Cook</b>', 'Cook'],
  ['', ''],
  ['***', ''],
])('%j is shown as %j', (raw, shown) => {
  expect(shownTitle(raw)).toBe(shown)
})

test.each([
  ['Senior Data Engineer - Leeds - £50k - £60k', ['Leeds, West Yorkshire'], 'senior data engineer'],
  ['Sr. Data Engineer (Hybrid)', [], 'senior data engineer'],
  ['URGENT: Staff Nurse x2 - immediate start', [], 'staff nurse'],
  ['Software Engineer (m/f/d)', [], 'software engineer'],
  ['Project Manager - Ref: AB/1234', [], 'project manager'],
  ['Ward Clerk C9359-23-1123', [], 'ward clerk'],
  ['Business Analyst - 6 month contract - Outside IR35', [], 'business analyst'],
  ['Chef de Partie up to £18,000 + Tips', [], 'chef de partie tips'],
  ['Care Assistant in Bristol', ['Bristol'], 'care assistant'],
  ['C# / .NET Developer', [], 'c# dotnet developer'],
  ['C++ Developer', [], 'c++ developer'],
  ['Café Manager', [], 'cafe manager'],
  ['Health & Safety Advisor', [], 'health safety advisor'],
  ['Leeds', ['Leeds'], 'leeds'],
  ['Contract', [], 'contract'],
  ['Summer Internship 2026', [], 'summer internship 2026'],
])('%j with %j folds to %j', (title, places, key) => {
  expect(titleKey(title, places)).toBe(key)
})

test('a title has a key, and a key is its own', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 120 }),
      fc.array(fc.string({ maxLength: 12 }), { maxLength: 3 }),
      (title, places) => {
        const shown = shownTitle(title)
        expect(shown.length).toBeLessThanOrEqual(300)
        if (/[a-z]{3}/i.test(shown)) expect(titleKey(shown, places)).not.toBe('')
        expect(titleKey(shown)).toBe(titleKey(shown.toUpperCase()))
      },
    ),
  )
})

test('a title of any length is cut at a word', () => {
  const shown = shownTitle('driver '.repeat(5_000))
  expect(shown).toMatch(/driver…$/)
  expect(shown.length).toBeLessThanOrEqual(300)
})
