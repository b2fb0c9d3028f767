import { boardFault } from './boards.ts'
import { expect, test } from './journey.ts'
import { boardLine, boardsAnswered, boardsStatus, openBoards, openResults, rows } from './on-the-page.ts'

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

const troubles = [
  { trouble: 'fails', board: 'dice', name: 'Dice', fault: { kind: 'error', status: 500 }, place: 'Bristol' },
  { trouble: 'asks for a human', board: 'monster', name: 'Monster', fault: { kind: 'challenge' }, place: 'Cardiff' },
  { trouble: 'refuses', board: 'indeed', name: 'Indeed', fault: { kind: 'refuse' }, place: 'Belfast' },
  { trouble: 'breaks off', board: 'cvlibrary', name: 'CV-Library', fault: { kind: 'truncate' }, place: 'Edinburgh' },
] as const

for (const { trouble, board, name, fault, place } of troubles)
  test(`a board that ${trouble} costs its own line only`, async ({ journey }) => {
    const { page } = journey
    await using _down = await boardFault(board, fault)
    await openResults(page, { jobTitle: 'electrician', jobLocation: place })

    await boardsAnswered(page, { but: 1 })
    await boardsStatus(page)
      .filter({ hasText: `boards answered, not ${name}` })
      .waitFor()
    await openBoards(page)
    await page.getByText(`Without: ${name} (`).waitFor()
    const line = await boardLine(page, name).innerText()
    expect(line).not.toMatch(/found|waiting/u)
    await boardLine(page, 'Reed')
      .getByText(/found$/u)
      .waitFor()
    await expect(rows(page).first()).toBeAttached()
  })
