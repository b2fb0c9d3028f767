/** CVs of invented people, as the text of a file has them, in several layouts and styles of dates. */
export const people: Readonly<Record<string, { titles: readonly string[]; text: string }>> = {
  nurse: {
    titles: ['Staff Nurse'],
    text: `Morag Ellwood
Staff Nurse (RGN)
12 Quay Road, Hull · 07700 900101 · morag@example.com

PROFILE
Registered adult nurse with seven years on acute medical wards. Calm in an emergency, and used to teaching students.

EMPLOYMENT HISTORY
Staff Nurse, Humber General Hospital	March 2019 – present
• Assess, plan and evaluate the care of up to ten acutely ill patients
• Give medication, IV fluids and blood; NEWS2 observations
• Take charge of the shift and mentor student nurses
• Wound care, catheterisation and discharge planning with the multidisciplinary team
Staff Nurse, Ferriby Nursing Home	September 2017 – February 2019
• End of life care and dementia care for 40 residents

EDUCATION AND TRAINING
BSc (Hons) Adult Nursing, University of Holderness, 2017
Immediate Life Support, 2025

SKILLS
Venepuncture and cannulation, SystmOne, safeguarding adults, infection control
NMC registered`,
  },
  driver: {
    titles: ['HGV Driver', 'Class 1 Driver'],
    text: `DESMOND ASKEW
HGV Class 1 Driver

About me
Reliable C+E driver with eleven years on the road, clean licence, no accidents.

Work experience
Class 1 Driver – Tees Haulage Ltd – 04/2018 to date
Trunking and multi-drop deliveries of palletised goods in the UK, nights out. Daily vehicle checks, load security, drivers' hours.
HGV Class 2 Driver – Cleveland Builders Merchants – 06/2014 to 03/2018
Deliveries to sites with a hiab. Dealing with customers, paperwork.

Licences
Full UK driving licence B, C, C+E. Driver CPC valid to 2029. Digital tachograph card. ADR.`,
  },
  electrician: {
    titles: ['Electrician', 'Maintenance Electrician'],
    text: `Gareth Pugh – Electrician
Swansea | gareth.pugh@example.org

Career Summary
2016 - present
Maintenance Electrician, Tawe Foods plc
Fault finding on three-phase motors and PLC controlled lines, planned maintenance, electrical installation of new plant, test and inspection
2011 - 2016
Electrician, Gower Electrical Contractors
Domestic and commercial rewires, consumer units, emergency lighting, EICRs

Qualifications
NVQ Level 3 Electrical Installation
18th Edition, City & Guilds 2391, AM2
JIB gold card, IPAF`,
  },
  chef: {
    titles: ['Sous Chef', 'Chef de Partie'],
    text: `Lucía Ferrer
Sous Chef

EXPERIENCE
Sous Chef, The Tidewheel (2 AA rosettes), Whitby		Jan 2021 – now
Run the pass in the head chef's absence; lead a brigade of six; menus, ordering and GP; fresh fish daily
Chef de Partie, Harbour Hotel, Scarborough		May 2017 – Dec 2020
Ran the pastry and the sauce section, food hygiene records

EDUCATION
NVQ Level 3 Professional Cookery, Yorkshire Coast College
Level 3 Food Safety

LANGUAGES
Spanish (native), English (fluent)`,
  },
  receptionist: {
    titles: ['Receptionist', 'Medical Receptionist'],
    text: `Sunita Rao
Medical Receptionist

Personal statement
Friendly receptionist with five years in general practice.

Employment
Medical Receptionist, Oakfield Surgery, Oct 2020 – present
Booking appointments on EMIS, answering telephone enquiries, repeat prescriptions, greeting patients, scanning and filing, dealing with complaints
Sales Assistant, Brightside Stores, 2018 – 2020
Tills, stock and customer service

Education
A levels: English, Biology, Psychology (2018)
GCSEs: 9 including Maths and English

Key skills
Microsoft Office, audio typing, confidentiality, medical terminology`,
  },
  developer: {
    titles: ['Software Developer', 'Software Engineer'],
    text: `Tomasz Wilk
Software Developer
github.com/tomasz-example

SUMMARY
Software developer with six years of back-end work in C# and TypeScript.

EXPERIENCE
Software Engineer | Larkspur Insurance Systems | Feb 2021 – Present
- Build REST APIs in C# and .NET on Azure; SQL Server, Entity Framework, message queues
- Unit tests, code review and CI/CD pipelines in Azure DevOps; work in two-week sprints
Junior Developer | Copse Digital | Aug 2018 – Jan 2021
- React and Node.js web applications, PostgreSQL, Docker

EDUCATION
BSc Computer Science, University of Lyme, 2018, 2:1

TECHNICAL SKILLS
C#, .NET Core, TypeScript, React, SQL, Git, Docker, Kubernetes, Azure`,
  },
  solicitor: {
    titles: ['Solicitor', 'Family Solicitor'],
    text: `Eleanor Whitcombe
Solicitor (Family)

Profile
Family solicitor, four years PQE, resolution member.

Work History
Associate Solicitor, Peverell Law LLP, Exeter. 2021 to present
Divorce and financial remedies, private children matters, advocacy in the family court; own caseload of 60 files; business development
Trainee Solicitor, Marlow & Finch, Taunton. 2018 to 2021
Seats in conveyancing, litigation and wills and probate

Qualifications
Admitted as a solicitor 2021
Legal Practice Course, Distinction
LLB Law, University of Wessex, 2:1`,
  },
  teachingAssistant: {
    titles: ['Teaching Assistant'],
    text: `Blessing Okoro
Teaching Assistant Level 3

WORK EXPERIENCE
Teaching Assistant, St Aidan's Primary School, September 2019 - present
Support KS1 pupils in class and in small groups; phonics with Read Write Inc; one-to-one support for a child with autism; Makaton
Nursery Assistant, Little Acorns, June 2016 - August 2019
Play activities, observations on Tapestry, working with parents

EDUCATION
Level 3 Diploma in Supporting Teaching and Learning
Paediatric first aid; safeguarding training; enhanced DBS on the update service`,
  },
  warehouse: {
    titles: ['Warehouse Operative', 'Forklift Driver'],
    text: `Marek Zielinski
Warehouse Operative / FLT Driver

Experience
Warehouse Operative, Fenland Distribution, 02/2020 - present
Picking and packing with RF scanners, loading and unloading, counterbalance and reach truck
Production Operative, Wash Vegetables, 07/2017 - 01/2020
Machine minding, packing, quality checks

Licences: counterbalance and reach forklift licence, manual handling
Languages: Polish (native), English (good)`,
  },
  marketing: {
    titles: ['Marketing Manager', 'Marketing Executive'],
    text: `Imogen Baird
Marketing Manager

Career profile
Marketing manager with nine years in consumer goods, half of them leading a team.

Career history
Marketing Manager, Heatherbell Foods, Perth (Apr 2020 - present)
Own a budget of £400k and a team of three. Brand campaigns, social media, PPC and e-mail marketing; Google Analytics; agency management
Marketing Executive, Glenfalloch Spirits, Stirling (Sept 2015 - Mar 2020)
Trade shows, content and website, SEO, press releases, Adobe InDesign and Photoshop

Education
BA (Hons) Marketing, 2015. CIM Diploma, 2019.`,
  },
  physiotherapist: {
    titles: ['Physiotherapist'],
    text: `Rhys Llewellyn, MCSP
Physiotherapist

Professional experience
Rotational Physiotherapist (Band 5 to 6), Vale Health Board, August 2018 - present
Respiratory, orthopaedics, stroke rehabilitation and musculoskeletal outpatients. Assessment, treatment plans, exercise classes, supervising students, MDT meetings

Education
BSc (Hons) Physiotherapy, Cardiff Bay University, 2018, First

Registration
HCPC registered, CSP member. Full driving licence`,
  },
  projectManager: {
    titles: ['Project Manager'],
    text: `Yasmin Farouk
Project Manager, PRINCE2 Practitioner

Summary
Project manager with ten years in local government and the NHS.

Employment
Project Manager, Weirside Council, 2019 - now
Deliver a £3m change programme: plans, risks, stakeholder engagement, benefits, reporting to the board, supplier contracts
Project Officer, Northshore NHS Trust, 2015 - 2019
Project support, minutes, RAID logs, MS Project, process mapping workshops

Education
MSc Public Administration; BA Politics
APM Project Management Qualification, Agile foundation`,
  },
  accounts: {
    titles: ['Accounts Assistant'],
    text: `Karen Holroyd
Accounts Assistant (AAT Level 4)

WORK
Accounts Assistant, Calder Valley Textiles Ltd, June 2018 - present
Purchase and sales ledger, bank reconciliation, VAT returns, credit control, payroll for 45 weekly staff, Sage 50, month end journals
Office Junior, Hebden Motors, 2016 - 2018
Filing, invoices, reception

EDUCATION
AAT Level 4 Professional Diploma in Accounting
5 GCSEs including Maths and English

SKILLS
Excel (pivot tables, VLOOKUP), Xero, Sage Payroll`,
  },
  sales: {
    titles: ['Business Development Manager', 'Sales Executive'],
    text: `Conor Breathnach
Business Development Manager

Profile
Field sales professional, consistently above target.

Career
Business Development Manager, Liffey Packaging, Dublin — Jan 2020 to present
New business and key account management in Leinster, €2.1m a year; tenders, Salesforce, trade shows
Sales Executive, Boyne Office Supplies, Drogheda — 2016 to 2019
Telesales and field sales, quotations, cold calling

Education
BBS Business Studies, 2016
Full clean driving licence, own car`,
  },
  occupationalTherapist: {
    titles: ['Occupational Therapist'],
    text: `Hannah Pryce-Jones
Occupational Therapist

EMPLOYMENT
Occupational Therapist (Band 6), Clwyd Community Mental Health Team, 2020 - present
Functional assessments, care coordination, group work, risk assessment, recovery plans
Occupational Therapist (Band 5, rotational), Deeside Hospital, 2017 - 2020
Stroke, elderly care, home visits and equipment provision, discharge planning

QUALIFICATIONS
BSc Occupational Therapy 2017; HCPC registered; car driver`,
  },
  quantitySurveyor: {
    titles: ['Quantity Surveyor'],
    text: `Femi Adebayo-Lacey MRICS
Quantity Surveyor

Employment history
Quantity Surveyor, Medway Construction plc, May 2019 – present
Valuations, variations, final accounts and subcontract procurement on residential projects to £25m; JCT; cost reporting
Assistant Quantity Surveyor, Thanet Homes, Sept 2016 – Apr 2019
Take-offs, bills of quantities, tender enquiries

Education
BSc (Hons) Quantity Surveying, University of the Downs, 2016
CSCS card; full UK driving licence`,
  },
}
