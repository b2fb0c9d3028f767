import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import pageRoutes from '../../app/routes.ts'
import type { Meta } from '../../contract/platform/endpoint.ts'
import { contract } from '../../contract/index.ts'
import { messages } from '../../contract/texts/messages.ts'
import type { Who } from '../../contract/platform/roles.ts'
import { aPerson, testPassword, type Person } from '../../test/people.ts'
import { startServer, type TestServer } from '../../test/server.ts'
import { everybody, kindOf, mayMake, people, type Somebody } from './policy.fixtures.ts'
import { tableSums } from '../../test/table-sums.ts'

type Owner = '' | ' self' | ' theirs'
type Member = '' | ' member' | ' companyAdmin'
type Rule = 'guest' | `${Exclude<Who, 'guest'>}${Owner}${Member}`

/*
 * Who may make which call (R-AZN-1), written down a second time: a call that is new, or whose rule changes, fails until its line
 * here says so as well.
 *
 * 'self': the path's {id} is the person's own account, and anybody else's is not found. 'theirs': the call itself looks only at
 * what belongs to who asks. 'member' and 'companyAdmin': it concerns the company that who asks belongs to, or looks after.
 */
const rules: Record<string, Rule> = {
  'jobSearches.find': 'guest',
  'jobSearches.single': 'guest',
  'jobSearches.similar': 'guest',
  'jobSearches.hidden': 'guest',
  'jobSearches.report': 'guest',
  'jobSearches.titles': 'guest',
  'jobSearches.mostWanted': 'guest',
  'jobSearches.latest': 'guest',
  'jobSearches.markIrrelevant': 'guest',
  'home.showcase': 'guest',
  'places.suggest': 'guest',
  'places.nearest': 'guest',
  'boards.sources': 'guest',
  'statistics.find': 'guest',
  'statistics.payLike': 'guest',
  'statistics.latest': 'guest',
  'statistics.trending': 'guest',
  'salary.calculate': 'guest',
  'salary.calculateByGet': 'guest',
  'pageViews.count': 'guest',
  'humanCheck.start': 'guest',
  'companies.register': 'guest',
  'companies.find': 'guest',
  'messagesToUs.write': 'guest',
  'messagesToUs.contact': 'guest',
  'messagesToUs.lead': 'guest',
  'investors.note': 'guest',
  'plans.list': 'guest',
  'operator.facts': 'guest',

  // Ways in: each asks for a password, a key of a link, a passkey, or what a provider says.
  'auth.logIn': 'guest',
  'auth.logOut': 'guest',
  'auth.prove': 'user',
  'auth.lookAtLink': 'guest',
  'auth.confirmEmail': 'guest',
  'auth.confirmPhone': 'user theirs',
  'auth.setPassword': 'guest',
  'loginLinks.ask': 'guest',
  'loginLinks.look': 'guest',
  'loginLinks.use': 'guest',
  'users.create': 'guest',
  'users.createByPhone': 'guest',
  'users.sendLoginText': 'guest',
  'users.sendLoginTextByGet': 'guest',
  'users.logInByText': 'guest',
  'users.logInByTextByGet': 'guest',
  'verify.resend': 'guest',
  'verify.resendByGet': 'guest',
  'verify.lostPassword': 'guest',
  'verify.lostPasswordByGet': 'guest',
  'secondFactor.secondStepOptions': 'guest',
  'secondFactor.takeSecondStep': 'guest',
  'secondFactor.passkeyOptions': 'guest',
  'secondFactor.logInByPasskey': 'guest',
  'socialLogin.providers': 'guest',
  'socialLogin.signUpWithEmail': 'guest',

  // One's own account.
  'today.find': 'user theirs',
  'today.counts': 'user theirs',
  'users.me': 'user',
  'users.account': 'user',
  'users.changePassword': 'user self',
  'users.setFirstPassword': 'user self',
  'users.modify': 'user self',
  'users.edit': 'user self',
  'credits.mine': 'user self',
  'payments.begin': 'user theirs',
  'payments.purchase': 'user theirs',
  'payments.jobCredits': 'user theirs member',
  'payments.subscription': 'user theirs',
  'payments.suspend': 'user theirs',
  'payments.reactivate': 'user theirs',
  'payments.payNow': 'user theirs',
  'payments.cancel': 'user theirs',
  'payments.withdraw': 'user theirs',
  'payments.receipts': 'user theirs',
  'payments.receipt': 'user theirs',
  'payments.printReceipt': 'user theirs',
  'payments.all': 'admin',
  'payments.refund': 'admin',
  'payments.settle': 'admin',
  'plans.tellMe': 'user theirs',
  'credentials.list': 'user self',
  'credentials.save': 'user self',
  'credentials.choose': 'user self',
  'credentials.remove': 'user self',
  'credentials.tryAgain': 'user self',
  'credentials.test': 'user self',
  'settings.mine': 'user self',
  'settings.setNotifications': 'user self',
  'settings.exportData': 'user self',
  'settings.checkPasswordAndDelete': 'user self',
  'settings.delete': 'user self',
  'secondFactor.show': 'user theirs',
  'secondFactor.beginAuthenticator': 'user theirs',
  'secondFactor.confirmAuthenticator': 'user theirs',
  'secondFactor.removeAuthenticator': 'user theirs',
  'secondFactor.beginPasskey': 'user theirs',
  'secondFactor.addPasskey': 'user theirs',
  'secondFactor.removePasskey': 'user theirs',
  'secondFactor.renewRecoveryCodes': 'user theirs',
  'sessions.list': 'user theirs',
  'sessions.end': 'user theirs',
  'sessions.endOthers': 'user theirs',
  'socialLogin.identities': 'user theirs',
  'socialLogin.unlink': 'user theirs',

  // Searches and alerts.
  'savedSearches.list': 'user self',
  'savedSearches.replace': 'user self',
  'savedSearches.remember': 'user self',
  'savedSearches.forget': 'user self',
  'alertSubscriptions.forUser': 'user theirs',
  'alertSubscriptions.subscribe': 'guest',
  'alertSubscriptions.lookAt': 'guest',
  'alertSubscriptions.confirm': 'guest',
  'alertSubscriptions.stop': 'guest',
  'alertSubscriptions.change': 'guest',
  'alertSubscriptions.keep': 'guest',
  'alertSubscriptions.notForMe': 'guest',
  'ownAlerts.list': 'user self',
  'ownAlerts.create': 'user self',
  'ownAlerts.change': 'user self',
  'ownAlerts.runNow': 'user self',
  'ownAlerts.remove': 'user self',
  'ownAlerts.restore': 'user self',

  // Shortlist.
  'shortlists.list': 'user theirs',
  'shortlists.add': 'user theirs',
  'shortlists.remove': 'user theirs',
  'shortlists.restore': 'user theirs',
  'shortlists.change': 'user theirs',
  'shortlists.saveNote': 'user theirs',
  'shortlists.deleteNote': 'user theirs',
  'shortlists.toldClosed': 'user theirs',
  'shortlists.put': 'user theirs',
  'shortlists.removeByLink': 'user self',
  'shortlists.shortlistJobs': 'user theirs',
  'avoided.list': 'user theirs',
  'avoided.replace': 'user theirs',

  // CVs.
  'cvs.saveMain': 'user self',
  'cvs.list': 'user theirs',
  'cvMatch.calculate': 'user theirs',
  'cvMatch.ofCv': 'user theirs',
  'cvs.create': 'user theirs',
  'cvs.find': 'user theirs',
  'cvs.save': 'user theirs',
  'cvs.saveDraft': 'user theirs',
  'cvs.dropDraft': 'user theirs',
  'cvs.change': 'user theirs',
  'cvs.delete': 'user theirs',
  'cvs.undelete': 'user theirs',
  'cvs.versions': 'user theirs',
  'cvs.version': 'user theirs',
  'cvs.nameVersion': 'user theirs',
  'cvs.restoreVersion': 'user theirs',
  'cvExport.make': 'guest',
  'cvExport.pages': 'guest',
  'cvExport.ofCv': 'user theirs',
  'cvExport.pagesOfCv': 'user theirs',
  'cvExport.pageOfCv': 'user theirs',
  'cvFiles.encodePicture': 'guest',
  'coverLetters.list': 'user theirs',
  'coverLetters.create': 'user theirs',
  'coverLetters.find': 'user theirs',
  'coverLetters.save': 'user theirs',
  'coverLetters.delete': 'user theirs',
  'coverLetters.undelete': 'user theirs',
  'coverLetters.exportLetter': 'user theirs',
  'cvFiles.upload': 'user theirs',
  'cvFiles.list': 'user theirs',
  'cvFiles.download': 'user theirs',
  'cvFiles.delete': 'user theirs',
  'cvFiles.undelete': 'user theirs',
  'cvFiles.listDeleted': 'user theirs',
  'cvs.listDeleted': 'user theirs',
  'cvImport.propose': 'guest',
  'cvImport.proposeUploaded': 'user theirs',

  // Applications.
  'applications.list': 'user theirs',
  'applications.groups': 'user theirs',
  'applications.toReview': 'user theirs',
  'applications.approveAll': 'user theirs',
  'applications.openQuestions': 'user theirs',
  'applications.answerAll': 'user theirs',
  'applications.seen': 'user theirs',
  'applications.remind': 'user theirs',
  'applications.find': 'user theirs',
  'applications.plan': 'user theirs',
  'applications.questions': 'user theirs',
  'applications.start': 'user theirs',
  'applications.answer': 'user theirs',
  'applications.login': 'user theirs',
  'applications.approve': 'user theirs',
  'applications.stop': 'user theirs',
  'applications.settle': 'user theirs',
  'applications.change': 'user theirs',
  'applications.remove': 'user theirs',
  'applications.restore': 'user theirs',
  'applications.addElsewhere': 'user theirs',
  'applications.rates': 'user theirs',
  'applications.exportHistory': 'user theirs',
  'applications.receipt': 'user theirs',
  'applications.picture': 'user theirs',
  'applications.document': 'user theirs',
  'applications.sources': 'user theirs',
  'applications.setSource': 'user theirs',
  'applications.setEverywhere': 'user theirs',
  'applications.bank': 'user theirs',
  'applications.changeAnswer': 'user theirs',
  'applications.forgetAnswer': 'user theirs',
  'applications.applyOfUser': 'user theirs',
  'applications.apply': 'user theirs',
  'applications.modify': 'user theirs',
  'applications.removeByLink': 'user self',

  // Companies: that of the session.
  'companies.details': 'user member',
  'companies.edit': 'user companyAdmin',
  'companies.invite': 'user companyAdmin',
  'companies.withdrawInvitation': 'user companyAdmin',
  // By the key of a link in a mail.
  'companies.lookAtInvitation': 'guest',
  'companies.join': 'guest',
  'companies.makeAdmin': 'user companyAdmin',
  'companies.removeMember': 'user companyAdmin',
  'companies.leave': 'user member',
  'companies.transfer': 'user companyAdmin',
  'companies.transferByGet': 'user companyAdmin',
  'companies.statement': 'user companyAdmin',
  'companies.statementFile': 'user companyAdmin',
  'companies.ownStatement': 'user member',
  'companies.ownStatementFile': 'user member',
  'companies.events': 'user companyAdmin',
  'companies.verify': 'user companyAdmin',
  'companies.askToPublish': 'user companyAdmin',
  'companies.apiKeys': 'user companyAdmin',
  'companies.makeApiKey': 'user companyAdmin',
  'companies.revokeApiKey': 'user companyAdmin',
  'companyPictures.list': 'user member',
  'companyPictures.add': 'user companyAdmin',
  'companyPictures.remove': 'user companyAdmin',

  // Ads of our own.
  // By a company's key, and by no session: see api-keys.test.ts of job-ads.
  'publicJobAds.list': 'api-key',
  'publicJobAds.find': 'api-key',
  'publicJobAds.check': 'api-key',
  'publicJobAds.post': 'api-key',
  'publicJobAds.change': 'api-key',
  'publicJobAds.close': 'api-key',
  'publicJobAds.reactivate': 'api-key',
  'companyFeed.find': 'user companyAdmin',
  'companyFeed.save': 'user companyAdmin',
  'companyFeed.remove': 'user companyAdmin',
  'companyFeed.test': 'user companyAdmin',
  'companyFeed.readSoon': 'user companyAdmin',
  'jobAds.check': 'guest',
  'jobAds.viewed': 'guest',
  'jobAds.pageOf': 'guest',
  'jobAds.company': 'guest',
  'jobAds.credits': 'user theirs',
  'jobAds.drafts': 'user theirs',
  'jobAds.findDraft': 'user theirs',
  'jobAds.saveDraft': 'user theirs',
  'jobAds.deleteDraft': 'user theirs',
  'jobAds.undeleteDraft': 'user theirs',
  'jobAds.renameDraft': 'user theirs',
  'jobAds.publish': 'user theirs member',
  'jobAds.change': 'user theirs member',
  'jobAds.reactivate': 'user theirs member',
  'jobAds.close': 'user theirs member',
  'jobAds.mine': 'user self member',
  'jobAds.ofCompany': 'user theirs member',
  'jobAds.find': 'user theirs member',
  'jobAds.statistics': 'user theirs member',
  'candidates.plan': 'user theirs',
  'recordings.start': 'user theirs',
  'recordings.find': 'guest',
  'recordings.transcribe': 'user theirs',
  'recordings.remove': 'user theirs',
  'conversations.find': 'user theirs member',
  'conversations.write': 'user theirs member',
  'conversations.read': 'user theirs member',
  'conversations.unread': 'user theirs member',
  'conversations.sendText': 'user theirs member',
  'conversations.specText': 'user theirs member',
  'conversations.specTextTo': 'user theirs member',
  'conversations.findMine': 'user theirs',
  'conversations.writeMine': 'user theirs',
  'conversations.readMine': 'user theirs',
  'conversations.unreadMine': 'user theirs',
  'questions.create': 'user theirs member',
  'questions.all': 'user theirs',
  'questions.ofCompany': 'user self member',
  'questions.find': 'user theirs',
  'questions.answer': 'user theirs',
  'questions.remove': 'user theirs member',
  'questions.removeAnswer': 'user theirs',
  'questionRounds.ask': 'user theirs member',
  'questionRounds.ofAd': 'user theirs member',
  'questionRounds.ofCompany': 'user theirs member',
  'questionRounds.extend': 'user theirs member',
  'questionRounds.answers': 'user theirs member',
  'questionRounds.mine': 'user theirs',
  'questionRounds.invitation': 'user theirs',
  'questionRounds.answerOne': 'user theirs',
  'interviews.byKey': 'guest',
  'interviews.confirm': 'guest',
  'interviews.lookAtLink': 'guest',
  'interviews.decline': 'guest',
  'interviews.calendarFile': 'guest',
  'interviews.newLink': 'guest',
  'interviews.readFeed': 'guest',
  'interviews.mine': 'user theirs',
  'interviews.openMine': 'user theirs',
  'interviews.all': 'user theirs member',
  'interviews.schedule': 'user theirs member',
  'interviews.update': 'user theirs member',
  'interviews.remove': 'user theirs member',
  'interviews.plan': 'user theirs member',
  'interviews.invite': 'user theirs member',
  'interviews.find': 'user theirs member',
  'interviews.change': 'user theirs member',
  'interviews.move': 'user theirs member',
  'interviews.cancel': 'user theirs member',
  'interviews.answerSuggestion': 'user theirs member',
  'interviews.readReply': 'user theirs member',
  'interviews.kit': 'user theirs member',
  'interviews.saveScores': 'user theirs member',
  'interviews.saveQuestions': 'user theirs member',
  'interviews.feed': 'user theirs member',
  'interviews.makeFeed': 'user theirs member',
  'interviews.dropFeed': 'user theirs member',
  'candidates.send': 'user theirs',
  'candidates.sendScreening': 'user theirs',
  'candidates.mine': 'user theirs',
  'candidates.find': 'user theirs',
  'candidates.receipt': 'user theirs',
  'candidates.document': 'user theirs',
  'candidates.withdraw': 'user theirs',
  'candidates.unanswered': 'user theirs',
  'candidates.correct': 'user theirs',
  'candidates.deleteSent': 'user theirs',
  'candidates.agreeToKeep': 'user theirs',
  'candidateDesk.keeping': 'user theirs member',
  'candidateDesk.saveKeeping': 'user theirs companyAdmin',
  'candidateDesk.dashboard': 'user theirs member',
  'candidateDesk.revision': 'user theirs member',
  'candidateDesk.lines': 'user theirs member',
  'candidateDesk.candidate': 'user theirs member',
  'candidateDesk.viewed': 'user theirs member',
  'candidateDesk.document': 'user theirs member',
  'candidateDesk.setBlind': 'user theirs member',
  'candidateDesk.shortlist': 'user theirs member',
  'candidateDesk.shortlistSeveral': 'user theirs member',
  'candidateDesk.move': 'user theirs member',
  'candidateDesk.addNote': 'user theirs member',
  'candidateDesk.assess': 'user theirs member',
  'candidateDesk.decide': 'user theirs member',
  'candidateDesk.undo': 'user theirs member',
  'candidateDesk.templates': 'user theirs member',
  'candidateDesk.saveTemplate': 'user theirs member',
  'candidateDesk.deleteTemplate': 'user theirs member',
  'candidateDesk.specAddNote': 'user theirs member',
  'candidateDesk.specShortlist': 'user theirs member',
  'candidateDesk.specRemoveShortlist': 'user theirs member',
  'candidateDesk.specAssess': 'user theirs member',

  // Those who run the place.
  'admin.users': 'admin',
  'admin.user': 'admin',
  'admin.endSessions': 'admin',
  'admin.resendConfirmation': 'admin',
  'admin.setDisabled': 'admin',
  'admin.messages': 'admin',
  'admin.setDone': 'admin',
  'admin.reports': 'admin',
  'admin.settleReport': 'admin',
  'admin.companies': 'admin',
  'admin.takeAdDown': 'admin',
  'admin.decideOnCompany': 'admin',
  'admin.failedTasks': 'admin',
  'admin.retryTask': 'admin',
  // While not in production, to read mail without a mail server; there it is not found.
  'outbox.list': 'guest',
}

type Call = { name: string; method: string; path: string; meta: Meta }

const calls: readonly Call[] = Object.entries(contract).flatMap(([feature, procedures]) =>
  Object.entries(procedures as Record<string, { '~orpc': { route: unknown; meta: unknown } }>).map(([name, one]) => {
    const { method, path } = one['~orpc'].route as { method: string; path: string }
    return { name: `${feature}.${name}`, method, path, meta: one['~orpc'].meta as Meta }
  }),
)

describe('the table', () => {
  test('names every call, and no other', () => {
    expect(Object.keys(rules).sort()).toEqual(calls.map(({ name }) => name).sort())
  })

  test.for(calls)('says of $name what the contract says', ({ name, meta }) => {
    const owner = meta.owner === undefined ? '' : meta.owner === 'self' ? ' self' : ' theirs'
    const member = meta.member === undefined ? '' : meta.member === 'company' ? ' member' : ' companyAdmin'
    expect(rules[name]).toBe(`${meta.who}${owner}${member}`)
  })

  test('lets nobody at an account by its id but its owner and those who run the place', () => {
    for (const { name, path } of calls) {
      if (path.startsWith('/users/{id}')) expect(rules[name], name).toContain(' self')
      if (path.startsWith('/admin/')) expect(rules[name], name).toMatch(/^admin/u)
    }
  })
})

describe('every call', () => {
  /** One of each kind: on a database of their own, user B is user A under another name, and company 2 is company 1. */
  const oneOfEachKind = [...new Map(everybody.toReversed().map((who) => [kindOf(who), who])).values()].toReversed()
  /** The others are walked with the long tests. */
  const near = new Set<Somebody>(['a guest', 'user A', 'an admin of company 1'])

  test('is walked by one of each kind', () => {
    expect(oneOfEachKind).toEqual([
      'a guest',
      'user A',
      'an admin of company 1',
      'a member of company 1',
      'marketing',
      'an admin',
    ])
  })

  for (const who of oneOfEachKind)
    test(`is open to ${who} exactly where the table says so`, { tags: near.has(who) ? [] : ['long'] }, async () => {
      await using server = await startServer({ boards: [], environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
      const other = await aPerson(server, { name: 'Somebody Else' })
      let next: Person | null = null
      for (const call of calls) {
        const rule = rules[call.name] ?? 'guest'
        // Somebody new after a call that may have changed what they are: some end the account.
        if (rule === 'api-key') {
          // Sessions of whomever are nobody there.
          const refused = await send(server, call, {
            id: randomUUID(),
            person: next ?? (await people[who].come(server)),
          })
          expect([call.name, refused.status, refused.text.includes(messages.keyNeeded)]).toEqual([call.name, 401, true])
          continue
        }
        const person: Person | null = next ?? (await people[who].come(server))
        const own = person?.id ?? randomUUID()

        const answer = await send(server, call, { id: own, person })
        const denied = await wasDenied(server, person, answer)
        const expected: '401' | '403' | null = mayMake(who, rule) ? null : person === null ? '401' : '403'
        expect(denied, `${call.name} by ${who}`).toBe(expected)
        next = call.method === 'GET' || expected !== null ? person : null

        if (!rule.includes(' self') || expected !== null) continue
        // Somebody new where the call may have ended the first one's account.
        const asker = next ?? (await people[who].come(server))
        const before = who === 'user A' ? await tableSums(server.db, counted) : null
        const others = await send(server, call, { id: other.id, person: asker })
        expect(await wasDenied(server, asker, others), `${call.name} of somebody else by ${who}`).toBe('404')
        if (before !== null) expect(await tableSums(server.db, counted), call.name).toEqual(before)
      }
    })

  test(
    'that anybody with an account may make is open to those who lack a second factor, and every other one is closed',
    { tags: ['long'] },
    async () => {
      await using server = await startServer({ boards: [], environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
      for (const who of ['an admin', 'marketing', 'an admin of company 1'] as const) {
        let next: Person | null = null
        for (const call of calls) {
          const rule = rules[call.name] ?? 'guest'
          if (!mayMake(who, rule)) continue
          // Somebody new after a call that may have changed what they are: some end the account.
          const person: Person = next ?? (await people[who].come(server, { hasSecondFactor: false }))
          const answer = await send(server, call, { id: person.id, person })
          const isOpen = /^(?:guest|user)(?: self| theirs)?$/u.test(rule)
          expect(await wasDenied(server, person, answer), `${call.name} by ${who}`).toBe(isOpen ? null : '403')
          if (!isOpen) expect(answer.text, call.name).toContain(messages.secondFactorNeeded)
          next = call.method === 'GET' || !isOpen ? person : null
        }
      }
    },
  )

  test('by GET leaves the database as it is', { tags: ['long'] }, async () => {
    await using server = await startServer({ boards: [], environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
    for (const who of ['a guest', 'user A', 'an admin'] as const) {
      const person = await people[who].come(server)
      const before = await tableSums(server.db, counted)
      for (const call of calls) {
        if (call.method !== 'GET' || call.name in changesByGet) continue
        await send(server, call, { id: person?.id ?? '1', person })
        expect(await tableSums(server.db, counted), `${call.name} by ${who}`).toEqual(before)
      }
    }
  })

  test('and every other address leaves the database as it is by GET', async () => {
    const google = { ROLECALL_GOOGLE_ID: 'id', ROLECALL_GOOGLE_SECRET: 'secret' }
    await using server = await startServer({ boards: [], environment: google })
    const before = await tableSums(server.db, counted)
    for (const path of [
      '/healthz',
      '/readyz',
      '/metrics',
      '/api/docs',
      '/api/openapi.json',
      '/auth/google',
      '/auth/google?link=x',
      '/auth/google/callback?state=x&code=y',
      '/auth/facebook',
    ]) {
      await server.get(path)
      expect(await tableSums(server.db, counted), path).toEqual(before)
    }
  })

  test('that changes something takes nothing from another site', async () => {
    await using server = await startServer({ boards: [] })
    const person = await aPerson(server)
    const before = await tableSums(server.db, counted)
    const pages = (pageRoutes as RouteConfigEntry[]).flatMap(withChildren).map((path) => ({ method: 'POST', path }))
    const addresses = [
      ...calls.filter(({ method }) => method !== 'GET').map((call) => ({ ...call, path: `/api${call.path}` })),
      ...pages,
    ]
    for (const { method, path } of addresses) {
      for (const [kind, headers] of Object.entries(foreign)) {
        const address = `http://localhost:3000${filledIn(path, person.id)}`
        const body = 'email=evil%40example.com'
        const all = { host: 'localhost:3000', ...person.headers, ...headers }
        const answer = await server.app.fetch(new Request(address, { method, body, headers: all }))
        expect(answer.status, `${method} ${path}: ${kind}`).toBe(403)
      }
    }
    expect(await tableSums(server.db, counted)).toEqual(before)
  })
})

/**
 * What every request writes down, whoever makes it: the count of its rate class, that it was refused, and, of a search, that the
 * words were searched for (without by whom), and how many ads there are as they were counted last. None of it is what others see of a person, or what was asked for.
 */
const counted = ['throttles', 'audit_log', 'search_day_key', 'search_day_marks', 'popular_searches', 'kept_counts']

/** The specification's GETs with an effect (C24): for API clients, throttled, alike whoever asks; our pages use their POST twins. */
const changesByGet: Record<string, string> = {
  'users.sendLoginTextByGet': 'sends a text',
  'users.logInByTextByGet': 'uses its key up',
  'verify.resendByGet': 'sends a mail',
  'verify.lostPasswordByGet': 'sends a mail',
  'companies.transferByGet': 'moves credits, for a bearer token alone',
}

/** What a page of another site can have a browser send, with the person's cookie. */
const foreign = {
  'a form of another site': {
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
    'content-type': 'application/x-www-form-urlencoded',
  },
  'a form of another site in a browser that says less': {
    origin: 'https://evil.example',
    'content-type': 'application/x-www-form-urlencoded',
  },
  'JSON in the clothes of text': {
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
    'content-type': 'text/plain',
  },
  'JSON from another origin': { origin: 'https://evil.example', 'content-type': 'application/json' },
  'a sibling of our site': { 'sec-fetch-site': 'same-site', 'content-type': 'application/json' },
  'a frame without an origin': { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' },
  'a form that does not say where it is from': { 'content-type': 'application/x-www-form-urlencoded' },
} satisfies Record<string, Record<string, string>>

let asked = 0

/** Makes a call with nothing but what its path needs; each from another address, so that nobody is slowed down. */
async function send(
  server: TestServer,
  { method, path }: Call,
  { id, person, body }: { id: string; person: Person | null; body?: unknown },
) {
  asked++
  const headers: Record<string, string> = {
    host: 'localhost:3000',
    origin: 'http://localhost:3000',
    'x-forwarded-for': `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
    ...person?.headers,
  }
  const hasBody = method !== 'GET' && method !== 'DELETE'
  if (hasBody) headers['content-type'] = 'application/json'
  const init = { method, headers, ...(hasBody && { body: JSON.stringify(body ?? {}) }) }
  const response = await server.app.fetch(
    new Request(`http://localhost:3000${filledIn(`/api${path}`, id, person?.companyId)}`, init),
  )
  return { status: response.status, text: await response.text() }
}

/** Whether the policy refused a call, and how; null: it let it through, whatever the call then made of its empty input. */
async function wasDenied(
  server: TestServer,
  person: Person | null,
  { status, text }: { status: number; text: string },
): Promise<'401' | '403' | '404' | null> {
  if (person === null) return status === 401 && text.includes(messages.loginFailed) ? '401' : null
  const { rows } = await server.db.query(
    `delete from audit_log where actor = $1 and event = 'access-denied' returning 1`,
    [person.id],
  )
  if (rows.length === 0) return null
  if (status !== 401 && status !== 403 && status !== 404) throw new Error(`noted as refused, and answered ${status}`)
  return `${status}`
}

const parameters: Record<string, string> = {
  jobTitle: 'nurse',
  jobLocation: 'Leeds',
  jobSalaryMin: '12000',
  jobSalaryMax: '200001',
  jobDistance: '10',
  jobArea: 'Any',
  text: 'nurse',
  x: 'harbour',
  phoneNumber: '07700900123',
  email: 'nobody@example.com',
  credits: '1',
}

const nobody = '00000000-0000-4000-8000-000000000000'

/** A path with something in each of its blanks. @param companyId of whoever asks. */
function filledIn(path: string, id: string, companyId: string | null = null): string {
  return path
    .replace(/\{(\w+)\}|:(\w+)\??/gu, (_, inCall?: string, inPage?: string) => {
      const name = inCall ?? inPage ?? ''
      if (name === 'companyId') return companyId ?? nobody
      return name === 'id' ? id : (parameters[name] ?? nobody)
    })
    .replace('*', 'nowhere')
}

function withChildren({ path = '', children = [] }: RouteConfigEntry): string[] {
  return [`/${path}`, ...children.flatMap(withChildren).map((child) => `/${path}${child}`)]
}

describe('a write', () => {
  const aFeed = { address: 'https://feeds.example.test/jobs.xml', publishes: false, adsADay: 1 }
  /** For each call that takes a body, one that it takes; null: its input is not a person's to write, or belongs to another test. */
  const bodies: Record<string, ((person: Person) => Record<string, unknown>) | null> = {
    'jobSearches.markIrrelevant': () => ({ job: '1', jobTitle: 'nurse', undo: true }),
    'jobSearches.report': () => ({ job: '1', reason: 'closed' }),
    'pageViews.count': () => ({ path: '/' }),
    'payments.begin': () => ({ type: 'onetime', consent: true }),
    'payments.suspend': () => ({ subscription_id: randomUUID() }),
    'payments.reactivate': () => ({ subscription_id: randomUUID() }),
    'payments.payNow': () => ({ subscription_id: randomUUID() }),
    'payments.cancel': () => ({ subscription_id: randomUUID() }),
    'payments.withdraw': () => ({}),
    'payments.refund': () => ({ amount: 1 }),
    'payments.settle': () => ({}),
    'jobAds.check': () => ({ jobTitle: 'Baker' }),
    'jobAds.saveDraft': () => ({ content: { jobTitle: 'Baker' } }),
    'jobAds.deleteDraft': null,
    'jobAds.undeleteDraft': () => ({}),
    'jobAds.renameDraft': () => ({ name: 'Spring' }),
    'jobAds.publish': () => ({ _id: randomUUID(), content: { jobTitle: 'Baker' } }),
    'jobAds.change': () => ({ content: { jobTitle: 'Baker' } }),
    'jobAds.reactivate': () => ({}),
    'jobAds.close': () => ({}),
    'jobAds.viewed': () => ({}),
    'recordings.start': () => ({ kind: 'general', mimeType: 'video/webm' }),
    'recordings.transcribe': () => ({ text: 'Good morning.' }),
    'recordings.remove': null,
    'conversations.write': () => ({ _id: randomUUID(), text: 'When do you begin?' }),
    'conversations.read': () => ({ until: '2026-03-05T16:00:00.000Z' }),
    'conversations.sendText': () => ({ _id: randomUUID(), sms: 'Can you come at nine?' }),
    'conversations.specText': () => ({ sms: 'Can you come at nine?' }),
    'conversations.specTextTo': () => ({ sms: 'Can you come at nine?', candidacy: randomUUID() }),
    'conversations.writeMine': () => ({ _id: randomUUID(), text: 'When do you begin?' }),
    'conversations.readMine': () => ({ until: '2026-03-05T16:00:00.000Z' }),
    'questions.create': () => ({ videoId: randomUUID(), title: 'Why do you bake?' }),
    'questions.answer': () => ({ questionId: randomUUID(), text: 'For the smell' }),
    'questions.remove': null,
    'questions.removeAnswer': null,
    'questionRounds.ask': () => ({
      _id: randomUUID(),
      questions: [randomUUID()],
      candidates: [randomUUID()],
      closesOn: '2026-03-11',
    }),
    'questionRounds.extend': () => ({ closesOn: '2026-03-11' }),
    'questionRounds.answerOne': () => ({ questionId: randomUUID(), text: 'For the smell' }),
    'interviews.confirm': () => ({ confirmationKey: 'x', time: '2026-03-05T16:00' }),
    'interviews.decline': () => ({}),
    'interviews.newLink': () => ({ email: 'nobody@example.com' }),
    'interviews.openMine': () => ({}),
    'interviews.schedule': () => ({
      job: randomUUID(),
      participants: [{ user: { id: randomUUID() } }],
      time: '2026-03-05T16:00',
    }),
    'interviews.update': () => ({ time: '2026-03-05T16:00' }),
    'interviews.remove': null,
    'interviews.invite': () => ({
      _id: randomUUID(),
      candidacy: randomUUID(),
      slots: ['2026-03-05T16:00'],
      minutes: 45,
      how: 'place',
    }),
    'interviews.move': () => ({ time: '2026-03-05T16:00' }),
    'interviews.change': () => ({
      slots: ['2026-03-05T16:00'],
      minutes: 45,
      how: 'place',
      interviewers: [randomUUID()],
    }),
    'interviews.cancel': () => ({}),
    'interviews.answerSuggestion': () => ({ accept: false, time: '2026-03-05T16:00' }),
    'interviews.readReply': () => ({ text: '' }),
    'interviews.saveScores': () => ({ scores: [] }),
    'interviews.saveQuestions': () => ({ questions: [] }),
    'interviews.makeFeed': () => ({}),
    'interviews.dropFeed': null,
    'candidates.send': () => ({ _id: randomUUID() }),
    'candidates.sendScreening': () => ({}),
    'candidates.withdraw': () => ({}),
    'candidates.unanswered': () => ({}),
    'candidates.correct': () => ({}),
    'candidates.deleteSent': null,
    'candidates.agreeToKeep': () => ({ isAgreed: true }),
    'candidateDesk.saveKeeping': () => ({ sentMonths: 6, recordMonths: 9 }),
    'candidateDesk.viewed': () => ({}),
    'candidateDesk.setBlind': () => ({ isBlind: true }),
    'candidateDesk.shortlist': () => ({ isShortlisted: true }),
    'candidateDesk.shortlistSeveral': () => ({ isShortlisted: true, candidates: [randomUUID()] }),
    'candidateDesk.move': () => ({ to: 'top' }),
    'candidateDesk.addNote': () => ({ _id: randomUUID(), note: 'Knows ovens' }),
    'candidateDesk.assess': () => ({ screeningScore: 5, interviewScore: 5, educationScore: 5, workScore: 5 }),
    'candidateDesk.decide': () => ({
      to: 'rejected',
      reason: 'other',
      text: 'We are sorry to say no this time.',
      candidates: [{ candidacyId: randomUUID() }],
    }),
    'candidateDesk.undo': () => ({ candidates: [randomUUID()] }),
    'candidateDesk.saveTemplate': () => ({ to: 'rejected', name: 'No', text: 'We are sorry to say no this time.' }),
    'candidateDesk.deleteTemplate': () => ({}),
    'candidateDesk.specAddNote': () => ({ note: 'Knows ovens' }),
    'candidateDesk.specShortlist': () => ({}),
    'candidateDesk.specRemoveShortlist': () => ({}),
    'candidateDesk.specAssess': () => ({ screeningScore: 5, interviewScore: 5, educationScore: 5, workScore: 5 }),
    'cvMatch.calculate': () => ({ jobIds: ['1'] }),
    'auth.logIn': ({ email }) => ({ email, password: testPassword }),
    'auth.logOut': () => ({}),
    'auth.prove': () => ({ password: testPassword }),
    'auth.confirmEmail': () => ({ key: 'x' }),
    'auth.confirmPhone': () => ({ key: 'x' }),
    'auth.setPassword': () => ({ key: 'x', newPassword: 'loud mountain 48' }),
    'loginLinks.ask': ({ email }) => ({ email }),
    'loginLinks.use': () => ({ key: 'x' }),
    'users.create': () => ({
      name: 'New Person',
      email: `new-${randomUUID()}@example.com`,
      password: testPassword,
      terms: true,
    }),
    'users.createByPhone': () => ({ name: 'New Person', phone: '07700900456', terms: true }),
    'users.sendLoginText': () => ({ phone: '07700900456' }),
    'users.logInByText': () => ({ pkey: 'x', email: 'nobody@example.com' }),
    'users.setFirstPassword': () => ({ newPassword: 'loud mountain 48' }),
    'users.changePassword': () => ({ oldPassword: testPassword, newPassword: 'loud mountain 48' }),
    'users.modify': () => ({ name: 'Ann Other' }),
    'users.edit': () => ({ name: 'Ann Other' }),
    'verify.resend': ({ email }) => ({ email }),
    'verify.lostPassword': ({ email }) => ({ email }),
    'settings.setNotifications': () => {
      const off = { mail: false, text: false }
      return { alerts: off, applications: off, interviews: off, news: off }
    },
    'settings.exportData': () => ({ password: testPassword }),
    'settings.checkPasswordAndDelete': () => ({ oldPass: 'wrong password' }),
    'settings.delete': null,
    'savedSearches.replace': () => ({ searches: [] }),
    'savedSearches.remember': () => ({ searches: [] }),
    'savedSearches.forget': null,
    'alertSubscriptions.forUser': () => ({ searches: [] }),
    'alertSubscriptions.subscribe': () => ({ email: 'nobody@example.com', searches: [] }),
    'alertSubscriptions.confirm': () => ({}),
    'alertSubscriptions.stop': () => ({}),
    'alertSubscriptions.change': () => ({ frequency: 'weekly' }),
    'alertSubscriptions.keep': () => ({}),
    'alertSubscriptions.notForMe': () => ({ jobId: 1 }),
    'ownAlerts.create': () => ({ address: '/jobresults/cook_in_Leeds_and_salary_from_12000_to_200001' }),
    'ownAlerts.change': () => ({ isOn: false }),
    'ownAlerts.runNow': () => ({}),
    'ownAlerts.remove': null,
    'ownAlerts.restore': () => ({}),
    'messagesToUs.write': () => ({ name: 'Ann', email: 'ann@example.com', content: 'Hello' }),
    'messagesToUs.contact': () => ({ name: 'Ann', email: 'ann@example.com', content: 'Hello' }),
    'investors.note': () => ({ name: 'Ann', email: 'ann@example.com' }),
    'plans.tellMe': () => ({}),
    'messagesToUs.lead': () => ({ name: 'Ann', email: 'ann@example.com', query: 'Hello', company: { name: 'Us' } }),
    'secondFactor.beginAuthenticator': () => ({}),
    'secondFactor.confirmAuthenticator': () => ({ code: '123456' }),
    'secondFactor.removeAuthenticator': null,
    'secondFactor.beginPasskey': () => ({}),
    'secondFactor.addPasskey': () => ({}),
    'secondFactor.removePasskey': null,
    'secondFactor.renewRecoveryCodes': () => ({}),
    'secondFactor.secondStepOptions': () => ({}),
    'secondFactor.takeSecondStep': () => ({}),
    'secondFactor.passkeyOptions': () => ({}),
    'secondFactor.logInByPasskey': () => ({}),
    'sessions.end': null,
    'sessions.endOthers': null,
    'socialLogin.unlink': null,
    'socialLogin.signUpWithEmail': () => ({ email: 'nobody@example.com' }),
    'admin.endSessions': () => ({}),
    'admin.resendConfirmation': () => ({}),
    'admin.setDisabled': () => ({ disabled: true }),
    'admin.setDone': () => ({ done: true }),
    'admin.settleReport': () => ({ isSettled: true }),
    'admin.retryTask': () => ({}),
    'admin.decideOnCompany': () => ({ decision: 'approve' }),
    'admin.takeAdDown': () => ({ isOffline: true, reason: 'A scam' }),
    'companies.edit': () => ({ name: 'Company 1' }),
    'companies.invite': () => ({ name: 'New Person', email: 'new-member@example.com' }),
    'companies.withdrawInvitation': null,
    'companies.join': () => ({ key: 'x', newPassword: 'loud mountain 48' }),
    'companies.makeAdmin': ({ id }) => ({ userId: id, companyId: nobody }),
    'companies.removeMember': null,
    'companies.leave': () => ({}),
    'companies.transfer': ({ id }) => ({ userId: id, companyId: nobody, credits: 1, to: 'member' }),
    'companies.verify': () => ({}),
    'companies.askToPublish': () => ({}),
    'companies.makeApiKey': () => ({ name: 'A program', scopes: ['write-ads'] }),
    'companies.revokeApiKey': null,
    'companyPictures.add': null,
    'companyPictures.remove': null,
    'companyFeed.save': () => aFeed,
    'companyFeed.remove': null,
    'companyFeed.test': () => ({ address: aFeed.address }),
    'companyFeed.readSoon': () => ({}),
    // By no session at all.
    'publicJobAds.check': () => ({ jobTitle: 'Baker' }),
    'publicJobAds.post': () => ({ jobTitle: 'Baker' }),
    'publicJobAds.change': () => ({ jobTitle: 'Baker' }),
    'publicJobAds.close': () => ({}),
    'publicJobAds.reactivate': () => ({}),
    'salary.calculate': () => ({
      kind: 'employee',
      taxYear: '2026/27',
      region: 'restOfUk',
      grossAnnualGbp: 60_000,
    }),
    'cvs.saveMain': () => ({ headline: 'Nurse' }),
    'cvs.create': () => ({ name: 'My CV' }),
    'cvs.save': () => ({ cv: {} }),
    'cvs.saveDraft': () => ({ cv: {} }),
    'cvs.dropDraft': null,
    'cvs.change': () => ({ name: 'My CV' }),
    'cvs.delete': null,
    'cvs.undelete': () => ({}),
    'cvs.nameVersion': () => ({ name: 'Mine' }),
    'cvs.restoreVersion': () => ({}),
    'cvExport.make': () => ({ cv: {}, format: 'json' }),
    'cvExport.pages': () => ({ cv: {} }),
    'cvFiles.encodePicture': null,
    'coverLetters.create': () => ({ name: 'A letter' }),
    'coverLetters.save': () => ({ name: 'A letter' }),
    'coverLetters.delete': null,
    'coverLetters.undelete': () => ({}),
    'cvFiles.upload': null,
    'cvFiles.delete': null,
    'cvFiles.undelete': () => ({}),
    'cvImport.propose': () => ({ basics: { name: 'Ann' } }),
    'cvImport.proposeUploaded': () => ({}),
    'shortlists.add': () => ({ jobs: ['1'] }),
    'shortlists.remove': () => ({ all: true }),
    'shortlists.restore': () => ({ entries: [] }),
    'shortlists.change': () => ({ contacted: true }),
    'shortlists.saveNote': () => ({ content: 'Hello', base: null }),
    'shortlists.deleteNote': null,
    'shortlists.toldClosed': () => ({ entries: [] }),
    'shortlists.put': () => ({ shortlist: [] }),
    'shortlists.removeByLink': () => ({ link: 'https://example.org/' }),
    // A list, which has no room for more.
    'shortlists.shortlistJobs': null,
    'avoided.replace': () => ({ entries: [] }),
    'credentials.save': () => ({ reed: { email: 'ann@example.com', password: 'x' } }),
    'credentials.choose': () => ({ isOn: false }),
    'credentials.remove': null,
    'credentials.tryAgain': () => ({}),
    'credentials.test': () => ({}),
    'applications.plan': () => ({ jobs: ['1'] }),
    'applications.approveAll': () => ({ applications: [{ application: randomUUID(), answersHash: 'x' }] }),
    'applications.answerAll': () => ({ answers: [{ id: 'x', value: 'y', remember: false }] }),
    'applications.seen': () => ({}),
    'applications.remind': () => ({ inDays: 14 }),
    'applications.start': () => ({ applications: [{ job: '1' }] }),
    'applications.answer': () => ({ answers: [] }),
    'applications.login': () => ({ email: 'ann@example.com', password: 'a-board-password' }),
    'applications.approve': () => ({ answersHash: 'x' }),
    'applications.stop': () => ({}),
    'applications.settle': () => ({ wasSent: true }),
    'applications.change': () => ({ notes: 'Hello' }),
    'applications.remove': null,
    'applications.restore': () => ({}),
    'applications.addElsewhere': () => ({ jobTitle: 'Nurse', appliedOn: '2026-03-04' }),
    'applications.setSource': () => ({ way: 'assisted' }),
    'applications.setEverywhere': () => ({ isOff: false }),
    'applications.changeAnswer': () => ({ value: 'Yes' }),
    'applications.forgetAnswer': null,
    // A list, which has no room for more.
    'applications.applyOfUser': null,
    'applications.apply': null,
    'applications.modify': null,
    'applications.removeByLink': () => ({ link: 'https://example.org/' }),
  }

  test(
    'is tried with every column of the database beside what it asks for, and takes none of them',
    { tags: ['long'] },
    async () => {
      const writes = calls.filter(({ method }) => method !== 'GET')
      expect(Object.keys(bodies).sort()).toEqual(writes.map(({ name }) => name).sort())

      await using server = await startServer({ boards: [], environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
      const { rows: columns } = await server.db.query<{ name: string; type: string }>(
        `select distinct on (column_name) column_name as name, data_type as type
         from information_schema.columns where table_schema = 'public' order by column_name`,
      )
      const company = await aPerson(server, { company: { name: 'Company 1', isAdmin: true } })
      for (const call of writes) {
        const body = bodies[call.name]
        if (body === null || body === undefined) continue
        const person = await aPerson(server, { isVerified: false })
        const before = await rights(server)
        const plain = body(person)
        const everything = Object.fromEntries(
          columns.map(({ name, type }) => [name, worst(name, type, company.companyId!)]),
        )
        const camel = Object.fromEntries(
          Object.entries(everything).map(([name, value]) => [
            name.replace(/_(\w)/gu, (_, c: string) => c.toUpperCase()),
            value,
          ]),
        )
        for (const more of [
          everything,
          camel,
          { credits: 1000, _id: company.id, company: { _id: company.companyId, isAdmin: true } },
        ]) {
          await send(server, call, { id: person.id, person, body: { ...more, ...plain } })
        }
        expect(await rights(server), call.name).toEqual(before)
      }
      const { rows } = await server.db.query(`select 1 from users where name = 'New Person' and role <> 'user'`)
      expect(rows).toEqual([])
    },
  )

  /** What nobody can give themselves: of everybody who was there before. */
  async function rights(server: TestServer) {
    const { rows } = await server.db.query(
      `select u.id, u.role, u.is_verified, u.is_phone_verified, u.provider, u.created, u.disabled_at, m.company_id, m.is_admin
         from users u left join company_members m on m.user_id = u.id where u.name <> 'New Person' order by u.id`,
    )
    return rows as unknown[]
  }

  function worst(name: string, type: string, companyId: string): unknown {
    if (name === 'role') return 'admin'
    if (name === 'company_id') return companyId
    if (type === 'boolean') return true
    if (type === 'uuid') return companyId
    if (/int|numeric|double/u.test(type)) return 1
    if (type.startsWith('timestamp')) return '2020-01-01T00:00:00Z'
    if (type === 'jsonb') return { role: 'admin' }
    return 'admin'
  }
})

describe('a change of what somebody may do', () => {
  test('of role counts from the next request', async () => {
    await using server = await startServer({ boards: [] })
    const admin = await aPerson(server, { role: 'admin' })
    expect((await server.get('/api/admin/users', admin.headers)).status).toBe(200)
    await server.db.query(`update users set role = 'user' where id = $1`, [admin.id])
    expect((await server.get('/api/admin/users', admin.headers)).status).toBe(403)
  })

  test('of membership counts from the next request', async () => {
    await using server = await startServer({ boards: [] })
    const member = await aPerson(server, { company: { name: 'Company 1', isAdmin: true } })
    expect((await server.get('/api/users/me', member.headers)).body).toMatchObject({ company: { isAdmin: true } })
    await server.db.query('update company_members set is_admin = false where user_id = $1', [member.id])
    expect((await server.get('/api/users/me', member.headers)).body).toMatchObject({ company: { isAdmin: false } })
    await server.db.query('delete from company_members where user_id = $1', [member.id])
    expect((await server.get('/api/users/me', member.headers)).body).toMatchObject({ company: null })
  })

  test('to disabled ends what was open', async () => {
    await using server = await startServer({ boards: [] })
    const person = await aPerson(server)
    await server.db.query('update users set disabled_at = now() where id = $1', [person.id])
    expect((await server.get('/api/users/me', person.headers)).status).toBe(401)
  })
})
