import { parse, type HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import { aWorld } from '../../test/sandbox-world.ts'
import type { SandboxAd } from '../board.ts'
import { monster } from '../boards/monster.ts'
import { reed } from '../boards/reed/index.ts'
import { createSandbox } from '../server.ts'
import { adsToApplyFor } from './browser.fixtures.ts'
import type { Obstacle } from './obstacle.ts'

const [, plain] = adsToApplyFor('monster')
const formOf = ({ number }: SandboxAd) =>
  `www.monster.co.uk/apply/8d1f0c52-7a3e-4c00-9000-${String(number).padStart(12, '0')}`
const jobOf = (ad: SandboxAd) => formOf(ad).replace('/apply/', '/job-openings/x--')
const email = 'ada@example.test'
const filled = { firstName: 'Ada', lastName: 'Lovelace', email, terms: 'on', cv: new File(['%PDF'], 'ada.pdf') }

type Seen = { status: number; address: string; page: HTMLElement; heading: string }

/** A browser without one, which is logged in at the sandbox Monster: the board with the plainest form. */
async function aPerson(obstacles: readonly Obstacle[] = [], isLoggedIn = true) {
  const sandbox = createSandbox({
    world: aWorld([...adsToApplyFor('monster'), ...adsToApplyFor('reed')]),
    boards: [monster, reed],
  })
  const cookies = new Map<string, string>()
  const load = async (address: string, init: RequestInit = {}): Promise<Seen> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const url = `http://127.0.0.1/${address}`
    const response = await sandbox.request(url, { ...init, headers: { cookie, 'sec-fetch-dest': 'document' } })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(set) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location !== null) return await load(new URL(location, url).href.slice('http://127.0.0.1/'.length))
    const page = parse(await response.text())
    return { status: response.status, address, page, heading: page.querySelector('h1')?.text ?? '' }
  }
  const send = async (address: string, fields: Readonly<Record<string, string | File>>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return await load(address, { method: 'POST', body })
  }
  const logIn = async (password = 'demo-pass-1', back = '') =>
    await send(`www.monster.co.uk/profile/login${back}`, { email, password })
  if (isLoggedIn) await logIn()
  for (const obstacle of obstacles) sandbox.desk.obstacles.add('monster', obstacle)
  const arrived = async (): Promise<{ email: string; ad: number; answers: unknown[] }[]> =>
    (await (await sandbox.request('http://localhost/control/applications?board=monster')).json()).applications
  const tell = async (path: string, body: unknown) =>
    await sandbox.request(`http://localhost/control${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return { sandbox, load, send, logIn, arrived, tell, apply: async () => await send(formOf(plain), filled) }
}

test('what arrives is told by control and by the list of the account, and to nobody else', async () => {
  const person = await aPerson()
  const thanks = await person.apply()
  expect(thanks.heading).toBe('Your application has been sent')
  const reference = thanks.page.querySelector('#reference-number')?.text

  const [application, ...others] = await person.arrived()
  expect(others).toEqual([])
  expect(application).toMatchObject({
    board: 'monster',
    ref: '8d1f0c52-7a3e-4c00-9000-000002000005',
    ad: plain.number,
    email,
    reference,
    answers: [
      { label: 'First name', value: 'Ada' },
      { label: 'Last name', value: 'Lovelace' },
      { label: 'Email', value: email },
      { label: 'CV', value: { file: 'ada.pdf', bytes: 4 } },
      { label: 'I agree to the terms of use', value: true },
    ],
    files: [
      { label: 'CV', file: 'ada.pdf', sha256: '315d429b7714cedb6ad04ac31240145257692630457f3c88253c5beceac76027' },
    ],
  })
  expect((await person.load('www.monster.co.uk/profile/applied-jobs')).page.querySelectorAll('li')).toHaveLength(1)
  expect((await person.load('www.reed.co.uk/account/jobs/applications')).heading).toBe('Sign in to your account')

  await person.sandbox.request('http://localhost/control/applications', { method: 'DELETE' })
  expect(await person.arrived()).toEqual([])
})

test('a second application for the same ad is refused, and the form keeps what the account told', async () => {
  const person = await aPerson()
  await person.apply()
  expect((await person.apply()).heading).toBe('You have already applied for this job')
  expect((await person.load(jobOf(plain))).page.querySelector('button[disabled]')?.text).toBe('Applied')
  expect(await person.arrived()).toHaveLength(1)

  const [other] = adsToApplyFor('monster')
  const form = await person.load(formOf(other))
  expect(form.page.querySelector('#firstName')?.getAttribute('value')).toBe('Ada')
  expect(form.page.querySelector('.ask:has(#cv)')?.text).toContain('ada.pdf')
})

test('an account of its own has its own password, and only that', async () => {
  const person = await aPerson([], false)
  const told = await person.tell('/accounts', { board: 'monster', email, password: 'its-own-1' })
  expect(told.status).toBe(201)
  expect((await person.logIn('demo-pass-1')).page.querySelector('.error')?.text).toBe(
    'The email or the password is not right',
  )
  expect((await person.logIn('its-own-1')).page.querySelector('[data-account]')?.text).toBe(email)
})

/** What one sees who applies with an obstacle in the way, and what arrives. */
const ends: [Obstacle, { heading: string; status: number; arrives: number }][] = [
  [
    { kind: 'closed', where: 'submit' },
    { heading: 'This job is no longer accepting applications', status: 410, arrives: 0 },
  ],
  [
    { kind: 'already-applied', where: 'submit' },
    { heading: 'You have already applied for this job', status: 200, arrives: 0 },
  ],
  [
    { kind: 'daily-limit' },
    {
      heading: 'You have reached the daily limit of applications. Please come back tomorrow.',
      status: 429,
      arrives: 0,
    },
  ],
  [{ kind: 'error-before' }, { heading: 'Sorry, something went wrong', status: 500, arrives: 0 }],
  [{ kind: 'error-after' }, { heading: 'Sorry, something went wrong', status: 500, arrives: 1 }],
  [{ kind: 'false-success' }, { heading: 'Your application has been sent', status: 200, arrives: 0 }],
  [{ kind: 'no-reference' }, { heading: 'Your application has been sent', status: 200, arrives: 1 }],
  [{ kind: 'session-expired' }, { heading: 'Session expired', status: 200, arrives: 0 }],
  [{ kind: 'login-wall' }, { heading: 'Log in', status: 200, arrives: 0 }],
  [{ kind: 'restricted' }, { heading: 'Your account has been restricted', status: 403, arrives: 0 }],
  [
    { kind: 'one-time-code', where: 'in-form' },
    { heading: 'Enter the code that we have sent to your email address', status: 200, arrives: 0 },
  ],
  [{ kind: 'captcha' }, { heading: `Apply for ${plain.title}`, status: 400, arrives: 0 }],
  [
    { kind: 'captcha', style: 'invisible' },
    { heading: `Apply for ${plain.title}`, status: 400, arrives: 0 },
  ],
  [{ kind: 'question' }, { heading: `Apply for ${plain.title}`, status: 400, arrives: 0 }],
]

test.each(ends)('whoever applies and meets %o sees what it says', async (obstacle, { heading, status, arrives }) => {
  const person = await aPerson([{ ...obstacle, times: 1 }])
  const seen = await person.apply()
  expect([seen.heading, seen.status]).toEqual([heading, status])
  expect(await person.arrived()).toHaveLength(arrives)
})

test('obstacles end: after the wall, the code, the lost session and the tick the application arrives', async () => {
  for (const [kind, where] of [['login-wall'], ['session-expired'], ['captcha', 'review'], ['error-before']] as const) {
    const person = await aPerson([{ kind, times: 1, ...(where && { where }) }])
    await person.apply()
    await person.logIn()
    await person.send(formOf(plain), { ...filled, 'g-recaptcha-response': 'on' })
    expect(await person.arrived(), kind).toHaveLength(1)
  }
  const person = await aPerson([{ kind: 'one-time-code', where: 'in-form', times: 1 }])
  const asked = await person.apply()
  const { codes } = await (await person.sandbox.request('http://localhost/control/codes?board=monster')).json()
  expect((await person.send(asked.address, { code: '1' })).status).toBe(400)
  await person.send(asked.address, { code: codes[0].code })
  await person.apply()
  expect(await person.arrived()).toHaveLength(1)
})

test('a code is asked for after the password, and only the one that was sent is taken', async () => {
  const person = await aPerson([{ kind: 'one-time-code' }], false)
  expect((await person.logIn()).heading).toContain('Enter the code')
  expect((await person.send('www.monster.co.uk/profile/login', { code: '000000' })).status).toBe(400)
  const [letter] = person.sandbox.desk.post.list()
  const inside = await person.send('www.monster.co.uk/profile/login', { code: letter?.code ?? '' })
  expect(inside.page.querySelector('[data-account]')?.text).toBe(email)
})

test('a daily limit lets so many through', async () => {
  const person = await aPerson([{ kind: 'daily-limit', after: 1 }])
  await person.apply()
  const [, , another] = adsToApplyFor('monster')
  const seen = await person.send(formOf(another), { ...filled, 'question-0': 'Yes' })
  expect(seen.heading).toContain('daily limit')
  expect(await person.arrived()).toHaveLength(1)
})

test('an answer that knocks out ends the application; the other one does not', async () => {
  const person = await aPerson([{ kind: 'knock-out', label: 'Can you fly?' }])
  const out = await person.send(formOf(plain), { ...filled, 'question-0': 'No' })
  expect(out.heading).toBe('You cannot apply for this job')
  expect(await person.arrived()).toEqual([])
  await person.send(formOf(plain), { ...filled, 'question-0': 'Yes' })
  expect(await person.arrived()).toMatchObject([
    { answers: expect.arrayContaining([{ label: 'Can you fly?', value: 'Yes' }]) },
  ])
})

test.each([
  [{ kind: 'closed' }, 'This job is no longer accepting applications', null],
  [{ kind: 'already-applied' }, 'Applied', null],
  [{ kind: 'external' }, "Apply on the employer's site", '_blank'],
  [{ kind: 'external', style: 'same-tab' }, "Apply on the employer's site", '_self'],
  [{ kind: 'daily-limit', where: 'ad' }, 'You have reached the daily limit', null],
] as const)('the ad itself shows %o', async (obstacle, words, target) => {
  const person = await aPerson([{ ...obstacle, ad: plain.number }])
  const job = await person.load(jobOf(plain))
  expect(job.page.querySelector('body')?.text).toContain(words)
  expect(job.page.querySelector('#apply')?.getAttribute('target') ?? null).toBe(target)
  const [other] = adsToApplyFor('monster')
  expect((await person.load(jobOf(other))).page.querySelector('#apply')?.text).toBe('Apply')
})

test('a page stands before the login, or before the form, until it was passed', async () => {
  const person = await aPerson([{ kind: 'captcha', where: 'before-login', times: 1 }], false)
  const wall = await person.load('www.monster.co.uk/profile/login')
  expect(wall.status).toBe(403)
  expect(wall.page.querySelector('form')).toBeNull()
  expect((await person.load('www.monster.co.uk/profile/login?cf-passed=1')).heading).toBe('Log in')

  const other = await aPerson([{ kind: 'captcha', style: 'proof-of-work', where: 'in-form' }])
  expect((await other.load(formOf(plain))).heading).toBe('Checking that you are not a robot')
})

test('a page stands before every page of a board, but not before what is its own', async () => {
  const person = await aPerson([{ kind: 'captcha', where: 'ad', times: 1 }])
  const wall = await person.load(jobOf(plain))
  expect([wall.status, wall.heading]).toEqual([403, 'Let us check that you are human'])
  const way = wall.page.querySelector('#challenge-continue')?.getAttribute('href') ?? ''
  const passed = await person.load(new URL(way, `http://127.0.0.1/${wall.address}`).pathname.slice(1) + '?cf-passed=1')
  expect(passed.heading).toBe(plain.title)
  expect((await person.load(jobOf(plain))).heading).toBe(plain.title)
})

test('the form may fail before it is shown, and thanks may come without a number', async () => {
  const person = await aPerson([{ kind: 'error-before', where: 'in-form', times: 1 }, { kind: 'no-reference' }])
  expect((await person.load(formOf(plain))).status).toBe(500)
  expect((await person.apply()).page.querySelector('#reference-number')).toBeNull()
})

test('a yes or no is given as the order says', async () => {
  const person = await aPerson([
    { kind: 'question', look: 'drop-down' },
    { kind: 'question', look: 'segments' },
  ])
  const { page } = await person.load(formOf(plain))
  expect(page.querySelectorAll('[role=menuitem]').map(({ text }) => text)).toEqual(['Yes', 'No'])
  expect(page.querySelectorAll('[data-choice]')).toHaveLength(2)
})

test('who presses twice while the answer is slow applies twice', async () => {
  const person = await aPerson([{ kind: 'slow-submit', ms: 50 }])
  await Promise.all([person.apply(), person.apply()])
  expect(await person.arrived()).toHaveLength(2)
})

test('boxes for news are ticked, questions of equality can be left unsaid, and marks of what is required may be missing', async () => {
  const person = await aPerson([{ kind: 'marketing' }, { kind: 'demographics' }, { kind: 'late-validation' }])
  const { page } = await person.load(formOf(plain))
  expect(page.querySelector('#marketingOptIn')?.hasAttribute('checked')).toBe(true)
  expect(page.querySelectorAll('[value="Prefer not to say"]')).toHaveLength(3)
  expect(page.querySelector('form')?.text).not.toContain('*')
})

test('names change from browser to browser, and what is sent under them arrives', async () => {
  const person = await aPerson([{ kind: 'changing-names' }])
  const { page } = await person.load(formOf(plain))
  expect(page.querySelector('#firstName, [name=firstName], [name=cv]')).toBeNull()
  const names = Object.fromEntries(
    page
      .querySelectorAll('form label')
      .map((label) => [
        label.text.replace(/[*]|\(optional\)/gu, '').trim(),
        page.querySelector(`[id="${label.getAttribute('for')}"]`)?.getAttribute('name') ?? '',
      ]),
  )
  const given = { 'First name': 'Ada', 'Last name': 'Lovelace', Email: email, 'I agree to the terms of use': 'on' }
  const fields = Object.fromEntries(Object.entries(given).map(([label, value]) => [names[label] ?? '', value]))
  await person.send(formOf(plain), { ...fields, [names['CV'] ?? '']: filled.cv })
  expect(await person.arrived()).toHaveLength(1)
  expect(
    (await (await aPerson([{ kind: 'changing-names' }])).load(formOf(plain))).page.querySelector('input')?.id,
  ).not.toBe(page.querySelector('input')?.id)
})

test('labels stand far from their fields, or twice; the last button may stay disabled', async () => {
  const far = await (await aPerson([{ kind: 'labels', style: 'far' }])).load(formOf(plain))
  expect(far.page.querySelectorAll('form label[for=firstName]')).toHaveLength(0)
  expect(far.page.querySelector('form ol')?.text).toContain('First name')
  const twice = await (await aPerson([{ kind: 'labels', style: 'duplicated' }])).load(formOf(plain))
  expect(twice.page.querySelector('form label[for=firstName] .for-ears')?.text).toBe('First name')
  const silent = await (await aPerson([{ kind: 'silent-button' }])).load(formOf(plain))
  expect(silent.page.querySelector('fieldset[disabled] button')?.text.trim()).toBe('Submit application')
})

test('an obstacle is for one account, is listed, and is taken away', async () => {
  const person = await aPerson()
  const told = await person.tell('', {
    board: 'all',
    obstacle: { kind: 'error-before', account: 'someone@else.test', times: 2 },
  })
  expect((await told.json()).obstacles).toHaveLength(2)
  expect((await person.apply()).heading).toBe('Your application has been sent')
  expect((await person.tell('', { board: 'monster', obstacle: { kind: 'dragon' } })).status).toBe(400)
  await person.sandbox.request('http://localhost/control/obstacles?board=reed', { method: 'DELETE' })
  expect(person.sandbox.desk.obstacles.list()).toMatchObject([{ board: 'monster' }])
  await person.sandbox.request('http://localhost/control', { method: 'DELETE' })
  expect(person.sandbox.desk.obstacles.list()).toEqual([])
})
