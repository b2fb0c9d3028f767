import type { Industry } from '../../contract/jobs/industries.ts'

/**
 * Words of titles by industry, in three strengths: `sure` names a trade that can be no other ('staff nurse'), `likely` one
 * that mostly is ('nurse'), `maybe` a field beside the trade ('care' in 'Finance Manager, Care'). Singular; one to five words; commas part them.
 */
export type TitleWords = { sure?: string; likely?: string; maybe?: string }

export const titleWords: Record<Industry, TitleWords> = {
  Accountancy: {
    sure: `
      accountant, accountancy, accounts assistant, accounts payable, accounts receivable, accounts
      administrator, accounts clerk, accounts manager designate, accounts senior, accounts semi senior, audit
      senior, audit semi senior, audit junior, audit manager, auditor, bookkeeper, credit controller, credit
      control, financial controller, finance controller, management accountant, payroll, payroll
      administrator, payroll manager, payroll clerk, payroll officer, purchase ledger, sales ledger, ledger
      clerk, ledger controller, tax manager, tax senior, tax advisor, tax accountant, tax assistant, tax
      consultant, vat, finance manager, finance assistant, finance officer, finance director, finance analyst,
      finance business partner, finance administrator, head of finance, financial accountant, cost accountant,
      chartered accountant, assistant accountant, accounts, billing, insolvency, cashier, acca, cima, aca,
      audit, legal cashier, fp&a, fpa analyst, financial reporting, group reporting, reporting accountant,
      internal audit, statutory reporting, corporate tax, personal tax, finance systems`,
    likely: 'finance, tax, ledger, financial analyst, commercial finance, controller',
  },
  'Administration and secretarial': {
    sure: `
      administrator, admin assistant, administrative assistant, office administrator, personal assistant,
      executive assistant, pa, ea, secretary, receptionist, office manager, office assistant, office junior,
      clerk, data entry, data entry clerk, typist, audio typist, document controller, team secretary, front of
      house receptionist, office coordinator, admin officer, administration officer, administrative officer,
      administration manager, administration assistant, business support officer, business support
      administrator, business administrator, pa to, filing clerk, post room, mailroom, minute taker,
      transcriptionist, switchboard, office clerk, company secretary assistant, office support, secretarial,
      ward clerk, administration coordinator`,
    likely: 'admin, administration, administrative, business support, coordinator, co ordinator, reception',
    maybe: 'assistant, office',
  },
  'Aerospace and defence': {
    sure: `
      aerospace, defence, avionics, aircraft fitter, stress engineer, aerostructures, weapons, missile,
      munitions, military, naval architect, satellite, spacecraft, space engineer, flight test engineer,
      combat systems, submarine, radar engineer, sonar, airworthiness, platform systems engineer`,
    likely: 'aircraft, aero',
  },
  'Agriculture, forestry and fishing': {
    sure: `
      farm worker, farm manager, farm, herdsperson, herdsman, stockperson, dairy worker, agronomist,
      agricultural, agriculture, tractor driver, tree surgeon, arborist, arboricultural, forestry, forester,
      horticulture, horticultural, gardener, head gardener, groundsman, groundsperson, grounds maintenance,
      greenkeeper, landscaper, landscape gardener, grower, nursery worker plants, fruit picker, crop,
      shepherd, poultry, fish farm, gamekeeper, crofter, vineyard, fencing operative, egg`,
    likely: 'landscape operative, gardening, estate worker',
  },
  'Animal care and veterinary': {
    sure: `
      veterinary, vet, veterinary nurse, veterinary surgeon, veterinary receptionist, kennel, kennel
      assistant, dog groomer, groomer, animal care, animal welfare, animal technician, zookeeper, zoo, rvn,
      dog walker, dog handler pets, cattery, equine, groom, stable, pet sitter, animal`,
    likely: 'pet, dog',
  },
  'Apprenticeships and training schemes': {
    sure: `
      apprentice, apprenticeship, graduate scheme, graduate programme, traineeship, internship programme,
      school leaver, kickstart, placement programme, trainee programme`,
  },
  'Architecture and surveying': {
    sure: `
      architect building, architectural, architectural technician, architectural technologist, architectural
      assistant, part ii, part 2 architectural, riba, surveyor, quantity surveyor, building surveyor, land
      surveyor, mrics, valuation surveyor, valuer, rural surveyor, landscape architect, town planner, urban
      designer, planning officer, planning consultant, master planner, building control, party wall, fire risk
      assessor, revit, bim, bim coordinator, cost consultant, asbestos surveyor, project architect, qs, cost
      manager, urban planner, senior architect, principal town planner, planner town`,
    likely: 'architect, planning enforcement',
  },
  'Arts, heritage and museums': {
    sure: `
      museum, curator, gallery, archivist, heritage, conservator, librarian, library, theatre producer,
      theatre technician, stage manager, box office, visitor services, visitor experience, arts, musician,
      orchestra, dancer, actor, artist, exhibition, archive, archaeologist, archaeology, collections manager,
      library assistant, peripatetic music`,
    likely: 'creative producer, music',
  },
  Automotive: {
    sure: `
      vehicle technician, motor technician, mot tester, mot technician, panel beater, paint sprayer vehicle,
      car sales, car sales executive, automotive, motor trade, vehicle body repair, tyre technician, tyre
      fitter, vehicle mechanic, mechanic, hgv technician, hgv mechanic, hgv fitter, service advisor, parts
      advisor, motor vehicle, smart repairer, car valeter, valeter, vehicle valeter, aftersales, bodyshop,
      vehicle damage assessor, vda, fast fit technician, auto electrician, trailer technician, truck
      technician, workshop controller, vehicle paint technician, vehicle paint sprayer, used car, sales
      controller car, car driver and valeter, mot, master technician, dealership, vehicle inspector,
      windscreen, autocare technician, automotive technician, autoglass, recovery driver vehicle, service
      manager automotive, motorcycle technician, semi skilled vehicle technician, parts manager, vehicle`,
    likely: 'car, workshop, parts, motor',
  },
  'Aviation and airports': {
    sure: `
      cabin crew, pilot, airport, air traffic, airline, aviation, baggage handler, b1 engineer aircraft,
      aircraft mechanic, aircraft engineer, licensed aircraft, flight attendant, ground handling, flight
      operations, check in agent, ramp agent, passenger service agent`,
    likely: 'aircraft, flight, passenger assistant airport',
  },
  'Banking and financial services': {
    sure: `
      mortgage, mortgage advisor, mortgage adviser, mortgage broker, paraplanner, financial adviser, financial
      advisor, wealth manager, wealth management, ifa, ifa administrator, investment analyst, investment
      banking, fund accountant, fund manager, trader, trading, credit risk, credit analyst, compliance
      officer, compliance manager, compliance analyst, kyc, aml, anti money laundering, financial crime,
      banking, banker, bank manager, bank cashier, investment bank, retail bank, underwriter mortgage,
      relationship manager banking, asset finance, private equity, hedge fund, portfolio manager investment,
      treasury, quant, quantitative, fixed income, equity research, loan, lending, collections advisor, debt
      collector, debt, collections, stockbroker, investment, bridging, derivatives, capital markets, equities,
      fx, market risk, financial planner, financial planning, client onboarding, cfa, credit underwriter,
      financial services, investment operations, fund administrator, corporate actions, trade support,
      securities, risk analyst, aml analyst, settlements, custody, pension transfer, liquidity`,
    likely: 'compliance, risk, credit, regulatory, asset management, fund, portfolio',
  },
  'Beauty, hair and wellbeing': {
    sure: `
      beauty therapist, beautician, hairdresser, hair stylist, barber, nail technician, spa therapist, massage
      therapist, beauty consultant, makeup artist, spa manager, salon, salon manager, aesthetic practitioner,
      beauty, hair, spa, skincare, lash, tattoo`,
    likely: 'wellbeing, wellness, stylist',
  },
  'Call centre and customer service': {
    sure: `
      customer service, customer service advisor, customer service adviser, customer services, customer
      advisor, customer adviser, customer service assistant, customer service representative, customer service
      manager, customer service executive, call centre, call handler, call centre agent, contact centre,
      customer support, customer care, customer care advisor, customer experience, complaints handler,
      complaints, telephone advisor, customer relations, telephonist, customer success, call centre manager,
      inbound, customer service administrator, customer service team leader, customer service agent, customer
      assistant phone, helpline advisor, complaint handler, emergency call handler, customer contact, customer
      liaison, customer solutions, service desk advisor customer`,
    likely: 'customer, advisor, adviser, client services, client service',
  },
  'Charity and voluntary': {
    sure: `
      fundraiser, fundraising, charity, volunteer coordinator, volunteering, trusts and foundations, major
      gifts, philanthropy, community fundraiser, donor, legacy, legacies, trustee, charity shop, face to face
      fundraiser, volunteer, volunteer manager, grants officer, corporate partnerships, individual giving,
      ngo, supporter care, community engagement, international development`,
    likely: 'grants, advocacy, campaigns, community development, programme officer',
  },
  'Childcare and early years': {
    sure: `
      nanny, nursery nurse, nursery assistant, nursery practitioner, nursery manager, early years, early years
      practitioner, early years educator, nursery room leader, childminder, childcare, pre school, preschool,
      eyfs practitioner, playworker, after school club, nursery, babysitter, creche, nursery deputy manager,
      room leader, au pair, child minder, maternity nurse home, mothers help, playgroup, bank nursery, nursery
      chef, forest school`,
    likely: 'play, childrens club',
  },
  'Cleaning and facilities': {
    sure: `
      cleaner, cleaning, cleaning operative, cleaning supervisor, cleaning manager, domestic assistant,
      domestic, housekeeper domestic, window cleaner, caretaker, janitor, facilities manager, facilities,
      facilities assistant, facilities coordinator, fm, site caretaker, hygiene operative, pest control, pest,
      waste operative, refuse, refuse loader, litter, street cleaner, concierge, laundry assistant, laundry,
      building manager, porter building, home help, facilities management, maintenance operative, maintenance
      person, handyperson, handyman, maintenance assistant, soft services, hard services, helpdesk facilities,
      caretaking, sanitation, domestic cleaner, waste, recycling, general maintenance, estates officer,
      cleaner driver, premises, deep clean`,
    likely: 'hygiene, maintenance, porter, estates',
  },
  'Construction and trades': {
    sure: `
      bricklayer, carpenter, joiner, plumber, electrician, plasterer, roofer, scaffolder, labourer,
      groundworker, site manager, site supervisor, construction manager, construction, contracts manager,
      painter and decorator, painter decorator, painter, decorator, tiler, dryliner, glazier, gas engineer,
      heating engineer, plant operator, digger driver, excavator, dumper driver, estimator, building, builder,
      multi trade, multi trader, multi skilled operative, project manager construction, site engineer, setting
      out, steel fixer, formwork, window fitter, fitter kitchen, kitchen fitter, flooring, floor layer, crane
      operator, cscs, handy person trades, site agent, foreman, general foreman, cable jointer, pipefitter,
      pipe fitter, welder fabricator site, m&e, mechanical and electrical, paver, street works, highways
      operative, highways, telehandler, slinger, ground worker, hod carrier, demolition, banksman, fencer,
      locksmith, damp proof, insulation, renderer, curtain wall, cladding, fire alarm engineer, stonemason,
      contracts engineer, mep, civils, civil engineering, house building, housebuilder, gas, tarmac, planner
      construction, works manager, traffic management operative, fit out, resident liaison, windows, bid
      manager construction, preconstruction, plumbing, electrical installation, approved electrician,
      electrical improver, electrical mate, improver, site joiner, trade, plastering, property maintenance,
      drainage, air conditioning engineer, refrigeration engineer, hvac, boiler, kitchen installer, installer,
      installation, bench joiner, cabinet maker, concrete`,
    likely: `
      site, contracts, trades, decorating, supervisor site, health and safety advisor, maintenance engineer
      building, buyer construction`,
  },
  'Consultancy and strategy': {
    sure: `
      management consultant, strategy consultant, strategy manager, strategy director, strategy, business
      consultant, transformation, transformation manager, change manager, business change, consulting,
      strategic, advisory, corporate development, head of strategy, change analyst, programme consultant,
      transformation lead`,
    likely: 'consultant, change, business improvement',
  },
  'Data, analytics and artificial intelligence': {
    sure: `
      data analyst, data engineer, data scientist, data science, data architect, data manager, machine
      learning, ai engineer, artificial intelligence, business intelligence, bi developer, bi analyst, bi
      engineer, power bi, power bi developer, analytics, analytics engineer, insight analyst, insights
      analyst, reporting analyst, data governance, data quality, data modeller, data steward, data consultant,
      statistician, big data, data warehouse, etl developer, data, insight, insights, mi analyst, sas analyst,
      data analytics, pricing analyst data, business data analyst, deep learning, nlp, llm, ml engineer,
      mlops, generative ai, genai, ai, data platform, databricks, snowflake, tableau, information analyst,
      performance analyst, web analyst, digital analyst, customer insight, ai developer, quantitative
      researcher, ai trainer, visualisation`,
    likely: 'analyst, modeller, ml, statistical, sql',
  },
  'Design and creative': {
    sure: `
      graphic designer, designer, ux designer, ui designer, ui ux, web designer, interior designer, art
      director, creative director, artworker, illustrator, animator, product designer, fashion designer,
      creative, motion designer, 3d artist, photographer, textile designer, design manager creative,
      visualiser, garment technologist, pattern cutter, packaging designer, kitchen designer, mac operator,
      creative artworker, retoucher, service designer, user researcher, ux, ux researcher, design lead,
      digital designer, visual merchandiser design, jewellery, florist, cg, studio manager, seamstress, tailor`,
    likely: 'design, studio, fashion',
  },
  'Driving and transport': {
    sure: `
      driver, hgv driver, lgv driver, hgv class 1, hgv class 2, class 1 driver, class 2 driver, class 1, class
      2, delivery driver, van driver, courier, bus driver, coach driver, taxi driver, transport manager,
      transport planner logistics, transport administrator, transport coordinator, transport supervisor,
      transport clerk, minibus driver, chauffeur, tram driver, train driver, passenger assistant, multi drop
      driver, lorry driver, 7.5 tonne driver, 7.5t driver, tanker driver, private hire, adi, driving
      instructor, hiab driver, hiab, tipper driver, shunter, fleet manager, fleet, tramper, transport, c1
      driver, multi drop, rail operative, train, railway, rail, driver mate, drivers mate, removals, adr
      driver, artic, traffic planner, traffic office, home delivery, grab driver, parcel, signaller, lgv class
      1, lgv class 2, hgv, lgv, bus`,
    likely: 'driving, traffic, vehicle driver, delivery',
  },
  'Education and teaching': {
    sure: `
      teacher, teaching assistant, ta, hlta, lecturer, tutor, headteacher, head teacher, head of department
      school, deputy headteacher, cover supervisor, sen teacher, sen teaching assistant, send teacher,
      learning support assistant, lsa, primary teacher, supply teacher, year 1, year 2, year 3, year 4, year
      5, year 6, ks1, ks2, ks3, ks4, nqt, ect, qtls, senco, professor, exam invigilator, invigilator, school,
      teaching, education, learning mentor, trainer, training officer, training consultant, assessor, internal
      quality assurer, e learning, instructional designer, pgce, school business manager, university, student,
      examinations officer, head of year, classroom, behaviour mentor, science technician school, maths,
      english teacher, learning and development, skills coach, pastoral, midday, lunchtime supervisor, nvq
      assessor, esol, efl, academic, curriculum, apprenticeship assessor, dean, learning facilitator,
      instructor, design technology, technology teacher, learning support, education welfare, attendance
      officer, form tutor, functional skills, pupil, ebd, school administrator, higher level teaching
      assistant, early years teacher, nursery teacher, reception teacher, reception class, cover teacher,
      teacher of, pmld, graduate teaching, boarding, examiner, qa lecturer, training manager, apprenticeship
      tutor, vocational trainer`,
    likely: 'learning, training, tuition, educator, mentor, key stage, primary, secondary, coach',
  },
  'Electronics and electrical engineering': {
    sure: `
      electronics engineer, electronic engineer, electrical engineer, electrical design engineer, electronics
      design, pcb, fpga, embedded, embedded software engineer, firmware, hardware engineer, rf engineer, power
      electronics, electronics technician, electronic design engineer, electronics, semiconductor, analogue,
      asic, electrical technician, control systems engineer, plc, control and instrumentation, instrument
      technician, e&i, eci, instrumentation, electrical fitter, panel wirer, wireman, electrical building
      services engineer, substation, electrical maintenance engineer, electronic test engineer, high voltage,
      electrical bias, antenna, photonics, optical engineer, vhdl, hv`,
    likely: 'electrical, electronic',
  },
  'Energy, oil and gas': {
    sure: `
      oil and gas, oil & gas, oil gas, offshore, drilling, subsea, petroleum, reservoir engineer, wind
      turbine, wind, solar, renewable, renewables, nuclear, power station, energy manager, energy assessor,
      energy consultant, energy analyst, utilities, smart meter, smart meter engineer, dual fuel, gas network,
      pipeline, refinery, energy, geophysicist, geologist, well engineer, upstream, downstream, power plant,
      turbine, biomass, ev charging, ev charge, electricity, domestic energy assessor, energy trader,
      petrophysicist, grid, water treatment, lng, topsides, hydrogen, fpso, petrochemical, mining, quarry,
      boiler operator`,
    likely: 'utility, power, rig, water',
  },
  Engineering: {
    sure: `
      mechanical engineer, design engineer, civil engineer, structural engineer, process engineer, project
      engineer, chemical engineer, engineering manager, maintenance engineer, service engineer, field service
      engineer, mechanical design engineer, cad technician, cad engineer, cad designer, quality engineer,
      manufacturing engineer, production engineer, commissioning engineer, engineering, mechanical fitter,
      multi skilled engineer, multi skilled maintenance engineer, cae, fea, hydraulic, reliability engineer,
      validation engineer, field engineer, geotechnical engineer, highways engineer, drainage engineer,
      graduate engineer, principal engineer, bridge engineer, calibration engineer, applications engineer,
      controls engineer, automation engineer, mechanical, lift engineer, rotating equipment, development
      engineer, piping, stress analyst, building services engineer, fire engineer, tooling engineer, plant
      engineer, shift engineer, rail engineer, signalling, solidworks, autocad, acoustic, transport planner,
      flood risk, hydrologist, cad, product engineer, permanent way, safety engineer, ndt, naval,
      metallurgist, tunnel, mechanical technician, design draughtsman, draughtsperson, draughtsman`,
    likely: 'technician, structural, civil, technologist, technical, engineer, systems engineer, test engineer',
  },
  'Environment and sustainability': {
    sure: `
      ecologist, ecology, environmental, environmental consultant, sustainability, sustainability manager,
      environmental scientist, carbon, climate, conservation officer, ranger, countryside, air quality, ehs,
      esg, net zero, biodiversity, environmental health officer, environmental health, eia, hydrogeologist,
      contaminated land, environment, wildlife, circular economy, environmental manager, waste manager, noise
      consultant, waste management, recycling officer, geoenvironmental, geo environmental`,
    likely: 'conservation, green',
  },
  'Events, leisure and sport': {
    sure: `
      event manager, events manager, events coordinator, event coordinator, events executive, event executive,
      fitness instructor, personal trainer, lifeguard, swimming teacher, swimming instructor, leisure, leisure
      centre, gym, gym manager, fitness, sports coach, football, sports, sport, golf, duty manager leisure,
      recreation, conference producer, conference, exhibitions, wedding coordinator, wedding planner, activity
      instructor, outdoor instructor, leisure assistant, recreation assistant, health club, events, event,
      yoga, casino, croupier, dealer casino, gaming host, bingo, racecourse, cinema, theme park, steward,
      event steward, betting, holiday park, activity leader, swim, tennis, venue, venues, fitness consultant,
      entertainment, entertainer, sales executive exhibitions, ski, cricket, rugby, stadium`,
    likely: 'activities, club, coach sports, outdoor',
  },
  'Film, television and radio': {
    sure: `
      video editor, film, television, tv, producer, broadcast, broadcast engineer, radio, camera operator,
      videographer, production assistant tv, production coordinator tv, vfx, sound engineer, post production,
      runner, screenwriter, podcast, presenter, assistant producer, video producer, video, vt operator, edit
      assistant, production runner, lighting`,
    likely: 'audio, production secretary',
  },
  'Food and drink production': {
    sure: `
      food technologist, food production, food production operative, baker, bakery, butcher, butchery, brewer,
      brewery, food operative, food factory, fishmonger, dairy operative, meat, slaughter, boning, npd
      technologist, new product development food, food scientist, process technologist food, distillery, food
      safety, food hygiene, confectioner, chocolatier, food manufacturing, food, fmcg technologist, product
      technologist, bread, poultry process, technical manager food, development chef, haccp, chilled, drinks`,
    likely: 'npd, kitchen operative factory, quality auditor food, fmcg',
  },
  'Health and medicine': {
    sure: `
      doctor, gp, general practitioner, consultant psychiatrist, psychiatrist, surgeon, physiotherapist,
      physio, occupational therapist, speech and language therapist, radiographer, sonographer, pharmacist,
      pharmacy technician, pharmacy dispenser, pharmacy assistant, dispenser, dentist, dental nurse, dental
      hygienist, dental, optometrist, optician, dispensing optician, optical assistant, audiologist,
      podiatrist, dietitian, dietician, psychologist, clinical psychologist, counsellor, therapist, paramedic,
      phlebotomist, medical secretary, medical receptionist, anaesthetist, haematology, radiologist,
      cardiologist, locum doctor, specialty doctor, clinical fellow, consultant physician, registrar medical,
      odp, operating department practitioner, theatre practitioner, anaesthetic, orthotist, prosthetist,
      osteopath, chiropractor, biomedical scientist, cardiac physiologist, physiologist, clinical, medical,
      hospital, pharmacy, health, healthcare, healthcare assistant, health care assistant, hca, hcsw,
      healthcare support worker, clinical support worker, mental health, psychological, psychological
      wellbeing practitioner, cbt therapist, high intensity therapist, ophthalmic, orthopaedic, medical
      records, patient, nhs, surgical, rehabilitation, ward, foundation doctor, fy2, st3, locum consultant,
      sho, cardiology, oncology, radiology, physician, emergency medicine, consultant in, theatre, care
      navigator, endoscopy, ultrasound, therapy, clinic, occupational health, health improvement, stop
      smoking, social prescriber, social prescribing, substance misuse, drug and alcohol, recovery worker,
      mri, ct, imaging, ahp, optical, ambulance, emergency care assistant, paediatric, medicine,
      gastroenterology, respiratory, acute, pathology, histology, orthodontic, physio assistant, obstetrics,
      gynaecology, dermatology, urology, neurology, cancer, hearing aid, emdr, dementia advisor, sexual
      health, epr, patients, phlebotomy, mortuary, audiology`,
    likely: 'practitioner, locum, medicines, therapies, band 6, band 7, band 5',
  },
  'Hospitality and catering': {
    sure: `
      chef, sous chef, head chef, commis chef, chef de partie, chef de rang, pastry chef, kitchen porter,
      kitchen assistant, kitchen manager, cook, catering assistant, catering manager, catering, bartender, bar
      staff, bar person, bar manager, barista, waiter, waitress, waiting staff, front of house, restaurant
      manager, restaurant, hotel, hotel receptionist, hotel manager, housekeeper, housekeeping, room
      attendant, pub manager, pub, duty manager, general assistant, food and beverage, f&b, banqueting,
      hospitality, night porter, sommelier, maitre d, licensed house manager, deputy general manager pub, team
      member, cafe, cafe manager, coffee shop, kitchen, bar, cook supervisor, host, hostess, school cook,
      catering supervisor, assistant manager restaurant, cdp, crew member, breakfast chef, reservations,
      revenue manager, assistant restaurant manager, guest services, food service assistant, mcdonald, guest,
      banquet, demi chef, lodge, cellar, sushi, pizza, holiday park housekeeping, hotel night, conference and
      banqueting, pot wash, executive chef, relief manager pub, gastro, rosette, dining, inn, night auditor,
      spa receptionist hotel, grill, cluster, mixologist, steward galley, catering apprentice, couple live in,
      live in couple, tavern, bistro, brasserie, steakhouse`,
    likely: 'crew, general manager, live in, assistant manager, deputy manager pub, concierge hotel',
  },
  'Housing and property': {
    sure: `
      estate agent, lettings negotiator, lettings manager, lettings, sales negotiator, property manager,
      property, housing officer, housing, letting agent, block manager, leasehold, residential property
      manager, property administrator, property negotiator, property inspector, inventory clerk, tenancy,
      tenancy officer, homelessness, homeless, supported housing, sheltered housing, neighbourhood officer,
      income officer, rent officer, estate agency, valuer estate, lister, branch manager estate, property
      consultant, block property manager, land manager, land buyer, land negotiator, asset manager property,
      leasing, inventory, conveyancer property, temporary accommodation, voids, residential lettings, tenant,
      landlord, scheme manager, estate manager, new homes, repairs, real estate, rent, assistant branch
      manager`,
    likely: 'negotiator, land, residential, viewing, accommodation, estate',
  },
  'Human resources': {
    sure: `
      human resources, hr, hr manager, hr advisor, hr adviser, hr assistant, hr administrator, hr business
      partner, hrbp, hr director, people partner, people advisor, people manager, employee relations, reward
      manager, reward, compensation and benefits, organisational development, workforce planning, cipd, people
      and culture, hr officer, hr coordinator, people operations, people team, learning and development
      manager, l&d, talent manager, people analyst, chief people officer, head of people, hris, people
      business partner, er advisor, hr generalist, hr consultant, personnel, organisation design, benefits, hr
      shared services, people administrator, people`,
    likely: 'talent, wellbeing officer, employee',
  },
  'Information technology': {
    sure: `
      software engineer, software developer, developer, programmer, java developer, .net developer, net
      developer, c# developer, php developer, python developer, javascript, front end developer, back end
      developer, full stack, fullstack, web developer, devops, devops engineer, sre, site reliability, systems
      administrator, system administrator, sysadmin, it support, it manager, it technician, it director, it,
      it project manager, service desk, service desk analyst, helpdesk, help desk, 1st line, 2nd line, 3rd
      line, desktop support, infrastructure engineer, network engineer, network, cloud engineer, cloud
      architect, cloud, solutions architect, solution architect, technical architect, enterprise architect,
      cyber security, cyber, security analyst, penetration tester, information security, security architect,
      soc analyst, dba, database administrator, sql developer, oracle, sap consultant, sap, salesforce,
      servicenow, dynamics, sharepoint, azure, aws, vmware, linux, unix, qa engineer, software tester, test
      analyst, test automation, qa analyst, test manager, tester, scrum master, agile, product owner, business
      analyst, technical business analyst, software, ios developer, android developer, mobile developer,
      systems analyst, application support, application developer, technical lead, tech lead, it business
      analyst, erp, it trainer, software architect, technical support, technical support engineer, systems
      developer, asp.net, .net, java, php, ruby, sql server, html, wpf, c++, c#, crm developer, hadoop,
      citrix, exchange, wintel, infrastructure, computer, it analyst, web application, drupal, magento,
      wordpress, angular, react, node, kubernetes, terraform, test lead, python, desktop, it service, network
      administrator, network architect, software development, it engineer, technology, digital transformation,
      technical consultant, development manager, system engineer it, applications, application, data centre
      engineer, games developer, game developer, unity, gameplay, c developer, vba, ict, platform engineer,
      enterprise, java engineer, backend, frontend, front end, microsoft, scrum, release manager,
      configuration manager, uat, software sales engineer, informatica, cognos, sas developer, peoplesoft,
      sailpoint, identity, mainframe, cobol, it sales, asp, mvc, xml, j2ee, spring, systems integration,
      quality assurance engineer, qa, salesforce administrator, functional consultant, implementation
      consultant, d365, netsuite, workday, guidewire, murex, calypso, cto, it security`,
    likely: `
      systems, digital, technical, web, product, system, security engineer, support engineer, support analyst,
      architect, database, testing, product manager`,
    maybe: 'tech, platform, project, project manager, programme manager, delivery manager',
  },
  'Insurance and pensions': {
    sure: `
      insurance, claims handler, claims, claims advisor, claims manager, underwriter, underwriting, broker
      insurance, insurance broker, actuary, actuarial, pensions, pensions administrator, pension, pension
      administrator, loss adjuster, account handler, personal lines, commercial lines, reinsurance, lloyds,
      account executive insurance, motor claims, claims adjuster, broking, commercial account handler,
      liability, cii, commercial account executive, claims negotiator, household claims, pensions consultant,
      life assurance, personal injury claims, cert cii, employee benefits, subsidence, catastrophe, property
      claims`,
    likely: 'broker',
  },
  'Journalism, writing and publishing': {
    sure: `
      journalist, reporter, editor, sub editor, editorial, editorial assistant, copywriter, copy editor,
      content writer, writer, technical author, technical writer, publishing, publisher, proofreader, proof
      reader, magazine, bid writer, news, commissioning editor, production editor, content editor, newspaper,
      author, desk editor, managing editor, publishing executive, books, content producer, features, medical
      writer, copy`,
    likely: 'content, media sales',
  },
  'Languages and translation': {
    sure: `
      translator, interpreter, translation, linguist, localisation, bilingual, german speaking, french
      speaking, spanish speaking, italian speaking, dutch speaking, mandarin speaking, japanese speaking,
      polish speaking, language, bsl, swedish speaking, danish speaking, norwegian speaking, russian speaking,
      arabic speaking, portuguese speaking, subtitler, korean speaking, fluent german, fluent french,
      multilingual`,
  },
  'Law and legal services': {
    sure: `
      solicitor, paralegal, lawyer, legal, legal secretary, legal assistant, legal counsel, legal executive,
      conveyancer, conveyancing, conveyancing assistant, barrister, fee earner, litigation, litigator, family
      law, conveyancing fee earner, residential conveyancer, personal injury, trainee solicitor, legal
      advisor, legal cashier law, company secretary, wills and probate, private client, clinical negligence,
      patent attorney, trade mark, law, costs draftsman, court, notary, magistrate, employment law, commercial
      property solicitor, commercial litigation, pqe, legal clerk, partner law, probate, contract lawyer, ip
      counsel, general counsel, counsel, immigration, cilex, head of legal, trade marks, patent, nq, file
      handler, industrial disease, law costs, costs lawyer, legal pa`,
    likely: 'contracts officer, tribunal, criminal',
  },
  'Logistics and warehouse': {
    sure: `
      warehouse, warehouse operative, warehouse assistant, warehouse manager, warehouse supervisor, warehouse
      team leader, picker, packer, picker packer, forklift, forklift driver, fork lift driver, flt driver,
      flt, reach truck, counterbalance, logistics, logistics manager, logistics coordinator, logistics
      administrator, stock controller, stores person, storeperson, storesman, stores, goods in, despatch,
      dispatch, distribution, freight, freight forwarder, freight forwarding, import, export, import clerk,
      export clerk, shipping, customs, courier depot, sorter, mail sorter, depot manager, stock, materials
      handler, operations clerk freight, warehouse person, order picker, loader, supply chain coordinator,
      postal, post person, delivery office, sea freight, air freight, customs clearance, yard, warehouseman,
      import export, parcel sorter, mailing operative, fulfilment, stock taker, inventory controller, imports,
      exports, night warehouse, stock assistant, ocean freight, road freight`,
    likely: 'depot, inventory, goods, distribution manager, storekeeper',
  },
  'Management and executive': {
    sure: `
      managing director, chief executive, ceo, coo, chief operating officer, cfo, non executive director,
      operations director, general manager operations, executive director, chief of staff, director of
      operations, board member, divisional director, country manager, chief financial officer, vice president
      operations`,
    likely: `
      operations manager, director, head of operations, operations, business manager, regional manager, area
      manager, project director, pmo, pmo analyst, programme director`,
    maybe: `
      manager, executive, project manager, programme manager, project coordinator, head of, general manager,
      team leader`,
  },
  'Manufacturing and production': {
    sure: `
      production operative, production operator, production manager, production supervisor, production
      planner, production team leader, machine operator, cnc, cnc machinist, cnc programmer, cnc miller, cnc
      turner, cnc setter, machinist, assembler, assembly operative, assembly, manufacturing, manufacturing
      operative, factory, factory operative, fabricator, welder, fabricator welder, sheet metal worker,
      toolmaker, miller, turner, press operator, injection moulding, process operator, quality inspector,
      quality controller, production assistant, packing operative, line operative, operations manager
      manufacturing, lean, continuous improvement, ci manager, plant manager, production shift manager,
      printer, print finisher, sewing machinist, upholsterer, wood machinist, plastics, extrusion, paint
      sprayer, powder coater, laser operator, mig welder, tig welder, coded welder, plater, grinder, quality
      manager, foundry, print, lathe, cmm, inspector, packaging, industrial operative, production, polisher,
      setter operator, brake press, press brake, folder operator, metal, weaver, laminator, shift manager
      production, production technician, setter, composite, composites, print operator, quality technician,
      production engineer manufacturing, manufacturing manager, manufacturing engineer lean, moulding,
      production worker, quality auditor, mould, corrugated, night shift operative, programmer setter,
      production coordinator, value stream, production scheduler, packing`,
    likely: `
      quality, shift, shift manager, fitter, fabrication, workshop fitter, process, quality assurance,
      operator, operative`,
  },
  'Marketing, advertising and public relations': {
    sure: `
      marketing, marketing manager, marketing executive, marketing assistant, marketing director, digital
      marketing, seo, ppc, social media, brand manager, brand, pr, pr manager, pr account, public relations,
      communications, communications manager, communications officer, advertising, account director agency,
      media planner, media buyer, campaign manager, crm manager, email marketing, content marketing,
      ecommerce, e commerce, ecommerce manager, cro, affiliate, copywriter agency, market research, market
      researcher, research executive, programmatic, paid social, paid search, paid media, web content, press
      officer, media relations, product marketing, planner agency, insight manager marketing, category
      marketing, growth marketing, biddable, marcomms, comms, promotional staff, brand ambassador, promotions,
      media executive, digital account, account manager agency, proposition, search executive, influencer,
      sem, event marketing, publicity, public affairs, social media manager, online marketing, campaign, media
      planner buyer, creative account, integrated account, consumer pr, digital executive, mystery shopper,
      internal communications, digital content, loyalty, qualitative, quantitative research executive`,
    likely: `
      digital, media, campaigns, account director, account executive, account manager, content, online, trade
      marketing, events marketing, client`,
  },
  'Nursing and midwifery': {
    sure: `
      nurse, nursing, staff nurse, registered nurse, rgn, rmn, rnld, rn, midwife, midwifery, midwives, health
      visitor, ward sister, ward manager, sister, charge nurse, district nurse, community nurse, practice
      nurse, mental health nurse, nurse practitioner, scrub nurse, theatre nurse, school nurse, nurse manager,
      clinical lead nurse, matron, nurse specialist, clinical nurse specialist, advanced nurse practitioner,
      anp, icu nurse, itu, neonatal, bank nurse, agency nurse, palliative, nursing home manager, clinical
      nurse, nurses, community psychiatric nurse, cpn, research nurse, rscn, triage nurse, senior nurse,
      nursing home, deputy manager rgn, home manager rgn, preceptorship, specialist community public health
      nurse, nurse advisor, nursing associate, clinical nurse manager, enhanced nurse, junior sister, tissue
      viability`,
  },
  'Pharmaceuticals and life sciences': {
    sure: `
      pharmaceutical, clinical research associate, cra, clinical trial, clinical trials, regulatory affairs,
      pharmacovigilance, drug safety, medical science liaison, msl, biotech, biotechnology, gmp, life
      sciences, life science, medical affairs, biostatistician, clinical data manager, sas programmer,
      medicinal chemist, validation pharmaceutical, qualified person, formulation, pharma, medical device,
      medical devices, clinical project manager, cmc, bioprocess, clinical scientist pharma, medical
      information, health economics, clinical research, drug discovery, statistical programmer,
      bioinformatician, bioinformatics, medical representative, medical sales, bioanalytical, upstream
      scientist, gcp, clinical study, vaccine, hospital sales`,
    likely: 'clinical data, validation, regulatory, biologist',
  },
  'Public sector and local government': {
    sure: `
      policy officer, policy adviser, policy advisor, policy manager, policy, local government, democratic
      services, civil enforcement officer, parking enforcement, council, government, benefits officer,
      revenues officer, electoral, licensing officer, trading standards, emergency planning, civil service,
      registrar births, housing benefit, parliamentary, revenues and benefits, council tax, work coach,
      benefit assessor, planning enforcement officer, regeneration, community safety, councillor, executive
      officer, higher executive officer, senior executive officer, administrative officer civil, eo, heo, seo
      civil, benefits assessor, economic development, public health, parish, highways officer, commissioning
      manager, commissioning officer, immigration officer, border force, prison, work programme, employment
      advisor, employability, employment adviser, job coach`,
    likely: 'officer, commissioning, enforcement, governance, community, public',
  },
  'Purchasing and supply chain': {
    sure: `
      buyer, purchasing, purchasing manager, purchasing assistant, procurement, procurement manager,
      procurement officer, supply chain, supply chain manager, supply chain analyst, supply planner, demand
      planner, demand planning, category manager, category buyer, sourcing, commodity manager, materials
      planner, material planner, material controller, supplier, contracts buyer, vendor manager, strategic
      sourcing, junior buyer, expeditor, expediter, sourcing manager, s&op, inventory planner, material
      planning, mrp, merchandiser, assistant merchandiser, purchaser, supplier quality, stock planner, vendor,
      master scheduler, cips, materials manager, category`,
    likely: 'planner, replenishment, contracts',
  },
  Recruitment: {
    sure: `
      recruitment consultant, recruitment, recruiter, recruitment manager, recruitment resourcer, resourcer,
      talent acquisition, talent acquisition partner, recruitment administrator, recruitment coordinator,
      recruitment advisor, recruitment specialist, researcher executive search, headhunter, resourcing,
      resourcing advisor, rec to rec, recruitment delivery consultant, recruitment branch manager, trainee
      recruitment, graduate recruitment consultant, executive search, perms, candidate resourcer, talent
      sourcer, recruitment partner, delivery consultant, managing consultant, recruitment account manager,
      resourcing partner, resource manager recruitment, sourcer, recruitment business partner, onsite
      recruiter, compliance recruitment, talent partner`,
  },
  'Retail and wholesale': {
    sure: `
      store manager, assistant store manager, sales assistant, retail, retail assistant, retail manager, shop
      assistant, shop manager, shop, store, supermarket, customer assistant, sales advisor retail, retail
      sales, visual merchandiser, department manager, area manager retail, supervisor retail, floor manager,
      checkout, till operator, shelf filler, deputy store manager, trainee store manager, merchandising, store
      assistant, night replenishment, stock replenishment, trade counter, trade counter assistant, counter
      assistant, keyholder, key holder, sales consultant retail, boutique, concession, branch manager retail,
      store supervisor, assistant manager retail, team leader retail, bookmaker, shop floor, online shopper,
      sales colleague, team member retail, wholesale, department store, beauty advisor, sales associate,
      colleague, personal shopper, petrol, forecourt, jewellers, showroom, kitchen sales designer, bathroom,
      showroom manager, merchandiser retail, garden centre, cashier retail, trading manager, concession
      manager, store colleague, fragrance, store trainee, homebase, cosmetics, counter manager, commercial
      manager retail, area manager fashion, menswear, womenswear`,
    likely: `
      sales advisor, sales adviser, branch manager, supervisor, cashier, merchandiser, duty manager retail,
      counter`,
  },
  'Sales and business development': {
    sure: `
      sales executive, sales manager, sales, business development, business development manager, business
      development executive, bdm, account manager, account executive, key account manager, telesales,
      telesales executive, sales consultant, sales representative, field sales, area sales manager, regional
      sales manager, sales director, national account manager, sales administrator, sales support, sales
      coordinator, internal sales, pre sales, presales, sales engineer, technical sales, sales development
      representative, sdr, telemarketer, telemarketing, door to door, appointment setter, lead generation,
      territory manager, sales trainer, export sales, channel manager, new business, sales team leader, head
      of sales, sales advisor, sales ledger sales, key account, national account, account director sales,
      media sales, it sales, commercial manager sales, commercial executive, partnership manager, partner
      manager, sales agent, direct sales, sales operations, enterprise account executive, cold caller, sales
      specialist, sales graduate, sales trainee, area manager sales, regional account manager, territory
      sales, inside sales, estimator sales, outbound, telesales agent, field sales executive, business
      developer, van sales, trade sales, renewals, sales lead, self employed, franchise, canvasser,
      recruitment sales, brand sales, bd, sales negotiators, vice president sales`,
    likely: `
      account manager, commercial, commercial manager, partnerships, account director, client director, bid
      manager, bid, customer success manager, area manager, territory, accounts manager, renewal, bids`,
  },
  'Science and research': {
    sure: `
      scientist, research scientist, chemist, laboratory technician, lab technician, laboratory, laboratory
      assistant, laboratory analyst, microbiologist, research associate, research fellow, research assistant,
      postdoctoral, post doc, biologist, physicist, materials scientist, analytical chemist, qc analyst,
      quality control analyst, research, researcher, biochemist, phd, molecular, toxicologist, formulation
      chemist, research technician, r&d, lab, forensic, analytical, synthetic, chemistry, biology, hplc,
      geneticist, knowledge transfer partnership, ktp associate, polymer, spectroscopy, chromatography, nmr,
      research engineer, qc, metrology, cell culture, immunology, scientific, field interviewer, research
      interviewer, research officer, economist, social researcher`,
    likely: 'technologist, quality control, sample, coatings, technical officer',
  },
  'Security and emergency services': {
    sure: `
      security officer, security guard, door supervisor, security, cctv operator, cctv, close protection, sia,
      firefighter, fire fighter, police officer, police, police constable, police staff, prison officer,
      detention officer, custody officer, custody, crime, loss prevention, retail security, security manager,
      dog handler, emergency services, store detective, relief security officer, patrol officer, mobile
      patrol, lifeboat, investigator, detective, pcso, event security, fire safety, fire, secure care officer,
      control room operator, control room, secure escort, intelligence analyst, security controller,
      probation, security engineer cctv, fraud investigator, traffic officer, enforcement agent, bailiff,
      detainee`,
    likely: 'surveillance, patrol, fraud, guard, protection',
  },
  'Social care and support work': {
    sure: `
      care assistant, support worker, carer, care worker, home carer, live in carer, senior care assistant,
      senior carer, social worker, registered manager, care manager, care home manager, home manager,
      domiciliary, domiciliary care, residential support worker, residential childcare, care coordinator, care
      co ordinator, family support worker, social care, youth worker, outreach worker, foster carer,
      fostering, children s home, childrens home, childrens residential, key worker, personal assistant care,
      team manager children, deputy home manager, night carer, supported living, care supervisor, adult
      social, social work, deputy manager care, care, care support worker, community support worker, mental
      health support worker, waking night, safeguarding, advocate, young people, autism, learning
      disabilities, learning disability, youth, independent reviewing officer, field care supervisor, care
      team leader, care leader, team leader care, team leader support, bank support worker, homecare, home
      care, service manager care, dementia, children services, child protection, adoption, amhp, homelessness
      support worker, domestic abuse, idva, looked after, care practitioner, reablement, children and
      families, childcare worker residential, residential, service manager, extra care, disabilities, respite,
      nights carer, activities coordinator, activity coordinator, children home, adults, complex care,
      residential care, rehabilitation assistant, residential worker, deputy manager supported, project
      worker, family, approved mental health professional, youth offending, refuge, children, cqc, outreach,
      befriender, rehab`,
    likely: `
      support, deputy manager, senior support, team manager, child, welfare, service user, disability, night,
      nights`,
  },
  Telecommunications: {
    sure: `
      telecoms, telecommunications, telecom, voip, telephony, cabling, fibre, fibre engineer, fttp, openreach,
      splicer, rf planning, radio planner, wireless, 5g, lte, broadband, avaya, cisco voice, data cabling
      engineer, cabling engineer, satellite installer, network rollout, ran engineer, transmission engineer,
      mobile network, telecoms engineer, broadband engineer, sip, unified communications, copper, acquisition
      and design, sky engineer, telephone engineer, fibre optic`,
    likely: 'mobile, voice',
  },
  'Travel and tourism': {
    sure: `
      travel consultant, travel agent, travel, tourism, tour operator, tour guide, tour manager, holiday,
      holidays, reservations consultant, cruise, travel sales, business travel, travel counsellor, resort, ski
      chalet, chalet, overseas rep, holiday rep, tour, tours, travel advisor, tailor made, ticketing, gds,
      sabre, galileo, amadeus, ski, safari, product executive travel, corporate travel, destination, aviation
      reservations, homeworker travel, foreign exchange travel`,
    likely: 'reservations, reservation',
  },
}

/** What a board's own categories name, from the most exact; the first of them stands where the title says nothing. */
export const categoryWords: readonly (readonly [RegExp, readonly Industry[]])[] = [
  [/nursing|nurse/, ['Nursing and midwifery', 'Health and medicine', 'Social care and support work']],
  [
    /social (?:care|work)|\bcare\b(?! ?er)/,
    ['Social care and support work', 'Health and medicine', 'Nursing and midwifery'],
  ],
  [
    /health|medical|dental|hospital|clinical/,
    [
      'Health and medicine',
      'Nursing and midwifery',
      'Social care and support work',
      'Pharmaceuticals and life sciences',
    ],
  ],
  [/pharma|life science|biotech/, ['Pharmaceuticals and life sciences', 'Science and research']],
  [
    /data science|data (?:&|and) analytics|\bdata\b|analytics|artificial intelligence|machine learning/,
    ['Data, analytics and artificial intelligence', 'Information technology'],
  ],
  [
    /\bit\b|information technology|software|computing|\btechnology\b|developer|devops|cyber/,
    ['Information technology', 'Data, analytics and artificial intelligence', 'Telecommunications'],
  ],
  [/account(?:ing|ancy)|audit|\btax\b/, ['Accountancy', 'Banking and financial services']],
  [/insurance|pensions?|actuar/, ['Insurance and pensions', 'Banking and financial services']],
  [/bank|financ|investment|trading/, ['Banking and financial services', 'Accountancy', 'Insurance and pensions']],
  [/recruitment consult|^recruitment/, ['Recruitment', 'Human resources']],
  [/human resources|\bhr\b|people team/, ['Human resources', 'Recruitment']],
  [/teach|education|training|academic|school/, ['Education and teaching', 'Childcare and early years']],
  [/childcare|early years|nursery/, ['Childcare and early years', 'Education and teaching']],
  [
    /hospitality|catering|restaurant|chef/,
    ['Hospitality and catering', 'Food and drink production', 'Events, leisure and sport'],
  ],
  [/travel|touris/, ['Travel and tourism', 'Events, leisure and sport', 'Hospitality and catering']],
  [/leisure|sport|events?\b/, ['Events, leisure and sport', 'Travel and tourism', 'Hospitality and catering']],
  [
    /estate agent|property|housing|lettings/,
    ['Housing and property', 'Construction and trades', 'Architecture and surveying'],
  ],
  [
    /construction|trade|building/,
    ['Construction and trades', 'Architecture and surveying', 'Engineering', 'Electronics and electrical engineering'],
  ],
  [/architect|survey/, ['Architecture and surveying', 'Construction and trades']],
  [/clean|domestic|maintenance|facilit/, ['Cleaning and facilities', 'Construction and trades', 'Engineering']],
  [/motoring|automotive|motor/, ['Automotive', 'Driving and transport']],
  [/aerospace|defen[cs]e/, ['Aerospace and defence', 'Engineering']],
  [/electronic|electrical/, ['Electronics and electrical engineering', 'Engineering']],
  [/energy|oil|gas|utilities|renewable/, ['Energy, oil and gas', 'Engineering', 'Environment and sustainability']],
  [
    /engineer/,
    [
      'Engineering',
      'Electronics and electrical engineering',
      'Construction and trades',
      'Aerospace and defence',
      'Manufacturing and production',
      'Automotive',
    ],
  ],
  [
    /factory|manufactur|production|industrial|fmcg/,
    ['Manufacturing and production', 'Food and drink production', 'Engineering'],
  ],
  [/driv|transport/, ['Driving and transport', 'Logistics and warehouse']],
  [
    /logistic|warehouse|distribution/,
    ['Logistics and warehouse', 'Driving and transport', 'Purchasing and supply chain'],
  ],
  [/purchas|procurement|supply chain|buying/, ['Purchasing and supply chain', 'Logistics and warehouse']],
  [/retail|wholesale/, ['Retail and wholesale', 'Sales and business development']],
  [
    /marketing|advertis|\bpr\b|public relations|communications/,
    ['Marketing, advertising and public relations', 'Design and creative', 'Journalism, writing and publishing'],
  ],
  [/customer|call cent|contact cent/, ['Call centre and customer service', 'Sales and business development']],
  [
    /sales|business development/,
    ['Sales and business development', 'Retail and wholesale', 'Marketing, advertising and public relations'],
  ],
  [/legal|\blaw\b/, ['Law and legal services']],
  [
    /media|creative|design/,
    [
      'Design and creative',
      'Marketing, advertising and public relations',
      'Journalism, writing and publishing',
      'Film, television and radio',
    ],
  ],
  [
    /scien|\bqa\b|research|laborator/,
    ['Science and research', 'Pharmaceuticals and life sciences', 'Manufacturing and production'],
  ],
  [/charity|voluntary|not for profit|ngo/, ['Charity and voluntary', 'Social care and support work']],
  [/security|protective|emergency/, ['Security and emergency services']],
  [/agricultur|farm|fish|forest|horticult/, ['Agriculture, forestry and fishing']],
  [/animal|veterinary/, ['Animal care and veterinary']],
  [/beauty|hair/, ['Beauty, hair and wellbeing']],
  [/telecom/, ['Telecommunications', 'Information technology']],
  [/environment|sustainab/, ['Environment and sustainability', 'Energy, oil and gas']],
  [/public sector|government|civil service/, ['Public sector and local government']],
  [/apprentice/, ['Apprenticeships and training schemes']],
  [/strategy|consult/, ['Consultancy and strategy', 'Management and executive']],
  [/admin|secretar|office|clerical/, ['Administration and secretarial', 'Call centre and customer service']],
  [/management|executive/, ['Management and executive', 'Consultancy and strategy']],
]
