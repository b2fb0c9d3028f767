import type { Meaning } from './meaning.ts'

/** Health and care. Grades and registers as the NHS and the Nursing and Midwifery Council name them. */
export const health: readonly Meaning[] = [
  { names: ['registered general nurse', 'RGN'], finds: ['registered nurse', 'adult nurse', 'staff nurse', 'RN'] },
  { names: ['registered nurse', 'RN'], finds: ['RGN', 'registered general nurse', 'RMN', 'RNLD', 'staff nurse'] },
  { names: ['registered mental health nurse', 'RMN'], finds: ['mental health nurse', 'psychiatric nurse'] },
  { names: ['mental health nurse', 'psychiatric nurse'], finds: ['RMN', 'community psychiatric nurse', 'CPN'] },
  { names: ['community psychiatric nurse', 'CPN', 'community mental health nurse'] },
  {
    names: [
      'learning disability nurse',
      'learning disabilities nurse',
      'RNLD',
      'registered nurse learning disabilities',
    ],
  },
  { names: ["children's nurse", 'paediatric nurse', 'RSCN', "registered sick children's nurse"] },
  {
    names: ['theatre nurse', 'scrub nurse'],
    finds: ['ODP', 'operating department practitioner', 'theatre practitioner'],
  },
  { names: ['operating department practitioner', 'ODP', 'theatre practitioner'] },
  { names: ['advanced nurse practitioner', 'ANP'], finds: ['nurse practitioner'] },
  { names: ['advanced clinical practitioner', 'ACP'] },
  { names: ['emergency nurse practitioner', 'ENP'] },
  { names: ['clinical nurse manager', 'CNM'] },
  { names: ['clinical nurse specialist', 'CNS'] },
  {
    names: ['healthcare assistant', 'HCA', 'healthcare support worker', 'HCSW', 'nursing assistant'],
    finds: ['care assistant', 'auxiliary nurse', 'clinical support worker'],
  },
  {
    names: ['care assistant', 'carer', 'care worker', 'caregiver'],
    finds: ['HCA', 'healthcare assistant', 'care support worker'],
  },
  {
    names: [
      'home carer',
      'domiciliary carer',
      'homecare worker',
      'homecare assistant',
      'domiciliary care assistant',
      'domiciliary care worker',
    ],
  },
  { names: ['domiciliary care', 'homecare', 'dom care'] },
  { names: ['live-in carer', 'live-in care', 'live-in care assistant', 'live-in care worker'] },
  { names: ['support worker'], finds: ['care support worker', 'residential support worker'] },
  { names: ['occupational therapist'], inTitles: ['OT', 'occupational therapy'] },
  { names: ['physiotherapist', 'physio'], inTitles: ['physiotherapy'] },
  {
    names: ['speech and language therapist', 'speech therapist'],
    inTitles: ['SLT', 'SALT', 'speech and language therapy'],
  },
  { names: ['general practitioner', 'GP'] },
  { names: ['A&E'], finds: ['emergency department'] },
  { names: ['intensive care', 'ITU', 'ICU', 'critical care'] },
  { names: ['child and adolescent mental health', 'CAMHS'] },
  {
    names: ['cognitive behavioural therapist', 'CBT therapist'],
    asks: ['CBT'],
    finds: ['CBT', 'cognitive behavioural therapy'],
  },
  { names: ['psychological wellbeing practitioner', 'PWP'] },
  { names: ['approved mental health professional', 'AMHP'] },
  { names: ['emergency care assistant', 'ECA'] },
  { names: ['phlebotomist'], inTitles: ['phlebotomy'] },
  { names: ['veterinary surgeon', 'veterinarian'], inTitles: ['vet'] },
  { names: ['veterinary nurse', 'vet nurse', 'RVN'] },
  { names: ['medical laboratory assistant', 'MLA'] },
]
