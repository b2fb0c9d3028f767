import type { Field } from './taxonomy.ts'

/** Licences, cards, registers and checks as British and Irish ads and CVs name them. */
export const licences: Field = {
  licences: `
    # driving
    driving licence, driving license, driver's licence, drivers licence, full UK licence, full UK driving licence, clean driving licence, full clean licence, full driving licence, full licence, UK licence, UK driving licence, category B licence, cat B licence, car driver, own car, own transport, access to a car, access to a vehicle, use of a car, use of own car, clean licence, full clean driving licence, ability to drive, car owner, driving licence B
    HGV class 1 licence, class 1 licence, HGV class 1, LGV class 1, class 1 driver, C+E, C+E licence, category C+E, cat C+E, CE licence, LGV C+E, HGV 1, class one, LGV 1, artic licence > HGV class 2 licence, driving licence
    HGV class 2 licence, class 2 licence, HGV class 2, LGV class 2, class 2 driver, category C licence, cat C, category C, HGV 2, LGV C, class two, LGV 2, HGV licence, LGV licence, HGV, LGV > 7.5 tonne licence, driving licence
    7.5 tonne licence, 7.5t, 7.5 tonne, C1 licence, category C1, cat C1, 7.5 ton > driving licence
    PCV licence, category D, D licence, !PCV, !PSV, passenger carrying vehicle, D1 licence, minibus licence, D1 > driving licence
    driver CPC, CPC card, driver qualification card, !DCPC, driver certificate of professional competence, CPC ~ digital tachograph card
    digital tachograph card, digi card, digicard, digi-card, tacho card, tachograph card, tachograph, digital tachograph ~ driver CPC
    ADR certificate, !ADR, ADR licence, dangerous goods driving
    transport manager CPC, transport CPC, national CPC, operator CPC, international CPC
    hackney licence, private hire licence, taxi licence, taxi badge, !PHV licence
    motorcycle licence, category A licence, moped licence
    tractor licence, category F licence
    # plant and lifting
    forklift licence, fork lift licence, FLT licence, forklift, fork lift, forklift truck, fork lift truck, forklift truck licence, !FLT, counterbalance, counterbalance licence, counterbalance forklift, counter balance, FLT counterbalance ~ reach truck licence
    reach truck licence, reach truck, reach licence, FLT reach ~ forklift licence
    LLOP, powered pallet truck, !PPT, low level order picker ~ forklift licence
    bendi licence, flexi truck, bendi, VNA, very narrow aisle ~ reach truck licence
    telehandler ticket, telehandler, telehandler licence, telescopic handler
    CPCS card, !CPCS, construction plant competence scheme, blue CPCS ~ NPORS card
    NPORS card, !NPORS ~ CPCS card
    360 excavator ticket, 360 excavator, 360 ticket, excavator, 360 machine, digger driver
    dumper ticket, forward tipping dumper, dumper, dumper licence
    roller ticket, ride on roller
    slinger signaller ticket, slinger signaller, slinger, slinger banksman
    crane operator ticket, tower crane, crawler crane, mobile crane, overhead crane, overhead crane licence, crane operator, appointed person
    lift supervisor ticket, crane supervisor, lifting supervisor
    IPAF card, !IPAF, IPAF licence, !MEWP, scissor lift, cherry picker, powered access
    PASMA card, !PASMA, tower scaffold
    NPTC chainsaw certificate, !NPTC, chainsaw, chainsaw licence, CS30, CS31, chainsaw ticket
    PA1 spraying certificate, PA1, PA6, PA1 and PA6, spraying licence, pesticide certificate
    # construction and sites
    CSCS card, !CSCS, CSCS, skilled worker card, blue CSCS card, gold CSCS card, black CSCS card, construction skills card
    SMSTS, site management safety training scheme, site manager safety training > SSSTS
    SSSTS, site supervisor safety training scheme, site supervisors safety training
    CISRS card, !CISRS, scaffolder card, scaffolding ticket, advanced scaffolder card
    ECS card, ?!ECS, JIB card, !JIB gold card, JIB gold, electrotechnical certification scheme, ECS gold card
    safe pass, safepass, safe pass card, SOLAS safe pass
    confined spaces certificate, confined space, confined spaces, confined space entry
    working at height certificate, working at heights, working at height, harness training
    abrasive wheels certificate, abrasive wheels
    asbestos awareness certificate, asbestos awareness, !UKATA
    NRSWA card, streetworks, street works card, NRSWA, new roads and street works, !EUSR, SHEA
    PTS card, personal track safety, !PTS, Sentinel card, !COSS, track safety
    fire marshal, fire warden
    face fit certificate, face fit
    temporary works coordinator certificate, temporary works coordinator, temporary works supervisor
    BOSIET, FOET, offshore survival, offshore survival certificate, !MIST, OPITO
    # trades
    Gas Safe registration, Gas Safe registered, Gas Safe, !CCN1, gas safe engineer, domestic gas, ACS gas, ACS qualified, !ACS gas, CORGI registered, RGI registered gas installer, !RGII
    F-Gas certificate, F Gas, F-Gas, FGas, refrigerant handling, C&G 2079, 2079
    18th Edition wiring regulations, 18th edition, 17th edition, IEE regulations, wiring regulations, BS 7671, 18th edition regs, 17th edition regs, BS7671, IET wiring regulations, ET101
    2391 testing and inspection, 2391, C&G 2391, 2394, 2395, testing and inspection qualification, 2391-52, test and inspection
    AM2, AM2 assessment
    NICEIC approved, !NICEIC, NAPIT
    OFTEC registration, OFTEC
    unvented hot water certificate, unvented, G3 unvented, unvented hot water, unvented cylinder
    water regulations certificate, water regulations, WRAS
    legionella awareness, legionella, L8
    welding coding, coded welder, welder coding, coded welding, ASME IX, BS EN 287, welding qualifications
    MOT tester licence, MOT tester, MOT testing, MOT licence, MOT
    IRTEC, irtec licence
    EV qualification, hybrid and electric vehicle qualification, IMI EV, IMI level 3 electric vehicle
    ATA accreditation, !ATA
    EASA part 66 licence, B1 licence, B2 licence, EASA Part 66, Part 66, licensed aircraft engineer, EASA B1, EASA B2, CAA licence
    pilot licence, !ATPL, !CPL, commercial pilot licence
    STCW certificate, !STCW, basic safety training STCW, ENG1
    # security
    SIA licence, !SIA, SIA badge, SIA door supervisor, SIA licensed, security industry authority, door supervisor licence, security licence, door supervision licence, !PSA licence, PSA security licence
    CCTV licence, SIA CCTV, CCTV operator licence, public space surveillance licence, PSS licence
    close protection licence, close protection
    # health and care registers
    NMC registration, NMC registered, !NMC, NMC pin, registered with the NMC, nursing and midwifery council, NMC register, registered nurse, first level registered nurse, RGN, RMN, RNLD, !RN, !RSCN, registered general nurse, registered mental health nurse, registered midwife, registered adult nurse, registered nurse RGN, qualified nurse ~ NMBI registration
    NMBI registration, NMBI, nursing and midwifery board of Ireland, registered with NMBI ~ NMC registration
    HCPC registration, HCPC registered, !HCPC, health and care professions council, HCPC, registered with HCPC, HPC registered, HPC registration ~ CORU registration
    CORU registration, CORU ~ HCPC registration
    GMC registration, GMC registered, !GMC, general medical council, GMC licence to practise, full GMC registration, licence to practise, specialist register, !CCT ~ Irish Medical Council registration
    Irish Medical Council registration, IMC registered, medical council of Ireland
    GDC registration, GDC registered, !GDC, general dental council
    GPhC registration, GPhC registered, GPhC, general pharmaceutical council, registered pharmacist, PSI registered, pharmaceutical society of Ireland, !PSNI
    GOC registration, !GOC, general optical council
    Social Work England registration, Social Work England, SWE registered, registered social worker, !SSSC registered social worker, registered with Social Work England, !SWE, qualified social worker, NISCC registration, NISCC, SSSC registration, SSSC registered, !SSSC, Social Care Wales registration, Social Care Wales ~ HCPC registration
    BACP accreditation, !BACP, BABCP accreditation, !BABCP, BACP accredited, !UKCP, BACP registered, BABCP accredited
    RCVS registration, !RCVS, !MRCVS, royal college of veterinary surgeons, registered veterinary nurse, !RVN
    independent prescriber, non-medical prescriber, non-medical prescribing, nurse prescriber, V300, independent prescribing, prescribing qualification, !NMP
    Care Certificate, the care certificate
    first aid certificate, first aid, first aid at work, paediatric first aid, first aider, emergency first aid at work, !EFAW, emergency first aid, first aid trained, first aid qualification ~ basic life support
    basic life support, !BLS, !ILS, immediate life support, !ALS, advanced life support, !APLS, !ATLS, resuscitation training, CPR ~ first aid certificate
    moving and handling certificate, moving and handling, patient handling, manual handling training, people handling, moving & handling
    mental health first aid, mental health first aider
    phlebotomy certificate, venepuncture certificate
    # food and licensing
    food hygiene certificate, food hygiene, food safety level 2, level 2 food hygiene, level 2 food safety, food safety certificate, basic food hygiene, HACCP level 2, level 3 food safety, level 3 food hygiene, food hygiene level 2, food hygiene level 3, food handling certificate
    personal licence, personal licence holder, !APLH, alcohol licence, premises licence
    # teaching
    qualified teacher status, !QTS, QTS, QTLS, qualified teacher, newly qualified teacher, !NQT, !ECT, early career teacher ~ PGCE, Teaching Council registration, GTCS registration
    Teaching Council registration, Teaching Council, registered with the Teaching Council ~ qualified teacher status
    GTCS registration, !GTCS, general teaching council for Scotland ~ qualified teacher status
    PGCE, PGDE, postgraduate certificate in education, !HDipEd, professional master of education, !PME, B.Ed, !BEd, bachelor of education ~ qualified teacher status
    PTLLS, DTLLS, CTLLS, !AET, award in education and training, certificate in education, Cert Ed, teaching qualification, level 5 diploma in education and training ~ PGCE
    assessor award, A1 assessor, TAQA, CAVA, D32, D33, A1 award, assessor qualification, IQA award, V1
    TEFL certificate, TEFL, CELTA, DELTA, TESOL, !EFL, ESOL teaching qualification
    NPQH, !NPQ, national professional qualification
    early years teacher status, !EYTS, !EYPS, early years professional status
    forest school leader, forest school
    # finance and law
    ACCA, ACCA qualified, chartered certified accountant, !FCCA, part qualified ACCA ~ ACA, CIMA, qualified accountant
    ACA, ACA qualified, !ICAEW, !ICAS, chartered accountant, !FCA accountant, !CA qualified, chartered accountants Ireland ~ ACCA, CIMA, qualified accountant
    CIMA, CIMA qualified, !ACMA, !CGMA, part qualified CIMA ~ ACCA, ACA, qualified accountant
    qualified accountant, CCAB qualified, CCAB, !QBE, fully qualified accountant, CPA qualified, accountancy qualification, accounting qualification ~ ACCA, ACA, CIMA
    AAT, AAT qualified, AAT level 4, AAT level 3, !MAAT, association of accounting technicians, ATI qualified ~ qualified accountant
    CIPP qualification, !CIPP, payroll qualification
    !CTA, chartered tax adviser, !ATT, ATT qualified, CTA qualified
    CFA charter, !CFA, chartered financial analyst, !IMC, investment management certificate
    CeMAP, mortgage adviser qualification, CeMAP qualified
    DipPFS, diploma in regulated financial planning, level 4 diploma in financial planning, chartered financial planner, !RO1, !QFA, QFA qualified, diploma qualified financial adviser
    Cert CII, !ACII, !CII, DipCII, chartered insurance institute
    qualified solicitor, practising certificate, admitted solicitor, solicitor qualified, !PQE, !NQ solicitor, law society practising certificate
    CILEX, !CILEx, legal executive, chartered legal executive, ILEX
    legal practice course, !LPC, !SQE, !BPTC
    licensed conveyancer, !CLC
    company secretary qualification, !ICSA, CGI qualified
    # management, people and technology
    CIPD qualification, CIPD, CIPD qualified, CIPD level 5, CIPD level 3, CIPD level 7, MCIPD, !CIPD, chartered CIPD, Assoc CIPD, associate CIPD
    CIPS qualification, CIPS, MCIPS, CIPS qualified
    CIM qualification, !CIM, chartered institute of marketing
    PRINCE2, PRINCE 2, PRINCE2 practitioner, PRINCE2 qualified ~ APM qualification, PMP
    PMP, !PMI, project management professional ~ PRINCE2
    APM qualification, !APM, APMP, APM PMQ ~ PRINCE2
    MSP, managing successful programmes, MSP practitioner
    ITIL, ITIL foundation, ITIL v3, ITIL v4, ITIL 4, ITIL certified
    TOGAF, TOGAF certified
    certified scrum master, !CSM, scrum master certification, PSM, !CSPO, !SAFe
    Microsoft certification, Microsoft certified, !MCSE, !MCSA, !MCP, AZ-104, AZ-900, MS-900, SC-900, DP-900, AZ-305, PL-300
    AWS certification, AWS certified, AWS solutions architect certification, AWS certified solutions architect
    CCNA, !CCNP, Cisco certified, !CCIE
    CompTIA certification, CompTIA A+, CompTIA Network+, CompTIA Security+, CompTIA, A+ certification
    CISSP, !CISM, !CISA, !CRISC
    CEH, certified ethical hacker, !OSCP, CREST, CHECK team leader
    ISTQB, ISTQB foundation, !ISEB testing
    Six Sigma, lean six sigma, six sigma green belt, six sigma black belt, green belt, black belt ~ Lean
    NEBOSH, NEBOSH general certificate, NEBOSH diploma, NEBOSH certificate ~ IOSH
    IOSH, IOSH managing safely, CMIOSH, TechIOSH, IOSH membership ~ NEBOSH
    IEMA membership, !IEMA, !CIWEM
    BICSc, !BICSc
    # chartered and professional bodies
    chartered engineer, !CEng, CEng, chartered status engineer ~ incorporated engineer
    incorporated engineer, !IEng, IEng ~ chartered engineer
    ICE membership, !ICE member, !MICE, institution of civil engineers, chartered civil engineer, ICE member
    IStructE membership, !IStructE, !MIStructE, institution of structural engineers, chartered structural engineer
    IMechE membership, !IMechE, MIMechE, institution of mechanical engineers
    IET membership, !MIET, institution of engineering and technology
    RICS membership, !MRICS, RICS, chartered surveyor, RICS accredited, !AssocRICS, RICS qualified ~ CIOB membership
    CIOB membership, !CIOB, !MCIOB
    RIBA membership, !RIBA, ARB registered, !ARB, RIBA part 2, RIBA part 3, RIBA part 1, chartered architect, registered architect
    RTPI membership, !RTPI, !MRTPI, chartered town planner
    ARLA qualification, !ARLA, Propertymark, !NAEA, !ATPI, !IRPM
    CIH membership, !CIH, chartered institute of housing
    chartered psychologist, !BPS chartered, HCPC practitioner psychologist
    chartered physicist, chartered chemist, !CChem, !MRSC, !CSci
    CREST certification
    # sport and leisure
    lifeguard qualification, !NPLQ, ?lifeguard, national pool lifeguard qualification, pool lifeguard, RLSS
    swimming teacher qualification, !ASA level 2, STA swimming teacher, swimming teacher level 2
    pool plant operator certificate, pool plant operator, pool plant
    personal trainer qualification, level 3 personal trainer, level 3 personal training, REPS level 3, level 2 gym instructor, gym instructor qualification, !CIMSPA, level 2 fitness instructor
    hairdressing qualification, NVQ level 2 hairdressing, NVQ hairdressing, level 2 hairdressing, NVQ level 3 hairdressing
    beauty therapy qualification, NVQ beauty therapy, NVQ level 3 beauty therapy, level 3 beauty therapy, CIDESCO, !CIBTAC, !VTCT
    IATA qualification, !IATA
  `,
  clearances: `
    DBS check, !DBS, enhanced DBS, enhanced DBS check, DBS, CRB check, !CRB, enhanced CRB, disclosure and barring service, DBS certificate, CRB cleared, DBS update service, basic DBS, !PVG, PVG scheme, PVG membership, Disclosure Scotland, AccessNI, Access NI, garda vetting, garda vetted
    SC clearance, security clearance, !SC cleared, SC clearance, security cleared, SC cleared, security check clearance > BPSS clearance
    DV clearance, !DV cleared, developed vetting, DV cleared, !eDV, DV clearance > SC clearance
    BPSS clearance, !BPSS, baseline personnel security standard, BPSS
    CTC clearance, counter terrorist check, !CTC
    NPPV clearance, !NPPV, police vetting, non police personnel vetting
    airside pass, airport pass, airside
  `,
}
