import { isWhole } from './is-whole.ts'
import { expect, test } from './journey.ts'
import { now } from './now.ts'
import { password } from './people.ts'
import { fillPerson, goToStep, keptCv, keptHere, openWizard, stepNames, wizardIsReady } from './wizard.ts'

test(
  'a guest writes a CV in five steps and ends with an account that has it',
  { tag: '@main' },
  async ({ journey: { page } }) => {
    const form = await openWizard(page)
    await expect(form.getByRole('button', { name: 'Next' })).toBeDisabled()
    await form.getByText('Enter your given name, surname, email and phone to continue.').waitFor()
    await fillPerson(form, 'aoife@example.com')
    await form.getByLabel('Headline').fill('Staff nurse')
    await form.getByText(/Saved in this browser at \d\d:\d\d. We keep it until tomorrow/u).waitFor()
    await form.getByRole('button', { name: 'Next' }).click()

    await form.getByRole('heading', { level: 2, name: 'Step 2 of 5 Work' }).waitFor()
    await page.waitForURL('**/build-your-cv?step=1')
    await form.getByLabel('Job title').fill('Staff nurse')
    await form.getByLabel('Employer').fill('Leeds Infirmary')
    const start = form.getByRole('group', { name: 'Start' })
    await start.getByLabel('Month').selectOption('September')
    await start.getByLabel('Year').fill('2019')
    await form.getByLabel('I still work here').check()
    await form.getByRole('textbox', { name: 'What you did' }).fill('Cared for twenty patients a shift.')
    await form.getByRole('button', { name: 'Add this job' }).click()
    await form.getByText('Sept 2019 – present').first().waitFor()
    await form.getByRole('button', { name: 'Next' }).click()

    await form.getByLabel('Qualification').fill('BSc Nursing')
    await form.getByLabel('School, university or provider').fill('University of Leeds')
    await form.getByLabel('Level (optional)').selectOption('Level 6')
    await form.getByRole('button', { name: 'Add this qualification' }).click()
    await form.getByRole('button', { name: 'Next' }).click()

    await form.getByLabel('Main language').fill('English')
    await form.getByRole('button', { name: 'Add a language' }).click()
    await form.getByLabel('Language', { exact: true }).fill('Irish')
    await form.getByLabel('Level', { exact: true }).selectOption('B2')
    await form.getByRole('button', { name: 'Add this language' }).click()
    await form.getByText('Irish B2').first().waitFor()
    await form.getByRole('button', { name: 'Next' }).click()

    await form.getByLabel(/Expected salary/u).fill('£38,500')
    await form
      .getByRole('group', { name: 'Are you willing to relocate for a job?' })
      .getByLabel('No', { exact: true })
      .check()
    await form.getByRole('button', { name: 'Login or create account' }).click()
    const panel = form.getByRole('region', { name: 'Save your CV to an account' })
    await expect(panel.getByLabel('Name', { exact: true })).toHaveValue('Aoife Ní Bhriain')
    await panel.getByLabel('Password', { exact: true }).fill(password)
    await panel.getByLabel(/I have read and accept/u).check()
    await panel.getByRole('button', { name: 'Create account and save' }).click()
    await form.getByText('CV saved!').waitFor()
    await form.getByText('Your CV has been successfully saved into your profile').waitFor()
    await form.getByText('Now check your e-mail box').waitFor()
    // The menu knows who is there.
    await page.getByRole('banner').getByText('Aoife Ní Bhriain').waitFor()

    expect(await now(keptCv(page))).toMatchObject({
      version: 1,
      name: 'Staff nurse',
      isMain: true,
      draft: null,
      cv: {
        personal_data: { given_name: 'Aoife', surname: 'Ní Bhriain', email: 'aoife@example.com' },
        jobs: [
          {
            jobTitle: 'Staff nurse',
            employer: 'Leeds Infirmary',
            startDate: '2019-09',
            isCurrent: true,
            jobDescription: '<p>Cared for twenty patients a shift.</p>',
          },
        ],
        education: [{ title: 'BSc Nursing', level: 'Level 6' }],
        skills: { main_language: 'English', other_languages: [{ name: 'Irish', writing: 'B2' }] },
        career: { expected_salary: 38_500, relocate: false, travel: null },
      },
    })
    await expect.poll(async () => await keptHere(page)).toBeNull()
  },
)

test('somebody closes the window in the middle of a word, and finds it again', async ({ journey: { page } }) => {
  const form = await openWizard(page)
  await fillPerson(form, 'back@example.com')
  await goToStep(page, 1)
  await form.getByLabel('Job title').fill('Thatch')
  await page.close({ runBeforeUnload: false })

  const again = await page.context().newPage()
  const found = await openWizard(again)
  await expect(found.getByLabel('Given name')).toHaveValue('Aoife')
  await goToStep(again, 1)
  await found.getByText('Thatch').first().waitFor()
  await found.getByRole('button', { name: 'Edit Thatch' }).click()
  await expect(found.getByLabel('Job title')).toHaveValue('Thatch')

  // An address that names no step opens the last one; after the CV is gone, the first.
  await again.goto('/build-your-cv')
  await again.waitForURL('**/build-your-cv?step=1')
  await found.getByRole('heading', { level: 2, name: 'Step 2 of 5 Work' }).waitFor()
  await found.getByRole('button', { name: 'Delete from this browser' }).click()
  await again.goto('/build-your-cv')
  await found.getByRole('heading', { level: 2, name: 'Step 1 of 5 Personal details' }).waitFor()
})

test('a CV is deleted from a shared browser, and put back when that was a mistake', async ({ journey: { page } }) => {
  const form = await openWizard(page)
  await fillPerson(form, 'shared@example.com')
  await form.getByRole('button', { name: 'Delete from this browser' }).click()
  await expect(form.getByLabel('Given name')).toHaveValue('')
  await expect.poll(async () => await keptHere(page)).toBeNull()
  await form.getByRole('button', { name: 'Undo deleting your CV' }).click()
  await expect(form.getByLabel('Given name')).toHaveValue('Aoife')
  await expect.poll(async () => await keptHere(page)).toMatchObject({ personal_data: { given_name: 'Aoife' } })
})

test('what is wrong is told at the top, and each line leads to its field, in whatever step', async ({
  journey: { page },
}) => {
  const form = await openWizard(page)
  await fillPerson(form, 'aoife')
  await form.getByRole('button', { name: 'Next' }).click()
  const summary = form.getByRole('alert', { name: 'There is a problem' })
  const line = summary.getByRole('link', { name: /^Personal details: Doesn.t look like a valid email/u })
  // Looked at within the click, before the browser draws the next frame: nothing typed right after it is lost.
  const focused = await line.evaluate(async (element: HTMLElement) => {
    element.click()
    await Promise.resolve()
    return document.activeElement?.id
  })
  expect(focused).toBe('personal_data.email')
  await form.getByLabel('Email', { exact: true }).fill('wrong@example.com')
  await form.getByRole('button', { name: 'Next' }).click()

  await form.getByLabel('Job title').fill('Wheelwright')
  await form.getByRole('group', { name: 'Start' }).getByLabel('Year').fill('2020')
  await form.getByRole('group', { name: 'End' }).getByLabel('Year').fill('2019')
  await form.getByRole('button', { name: 'Add this job' }).click()
  await form.getByText('The end must be after the start').first().waitFor()
  await expect(page.locator('[id="jobs.0.endDate"]')).toBeFocused()

  // By the list of steps one may leave all the same; saving tells of it.
  await goToStep(page, 4)
  await form.getByRole('button', { name: 'Login or create account' }).click()
  await summary.getByRole('link', { name: 'Work: The end must be after the start' }).click()
  await form.getByRole('heading', { level: 2, name: 'Step 2 of 5 Work' }).waitFor()
  await expect(page.locator('[id="jobs.0.endDate"]')).toBeFocused()
})

test('entries are edited, moved, removed and put back, by the keyboard alone', async ({ journey: { page } }) => {
  const form = await openWizard(page, { step: 1 })
  const focused = async () =>
    await page.evaluate(() => {
      const { activeElement: element } = document
      return (
        element?.getAttribute('aria-label') ??
        element?.querySelector('svg')?.getAttribute('aria-label') ??
        element?.textContent
      )
    })
  await form.getByLabel('Job title').focus()
  for (const title of ['Thatcher', 'Wheelwright']) {
    await page.keyboard.type(title)
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe(`Edit ${title}`)
    if (title === 'Thatcher') {
      await form.getByRole('button', { name: 'Add a job' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('[id="jobs.1.jobTitle"]')).toBeFocused()
    }
  }
  await page.keyboard.press('Tab')
  await expect.poll(focused).toBe('Move Wheelwright up')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => await form.getByRole('listitem').filter({ hasText: 'Edit' }).allInnerTexts())
    .toEqual([expect.stringContaining('Wheelwright'), expect.stringContaining('Thatcher')])
  await expect.poll(focused).toBe('Move Wheelwright down')

  await page.keyboard.press('Tab')
  await expect.poll(focused).toBe('Remove Wheelwright')
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Undo: Wheelwright')
  await goToStep(page, 2)
  await goToStep(page, 1)
  await form.getByRole('button', { name: /^Undo.*Wheelwright/u }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Edit Wheelwright')

  // Cancelled, an entry is as it was.
  await page.keyboard.press('Enter')
  await page.keyboard.type('Cartwright')
  await form.getByRole('button', { name: 'Cancel' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Edit Wheelwright')
})

test('a time between two jobs is told of without blame, and can be explained', async ({ journey: { page } }) => {
  const form = await openWizard(page, { step: 1 })
  await page.evaluate(() => localStorage.clear())
  for (const [title, from, to] of [
    ['Thatcher', '2015', '2016'],
    ['Wheelwright', '2018', '2019'],
  ] as const) {
    await form.getByLabel('Job title').fill(title)
    await form.getByRole('group', { name: 'Start' }).getByLabel('Year').fill(from)
    await form.getByRole('group', { name: 'End' }).getByLabel('Year').fill(to)
    await form.getByRole('button', { name: 'Add this job' }).click()
    if (title === 'Thatcher') await form.getByRole('button', { name: 'Add a job' }).click()
  }
  const gaps = form.getByRole('complementary', { name: 'Gaps between jobs' })
  await gaps.getByText('Jan 2017 to Dec 2017: 12 months between two jobs.').waitFor()
  await gaps.getByRole('button', { name: /^Explain gap/u }).click()
  await expect(form.getByRole('group', { name: 'Start' }).getByLabel('Year')).toHaveValue('2017')
  await form.getByLabel('Job title').fill('Caring for my mother')
  await form.getByRole('button', { name: 'Save this job' }).click()
  await expect(gaps).toHaveCount(0)
})

test('rich text is marked by the toolbar and by keys, and keeps nothing but its marks', async ({
  journey: { page },
}) => {
  const form = await openWizard(page)
  const text = form.getByRole('textbox', { name: 'Personal statement' })
  const bar = form.getByRole('toolbar', { name: 'Marks of Personal statement' })
  await bar.waitFor()
  await text.click()
  await page.keyboard.type('I care. ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Much')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')
  // One stop for the tab key, arrows from there.
  await page.keyboard.press('Shift+Tab')
  await expect.poll(async () => await page.evaluate(() => document.activeElement?.getAttribute('title'))).toBe('Bold')
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
  // Nothing is waited for: who types right after choosing a mark loses nothing.
  await page.keyboard.press('Enter')
  await page.keyboard.type('calm')
  await page.keyboard.press('Enter')
  await page.keyboard.type('kind')
  await expect
    .poll(async () => (await keptHere(page))?.summary)
    .toBe('<p>I care. <strong>Much</strong></p><ul><li><p>calm</p></li><li><p>kind</p></li></ul>')
  // The tab key leaves the field, also within a list.
  await page.keyboard.press('Tab')
  await expect(page.locator('[id="summary"]')).not.toBeFocused()

  // The editor knows the levels that a CV has, and no other: '# ' stays as it was typed.
  await text.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('# Hello')
  await expect.poll(async () => (await keptHere(page))?.summary).toContain('<p># Hello</p>')
  expect(await now(text.locator('h1').count())).toBe(0)

  await text.evaluate((element) => {
    const clipboard = new DataTransfer()
    clipboard.setData(
      'text/html',
      '<p style="color:red" onclick="x()">red <u>under</u></p><img src="x"><table><tr><td>cell</td></tr></table>',
    )
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }))
  })
  await expect.poll(async () => (await keptHere(page))?.summary).toContain('red under')
  expect((await now(keptHere(page)))?.summary).not.toMatch(/style|onclick|img|table|<u>/u)
})

test('a press on the toolbar gives the text the focus at once, so that nothing typed is lost', async ({
  journey: { page },
}) => {
  const form = await openWizard(page)
  const text = form.getByRole('textbox', { name: 'Personal statement' })
  const bar = form.getByRole('toolbar', { name: 'Marks of Personal statement' })
  await bar.waitFor()
  await text.fill('I care.')
  // Undo and Redo in this order: each has something to do when it is pressed.
  for (const name of ['Bold', 'Italic', 'Heading', 'List', 'Numbered list', 'Undo', 'Redo']) {
    const button = bar.getByRole('button', { name, exact: true })
    await expect(button).not.toHaveAttribute('aria-disabled', 'true')
    // Looked at within the press, before the browser draws the next frame.
    const focused = await button.evaluate((element: HTMLElement) => {
      element.focus()
      element.click()
      return document.activeElement?.id
    })
    expect(focused, name).toBe('summary')
  }
})

test('where the editor cannot be had, the text is written all the same', async ({ journey }) => {
  const { page } = journey
  await page.route('**/assets/rich-text-editor-*.js', async (route) => await route.abort())
  journey.expectError(/net::ERR_FAILED|dynamically imported module/u)
  const form = await openWizard(page)
  await form.getByLabel('Personal statement').fill('First line\nSecond <line>')
  await expect.poll(async () => (await keptHere(page))?.summary).toBe('<p>First line</p><p>Second &lt;line&gt;</p>')
})

test('a date of birth is typed as one likes, and the other way to read it is offered', async ({
  journey: { page },
}) => {
  const form = await openWizard(page)
  const birth = form.getByLabel('Date of birth')
  await birth.fill('3/4/1990')
  await birth.blur()
  await expect(birth).toHaveValue('03 April, 1990')
  await form.getByRole('button', { name: 'It is 04 March, 1990' }).click()
  await expect(birth).toHaveValue('04 March, 1990')
  await form.getByRole('button', { name: 'Calendar' }).click()
  const calendar = form.getByRole('group', { name: 'Calendar' })
  await expect(calendar.getByRole('columnheader')).toHaveText(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], {
    useInnerText: true,
  })
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(birth).toHaveValue('05 March, 1990')
  await birth.fill('')
  await birth.blur()
  await form.getByRole('button', { name: 'Calendar' }).click()
  // It opens at the cut-off (C69).
  const year = new Date().getFullYear() - 16
  await expect(calendar.getByLabel('Year')).toHaveValue(String(year))
  await expect(calendar.getByRole('button', { name: `1 January ${year}`, exact: true })).toBeEnabled()
  await page.keyboard.press('Escape')

  await birth.fill(`1 January ${year + 3}`)
  await birth.blur()
  await fillPerson(form, 'young@example.com')
  await form.getByRole('button', { name: 'Next' }).click()
  await form.getByText('You must be at least 16 years old').first().waitFor()
})

test('every step is whole: light and dark, on a phone and on a desk, with a form open', async ({
  journey: { page },
}) => {
  await openWizard(page)
  await page.evaluate(
    (cv) => localStorage.setItem('cv-draft', JSON.stringify({ at: new Date().toISOString(), cv })),
    fullCv,
  )
  for (const step of [0, 1, 2, 3, 4]) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/build-your-cv?step=${step}`)
    const form = await wizardIsReady(page, step)
    const edit = form.getByRole('button', { name: /^Edit /u })
    await edit.first().click()
    if (step === 0) await form.getByRole('button', { name: 'Calendar' }).click()
    if ([0, 1].includes(step)) await form.getByRole('toolbar').first().waitFor()
    await isWhole(page, stepNames[step]!)
  }
})

const long = 'Averylongwordthatnobodycanbreak'.repeat(4)
const fullCv = {
  personal_data: { given_name: 'Aoife', surname: 'Ní Bhriain', email: 'aoife@example.com', phone: '+44 7700 900123' },
  headline: `Staff nurse ${long}`,
  summary: `<p>I care for <strong>people</strong>. ${long}</p><ul><li>calm</li></ul>`,
  links: [{ label: '', url: `www.example.org/${long}` }],
  jobs: [
    { jobTitle: `Staff nurse ${long}`, employer: 'Leeds General Infirmary', startDate: '2019-09', isCurrent: true },
    { jobTitle: 'Carer', employer: 'Harbour Care Ltd', startDate: '2015-02', endDate: '2018-10' },
  ],
  education: [{ title: 'BSc Nursing', trainer: long, level: 'Level 6', startDate: '2015', endDate: '2018' }],
  skills: {
    main_language: 'English',
    other_languages: [
      {
        name: 'Irish',
        writing: 'B2',
        understanding: { listening: 'C1', reading: 'C1' },
        speaking: { interaction: 'B2' },
      },
    ],
    other_skills: { job_related_skills: [{ title: long, description: long }], driving_license: [{ title: 'B' }] },
  },
  career: { preferred_jobs: ['Ward manager'], expected_salary: 38_500 },
  more: [{ title: 'Interests', description: `<p>${long}</p>` }],
  kept: `References on request.\n${long}`,
}
