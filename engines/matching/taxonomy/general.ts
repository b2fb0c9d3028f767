import type { Field } from './taxonomy.ts'

/** What is asked for in every trade. It tells little of who fits: hence its marks. */
export const general: Field = {
  skills: `
    *communication skills, communication, communicating, communicator, good communicator, written and verbal communication, interpersonal skills, interpersonal, listening skills, active listening, communicate effectively
    *teamwork, team player, team working, work in a team, work as part of a team, working in a team, working as part of a team, collaboration, collaborative working, collaborate
    *organisational skills, organised, well organised, organising, organisation skills
    *time management, prioritise workload, prioritising, prioritise, manage own workload, managing own workload, meet deadlines, meeting deadlines, working to deadlines, work to deadlines
    *attention to detail, eye for detail, accuracy, detail oriented
    *problem solving, solve problems, problem solver, troubleshoot problems
    *flexibility, flexible approach, adaptability, adaptable
    *reliability, reliable, punctual, punctuality
    *self-motivation, self motivated, self-starter, use own initiative, own initiative, work independently, working independently, work alone, work autonomously
    *working under pressure, work under pressure, remain calm under pressure, resilience, resilient, work well under pressure
    *enthusiasm, enthusiastic, passion, passionate, positive attitude, can-do attitude, motivated
    *leadership, leadership skills, lead by example
    *decision making, decision-making, make decisions
    *analytical skills, analytical thinking, analytical, critical thinking
    *creativity, creative thinking, creative
    *literacy, written English, good standard of English, spoken English
    *negotiation skills, negotiation, negotiating, negotiate
    *presentation skills, giving presentations, delivering presentations, public speaking
    *building relationships, relationship building, build relationships, building rapport, rapport, build strong relationships, relationship management
    *influencing, influencing skills, persuasion
    *multitasking, multi-tasking, multi task, juggle priorities
    *customer focus, customer focused, customer oriented, client focused, client-focused
    *work ethic, hard working, hardworking
    *confidentiality, discretion, maintain confidentiality
    *equality and diversity, equality diversity and inclusion, !EDI, equal opportunities, diversity and inclusion
    *willingness to learn, keen to learn, eager to learn, continuous learning
    *empathy, empathetic, compassion, compassionate, caring nature, kindness
    *computer literacy, computer literate, IT skills, IT literate, PC literate, computer skills, good IT skills
    *numeracy, numerate, numerical skills
    +customer service, customer care, customer services, customer service skills, client service, serving customers, customer experience, customer satisfaction, dealing with customers
    +report writing, writing reports, produce reports, writing of reports, prepare reports, report preparation
    +record keeping, keeping records, maintaining records, accurate records, maintain records, case recording
    +staff management, people management, line management, managing staff, managing a team, manage a team, team management, line manage, supervising staff, staff supervision, supervise staff, managing people, manage staff, supervisory experience, team leadership, leading a team, lead a team, team leading, line manager
    +staff training, training staff, train staff, coaching, mentoring, coach and mentor, training and development, mentor, training delivery, deliver training, train others, training new starters, induction of new staff
    +staff rotas, rota planning, rotas, rota management, staff scheduling
    +budget management, managing budgets, budgets, budget control, budgetary control, ?budgeting, manage a budget, budget responsibility, budget holder
    +project management, managing projects, manage projects, project delivery, project planning, project manager ~ programme management
    +programme management, managing programmes, programme manager
    +stakeholder management, stakeholder engagement, managing stakeholders, stakeholders, stakeholder relationships
    +health and safety, health & safety, !HSE, H&S, health and safety regulations, safe working practices, workplace safety
    +risk assessment, risk assessments, assessing risk, RAMS ~ risk management
    +risk management, managing risk, manage risk ~ risk assessment
    +change management, managing change, organisational change, change programmes
    +performance management, managing performance, performance reviews, appraisals, staff appraisals
    +process improvement, continuous improvement, improving processes, service improvement, business process improvement ~ Lean
    +policy and procedures, policies and procedures, policy development, writing policies
    +minute taking, taking minutes, minutes of meetings, minute-taking
    +diary management, managing diaries, calendar management, ?diary
    +office administration, general administration, administration, administrative, administrative support, admin duties, clerical, administrative duties, clerical duties, admin support, administration skills, administrative skills, admin
    +telephone skills, telephone manner, answering calls, handling calls, telephone calls, answering telephones, answering the phone, telephone enquiries
    +complaint handling, handling complaints, complaints, resolving complaints, dealing with complaints, customer complaints
    +cash handling, handling cash, cashing up, till work, till operation, ?tills, operating tills, ?till
    +quality assurance, quality control, QA checks, quality checks ~ quality management
    +quality management, quality management systems, QMS, ISO 9001, quality systems
    +data protection, GDPR, information governance, Data Protection Act
    +KPIs, key performance indicators, KPI, performance indicators, targets, meeting targets, achieve targets, working to targets
    +data analysis, analysing data, analyse data, data analytics, analysis of data, interpret data, interpreting data, data interpretation
    +research skills, research, conducting research
    +event planning, event management, organising events, event coordination
    +contract management, managing contracts, contract negotiation, negotiating contracts
    +?purchasing, procurement, ?buying, purchase orders, raising purchase orders, sourcing ~ supplier management
    +supplier management, managing suppliers, vendor management, supplier relationships, supplier negotiation ~ purchasing
    +database management, databases, maintaining databases, database administration
    +proofreading, proof reading, proof-reading, copy editing
    +recruitment, interviewing candidates, recruitment and selection, recruit staff, interviewing
    +strategic planning, strategy, strategic thinking, strategy development, business strategy, business planning, business plans
    +compliance, regulatory compliance, compliance monitoring
    +scheduling, planning and scheduling, appointment booking, booking appointments
    +stock control, stock management, stocktaking, stock take, stock rotation, inventory management, inventory control, inventory, stock replenishment
    +manual handling, heavy lifting, lifting
    +?cleaning, cleaning duties, housekeeping, cleanliness
    +public sector experience, public sector
    +safeguarding, safeguarding children, safeguarding adults, child protection, safeguarding vulnerable adults, safeguarding policies, safeguarding procedures
    +translation, interpreting languages
    +volunteer management, managing volunteers, ?volunteers
    +fundraising, fund raising, raising funds ~ bid writing
    +bid writing, tender writing, bid management, tenders, grant applications, writing bids, tendering, funding applications, grant writing ~ fundraising
    +social media, social media management, managing social media, social networks ~ digital marketing
    +conflict resolution, resolving conflict, mediation, de-escalation
    +facilitation, facilitating workshops, facilitating groups, workshops
  `,
}

/** The programs of every office; a field of its own, so that ‘Word’ and ‘Access’ are meant beside ‘Excel’ only. */
export const officeTools: Field = {
  skills: `
    +Microsoft Office, MS Office, Office 365, Microsoft 365, O365, M365, MS packages, Microsoft packages, Microsoft Office suite
    +Microsoft Excel, !Excel, MS Excel, spreadsheets, pivot tables, vlookup, advanced Excel > Microsoft Office ~ Google Workspace
    +Microsoft Word, MS Word, !?Word > Microsoft Office
    +Microsoft PowerPoint, PowerPoint, MS PowerPoint > Microsoft Office
    +Microsoft Outlook, MS Outlook, !?Outlook > Microsoft Office
    +Microsoft Teams, MS Teams
    +Microsoft Access, MS Access, !?Access
    +Google Workspace, G Suite, Google Docs, Google Sheets
    +data entry, data input, inputting data, data inputting
    +typing, touch typing, fast typing, typing speed
  `,
}
