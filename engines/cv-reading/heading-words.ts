export type SectionKind =
  | 'contact'
  | 'summary'
  | 'work'
  | 'education'
  | 'training'
  | 'skills'
  | 'languages'
  | 'licence'
  | 'wanted'
  | 'facts'
  /** Kept under its own heading. */
  | 'more'

export type SkillList = 'job_related_skills' | 'organisational_skills' | 'communication_skills' | 'other_skills'

/*
 * Phrases with commas between, small letters, '&' written 'and'.
 */
export const phrases: Readonly<Record<Exclude<SectionKind, 'skills'>, string>> = {
  contact: `
    contact, contact details, contact me, contact information, contact info, personal details, personal information, personal data,
    details, my details, about, address, get in touch, candidate details, applicant details, identity, personalia, info, information
  `,
  summary: `
    profile, personal profile, professional profile, career profile, executive profile, profile summary, summary,
    professional summary, personal summary, career summary statement, executive summary, summary statement,
    summary of qualifications, personal statement, statement, supporting statement, professional statement, about me, who i am,
    career objective, objective, objectives, career objectives, career aim, career aims, career goal, career goals, key profile,
    overview, career overview, professional overview, introduction, bio, biography, my profile, a bit about me, career statement,
    candidate profile, candidate summary, professional biography, key information, brief profile, personal overview, in brief,
    at a glance, my story, career synopsis, synopsis
  `,
  work: `
    experience, work experience, working experience, employment, employment history, employment record, employment experience,
    employment details, work history, working history, career history, career, career summary, career to date, career record,
    professional experience, professional history, professional background, professional career, professional work experience,
    relevant experience, relevant work experience, relevant employment, job history, jobs, positions held, previous experience,
    previous employment, past employment, other employment, other experience, other work experience, additional experience,
    additional work experience, additional employment, present employment, current employment, current role, current position,
    present position, present role, earlier career, earlier experience, early career, earlier roles, early roles, previous roles,
    previous positions, previous jobs, employment and experience, experience and employment, work and experience,
    employment summary, experience summary, summary of experience, industry experience, industrial experience,
    commercial experience, clinical experience, nursing experience, teaching experience, academic experience, research experience,
    legal experience, management experience, technical experience, site experience, project experience, internship, internships,
    internship experience, internships and placements, placements, work placements, placement, key experience, selected experience,
    experience highlights, career highlights and experience, paid employment, part-time work, part time work, part-time employment,
    temporary work, professional appointments, appointments, appointments held, posts held, medical appointments, work,
    where i have worked, what i have done, career path, career and experience, career experience, work record, employment to date,
    academic appointments, academic employment, academic positions,
    military service, military experience, service history, naval service, army service
  `,
  education: `
    education, education and training, education and qualifications, education and certifications, education and certificates,
    education and professional qualifications, education and professional development, education history, educational background,
    educational history, educational qualifications, educational attainment, education background, education summary,
    academic background, academic history, academic qualifications, academic record, academic achievements,
    academic and professional qualifications, academic profile, academic education, academics, academia, qualifications,
    qualifications and training, qualifications and education, qualifications summary, professional qualifications,
    professional education, professional and academic qualifications, academic and vocational qualifications,
    vocational qualifications, schooling, schools, school, studies, degrees, university education, further education,
    higher education, secondary education, training and education, training and qualifications, learning, education and learning,
    formal education, my education, education details, educational details, key qualifications, relevant qualifications,
    education and skills, schools and colleges, school and college, where i studied, relevant education, tertiary education
  `,
  training: `
    training, courses, training courses, training and development, training and courses, courses and training, courses attended,
    professional development, continuing professional development, cpd, professional training, certifications, certification,
    certificates, certificates and training, licences and certifications, licenses and certifications, licenses, licences,
    licences and certificates, professional certifications, certifications and training, training and certifications,
    training and certificates, certifications and licences, certifications and courses, additional training, further training,
    accreditations, accreditation, professional memberships, memberships, professional membership, membership,
    professional affiliations, affiliations, professional bodies, registrations, professional registration, registration,
    professional registrations, memberships and registrations, registrations and memberships, tickets, tickets and certificates,
    cards and tickets, site tickets, competencies and tickets, certifications and memberships, mandatory training,
    industry training, short courses, online courses, in-house training, awards and certifications, certifications and awards,
    qualifications and certifications, certificates and tickets, tickets and cards, professional accreditations
  `,
  languages: `
    languages, language skills, language, languages spoken, language proficiency, foreign languages, language competence,
    linguistic skills, other languages, mother tongue and other languages, languages and levels, language abilities
  `,
  licence: `
    driving licence, driving license, driver's licence, driver's license, drivers licence, drivers license, driving,
    driving licences, driving licence and transport
  `,
  wanted: `
    position, job applied for, position applied for, position sought, job sought, preferred job, preferred jobs, preferred role,
    preferred roles, desired job, desired position, desired role, desired roles, desired jobs, target role, target roles,
    target job, role sought, roles sought, job wanted, job title sought, seeking, job interests, career interests,
    what i am looking for, occupational field, desired employment, desired employment / occupational field, studies applied for, looking for, work wanted
  `,
  facts: `
    other, other information, additional information, additional, additional details, further information, further details,
    other details, miscellaneous, general information, general, extra information, additional info, other info, right to work,
    work eligibility, eligibility, work authorisation, work authorization, visa, visa status, nationality, availability,
    notice period, notice, salary, salary expectation, salary expectations, expected salary, additional notes, notes,
    supplementary information, any other information, personal, other relevant information, relevant information,
    additional skills and information
  `,
  more: `
    interests, hobbies, hobbies and interests, interests and hobbies, interests and activities, activities and interests,
    personal interests, leisure interests, interests and achievements, leisure, outside interests, outside work, spare time,
    activities, extracurricular activities, extra-curricular activities, extra curricular activities, extracurricular,
    extra-curricular, volunteering, volunteer work, volunteer experience, voluntary work, voluntary experience, volunteer,
    voluntary, volunteering experience, volunteering and interests, voluntary roles, voluntary positions,
    voluntary and community work, community, community work, community involvement, community service, charity work, projects,
    key projects, personal projects, selected projects, academic projects, project, side projects, major projects, recent projects,
    notable projects, projects undertaken, portfolio, publications, selected publications, research, research interests,
    research projects, conferences, conferences and presentations, presentations, publications and presentations, talks, patents,
    awards, honours, honors, awards and honours, honours and awards, honors and awards, awards and achievements,
    achievements and awards, scholarships, prizes, awards and prizes, grants, funding, references, referees, reference,
    reference available, key accomplishments, teaching, positions of responsibility, responsibilities and positions, leadership,
    leadership and activities, open source, open source contributions, military, exhibitions, performances, gap year, career break,
    career breaks, employment gaps, gaps in employment, dissertation, thesis, open-source projects, professional references,
    credits, testimonials, recommendations, media, press, dbs, dbs check, declaration, social media, memberships and interests,
    sports, sport, travel, achievements, key achievements, career achievements, selected achievements, accomplishments, highlights,
    career highlights, key highlights, strengths, key strengths, key responsibilities, responsibilities, duties,
    leadership experience
  `,
}

export const skillPhrases: Readonly<Record<SkillList, string>> = {
  job_related_skills: `
    skills, key skills, top skills, skills summary, technical skills, core skills, core competencies, core competences,
    core competencies and skills, competencies, competences, key competencies, key competences, professional skills,
    areas of expertise, expertise, key expertise, specialist skills, specialisms, specialities, specialties, skill set, skillset,
    skill highlights, skills and abilities, skills and competencies, skills and competences, skills and expertise,
    skills and knowledge, key skills and competencies, key skills and experience, skills and experience, key skills and knowledge,
    relevant skills, abilities, capabilities, key capabilities, core capabilities, knowledge, knowledge and skills,
    job-related skills, job related skills, work skills, practical skills, clinical skills, trade skills, vocational skills,
    hard skills, technical skill, technical expertise, technical knowledge, technical summary, technical proficiencies,
    technical competencies, technical competence, technical profile, technologies, tools and technologies, technologies and tools,
    technical stack, tech stack, technology, technology skills, tools, software, software skills, programming skills,
    programming languages, programming, it skills, it, i.t. skills, ict skills, computer skills, computer literacy,
    computing skills, it skills and software, it and technical skills, it knowledge, digital skills, digital competence,
    digital competences, skills and tools, systems, systems knowledge, frameworks, databases, laboratory skills, lab skills,
    research skills, engineering skills, design skills, legal skills, financial skills, finance skills, nursing skills,
    teaching skills, kitchen skills, care skills, site skills, personal skills, personal skills and competences, skills profile,
    key technical skills, main skills, my skills, what i can do, what i do well, skills and strengths, summary of skills,
    technical environment, proficiencies, qualifications and skills, skills and qualifications, skills and certifications,
    skills and interests, management skills, core strengths
  `,
  organisational_skills: `
    organisational skills, organizational skills, organisation skills, organisational / managerial skills,
    organisational/managerial skills, organisational and managerial skills, organisational skills and competences,
    leadership skills, managerial skills, planning skills, time management skills, leadership and management skills,
    management and leadership skills
  `,
  communication_skills: `
    communication skills, communication, communication and interpersonal skills, interpersonal skills, social skills,
    social skills and competences, people skills, soft skills, communication skills and competences, customer service skills
  `,
  other_skills: `
    other skills, additional skills, further skills, transferable skills, artistic skills, artistic skills and competences,
    other skills and competences, general skills
  `,
}

/** Words that stand in lists of skills and within jobs as well: headings only among others of the same look. */
export const doubtful = `
  info, information, about, position, address, details, statement, overview, introduction, work, jobs, career, placement,
  learning, school, studies, training, courses, language, driving, seeking, looking for, general, personal, visa, salary, notice,
  notes, travel, sport, sports, leisure, military, community, research, conferences, presentations, talks, grants, funding, media,
  press, leadership, leadership and activities, project, activities, achievements, key achievements, career achievements,
  selected achievements, accomplishments, key accomplishments, highlights, career highlights, key highlights, strengths,
  key strengths, key responsibilities, responsibilities, duties, leadership experience, teaching, credits, knowledge, programming,
  technology, tools, software, it, systems, frameworks, databases, communication, abilities, capabilities, reference, declaration,
  thesis, dissertation, communication skills, interpersonal skills, people skills, soft skills, organisational skills,
  organizational skills, leadership skills, time management skills, management skills, it skills, computer skills,
  computer literacy, customer service skills, planning skills, research skills, registration, nationality, availability,
  eligibility, certification, accreditation, membership, dbs, dbs check, appointments, tickets, licences, licenses, prizes,
  awards, volunteering, volunteer, voluntary, charity work, project experience, technical environment, technologies,
  management and leadership skills, leadership and management skills
`
