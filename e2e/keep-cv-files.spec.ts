import type { Page } from '@playwright/test'
import { aPdf, aRichText } from '../server/cvs/files/files.fixtures.ts'
import { aCv } from '../test/cvs.ts'
import { isWhole } from './is-whole.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { heading } from './on-the-page.ts'
import { signUpAndIn } from './people.ts'
import { sessionEnds } from './session-ends.ts'

const pdf = {
  name: 'Ann’s CV – 2026.pdf',
  mimeType: 'application/pdf',
  buffer: aPdf(['Ann Example', 'Staff nurse in Leeds with ten years of experience']),
}
const rich = {
  name: 'old cv.rtf',
  mimeType: 'text/rtf',
  buffer: aRichText('Ann Example, staff nurse in Leeds for ten years'),
}

test(
  'upload a CV, see that it is read, download it, delete it and think again',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    await signUpAndIn(page, 'cv-files@example.com')
    await page.goto('/upload')
    await ready(page)
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await page.getByRole('alert').getByText('Choose a file first.').waitFor()
    await page.getByLabel('Your CV', { exact: true }).setInputFiles({ ...pdf, name: 'cv.exe' })
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await page
      .getByRole('alert')
      .getByText(/We take PDF, Word/u)
      .waitFor()
    // What only the server can tell.
    await page.getByLabel('Your CV', { exact: true }).setInputFiles({ ...pdf, name: 'cv.docx' })
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await page
      .getByRole('alert')
      .getByText(/does not match its name/u)
      .waitFor()
    journey.expectError(/status of 422/u)
    await expectAccessible(page)

    await page.getByLabel('Your CV', { exact: true }).setInputFiles(pdf)
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await heading(page, 'My CV').waitFor()
    await page.getByText('‘Ann’s CV – 2026.pdf’ is uploaded.').waitFor()
    await files(page).getByText('We can read its text.').waitFor()

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      files(page).getByRole('link', { name: 'Download Ann’s CV – 2026.pdf' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Ann’s CV – 2026.pdf')

    await page.getByRole('link', { name: 'Upload a file' }).click()
    const dialog = page.getByRole('dialog', { name: 'Upload a file' })
    await expectAccessible(page)
    await dialog.getByLabel('Your CV', { exact: true }).setInputFiles(rich)
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    await files(page).getByText('old cv.rtf').first().waitFor()
    await expect(files(page).getByRole('listitem')).toHaveCount(2)

    await files(page).getByRole('button', { name: 'Delete old cv.rtf' }).click()
    await page.getByText('Your file has been deleted. You can undo this for a day.').waitFor()
    await expect(files(page).getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: /^Undo.*restore ‘old cv\.rtf’/u }).click()
    await page.getByText('‘old cv.rtf’ is restored.').waitFor()
    await expect(files(page).getByRole('listitem')).toHaveCount(2)
  },
)

test('drop a file; stop one that is on its way; go on after the session is over', async ({ journey }) => {
  const { page } = journey
  await signUpAndIn(page, 'cv-drop@example.com')
  await page.goto('/upload')
  await ready(page)
  await page.route('**/api/users/upload-cv', () => {}, { times: 1 })
  await drop(page, 'stopped.rtf')
  await page.getByText('stopped.rtf').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Upload', exact: true }).waitFor()
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await sessionEnds(page)
  await drop(page, 'kept.rtf')
  const again = page.getByRole('dialog', { name: 'Log in to continue' })
  await again.getByLabel('Email address').fill('cv-drop@example.com')
  await again.getByLabel('Password', { exact: true }).fill('quiet river 27')
  await again.getByRole('button', { name: 'Log in', exact: true }).click()
  await heading(page, 'My CV').waitFor()
  await files(page).getByText('kept.rtf').first().waitFor()
  journey.expectError(/status of 401/u)
})

test('without a connection an upload says so', async ({ journey }) => {
  const { page } = journey
  await signUpAndIn(page, 'cv-plain@example.com')
  await page.goto('/upload')
  await ready(page)
  // What the page has ahead of the pages that it links to is here.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByLabel('Your CV', { exact: true }).setInputFiles(pdf)
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  // By the page itself, or around it where the page's own part has not come yet.
  await page
    .getByRole('alert')
    .getByText(/you are offline|No connection/u)
    .first()
    .waitFor()
  journey.expectError(/ERR_INTERNET_DISCONNECTED/u)
  await page.context().setOffline(false)
})

test('several CVs: copy, rename, make main, delete, versions', { tag: '@main' }, async ({ journey }) => {
  const { page } = journey
  await signUpAndIn(page, 'several-cvs@example.com')
  await page.goto('/manage-my-cv')
  await page.getByRole('heading', { name: 'No CV yet' }).waitFor()
  await isWhole(page, 'cv-files-1')

  for (const headline of ['Nurse', 'Senior nurse']) {
    const saved = await page.request.post('/api/users/me/savecv', {
      data: aCv({
        headline,
        summary: '<p>Kind and <strong>calm</strong>.</p><ul><li>Wards</li></ul>',
        jobs: [
          {
            jobTitle: 'Nurse',
            employer: 'Leeds General Infirmary',
            city: 'Leeds',
            startDate: '2019-03',
            endDate: '',
            isCurrent: true,
            jobDescription: '<p>Nights.</p>',
          },
        ],
        links: [{ label: 'My page', url: 'example.com/ann' }],
      }),
    })
    expect(saved.status()).toBe(200)
  }
  await page.goto('/manage-my-cv')
  await ready(page)
  const list = page.getByRole('list', { name: 'Your CVs' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  const view = page.getByRole('article', { name: 'CV of Aoife Ní Bhriain' })
  await view.getByText('Senior nurse').waitFor()
  await expect(view.getByRole('link', { name: 'My page' })).toHaveAttribute('href', 'https://example.com/ann')
  await view.getByText('calm', { exact: true }).waitFor()

  const [name = ''] = (await list.getByRole('listitem').first().innerText()).split('\n')
  const first = name.replace(/Main CV$/u, '').trim()
  await more(page, first).getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByText(`‘Copy of ${first}’ is ready.`).waitFor()
  await isWhole(page, 'cv-files-2')
  const copy = more(page, `Copy of ${first}`)
  await copy.getByLabel('Name').fill('For Leeds')
  await copy.getByRole('button', { name: 'Rename' }).click()
  await page.getByText('Your CV is now called ‘For Leeds’.').waitFor()
  await more(page, 'For Leeds').getByRole('button', { name: 'Make main CV' }).click()
  await page.getByText('‘For Leeds’ is now your main CV.').waitFor()
  // The main one comes first: a menu that opens before that closes as its row moves.
  await list.getByRole('listitem').first().getByText('For Leeds').first().waitFor()
  await more(page, 'For Leeds').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Your CV has been deleted. You can undo this for a day.').waitFor()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await ready(page)
  await page.getByText('Deleted within the last day (1)').click()
  await isWhole(page, 'cv-files-3')
  await page.getByRole('button', { name: 'Restore For Leeds' }).click()
  await page.getByText('‘For Leeds’ is restored.').waitFor()

  await list.getByRole('link', { name: `Versions of ${first}` }).click()
  await heading(page, `Versions of ‘${first}’`).waitFor()
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByRole('heading', { name: 'From version 1 to version 2' }).waitFor()
  await page.getByText('Headline').waitFor()
  await page.getByText('Senior nurse').waitFor()
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await page.getByText('Version 1 is restored as version 3.').waitFor()
  // The list says it too, once it has come: only then is it no longer made again under one's hands.
  await page.getByRole('button', { name: 'Restore version 2' }).waitFor()
  await page.getByText('Name', { exact: true }).last().click()
  await page.getByLabel('Name (optional)').last().fill('the first')
  await page.getByRole('button', { name: 'Save name' }).last().click()
  await page.getByText('Version 1 is now called ‘the first’.').waitFor()
  await isWhole(page, 'cv-files-4')
  expect((await page.goto('/manage-my-cv/00000000-0000-4000-8000-000000000000/versions'))?.status()).toBe(404)
})

const files = (page: Page) => page.getByRole('list', { name: 'Your files' })

/** The panel with what else can be done to a CV, opened. */
function more(page: Page, name: string) {
  const row = page
    .getByRole('list', { name: 'Your CVs' })
    .getByRole('listitem')
    .filter({ hasText: name })
    .filter({
      has: page.getByRole('link', { name: `Edit ${name}`, exact: true }),
    })
  return {
    getByRole: (...given: Parameters<typeof row.getByRole>) => ({
      click: async () => {
        await open(row)
        await row.getByRole(...given).click()
      },
    }),
    getByLabel: (label: string) => ({
      fill: async (text: string) => {
        await open(row)
        await row.getByLabel(label).fill(text)
      },
    }),
  }
}

async function open(row: ReturnType<Page['locator']>): Promise<void> {
  const panel = row.locator('details')
  if (!(await panel.evaluate((element: HTMLDetailsElement) => element.open)))
    await row.getByText('More', { exact: true }).click()
}

/** Scripts have taken the page over: the form says that a file can be dropped, or the menu works. */
async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
}

async function drop(page: Page, name: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({ text, name }) => {
      const dropped = new DataTransfer()
      dropped.items.add(new File([text], name, { type: 'text/rtf' }))
      return dropped
    },
    { text: String.raw`{\rtf1 Ann Example, staff nurse in Leeds}`, name },
  )
  await page.getByLabel('Your CV', { exact: true }).dispatchEvent('drop', { dataTransfer: transfer })
}
