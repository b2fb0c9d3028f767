import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BoardId } from '../../contract/boards/boards.ts'
import { recruitee as player } from '../../sandbox/boards/recruitee.ts'
import { createWorld } from '../../sandbox/world.ts'
import { adOnBoard, anOrder, answersOf, preparedBy, startApplying, type ApplyingPlace } from '../../test/applying.ts'
import { sandboxCall } from '../../test/sandbox-call.ts'
import { aSandboxAd } from '../../test/sandbox-world.ts'
import type { Applier } from '../applying/application-form.ts'
import type { BoardForm } from '../applying/board-form.ts'
import { browserApplier } from '../applying/browser-applier.ts'
import type { Browsers } from '../applying/browser/browsers.ts'
import { createLog } from '../platform/log.ts'
import { boardForms } from './forms.ts'
import { cv, expectSame, isFile, letter, receiptOf, sha256 } from './receipts.fixtures.ts'
import { recruiteeApplier } from './recruitee/apply.ts'

/*
 * A receipt says what the board got, file by file and answer by answer, and no more than that.
 */
const numbers = { plain: 31, dropped: 33, other: 34 } as const

let place: ApplyingPlace
beforeAll(async () => {
  const questions = [
    { kind: 'yes-no', label: 'Do you hold a full driving licence?' },
    { kind: 'choice', label: 'Which shift suits you best?', choices: ['Early', 'Late', 'Night'] },
  ] as const
  place = await startApplying(
    boardForms.flatMap(({ id }) =>
      Object.values(numbers).map((number) => aSandboxAd({ board: id, number, questions })),
    ),
  )
})
afterAll(async () => {
  await place[Symbol.asyncDispose]()
})

/** Applies without a letter. */
async function applied(applier: Applier, { id }: Pick<BoardForm, 'id'>, number: number) {
  const email = `${number}@example.test`
  const order = anOrder({
    board: id,
    ...adOnBoard(id, number),
    documents: { cv, letter: null },
    credentials: { email, password: 'demo-pass-1' },
  })
  const form = await preparedBy(applier, order)
  const outcome = await form.send()
  const evidence = form.evidence()
  const [arrived] = await place.arrived(id, email)
  return { outcome, arrived, told: receiptOf(order, { answers: form.answers, evidence }) }
}

// With a letter: forms.browser.test.ts.
test.concurrent.each(boardForms)('$id: a receipt says what arrived, without a letter', async (form) => {
  const { outcome, arrived, told } = await applied(place.applier(form), form, numbers.plain)
  expect(outcome).toMatchObject({ kind: 'applied' })
  expectSame(told, arrived?.answers ?? [])
})

/** Runs in the page: a form that shows a file, and sends everything else. */
function dropFiles(): void {
  addEventListener(
    'formdata',
    ({ formData }) => {
      const files = Array.from(formData.entries(), ([name, value]) =>
        value instanceof File && value.name !== '' ? name : '',
      )
      for (const name of files) formData.delete(name)
    },
    true,
  )
  const append = Reflect.get(FormData.prototype, 'append') as (this: FormData, ...given: unknown[]) => void
  FormData.prototype.append = function (this: FormData, name: string, value: string | Blob, ...more: string[]) {
    if (typeof value === 'string' || value.size === 0) append.call(this, name, value, ...more)
  }
}

test('a form that drops the file stops the application, or its receipt says that the file is not confirmed', async () => {
  const browsers: Browsers = {
    ...place.browsers,
    async open(places, signal) {
      const window = await place.browsers.open(places, signal)
      await window.page.addInitScript(dropFiles)
      return window
    },
  }
  const log = createLog({ program: 'test', level: 'silent' })
  const outcomes = await Promise.all(
    boardForms
      .filter(({ takesNoFile }) => takesNoFile !== true)
      .map(async (board): Promise<[BoardId, string]> => {
        const applier = browserApplier({ board, browsers, sandboxUrl: place.url, log })
        try {
          const { outcome, told, arrived } = await applied(applier, board, numbers.dropped)
          if (
            outcome.kind === 'applied' &&
            arrived?.answers.some(({ value }) => isFile(value) && value.sha256 === sha256(cv.bytes))
          )
            return [board.id, 'the file arrived all the same']
          return [board.id, outcome.kind === 'applied' ? (told.files[0]?.went ?? 'none') : 'stopped']
        } catch {
          return [board.id, 'stopped']
        }
      }),
  )
  expect(outcomes.filter(([, outcome]) => !['stopped', 'not-confirmed'].includes(outcome))).toEqual([])
})

test('a CV that the board stores goes where the person wants it, and the receipt names it without a hash of ours', async () => {
  const linkedin = boardForms.find(({ id }) => id === 'linkedin')!
  const email = 'stored@example.test'
  const order = (storedCv: string) =>
    anOrder({
      board: 'linkedin',
      ...adOnBoard('linkedin', numbers.other),
      documents: { cv, letter, storedCv },
      credentials: { email, password: 'demo-pass-1' },
    })
  const missing = await place.applier(linkedin).prepare(order('one-that-is-gone.pdf'))
  expect(missing).toMatchObject({
    kind: 'not-sent',
    reason: 'cv-not-attached',
    text: 'We could not attach your CV. You chose to use the CV “one-that-is-gone.pdf” that LinkedIn stores, and its form does not offer it.',
  })

  const chosen = order('cv-for-other-work.docx')
  const form = await preparedBy(place.applier(linkedin), chosen)
  expect(form.answers.filter(({ question }) => question.label === 'Stored CV')).toMatchObject([
    { value: 'cv-for-other-work.docx', origin: { from: 'you' } },
  ])
  expect(await form.send()).toMatchObject({ kind: 'applied' })
  const [arrived] = await place.arrived('linkedin', email)
  const files = arrived?.answers.flatMap(({ value }) => (isFile(value) ? [value] : [])) ?? []
  expect(files.map(({ file }) => file)).toEqual(['cv-for-other-work.docx', letter.name])
  const told = receiptOf(chosen, { answers: form.answers, evidence: form.evidence() })
  expect(told.files).toMatchObject([
    { kind: 'cv', name: 'cv-for-other-work.docx', went: 'yes', sha256: null, copy: null },
    { kind: 'letter', went: 'yes', copy: 'sent', sha256: files[1]?.sha256 },
  ])
})

test('a letter that is too long for its field is not cut: it stops before anything is sent, with the count', async () => {
  const reed = boardForms.find(({ id }) => id === 'reed')!
  const order = anOrder({
    board: 'reed',
    ...adOnBoard('reed', numbers.other),
    documents: { cv, letter: { ...letter, text: 'a'.repeat(4_210) } },
  })
  const outcome = await place.applier(reed).prepare(order)
  const text = 'Your letter has 4,210 characters; Reed takes 4,000'
  expect(outcome).toMatchObject({ kind: 'not-sent', reason: 'unknown-question', text })
  const open = outcome.answers.find(({ problem }) => problem !== undefined)
  expect(open).toMatchObject({
    problem: text,
    isFoundByUs: true,
    question: { label: 'Cover letter', isRequired: true },
  })
  expect(await place.arrived('reed', 'ada@example.test')).toEqual([])
})

test.each([false, true])('recruitee: a receipt says what was taken; with a letter: %s', async (withLetter) => {
  const world = createWorld({ vacancies: 3_000 })
  const ad = world
    .ads('recruitee')
    .find(({ questions }) => questions.length > 0 && questions.every(({ kind }) => ['yes-no', 'text'].includes(kind)))
  const company = world.companies('recruitee').find(({ name }) => name === ad?.employer)
  const call = sandboxCall(player, world)
  let posted = new FormData()
  const applier = recruiteeApplier(() => ({
    ...call,
    async fetch(request) {
      if (request.form) posted = request.form
      return await call.fetch(request)
    },
  }))
  const order = anOrder({
    board: 'recruitee',
    ref: String(ad?.number),
    link: `https://${company?.slug}.recruitee.com/o/${ad?.number}`,
    credentials: null,
    documents: { cv, letter: withLetter ? letter : null },
    answer: async (questions) =>
      await Promise.resolve(answersOf(questions, [[/^(?!full name|e-?mail|phone|cover)/iu, 'Yes']])),
  })
  const form = await preparedBy(applier, order)
  // Nothing is known to have gone before it was taken.
  expect(receiptOf(order, { answers: form.answers, evidence: form.evidence() }).files[0]?.went).toBe('not-confirmed')
  expect(await form.send()).toMatchObject({ kind: 'applied' })
  const { files, answers } = receiptOf(order, { answers: form.answers, evidence: form.evidence() })
  const arrived = posted.get('candidate[cv]') as File
  expect(files[0]).toMatchObject({
    went: 'yes',
    copy: 'sent',
    sha256: sha256(new Uint8Array(await arrived.arrayBuffer())),
    why: expect.stringContaining('47 KB'),
  })
  const isSaid = answers.filter(({ answer: { question, value } }) => value !== null && question.type !== 'file')
  expect(isSaid.every(({ isConfirmed, why }) => isConfirmed && why.includes('took it'))).toBe(true)
  expect(posted.get('candidate[cover_letter]')).toBe(withLetter ? letter.text : null)
  expect(files.map(({ kind, went }) => [kind, went])).toEqual(
    withLetter
      ? [
          ['cv', 'yes'],
          ['letter', 'yes'],
        ]
      : [['cv', 'yes']],
  )
})
