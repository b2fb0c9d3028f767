import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { aSandboxAd, aWorld } from '../../test/sandbox-world.ts'
import type { AskedQuestion } from '../board.ts'
import { dice } from '../boards/dice.ts'
import { monster } from '../boards/monster.ts'
import { createSandbox } from '../server.ts'
import type { Arrival } from './arrivals.ts'
import { keptFile } from './stored-files.ts'

const digits = '000000000007'
const monsterForm = `www.monster.co.uk/apply/8d1f0c52-7a3e-4c00-9000-${digits}`
const diceForm = (step: string) => `www.dice.com/job-applications/c0ffee00-d1ce-4000-8000-${digits}/${step}`
type Sent = Readonly<Record<string, string | File>>
const about: Sent = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.test', terms: 'on' }

/** Somebody who is logged in at two boards, each with one ad that asks this. */
async function applicant(asked: readonly AskedQuestion[] = [], email = 'ada@example.test') {
  const ads = (['monster', 'dice'] as const).map((board) => aSandboxAd({ board, number: 7, questions: [] }))
  const sandbox = createSandbox({ world: aWorld(ads, () => asked), boards: [monster, dice] })
  const cookies = new Map<string, string>()
  const load = async (address: string, fields: Sent | null): Promise<{ status: number; text: string }> => {
    const headers = { cookie: [...cookies].map((pair) => pair.join('=')).join('; '), 'sec-fetch-dest': 'document' }
    const body = new FormData()
    for (const [name, value] of Object.entries(fields ?? {})) body.set(name, value)
    const init = fields === null ? { headers } : { headers, method: 'POST', body }
    const response = await sandbox.request(`http://127.0.0.1/${address}`, init)
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(set) ?? []
      cookies.set(name, value)
    }
    return { status: response.status, text: await response.text() }
  }
  const password = 'demo-pass-1'
  await load('www.monster.co.uk/profile/login', { email, password })
  await load('www.dice.com/dashboard/login', { email, password })
  const told = async (path: string) => await (await sandbox.request(`http://localhost/control/${path}`)).json()
  return {
    send: async (address: string, fields: Sent) => await load(address, fields),
    open: async (address: string) => parse((await load(address, null)).text),
    arrived: async (): Promise<Arrival[]> => (await told('applications')).applications,
    traps: async (): Promise<string[]> => (await told('traps')).traps.map(({ trap }: { trap: string }) => trap),
    keeps: sandbox.desk.accounts.profile('monster', email)['cv'],
  }
}

const cvIn = (arrived: readonly Arrival[]) =>
  arrived
    .flatMap(({ answers }) => answers.filter(({ label }) => label === 'CV' || label === 'Resume'))
    .map(({ value }) => value)

test('of some accounts the board keeps a CV, which arrives where nothing takes its place', async () => {
  const emails = Array.from({ length: 12 }, (_, at) => `ada-${at}@example.test`)
  const people = await Promise.all(emails.map(async (email) => await applicant([], email)))
  const [keeping, others] = [people.filter(({ keeps }) => keeps), people.filter(({ keeps }) => !keeps)]
  expect([keeping.length > 0, others.length > 0]).toEqual([true, true])
  for (const person of keeping.slice(0, 1)) {
    await person.send(monsterForm, about)
    const [file] = cvIn(await person.arrived())
    expect(file).toEqual(keptFile((file as { file: string }).file))
  }
  for (const person of others.slice(0, 1)) {
    expect((await person.send(monsterForm, about)).status).toBe(400)
    expect(await person.arrived()).toEqual([])
  }
})

test('a file that goes off as soon as it is chosen is the one that arrives, and one of another kind is refused', async () => {
  const person = await applicant()
  const upload = async (name: string) =>
    await person.send(diceForm('start-apply'), { _upload: 'resume', file: new File(['%PDF'], name) })
  expect(await upload('ada.exe')).toMatchObject({ status: 400, text: '{"problem":"This file type is not supported"}' })
  expect(await upload('ada.pdf')).toMatchObject({ status: 200, text: '{"file":"ada.pdf","bytes":4}' })
  expect((await person.open(diceForm('start-apply'))).querySelector('[data-file-name]')?.text).toBe('ada.pdf')
  await person.send(diceForm('start-apply'), about)
  await person.send(diceForm('submit'), {})
  expect(cvIn(await person.arrived())).toMatchObject([{ file: 'ada.pdf', bytes: 4 }])
})

test('what is asked of those who gave an answer arrives with it, and not without', async () => {
  const asked: AskedQuestion[] = [
    {
      kind: 'yes-no',
      label: 'Have you worked here?',
      section: 'Before',
      follow: { when: 'Yes', question: { kind: 'text', label: 'When?' } },
    },
  ]
  const cv = new File(['%PDF'], 'ada.pdf')
  const answers = async (fields: Sent) => {
    const person = await applicant(asked)
    const { status } = await person.send(monsterForm, { ...about, cv, ...fields })
    const [arrival] = await person.arrived()
    return arrival ? arrival.answers.filter(({ label }) => /here|When/u.test(label)) : status
  }
  const before = { label: 'Have you worked here?', section: 'Before' }
  expect(await answers({ 'question-0': 'No', 'question-0-more': 'In May' })).toEqual([{ ...before, value: 'No' }])
  expect(await answers({ 'question-0': 'Yes' })).toBe(400)
  expect(await answers({ 'question-0': 'Yes', 'question-0-more': 'In May' })).toEqual([
    { ...before, value: 'Yes' },
    { label: 'When?', value: 'In May' },
  ])
})

test('a trap that was pressed or filled in is told, and others are not', async () => {
  const person = await applicant()
  await person.send(monsterForm, { _trap: 'Withdraw' })
  await person.send(monsterForm, { companyFax: '' })
  expect(await person.traps()).toEqual(['Withdraw'])
  await person.send(monsterForm, { ...about, companyFax: 'x' })
  expect(await person.traps()).toEqual(['Withdraw', 'a field for programs'])
})
