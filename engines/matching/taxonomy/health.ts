import type { Field } from './taxonomy.ts'

/** Nursing, medicine, allied health, pharmacy, social work and care. */
export const health: Field = {
  skills: `
    # nursing and clinical
    patient care, care of patients, nursing care, direct patient care, caring for patients, high quality patient care, quality patient care, patient-centred care, clinical care, nursing ~ personal care
    person-centred care, person centred care, person centred, individualised care, holistic care, person-centred, person-centered care
    patient assessment, assessing patients, assess patients, nursing assessment, clinical assessment, assessment of patients, holistic assessment, clinical assessments, patient assessments
    care planning, care plans, care plan, develop care plans, individual care plans, planning care, planning of care, support plans, support planning, treatment plans, treatment planning, evaluating care, implement care programmes
    medication administration, administering medication, administration of medication, administer medication, medicines management, medication management, drug administration, medication rounds, giving medication, administering medicines, dispensing medication, medication, eMAR, !MAR charts, IV administration
    IV therapy, intravenous therapy, IV fluids, infusions, intravenous infusions, IVs, intravenous, cannulation, IV drugs, cannulate, IV cannulation
    venepuncture, phlebotomy, taking blood, taking bloods, blood samples, venipuncture, blood collection
    wound care, wound management, dressings, tissue viability, pressure area care, leg ulcers
    catheterisation, catheter care, male catheterisation, urinary catheterisation, catheters
    stoma care > catheterisation
    clinical observations, taking observations, vital signs, ?observations, NEWS2, !NEWS, blood pressure monitoring, physical observations, recording observations, monitoring vital signs
    infection control, infection prevention, infection prevention and control, IPC, aseptic technique, hand hygiene, ANTT
    acute care, acute nursing, acute hospital, acute setting, acute wards, acute medicine, medical ward, acute medical unit, surgical ward, acute ward, ward experience, ward environment, inpatient ward, ward work
    intensive care, critical care, ICU, ITU, high dependency, HDU, intensive care unit
    emergency care, accident and emergency, A&E, emergency department, urgent care, minor illness, resus
    ?triage > emergency care
    minor injuries, minor injury unit > emergency care
    theatre nursing, operating theatre, ?theatres, operating theatres, perioperative, surgical instruments
    ?scrub > theatre nursing
    anaesthetics, anaesthetic > theatre nursing
    recovery nursing > theatre nursing
    ?surgery, surgical care, surgical procedures, orthopaedic
    orthopaedics > surgery
    general surgery > surgery
    pre-operative assessment > surgery
    palliative care, end of life care, end of life, hospice care, terminal care, syringe driver
    oncology, cancer care, cancer services
    chemotherapy > oncology
    haematology > oncology
    cardiology, cardiac care
    ECG > cardiology
    coronary care > cardiology
    heart failure > cardiology
    respiratory care, respiratory
    COPD > respiratory care
    tracheostomy care, tracheostomy > respiratory care
    ?ventilation > respiratory care
    renal care, dialysis, haemodialysis, renal
    diabetes care, diabetes, diabetes management
    ?stroke care, stroke, neurological
    acquired brain injury, brain injury > stroke care
    spinal injury > stroke care
    neurology > stroke care
    neuro rehabilitation > stroke care
    elderly care, care of the elderly, older people, older persons, elderly, geriatric, care of older people, elderly residents, frailty
    dementia care, dementia, Alzheimer's, people with dementia, living with dementia
    paediatrics, paediatric nursing, paediatric care, sick children, children's nursing, paediatric, children's ward
    neonatal care, neonatal, NICU, SCBU
    midwifery, intrapartum care, maternity care, maternity services, birth centre, antenatal, postnatal
    antenatal care > midwifery
    postnatal care > midwifery
    labour ward > midwifery
    health visiting, healthy child programme, child health, school nursing, public health nursing
    community nursing, district nursing, community health, home visits, visiting patients at home, community setting, community settings
    practice nursing, long term conditions, ?general practice, ?GP surgery, ?GP practice, asthma diabetes COPD, QOF
    cervical cytology, smears, cervical smears > practice nursing
    travel health > practice nursing
    chronic disease management > practice nursing
    asthma clinics > practice nursing
    vaccination, immunisation, immunisations, vaccinations, flu vaccination, childhood immunisations, vaccines, flu jabs
    mental health, mental health nursing, psychiatric nursing, mental health needs, mental illness, mental health conditions, psychiatric care, acute mental health, mental health services, psychiatry, mental health problems, mental health settings
    Mental Health Act, sectioned patients, MCA, CPA mental health, care programme approach, capacity assessments
    !DoLS, deprivation of liberty > Mental Health Act
    Mental Capacity Act, mental capacity > Mental Health Act
    crisis intervention, crisis team, suicide prevention, self harm, crisis care
    substance misuse, drug and alcohol, addiction, substance abuse, drug and alcohol services, alcohol misuse, recovery work
    learning disabilities, learning disability, learning difficulties, people with learning disabilities, adults with learning disabilities, LD services, intellectual disabilities, intellectual disability
    autism, autistic, ASD, autism spectrum, autistic spectrum, Asperger's
    physical disabilities, physical disability, disability care, people with disabilities, disabled people, users with physical disabilities, individuals with disabilities
    challenging behaviour, behaviour that challenges, behaviours that challenge, complex behaviour, restraint, de-escalation techniques, behavioural support
    positive behaviour support, PBS > challenging behaviour
    PMVA > challenging behaviour
    !MAPA > challenging behaviour
    breakaway training > challenging behaviour
    complex needs, complex care, complex care needs, complex health needs
    clinical governance, clinical audit, audit clinical, quality improvement healthcare, clinical effectiveness, clinical audits, clinical standards
    clinical leadership, ward management, nurse in charge, take charge of the ward, ward manager, charge nurse, leading a shift, run a shift, nurse leadership
    clinical supervision, supervising students, mentorship qualification, preceptorship, teaching and assessing, ENB 998, SSSA, practice assessor, supporting students
    CQC compliance, !CQC, care quality commission, HIQA, CQC standards, Ofsted registered home, CQC registered manager, care inspectorate, CQC regulations, CQC inspections
    discharge planning, patient discharge, hospital discharge, patient flow, bed management, ?discharge
    health promotion, health education, promoting health, health improvement, healthy lifestyle, health inequalities
    smoking cessation > health promotion
    ?public health > health promotion
    clinical trials, clinical research, good clinical practice, research nursing, trial coordination ~ regulatory affairs
    occupational health, fitness for work, health surveillance, sickness absence case management
    aesthetics, cosmetic treatments, laser treatments
    botox > aesthetics
    dermal fillers > aesthetics
    nurse prescribing, prescribing medicines
    telephone triage, remote consultations, clinical triage, NHS Pathways
    # doctors and specialities
    medical practice, medical diagnosis, clinical diagnosis, diagnosing patients, on-call rota, ward rounds, medical care, general medicine, acute medicine doctor, out-patient clinics, outpatient clinics, clinical management of patients, outpatients
    GP work, general medical services, !MRCGP, JCPTGP, GP training, !MRCP, !FRCA, !MRCS, !MRCPsych, !FRCR, membership of royal college, royal college of physicians, royal college exams
    radiology, diagnostic imaging, radiography, ?imaging
    MRI > radiology
    CT scanning, !CT > radiology
    ultrasound, sonography > radiology
    mammography > radiology
    X-ray, plain film > radiology
    radiotherapy, therapeutic radiography, treatment planning radiotherapy
    ?pathology, biochemistry laboratory, microbiology laboratory, cellular pathology, biomedical science
    histology > pathology
    blood sciences > pathology
    ?cytology > pathology
    blood transfusion laboratory > pathology
    dentistry, dental care, dental treatment, dental practice, ?dental, chairside, oral health
    orthodontics > dentistry
    dental nursing > dentistry
    dental hygiene > dentistry
    optometry, sight tests, eye examinations, dispensing optics, ophthalmology, eye care, contact lenses
    audiology, hearing tests, hearing aids
    # allied health
    physiotherapy, physiotherapy assessment, physio, exercise prescription, outpatient physiotherapy
    hydrotherapy > physiotherapy
    musculoskeletal, !MSK > physiotherapy
    manual therapy > physiotherapy
    sports injuries > physiotherapy
    occupational therapy, OT assessments, activities of daily living, aids and adaptations
    home adaptations > occupational therapy
    equipment provision > occupational therapy
    functional assessments, functional assessment > occupational therapy
    rehabilitation, rehab, reablement, enablement, rehabilitation programmes, promoting independence, promote independence, independent living, independence skills, daily living skills
    speech and language therapy, communication disorders, speech therapy
    dysphagia, swallowing assessments > speech and language therapy
    !AAC > speech and language therapy
    dietetics, nutrition, dietary advice, diet plans, nutritional assessment, nutrition and hydration
    PEG feeding, !PEG, enteral feeding > dietetics
    clinical nutrition > dietetics
    podiatry, foot care, nail surgery, diabetic foot, chiropody
    prosthetics and orthotics, orthotics, orthoses
    psychological therapies, psychological interventions, talking therapies, psychological assessment, formulation psychology, psychological therapy, ?psychology
    IAPT > psychological therapies
    psychometric assessment > psychological therapies
    neuropsychological assessment > psychological therapies
    cognitive behavioural therapy, CBT, cognitive behaviour therapy, low intensity interventions, guided self help, high intensity therapy
    counselling, psychotherapy, person-centred counselling, counselling skills, group therapy
    EMDR > counselling
    systemic therapy > counselling
    art therapy > counselling
    family therapy > counselling
    dialectical behaviour therapy > counselling
    paramedic practice, pre-hospital care, emergency response, ambulance service, blue light driving, first response, patient transport, ambulance
    # pharmacy
    dispensing, dispensing prescriptions, dispensary, dispense medicines, prescriptions, prescription dispensing, checking prescriptions, accuracy checking
    pharmacy services, clinical pharmacy, pharmacology, pharmaceutical care, pharmaceutical advice, over the counter medicines, community pharmacy, hospital pharmacy, pharmaceutical chemistry, OTC advice
    medication reviews, structured medication reviews > pharmacy services
    MURs > pharmacy services
    Pharmacy First > pharmacy services
    PMR systems > pharmacy services
    medicines optimisation > pharmacy services
    new medicine service > pharmacy services
    medicines information > pharmacy services
    controlled drugs, CD register
    # care
    personal care, assisting with personal care, washing and dressing, intimate care, toileting, bathing, continence care, hygiene needs, personal hygiene, support with personal care, feeding, washing dressing ~ patient care
    care work, caring for others, care experience, supporting residents, supporting service users, adult social care, care of residents, care sector, care home, residential care, supporting vulnerable people, service users, vulnerable adults, caring role, care setting, supporting people, vulnerable people, support social service users, nursing home, care homes
    home care, domiciliary care, homecare, dom care, care in people's homes, care visits ~ care work
    live-in care > home care
    residential care setting, residential homes, children's residential, residential childcare, children's home, residential children's home, looked after children residential
    supported living, supported accommodation, floating support, independent living support, tenancy support
    meal preparation, preparing meals, preparing food and drinks, cooking meals, shopping and cooking, buy groceries, mealtimes, assist with meals
    companionship, social activities, activities programme, activity planning, activities for residents, organising activities, accessing the community, community access, community activities
    hoists, hoisting, use of hoists, mobility support, mobility aids, moving residents
    daily records, care records, care notes, care documentation, completing care notes, daily logs, patient records, medical records, clinical records, electronic patient records, health records, nursing documentation
    sleep-ins, sleep in shifts, waking nights, sleep-in
    key working, keyworking, key worker, keyworker, named worker
    care home management, registered manager, running a care home, service management care, registered managers award, !RMA, leadership and management in care
    electronic care systems, PAS patient administration, patient administration systems, !PAS, EPR
    SystmOne > electronic care systems
    EMIS, EMIS Web > electronic care systems
    RiO > electronic care systems
    CareNotes > electronic care systems
    Person Centred Software > electronic care systems
    Lorenzo > electronic care systems
    Vision clinical system > electronic care systems
    medical administration, clinic administration, audio typing medical, medical secretarial, medical reception, outpatient bookings, patient bookings, patient enquiries, booking patients, ?referrals, waiting lists, patient appointments
    clinical coding > medical administration
    clinic letters > medical administration
    medical terminology > medical administration
    choose and book > medical administration
    # social work
    social work, social work practice, statutory social work, social work assessments, social services, social casework, local authority social work, frontline social work, social worker experience
    child protection cases, children in need, !CIN, child in need, child protection plans, child protection conferences, child protection case conferences, section 17, children's social care, court work children, children in care
    section 47 > child protection cases
    Signs of Safety > child protection cases
    GIRFEC > child protection cases
    care proceedings > child protection cases
    looked after children, !LAC > child protection cases
    care leavers > child protection cases
    PLO > child protection cases
    ?fostering, foster care, ?adoption, fostering assessments, foster carers
    Form F > fostering
    kinship care > fostering
    adult safeguarding, adult social work, safeguarding enquiries, section 42, !BIA
    Care Act assessments, Care Act > adult safeguarding
    AMHP > adult safeguarding
    best interests assessor > adult safeguarding
    court reports, court statements, court work, giving evidence in court, writing court reports, family court
    !?Mosaic case system, !Mosaic, ICS, case management systems social care
    Liquidlogic > Mosaic case system
    CareFirst > Mosaic case system
    case management, caseload, managing a caseload, caseload management, case work, casework, complex caseload, caseloads, manage a caseload, holding a caseload
    multi-disciplinary working, multidisciplinary team, multi-disciplinary team, MDT, multi agency working, multi-agency, multidisciplinary working, multi-agency working, interdisciplinary, inter-agency, joint working, partnership working, multi disciplinary team, partnership with agencies
    family support, working with families, parenting support, family support work, support to families, early help, parenting programmes, direct work with children, children and families
    youth work, working with young people, young people, youth offending, youth justice, vulnerable young people, at risk young people, teenagers, ?adolescents
    domestic abuse support, domestic violence, domestic abuse, sexual violence
    !IDVA > domestic abuse support
    MARAC > domestic abuse support
    homelessness support, homelessness, rough sleepers, housing support, ?hostel work
    advocacy, advocating, independent advocacy, client advocacy
    welfare advice, welfare rights, benefits advice, debt advice, welfare benefits, advice and guidance, universal credit advice, money advice, information advice and guidance, !IAG
    offender management, ?probation, working with offenders, ?prison work, criminal justice, ?offenders
    anti-discriminatory practice, diverse communities, diverse cultural communities, culturally sensitive
    # animals
    veterinary medicine, veterinary practice, veterinary surgery, animal health, veterinary care, veterinary
    small animal practice > veterinary medicine
    veterinary nursing, animal nursing
    animal care, animal welfare, animal handling, kennels, grooming dogs, dog handling
  `,
  occupations: `
    # nursing
    registered nurse, staff nurse, nurse, rgn, general nurse, adult nurse, rn, registered general nurse, ward nurse, bank nurse, agency nurse, hospital nurse, registered adult nurse, band 5 nurse, band 6 nurse, registered nurses, nursing home nurse, rgn nurse, staff nurse rgn, senior staff nurse, junior sister, deputy sister, nurse rgn, critical care nurse, icu nurse, itu nurse, a&e nurse, ed nurse, emergency nurse, oncology nurse, theatre nurse, scrub nurse, recovery nurse, surgical nurse, cardiac nurse, renal nurse, dialysis nurse, haemodialysis nurse, endoscopy nurse, outpatient nurse, outpatients nurse, chemotherapy nurse, nurse associate, nursing associate, cardiology nurse, respiratory nurse, stroke nurse, palliative care nurse, hospice nurse, nurses, theatre practitioner, anaesthetic nurse, pre-assessment nurse, haematology nurse, care home nurse, nursing, nurse in charge, complex care nurse, staff nurses > patient care, patient assessment, care planning, medication administration, clinical observations, infection control, NMC registration ~ nurse manager, nurse specialist, community nurse, mental health nurse, children's nurse, healthcare assistant, practice nurse, midwife
    mental health nurse, rmn, registered mental health nurse, community psychiatric nurse, cpn, community mental health nurse, psychiatric nurse, rmn nurse, staff nurse mental health, camhs nurse, staff nurse rmn, community mental health practitioner, mental health practitioner, camhs practitioner, crisis practitioner, liaison psychiatry nurse, forensic nurse, cmht nurse, mental health staff nurse, psychiatric liaison nurse, recovery practitioner, crisis nurse, crisis team practitioner > mental health, patient care, care planning, medication administration, risk assessment, NMC registration ~ registered nurse, learning disability nurse, nurse manager, mental health support worker, social worker
    learning disability nurse, rnld, learning disabilities nurse, registered learning disability nurse, community learning disability nurse > learning disabilities, patient care, care planning, medication administration, NMC registration ~ registered nurse, mental health nurse
    children's nurse, paediatric nurse, rscn, registered children's nurse, neonatal nurse, paediatric staff nurse, children's staff nurse, picu nurse, nicu nurse, children nurse, community children's nurse, staff nurse paediatrics, paediatric staff nurses, neonatal staff nurse > paediatrics, patient care, patient assessment, medication administration, NMC registration ~ registered nurse, school nurse
    community nurse, district nurse, community staff nurse, community nursing sister, district nursing sister, community matron, rapid response nurse, community sister, community nurse practitioner, intermediate care nurse, community registered nurse > community nursing, patient care, wound care, care planning, NMC registration ~ registered nurse, practice nurse, health visitor
    health visitor, school nurse, public health nurse, specialist community public health nurse, community nursery nurse, health visiting, 0-19 nurse, family nurse > health visiting, health promotion, safeguarding, NMC registration ~ community nurse, practice nurse, children's nurse
    practice nurse, general practice nurse, gp nurse, practice nurse manager, treatment room nurse, gp practice nurse, lead practice nurse, occupational health nurse, occupational health advisor, travel nurse, sexual health nurse, occupational health adviser, occupational health practitioner, telephone triage nurse, triage nurse, cosmetic nurse, aesthetic nurse, prison nurse, clinic nurse, screening nurse, infection control nurse, aesthetic practitioner > patient care, practice nursing, NMC registration ~ registered nurse, nurse practitioner, community nurse
    nurse practitioner, advanced nurse practitioner, anp, emergency nurse practitioner, advanced clinical practitioner, acp, advanced practitioner, enp, urgent care practitioner, trainee advanced clinical practitioner, minor illness nurse, emergency care practitioner, specialist practitioner, physician associate, advanced care practitioner, clinical practitioner > patient care, patient assessment, medical practice, NMC registration ~ practice nurse, nurse specialist, paramedic, registered nurse
    nurse specialist, clinical nurse specialist, cns, specialist nurse, macmillan nurse, diabetes specialist nurse, palliative care specialist nurse, heart failure nurse, epilepsy nurse, diabetes nurse, research nurse, clinical research nurse, nurse consultant, diabetic specialist nurse, respiratory specialist nurse, specialist nurse practitioner, stroke specialist nurse, tissue viability nurse, infection prevention nurse, lead nurse specialist, clinical nurse educator, practice educator, practice development nurse, clinical educator, clinical skills tutor, safeguarding nurse, named nurse > patient care, patient assessment, NMC registration ~ registered nurse, nurse practitioner, nurse manager
    nurse manager, ward manager, ward sister, charge nurse, sister, matron, clinical nurse manager, deputy ward manager, clinical lead nurse, lead nurse, senior nurse, nursing manager, director of nursing, head of nursing, clinical manager, nurse team leader, senior sister, senior charge nurse, clinical team leader, nurse unit manager, clinical services manager, clinical lead, deputy charge nurse, hospital matron, chief nurse, cnm, modern matron, sister/charge nurse, junior charge nurse, clinical team manager, theatre team leader, clinical operations manager nurse > clinical leadership, patient care, staff management, NMC registration ~ registered nurse, care home manager, nurse specialist
    midwife, community midwife, registered midwife, staff midwife, midwifery sister, maternity nurse, band 6 midwife, specialist midwife, rotational midwife, midwives, consultant midwife, midwifery matron, labour ward coordinator, caseload midwife > midwifery, patient care, NMC registration ~ registered nurse, health visitor, maternity support worker
    healthcare assistant, hca, health care assistant, healthcare support worker, nursing assistant, auxiliary nurse, clinical support worker, nursing auxiliary, hcsw, theatre support worker, phlebotomist, health care support worker, ward assistant, clinical healthcare assistant, therapy assistant, bank healthcare assistant, maternity support worker, assistant practitioner, maternity care assistant, hcas, health care assistants, senior healthcare assistant, band 2 healthcare assistant, physiotherapy assistant, occupational therapy assistant, rehabilitation assistant, therapy support worker, rehab assistant, technical instructor, generic therapy assistant, dialysis assistant, nursing support worker, healthcare workers, healthcare worker, endoscopy assistant, imaging assistant, radiography assistant, mammography assistant, outpatient support worker, clinical assistant, theatre assistant, physiotherapy technical instructor, rehabilitation support worker, health support worker, clinic assistant, multi-task attendant > personal care, patient care, clinical observations, infection control ~ care assistant, registered nurse, support worker, mental health support worker
    # doctors and dentists
    doctor, medical doctor, physician, consultant physician, specialty doctor, junior doctor, foundation doctor, registrar, resident medical officer, specialty registrar, clinical fellow, trust doctor, locum consultant, senior house officer, sho, medical officer, staff grade doctor, associate specialist, junior clinical fellow, senior clinical fellow, consultant in anaesthetics, consultant in emergency medicine, consultant in psychiatry, consultant in palliative medicine, consultant in public health, consultant in paediatrics, consultant in obstetrics, consultant anaesthetist, anaesthetist, consultant radiologist, radiologist, consultant psychiatrist, psychiatrist, surgeon, consultant surgeon, cardiologist, paediatrician, consultant paediatrician, oncologist, pathologist, neurologist, geriatrician, trust grade doctor, speciality doctor, locum doctor, consultant cardiologist, consultant oncologist, clinical research fellow, consultant neurologist, consultant dermatologist, consultant orthopaedic, consultant histopathologist, house officer, fy1, fy2, ct1, st3, consultant gastroenterologist, consultant obstetrics, consultant haematologist, consultant ophthalmologist, teaching fellow medical, clinical teaching fellow, consultant geriatrician, consultant urologist, locum appointment for service, las, clinical director, medical director, consultant microbiologist, consultant in emergency medicine, consultant in acute medicine, acute physician, specialty trainee, consultant rheumatologist, consultant endocrinologist, consultant neonatologist, hospital doctor, occupational physician > medical practice, patient care, patient assessment, GMC registration ~ general practitioner, nurse practitioner
    general practitioner, gp, salaried gp, locum gp, gp partner, out of hours gp, gp locum, salaried general practitioner, family doctor, gp lead > medical practice, GP work, patient care, GMC registration ~ doctor, nurse practitioner
    dentist, associate dentist, dental surgeon, general dental practitioner, orthodontist, dental associate, dental therapist, dental hygienist, hygienist, specialty dentist, dental officer, consultant orthodontist > dentistry, GDC registration ~ dental nurse, doctor
    dental nurse, trainee dental nurse, dental assistant, dental receptionist, dental practice manager, dental technician, qualified dental nurse, orthodontic nurse, lead dental nurse > dentistry, infection control ~ healthcare assistant, dentist, medical receptionist
    veterinary surgeon, vet, veterinarian, vet surgeon, veterinary officer, official veterinarian > veterinary medicine, RCVS registration ~ veterinary nurse
    veterinary nurse, vet nurse, registered veterinary nurse, rvn, veterinary care assistant, student veterinary nurse > veterinary nursing, animal care ~ veterinary surgeon, animal care worker
    animal care worker, kennel assistant, animal care assistant, dog groomer, groom, cattery assistant, animal welfare officer, zoo keeper, animal technician, dog walker, pet groomer > animal care ~ veterinary nurse, farm worker
    # allied health
    physiotherapist, physio, musculoskeletal physiotherapist, msk physiotherapist, rotational physiotherapist, chartered physiotherapist, physiotherapists, senior physiotherapist, paediatric physiotherapist, community physiotherapist, static physiotherapist, band 5 physiotherapist, band 6 physiotherapist, sports therapist, osteopath, chiropractor, respiratory physiotherapist, specialist physiotherapist, physiotherapy lead, neuro physiotherapist, first contact physiotherapist, extended scope practitioner, clinical specialist physiotherapist, msk practitioner, rehabilitation therapist, case manager physiotherapist, team lead physiotherapist, massage therapist sports > physiotherapy, patient assessment, rehabilitation, HCPC registration ~ occupational therapist, podiatrist
    occupational therapist, ot, senior occupational therapist, community occupational therapist, rotational occupational therapist, paediatric occupational therapist, mental health occupational therapist, band 5 occupational therapist, band 6 occupational therapist, occupational therapists, hand therapist, occupational therapy team lead, occupational therapy lead, specialist occupational therapist, ots > occupational therapy, patient assessment, rehabilitation, HCPC registration ~ physiotherapist, social worker
    speech and language therapist, slt, salt, speech therapist, paediatric speech and language therapist, specialist speech and language therapist, speech & language therapist, speech language therapist > speech and language therapy, HCPC registration ~ occupational therapist
    dietitian, dietician, nutritionist, community dietitian, paediatric dietitian, specialist dietitian, dietetic assistant, dietitians > dietetics, patient assessment, HCPC registration ~ podiatrist
    podiatrist, chiropodist, foot health practitioner, specialist podiatrist > podiatry, patient assessment, HCPC registration ~ physiotherapist
    radiographer, diagnostic radiographer, mri radiographer, ct radiographer, sonographer, therapeutic radiographer, mammographer, reporting radiographer, senior radiographer, superintendent radiographer, ultrasonographer, radiography manager, interventional radiographer > radiology, patient care, HCPC registration ~ clinical physiologist, biomedical scientist
    clinical physiologist, cardiac physiologist, respiratory physiologist, audiologist, ecg technician, sleep physiologist, neurophysiologist, hearing aid dispenser, echocardiographer, cardiographer, physiologist, cardiac scientist, clinical scientist, vascular scientist, medical physicist, orthotist, prosthetist, orthoptist, perfusionist, medical engineer, medical technician, medical device technician, dosimetrist, clinical technologist, gastrointestinal physiologist > patient assessment ~ radiographer, biomedical scientist
    biomedical scientist, bms, medical laboratory assistant, medical laboratory scientist, specialist biomedical scientist, pathology assistant, associate practitioner pathology, medical laboratory technician, mortuary technician, anatomical pathology technologist, trainee biomedical scientist, cytoscreener, lead biomedical scientist, mla, medical scientist, healthcare scientist > pathology, laboratory techniques, HCPC registration ~ laboratory technician, microbiologist, radiographer
    paramedic, emergency medical technician, emergency care assistant, ambulance technician, ambulance care assistant, ambulance driver, patient transport driver, emergency care support worker, ambulance person, student paramedic, advanced paramedic, paramedic practitioner, patient transport service, call handler ambulance, emergency medical dispatcher, community paramedic, newly qualified paramedic, non-emergency patient transport, specialist paramedic > paramedic practice, emergency care, patient assessment ~ nurse practitioner, healthcare assistant
    operating department practitioner, odp, odps, anaesthetic practitioner, surgical first assistant, surgical care practitioner, scrub practitioner, anaesthetic odp, recovery practitioner theatre, anaesthetic assistant > theatre nursing, patient care, HCPC registration ~ registered nurse
    optometrist, optician, dispensing optician, optical assistant, optical advisor, ophthalmic technician, optical consultant, resident optometrist > optometry ~ clinical physiologist
    psychologist, clinical psychologist, assistant psychologist, counselling psychologist, forensic psychologist, educational psychologist, consultant psychologist, applied psychologist, consultant clinical psychologist, principal psychologist, health psychologist, trainee psychologist, highly specialist clinical psychologist, neuropsychologist, principal clinical psychologist, psychology assistant, occupational psychologist, behaviour analyst > psychological therapies, mental health ~ therapist, mental health nurse
    therapist, counsellor, psychotherapist, cognitive behavioural therapist, cbt therapist, psychological wellbeing practitioner, pwp, high intensity therapist, family therapist, student counsellor, art therapist, play therapist, iapt therapist, high intensity cbt therapist, trauma therapist, family and systemic psychotherapist, systemic psychotherapist, children's wellbeing practitioner, education mental health practitioner, drama therapist, music therapist, wellbeing practitioner, emotional wellbeing counsellor, child psychotherapist > counselling, psychological therapies ~ psychologist, mental health nurse, social worker
    # pharmacy
    pharmacist, community pharmacist, hospital pharmacist, clinical pharmacist, locum pharmacist, pharmacy manager, pharmacist manager, superintendent pharmacist, relief pharmacist, prescribing pharmacist, pharmacist in charge, pcn pharmacist, rotational pharmacist, practice pharmacist, pharmacists, lead pharmacist, specialist clinical pharmacist, supervising pharmacist, support pharmacist, specialist pharmacist, medicines optimisation pharmacist, pharmacist locum, responsible pharmacist, store pharmacist, trainee pharmacist, pre-registration pharmacist, foundation pharmacist, highly specialist pharmacist, advanced clinical pharmacist, antimicrobial pharmacist, primary care pharmacist, mental health pharmacist, oncology pharmacist, medicines information pharmacist, critical care pharmacist, aseptic pharmacist, pharmacy team manager, chief pharmacist, head of pharmacy, duty pharmacist, second pharmacist > dispensing, pharmacy services, controlled drugs, GPhC registration ~ pharmacy technician
    pharmacy technician, pharmacy assistant, pharmacy dispenser, dispenser, dispensing assistant, pharmacy advisor, medicines counter assistant, accuracy checking technician, medicines management technician, dispensary assistant, pharmacy support worker, pharmacy assistant technical officer, senior pharmacy technician, healthcare advisor pharmacy, aseptic technician, pharmacy technicians, accredited checking technician, trainee pharmacy technician, medicines optimisation technician, ato pharmacy, pharmacy customer adviser > dispensing, pharmacy services, customer service ~ pharmacist, retail assistant
    # care
    care assistant, carer, care worker, caregiver, senior care assistant, senior carer, home carer, domiciliary care assistant, domiciliary care worker, homecare assistant, care support worker, live-in carer, night care assistant, community care assistant, home care assistant, bank care assistant, healthcare carer, homecare worker, residential care worker, community carer, domiciliary carer, community care worker, social care worker, care professional, care assistants, home care worker, carers, reablement support worker, reablement worker, night carer, weekend carer, live in carer, care giver, senior care worker, senior care, health care worker, night care worker, care home assistant, personal care assistant, live in care worker, relief care assistant, care practitioner, healthcare assistant care home, visiting carer, residential care assistant, social care assistant, adult social care worker, home help, elderly carer, dementia carer, private carer, mobile carer, care team leader, care supervisor, senior night care assistant, reablement assistant > care work, personal care, care planning, moving and handling certificate, medication administration ~ support worker, healthcare assistant, care coordinator, care home manager
    support worker, residential support worker, mental health support worker, personal assistant care, learning disability support worker, community support worker, outreach worker, waking night support worker, senior support worker, bank support worker, relief support worker, recovery worker, key worker, tenancy support worker, floating support worker, night support worker, supported living support worker, autism support worker, support workers, support practitioner, housing support worker, peer support worker, enablement worker, social care support worker, female support worker, male support worker, disability support worker, community mental health support worker, recovery support worker, homeless support worker, project worker, complex needs worker, drug and alcohol worker, substance misuse worker, recovery coordinator, personal assistant to disabled, complex needs support worker, sleep-in support worker, mental health worker, peer worker, day care worker, day centre officer, day service worker, day support worker, hostel worker, domestic abuse worker, domestic abuse support worker, social inclusion worker, employment support worker, behaviour support worker, refuge worker, idva, support assistant, support and recovery worker, support time and recovery worker, str worker, wellbeing worker, link worker, social prescribing link worker, social prescriber, care navigator, community connector, health trainer, health and wellbeing coach, wellbeing coach, activities coordinator, activity coordinator, activities co-ordinator, wellbeing coordinator, lifestyle coordinator, smoking cessation advisor, advocate, independent advocate, dementia support worker > care work, care planning, person-centred care, medication administration ~ care assistant, residential childcare worker, healthcare assistant, care home manager, housing officer, family support worker
    residential childcare worker, residential child care worker, children's residential support worker, children's home support worker, residential care worker children, residential support worker children, senior residential support worker children, children's support worker, residential children's worker, registered manager children's home, deputy manager children's home, children's residential worker, residential worker, children's home manager, therapeutic support worker, residential childcare practitioner, residential children's support worker > residential care setting, youth work, safeguarding, care planning ~ support worker, youth worker, family support worker
    care coordinator, care co-ordinator, homecare coordinator, field care supervisor, care manager domiciliary, branch manager care, scheduling coordinator care, care planner, field supervisor care, home care coordinator, domiciliary care manager, domiciliary care coordinator, care services coordinator, care services manager, care delivery manager, field care coordinator, care rota coordinator > care work, scheduling, staff rotas ~ care home manager, care assistant, recruitment consultant
    care home manager, registered manager, home manager, deputy manager care home, deputy care manager, nursing home manager, registered care manager, registered home manager, care manager, deputy home manager, residential home manager, domiciliary registered manager, supported living manager, service manager care, deputy manager care, clinical deputy manager, service manager, care service manager, residential manager, scheme manager extra care, team manager care, locality manager care, regional manager care, operations manager care, supported living service manager, project manager supported living, team leader supported living, deputy service manager, extra care manager > care home management, staff management, CQC compliance, care planning ~ nurse manager, care assistant, support worker, care coordinator
    # social work
    social worker, qualified social worker, senior social worker, children's social worker, adult social worker, hospital social worker, mental health social worker, amhp, approved mental health professional, safeguarding social worker, child protection social worker, social worker children and families, supervising social worker, advanced social worker, family social worker, newly qualified social worker, locum social worker, duty social worker, social worker adults, social workers, principal social worker, fostering social worker, adoption social worker, independent social worker, independent reviewing officer, team manager social work, social work team manager, assistant team manager social work, practice manager social work, social work practitioner, advanced practitioner social work, best interest assessor, consultant social worker, agency social worker, assessed and supported year social worker, referral and assessment social worker, looked after children social worker, leaving care social worker, cafcass officer, family court adviser, independent chair, social care manager > social work, case management, safeguarding, risk assessment, multi-disciplinary working, Social Work England registration ~ social work assistant, family support worker, occupational therapist, probation officer
    social work assistant, social care assessor, social services officer, adult care officer, social care officer, care assessor, personal adviser care leavers, personal advisor leaving care, leaving care personal adviser, family practitioner, assistant social worker, community care officer, care act assessor, continuing healthcare assessor, chc nurse assessor, social work apprentice, contact supervisor, family time supervisor > case management, safeguarding ~ social worker, family support worker, support worker
    family support worker, family worker, family support practitioner, early help worker, parenting practitioner, children and families worker, child and family worker, early help practitioner, family intervention worker, children's centre worker, parent support advisor, family liaison officer, family engagement worker, early intervention worker, targeted support worker, intensive family support worker > family support, safeguarding, case management ~ social work assistant, youth worker, support worker, social worker
    youth worker, youth support worker, youth offending officer, youth justice worker, young persons worker, youth and community worker, young people's worker, youth mentor, youth engagement officer, detached youth worker, community development worker, community worker, young person's advisor, participation worker, youth development worker, community development officer, youth leader, youth coach, community engagement officer, community outreach worker > youth work, safeguarding ~ family support worker, residential childcare worker, learning mentor
    probation officer, probation service officer, offender manager, offender supervisor, resettlement worker, prison officer, detention custody officer, prison custody officer, custody officer, youth custody officer, operational support grade, offender case manager, resettlement officer, criminal justice worker, programme facilitator probation > offender management, risk assessment ~ social worker, police officer, support worker
    # administration in health
    medical secretary, medical administrator, medical pa, clinic administrator, patient pathway coordinator, ward clerk, clinical coder, medical typist, patient services administrator, outpatient administrator, appointments officer, booking clerk, clinic clerk, nhs administrator, medical records clerk, clinical administrator, outpatient booking clerk, patient administrator, patient access officer, hospital administrator, patient coordinator, health records clerk, ward administrator, outpatient clerk, patient pathway administrator, health records assistant, referral coordinator, mdt coordinator, pathway coordinator, cancer services coordinator, medical records assistant, healthcare administrator, appointments clerk, clinic coordinator, admissions clerk, health roster administrator, secretary medical, assistant medical secretary, waiting list coordinator, waiting list clerk, ward receptionist, team administrator health, patient services officer, appointment administrator > medical administration, office administration ~ administrator, medical receptionist, secretary
    medical receptionist, gp receptionist, surgery receptionist, hospital receptionist, patient advisor, care navigator receptionist, reception team leader surgery, outpatient receptionist, medical receptionist/administrator, clinic receptionist, patient services assistant, practice receptionist, a&e receptionist, patient care adviser, patient services coordinator, reception/admin surgery > medical administration, customer service ~ receptionist, medical secretary
    practice manager, gp practice manager, surgery manager, assistant practice manager, medical practice manager, health centre manager, deputy practice manager, pcn manager, general manager hospital, nhs manager, service manager nhs, assistant service manager, hospital manager, operational manager nhs, healthcare manager, directorate manager, operational service manager, assistant general manager nhs, divisional manager nhs > staff management, medical administration ~ office manager, operations manager
  `,
}
