import { readWords } from './read-words.ts'

/**
 * Jobs that people in the United Kingdom and Ireland look for, the most wanted first: suggestions and spellings before
 * the index has titles of its own.
 */
export const commonTitles: readonly string[] = [
  'Care Assistant, Support Worker, Staff Nurse, Registered Nurse, Healthcare Assistant, Teaching Assistant',
  'Customer Service Advisor, Sales Assistant, Warehouse Operative, Delivery Driver, Administrator',
  'Receptionist, Cleaner, Chef, Kitchen Porter, HGV Class 1 Driver, HGV Class 2 Driver, Van Driver',
  'Project Manager, Software Engineer, Software Developer, Data Analyst, Business Analyst, Accountant',
  'Accounts Assistant, Electrician, Plumber, Carpenter, Bricklayer, Labourer, Painter and Decorator',
  'Quantity Surveyor, Site Manager, Social Worker, Primary Teacher, Maths Teacher, Science Teacher',
  'English Teacher, SEN Teaching Assistant, SENCO, Cover Supervisor, Early Years Practitioner, Nursery Nurse',
  'Nursery Practitioner, Nanny, Childminder, Headteacher, Mental Health Nurse, Community Nurse',
  'District Nurse, Practice Nurse, Theatre Nurse, Nurse Practitioner, Paediatric Nurse, Dental Nurse',
  'Veterinary Nurse, Midwife, Health Visitor, Paramedic, Phlebotomist, Physiotherapist',
  'Occupational Therapist, Speech and Language Therapist, Radiographer, Pharmacist, Dentist',
  'Pharmacy Assistant, General Practitioner, Clinical Psychologist, Counsellor, Optometrist, Podiatrist',
  'Dietitian, Senior Care Assistant, Care Home Manager, Registered Manager, Deputy Manager, Team Leader',
  'Home Carer, Live-in Carer, Residential Support Worker, Family Support Worker, Youth Worker',
  'Housing Officer, Probation Officer, Police Officer, Personal Assistant, Executive Assistant',
  'Office Manager, Secretary, Legal Secretary, Medical Secretary, Data Entry Clerk, Office Administrator',
  'Sales Administrator, HR Administrator, Finance Assistant, Payroll Administrator, Bookkeeper',
  'Assistant Accountant, Management Accountant, Financial Accountant, Finance Manager, Financial Controller',
  'Finance Director, Credit Controller, Purchase Ledger Clerk, Auditor, Tax Adviser, Financial Adviser',
  'Mortgage Adviser, Underwriter, Claims Handler, Paralegal, Solicitor, Conveyancer, Legal Assistant',
  'Compliance Officer, Estate Agent, Lettings Negotiator, Property Manager, Recruitment Consultant',
  'HR Manager, HR Advisor, HR Business Partner, Training Officer, Marketing Manager, Marketing Executive',
  'Marketing Assistant, Digital Marketing Executive, Social Media Manager, Graphic Designer, Web Designer',
  'Content Writer, Copywriter, Journalist, Photographer, Video Editor, UX Designer, Sales Executive',
  'Sales Manager, Account Manager, Business Development Manager, Field Sales Executive, Telesales Executive',
  'Store Manager, Assistant Manager, Supervisor, Retail Assistant, Cashier, Merchandiser, Buyer',
  'Visual Merchandiser, Web Developer, Front End Developer, Back End Developer, Full Stack Developer',
  'Java Developer, .NET Developer, C# Developer, Python Developer, PHP Developer, DevOps Engineer',
  'Data Engineer, Data Scientist, Database Administrator, Cloud Engineer, IT Support Engineer, IT Technician',
  'Service Desk Analyst, Network Engineer, Systems Administrator, Test Analyst, Cyber Security Analyst',
  'Solutions Architect, Product Manager, Product Owner, Scrum Master, Programme Manager, IT Manager',
  'Machine Learning Engineer, QA Engineer, Mobile Developer, SQL Developer, Salesforce Administrator',
  'Mechanical Engineer, Electrical Engineer, Civil Engineer, Structural Engineer, Design Engineer',
  'Maintenance Engineer, Field Service Engineer, Gas Engineer, Process Engineer, Production Engineer',
  'Quality Engineer, Project Engineer, Manufacturing Engineer, Multi Skilled Engineer, CAD Technician',
  'Architect, Building Surveyor, Land Surveyor, Town Planner, Estimator, Contracts Manager',
  'Health and Safety Manager, Groundworker, Plasterer, Roofer, Scaffolder, Tiler, Dryliner, Welder',
  'Fabricator, Pipe Fitter, Mechanical Fitter, Vehicle Technician, MOT Tester, Mechanic, Panel Beater',
  'CNC Machinist, Forklift Driver, Picker Packer, Production Operative, Machine Operator, Quality Inspector',
  'Assembly Operative, Toolmaker, Warehouse Manager, Transport Manager, Logistics Coordinator',
  'Supply Chain Manager, Procurement Manager, Stock Controller, Bus Driver, Taxi Driver, Courier',
  '7.5 Tonne Driver, Multi Drop Driver, Train Driver, Crane Operator, Telehandler Operator, Security Guard',
  'Door Supervisor, Caretaker, Handyman, Gardener, Groundsman, Tree Surgeon, Window Cleaner, Housekeeper',
  'Facilities Manager, Maintenance Operative, Postal Worker, Refuse Collector, Firefighter',
  'Electrical Fitter, Chef de Partie, Sous Chef, Head Chef, Commis Chef, Cook, Catering Assistant',
  'Kitchen Assistant, Waiter, Waitress, Bar Staff, Bartender, Barista, Front of House, Restaurant Manager',
  'Hotel Manager, Hotel Receptionist, Events Coordinator, Hairdresser, Beauty Therapist, Barber',
  'Nail Technician, Personal Trainer, Fitness Instructor, Lifeguard, Sports Coach, Travel Consultant',
  'Cabin Crew, Tour Guide, Call Centre Agent, Customer Success Manager, Fundraiser, Charity Worker, Lecturer',
  'Tutor, Research Assistant, Research Associate, Laboratory Technician, Scientist, Biomedical Scientist',
  'Chemist, Librarian, Museum Assistant, Translator, Interpreter, Actuary, Economist, Statistician',
  'Policy Officer, Civil Servant, Planning Officer, Environmental Consultant, Ecologist, Farm Worker',
  'Veterinary Surgeon, Dog Groomer, Apprentice, Apprentice Electrician, Business Administration Apprentice',
  'Graduate Engineer, Graduate Trainee, Trainee Accountant, Intern, Operations Manager, General Manager',
  'Managing Director, Chief Executive, Director, Consultant, Analyst, Engineer, Manager',
].flatMap((line) => line.split(', '))

/** The words of these titles, as the index knows them. */
export const commonWords: ReadonlySet<string> = new Set(
  commonTitles.flatMap((title) =>
    readWords(title, 'title')
      .filter((word) => !word.isStop)
      .map((word) => word.term),
  ),
)
