import { isWhole } from './is-whole.ts'
import { expect, test } from './journey.ts'
import { now } from './now.ts'
import { logInByApi, password, signUpAndIn } from './people.ts'
import { sessionEnds } from './session-ends.ts'
import { fillPerson, goToStep, keptCv, keptHere, openWizard, wizardIsReady } from './wizard.ts'

test(
  'a CV is saved into an account, and saved again as a second version',
  { tag: '@main' },
  async ({ journey: { page } }) => {
    await signUpAndIn(page, 'saves@example.com')
    const form = await openWizard(page)
    // What the account knows is there.
    await expect(form.getByLabel('Email', { exact: true })).toHaveValue('saves@example.com')
    await fillPerson(form, 'saves@example.com')
    await goToStep(page, 4)
    await form.getByRole('button', { name: 'Finish and save' }).click()
    await form.getByText('Your CV has been successfully saved into your profile').waitFor()
    expect(await now(keptCv(page))).toMatchObject({ version: 1, draft: null })

    await openWizard(page)
    await form.getByLabel('Headline').fill('Thatcher')
    await form.getByText(/Saved as a draft in your account at \d\d:\d\d/u).waitFor()
    expect(await now(keptCv(page))).toMatchObject({
      version: 1,
      cv: { headline: '' },
      draft: { cv: { headline: 'Thatcher' } },
    })
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await form.getByText('CV saved!').waitFor()
    expect(await now(keptCv(page))).toMatchObject({ version: 2, cv: { headline: 'Thatcher' }, draft: null })
  },
)

test('a server that fails loses nothing: it is said, the text stays, and a retry saves it', async ({ journey }) => {
  const { page } = journey
  journey.expectError(/status of 500/u)
  await signUpAndIn(page, 'fails@example.com')
  const form = await openWizard(page)
  await fillPerson(form, 'fails@example.com')
  await goToStep(page, 4)
  await page.route('**/savecv', async (route) => {
    await route.fulfill({ status: 500, json: { code: 2, message: 'Server error', details: '', status: 500, id: 'x' } })
  })
  await form.getByRole('button', { name: 'Finish and save' }).click()
  await form.getByText('Error whilst saving').waitFor()
  await form.getByText('Your CV could not be saved. Error: Server error. Please retry').waitFor()
  await page.unroute('**/savecv')

  // Also when the window is closed in despair.
  await page.reload()
  await wizardIsReady(page, 4)
  await goToStep(page, 0)
  await expect(form.getByLabel('Given name')).toHaveValue('Aoife')
  await goToStep(page, 4)
  await form.getByRole('button', { name: 'Finish and save' }).click()
  await form.getByText('CV saved!').waitFor()
})

test('without a connection what is typed stays in the browser, and reaches the account afterwards', async ({
  journey,
}) => {
  const { page } = journey
  // The router looks ahead for the pages that links lead to, and says that it could not.
  journey.expectError(/ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/u)
  await signUpAndIn(page, 'offline@example.com')
  const form = await openWizard(page)
  await fillPerson(form, 'offline@example.com')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.getByText('CV saved!').waitFor()
  await page.context().setOffline(true)
  await form.getByLabel('Headline').fill('Written on a train')
  await form.getByText(/Not in your account yet: you are offline/u).waitFor()
  // The steps are all in the page.
  await goToStep(page, 1)
  await goToStep(page, 0)
  await page.context().setOffline(false)
  await expect.poll(async () => (await keptCv(page)).draft?.cv.headline).toBe('Written on a train')
})

test('the session ends while somebody types: they log in over the page, and the CV is saved', async ({ journey }) => {
  const { page } = journey
  journey.expectError(/status of 401/u)
  await signUpAndIn(page, 'expires@example.com')
  const form = await openWizard(page)
  await fillPerson(form, 'expires@example.com')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.getByText('CV saved!').waitFor()
  await sessionEnds(page)
  await form.getByLabel('Headline').fill('Still here')
  const dialog = page.getByRole('dialog', { name: 'Log in to continue' })
  await dialog.getByLabel('Email address').fill('expires@example.com')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await form.getByText(/Saved as a draft in your account at \d\d:\d\d/u).waitFor()
  expect((await now(keptCv(page))).draft?.cv.headline).toBe('Still here')
})

test('two windows of one browser go on from the same text', async ({ journey: { page } }) => {
  const form = await openWizard(page)
  const second = await page.context().newPage()
  const other = await openWizard(second)
  await fillPerson(form, 'two@example.com')
  await expect(other.getByLabel('Given name')).toHaveValue('Aoife')
  await other.getByLabel('Headline').fill('From the second')
  await expect(form.getByLabel('Headline')).toHaveValue('From the second')
  await expect
    .poll(async () => await keptHere(page))
    .toMatchObject({ headline: 'From the second', personal_data: { given_name: 'Aoife' } })
})

test('typed on another device meanwhile: what differs is shown, and the person says which goes on', async ({
  journey,
}) => {
  const { page } = journey
  journey.expectError(/status of 409/u)
  await signUpAndIn(page, 'drafts@example.com')
  const form = await openWizard(page)
  await fillPerson(form, 'drafts@example.com')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.getByText('CV saved!').waitFor()

  const phone = await journey.open()
  await logInByApi(phone, 'drafts@example.com')
  const there = await openWizard(phone)
  await there.getByLabel('Headline').fill('On the phone')
  await there.getByText(/Saved as a draft in your account at \d\d:\d\d/u).waitFor()

  await form.getByLabel('Headline').fill('On the desk')
  const choice = form.getByRole('region', { name: 'There are two versions of this CV' })
  await choice.getByText('Show what this one changes').click()
  await choice.getByText('On the phone').waitFor()
  await choice.getByText('On the desk').waitFor()
  await isWhole(page, 'cv-on-two-devices')
  expect((await now(keptCv(page))).draft?.cv.headline).toBe('On the phone')
  await choice.getByRole('button', { name: /^My account/u }).click()
  await expect(form.getByLabel('Headline')).toHaveValue('On the phone')
  await form.getByLabel('Headline').fill('On both')
  await expect.poll(async () => (await keptCv(page)).draft?.cv.headline).toBe('On both')
})

test('saved on another device meanwhile: the person says which to keep, and both can stay', async ({ journey }) => {
  const { page } = journey
  journey.expectError(/status of 409/u)
  await signUpAndIn(page, 'devices@example.com')
  const form = await openWizard(page)
  await fillPerson(form, 'devices@example.com')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.getByText('CV saved!').waitFor()

  const phone = await journey.open()
  await logInByApi(phone, 'devices@example.com')
  const there = await openWizard(phone)
  await there.getByLabel('Headline').fill('On the phone')
  await there.getByRole('button', { name: 'Save', exact: true }).click()
  await there.getByText('CV saved!').waitFor()

  await form.getByLabel('Headline').fill('On the desk')
  await goToStep(page, 4)
  await form.getByRole('button', { name: 'Finish and save' }).click()
  const choice = form.getByRole('region', { name: 'Two versions of this CV' })
  await choice.getByRole('button', { name: 'Keep both as separate CVs' }).click()
  await form.getByText('CV saved!').waitFor()
  const list = (await (await page.request.get('/api/cvs')).json()) as { _id: string }[]
  const headlines = await Promise.all(list.map(async ({ _id }) => (await keptCv(page, _id)).cv.headline))
  expect(headlines.sort()).toEqual(['On the desk', 'On the phone'])
})

test('a CV that was written without logging in never takes the place of one in the account', async ({ journey }) => {
  const { page } = journey
  await signUpAndIn(page, 'beside@example.com')
  const form = await openWizard(page)
  await fillPerson(form, 'beside@example.com')
  await form.getByLabel('Headline').fill('In the account')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.getByText('CV saved!').waitFor()
  await sessionEnds(page)

  await openWizard(page)
  await fillPerson(form, 'beside@example.com')
  await form.getByLabel('Headline').fill('As a guest')
  await goToStep(page, 4)
  await form.getByRole('button', { name: 'Login or create account' }).click()
  await form.getByRole('radio', { name: 'Log in' }).check()
  const panel = form.getByRole('region', { name: 'Save your CV to an account' })
  await panel.getByLabel('Email address').fill('beside@example.com')
  await panel.getByLabel('Password', { exact: true }).fill(password)
  await panel.getByRole('button', { name: 'Log in', exact: true }).click()
  await form.getByRole('button', { name: 'Save as another CV' }).click()
  await form.getByText('CV saved!').waitFor()
  const list = (await (await page.request.get('/api/cvs')).json()) as { _id: string }[]
  const headlines = await Promise.all(list.map(async ({ _id }) => (await keptCv(page, _id)).cv.headline))
  expect(headlines).toEqual(['In the account', 'As a guest'])
})

test('an address that has an account already: nothing is lost, and nothing of it is told', async ({ journey }) => {
  const { page } = journey
  await signUpAndIn(page, 'taken@example.com')
  const visitor = await journey.open()
  const form = await openWizard(visitor)
  await fillPerson(form, 'taken@example.com')
  await goToStep(visitor, 4)
  await form.getByRole('button', { name: 'Login or create account' }).click()
  const panel = form.getByRole('region', { name: 'Save your CV to an account' })
  await panel.getByLabel('Password', { exact: true }).fill('another river 28')
  await panel.getByLabel(/I have read and accept/u).check()
  await panel.getByRole('button', { name: 'Create account and save' }).click()
  await panel.getByText('Until then it stays in this browser.', { exact: false }).waitFor()
  await expect
    .poll(async () => await keptHere(visitor))
    .toMatchObject({ personal_data: { email: 'taken@example.com' } })
  const list = await page.request.get('/api/cvs')
  expect(await now(list.json())).toEqual([])
})
