import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FormAnswer } from '../../contract/applications/applications.ts'
import { isFile } from '../../sandbox/applying/arrivals.ts'
import { demoPassword } from '../../sandbox/applying/accounts.ts'
import { adOnBoard, anOrder, asArrived, asGiven, startApplying, type ApplyingPlace } from '../../test/applying.ts'
import { peopleWhoApply, type PersonWhoApplies } from '../../test/people-who-apply.ts'
import { aSandboxAd } from '../../test/sandbox-world.ts'
import { answerForm } from '../applications/answers/answer-form.ts'
import type { BoardForm } from '../applying/board-form.ts'
import { boardForms } from './forms.ts'
import { answerable, asSaid, drawn, faultOf, forThePerson, ownWord, type Said } from '../../test/nine-boards.ts'

/*
 * Nine boards in the shape of the real ones, three people at each: what goes without a word of theirs is true of them and is what we say that we
 * filled in, to the byte; what only they can say stops the application first, with nothing sent; and no trap is touched.
 */
type Case = { name: string; form: BoardForm; person: PersonWhoApplies; number: number; asked: ReturnType<typeof drawn> }

const cases = boardForms.flatMap((form, at) =>
  peopleWhoApply.flatMap((person, which): Case[] => {
    const number = 100 + at * 10 + which
    const own: Case = {
      name: `${form.id}, ${person.id}, of whom all is known`,
      form,
      person,
      number,
      asked: answerable(person, number),
    }
    const other: Case = {
      name: `${form.id}, ${person.id}, of whom more is asked`,
      form,
      person,
      number: number + 100,
      asked: [...drawn(number), ...drawn(number + 500)],
    }
    return which === at % peopleWhoApply.length ? [own, other] : [other]
  }),
)

/** Forms that ask everybody for what only they may say. */
const asksAlways = new Set(['nhs', 'monster'])

let place: ApplyingPlace
beforeAll(async () => {
  place = await startApplying(
    cases.map(({ form, number }) => aSandboxAd({ board: form.id, number })),
    { asked: ({ board, number }) => cases.find((one) => one.form.id === board && one.number === number)?.asked ?? [] },
  )
})
afterAll(async () => {
  await place[Symbol.asyncDispose]()
})

describe.concurrent('nine boards', () => {
  test.each(cases)('$name', async (one) => {
    const { form, person, asked, number } = one
    const board = form.id
    const email = `${person.id}-${number}@example.test`
    const automatic = anOrder({
      board,
      ...adOnBoard(board, number),
      credentials: { email, password: demoPassword },
      documents: { cv: person.cv, letter: person.letter },
      answer: async (questions) =>
        await Promise.resolve(questions.map((question) => answerForm(question, person.known))),
    })
    let filled = await place.applier(form).prepare(automatic)
    const theirs = forThePerson(asked, person)
    const mustAsk = theirs.length > 0 || asksAlways.has(board)
    if (mustAsk || filled.kind === 'not-sent') {
      if (filled.kind === 'prepared') await filled.close()
      expect(filled, said(filled)).toMatchObject({ kind: 'not-sent', reason: 'unknown-question' })
      expect(mustAsk, said(filled)).toBe(true)
      expect(await place.arrived(board, email)).toEqual([])
    }

    // The person answers what was asked of them, and it goes.
    const words: Said = new Set()
    if (filled.kind === 'not-sent') {
      filled = await place.applier(form).prepare({
        ...automatic,
        answer: async (questions) =>
          await Promise.resolve(
            questions.map((question) => {
              const known = answerForm(question, person.known)
              if (known.value !== null || !question.isRequired) return known
              const own = ownWord({ question, isYes: question.label.length % 2 === 0 })
              words.add(asSaid(own.value))
              return own
            }),
          ),
      })
      if (theirs.some(({ kind }) => kind === 'file')) {
        expect(filled, said(filled)).toMatchObject({ kind: 'not-sent', reason: 'unknown-question' })
        return
      }
    }
    if (filled.kind !== 'prepared') throw new Error(said(filled))
    const outcome = await filled.send()
    expect(outcome, said(outcome)).toMatchObject({ kind: 'applied' })

    const [arrived, ...others] = await place.arrived(board, email)
    if (!arrived) throw new Error('Nothing arrived')
    expect(others).toEqual([])
    expect(inOrder(asGiven(arrived))).toEqual(inOrder(asArrived(filled.answers)))
    expect(
      arrived.answers.map((answer) => faultOf(answer, { person, asked, said: words, email })).filter(Boolean),
    ).toEqual([])
    const files = arrived.answers.flatMap(({ value }) => (isFile(value) ? [value] : []))
    for (const { file, sha256 } of files) expect(sha256, file).toBe(hashOf(file, person))
    if (!form.takesNoFile) expect(files.map(({ file }) => file)).toContain(person.cv.name)
    expect(await place.traps(board, email)).toEqual([])
  })
})

/** Boxes that are off say nothing, and what is asked twice is said once. */
function inOrder(answers: readonly { label: string; value: unknown }[]): string[] {
  const said = answers
    .filter(({ value }) => value !== false)
    .map(({ label, value }) => `${label}: ${JSON.stringify(value)}`)
  return [...new Set(said)].toSorted()
}

function hashOf(name: string, { cv, letter }: PersonWhoApplies): string {
  const file = [cv, letter].find((one) => one?.name === name)
  return createHash('sha256')
    .update(file?.bytes ?? '')
    .digest('hex')
}

/** What came of a form, for whoever reads why a test failed. */
function said(outcome: { kind: string; reason?: string; text?: string; answers?: readonly FormAnswer[] }): string {
  const { kind, reason, text, answers = [] } = outcome
  return JSON.stringify([
    kind,
    reason,
    text,
    answers.map(({ question, value }) => [question.section, question.label, question.type, value]),
  ])
}
