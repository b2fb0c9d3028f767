import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A control for which there is a part: a tick box, a radio button, a file, a list to choose from, a text of several lines, a table. */
const handMade =
  /<(?:select|textarea|table)\b|<input\b(?:(?!\/>)[\s\S])*?\btype=(?:"(?:checkbox|radio|file)"|\{)(?:(?!\/>)[\s\S])*?\/>/u

/** Why a page may still make one by hand. */
const exceptions: Readonly<Record<string, string>> = {
  'app/routes/candidates/compare.tsx':
    'Each column is a candidate: its heading is a link, and the table scrolls sideways.',
  'app/ui/cvs/wizard/calendar.tsx': 'A grid of days, in which arrow keys move.',
  'app/ui/cvs/wizard/month-field.tsx': 'A month and a year are one field with one problem.',
  'app/ui/recordings/transcript-field.tsx': 'The file field is unseen: a button opens it.',
  'app/ui/salary/contract-result.tsx': 'A sum without column headings.',
  'app/ui/salary/pay-result.tsx': 'Sums with a row for their total, and cells across columns.',
  'app/ui/salary/two-pays.tsx': 'A sum with a row for its total.',
  'app/ui/sources/source-table.tsx':
    'Links lead to single rows, and seven columns become cards before the part’s would.',
}

test('pages are made of the controls in app/ui/parts', () => {
  const files = globSync('app/**/*.tsx').filter((file) => !file.startsWith('app/ui/parts/'))
  expect(files.length).toBeGreaterThan(300)
  const found = files.filter((file) => handMade.test(readFileSync(file, 'utf8')))
  expect(found.toSorted()).toEqual(Object.keys(exceptions).toSorted())
})

test.for([
  '<input type="checkbox" name="terms" />',
  '<input\n  name="way"\n  onChange={(event) => choose(event)}\n  type="radio"\n/>',
  '<input type={isSeveral ? "checkbox" : "radio"} />',
  '<input id="file" type="file" accept=".ics" />',
  '<select name="order">',
  '<textarea rows={4} />',
  '<table className={css.sums}>',
])('%s is found', (code) => {
  expect(code).toMatch(handMade)
})

test.for([
  '<input type="hidden" name="id" value={id} /> or <Checkbox type="checkbox" />',
  '<SelectField name="order">',
  '<Table caption="Ads" columns={columns} rows={rows} />',
  '<input className="input" type="search" />',
])('%s is let through', (code) => {
  expect(code).not.toMatch(handMade)
})
