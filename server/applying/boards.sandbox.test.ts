import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder, asArrived, asGiven, preparedBy, startApplying, type ApplyingPlace } from '../../test/applying.ts'
import { aSandboxAd } from '../../test/sandbox-world.ts'
import { applyingSteps } from './application-form.ts'
import { boardForms } from './forms.ts'

/** Where the ad of the sandbox with the number 7 stands, and by what the board's search calls it. */
const ads: Partial<Record<string, { link: string; ref: string }>> = {
  reed: { link: 'https://www.reed.co.uk/jobs/staff-nurse/7', ref: '7' },
  totaljobs: { link: 'https://www.totaljobs.com/job/7', ref: '7' },
  cwjobs: { link: 'https://www.cwjobs.co.uk/job/7', ref: '7' },
  linkedin: {
    link: 'https://uk.linkedin.com/jobs/view/staff-nurse-at-moorview-care-group-4400000007',
    ref: '4400000007',
  },
  indeed: { link: 'https://uk.indeed.com/viewjob?jk=9e37000000000007', ref: '9e37000000000007' },
  nhs: { link: 'https://www.jobs.nhs.uk/candidate/jobadvert/M0000-26-0007', ref: 'M0000-26-0007' },
  dice: {
    link: 'https://www.dice.com/job-detail/c0ffee00-d1ce-4000-8000-000000000007',
    ref: 'c0ffee00-d1ce-4000-8000-000000000007',
  },
  monster: {
    link: 'https://www.monster.co.uk/job-openings/staff-nurse-leeds--8d1f0c52-7a3e-4c00-9000-000000000007',
    ref: '8d1f0c52-7a3e-4c00-9000-000000000007',
  },
  cvlibrary: { link: 'https://www.cv-library.co.uk/job/7', ref: '7' },
}

let place: ApplyingPlace
beforeAll(async () => {
  place = await startApplying(
    boardForms.map(({ id }) =>
      aSandboxAd({
        board: id,
        number: 7,
        questions: [
          { kind: 'yes-no', label: 'Do you hold a full driving licence?' },
          { kind: 'number', label: 'How many years have you been registered?' },
          { kind: 'choice', label: 'Which shift suits you best?', choices: ['Early', 'Late', 'Night'] },
        ],
      }),
    ),
  )
})
afterAll(async () => {
  await place[Symbol.asyncDispose]()
})

test.each(boardForms)('$id: filled in, sent once, and arrived as it was shown', async (form) => {
  const ad = ads[form.id]
  if (!ad) throw new Error(`Say where the ad of ${form.id} stands`)
  const applier = place.applier(form)
  const letter = { name: 'letter.pdf', type: 'application/pdf', bytes: new Uint8Array([1]), text: 'Dear all' }
  const steps: string[] = []
  const order = anOrder({ board: form.id, ...ad, onStep: (step) => void steps.push(step) })
  const prepared = await preparedBy(applier, { ...order, documents: { ...order.documents, letter } })
  expect(prepared.picture.length).toBeGreaterThan(5_000)
  expect(await place.arrived(form.id, 'ada@example.test')).toEqual([])

  const [outcome, again] = await Promise.all([prepared.send(), prepared.send()])
  const [arrived, ...others] = await place.arrived(form.id, 'ada@example.test')
  expect(outcome, JSON.stringify({ ...outcome, picture: null, answers: null })).toMatchObject({
    kind: 'applied',
    confirmation: { reference: arrived?.reference, text: expect.stringMatching(/sent|submitted/iu) },
  })
  expect([again, others]).toEqual([outcome, []])
  expect(arrived && asGiven(arrived)).toEqual(asArrived(prepared.answers))
  // NHS Jobs takes no files.
  const passed = applyingSteps.filter((step) => step !== 'store-receipt' && (step !== 'attach' || form.id !== 'nhs'))
  expect([...new Set(steps)]).toEqual(passed)

  expect(await applier.look(order)).toBe('there')
  expect(await applier.prepare(order)).toMatchObject({ kind: 'not-sent', reason: 'already-applied' })
})
