import { expect, test } from 'vitest'
import { isAtLeast, type Role } from '../../contract/platform/roles.ts'
import { filledIn, pagePaths as paths } from '../../test/page-addresses.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { tableSums } from '../../test/table-sums.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

/*
 * Who may open which page (S2.6 to S2.9), written down a second time beside app/page-rules.ts: a page that is new fails until it has
 * a line here. Asked of the built pages.
 */
const rules: Record<string, Role> = {
  '/': 'guest',
  '/search': 'guest',
  '/search-contracts': 'guest',
  '/outside-ir35-jobs': 'guest',
  '/jobresults/:summary?/:industry?/:fulltime?/:parttime?/:contracting?/:noIr35?/:intern?': 'guest',
  '/job/:id': 'guest',
  '/sources': 'guest',
  '/api': 'guest',

  '/login': 'guest',
  '/logout': 'guest',
  '/signup': 'guest',
  '/signup/publisher': 'guest',
  '/fsignup/:email/:id/:name/:role': 'guest',
  '/forgotten-password/:reason': 'guest',
  '/confirm-email/:key': 'guest',
  '/confirm-phone/:key': 'user',
  '/set-password/:key': 'guest',
  '/login-link': 'guest',
  '/login-link/:key': 'guest',
  '/logged-in': 'guest',
  '/phoneauth/:pkey/:email': 'guest',
  '/phoneauth': 'user',
  '/second-step': 'guest',
  '/social-login/email': 'guest',
  '/social-login/:outcome': 'guest',
  '/passkey-login': 'guest',

  '/today': 'user',
  '/settings': 'user',
  '/settings/password': 'user',
  '/settings/security': 'user',
  '/settings/notifications': 'user',
  '/settings/data': 'user',
  '/settings/data/download': 'user',
  '/settings/delete': 'user',
  '/account-deleted': 'guest',

  '/CV-review': 'guest',
  '/about-us': 'guest',
  '/how-does-it-work': 'guest',
  '/news': 'guest',
  '/relocate-to-the-uk': 'guest',
  '/relocate-to-the-uk-page-2': 'guest',
  '/create-video-interview': 'guest',
  '/we-are-crowdfunding': 'guest',
  '/tc': 'guest',
  '/privacy': 'guest',
  '/cookies': 'guest',
  '/response/:status/:mex': 'guest',
  '/contact': 'guest',
  '/issues': 'guest',
  '/ticket': 'guest',
  '/confirm-alert/:key': 'guest',
  '/stop-alert/:key': 'guest',
  '/keep-alert/:key': 'guest',
  '/change-alert/:key': 'guest',
  '/not-for-me/:key/:jobId': 'guest',
  '/get-job-alert': 'guest',
  '/job-alerts/new': 'user',
  '/job-alerts/:alertId': 'user',
  '/outbox': 'guest',
  '/parts': 'guest',

  '/admin': 'admin',
  '/admin/users/:id': 'admin',
  '/admin/messages': 'admin',
  '/admin/reports': 'admin',
  '/admin/companies': 'admin',
  '/admin/payments': 'admin',
  '/admin/tasks': 'admin',

  '/prices': 'guest',
  '/shortlisted-jobs': 'user',
  '/shortlisted': 'user',
  '/settings/never-show': 'user',
  '/apply': 'user',
  '/applied-jobs': 'user',
  '/applied-jobs/review': 'user',
  '/applied-jobs/questions': 'user',
  '/applications/:applicationId': 'user',
  '/applications/:applicationId/receipt/download': 'user',
  '/applications/:applicationId/receipt': 'user',
  '/application-settings': 'user',
  '/apply-here/:jobId': 'user',
  '/candidacies/:candidacyId': 'user',
  '/candidacies/:candidacyId/receipt': 'user',
  '/candidacies/:candidacyId/document/:kind': 'user',
  '/applications/:applicationId/picture/:which': 'user',
  '/applications/:applicationId/document/:kind': 'user',
  '/applied-jobs/download/:format': 'user',
  '/subscriptions': 'user',
  '/purchases/:purchaseId': 'user',
  '/receipts/:number': 'user',
  '/receipts/:number/pdf': 'user',
  '/manage-my-cv': 'user',
  '/tailor-my-cv': 'user',
  '/manage-my-cv/:cvId/versions': 'user',
  '/upload': 'user',
  '/export-cv': 'guest',
  '/cvs/:cvId/export': 'user',
  '/cvs/:cvId/print': 'user',
  '/cvs/:cvId/pages': 'user',
  '/cvs/:cvId/download/:format': 'user',
  '/cover-letters': 'user',
  '/cover-letters/:letterId': 'user',
  '/cover-letters/:letterId/download/:format': 'user',
  '/credentials': 'user',
  '/stored-passwords': 'user',
  '/salary-calculator-for-united-kingdom': 'guest',
  '/statistics': 'guest',
  '/statistics/:jobTitle/:jobLocation?': 'guest',
  '/how-statistics-are-made': 'guest',
  '/statistics.csv': 'guest',
  '/build-your-cv': 'guest',
  '/import-cv': 'guest',
  '/import-cv/:fileId': 'user',
  '/job-alerts': 'user',
  '/post-job-ad': 'guest',
  '/create-video-ad/:id': 'guest',
  '/create-audio-ad/:id': 'guest',
  '/job-ad/:id': 'guest',
  '/company/:slug': 'guest',
  '/buy-credits': 'guest',
  '/manage-my-job-ads': 'publisher',
  '/manage-my-job-ads/:id/statistics': 'publisher',
  '/manage-my-job-ads/:id/statistics.csv': 'publisher',
  '/posted-job-details/:adId': 'publisher',
  '/posted-job-details/:adId/:candidacyId': 'publisher',
  '/posted-job-details/:adId/decide': 'publisher',
  '/posted-job-details/:adId/candidates.csv': 'publisher',
  '/posted-job-details/:adId/compare': 'publisher',
  '/posted-job-details/:adId/:candidacyId/document/:kind': 'publisher',
  '/posted-job-details/:adId/:candidacyId/interview': 'publisher',
  '/question-list': 'user',
  '/question-detail/:questionId': 'user',
  '/answer-questions/:invitationId': 'user',
  '/create-question': 'publisher',
  '/my-question-list': 'publisher',
  '/question-overview/:questionId': 'publisher',
  '/video-interview-dashboard': 'publisher',
  '/posted-job-details/:adId/questions': 'publisher',
  '/manage-interviews': 'publisher',
  '/manage-interviews/calendar': 'publisher',
  '/manage-interviews/:interviewId': 'publisher',
  '/manage-interviews/:interviewId/change': 'publisher',
  '/manage-interviews/:interviewId/kit': 'publisher',
  '/confirm-interview/:key': 'guest',
  '/confirm-interview/:key/calendar': 'guest',
  '/interview-calendar/:key': 'guest',
  '/candidacies/:candidacyId/interviews/:interviewId': 'user',
  '/manage-company': 'publisher',
  '/manage-company/members/:userId': 'publisher',
  '/manage-company/credits': 'publisher',
  '/manage-company/details': 'publisher',
  '/manage-company/pictures': 'publisher',
  '/manage-company/verification': 'publisher',
  '/manage-company/history': 'publisher',
  '/manage-company/keeping': 'publisher',
  '/manage-company/feed': 'publisher',
  '/manage-company/api-keys': 'publisher',
  '/manage-company/statement': 'publisher',
  '/join-company/:key': 'guest',

  // What forms and scripts of the pages ask for.
  '/feeds/:format/:summary?/:industry?/:fulltime?/:parttime?/:contracting?/:noIr35?/:intern?': 'guest',
  '/search/go': 'guest',
  '/irrelevant': 'guest',
  '/ask-for-alert': 'guest',
  '/lead': 'guest',
  '/quick-registration': 'guest',
  '/suggest/titles': 'guest',
  '/suggest/places': 'guest',
  '/nearest-place': 'guest',
  '/preferences': 'guest',
  '/main': 'guest',
  '/*': 'guest',
}

test('the table names every page, and no other', () => {
  expect(Object.keys(rules).sort()).toEqual([...paths].sort())
})

const server = await serverOfFile({ boards: [], pages: true, environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
expect((await server.get('/')).status, 'the pages are built: npm run build').toBe(200)

const people = {
  'a guest': { role: 'guest', come: async () => await Promise.resolve(null) },
  'somebody who looks for a job': { role: 'user', come: async () => await aPerson(server) },
  'a member of a company': {
    role: 'publisher',
    come: async () => await aPerson(server, { company: { name: 'Harbour Care Ltd' } }),
  },
  'somebody of marketing': { role: 'marketing', come: async () => await aPerson(server, { role: 'marketing' }) },
  'an admin': { role: 'admin', come: async () => await aPerson(server, { role: 'admin' }) },
} as const satisfies Record<string, { role: Role; come: () => Promise<Person | null> }>

/** The others walk with the long tests. */
const near = new Set<keyof typeof people>(['a guest', 'a member of a company'])

for (const who of Object.keys(people) as (keyof typeof people)[])
  test(
    `${who} may open what the table says, and by opening changes nothing`,
    { tags: near.has(who) ? [] : ['long'] },
    async () => {
      const { role, come } = people[who]
      const person = await come()
      const before = await tableSums(server.db, counted)
      for (const path of paths) {
        const needed = rules[path] ?? 'guest'
        const answer = await open(path, person)
        expect(await tableSums(server.db, counted), `${path} by ${who}`).toEqual(before)
        if (isAtLeast(role, needed)) {
          expect(leadsAway(answer, needed), `${path} by ${who}`).toBe(null)
          expect(answer.status, `${path} by ${who}`).toBeLessThan(500)
        } else {
          const refused = role === 'guest' ? 'login' : needed === 'publisher' ? 'not a publisher' : 'home'
          expect(leadsAway(answer, needed), `${path} by ${who}`).toBe(refused)
        }
      }
    },
  )

test.for([
  ['a new employer', { company: { name: 'Harbour Care Ltd', isAdmin: true } }, 'publisher'],
  ['somebody of marketing', { role: 'marketing' }, 'marketing'],
  ['an admin', { role: 'admin' }, 'admin'],
] as const)(
  '%s who lacks a second factor opens every page that anybody may, and no page of their role',
  { tags: ['long'] },
  async ([, given, role]) => {
    const person = await aPerson(server, { ...given, hasSecondFactor: false })
    const plain = await aPerson(server)
    for (const path of paths) {
      const needed = rules[path] ?? 'guest'
      if (!isAtLeast(role, needed)) continue
      const answer = await open(path, person)
      const to = answer.headers.get('location')
      if (isAtLeast('user', needed)) {
        expect([path, to?.startsWith('/settings/security')]).not.toEqual([path, true])
        // Employers have no day of a job seeker's to be led to.
        const status = path === '/' && role === 'publisher' ? 200 : (await open(path, plain)).status
        expect([path, answer.status]).toEqual([path, status])
      } else {
        // And back to where they were going.
        const back = encodeURIComponent(filledIn(path))
        expect([path, answer.status, to]).toEqual([path, 302, `/settings/security?back=${back}`])
      }
    }
  },
)

test('the page that sets a second factor up leads back, to our own pages alone', async () => {
  const person = await aPerson(server, { company: { name: 'Harbour Care Ltd', isAdmin: true } })
  await server.db.query(`insert into authenticators (user_id, secret, confirmed_at) values ($1, '\\x00', now())`, [
    person.id,
  ])
  const page = async (back: string) =>
    (await server.get(`/settings/security?back=${encodeURIComponent(back)}`, person.headers)).text
  expect(await page('/manage-company')).toMatch(/href="\/manage-company"[^>]*>Continue/u)
  expect(await page('//evil.example/')).not.toMatch(/href="[^"]*evil/u)
})

/** The counts of requests, of searches and of ads, without who made them, and what was refused. */
const counted = [
  'throttles',
  'audit_log',
  'search_day_key',
  'search_day_marks',
  'popular_searches',
  'kept_counts',
  'page_views',
]

let asked = 0

async function open(path: string, person: Person | null): Promise<Response> {
  asked++
  const address = filledIn(path)
  const headers = {
    host: 'localhost:3000',
    accept: 'text/html',
    'x-forwarded-for': `10.1.${asked >> 8}.${asked & 255}`,
    ...person?.headers,
  }
  const answer = await server.app.fetch(new Request(`http://localhost:3000${address}`, { headers }))
  await answer.text()
  return answer
}

/** Where a refusal leads; null: the page itself, or where the page leads everybody that may open it. */
function leadsAway(answer: Response, needed: Role): 'login' | 'not a publisher' | 'home' | null {
  const to = answer.headers.get('location') ?? ''
  if (to.startsWith('/login?')) return 'login'
  if (to.startsWith('/response/false/you-are-not-registered-as-a-publisher')) return 'not a publisher'
  return to === '/' && needed !== 'guest' ? 'home' : null
}
