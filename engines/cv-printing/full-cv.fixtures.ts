import { Cv } from '../../contract/cvs/cvs.ts'

/** Eight by eight pixels of grey: a picture that is one. */
export const aPicture =
  'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8Af3//2Q=='

/** A CV with something in every field: two pages, diacritics, a long word, every kind of rich text. */
export const fullCv: Cv = Cv.parse({
  personal_data: {
    salutation: 'Dr',
    given_name: 'Aoife Siobhán',
    surname: 'Ní Bhriain-Łukaszewska',
    email: 'aoife.nibhriain@example.com',
    phone: '+44 7700 900123',
    image: aPicture,
    address_number: 'Flat 2, 14',
    street: 'Cŵr y Coed',
    postcode: 'CF10 3AT',
    city: 'Cardiff',
    country: 'United Kingdom',
  },
  dob: '1989-09-01',
  headline: 'Primary school teacher and special needs co-ordinator',
  summary:
    '<p>Teacher of <strong>eleven years’ standing</strong> in Welsh, Irish and English medium schools, who has led special needs provision for a school of 420. Known for calm classrooms, plain reports and parents who come back.</p><p>Looking for a deputy headship in or near Cardiff from <em>September 2026</em>.</p>',
  links: [
    { label: 'Portfolio', url: 'https://www.example.org/aoife' },
    { label: 'LinkedIn', url: 'linkedin.com/in/aoife-nibhriain' },
  ],
  jobs: [
    {
      jobTitle: 'Special educational needs co-ordinator',
      employer: 'Ysgol Gynradd Pen-y-Groes',
      city: 'Cardiff',
      startDate: '2020-09',
      endDate: '',
      isCurrent: true,
      jobDescription:
        '<p>Lead provision for 61 pupils with additional learning needs, with a team of nine.</p><ul><li><p>Wrote the school’s first register of individual development plans; the inspectorate called it <strong>‘a model for the authority’</strong>.</p></li><li><p>Cut the wait for an assessment from 19 weeks to 6 by training four teachers to do the first part.</p></li><li><p>Manage a budget of £148,000 and report on it to governors each term:</p><ul><li><p>staffing and cover,</p></li><li><p>equipment, and the grant for speech therapy.</p></li></ul></li></ul>',
    },
    {
      jobTitle: 'Class teacher, Years 3 and 4',
      employer: 'Gaelscoil na gCeithre Máistrí',
      city: 'Donegal',
      startDate: '2016-09',
      endDate: '2020-07',
      jobDescription:
        '<p>Taught mixed classes of up to 28 through Irish; subject lead for mathematics.</p><ul><li><p>Raised the share of pupils at or above the expected standard in mathematics from 64% to 83% in three years.</p></li><li><p>Ran the exchange with a school in Brzeźnica, Poland: <a href="https://www.example.org/exchange" rel="nofollow noopener ugc">programme and pictures</a>.</p></li></ul>',
    },
    {
      jobTitle: 'Newly qualified teacher, Reception',
      employer: 'St Brigid’s Catholic Primary School',
      city: 'Leeds',
      startDate: '2014-09-01',
      endDate: '2016-07-20',
      jobDescription:
        '<h3>First year</h3><p>Induction completed a term early.<br />Phonics lead from the second term.</p><h3>Second year</h3><ol><li><p>Set up the forest school.</p></li><li><p>Mentored two students.</p></li></ol>',
    },
    {
      jobTitle: 'Care assistant (part time)',
      employer: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Residential Home',
      city: 'Ynys Môn',
      startDate: '2011',
      endDate: '2013',
      jobDescription: '<p>Weekends and nights, while studying.</p>',
    },
  ],
  education: [
    {
      title: 'PhD Education',
      trainer: 'Prifysgol Caerdydd / Cardiff University',
      domain: 'Education',
      level: 'Level 8',
      grade: '',
      startDate: '2017-10',
      isCurrent: true,
      city: 'Cardiff',
      website: 'https://www.example.ac.uk/education',
    },
    {
      title: 'PGCE Primary with QTS',
      trainer: 'Leeds Trinity University',
      domain: 'Education',
      level: 'Level 7',
      grade: 'Distinction',
      startDate: '2013-09',
      endDate: '2014-07',
      address_1: 'Brownberrie Lane',
      address_2: 'Horsforth',
      city: 'Leeds',
      postcode: 'LS18 5HD',
      country: 'United Kingdom',
      website: 'www.example.ac.uk/pgce',
    },
    {
      title: 'BA (Hons) Irish and Mathematics',
      trainer: 'Ollscoil na Gaillimhe',
      domain: 'Arts and humanities',
      level: 'Level 6',
      grade: '2:1',
      startDate: '2010-09',
      endDate: '2013-06',
      city: 'Galway',
      country: 'Ireland',
    },
  ],
  skills: {
    main_language: 'Irish',
    other_languages: [
      {
        name: 'English',
        understanding: { listening: 'C2', reading: 'C2' },
        speaking: { interaction: 'C2', production: 'C2' },
        writing: 'C2',
      },
      {
        name: 'Welsh',
        understanding: { listening: 'C1', reading: 'B2' },
        speaking: { interaction: 'B2', production: 'B2' },
        writing: 'B1',
      },
      { name: 'Polish', understanding: { listening: 'A2' } },
    ],
    other_skills: {
      driving_license: [{ title: 'Full UK licence' }, { title: 'D1 (minibus)' }],
      organisational_skills: [
        { title: 'Budgets', description: 'up to £150,000 a year, with termly reports to governors' },
        { title: 'Timetables' },
      ],
      communication_skills: [{ title: 'Makaton' }, { title: 'Conflict with parents', description: 'trained mediator' }],
      job_related_skills: [
        { title: 'SIMS' },
        { title: 'Arbor' },
        { title: 'Read Write Inc.' },
        { title: 'Safeguarding', description: 'designated deputy since 2021; level 3, renewed in March 2025' },
      ],
      other_skills: [{ title: 'First aid at work', description: 'until June 2027' }],
    },
  },
  career: {
    preferred_jobs: ['Deputy headteacher', 'Head of inclusion'],
    expected_salary: 58_000,
    travel: true,
    relocate: false,
    new_career: false,
    work_permit_uk: true,
  },
  more: [
    {
      title: 'Publications',
      description:
        '<ul><li><p>‘Two languages, one register’, <em>Journal of Welsh-medium Education</em> 12 (2024), 33–51.</p></li><li><p>‘Ó bhéal go leabhar’, with M. Żółtowska, 2022.</p></li></ul>',
    },
    { title: 'Interests', description: '<p>Sea swimming; fiddle in a céilí band; allotment.</p>' },
  ],
  kept: 'References on request',
})
