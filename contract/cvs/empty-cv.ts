import type { Cv, EducationEntry, MoreSection, OtherLanguage, WorkEntry } from './cvs.ts'

// Written out, so that a page can begin a CV without the library that checks it; a test holds each to its schema.

export const emptyWork: WorkEntry = {
  jobTitle: '',
  employer: '',
  city: '',
  startDate: '',
  endDate: '',
  isCurrent: false,
  jobDescription: '',
}

export const emptyEducation: EducationEntry = {
  title: '',
  trainer: '',
  domain: '',
  level: '',
  grade: '',
  startDate: '',
  endDate: '',
  isCurrent: false,
  address_1: '',
  address_2: '',
  city: '',
  postcode: '',
  country: '',
  website: '',
}

export const emptyLanguage: OtherLanguage = {
  name: '',
  understanding: { listening: '', reading: '' },
  speaking: { interaction: '', production: '' },
  writing: '',
}

export const emptySection: MoreSection = { title: '', description: '' }

export const emptyCv: Cv = {
  personal_data: {
    salutation: '',
    given_name: '',
    surname: '',
    email: '',
    phone: '',
    image: '',
    address_number: '',
    street: '',
    postcode: '',
    city: '',
    country: '',
  },
  dob: '',
  headline: '',
  summary: '',
  links: [],
  jobs: [],
  education: [],
  skills: {
    main_language: '',
    other_languages: [],
    other_skills: {
      driving_license: [],
      organisational_skills: [],
      communication_skills: [],
      job_related_skills: [],
      other_skills: [],
    },
  },
  career: {
    preferred_jobs: [],
    expected_salary: null,
    expected_salary_currency: 'GBP',
    travel: null,
    relocate: null,
    new_career: null,
    work_permit_uk: null,
    work_permit_ie: null,
  },
  more: [],
  kept: '',
}

/** 'Aoife Ní Bhriain', or empty. */
export function cvFullName({ personal_data: { given_name, surname } }: Cv): string {
  return `${given_name.trim()} ${surname.trim()}`.trim()
}
