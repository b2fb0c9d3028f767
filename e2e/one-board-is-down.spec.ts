import { boardFault } from './boards.ts'
import { expect, test } from './journey.ts'
import { boardLine, boardsAnswered, openBoards, openResults, rows } from './on-the-page.ts'

test(
  'a board that never answers keeps nobody waiting: the others answer, and the page can be used',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    await using _hanging = await boardFault('totaljobs', { kind: 'hang' })
    await openResults(page, { jobTitle: 'chef', jobLocation: 'Glasgow' })

    await boardsAnswered(page, { but: 1 })
    await openBoards(page)
    await boardLine(page, 'Totaljobs').getByText('waiting…').waitFor()
    await boardLine(page, 'Reed')
      .getByText(/found$/u)
      .waitFor()

    await expect(rows(page).first()).toBeAttached()
    await rows(page).first().getByRole('heading').getByRole('link').click()
    await page.getByRole('complementary', { name: 'Preview' }).getByRole('link', { name: 'Open the whole ad' }).click()
    await page.getByRole('heading', { name: 'About the job' }).waitFor()
  },
)
