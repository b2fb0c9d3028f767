import { expect, test } from 'vitest'
import { proposeFromDocument, proposeFromJson, proposeFromXml } from './propose-from-file.ts'
import { treeOfJson, treeOfXml } from './tree.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

const portal = `<?xml version="1.0" encoding="UTF-8"?>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:hr="http://www.hr-xml.org/3" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0">
  <hr:DocumentID schemeID="X-0001"/>
  <CandidatePerson>
    <PersonName><oa:GivenName>Ines</oa:GivenName><hr:FamilyName>Moreau</hr:FamilyName></PersonName>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>ines@example.com</oa:URI></Communication>
    <Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>353</CountryDialing><oa:DialNumber>850100123</oa:DialNumber></Communication>
    <Communication><Address><oa:AddressLine>4 Quay Street</oa:AddressLine><oa:CityName>Sligo</oa:CityName><oa:PostalCode>F91 X2C4</oa:PostalCode><CountryCode>ie</CountryCode></Address></Communication>
    <hr:BirthDate>1990-02-03</hr:BirthDate>
    <PrimaryLanguageCode name="NORMAL">fra</PrimaryLanguageCode>
  </CandidatePerson>
  <CandidateProfile languageCode="en">
    <hr:ExecutiveSummary>&lt;p&gt;I bake.&lt;script&gt;alert(1)&lt;/script&gt;&lt;/p&gt;</hr:ExecutiveSummary>
    <EmploymentHistory><EmployerHistory><hr:OrganizationName>Quay Bakery</hr:OrganizationName><PositionHistory>
      <PositionTitle>Baker</PositionTitle>
      <eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2019-06-15</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod>
      <oa:Description>&lt;ul&gt;&lt;li&gt;Sourdough&lt;/li&gt;&lt;/ul&gt;</oa:Description><City>Sligo</City>
    </PositionHistory></EmployerHistory></EmploymentHistory>
    <EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>Lycée Hôtelier</hr:OrganizationName>
      <AttendancePeriod><EndDate><hr:FormattedDateTime>2012</hr:FormattedDateTime></EndDate></AttendancePeriod>
      <EducationDegree><hr:DegreeName>CAP Boulanger</hr:DegreeName></EducationDegree></EducationOrganizationAttendance></EducationHistory>
    <PersonQualifications><PersonCompetency><CompetencyID schemeName="NORMAL">eng</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
      <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Writing-Production</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>B2</hr:ScoreText></eures:Score></eures:CompetencyDimension>
    </PersonCompetency></PersonQualifications>
    <HobbiesAndInterests><HobbyOrInterest><hr:Title>Sea swimming</hr:Title></HobbyOrInterest></HobbiesAndInterests>
    <SocialAndPoliticalActivities><Activity><Title>Tidy Towns</Title></Activity></SocialAndPoliticalActivities>
  </CandidateProfile>
</Candidate>`

test('the Europass of today’s portal is read, and what has no field is kept', () => {
  const proposal = proposeFromXml(bytes(portal))
  expect(proposal).toMatchObject({
    source: 'europass',
    cv: {
      personal_data: {
        given_name: 'Ines',
        surname: 'Moreau',
        phone: '+353 850100123',
        street: 'Quay Street',
        city: 'Sligo',
        country: 'Ireland',
      },
      dob: '1990-02-03',
      summary: '<p>I bake.</p>',
      jobs: [
        {
          jobTitle: 'Baker',
          employer: 'Quay Bakery',
          startDate: '2019-06-15',
          isCurrent: true,
          city: 'Sligo',
          jobDescription: '<ul><li>Sourdough</li></ul>',
        },
      ],
      education: [{ title: 'CAP Boulanger', trainer: 'Lycée Hôtelier', endDate: '2012' }],
      skills: {
        main_language: 'French',
        other_languages: [{ name: 'English', writing: 'B2', speaking: { interaction: '' } }],
      },
      more: [{ title: 'Hobbies and interests', description: '<p>Sea swimming</p>' }],
    },
  })
  expect(proposal?.cv.kept).toContain('Tidy Towns')
  expect(proposal?.origins['jobs.0']).toMatchObject({ snippet: expect.stringContaining('Quay Bakery') })
})

test('the old Europass as JSON says what it says as XML', () => {
  const json = {
    SkillsPassport: {
      LearnerInfo: {
        Identification: {
          PersonName: { FirstName: 'Ines', Surname: 'Moreau' },
          Demographics: { Birthdate: { Year: 1990, Month: 2, Day: 3 } },
        },
        WorkExperience: [
          {
            Period: { From: { Year: 2019, Month: 6 }, Current: true },
            Position: { Label: 'Baker' },
            Employer: { Name: 'Quay & Sons' },
          },
        ],
        Skills: {
          Linguistic: { ForeignLanguage: [{ Description: { Label: 'English' }, ProficiencyLevel: { Writing: 'B2' } }] },
        },
        Nickname: 'Bun',
      },
    },
  }
  const proposal = proposeFromJson(JSON.stringify(json))
  expect(proposal).toMatchObject({
    source: 'europass',
    cv: {
      personal_data: { given_name: 'Ines' },
      dob: '1990-02-03',
      jobs: [{ jobTitle: 'Baker', employer: 'Quay & Sons', startDate: '2019-06', isCurrent: true }],
      skills: { other_languages: [{ name: 'English', writing: 'B2' }] },
    },
  })
  expect(proposal?.cv.kept).toContain('Bun')
})

test.each([
  ['a document type', '<!DOCTYPE a><a/>'],
  ['an entity', '<!ENTITY x "y"><a/>'],
  ['an outer entity', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
  ['depths', '<a>'.repeat(10_000)],
  ['too many', `<a>${'<b/>'.repeat(50_000)}</a>`],
  ['no element', 'hello'],
  ['two roots', '<a/><b/>'],
])('XML with %s is not read', (_, text) => {
  expect(treeOfXml(bytes(text))).toBeNull()
  expect(proposeFromXml(bytes(text))).toBeNull()
})

test.each([
  ['depths', '['.repeat(10_000) + ']'.repeat(10_000)],
  ['too many', `[${'1,'.repeat(50_000)}1]`],
  ['half of it', '{"basics":'],
  ['another form', '"hello"'],
  ['another thing', '{"a":1}'],
])('JSON with %s is no CV', (_, text) => {
  expect(proposeFromJson(text)).toBeNull()
})

test('what stands in a JSON under names of objects’ own does no harm', () => {
  const proposal = proposeFromJson(
    '{"basics":{"name":"Ann Lee","__proto__":{"polluted":"yes"}},"__proto__":{"polluted":"yes"}}',
  )
  expect(proposal?.cv.personal_data).toMatchObject({ given_name: 'Ann', surname: 'Lee' })
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  expect(treeOfJson('{"constructor":{"prototype":{"x":1}}}')).not.toBeNull()
})

test('a summary of signs that HTML writes longer is cut until it fits', () => {
  const proposal = proposeFromJson(JSON.stringify({ basics: { name: 'Ann Lee', summary: 'R&D '.repeat(5_000) } }))
  expect(proposal?.cv.summary.length).toBeLessThanOrEqual(20_000)
  expect(proposal?.cv.summary).toContain('R&amp;D R&amp;D')
  const signs = proposeFromJson(JSON.stringify({ basics: { name: 'Ann Lee', summary: '&'.repeat(20_000) } }))
  expect(signs?.cv.summary).toMatch(/^<p>(?:&amp;){1000,}<\/p>$/)
})

test('the XML within a PDF of Europass is the CV, if it is of the person whom the pages name', () => {
  const noPlaces = { kindOf: () => null }
  const read = (text: string, embedded = portal) => proposeFromDocument({ text, embedded }, noPlaces, () => '')
  expect(read('Curriculum vitae\nInes MOREAU\nBaker')).toMatchObject({
    source: 'europass',
    cv: { jobs: [{ jobTitle: 'Baker', employer: 'Quay Bakery' }] },
  })
  expect(read('Corin Blackadder\ncorin.b@example.com')).toMatchObject({
    source: 'text',
    cv: { personal_data: { surname: 'Blackadder' }, jobs: [] },
  })
  // What cannot be read is as if it were not there.
  for (const broken of ['<Candidate>', '<!DOCTYPE a [<!ENTITY b "c">]><Candidate/>', '<svg/>'])
    expect(read('Ines Moreau', broken).source).toBe('text')
})
