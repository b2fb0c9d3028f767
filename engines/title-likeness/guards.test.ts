import { expect, test } from 'vitest'
import { guards, keptApartBy } from './index.ts'

/** By kind: what may not be called by the other's name, however near it lies. */
const apart: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'bands, grades and classes': [
    ['Band 6 Occupational Therapist', 'Band 5 Occupational Therapist'],
    ['HGV Class 1 Driver', 'HGV Class 2 Driver'],
    ['Key Stage 1 Teacher', 'Key Stage 2 Teacher'],
    ['Civil Servant Grade 7', 'Civil Servant Grade 6'],
    ['Technician II', 'Technician III'],
  ],
  'lines of support': [
    ['1st Line Support Engineer', '3rd Line Support Engineer'],
    ['First Line Support Analyst', '2nd Line Support Analyst'],
    ['L2 Support Engineer', 'L3 Support Engineer'],
  ],
  seniority: [
    ['Business Development Manager', 'Business Development Director'],
    ['Senior Data Analyst', 'Data Analyst'],
    ['Apprentice Electrician', 'Electrician'],
    ['Deputy Care Home Manager', 'Care Home Manager'],
    ['Assistant Accountant', 'Accountant'],
    ["Driver's Mate", 'Driver'],
    ["Bricklayer's Labourer", 'Bricklayer'],
    ['Warehouse Supervisor', 'Warehouse Operative'],
    ['Head of Marketing', 'Marketing Executive'],
    ['Graduate Engineer', 'Engineer'],
  ],
  'licensed professions': [
    ['Midwife', 'Maternity Support Worker'],
    ['Paralegal', 'Legal Secretary'],
    ['Solicitor', 'Paralegal'],
    ['Social Worker', 'Family Support Worker'],
    ['Dentist', 'Dental Nurse'],
    ['Veterinary Surgeon', 'Veterinary Nurse'],
    ['Pharmacist', 'Pharmacy Technician'],
    ['Bus Driver', 'Van Driver'],
    ['Quantity Surveyor', 'Building Surveyor'],
    ['Conveyancer', 'Solicitor'],
    ['Psychologist', 'Counsellor'],
  ],
  technologies: [
    ['PHP Developer', 'Java Developer'],
    ['Java Developer', 'JavaScript Developer'],
    ['iOS Developer', 'Android Developer'],
    ['Front End Developer', 'Back End Developer'],
    ['AWS Engineer', 'Azure Engineer'],
    ['SAP Consultant', 'Oracle Consultant'],
  ],
  'quality assurance': [
    ['QA Technologist (Food)', 'QA Tester'],
    ['Quality Inspector', 'Test Analyst'],
    ['QA Kitchen Auditor', 'QA Automation Analyst'],
    ['Quality Engineer', 'Design Engineer'],
  ],
  'who it is for': [
    ['Primary Tutor', 'Secondary Tutor'],
    ["Children's Home Worker", 'Adult Home Worker'],
    ['Live-in Carer', 'Carer'],
    ['Mental Health Carer', 'Learning Disability Carer'],
  ],
  branch: [
    ['Mechanical Engineer', 'Electrical Engineer'],
    ['Maths Tutor', 'English Tutor'],
    ['Sales Manager', 'Finance Manager'],
    ['Hotel Manager', 'Warehouse Manager'],
  ],
}

/** By kind: what says the same in other words, or only one of the two says at all. */
const together: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'bands, grades and classes': [
    ['Class One Driver', 'Class 1 Driver'],
    ['Nurse, Ward 21', 'Nurse'],
  ],
  'lines of support': [['First Line Support Analyst', '1st Line Support Analyst']],
  seniority: [
    ['Snr Data Analyst', 'Senior Data Analyst'],
    ['HR Business Partner', 'HR Advisor'],
    ['Management Accountant', 'Cost Accountant'],
    ['Care Assistant', 'Support Assistant'],
  ],
  'licensed professions': [
    ['Solicitor', 'Lawyer'],
    ['GP', 'General Practitioner'],
    ['Vet', 'Veterinarian'],
    ['Chiropodist', 'Podiatrist'],
  ],
  technologies: [
    ['C# Developer', '.NET Developer'],
    ['Frontend Developer', 'Front-End Developer'],
    ['React Developer', 'JavaScript Developer'],
  ],
  'quality assurance': [
    ['QA Tester', 'Software Tester'],
    ['Quality Inspector', 'QC Inspector'],
  ],
  'who it is for': [['Paediatric Carer', 'Child Carer']],
  branch: [
    ['Procurement Manager', 'Purchasing Manager'],
    ['Site Manager', 'Construction Manager'],
  ],
}

test('every kind keeps apart what it is for, and names itself', () => {
  expect(Object.keys(apart)).toEqual(guards.map(({ kind }) => kind))
  for (const [kind, pairs] of Object.entries(apart)) {
    for (const [one, other] of pairs)
      expect([one, other, keptApartBy(one, other)]).toEqual([one, other, expect.any(String)])
    expect(pairs.map(([one, other]) => keptApartBy(one, other))).toContain(kind)
  }
})

test('what says the same stays together', () => {
  expect(Object.keys(together)).toEqual(guards.map(({ kind }) => kind))
  for (const [one, other] of Object.values(together).flat()) {
    expect([one, other, keptApartBy(one, other)]).toEqual([one, other, null])
    expect(keptApartBy(other, one)).toBeNull()
  }
})
