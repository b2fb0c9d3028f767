/**
 * Words of an ad's text that tell one post of an employer from another where all else is the same: shifts and terms, patients and pupils,
 * wards and branches. Singular; only the end of the list may grow without `reprocess`, for an ad keeps their numbers.
 */
export const tellingWords: readonly string[] = `
  night day weekend evening twilight early late waking part bank relief locum temporary permanent fixed maternity secondment
  adult child children young paediatric neonatal older elderly dementia autism palliative
  oncology cardiology cardiac respiratory renal stroke theatre scrub recovery anaesthetic icu endoscopy outpatient inpatient
  emergency surgical surgery orthopaedic trauma acute gastroenterology dermatology haematology neurology urology gynaecology
  midwifery radiology ultrasound mri pathology microbiology dental ophthalmology rehabilitation diabetes dialysis forensic prison camhs
  maths science english physics chemistry biology history geography music primary secondary nursery reception sixth
  french german spanish italian portuguese dutch polish swedish norwegian danish finnish arabic mandarin japanese
  north south east west northern southern eastern western
  pastry breakfast banqueting grill electrical mechanical hydraulic refrigeration
  conveyancing litigation probate payroll tax audit
`
  .split(/\s+/u)
  .filter((word) => word !== '')
