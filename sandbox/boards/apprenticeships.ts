import { Hono, type Context } from 'hono'
import type { SandboxAd, SandboxBoard, World } from '../board.ts'
import { jobPage, noJobPage } from '../pages/job-page.ts'
import { addPlainForm } from '../pages/plain-form.ts'
import { createVisits } from '../pages/visits.ts'

const name = 'Find an apprenticeship'
const host = 'www.findapprenticeship.service.gov.uk'

/** Find an apprenticeship: the Display Advert API, and pages for a person. */
export const apprenticeships: SandboxBoard = {
  id: 'apprenticeships',
  name,
  hosts: ['api.apprenticeships.education.gov.uk', host],
  app(world) {
    const app = new Hono()
    const visitOf = createVisits('apprenticeships')
    addApi(app, world)

    const adOf = (c: Context) =>
      world.ad('apprenticeships', Number(/^VAC(\d+)$/.exec(c.req.param('reference') ?? '')?.[1]))
    app.get('/apprenticeship/:reference', (c) => {
      const ad = adOf(c)
      if (!ad) return c.html(noJobPage(name), 404)
      const url = `${host}/apprenticeship/VAC${ad.number}`
      return c.html(
        jobPage(c, ad, { name, url, form: `${url}/apply`, words: 'Apply now', visit: visitOf(c), hasJsonLd: false }),
      )
    })
    addPlainForm(app, {
      name,
      host,
      adOf,
      visitOf,
      path: '/apprenticeship/:reference/apply',
      signInPath: '/sign-in',
      thanksPath: '/applications/submitted',
      fields: [
        { name: 'firstName', label: 'First name' },
        { name: 'lastName', label: 'Last name' },
        { name: 'email', label: 'Email address', type: 'email' },
        { name: 'qualifications', label: 'Qualifications', type: 'textarea' },
        { name: 'strengths', label: 'What are your skills and strengths?', type: 'textarea' },
      ],
    })
    return app
  },
}

const mostWithDetails = 100

function addApi(app: Hono, world: World): void {
  app.use('/vacancies/*', async (c, next) => {
    if (!c.req.header('ocp-apim-subscription-key')?.startsWith('sandbox')) {
      return c.json({ statusCode: 401, message: 'Access denied due to missing subscription key.' }, 401)
    }
    if (c.req.header('x-version') !== '2') return c.body('', 404)
    return await next()
  })
  app.get('/vacancies/vacancy', (c) => {
    const query = (name: string) => c.req.query(name) ?? ''
    const details = query('IncludeDetails') === 'true'
    const size = Number(query('PageSize')) || 10
    const page = Math.max(Number(query('PageNumber')) || 1, 1)
    if (details && size > mostWithDetails) return c.body('', 400)
    const all = world.ads('apprenticeships')
    const found = filter(c, world).toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime())
    if (query('Sort') === 'AgeAsc') found.reverse()
    return c.json({
      vacancies: found.slice((page - 1) * size, page * size).map((ad) => vacancy(ad, { details })),
      total: all.length,
      totalFiltered: found.length,
      totalPages: Math.ceil(found.length / size),
    })
  })
  app.get('/vacancies/vacancy/:reference{\\d+}', (c) => {
    const ad = world.ad('apprenticeships', Number(c.req.param('reference')))
    return ad ? c.json(vacancy(ad, { details: true })) : c.body('', 404)
  })
  app.get('/vacancies/referencedata/courses', (c) =>
    c.json({ courses: courses.map((title, index) => ({ id: index + 1, title })) }),
  )
  app.get('/vacancies/referencedata/courses/routes', (c) =>
    c.json({ routes: [...new Set(Object.values(routes)), otherRoute] }),
  )
}

function filter(c: Context, world: World): SandboxAd[] {
  const query = (name: string) => c.req.query(name) ?? ''
  const isThere = query('Lat') !== '' && query('Lon') !== ''
  const wanted = c.req.queries('Routes') ?? []
  const employer = query('EmployerName').toLowerCase()
  return world
    .search('apprenticeships', {
      words: '',
      place: isThere ? `${query('Lat')},${query('Lon')}` : '',
      radiusMiles: Number(query('DistanceInMiles')) || null,
      postedWithinDays: Number(query('PostedInLastNumberOfDays')) || null,
    })
    .filter((ad) => ad.place.country === 'GB')
    .filter((ad) => wanted.length === 0 || wanted.includes(routeOf(ad)))
    .filter((ad) => ad.employer.toLowerCase().includes(employer))
    .filter((ad) => query('ExcludeRecruitingNationally') !== 'true' || !isNational(ad))
}

const otherRoute = 'Business and administration'
const routes: Partial<Record<SandboxAd['industry'], string>> = {
  'Information technology': 'Digital',
  Engineering: 'Engineering and manufacturing',
  'Construction and trades': 'Construction and the built environment',
  'Nursing and midwifery': 'Health and science',
  'Health and medicine': 'Health and science',
  'Hospitality and catering': 'Catering and hospitality',
}
const courses = [
  'Software developer',
  'Engineering technician',
  'Carpentry and joinery',
  'Adult nurse',
  'Business administrator',
]

function routeOf(ad: SandboxAd): string {
  return routes[ad.industry] ?? otherRoute
}

/** A few employers recruit in the whole country, and give no address. */
function isNational(ad: SandboxAd): boolean {
  return ad.number % 20 === 0
}

function vacancy(ad: SandboxAd, { details }: { details: boolean }): Record<string, unknown> {
  return {
    title: ad.title.slice(0, 100),
    description: ad.text.slice(0, 350),
    numberOfPositions: 1,
    postedDate: ad.postedAt.toISOString(),
    closingDate: `${ad.closesAt.toISOString().slice(0, 10)}T00:00:00Z`,
    startDate: new Date(ad.closesAt.getTime() + 30 * 86_400_000).toISOString(),
    hoursPerWeek: ad.fullTime ? 37.5 : 30,
    expectedDuration: '18 months',
    wage: wage(ad),
    addresses: isNational(ad)
      ? []
      : [
          {
            addressLine1: '1 Station Road',
            addressLine2: ad.place.town,
            addressLine3: ad.place.county,
            addressLine4: null,
            postcode: ad.place.postcode,
            latitude: ad.place.lat,
            longitude: ad.place.lng,
          },
        ],
    distance: null,
    applicationUrl: ad.external ? `https://jobs.example-employer.test/apply/apprenticeships/${ad.number}` : null,
    employerName: ad.employer,
    employerWebsiteUrl: null,
    employerContactName: 'Made Up',
    employerContactPhone: '01632 960000',
    employerContactEmail: 'made.up@example.test',
    course: {
      larsCode: 1,
      title: courses[ad.number % courses.length],
      level: 3,
      route: routeOf(ad),
      type: 'apprenticeship',
    },
    apprenticeshipLevel: /degree/i.test(ad.title) ? 'degree' : 'advanced',
    providerName: 'Sandbox College',
    ukprn: 10_000_001,
    isDisabilityConfident: ad.number % 2 === 0,
    vacancyUrl: `https://${host}/apprenticeship/VAC${ad.number}`,
    vacancyReference: String(ad.number),
    isNationalVacancy: isNational(ad),
    isNationalVacancyDetails: null,
    ...(details && {
      employerDescription: null,
      trainingDescription: '<p>A day a week at college.</p>',
      additionalTrainingDescription: null,
      outcomeDescription: null,
      fullDescription: ad.html,
      skills: ['Team working'],
      qualifications: [{ weighting: 'Desired', qualificationType: 'GCSE', subject: 'English', grade: '4' }],
      thingsToConsider: null,
      companyBenefitsInformation: null,
    }),
  }
}

/** An amount is always for a year, whatever the ad prints. */
function wage({ pay }: SandboxAd): Record<string, unknown> {
  const rest = { wageAdditionalInformation: pay.text, workingWeekDescription: 'Monday to Friday' }
  if (pay.min === null) {
    const wageType = pay.text === null ? 'ApprenticeshipMinimum' : 'CompetitiveSalary'
    return { wageType, wageAmount: null, wageUnit: 'Unspecified', ...rest }
  }
  const timesAYear = { year: 1, month: 12, week: 52, day: 260, hour: 1_950 }[pay.period]
  return { wageType: 'Custom', wageAmount: Math.round(pay.min * timesAYear), wageUnit: 'Annually', ...rest }
}
