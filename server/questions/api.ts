import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import { questionLimits as limits } from '../../contract/questions/limits.ts'
import * as texts from '../../contract/questions/texts.ts'
import { messages, alert } from '../../contract/texts/messages.ts'
import { notBlocked } from '../candidates/index.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { forCompany } from '../platform/calls/for-company.ts'
import { forPerson } from '../platform/calls/for-person.ts'
import { answerQuestion, removeAnswer } from './answers.ts'
import { readAnswer } from './question.ts'
import { createQuestion, findQuestion, openQuestions, questionsOf, removeQuestion } from './questions.ts'

const api = implement(contract.questions).$context<ApiContext>()

type Errors = Parameters<Parameters<typeof api.create.handler>[0]>[0]['errors']

function badField(errors: Errors, field: string, message: string) {
  return errors.UNPROCESSABLE_CONTENT({ message: messages.badInput, data: { errors: { [field]: { message } } } })
}

export const questions = {
  create: api.create
    .use(forCompany)
    .use(notBlocked)
    .handler(async ({ input, context: { services, company, person }, errors }) => {
      const { videoId: recording, title, seconds, isOpen } = input.body
      const by = { userId: person.userId, companyId: company.id }
      const now = services.clock.now()
      const created = await createQuestion(services.db, { ...by, recording, title, seconds, isOpen, now })
      switch (created.kind) {
        case 'created':
          return { question: created.question, alert: alert('success', texts.saved) }
        case 'bad-recording':
          throw badField(errors, 'videoId', created.why)
        case 'not-found':
          throw errors.NOT_FOUND()
        case 'too-many':
          throw errors.CONFLICT({ message: texts.tooManyQuestions(limits.ofCompany) })
      }
    }),

  all: api.all.use(forPerson).handler(async ({ input, context: { services, person } }) => {
    const looker = { userId: person.userId, companyId: person.company?.id ?? null }
    return await openQuestions(services.db, { ...looker, page: input.query.page })
  }),

  ofCompany: api.ofCompany.use(forCompany).handler(async ({ context: { services, company, person } }) => ({
    questionList: await questionsOf(services.db, { userId: person.userId, companyId: company.id }),
  })),

  find: api.find.use(forPerson).handler(async ({ input, context: { services, person }, errors }) => {
    const looker = { userId: person.userId, companyId: person.company?.id ?? null }
    const question = await findQuestion(services.db, { ...looker, questionId: input.params.questionId })
    if (question === null) throw errors.NOT_FOUND()
    return { data: { question } }
  }),

  answer: api.answer.use(forPerson).handler(async ({ input, context: { services, person }, errors }) => {
    const given = readAnswer(input.body)
    if (given.kind === 'bad') throw badField(errors, 'videoId', given.why)
    const who = { userId: person.userId, questionId: input.body.questionId }
    const outcome = await answerQuestion(services.db, { ...who, given, now: services.clock.now() })
    switch (outcome.kind) {
      case 'answered':
        return alert('success', texts.answerSent)
      case 'not-found':
        throw errors.NOT_FOUND()
      case 'already':
        throw errors.CONFLICT({ message: texts.alreadyAnswered })
      case 'refused':
        throw badField(errors, 'videoId', outcome.why)
    }
  }),

  remove: api.remove.use(forCompany).handler(async ({ input, context: { services, company }, errors }) => {
    const asked = { companyId: company.id, questionId: input.params.questionId, now: services.clock.now() }
    switch (await removeQuestion(services.db, asked)) {
      case 'removed':
        return alert('success', texts.deleted)
      case 'in-use':
        throw errors.CONFLICT({ message: texts.inUse })
      case 'not-found':
        throw errors.NOT_FOUND()
    }
  }),

  removeAnswer: api.removeAnswer.use(forPerson).handler(async ({ input, context: { services, person }, errors }) => {
    const who = { userId: person.userId, questionId: input.params.questionId }
    if (!(await removeAnswer(services.db, who))) throw errors.NOT_FOUND()
    return alert('success', texts.answerDeleted)
  }),
}
