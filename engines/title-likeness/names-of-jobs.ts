/**
 * Names by which people in Britain and Ireland call one job, written for this: a line for each job, its names parted by commas, as they are
 * spoken of one for the other. No line joins two ranks, two licences or two trades.
 */
export const namesOfJobs: readonly (readonly string[])[] = `
bricklayer, brickie, brick layer
electrician, sparky, sparkie, spark, qualified electrician
carpenter, joiner, chippy, chippie, carpenter and joiner, site carpenter
plasterer, spread
scaffolder, scaff
roofer, slater, roof tiler
plumber, plumbing engineer
gas engineer, heating engineer, gas fitter, boiler engineer
labourer, site labourer, general labourer, construction labourer, building labourer, navvy
groundworker, ground worker, groundwork operative
painter and decorator, decorator, house painter
dryliner, dry liner, drywaller, plasterboard fixer
telehandler, telehandler operator, telehandler driver, telescopic handler operator, teleporter driver
digger driver, excavator operator, 360 operator, 360 driver, excavator driver
forklift driver, fork lift driver, forklift operator, FLT driver, forklift truck driver, fork truck driver
crane operator, crane driver
slinger, slinger signaller, banksman
traffic marshal, banksman, vehicle marshal
lorry driver, HGV driver, truck driver, LGV driver, heavy goods vehicle driver, trucker, wagon driver
HGV class 1 driver, class 1 driver, HGV 1 driver, artic driver, C+E driver
HGV class 2 driver, class 2 driver, HGV 2 driver, rigid driver
van driver, delivery driver, courier driver, multi drop driver
courier, delivery courier, parcel courier
bus driver, PCV driver, coach driver, PSV driver, omnibus driver
taxi driver, cab driver, cabbie, private hire driver, minicab driver
train driver, locomotive driver
driver's mate, drivers mate, van boy
refuse collector, bin man, binman, dustman, refuse loader, waste collector
postman, postie, postwoman, postal worker, mail carrier, postal delivery worker
milkman, milk roundsman
removal man, removals operative, furniture remover, removals porter
mechanic, vehicle technician, motor mechanic, car mechanic, vehicle mechanic, motor vehicle technician
MOT tester, MOT technician
tyre fitter, tyre technician
panel beater, vehicle body repairer, bodyshop technician
paint sprayer, spray painter, vehicle painter
welder, welder fabricator, welder and fabricator
sheet metal worker, tinsmith
CNC machinist, CNC operator, CNC turner, CNC miller
machinist, machine tool operator
machine operator, machine operative, machine minder
production operative, factory worker, production operator, factory operative, process operative, manufacturing operative
assembly operative, assembler, assembly worker, assembly line worker
picker packer, picker and packer, warehouse picker, order picker, warehouse packer
warehouse operative, warehouse worker, warehouse assistant, warehouseman, warehouse person
storeman, stores person, storekeeper, stores assistant, stores operative
stock controller, stock control clerk, inventory controller
shelf stacker, shelf filler, replenishment assistant, stock replenisher
trolley collector, trolley porter
shop assistant, sales assistant, retail assistant, store assistant, counter assistant
cashier, till operator, checkout operator, checkout assistant
shop manager, store manager, retail manager
cleaner, cleaning operative, char lady, charwoman, domestic cleaner, cleaning assistant
window cleaner, window washer
caretaker, janitor, school caretaker, site caretaker, premises officer
handyman, handyperson, odd job man, maintenance person
security guard, security officer, watchman
doorman, bouncer, door supervisor, door steward, door staff
gardener, groundsman, groundsperson, greenkeeper
tree surgeon, arborist, arboriculturist
farm worker, farm hand, agricultural worker, farm labourer, farmhand
dairy farm worker, herdsperson, herdsman, milker
fruit picker, harvest worker, crop picker
gamekeeper, game keeper
groom, stable hand, stable lad
fisherman, deckhand, fishing deckhand
butcher, meat cutter
baker, bakery operative
cook, chef
commis chef, junior chef
kitchen porter, KP, pot washer, dishwasher, kitchen steward
kitchen assistant, kitchen hand, kitchen helper, kitchen team member
dinner lady, midday supervisor, lunchtime supervisor, school meals supervisor, midday assistant, lunchtime assistant
school cook, school kitchen cook
catering assistant, canteen assistant, food service assistant, catering operative
waiter, waitress, waiting staff, food and beverage assistant, table server
bartender, barman, barmaid, bar person, bar staff, bar tender
publican, pub landlord, pub manager, landlady, licensee, bar manager
housekeeper, room attendant, chambermaid, hotel housekeeper
hotel receptionist, front desk agent, front office receptionist, guest services agent
night porter, hotel night porter
hairdresser, hair stylist, hairstylist
barber, gents hairdresser
beautician, beauty therapist, beauty consultant
nail technician, manicurist
personal trainer, fitness trainer, PT
fitness instructor, gym instructor
lifeguard, pool attendant, pool lifeguard
cabin crew, flight attendant, air hostess, air steward, air stewardess
pilot, airline pilot, first officer
baggage handler, airport baggage handler
lollipop lady, lollipop man, school crossing patrol
traffic warden, civil enforcement officer, parking attendant, parking enforcement officer
bobby, police constable, police officer, policeman
police community support officer, PCSO
prison officer, prison warder
firefighter, fireman
approved mental health professional, AMHP
care assistant, carer, care worker, caregiver, personal carer
home carer, home care assistant, domiciliary care worker, community carer, domiciliary carer, home help, home care worker
live-in carer, live in care assistant
support worker, care support worker
senior care assistant, senior carer, senior care worker
healthcare assistant, HCA, nursing assistant, auxiliary nurse, healthcare support worker, nursing auxiliary, clinical support worker
registered nurse, RGN, staff nurse, registered general nurse, RN
mental health nurse, RMN, psychiatric nurse, registered mental health nurse
community psychiatric nurse, CPN, community mental health nurse
paediatric nurse, children's nurse
learning disability nurse, RNLD
veterinary nurse, vet nurse, RVN
veterinary surgeon, vet, veterinarian
midwife, registered midwife
theatre nurse, scrub nurse, scrub practitioner
operating department practitioner, ODP, theatre practitioner
GP, general practitioner, family doctor
doctor, physician, medical officer
dentist, dental surgeon, dental practitioner
dental nurse, dental surgery assistant
pharmacist, dispensing pharmacist
pharmacy dispenser, dispenser, dispensing assistant, pharmacy assistant
optometrist, optician, ophthalmic optician
physiotherapist, physio, physical therapist
occupational therapist, OT
speech and language therapist, speech therapist, SLT
dietitian, dietician
podiatrist, chiropodist
radiographer, diagnostic radiographer
sonographer, ultrasonographer
paramedic, ambulance paramedic
undertaker, funeral director
funeral operative, funeral service operative, pallbearer
childminder, child minder
nursery nurse, nursery practitioner, early years practitioner, nursery assistant, early years educator, childcare practitioner
teaching assistant, TA, classroom assistant, learning support assistant, LSA
special needs assistant, SNA, SEN teaching assistant
headteacher, head teacher, school principal, headmaster, headmistress
primary teacher, primary school teacher
secondary teacher, secondary school teacher
supply teacher, cover teacher, relief teacher
maths teacher, mathematics teacher, teacher of mathematics
PE teacher, physical education teacher
SENCO, special educational needs coordinator, SENDCO
lecturer, college lecturer, university lecturer
tutor, private tutor
exam invigilator, invigilator
librarian, library officer
receptionist, front desk receptionist, front of house receptionist
administrator, admin assistant, office administrator, administrative assistant, clerical officer, office assistant, admin officer
office junior, junior administrator
personal assistant, PA, private secretary
executive assistant, EA, executive PA
data entry clerk, data input clerk, data entry operator, data entry administrator
audio typist, typist, copy typist
switchboard operator, telephonist
call centre agent, customer service advisor, contact centre agent, call handler, call centre operator, customer service representative, customer service agent
telesales executive, telephone sales executive, telesales agent, telemarketer, outbound sales executive
debt collector, collections agent, collections advisor
bailiff, enforcement agent
bookkeeper, book keeper, accounts clerk
accounts assistant, finance assistant, accounts clerk, accounts administrator
purchase ledger clerk, accounts payable clerk, accounts payable assistant, purchase ledger assistant
sales ledger clerk, accounts receivable clerk, sales ledger assistant
credit controller, credit control clerk
payroll administrator, payroll clerk, payroll officer, wages clerk
finance director, FD, financial director
chief financial officer, CFO
chief executive, CEO, chief executive officer
managing director, MD
chief technology officer, CTO
mortgage adviser, mortgage broker, mortgage advisor
financial adviser, IFA, financial advisor, independent financial adviser
solicitor, lawyer
legal secretary, legal PA
conveyancer, licensed conveyancer
estate agent, sales negotiator, property negotiator
lettings negotiator, letting agent, lettings agent
quantity surveyor, QS
site manager, construction manager, construction site manager
site supervisor, construction supervisor, site foreman
draughtsman, draughtsperson, CAD technician
town planner, planning officer, urban planner
health and safety officer, HSE officer, health and safety advisor, H&S advisor
recruitment consultant, recruiter, headhunter, recruitment adviser
HR advisor, human resources advisor, HR adviser, people advisor
HR manager, human resources manager, people manager
HR administrator, human resources administrator, HR assistant
HR business partner, HRBP, people partner
sales executive, sales representative, salesperson, sales rep, sales consultant
field sales executive, field sales representative, external sales executive, area sales representative
business development executive, BDE, new business executive
business development manager, BDM, new business manager
account manager, client account manager, client manager
key account manager, KAM
customer success manager, CSM, client success manager
social media manager, community manager
copywriter, content writer
journalist, reporter, news reporter
PR executive, public relations executive
graphic designer, visual designer
UX designer, user experience designer
web developer, website developer, web programmer
software engineer, software developer, programmer, computer programmer
front end developer, frontend engineer, front end engineer
back end developer, backend engineer, back end engineer
full stack developer, full stack engineer, full stack software engineer
mobile developer, mobile app developer, app developer
.NET developer, C# developer, .NET engineer, C# software engineer
Java developer, Java engineer, Java software engineer
Python developer, Python engineer, Python software engineer
data analyst, data insight analyst
data engineer, big data engineer
machine learning engineer, ML engineer, AI engineer
database administrator, DBA, database admin
business intelligence analyst, BI analyst
business intelligence developer, BI developer
DevOps engineer, site reliability engineer, platform engineer
systems administrator, sysadmin, system administrator
network engineer, network infrastructure engineer
IT support technician, IT support engineer, desktop support engineer, IT support analyst, IT technician
service desk analyst, helpdesk analyst, IT helpdesk analyst, help desk analyst
cyber security analyst, information security analyst, security operations analyst, SOC analyst
software tester, test analyst, QA tester, QA analyst, software test engineer
test automation engineer, automation tester, QA automation engineer
scrum master, agile delivery manager
solutions architect, solution architect
project manager, PM
business analyst, BA
product manager, product owner
procurement manager, purchasing manager
buyer, purchaser, procurement officer, purchasing officer
supply chain planner, demand planner
transport planner, traffic planner, transport scheduler
logistics coordinator, transport coordinator, logistics administrator
transport manager, fleet manager
maintenance engineer, maintenance technician, maintenance fitter
field service engineer, service engineer, field engineer, mobile engineer
mechanical fitter, maintenance mechanical fitter, mechanical technician
electrical fitter, electrical technician
refrigeration engineer, air conditioning engineer, HVAC engineer
lift engineer, elevator engineer
quality inspector, quality controller, QC inspector
quality manager, quality assurance manager
production manager, manufacturing manager
production supervisor, manufacturing supervisor
facilities manager, building manager
property manager, block manager
care home manager, registered manager
housing officer, tenancy officer, neighbourhood officer
youth worker, youth support worker
family support worker, family worker
lab technician, laboratory technician, lab assistant, laboratory assistant
biomedical scientist, BMS
seamstress, sewing machinist, dressmaker
dry cleaner, laundry assistant, laundry worker
dog groomer, pet groomer
kennel assistant, kennel hand
florist, flower arranger
fundraiser, charity fundraiser, fundraising officer
event manager, events manager, event planner
travel agent, travel consultant, holiday adviser
vicar, parish priest, clergyman
meter reader, meter reading operative
locksmith, key cutter
glazier, window fitter, glass fitter
tiler, floor and wall tiler, wall tiler
floor layer, flooring fitter, carpet fitter
kitchen fitter, kitchen installer
fence erector, fencer
steel erector, steel fixer
pipe fitter, pipefitter
chimney sweep, sweep
pest controller, pest control technician
residential support worker, residential care worker, residential childcare worker
medical secretary, clinical secretary
sales administrator, sales support administrator, sales order processor, sales coordinator
finance manager, accounting manager, accounts manager
financial controller, finance controller
management accountant, cost accountant
tax adviser, tax advisor, tax consultant
underwriter, insurance underwriter
claims handler, claims adviser, claims advisor, insurance claims handler
insurance broker, insurance account handler
compliance officer, compliance executive, regulatory compliance officer
training officer, learning and development officer, trainer, L&D officer
training manager, learning and development manager, L&D manager
marketing executive, marketing officer, marketing coordinator
marketing assistant, marketing administrator
digital marketing executive, digital marketer, online marketing executive, digital marketing specialist
digital marketing manager, online marketing manager
PPC executive, paid search executive, PPC specialist
SEO executive, SEO specialist
communications officer, communications executive, comms officer
web designer, website designer
video editor, film editor
technical author, technical writer
assistant manager, deputy manager
area manager, regional manager, cluster manager
assistant store manager, deputy store manager, assistant shop manager, deputy shop manager
retail supervisor, shop supervisor, store supervisor
retail merchandiser, merchandiser
cloud engineer, cloud infrastructure engineer
infrastructure engineer, IT infrastructure engineer, infrastructure analyst
IT manager, IT infrastructure manager, information technology manager
technical architect, systems architect
analyst programmer, programmer analyst
application support analyst, applications support analyst, application support engineer
1st line support analyst, 1st line support engineer, 1st line support technician, first line support analyst
2nd line support analyst, 2nd line support engineer, 2nd line support technician, second line support analyst
3rd line support analyst, 3rd line support engineer, third line support engineer
Oracle DBA, Oracle database administrator
SQL DBA, SQL database administrator, SQL server DBA
ETL developer, data warehouse developer
test manager, software test manager
project coordinator, project administrator, project support officer
programme manager, program manager
bid manager, tender manager, proposals manager
bid writer, tender writer
document controller, document control administrator
design engineer, mechanical design engineer, product design engineer
process engineer, manufacturing engineer, production engineer
multi skilled engineer, multi skilled maintenance engineer, multiskilled maintenance engineer
building services engineer, MEP engineer, M&E engineer
fire alarm engineer, fire and security engineer
site engineer, setting out engineer
CAD technician, CAD designer, CAD operator
land surveyor, topographic surveyor
estimator, cost estimator, construction estimator
contracts manager, contract manager
health and safety manager, HSE manager, SHEQ manager
fabricator, metal fabricator, steel fabricator
toolmaker, tool maker, toolroom engineer
CNC programmer, CNC setter
HGV technician, HGV mechanic, HGV fitter, truck mechanic, commercial vehicle technician
plant fitter, plant mechanic, heavy plant mechanic
service advisor, vehicle service advisor, car service advisor
parts advisor, parts sales advisor, parts adviser
car sales executive, vehicle sales executive, car salesman, car sales advisor
valeter, car valeter, vehicle valeter, car cleaner
goods in operative, goods inwards operative, goods in clerk
despatch clerk, dispatch clerk, despatch operative
freight forwarder, import export clerk
warehouse manager, distribution centre manager
warehouse supervisor, warehouse team leader
chef de partie, section chef, line chef
sous chef, second chef
head chef, executive chef
hotel manager, hotel general manager
front of house team member, front of house assistant
events coordinator, event coordinator, event organiser
ward manager, ward sister, charge nurse, nursing sister
practice nurse, GP nurse, general practice nurse
clinical coder, medical coder
nursing home manager, care home manager, residential home manager, residential care home manager
senior house officer, SHO
specialty doctor, staff grade doctor, specialty registrar
operations manager, ops manager
policy officer, policy adviser, policy advisor
environmental consultant, environmental adviser
ecologist, ecological consultant
cover supervisor, classroom supervisor
nursery manager, childcare manager
key worker, keyworker
employment adviser, employment advisor, work coach, careers adviser
community support worker, outreach worker
business support officer, business support administrator, business administrator
bank clerk, bank cashier, branch cashier
customer service manager, call centre manager, contact centre manager
customer service team leader, call centre team leader, contact centre team leader
maintenance manager, engineering manager
planner, project planner, planning engineer
energy assessor, domestic energy assessor
teacher, school teacher, schoolteacher
team leader, shift leader, team supervisor
ward clerk, ward receptionist
financial analyst, finance analyst
management consultant, business consultant
MI analyst, management information analyst
technical support engineer, technical support analyst, product support engineer
implementation consultant, implementation specialist
IT trainer, IT training consultant
systems engineer, IT systems engineer
IT consultant, technology consultant
software architect, application architect
C++ developer, C++ engineer, C++ software engineer
PHP developer, PHP programmer, PHP engineer
Android developer, Android engineer
iOS developer, iOS engineer, iPhone developer
SQL developer, T-SQL developer
Salesforce developer, Salesforce engineer
research associate, research fellow, postdoctoral researcher, postdoc
PhD student, doctoral researcher
occupational health nurse, occupational health adviser, OH nurse
housekeeping supervisor, head housekeeper
catering manager, canteen manager, food service manager
pastry chef, pastry cook, patissier
breakfast chef, breakfast cook
visual merchandiser, window dresser
customer assistant, customer team member
complaints handler, complaints officer
insurance adviser, insurance advisor, insurance sales advisor
loss adjuster, claims adjuster
company secretary, corporate secretary
finance business partner, commercial finance partner
purchase ledger manager, accounts payable manager
HR officer, human resources officer, HR generalist
HR director, human resources director, people director
talent acquisition specialist, in house recruiter, internal recruiter
recruitment resourcer, recruitment researcher
PMO analyst, PMO officer, project support analyst
change manager, business change manager
building inspector, building control officer
demolition operative, demolition worker
asbestos removal operative, asbestos remover
solar panel installer, solar PV installer
controls engineer, automation engineer, control systems engineer
electronics engineer, electronic engineer
packer, packing operative, packaging operative
cleaning supervisor, cleaner supervisor
driving instructor, ADI
recovery driver, breakdown recovery driver, tow truck driver
roadside technician, roadside patrol, breakdown mechanic
chauffeur, private driver
ambulance care assistant, patient transport driver, ambulance driver
gas service engineer, boiler service engineer
electrical maintenance engineer, electrical maintenance technician
mechanical maintenance engineer, mechanical maintenance technician
`
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split(', '))
