import { expect, test } from 'vitest'
import { askedTitleKey, shownTitle, titleKeysOf } from './title-keys.ts'

test.each([
  ['Senior Staff Nurse - Oncology, Leeds', ['senior staff nurse', 'staff nurse', 'nurse']],
  ['Staff Nurse Band 5', ['staff nurse', 'nurse']],
  ['RGN', ['registered general nurse', 'general nurse', 'nurse']],
  ['Nurse Manager', ['nurse manager', 'manager']],
  ['Teacher of Maths', ['teacher maths', 'teacher']],
  ['Head of Marketing', ['head marketing']],
  ['Software Engineers (m/f/d)', ['software engineer', 'engineer']],
  ['C# Developer', ['c# developer', 'developer']],
  ['HGV Class 1 Driver', ['hgv class 1 driver', 'class 1 driver', 'driver']],
  ['Chef de Partie', ['chef partie', 'chef']],
  ['Healthcare Assistant Nights', ['healthcare assistant', 'assistant']],
  ['Care Assistant in Leeds', ['care assistant', 'assistant']],
  ['Chef de Partie – Leeds', ['chef partie', 'chef']],
  ['Leeds - Chef de Partie', ['chef partie', 'chef']],
  ['Chef de Partie Live In', ['chef partie', 'chef']],
  ['CDP', ['chef partie', 'chef']],
  ['Sales Executive Travel Media', ['sales executive', 'executive']],
  ['Data Analyst Apprentice', ['data analyst apprentice', 'analyst apprentice', 'apprentice']],
  ['£12.50 per hour!!!', []],
])('%s', (title, keys) => {
  expect(titleKeysOf(title, ['Leeds, West Yorkshire'])).toEqual(keys)
})

test('what is asked for meets what is advertised, however it is written', () => {
  for (const asked of ['staff-nurse', 'Staff Nurses', ' STAFF  NURSE '])
    expect(titleKeysOf('Senior Staff Nurse')).toContain(askedTitleKey(asked))
  expect(titleKeysOf('.NET Developer')).toContain(askedTitleKey('.net-developer'))
  expect(titleKeysOf('Front-End Developer')).toContain(askedTitleKey('front-end-developer'))
  expect(askedTitleKey('---')).toBe('')
  expect(shownTitle('hgv-driver')).toBe('HGV Driver')
})
