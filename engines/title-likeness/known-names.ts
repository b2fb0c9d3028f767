/**
 * Names of jobs that may be shown as other names of one, written by scripts/train-likeness.ts: our own, and the first names of the occupations of
 * ESCO 1.2 (European Commission, CC BY 4.0), in part, in lower case.
 */
export const knownNames: readonly string[] = `
.net developer
.net engineer
0-19 nurse
111 call handler
111 health advisor
1:1 teaching assistant
1st line engineer
1st line support
1st line support analyst
1st line support engineer
1st line technician
2nd line engineer
2nd line support
2nd line support analyst
2nd line support engineer
2nd line technician
3.5 tonne driver
3.5t driver
360 driver
360 excavator driver
360 excavator operator
360 operator
360 recruitment consultant
3d artist
3d designer
3rd line engineer
3rd line support engineer
3rd line technician
5 axis cnc machinist
7.5 ton driver
7.5 tonne driver
7.5t driver
999 call handler
a&e nurse
a&e receptionist
abrasive blasting operator
absorbent pad machine operator
ac engineer
ac service engineer
aca accountant
academic advisor
academic mentor
academic registrar
academic researcher
academic support officer
acca accountant
access control engineer
access platform engineer
accommodation assistant
accommodation cleaner
accommodation manager
accommodation officer
account broker
account coordinator
account handler
account manager
accountant
accounting analyst
accounting assistant
accounting clerk
accounting manager
accounting technician
accounts administrator
accounts and admin assistant
accounts apprentice
accounts assistant
accounts clerk
accounts executive
accounts officer
accounts payable administrator
accounts payable analyst
accounts payable assistant
accounts payable clerk
accounts payable manager
accounts payable officer
accounts payable specialist
accounts payable supervisor
accounts receivable assistant
accounts receivable clerk
accounts receivable specialist
accounts specialist
accounts supervisor
accounts technician
accounts trainee
accredited checking technician
accuracy checking technician
acoustic consultant
acoustic engineer
acoustical engineer
acp
activism officer
activities coordinator
activities instructor
activity coordinator
activity instructor
activity leader
actuarial analyst
actuarial assistant
actuarial associate
actuarial consultant
actuarial manager
actuarial trainee
actuary
acute physician
additional support needs assistant
admin apprentice
admin assistant
admin assistant/receptionist
admin clerk
admin coordinator
admin executive
admin manager
admin officer
admin support officer
admin team leader
admin/receptionist
administration apprentice
administration assistant
administration coordinator
administration executive
administration manager
administration officer
administration team leader
administrative assistant
administrative coordinator
administrative executive
administrative officer
administrative support officer
administrator
administrator apprentice
administrator/receptionist
administrator/secretary
admissions administrator
admissions clerk
admissions coordinator
admissions manager
admissions officer
adoption social worker
adr driver
adult care officer
adult community care worker
adult education tutor
adult literacy teacher
adult nurse
adult social care worker
adult social worker
adult tutor
advanced apprentice
advanced care practitioner
advanced clinical pharmacist
advanced clinical practitioner
advanced manufacturing engineer
advanced nurse practitioner
advanced paramedic
advanced physiotherapist
advanced practitioner
advanced scaffolder
advanced social worker
advertising account executive
advertising account manager
advertising assistant
advertising copywriter
advertising executive
advertising installer
advertising manager
advertising media buyer
advertising media planner
advertising planner
advertising sales agent
advertising sales executive
advertising specialist
advice session supervisor
advice worker
advisory consultant
advocate
aerial installer
aerodynamics engineer
aeronautical engineer
aeronautical information service officer
aeronautical information specialist
aerospace design engineer
aerospace engineer
aerospace engineering technician
aerostructures engineer
aesthetic nurse
aesthetic practitioner
aesthetic therapist
affiliate manager
after school club worker
after-sales service technician
afternoon tea waiter
aftersales advisor
aftersales manager
aftersales service manager
afterschool leader
agency chef
agency nurse
agency social worker
agile business analyst
agile coach
agile delivery manager
agile project manager
agricultural engineer
agricultural equipment design engineer
agricultural fitter
agricultural inspector
agricultural machinery technician
agricultural mechanic
agricultural operative
agricultural policy officer
agricultural scientist
agricultural service engineer
agricultural service technician
agricultural technician
agricultural worker
ai consultant
ai developer
ai engineer
ai ml engineer
ai programmer
ai researcher
ai solutions engineer
ai specialist
air cabin crew
air con engineer
air conditioning engineer
air conditioning installer
air conditioning service engineer
air export clerk
air force officer
air freight clerk
air freight operator
air import clerk
air pollution analyst
air quality consultant
air separation plant operator
air steward
air traffic controller
air traffic instructor
air traffic manager
air traffic safety technician
aircraft assembly inspector
aircraft assembly supervisor
aircraft cargo operations coordinator
aircraft cleaner
aircraft de-icer installer
aircraft electrician
aircraft engine inspector
aircraft engine specialist
aircraft engine tester
aircraft engineer
aircraft fitter
aircraft fuel system operator
aircraft groomer
aircraft handler
aircraft inspector
aircraft interior technician
aircraft loader
aircraft maintenance coordinator
aircraft maintenance engineer
aircraft maintenance mechanic
aircraft maintenance technician
aircraft mechanic
aircraft painter
aircraft structural technician
aircraft structures engineer
aircraft technician
airframe engineer
airframe fitter
airframe technician
airfreight operator
airport agent
airport baggage handler
airport chief executive
airport customer service agent
airport director
airport duty manager
airport environment officer
airport maintenance technician
airport operations manager
airport operations officer
airport planning engineer
airport security officer
airport terminal assistant
airside driver
airside operative
airside safety manager
airspace manager
airworthiness engineer
alarm engineer
allocations officer
alterations tailor
alternative animal therapist
alternative fuels engineer
aluminium fabricator
aluminium installer
alumni officer
amazon account manager
ambulance care assistant
ambulance driver
ambulance technician
aml analyst
aml manager
aml officer
ammunition shop manager
amusement and recreation attendant
amusement arcade assistant
amusement park cleaner
anaerobic digestion plant operator
anaesthetic assistant
anaesthetic nurse
anaesthetic odp
anaesthetic practitioner
anaesthetic technician
analogue design engineer
analyst
analyst programmer
analytical chemist
analytical scientist
analytics analyst
analytics consultant
analytics engineer
analytics manager
anatomical pathology technician
anatomical pathology technologist
android developer
android engineer
angular developer
animal artificial insemination technician
animal assisted therapist
animal care assistant
animal care attendant
animal care worker
animal embryo transfer technician
animal facility manager
animal feed operator
animal feed supervisor
animal groomer
animal handler
animal massage therapist
animal physiotherapist
animal shelter worker
animal technician
animal technologist
animal therapist
animal trainer
animal welfare inspector
animal welfare officer
animation director
animation layout artist
anodising machine operator
anp
antenna engineer
anthropology lecturer
anti-social behaviour officer
antimicrobial pharmacist
antique shop manager
ap clerk
app developer
appliance engineer
application architect
application consultant
application developer
application scientist
application security engineer
application support analyst
application support engineer
applications engineer
applied psychologist
applied scientist
appointment administrator
appointment setter
appointments clerk
appointments officer
apprentice
apprentice assessor
apprentice bricklayer
apprentice butcher
apprentice carpenter
apprentice chef
apprentice civil engineer
apprentice electrician
apprentice engineer
apprentice gardener
apprentice hairdresser
apprentice joiner
apprentice maintenance engineer
apprentice mechanic
apprentice plumber
apprentice technician
apprentice vehicle technician
apprentice welder
apprenticeship assessor
apprenticeship coach
apprenticeship skills coach
apprenticeship talent coach
apprenticeship trainer
apprenticeship tutor
approved electrician
approved inspector
approved mental health professional
aquaculture biologist
aquaculture cage mooring worker
aquaculture cage technician
aquaculture environmental analyst
aquaculture harvesting manager
aquaculture harvesting technician
aquaculture harvesting worker
aquaculture hatchery manager
aquaculture hatchery technician
aquaculture hatchery worker
aquaculture husbandry manager
aquaculture husbandry technician
aquaculture husbandry worker
aquaculture mooring manager
aquaculture production manager
aquaculture quality supervisor
aquaculture rearing technician
aquaculture recirculation manager
aquaculture recirculation technician
aquaculture site supervisor
aquaculture technician
aquatic animal health professional
ar specialist
arable farm worker
arable operator
arboricultural consultant
arboricultural groundsman
arc welder
arcade assistant
archaeology lecturer
architect
architectural assistant
architectural associate
architectural cad technician
architectural consultant
architectural designer
architectural technician
architectural technologist
architecture lecturer
archive assistant
area account manager
area business manager
area manager
area sales executive
area sales manager
argon arc welder
armed forces officer
armoured car driver
armoured car guard
army captain
army officer
arrears advisor
arrears officer
art administrator
art director
art handler
art studies lecturer
art teacher
art therapist
artic driver
articulated driver
artificial intelligence engineer
artillery officer
artist
artistic coach
artistic director
artistic painter
arts education officer
asb officer
asbestos abatement worker
asbestos analyst
asbestos consultant
asbestos lab analyst
asbestos operative
asbestos removal operative
asbestos surveyor
asd teacher
aseptic pharmacist
aseptic technician
asic engineer
asphalt laboratory technician
asphalt plant operator
assay scientist
assembly fitter
assembly line worker
assembly operative
assembly operator
assembly supervisor
assembly technician
assembly technician operative
assembly worker
assessment administrator
assessor
assessor of prior learning
assessor/trainer
asset care engineer
asset engineer
asset finance underwriter
asset manager
assistant accountant
assistant bar manager
assistant branch manager
assistant brand manager
assistant building manager
assistant building surveyor
assistant buyer
assistant catering manager
assistant civil engineer
assistant clinical psychologist
assistant company secretary
assistant construction manager
assistant contracts manager
assistant cook
assistant cost manager
assistant design manager
assistant ecologist
assistant editor
assistant engineer
assistant estimator
assistant f&b manager
assistant facilities manager
assistant factory manager
assistant farm manager
assistant finance manager
assistant finance officer
assistant financial accountant
assistant financial controller
assistant gardener
assistant general counsel
assistant general manager
assistant head
assistant head housekeeper
assistant head teacher
assistant head waiter
assistant headteacher
assistant hotel manager
assistant housekeeper
assistant lecturer
assistant leisure manager
assistant logistics manager
assistant management accountant
assistant manager
assistant medical secretary
assistant merchandiser
assistant operations manager
assistant practice manager
assistant practitioner
assistant producer
assistant production manager
assistant professor
assistant project manager
assistant property manager
assistant psychologist
assistant pub manager
assistant qs
assistant quantity surveyor
assistant restaurant general manager
assistant restaurant manager
assistant retail manager
assistant salon manager
assistant senco
assistant service manager
assistant shop manager
assistant site engineer
assistant site manager
assistant social worker
assistant stage director
assistant store manager
assistant structural engineer
assistant warehouse manager
assistive technologist
associate architect
associate consultant
associate dentist
associate lawyer
associate lecturer
associate mechanical engineer
associate product manager
associate professor
associate recruitment consultant
associate scientist
associate solicitor
associate specialist
associate structural engineer
atm engineer
atm repair technician
attendance and welfare officer
attendance officer
attraction operator
attractions host
auction house manager
audio engineer
audio production technician
audio secretary
audio visual engineer
audio visual technician
audiology equipment shop manager
audiology technician
audit accountant
audit assistant
audit associate
audit director
audit executive
audit manager
audit supervisor
audit trainee
auditing clerk
auditor
auger press operator
autism support worker
autism teacher
auto electrician
autocad technician
automated assembly line operator
automated cable vehicle controller
automated cutting machine operator
automated fly bar operator
automated optical inspection operator
automatic door engineer
automation engineer
automation engineering technician
automation maintenance engineer
automation technician
automation tester
automation validation engineer
automotive apprentice
automotive battery technician
automotive brake technician
automotive design engineer
automotive designer
automotive electrician
automotive engineer
automotive engineering technician
automotive paint sprayer
automotive service advisor
automotive technician
automotive test driver
autonomous driving specialist
auxiliary nurse
av engineer
av installation engineer
av installer
av project manager
av support technician
av technician
aviation data communications manager
aviation firefighter
aviation ground systems engineer
aviation inspector
aviation safety officer
aviation security officer
avionics engineer
avionics inspector
avionics licensed engineer
avionics technician
aws architect
aws cloud engineer
aws data engineer
aws engineer
azure architect
azure cloud engineer
azure data engineer
azure devops engineer
azure engineer
b&b manager
b1 engineer
b1 licensed engineer
b2 engineer
b2 licensed engineer
b2b appointment setter
b2b sales executive
ba
baby room leader
back end developer
back end engineer
back office specialist
backend developer
backend engineer
backup engineer
bacteriology technician
baggage flow supervisor
baggage handler
baker
bakery assistant
bakery chef
bakery manager
bakery operative
bakery shop manager
baking operator
band 2 healthcare assistant
band 5 nurse
band 5 occupational therapist
band 5 physiotherapist
band 6 midwife
band 6 nurse
band 6 occupational therapist
band 6 physiotherapist
band saw operator
bank account manager
bank adviser
bank care assistant
bank cashier
bank clerk
bank healthcare assistant
bank kitchen assistant
bank manager
bank nurse
bank nursery assistant
bank nursery nurse
bank nursery practitioner
bank porter
bank support worker
bank treasurer
banking advisor
banking associate
banking consultant
banking lawyer
banking products manager
banking solicitor
banqueting assistant
banqueting chef
banqueting manager
banqueting operations manager
banqueting porter
banqueting supervisor
banqueting waiter
bar & restaurant manager
bar and restaurant manager
bar assistant
bar attendant
bar manager
bar staff
bar supervisor
bar team leader
barber
barber shop manager
barista
barista supervisor
barrister
bars manager
bartender
base maintenance engineer
bathroom fitter
bathroom installer
battery maintenance technician
battery manufacturing technician
battery simulation engineer
battery system engineer
battery test technician
bdr
beauty advisor
beauty consultant
beauty manager
beauty sales consultant
beauty salon attendant
beauty salon manager
beauty specialist
beauty therapist
beauty vocational teacher
bed and breakfast operator
bed sales consultant
bedroom attendant
behaviour analyst
behaviour manager
behaviour mentor
behaviour support assistant
behaviour support worker
behavioural scientist
bench engineer
bench fitter
bench joiner
bench technician
bendi driver
benefits advice worker
benefits advisor
benefits assessor
benefits officer
bereavement counsellor
bespoke footwear technician
best interest assessor
betting manager
betting shop assistant
betting shop manager
beverage filtration technician
beverages distribution manager
beverages shop manager
bi analyst
bi developer
bi manager
bicycle courier
bicycle mechanic
bicycle shop manager
bid administrator
bid and contract manager
bid coordinator
bid director
bid estimator
bid executive
bid manager
bid writer
bids manager
big data archive librarian
big data engineer
bike mechanic
bilingual receptionist
bilingual secretary
bilingual translator
billing administrator
billing clerk
billing coordinator
billing specialist
bim coordinator
bim engineer
bim manager
bim technician
bin loader
bindery operator
bingo assistant
bioassay scientist
biochemical engineer
biochemistry technician
biodiversity officer
biogas technician
biohazard cleaner
bioinformatics scientist
biologist
biology lecturer
biology teacher
biology technician
biomedical engineer
biomedical equipment engineer
biomedical scientist
bioprocess engineer
bioprocess scientist
bioprocess technician
biotechnical technician
bistro assistant
blanching operator
blast painter
blaster sprayer
bleacher operator
blender operator
blending plant operator
blind fitter
block caretaker
block machine operator
block manager
block property manager
blockchain architect
blockchain developer
blow moulding machine operator
blue badge assessor
blue badge officer
bms engineer
board secretary
boarding assistant
body artist
body engineer
body shop technician
bodyshop estimator
bodyshop manager
bodyshop technician
boiler engineer
boiler operator
boiler technician
bomb disposal technician
book editor
book keeper
book-sewing machine operator
booking clerk
bookings administrator
bookkeeper
bookkeeper/office manager
bookshop manager
boom operator
border force officer
boring machine operator
botanical technician
botanicals specialist
box office assistant
box office manager
boxing instructor
braiding machine operator
braiding textile technician
brake press operator
branch manager
branch merchandiser
branch sales manager
branch supervisor
brand designer
brand development manager
brand executive
brand manager
breakfast assistant
breakfast chef
breakfast cook
breakfast waiter
brew house operator
brewery operative
bricklayer
bricklayer's labourer
bricklaying supervisor
brickwork supervisor
bridge construction supervisor
bridge design engineer
bridge engineer
bridge inspector
bridge operator
bridging underwriter
briquetting machine operator
broadband engineer
broadband installer
broadcast engineer
broadcast journalist
broadcast news editor
broadcast technician
broadcasting programme director
brokerage firm director
brow technician
budget analyst
budget manager
build engineer
build manager
builders merchant branch manager
builders merchant yard assistant
building caretaker
building cleaner
building construction worker
building control officer
building control surveyor
building electrician
building estimator
building exterior cleaner
building information modelling consultant
building inspector
building labourer
building maintenance engineer
building maintenance operative
building maintenance technician
building manager
building materials shop manager
building physics engineer
building porter
building project manager
building services cad technician
building services consultant
building services design engineer
building services engineer
building services manager
building services project manager
building site manager
building surveyor
building works manager
bulldozer operator
bus cleaner
bus driver
bus driving instructor
bus engineer
bus mechanic
bus route supervisor
bus station supervisor
bus technician
business account manager
business administration apprentice
business administration assessor
business administration vocational teacher
business administrator
business advisor
business analyst
business applications manager
business architect
business assistant
business change analyst
business change manager
business coach
business consultant
business data analyst
business developer
business development advisor
business development associate
business development consultant
business development director
business development executive
business development manager
business development representative
business director
business economics researcher
business engagement officer
business finance analyst
business improvement consultant
business improvement manager
business intelligence analyst
business intelligence developer
business intelligence manager
business journalist
business lecturer
business manager
business operations analyst
business operations director
business operations lead
business operations manager
business performance analyst
business process analyst
business rates officer
business service manager
business studies teacher
business support administrator
business support assistant
business support manager
business support officer
business support team leader
business systems analyst
business systems manager
business transformation consultant
business transformation manager
business travel consultant
business unit manager
business valuer
butcher
butchery chef
butchery operative
buyer
buyers admin assistant
buying administrator
buying and merchandising assistant
buying assistant
buying manager
c# .net developer
c# developer
c# software engineer
c&e coordinator
c&i engineer
c&i technician
c++ developer
c++ engineer
c+e driver
c1 driver
cabin crew
cabin crew instructor
cabin crew manager
cable installer
cable technician
cabling engineer
cacao beans cleaner
cad apprentice
cad coordinator
cad design engineer
cad designer
cad engineer
cad manager
cad operator
cad technician
cadastral technician
cae engineer
cafcass officer
cafe assistant
cafe manager
cafe supervisor
cake decorator
cake press operator
calculation engineer
calibration engineer
calibration technician
call centre
call centre advisor
call centre agent
call centre analyst
call centre manager
call centre operator
call centre quality auditor
call centre representative
call centre sales agent
call centre supervisor
call centre team leader
call centre trainer
call handler
call operator
camera operator
camhs nurse
camhs practitioner
camo engineer
campaign manager
camping ground manager
camping ground operative
cancer services coordinator
candidate consultant
candy machine operator
canteen assistant
canteen manager
capital actuary
capital project engineer
capital projects manager
capsule filling machine operator
car delivery driver
car driver
car driving instructor
car leasing agent
car mechanic
car park attendant
car park manager
car park shuttle driver
car sales executive
car sales manager
car sprayer
car technician
car transporter driver
car valeter
caravan engineer
caravan park manager
carbon analyst
carbon consultant
carbon manager
carbonation operator
cardiac nurse
cardiac scientist
cardiology nurse
care act assessor
care assessor
care assistant
care coordinator
care delivery manager
care home assistant
care home chef
care home cleaner
care home cook
care home housekeeper
care home manager
care home nurse
care home receptionist
care home worker
care manager
care navigator receptionist
care planner
care practitioner
care professional
care rota coordinator
care services coordinator
care services manager
care supervisor
care support worker
care team leader
care worker
career guidance advisor
careers adviser
careers advisor
careers coach
careers consultant
careers leader
carer
caretaker
caretaker/cleaner
caretaking assistant
cargo vehicle driver
carpenter
carpenter and joiner
carpenter multi trader
carpenter supervisor
carpenter/joiner
carpet & vinyl fitter
carpet cleaner
carpet fitter
carpet handicraft worker
carriage driver
case administrator
case manager physiotherapist
case officer
caseload midwife
casework officer
caseworker
cashier
casino cashier
casino dealer
casino gaming manager
casino manager
casting director
casting machine operator
cat and genny surveyor
cat b driver
cat c driver
category assistant
category buyer
category c driver
category lead
category manager
category specialist
catering & hospitality assistant
catering and hospitality manager
catering assistant
catering chef
catering cook
catering engineer
catering equipment engineer
catering general assistant
catering host
catering manager
catering operations manager
catering operative
catering services manager
catering supervisor
catering team leader
cattery assistant
cbt therapist
cctv controller
cctv engineer
cctv operator
cdm advisor
cdm coordinator
cdp
ceiling installer
cell biologist
cell leader
cellar operator
cellar services technician
cement mixer driver
cemetery attendant
cemetery officer
cemetery operative
centre lathe turner
centre manager
centrifuge operator
ceo assistant
ceramic painter
ceramics operative
certification engineer
certified accountant
cfd engineer
chain making machine operator
chalet chef
chalet cleaner
chalet host
challenge events manager
change analyst
change consultant
change lead
change management consultant
change manager
change project manager
channel account manager
channel manager
channel marketing manager
charge nurse
chargehand scaffolder
charity manager
charity shop assistant
charity shop manager
charity worker
chartered accountant
chartered building surveyor
chartered certified accountant
chartered civil engineer
chartered legal executive
chartered management accountant
chartered physiotherapist
chartered structural engineer
chartered surveyor
chassis engineer
chc nurse assessor
checkout operator
checkout supervisor
chef
chef de partie
chef de rang
chef manager
chef supervisor
chef/cook
chemical analyst
chemical application specialist
chemical engineer
chemical engineering technician
chemical manufacturing quality technician
chemical operator
chemical plant manager
chemical plant operator
chemical process engineer
chemical processing plant controller
chemical processing supervisor
chemical production manager
chemical products distribution manager
chemical tester
chemist
chemistry graduate
chemistry lecturer
chemistry teacher
chemistry technician
chemotherapy nurse
chief administrative officer
chief data officer
chief engineer
chief executive
chief executive officer
chief financial officer
chief fire officer
chief information officer
chief marketing officer
chief nurse
chief officer
chief operating officer
chief operations officer
chief people officer
chief pharmacist
chief product officer
chief technology officer
chief transformation officer
child and family worker
child care coordinator
child care social worker
child care worker
child day care worker
child protection social worker
child welfare worker
childcare assessor
childcare assistant
childcare manager
childcare practitioner
childcare solicitor
childcare worker
childminder
children and families worker
children's centre worker
children's home manager
children's home support worker
children's nurse
children's residential support worker
children's residential worker
children's social worker
children's staff nurse
children's support worker
children's wellbeing practitioner
chiller engineer
chilling operator
chimney sweep supervisor
chinese chef
chipper operator
chiropractic assistant
chocolate moulding operator
christmas sales assistant
church administrator
cider fermentation operator
cider master
cigar inspector
cigarette making machine operator
cima accountant
circus artist
circus arts teacher
cisco engineer
citizens advice adviser
citrix engineer
civil & structural engineer
civil and structural engineer
civil cad technician
civil design engineer
civil enforcement officer
civil engineer
civil engineering graduate
civil engineering manager
civil engineering operative
civil engineering technician
civil engineering worker
civil infrastructure engineer
civil project engineer
civil registrar
civil servant
civil service administrative officer
civil technician
civils estimator
civils labourer
civils operative
civils project manager
cladding installer
claims adviser
claims advisor
claims analyst
claims assessor
claims consultant
claims executive
claims handler
claims inspector
claims manager
claims negotiator
claims specialist
claims team leader
claims technician
class 1 driver
class 1 hgv driver
class 1 night driver
class 2 driver
class 2 hgv driver
class 2 skip driver
class 2 tipper driver
class c driver
class one driver
class teacher
class two driver
classical languages lecturer
classroom assistant
classroom support assistant
classroom teacher
cleaner
cleaner in charge
cleaner supervisor
cleaner/caretaker
cleaning area manager
cleaning assistant
cleaning contracts manager
cleaning manager
cleaning operative
cleaning operator
cleaning services manager
cleaning supervisor
cleaning team leader
cleaning validation engineer
cleanroom operative
clerical administrator
clerical assistant
clerical officer
clerk
clerk of works
clerk to governors
clerk to the corporation
client account manager
client accountant
client bookkeeper
client coordinator
client director
client engagement manager
client liaison officer
client manager
client onboarding analyst
client onboarding manager
client partner
client payroll specialist
client project manager
client relations manager
client relationship executive
client relationship manager
client service associate
client services administrator
client services coordinator
client services director
client services executive
client services manager
client success executive
client success manager
client support executive
climate change officer
climbing instructor
clinic administrator
clinic assistant
clinic clerk
clinic coordinator
clinic nurse
clinic receptionist
clinical administrator
clinical assistant
clinical data coordinator
clinical data manager
clinical deputy manager
clinical director
clinical healthcare assistant
clinical informatics manager
clinical lead
clinical lead nurse
clinical manager
clinical negligence solicitor
clinical nurse manager
clinical nurse specialist
clinical operations manager
clinical operations manager nurse
clinical perfusion scientist
clinical pharmacist
clinical practitioner
clinical project manager
clinical psychologist
clinical research associate
clinical research coordinator
clinical research manager
clinical research nurse
clinical research officer
clinical research practitioner
clinical scientist
clinical services manager
clinical skills tutor
clinical social worker
clinical specialist physiotherapist
clinical studies officer
clinical study manager
clinical support worker
clinical team leader
clinical team manager
clinical technologist
clinical trainer
clinical trial associate
clinical trial manager
clinical trials administrator
clinical trials assistant
clinical trials coordinator
clinical trials officer
cloak room attendant
close protection officer
clothing alteration machinist
clothing cad technician
clothing development manager
clothing fashion designer
clothing operations manager
clothing process control technician
clothing quality inspector
clothing sample machinist
clothing shop manager
clothing technologist
cloud administrator
cloud architect
cloud data engineer
cloud devops engineer
cloud engineer
cloud identity manager
cloud infrastructure engineer
cloud security engineer
cloud software developer
club host
club manager
clubhouse manager
cluster manager
cluster revenue manager
cmht nurse
cmm inspector
cmm operator
cmm programmer
cmms planner
cnc engineer
cnc laser operator
cnc lathe operator
cnc machine operator
cnc machine setter
cnc machinist
cnc manager
cnc miller setter
cnc milling machinist
cnc operator
cnc production engineer
cnc programmer
cnc programmer machinist
cnc programmer operator
cnc programmer/setter
cnc punch operator
cnc router operator
cnc setter
cnc setter operator
cnc setter programmer
cnc setter programmer operator
cnc sliding head
cnc supervisor
cnc team leader
cnc technician
cnc turner
cnc turner setter
cnc wood machinist
coach driver
coach mechanic
coach technician
coagulation operator
coastal engineer
coastguard watch officer
coating inspector
coating machine operator
coating technician
cocktail bartender
cocoa mill operator
cocoa press operator
coded pipe welder
coded welder
coffee barista
coffee machine engineer
coffee shop assistant
coffee shop manager
coffee shop supervisor
cognitive behavioural therapist
coking furnace operator
cold store operative
collateral analyst
collection driver
collection manager
collections adviser
collections advisor
collections agent
collections executive
collections officer
collections specialist
college administrator
college lecturer
college tutor
colour sampling operator
colour sampling technician
colour technician
combat systems engineer
combi lift driver
combine driver
commercial account executive
commercial account handler
commercial account manager
commercial accountant
commercial administrator
commercial analyst
commercial art gallery manager
commercial assistant
commercial banking manager
commercial business manager
commercial catering engineer
commercial cleaner
commercial contracts manager
commercial contracts officer
commercial coordinator
commercial counsel
commercial data analyst
commercial director
commercial electrician
commercial executive
commercial finance analyst
commercial finance business partner
commercial finance manager
commercial gas engineer
commercial heating engineer
commercial insurance advisor
commercial lawyer
commercial lead
commercial legal counsel
commercial lines account handler
commercial litigation solicitor
commercial manager
commercial manager qs
commercial officer
commercial paralegal
commercial pricing analyst
commercial property agent
commercial property manager
commercial property secretary
commercial property solicitor
commercial property surveyor
commercial refrigeration engineer
commercial sales executive
commercial sales manager
commercial sales representative
commercial solicitor
commercial specialist
commercial surveyor
commercial surveyor qs
commercial underwriter
commercial vehicle mechanic
commercial vehicle technician
commis chef
commis waiter
commissioning and qualification engineer
commissioning editor
commissioning electrician
commissioning engineer
commissioning manager
commissioning technician
committee officer
commodity broker
commodity buyer
commodity manager
commodity trader
communal cleaner
communication scientist
communications adviser
communications and marketing officer
communications assistant
communications coordinator
communications director
communications executive
communications lead
communications lecturer
communications manager
communications officer
communications specialist
community advice worker
community artist
community care assistant
community care case worker
community care officer
community care worker
community carer
community children's nurse
community development officer
community development social worker
community development worker
community dietitian
community engagement officer
community fundraiser
community fundraising manager
community health worker
community learning disability nurse
community manager
community matron
community mental health nurse
community mental health practitioner
community midwife
community nurse
community nurse practitioner
community nursery nurse
community occupational therapist
community outreach worker
community paramedic
community pharmacist
community physiotherapist
community psychiatric nurse
community registered nurse
community safety officer
community social worker
community staff nurse
community support worker
community transport driver
community worker
company accountant
company director
company secretarial assistant
company secretarial manager
company secretary
company secretary assistant
compensation & benefits manager
compensation analyst
compensation and benefits analyst
compensation and benefits manager
competition policy officer
competitor analyst
complaints handler
complaints manager
complaints officer
complementary therapist
completions engineer
complex care nurse
complex needs support worker
complex needs worker
compliance administrator
compliance adviser
compliance advisor
compliance analyst
compliance assistant
compliance associate
compliance consultant
compliance counsel
compliance director
compliance engineer
compliance executive
compliance manager
compliance monitoring officer
compliance officer
compliance specialist
component engineer
composite design engineer
composite operative
composite technician
composites engineer
compression moulding machine operator
compressor engineer
computational biologist
computational chemist
computer hardware engineer
computer hardware engineering technician
computer hardware repair technician
computer hardware test technician
computer programmer
computer science lecturer
computer scientist
computer shop manager
computer systems validation engineer
computer technician
computer vision engineer
computer-aided design operator
computing teacher
concept artist
concept engineer
conceptual artist
concession assistant
concession manager
concession supervisor
concrete finisher supervisor
concrete mixer driver
concrete operative
concrete products machine operator
concrete pump operator
concrete repair operative
concrete technician
confectionery shop manager
conference & banqueting manager
conference & events assistant
conference & events coordinator
conference and banqueting assistant
conference and banqueting manager
conference and banqueting supervisor
conference and events coordinator
conference and events manager
conference coordinator
conference executive
conference manager
conference porter
conference producer
conference sales executive
configuration engineer
configuration manager
conservation officer
conservation scientist
conservatory fitter
conservatory installer
construction assessor
construction buyer
construction contracts manager
construction coordinator
construction director
construction engineer
construction equipment technician
construction estimator
construction general supervisor
construction labourer
construction lawyer
construction lead
construction lecturer
construction manager
construction operations manager
construction operative
construction painter
construction painting supervisor
construction planner
construction plant fitter
construction project manager
construction quality inspector
construction quality manager
construction safety inspector
construction safety manager
construction scaffolder
construction scaffolding supervisor
construction site manager
construction solicitor
construction supervisor
construction worker
consultancy manager
consultant
consultant clinical psychologist
consultant in acute medicine
consultant in anaesthetics
consultant in emergency medicine
consultant in obstetrics
consultant in paediatrics
consultant in palliative medicine
consultant in psychiatry
consultant in public health
consultant midwife
consultant orthodontist
consultant physician
consultant psychiatrist
consultant psychologist
consultant radiologist
consultant social worker
consultant surgeon
consumer electronics repair technician
consumer goods inspector
consumer insight manager
consumer rights advisor
contact centre advisor
contact centre agent
contact centre manager
contact centre representative
contact centre supervisor
contact centre team leader
contact supervisor
container crane operator
container driver
container equipment assembly supervisor
container equipment design engineer
contaminated land consultant
content designer
content editor
content executive
content manager
content marketing manager
content officer
content producer
content specialist
content writer
continuing healthcare assessor
continuous improvement coordinator
continuous improvement engineer
continuous improvement lead
continuous improvement manager
contract catering assistant
contract catering manager
contract chef
contract cleaner
contract gardener
contract negotiator
contract officer
contract sales executive
contract support manager
contract surveyor
contracts administrator
contracts and procurement manager
contracts coordinator
contracts director
contracts engineer
contracts executive
contracts lawyer
contracts manager
contracts paralegal
contracts supervisor
control and instrumentation engineer
control engineer
control panel tester
control room officer
control room operator
control room supervisor
control systems engineer
control technician
controls design engineer
convenience assistant
convenience store manager
conventional machinist
conveyance clerk
conveyancer
conveyancing administrator
conveyancing assistant
conveyancing assistant secretary
conveyancing executive
conveyancing manager
conveyancing paralegal
conveyancing secretary
conveyancing solicitor
conveyancing team leader
cook
cook manager
cook supervisor
copier engineer
copy editor
copywriter
coquille casting worker
corporate account manager
corporate accountant
corporate actions analyst
corporate banking adviser
corporate banking associate
corporate communications manager
corporate counsel
corporate finance analyst
corporate finance executive
corporate finance manager
corporate fundraiser
corporate fundraising manager
corporate governance manager
corporate lawyer
corporate paralegal
corporate receptionist
corporate risk manager
corporate sales executive
corporate secretary
corporate security officer
corporate social responsibility manager
corporate solicitor
corporate strategy manager
corporate tax manager
corporate trainer
corporate training manager
corporate travel consultant
corporate treasurer
correctional services manager
corrosion technician
corrugator operator
cosmetic chemist
cosmetic nurse
cosmetics production machine operator
cost accountant
cost analyst
cost consultant
cost engineer
cost estimator
cost manager
cost surveyor
costs assistant
costs lawyer
costume attendant
costume buyer
costume designer
cotton gin operator
council tax advisor
council tax officer
counsel
counselling psychologist
counsellor
counter assistant
counter balance driver
counter fraud specialist
counter manager
counter sales assistant
counter supervisor
counterbalance driver
counterbalance flt driver
counterbalance forklift driver
counterbalance forklift truck driver
country manager
countryside officer
courier
courier controller
courier driver
course administrator
course coordinator
course leader
court administrative officer
court administrator
court clerk
court enforcement officer
court jury coordinator
court officer
cover assistant
cover supervisor
cover teacher
covid tester
cpn
cqv engineer
craft baker
craft shop manager
crane crew supervisor
crane driver
crane engineer
crane operator
crane service engineer
crane supervisor
crane technician
crawler crane operator
creative copywriter
creative designer
creative director
creative lead
creative marketing executive
creative producer
creative writer
creche assistant
creche worker
credit administrator
credit administrator clerk
credit adviser
credit analyst
credit control administrator
credit control assistant
credit control clerk
credit control manager
credit control supervisor
credit controller
credit manager
credit officer
credit risk analyst
credit risk manager
credit underwriter
credit union manager
crematorium technician
crew chef
crew controller
crewing coordinator
crewing manager
crime analyst
crime journalist
crime paralegal
crime solicitor
criminal justice social worker
criminal justice worker
criminal solicitor
crisis helpline operator
crisis nurse
crisis practitioner
crisis situation social worker
crisis team practitioner
critical care nurse
critical care pharmacist
crm administrator
crm analyst
crm business analyst
crm consultant
crm developer
crm executive
crm manager
crop manager
crop production manager
crop production worker
crosscut saw operator
crossing guard
crowd controller
crowd safety steward
cruise consultant
crusher operator
csa
cscs labourer
csv engineer
ct radiographer
cultural archive manager
cultural centre director
cultural facilities manager
cultural policy officer
cultural visitor services manager
curator
curator of horticulture
curing room worker
curriculum administrator
curriculum leader
curriculum manager
curry chef
curtain wall installer
custody officer
customer account coordinator
customer account executive
customer account manager
customer adviser
customer advisor
customer assistant
customer banking adviser
customer care advisor
customer care assistant
customer care executive
customer care manager
customer care representative
customer contact advisor
customer contact agent
customer data analyst
customer delivery assistant
customer delivery driver
customer engagement manager
customer enquiries officer
customer experience advisor
customer experience assistant
customer experience executive
customer experience manager
customer growth manager
customer hub advisor
customer insight analyst
customer insight manager
customer liaison officer
customer lifecycle manager
customer marketing manager
customer onboarding specialist
customer operations advisor
customer operations executive
customer operations manager
customer order administrator
customer quality engineer
customer relations advisor
customer relations manager
customer relationship adviser
customer relationship manager
customer resolution advisor
customer retention executive
customer sales adviser
customer sales advisor
customer service administrator
customer service adviser
customer service advisor
customer service agent
customer service apprentice
customer service assessor
customer service assistant
customer service clerk
customer service consultant
customer service coordinator
customer service engineer
customer service executive
customer service manager
customer service officer
customer service representative
customer service sales administrator
customer service specialist
customer service supervisor
customer service team leader
customer service telephone advisor
customer services
customer success associate
customer success consultant
customer success executive
customer success manager
customer success specialist
customer support advisor
customer support agent
customer support assistant
customer support executive
customer support manager
customer support officer
customer support representative
customer support specialist
customer support team leader
customer trading manager
customs agent
customs and excise officer
customs broker
customs clerk
customs compliance manager
customs entry clerk
customs entry writer
customs executive
customs manager
customs officer
customs specialist
cutting machine operator
cyber analyst
cyber security analyst
cyber security consultant
cyber security engineer
cyber security manager
cyber security specialist
cyber threat analyst
cybersecurity risk manager
cycle courier
cycle mechanic
cylindrical grinder operator
d1 driver
d365 consultant
dairy farm worker
dairy processing operator
dairy processing technician
dairy products manufacturing worker
damp and timber surveyor
damp surveyor
dance teacher
dance therapist
dangerous goods driver
dangerous goods safety adviser
data administrator
data analyst
data analytics analyst
data analytics manager
data and insight analyst
data architect
data cabling engineer
data center engineer
data center technician
data centre engineer
data centre operations technician
data centre operator
data centre technician
data developer
data engineer
data engineering manager
data entry
data entry administrator
data entry assistant
data entry clerk
data entry operator
data entry specialist
data entry supervisor
data governance analyst
data governance manager
data insights analyst
data insights specialist
data integration engineer
data journalist
data manager
data migration engineer
data pipeline engineer
data platform engineer
data privacy manager
data protection officer
data quality analyst
data quality specialist
data reporting analyst
data science consultant
data science manager
data scientist
data specialist
data steward
data warehouse designer
data warehouse developer
data warehouse engineer
database administrator
database analyst
database designer
database developer
database engineer
database manager
databricks engineer
dating service consultant
day care worker
day centre officer
day cleaner
day service worker
day support worker
days maintenance engineer
db pensions administrator
dba
debarker operator
debt adviser
debt advisor
debt collector
debt recovery officer
deburring machine operator
decision analyst
decision scientist
deck crew
deck officer
decontamination worker
decorative painter
decorator
deep cleaner
deep learning engineer
deep-sea fishery worker
defence administration officer
delegate manager
deli assistant
deli sandwich artist
delicatessen shop manager
delivery and collection driver
delivery and installation driver
delivery assistant
delivery associate
delivery coach
delivery consultant
delivery driver
delivery lead
delivery manager
delivery operative
demand analyst
demand and supply planner
demand planner
demand planning manager
dementia carer
dementia support worker
demi chef
demi chef de partie
demi chef de rang
democratic officer
democratic services officer
demolition labourer
demolition operative
demolition supervisor
demolition worker
dental assistant
dental associate
dental chairside assistant
dental hygienist
dental laboratory technician
dental nurse
dental officer
dental practice manager
dental practitioner
dental receptionist
dental surgeon
dental technician
dental therapist
dentist
dentistry lecturer
department manager
department store manager
department supervisor
dependability engineer
depot assistant
depot manager
depot operative
depot supervisor
deputy branch manager
deputy care manager
deputy catering manager
deputy charge nurse
deputy chief executive
deputy editor
deputy financial controller
deputy general manager
deputy head
deputy head chef
deputy head gardener
deputy head housekeeper
deputy head teacher
deputy headteacher
deputy home manager
deputy hotel manager
deputy manager
deputy nursery manager
deputy practice manager
deputy restaurant manager
deputy retail manager
deputy service manager
deputy store manager
deputy ward manager
desalination technician
design and development engineer
design architect
design assistant
design director
design engineer
design engineering manager
design manager
design technician
design technology teacher
designated safeguarding lead
designer
desk editor
desk researcher
deskside engineer
desktop analyst
desktop engineer
desktop support
desktop support analyst
desktop support engineer
desktop support technician
despatch assistant
despatch clerk
despatch coordinator
despatch manager
despatch operative
despatch supervisor
despatch team leader
destination manager
detached youth worker
detention custody officer
developer
developer programmer
development chef
development chemist
development coach
development control officer
development engineer
development management officer
development project manager
development scientist
development surveyor
development team leader
development technologist
devops engineer
devsecops engineer
dewatering technician
dft engineer
diabetes nurse
diabetes specialist nurse
diabetic specialist nurse
diagnostic radiographer
diagnostic technician
dialysis assistant
dialysis nurse
diesel engine mechanic
diesel fitter
diesel mechanic
diet cook
dietetic assistant
dietetic technician
dietitian
digester operator
digger driver
digital account executive
digital account manager
digital analyst
digital artist
digital business analyst
digital communications officer
digital content executive
digital content manager
digital delivery manager
digital design engineer
digital designer
digital editor
digital executive
digital forensics expert
digital games designer
digital games developer
digital games tester
digital learning designer
digital literacy teacher
digital marketing apprentice
digital marketing assistant
digital marketing coordinator
digital marketing executive
digital marketing manager
digital marketing officer
digital marketing specialist
digital media designer
digital media manager
digital print operator
digital producer
digital product designer
digital product manager
digital project executive
digital project manager
digital sales executive
digital skills coach
digital strategist
digital trading manager
digital transformation consultant
digital transformation manager
dining assistant
dining room assistant
dip tank operator
direct marketing executive
direct marketing manager
direct sales executive
director
director of communications
director of finance
director of marketing
director of nursing
director of operations
director of people
director of photography
director of studies
directorate manager
disability assessor
disability support worker
disabled adaptations surveyor
disclosure officer
dismantling engineer
dismantling supervisor
dismantling worker
dispatch assistant
dispatch manager
dispatch operative
dispensary assistant
dispense technician
dispensing assistant
display assistant
dispute resolution solicitor
disrepair surveyor
distillation operator
distillery supervisor
distillery worker
distribution centre manager
distribution centre team leader
distribution manager
distribution operative
distribution shift manager
distribution supervisor
district nurse
diversity and inclusion manager
dividend analyst
divisional director
divisional finance manager
divisional manager
doctor
doctoral researcher
doctors' surgery assistant
document administrator
document controller
document management officer
documentation manager
documentation specialist
dog groomer
dog trainer
domestic abuse support worker
domestic abuse worker
domestic appliance engineer
domestic appliances shop manager
domestic assistant
domestic cleaner
domestic electrician
domestic energy assessor
domestic gas engineer
domestic heating engineer
domestic housekeeper
domestic operative
domestic plumber
domestic services assistant
domestic services supervisor
domestic supervisor
domiciliary care assistant
domiciliary care coordinator
domiciliary care manager
domiciliary care worker
domiciliary carer
domiciliary registered manager
donor relations manager
door engineer
door fitter
door host
door installer
door supervisor
dotnet developer
double glazing engineer
double glazing fitter
downstream scientist
dozer driver
drain engineer
drain technician
drainage design engineer
drainage designer
drainage engineer
drainage operative
drainage worker
drama teacher
drama therapist
drapery and carpet cleaner
drawing artist
drawing kiln operator
drawing office manager
dredge operator
dredging supervisor
drill operator
drill press operator
drilling engineer
drilling fluids engineer
drilling machine operator
drilling operator
drilling supervisor
driver
driver assistant
driver manager
driver porter
driver recruitment consultant
driver trainer
driver/labourer
driver/warehouse operative
driving instructor
drop forging hammer worker
drug and alcohol worker
drug safety associate
drug safety officer
drugstore manager
drupal developer
dry press operator
dryer attendant
dryliner
drylining labourer
drylining operative
dsp engineer
dt teacher
dual fuel engineer
ductwork engineer
ductwork fitter
ductwork installer
due diligence analyst
due diligence officer
dumper driver
dumper operator
duty manager
duty pharmacist
duty social worker
dynamic positioning operator
dynamics 365 consultant
dynamics consultant
dynamics developer
e&i engineer
e&i technician
e-commerce assistant
e-commerce coordinator
e-commerce executive
e-commerce manager
e-commerce marketing executive
e-commerce trading executive
e-learning architect
e-learning developer
ea
ea/pa
early career teacher
early help practitioner
early help worker
early intervention worker
early years assessor
early years assistant
early years manager
early years nursery practitioner
early years practitioner
early years room leader
early years teacher
early years teaching assistant
earth science lecturer
ebd teacher
ebusiness manager
ec&i engineer
ec&i technician
eca
ecg technician
eci engineer
ecological consultant
ecologist
ecommerce administrator
ecommerce analyst
ecommerce assistant
ecommerce coordinator
ecommerce director
ecommerce executive
ecommerce manager
ecommerce marketing manager
ecommerce merchandiser
ecommerce specialist
ecommerce trading manager
economic adviser
economic consultant
economic development coordinator
economic policy officer
economics lecturer
economics teacher
economist
ect
ed nurse
edge bander operator
editor
editor in chief
editorial assistant
editorial executive
editorial manager
edm operator
education administrator
education inspector
education mental health practitioner
education policy officer
education programme coordinator
education recruitment consultant
education studies lecturer
education support officer
education support worker
education tutor
education welfare officer
educational counsellor
educational psychologist
educational researcher
efl teacher
efl tutor
egg collector
ehs advisor
ehs coordinator
ehs engineer
ehs manager
ehs officer
ehs specialist
eia consultant
elderly carer
elderly home manager
elearning developer
election agent
elections officer
electoral services officer
electric meter technician
electric power generation engineer
electrical and instrumentation engineer
electrical and instrumentation technician
electrical assembly technician
electrical bias maintenance engineer
electrical biased maintenance engineer
electrical building services engineer
electrical cad technician
electrical commissioning engineer
electrical contracts manager
electrical control design engineer
electrical control engineer
electrical control systems engineer
electrical design engineer
electrical design technician
electrical designer
electrical engineer
electrical engineering technician
electrical equipment inspector
electrical equipment production supervisor
electrical estimator
electrical fitter
electrical hardware engineer
electrical inspector
electrical installation engineer
electrical installer
electrical lead engineer
electrical lecturer
electrical maintenance engineer
electrical maintenance technician
electrical manager
electrical mechanic
electrical multi skilled engineer
electrical operative
electrical project engineer
electrical project manager
electrical qualifying supervisor
electrical repairs operative
electrical shift engineer
electrical supervisor
electrical systems engineer
electrical technician
electrical tester
electrical testing engineer
electrical transmission system operator
electrician
electrician/tester
electricity distribution technician
electricity sales representative
electro-mechanical engineer
electro-mechanical fitter
electromagnetic engineer
electromechanical engineer
electromechanical engineering technician
electromechanical fitter
electron beam welder
electronic equipment inspector
electronic hardware engineer
electronic repair engineer
electronic security engineer
electronic test engineer
electronics design engineer
electronics development engineer
electronics engineer
electronics engineering technician
electronics production supervisor
electronics repair technician
electronics technician
electroplating machine operator
elementary teacher
email marketing executive
email marketing manager
embassy counsellor
embedded c engineer
embedded developer
embedded engineer
embedded software engineer
embedded system designer
embedded systems engineer
embedded systems security engineer
embedded systems software developer
embroidery machine operator
emc engineer
emergency ambulance driver
emergency call handler
emergency care assistant
emergency care practitioner
emergency care support worker
emergency medical technician
emergency nurse
emergency nurse practitioner
emergency response coordinator
emergency response worker
emotional wellbeing counsellor
employability adviser
employability advisor
employability coach
employability trainer
employability tutor
employed financial adviser
employee engagement manager
employee relations adviser
employee relations advisor
employee relations manager
employee relations specialist
employee volunteering programme coordinator
employer branding manager
employer engagement manager
employer engagement officer
employment adviser
employment advisor
employment agent
employment coach
employment consultant
employment lawyer
employment paralegal
employment programme coordinator
employment solicitor
employment specialist
employment support worker
enablement worker
end point assessor
endoscopy assistant
endoscopy nurse
energy advisor
energy analyst
energy assessor
energy conservation officer
energy consultant
energy engineer
energy manager
energy officer
energy systems engineer
energy trader
enforcement agent
enforcement officer
engine designer
engineer
engineering apprentice
engineering assessor
engineering assistant
engineering consultant
engineering coordinator
engineering design manager
engineering designer
engineering director
engineering fitter
engineering geologist
engineering graduate
engineering lead
engineering lecturer
engineering maintenance manager
engineering manager
engineering project coordinator
engineering project manager
engineering shift manager
engineering shift team leader
engineering supervisor
engineering surveyor
engineering team leader
engineering team manager
engineering technician
english language teacher
english lecturer
english nqt
english teacher
english tutor
engraving machine operator
enp
enterprise account executive
enterprise architect
enterprise development worker
entertainment host
entertainment journalist
environment agency officer
environment manager
environment officer
environmental adviser
environmental advisor
environmental analyst
environmental compliance manager
environmental consultant
environmental education officer
environmental enforcement officer
environmental engineer
environmental expert
environmental geologist
environmental health inspector
environmental health officer
environmental health practitioner
environmental manager
environmental mining engineer
environmental officer
environmental planner
environmental policy officer
environmental programme coordinator
environmental protection manager
environmental protection officer
environmental scientist
environmental technician
eo administrator
epilepsy nurse
epos engineer
epr trainer
equality and inclusion manager
equine dental technician
equine worker
equine yard manager
equipment engineer
equipment technician
equity analyst
er advisor
er case manager
er consultant
er specialist
erp analyst
erp consultant
erp manager
erp support analyst
escalator engineer
esg analyst
esg consultant
esg manager
esol teacher
esol tutor
estate agency branch manager
estate agency manager
estate agency valuer
estate agent
estate agent branch manager
estate agent sales negotiator
estate caretaker
estate cleaner
estate gardener
estate operative
estate services manager
estate services operative
estate worker
estates and facilities manager
estates maintenance operative
estates management surveyor
estates manager
estates officer
estates surveyor
estimating administrator
estimating manager
estimator
estimator/surveyor
etl developer
etl engineer
eu funds manager
european account manager
european sales manager
ev charger installer
ev technician
evening cleaner
event account manager
event assistant
event electrician
event executive
event logistics coordinator
event manager
event marketing coordinator
event marketing executive
event marketing manager
event operations manager
event planner
event producer
event project manager
event safety steward
event sales executive
event sales manager
event scaffolder
event steward
events coordinator
events fundraiser
events officer
events supervisor
events technician
exam invigilator
exam tutor
examinations officer
exams manager
exams officer
excavation operative
excavator driver
excavator operator
exchange engineer
executive assistant
executive chef
executive director
executive head chef
executive headteacher
executive housekeeper
executive officer
executive pa
executive personal assistant
executive recruiter
executive search consultant
executive secretary
executive sous chef
exercise referral instructor
exhaust fitter
exhibition curator
exhibition designer
exhibition manager
exhibition registrar
exhibition sales executive
exhibitions officer
exploration geologist
explosives engineer
export administrator
export clerk
export coordinator
export executive
export operator
export sales coordinator
export sales executive
export sales manager
extended scope practitioner
external affairs manager
external auditor
external sales executive
external sales representative
extra care manager
extract mixer tester
extrusion machine operator
extrusion operator
eyfs class teacher
eyfs teacher
eyfs teaching assistant
f&b assistant
f&b manager
f&b supervisor
f-gas engineer
fabric engineer
fabric technician
fabrication engineer
fabrication manager
fabrication supervisor
fabricator
fabricator welder
facade engineer
facilities administrator
facilities assistant
facilities assistant caretaker
facilities contract manager
facilities coordinator
facilities engineer
facilities manager
facilities officer
facilities operative
facilities operative cleaner
facilities porter
facilities supervisor
facilities team leader
facility manager
factory assistant
factory cleaner
factory maintenance engineer
factory manager
factory operative
factory production operative
factory supervisor
factory worker
family court adviser
family doctor
family engagement worker
family intervention worker
family lawyer
family legal executive
family liaison officer
family nurse
family paralegal
family planning counsellor
family practitioner
family secretary
family social worker
family solicitor
family support practitioner
family support worker
family therapist
family time supervisor
family worker
farm assistant
farm manager
farm milk controller
farm operative
farm secretary
farm supervisor
farm worker
fashion advisor
fashion assistant
fashion buyer
fashion designer
fashion sales assistant
fashion store manager
fast fit technician
fast food assistant
fast food cook
fast food manager
fast food restaurant manager
fat-purification worker
fc operations manager
fe lecturer
fe teacher
fe tutor
fea engineer
features editor
features writer
felt roofer
female support worker
fencing installer
fencing operative
fermenter operator
ferry crew
festival manager
festival steward
ff&e designer
fibre engineer
fibre optic engineer
fibre optic installer
fibreglass machine operator
fibrous plasterer
field account manager
field and laboratory technician
field care coordinator
field care supervisor
field ecologist
field engineer
field fitter
field installer
field marketing manager
field merchandiser
field sales consultant
field sales executive
field sales manager
field sales representative
field service engineer
field service representative
field service support engineer
field service technician
field support engineer
field survey manager
field technician
field trainer
fight director
filament winding operator
file clerk
filing clerk
filing machine operator
filling operative
film editor
finance & administration officer
finance accountant
finance administrator
finance analyst
finance analyst accountant
finance and admin assistant
finance apprentice
finance assistant
finance business partner
finance clerk
finance controller
finance coordinator
finance director
finance executive
finance lead
finance manager
finance officer
finance operations manager
finance partner
finance team leader
finance transformation manager
financial accountant
financial accounting manager
financial adviser
financial advisor
financial analyst
financial auditor
financial broker
financial consultant
financial controller
financial crime analyst
financial crime manager
financial data analyst
financial director
financial fraud examiner
financial inclusion officer
financial manager
financial planner
financial planning administrator
financial planning analyst
financial planning consultant
financial planning manager
financial reporting accountant
financial reporting manager
financial risk manager
financial services administrator
financial trader
fine arts instructor
finished leather warehouse manager
finishing manager
finishing site manager
finishing textile technician
fire & security engineer
fire alarm commissioning engineer
fire alarm engineer
fire alarm service engineer
fire and security engineer
fire and security installer
fire door carpenter
fire door installer
fire door surveyor
fire extinguisher engineer
fire inspector
fire officer
fire protection technician
fire risk assessor
fire safety advisor
fire safety consultant
fire safety manager
fire safety officer
fire safety tester
fire service vehicle operator
firefighter
firefighter instructor
fireplace installer
firmware engineer
first aid instructor
first contact physiotherapist
first line support engineer
first officer
fiscal affairs policy officer
fish canning operator
fish cook
fish farm operative
fish farm worker
fish preparation operator
fish production operator
fisheries adviser
fisheries assistant engineer
fisheries engineering technician
fisheries master
fit out designer
fit out manager
fit out project manager
fit-out site manager
fitness coach
fitness instructor
fitness manager
fitness professional
fitter
fitter and turner
fitter welder
flagship store manager
flat roofer
fleet administrator
fleet compliance manager
fleet controller
fleet coordinator
fleet engineer
fleet manager
fleet sales manager
fleet technician
flexographic press operator
flight attendant
flight instructor
flight operations officer
flight planner
flight test engineer
floating secretary
floating support worker
flood risk consultant
flood risk engineer
flood risk officer
floor assistant
floor fitter
floor housekeeper
floor manager
floor supervisor
flooring fitter
flooring installer
flour purifier operator
flow assurance engineer
flower delivery driver
flt bendi driver
flt counterbalance driver
flt driver
flt loader
flt operator
flt reach driver
flt reach truck driver
flt warehouse operative
fluid power engineer
fluid power technician
flutter developer
fm manager
followspot operator
food & beverage assistant
food & beverage manager
food & beverage supervisor
food analyst
food and beverage assistant
food and beverage attendant
food and beverage host
food and beverage manager
food and beverage supervisor
food counter assistant
food delivery driver
food development technologist
food factory operative
food inspector
food laboratory technician
food operative
food packer
food process operative
food production engineer
food production manager
food production operative
food production operator
food production planner
food quality manager
food regulatory advisor
food safety inspector
food safety officer
food safety specialist
food science lecturer
food scientist
food service assistant
food service supervisor
food service vocational teacher
food service worker
food technician
food technologist
food technologist operative
food technology teacher
foot health practitioner
football coach
footwear assembly supervisor
footwear designer
footwear factory warehouse operator
footwear maintenance technician
footwear product developer
footwear product development manager
footwear production machine operator
footwear production manager
footwear production supervisor
footwear production technician
footwear quality controller
footwear quality manager
footwear quality technician
footwear stitching machine operator
forecast analyst
forecast manager
foreclosure specialist
forecourt assistant
forecourt cashier
forecourt manager
foreign affairs officer
foreign exchange broker
foreign exchange cashier
foreign exchange trader
foreign language correspondence clerk
forensic nurse
forensic psychologist
forensic scientist
forest worker
forestry adviser
forestry equipment operator
forestry inspector
forestry machinery technician
forestry manager
forestry operative
forestry technician
forestry worker
forge equipment technician
forge worker
fork lift driver
fork lift operator
fork lift truck driver
fork truck driver
forklift counterbalance driver
forklift driver
forklift engineer
forklift operator
forklift reach driver
forklift telehandler operator
forklift truck driver
forklift warehouse operative
forklift yard operative
formulation chemist
formulation scientist
formwork carpenter
forward tipping dumper driver
forwarding manager
foster care support worker
fostering social worker
foundation doctor
foundation pharmacist
foundation stage teacher
foundry manager
foundry operative
foundry worker
fp&a analyst
fp&a manager
fpga design engineer
fpga engineer
fragrance chemist
fragrance consultant
fraud advisor
fraud analyst
fraud investigating officer
fraud manager
fraud prevention officer
freelance graphic designer
freelance quantity surveyor
freelance site manager
freelance writer
freezer operative
freight agent
freight clerk
freight coordinator
freight forwarding clerk
freight forwarding coordinator
freight forwarding operator
freight inspector
freight manager
freight operator
freight planner
freight sales executive
freinet school teacher
french teacher
fresh food manager
front desk agent
front desk manager
front desk receptionist
front end developer
front end engineer
front line medical receptionist
front office agent
front office manager
front office receptionist
front office supervisor
frontend developer
frontend engineer
froth flotation deinking operator
fruit and vegetable picker
fruit picker
fruit production team leader
fruit-press operator
fuel station manager
fulfilment associate
fulfilment manager
fulfilment operative
fulfilment team leader
full stack developer
full stack engineer
full stack software developer
full stack software engineer
full stack web developer
fullstack developer
fullstack engineer
functional analyst
functional assessor
functional consultant
functional safety engineer
functional skills trainer
functional skills tutor
fund accountant
fund accounting manager
fund accounting supervisor
fund administration officer
fund administrator
fund analyst
fund manager
fund services officer
fundraiser
fundraising administrator
fundraising assistant
fundraising consultant
fundraising coordinator
fundraising director
fundraising executive
fundraising manager
fundraising officer
funeral assistant
funeral attendant
funeral coordinator
funeral director
funeral director's assistant
funeral operative
funeral service operative
funeral services director
furniture cleaner
furniture designer
furniture shop manager
further education lecturer
further education teacher
futures trader
gallery assistant
gallery attendant
gambling games designer
gambling games developer
gambling manager
gambling quality assurance engineer
game artist
game designer
game keeper
game tester
gameplay programmer
games developer
games development manager
games programmer
gaming assistant
gaming dealer
gaming host
gaming inspector
gaming machine engineer
gaming manager
garage manager
garden centre assistant
garden centre assistant manager
garden centre manager
garden centre worker
garden designer
garden labourer
garden machinery technician
garden maintenance operative
gardener
garment technologist
gas breakdown engineer
gas distribution engineer
gas engineer
gas fitter
gas heating engineer
gas installer
gas meter engineer
gas operative
gas processing plant operator
gas processing plant supervisor
gas production engineer
gas safe engineer
gas scheduling representative
gas service & repair engineer
gas service engineer
gas service technician
gas station operator
gas surveyor
gas transmission system operator
gas turbine engineer
gate guard
gatehouse operative
gates engineer
gcp data engineer
gear machinist
general administrator
general assistant
general catering assistant
general counsel
general dental practitioner
general factory operative
general farm worker
general kitchen assistant
general labourer
general ledger accountant
general maintenance operative
general manager
general nurse
general operative
general practice accountant
general practice nurse
general practice surveyor
general practitioner
general store manager
general warehouse operative
generalist adviser
generative ai engineer
generator engineer
generator technician
generic therapy assistant
genomic scientist
geo-environmental consultant
geo-environmental engineer
geographic information systems specialist
geography teacher
geological engineer
geologist
geology technician
geospatial surveyor
geotechnical consultant
geotechnical engineer
geothermal engineer
geothermal power plant operator
geothermal technician
german teacher
germination operator
gerontology social worker
gis analyst
gis consultant
gis developer
gis officer
gis specialist
gis technician
gl accountant
glass artist
glass collector
glass forming machine operator
glass installation supervisor
glass operative
glass painter
glass technician
glasshouse manager
glasshouse worker
glazier
glazing engineer
glazing installer
glazing operative
global account manager
go developer
go engineer
golang developer
gold card electrician
golf club manager
golf course worker
golf instructor
golf professional
goods inwards inspector
governance manager
governance officer
government affairs manager
government planning inspector
gp
gp lead
gp nurse
gp partner
gp practice manager
gp practice nurse
gp receptionist
grab driver
grader operator
graduate
graduate accountant
graduate building services engineer
graduate building surveyor
graduate chemical engineer
graduate civil engineer
graduate construction manager
graduate consultant
graduate data analyst
graduate data scientist
graduate design engineer
graduate drainage engineer
graduate electrical engineer
graduate electronics engineer
graduate engineer
graduate environmental consultant
graduate geotechnical engineer
graduate highways engineer
graduate intern
graduate management trainee
graduate manufacturing engineer
graduate marketing executive
graduate mechanical engineer
graduate mentor
graduate planner
graduate process engineer
graduate project manager
graduate quantity surveyor
graduate recruitment consultant
graduate research assistant
graduate retail manager
graduate sales executive
graduate scientist
graduate site engineer
graduate software engineer
graduate structural engineer
graduate stylist
graduate subsea engineer
graduate surveyor
graduate teacher
graduate teaching assistant
graduate town planner
graduate trainee
grant writer
grants administrator
grants management officer
grants manager
grants officer
granulator machine operator
graphic artist
graphic design intern
graphic designer
graphics teacher
gravure press operator
grc analyst
green coffee buyer
green coffee coordinator
grid connection engineer
grill chef
grill cook
grinding machine operator
gritter driver
grocery assistant
ground crew
ground handler
ground lighting officer
ground operations agent
ground worker
groundcare technician
grounds maintenance operative
grounds maintenance supervisor
grounds maintenance team leader
grounds manager
grounds operative
groundsman
groundwater monitoring technician
groundworker
groundworks landscaper
groundworks operative
group accountant
group executive chef
group exercise instructor
group finance manager
group financial accountant
group financial controller
group managing director
group operations director
group operations manager
group reporting accountant
group sales manager
group travel consultant
growing manager
growth marketing manager
guard
guest experience manager
guest house manager
guest relations manager
guest service agent
guest services assistant
guest services manager
guide
guide dog instructor
guillotine operator
guitar teacher
gym instructor
gym manager
gym receptionist
gym supervisor
gymnastics coach
h&s advisor
h&s manager
haematology nurse
haemodialysis nurse
hair removal technician
hair salon manager
hair stylist
hair technician
hairdresser
hairdresser assistant
hairdressing assessor
hairdressing vocational teacher
halal butcher
hall porter
hand lasting operator
hand luggage inspector
hand packer
hand therapist
handyman
handyman/caretaker
harbour master
hard landscaper
hard services manager
hardware design engineer
hardware engineer
harvest operative
harvest worker
hazardous materials inspector
hazardous waste inspector
hazardous waste technician
hca
hcas
hcsw
head barista
head bartender
head chef
head cook
head gardener
head groundsman
head housekeeper
head kitchen porter
head of analytics
head of bids
head of brand
head of business development
head of business operations
head of business services
head of buying
head of commercial
head of communications
head of compliance
head of content
head of creative
head of curriculum
head of customer service
head of customer success
head of data
head of data science
head of department school
head of department university
head of design
head of design engineering
head of digital
head of ecommerce
head of engineering
head of engineering software
head of english
head of estates
head of events
head of facilities
head of faculty
head of finance
head of fundraising
head of geography
head of governance
head of history
head of housing
head of hr
head of human resources
head of information security
head of infrastructure
head of internal audit
head of it
head of legal
head of logistics
head of manufacturing
head of marketing
head of mathematics
head of maths
head of merchandising
head of mfl
head of nursing
head of operational excellence
head of operations
head of payroll
head of people
head of pharmacy
head of planning
head of pmo
head of policy
head of pr
head of procurement
head of product
head of programme
head of projects
head of property
head of public affairs
head of purchasing
head of quality
head of recruitment
head of retail
head of reward
head of risk
head of sales
head of school
head of science
head of security
head of service
head of service delivery
head of shared services
head of sixth form
head of strategy
head of supply chain
head of sustainability
head of talent acquisition
head of tax
head of technology
head of transformation
head of transport
head of warehouse
head of workshop
head of year
head pastry chef
head receptionist
head spa therapist
head teacher
head therapist
head waiter
headhunter
headteacher
health & safety advisor
health & safety consultant
health & safety manager
health & safety officer
health and fitness instructor
health and fitness manager
health and safety adviser
health and safety advisor
health and safety consultant
health and safety coordinator
health and safety engineer
health and safety inspector
health and safety manager
health and safety officer
health and safety trainer
health and wellbeing coach
health care assistant
health care support worker
health care worker
health centre manager
health club manager
health policy adviser
health psychologist
health records assistant
health records clerk
health roster administrator
health support worker
health trainer
health visitor
healthcare administrator
healthcare assistant
healthcare carer
healthcare consultant
healthcare inspector
healthcare institution manager
healthcare manager
healthcare recruitment consultant
healthcare scientist
healthcare specialist lecturer
healthcare support worker
healthcare workers
hearse driver
heart failure nurse
heat pump engineer
heat pump installer
heat sealing machine operator
heat treatment furnace operator
heating and plumbing engineer
heating engineer
heating installation engineer
heating service engineer
heating technician
heavy goods vehicle driver
heavy goods vehicle technician
heavy vehicle mechanic
heavy vehicle technician
hedge fund analyst
helicopter engineer
help desk
help desk analyst
help desk coordinator
help desk engineer
help desk operator
helpdesk administrator
helpdesk analyst
helpdesk coordinator
helpdesk engineer
helpdesk manager
helpdesk operator
helpdesk technician
helpline advisor
herbal therapist
herd manager
heritage manager
heritage officer
hgv 1 driver
hgv 2 driver
hgv bodyshop technician
hgv class 1 driver
hgv class 2 driver
hgv class c driver
hgv delivery driver
hgv driver
hgv fitter
hgv hiab driver
hgv mechanic
hgv technician
hgv tipper driver
hgv trainee
hgv vehicle technician
hiab driver
high intensity cbt therapist
high intensity therapist
high voltage engineer
higher apprentice
higher education lecturer
higher executive officer
higher level teaching assistant
highly specialist clinical psychologist
highly specialist pharmacist
highway design engineer
highways engineer
highways operative
highways technician
hire controller
hire desk controller
histology technician
history lecturer
history teacher
hlta
holding manager
holiday camp leader
holiday centre manager
holiday park manager
holiday representative
holiday sales advisor
holistic therapist
home care assistant
home care coordinator
home care worker
home carer
home cleaner
home consultant
home delivery driver
home delivery manager
home manager
home ownership officer
home tutor
homecare assistant
homecare coordinator
homecare worker
homeless support worker
homelessness officer
homelessness prevention officer
homelessness worker
homeworking travel agent
homologation engineer
hook loader driver
horse riding instructor
horse trainer
horticultural assistant
horticultural engineer
horticultural operative
horticulture picker
horticulture production manager
horticulture production team leader
horticulture worker
hospice nurse
hospital administrator
hospital catering assistant
hospital catering manager
hospital cleaner
hospital clerical officer
hospital cook
hospital doctor
hospital driver
hospital manager
hospital matron
hospital nurse
hospital pharmacist
hospital porter
hospital receptionist
hospital social worker
hospitality assessor
hospitality assistant
hospitality entertainment manager
hospitality establishment receptionist
hospitality establishment security officer
hospitality general manager
hospitality manager
hospitality revenue manager
hospitality supervisor
hospitality team leader
hospitality vocational teacher
hospitality worker
host
hostel manager
hostel worker
hot foil operator
hotel assistant
hotel cleaner
hotel deputy manager
hotel duty manager
hotel general manager
hotel housekeeper
hotel housekeeping assistant
hotel manager
hotel operations manager
hotel porter
hotel receptionist
hotel room attendant
hotel sales manager
hotel supervisor
hourly paid lecturer
house officer
household appliances repair technician
household goods distribution manager
housekeeper
housekeeping
housekeeping assistant
housekeeping attendant
housekeeping cleaner
housekeeping manager
housekeeping operative
housekeeping porter
housekeeping supervisor
housing administrator
housing adviser
housing advisor
housing assistant
housing benefit officer
housing caseworker
housing coordinator
housing enforcement officer
housing manager
housing needs officer
housing officer
housing options officer
housing policy officer
housing services officer
housing solicitor
housing solutions officer
housing standards officer
housing support officer
housing support worker
housing team leader
housing triage officer
hr & payroll administrator
hr administrator
hr adviser
hr adviser/officer
hr advisor
hr advisor/administrator
hr analyst
hr and payroll administrator
hr apprentice
hr assistant
hr business adviser
hr business partner
hr case adviser
hr case manager
hr clerk
hr consultant
hr coordinator
hr data administrator
hr data analyst
hr director
hr executive
hr generalist/advisor
hr graduate
hr lead
hr manager
hr officer
hr operations administrator
hr operations manager
hr project advisor
hr project manager
hr relationship manager
hr service centre manager
hr services administrator
hr services advisor
hr shared services manager
hr specialist
hr support advisor
hr support officer
hr systems administrator
hr systems analyst
hr team leader
hr trainee
hris analyst
hs manager
hs&e manager
hse adviser
hse advisor
hse coordinator
hse director
hse engineer
hse manager
hse officer
hseq advisor
hseq manager
hsqe manager
html developer
human factors engineer
human factors specialist
human resources administrator
human resources adviser
human resources advisor
human resources assistant
human resources business partner
human resources coordinator
human resources director
human resources executive
human resources manager
human resources officer
human rights officer
humanitarian advisor
hv engineer
hv technician
hvac design engineer
hvac engineer
hvac maintenance engineer
hvac manager
hvac service engineer
hvac technician
hydraulic engineer
hydraulic fitter
hydraulic forging press worker
hydraulic hose technician
hydraulic technician
hydroelectric plant operator
hydrogenation machine operator
hydrographic surveying technician
hydrographic surveyor
hydropower engineer
hydropower technician
hygiene assistant
hygiene cleaner
hygiene manager
hygiene operative
hygiene supervisor
hygienist
iam engineer
iapt therapist
ic design engineer
ice-skating coach
ict manager
ict project manager
ict support engineer
ict support officer
ict support technician
ict teacher
ict technician
icu nurse
ifa
ifa administrator
ils engineer
imaging assistant
immigration adviser
immigration advisor
immigration caseworker
immigration consultant
immigration lawyer
immigration officer
immigration paralegal
immigration policy officer
immigration solicitor
implementation consultant
implementation manager
implementation project manager
import administrator
import clerk
import coordinator
import export clerk
import export coordinator
import export manager
import export specialist
import manager
import operator
import/export administrator
improvement advisor
improvement manager
improver carpenter
improver electrician
in house solicitor
in vivo scientist
in-house counsel
in-house lawyer
in-house recruiter
inbound call handler
inbound sales advisor
inbound sales agent
incident manager
incinerator operator
inclusion assistant
inclusion mentor
income management officer
income maximisation officer
income officer
income recovery officer
independent advocate
independent financial adviser
independent living manager
independent reviewing officer
independent social worker
indian chef
indirect buyer
indirect procurement manager
individual giving manager
induction trainer
industrial arts vocational teacher
industrial assembly supervisor
industrial cleaner
industrial cleaning operative
industrial cook
industrial designer
industrial electrician
industrial engineer
industrial engineering technician
industrial firefighter
industrial machinery mechanic
industrial maintenance supervisor
industrial operative
industrial painter
industrial pharmacist
industrial production manager
industrial quality manager
industrial robot controller
industrial roofer
industrial sprayer
industrial tool design engineer
industrial waste inspector
industrialisation engineer
infant teacher
infection control nurse
infection prevention nurse
influencer marketing manager
information analyst
information governance manager
information governance officer
information manager
information officer
information security analyst
information security consultant
information security manager
information security officer
information specialist
infrastructure analyst
infrastructure architect
infrastructure as code engineer
infrastructure consultant
infrastructure engineer
infrastructure manager
infrastructure project manager
infrastructure specialist
infrastructure support engineer
infrastructure systems administrator
infrastructure technician
injection moulding operator
injection moulding setter
innovation engineer
innovation officer
inside sales agent
inside sales executive
inside sales representative
insight analyst
insight executive
insight manager
inspection engineer
inspector
installation driver
installation electrician
installation engineer
installation fitter
installation manager
installation supervisor
instructional designer
instructor
instrument engineer
instrument fitter
instrument technician
instrumental teacher
instrumentation engineer
instrumentation engineering technician
instrumentation technician
insulation installer
insulation operative
insulation supervisor
insulation worker
insurance account executive
insurance account handler
insurance account manager
insurance administrator
insurance adviser
insurance advisor
insurance agency manager
insurance broker
insurance claims handler
insurance claims manager
insurance clerk
insurance collector
insurance consultant
insurance executive
insurance product manager
insurance rating analyst
insurance risk consultant
insurance sales advisor
insurance sales executive
insurance technician
insurance underwriter
integrated circuit design engineer
integration architect
integration developer
integration engineer
intellectual property consultant
intelligence analyst
intelligence manager
intelligence officer
intelligent lighting engineer
intensive family support worker
interaction designer
intercultural communication consultant
interim accountant
interim finance manager
interim operations director
interior architect
interior decorator
interior design assistant
interior designer
interior landscaper
interior planner
intermediate care nurse
intermediate quantity surveyor
intermodal logistics manager
intern
internal account manager
internal audit manager
internal auditor
internal communications executive
internal communications manager
internal communications officer
internal recruiter
internal sales account manager
internal sales administrator
internal sales advisor
internal sales coordinator
internal sales engineer
internal sales executive
internal sales manager
international forwarding operations coordinator
international relations officer
international student exchange coordinator
interpretation agency manager
interpreter
interventional radiographer
intruder alarm engineer
intune engineer
inventory analyst
inventory clerk
inventory control manager
inventory controller
inventory coordinator
inventory manager
inventory planner
inventory supervisor
investigating officer
investigations officer
investment actuary
investment administrator
investment adviser
investment analyst
investment associate
investment clerk
investment consultant
investment director
investment fund management assistant
investment fund manager
investment manager
investment operations analyst
investment operations manager
investor relations manager
invigilator
invoice clerk
invoicing clerk
ios developer
ios engineer
iot developer
ip solicitor
ips employment specialist
irrigation system installer
irrigation technician
it account manager
it administrator
it analyst
it architect
it assistant
it auditor
it business analyst
it buyer
it change manager
it consultant
it director
it engineer
it helpdesk analyst
it infrastructure engineer
it infrastructure manager
it lawyer
it lead
it manager
it operations analyst
it operations manager
it programme manager
it project coordinator
it project manager
it recruiter
it recruitment consultant
it sales executive
it security analyst
it security manager
it service delivery manager
it service desk analyst
it service engineer
it service manager
it support
it support analyst
it support assistant
it support consultant
it support desk analyst
it support engineer
it support manager
it support officer
it support specialist
it support team leader
it support technician
it systems administrator
it systems engineer
it systems technician
it team leader
it technician
it trainer
itu nurse
janitor cleaner
janitorial cleaner
java developer
java engineer
java software engineer
javascript developer
javascript engineer
jewellery designer
jewellery sales assistant
jewellery store manager
jib electrician
jig and tool designer
job architect
job centre adviser
job coach
joiner
journalism lecturer
journalist
journals manager
junior account manager
junior accountant
junior brand manager
junior buyer
junior charge nurse
junior chef
junior chef de partie
junior civil engineer
junior copywriter
junior design engineer
junior designer
junior doctor
junior engineer
junior financial analyst
junior graphic designer
junior hairdresser
junior infants teacher
junior interior designer
junior legal counsel
junior marketing executive
junior merchandiser
junior project manager
junior property manager
junior quantity surveyor
junior sous chef
junior stylist
junior teacher
juvenile correctional officer
kennel assistant
kennel supervisor
kennel worker
key account manager
key stage 1 teacher
key stage 2 teacher
key stage leader
key worker
keyholding officer
kitchen & bathroom designer
kitchen & bathroom fitter
kitchen and catering assistant
kitchen assistant
kitchen assistant cook
kitchen chef
kitchen cleaner
kitchen cook
kitchen designer
kitchen fitter
kitchen installer
kitchen manager
kitchen porter
kitchen sales consultant
kitchen sales designer
kitchen steward
kitchen supervisor
kitchen surveyor
kitchen team leader
kitchen unit installer
kitting operative
knitting machine operator
knitting machine supervisor
knitting textile technician
knowledge engineer
knowledge manager
kosher butcher
kotlin developer
kp
ks1 class teacher
ks1 teacher
ks1 teaching assistant
ks2 class teacher
ks2 teacher
ks2 teaching assistant
ks3 teacher
ks4 teacher
ktp associate
kubernetes engineer
kyc analyst
kyc associate
kyc officer
l&d advisor
l&d business partner
l&d coordinator
l&d manager
lab analyst
lab assistant
lab manager
lab supervisor
lab support technician
lab technician
laboratory analyst
laboratory apprentice
laboratory assistant
laboratory chemist
laboratory manager
laboratory sample technician
laboratory scientist
laboratory supervisor
laboratory team leader
laboratory technician
labour market policy officer
labour relations officer
labour ward coordinator
labourer
lacquer spray gun operator
laminating machine operator
lan engineer
land agent
land buyer
land director
land manager
land planner
land surveyor
land-based machinery operator
land-based machinery supervisor
land-based machinery technician
landfill supervisor
landscape architect
landscape contracts manager
landscape designer
landscape gardener
landscape maintenance operative
landscape operative
landscape supervisor
landscape team leader
landscaper
language engineer
language school teacher
languages teacher
larder chef
large goods vehicle driver
laser beam welder
laser cutting machine operator
laser cutting operator
laser engineer
laser marking machine operator
laser operator
laser technician
laser therapist
lash technician
lasting machine operator
laundromat attendant
laundry assistant
laundry operative
laundry worker
laundry workers supervisor
law clerk
law firm receptionist
law lecturer
lawyer
layout engineer
lead biomedical scientist
lead business analyst
lead dental nurse
lead design engineer
lead developer
lead electrical engineer
lead electrician
lead engineer
lead generation executive
lead manufacturing engineer
lead mechanical engineer
lead nurse
lead nurse specialist
lead pharmacist
lead practice nurse
lead process engineer
lead project engineer
lead qa engineer
lead researcher
lead software developer
lead software engineer
lead subsea engineer
lead systems engineer
lean consultant
lean engineer
lean manager
lean manufacturing engineer
lean practitioner
learning & development advisor
learning & development manager
learning and development advisor
learning and development consultant
learning and development coordinator
learning and development manager
learning and development officer
learning and development partner
learning and development specialist
learning and skills assessor
learning coach
learning consultant
learning designer
learning disabilities nurse
learning disability nurse
learning disability support worker
learning experience designer
learning mentor
learning resource centre manager
learning resources assistant
learning support assistant
learning support practitioner
learning support teacher
learning support worker
learning technologist
learning tutor
leasehold manager
leasehold officer
leasehold property manager
leasehold services officer
leasing consultant
leather finishing operations manager
leather finishing operator
leather goods artisanal worker
leather goods designer
leather goods finishing operator
leather goods industrial engineer
leather goods machine operator
leather goods maintenance technician
leather goods manual operator
leather goods manufacturing technician
leather goods packing operator
leather goods product developer
leather goods production manager
leather goods production supervisor
leather goods quality controller
leather goods quality manager
leather goods quality technician
leather goods warehouse operator
leather laboratory technician
leather measuring operator
leather production machine operator
leather production manager
leather production planner
leaving care personal adviser
leaving care social worker
lecturer
lecturer in
lecturer practitioner
lecturer/senior lecturer
ledger accountant
ledger clerk
legacy manager
legal administrative assistant
legal administrator
legal adviser
legal advisor
legal analyst
legal apprentice
legal assistant
legal assistant secretary
legal associate
legal case handler
legal caseworker
legal cashier
legal clerk
legal consultant
legal counsel
legal director
legal executive
legal intern
legal manager
legal officer
legal pa
legal partner
legal policy officer
legal researcher
legal secretaries
legal secretary
legal service manager
legal services assistant
legal support assistant
legionella risk assessor
leisure assistant
leisure attendant
leisure centre manager
leisure club assistant
leisure club manager
leisure duty manager
leisure manager
leisure operations manager
leisure receptionist
leisure supervisor
lending manager
lending officer
lettings administrator
lettings agent
lettings branch manager
lettings consultant
lettings coordinator
lettings manager
lettings negotiator
lettings officer
lettings property manager
level 2 apprentice
level 2 nursery nurse
level 2 teaching assistant
level 3 apprentice
level 3 nursery nurse
level 3 nursery practitioner
level 3 teaching assistant
lgv 1 driver
lgv 2 driver
lgv c driver
lgv c+e driver
lgv class 1 driver
lgv class 2 driver
lgv driver
lgv mechanic
lgv technician
liaison psychiatry nurse
librarian
library and information assistant
library assistant
library manager
licensed aircraft engineer
licensed conveyancer
licensing manager
licensing officer
life actuary
life coach
life guard
lifeguard
lifeguard instructor
lifestyle coordinator
lift engineer
lift installation supervisor
lift service engineer
lift supervisor
lift technician
lift truck driver
light board operator
light goods driver
light vehicle technician
lighting designer
lighting engineer
lighting technician
lime kiln operator
line cook
line lead operative
line leader
line maintenance engineer
line operative
line operator
linen assistant
linen porter
linen room attendant
linguistics lecturer
link worker
linux administrator
linux engineer
linux systems administrator
liquid fuel engineer
liquor grinding mill operator
lister/valuer
literacy tutor
litigation assistant
litigation executive
litigation handler
litigation lawyer
litigation paralegal
litigation secretary
litigation solicitor
litter enforcement officer
live animals distribution manager
live chat agent
live chat operator
live-in care assistant
live-in care worker
live-in carer
livestock advisor
livestock manager
livestock worker
llop operator
loader
loader driver
loading operative
loading shovel driver
loading shovel operator
loan administrator
loan officer
loan underwriter
location manager
locker room attendant
locum consultant
locum doctor
locum gp
locum pharmacist
locum social worker
locum solicitor
loft insulation installer
logistics administrator
logistics analyst
logistics and distribution manager
logistics assistant
logistics clerk
logistics controller
logistics coordinator
logistics director
logistics engineer
logistics executive
logistics labourer
logistics manager
logistics officer
logistics operations manager
logistics operative
logistics operator
logistics planner
logistics project manager
logistics shift manager
logistics specialist
logistics supervisor
logistics support engineer
logistics team leader
lorry driver
lorry loader
loss prevention manager
loss prevention officer
lottery cashier
lottery manager
lottery operator
low code developer
low loader driver
lsa
lunchtime assistant
lunchtime supervisor
luton driver
luxury travel consultant
m&a analyst
m&e contracts manager
m&e coordinator
m&e design engineer
m&e engineer
m&e estimator
m&e manager
m&e project manager
m&e quantity surveyor
m&e supervisor
m&e technician
m365 engineer
mac operator
machine designer
machine fitter
machine learning engineer
machine learning researcher
machine learning scientist
machine operative
machine operator
machine operator supervisor
machine setter
machine shop manager
machine shop operative
machine shop supervisor
machine tool service engineer
machine tool setter
machinery assembly coordinator
machinery assembly supervisor
machinist
macmillan nurse
magazine editor
magento developer
magistrates solicitor
mail clerk
mailroom assistant
maintenance administrator
maintenance and reliability engineer
maintenance and repair engineer
maintenance assistant
maintenance carpenter
maintenance coordinator
maintenance electrician
maintenance engineer
maintenance engineering technician
maintenance fitter
maintenance handyman
maintenance lead
maintenance manager
maintenance mechanic
maintenance officer
maintenance operations engineer
maintenance operative
maintenance planner
maintenance planning engineer
maintenance plumber
maintenance project engineer
maintenance shift engineer
maintenance shift technician
maintenance supervisor
maintenance surveyor
maintenance team leader
maintenance technician
maintenance worker
major donor fundraiser
major gifts manager
make up artist
makeup artist
male support worker
mall manager
malt house supervisor
malt kiln operator
malt master
mammography assistant
man up driver
management accountant
management assistant
management consultant
management information analyst
management trainee
manager
managing consultant
managing director
managing editor
managing partner
managing quantity surveyor
mandarin teacher
manual machinist
manual turner
manufacturing assistant
manufacturing associate
manufacturing cost estimator
manufacturing development engineer
manufacturing director
manufacturing engineer
manufacturing engineering manager
manufacturing engineering technician
manufacturing facility manager
manufacturing manager
manufacturing operations manager
manufacturing operative
manufacturing operator
manufacturing planner
manufacturing process engineer
manufacturing project engineer
manufacturing shift manager
manufacturing specialist
manufacturing supervisor
manufacturing support engineer
manufacturing systems engineer
manufacturing team engineer
manufacturing team leader
manufacturing technician
marine biologist
marine cargo inspector
marine chief engineer
marine coordinator
marine electrician
marine electronics technician
marine engineer
marine engineering technician
marine firefighter
marine fitter
marine mechanic
marine mechatronics technician
marine operations manager
marine operative
marine painter
marine surveyor
marine technician
maritime engineer
maritime instructor
market analyst
market intelligence analyst
market research analyst
market research executive
market research manager
market researcher
market risk analyst
market trader
marketing & events coordinator
marketing administrator
marketing analyst
marketing and communications executive
marketing and communications manager
marketing and communications officer
marketing and events executive
marketing and sales administrator
marketing apprentice
marketing assistant
marketing associate
marketing automation manager
marketing business partner
marketing campaign executive
marketing campaign manager
marketing communications manager
marketing consultant
marketing coordinator
marketing data analyst
marketing data executive
marketing designer
marketing director
marketing executive
marketing graduate
marketing intern
marketing lead
marketing manager
marketing officer
marketing operations manager
marketing planner
marketing project manager
marketing specialist
marketing support executive
marketplace executive
marketplace manager
marriage counsellor
martial arts instructor
massage therapist
master scheduler
master technician
material stress analyst
material testing technician
materials buyer
materials controller
materials engineer
materials handler
materials manager
materials planner
materials recovery operative
materials scientist
materials technician
materials tester
maternity care assistant
maternity nurse
maternity support worker
mathematics lecturer
mathematics teacher
maths lecturer
maths nqt
maths teacher
maths tutor
matron
mattress making machine operator
mdt coordinator
meat factory operative
meat preparations operator
mechanic
mechanical analysis engineer
mechanical and electrical engineer
mechanical applications engineer
mechanical assembly fitter
mechanical assembly operative
mechanical assembly technician
mechanical bias maintenance engineer
mechanical building services engineer
mechanical design engineer
mechanical designer
mechanical development engineer
mechanical engineer
mechanical engineer fitter
mechanical engineering technician
mechanical estimator
mechanical fitter
mechanical forging press worker
mechanical inspector
mechanical installation engineer
mechanical lead engineer
mechanical maintenance engineer
mechanical maintenance fitter
mechanical maintenance technician
mechanical package engineer
mechanical product design engineer
mechanical project engineer
mechanical project manager
mechanical services engineer
mechanical shift engineer
mechanical supervisor
mechanical systems engineer
mechanical technician
mechatronics engineer
mechatronics engineering technician
media account manager
media buyer
media executive
media integration operator
media manager
media planner
media production assistant
media relations officer
media sales executive
media scientist
media technician
medical administrative assistant
medical administrator
medical advisor
medical affairs manager
medical copywriter
medical device engineer
medical device engineering technician
medical device technician
medical director
medical doctor
medical editor
medical engineer
medical goods shop manager
medical information officer
medical laboratory assistant
medical laboratory manager
medical laboratory scientist
medical laboratory technician
medical officer
medical pa
medical physics expert
medical practice manager
medical receptionist
medical receptionist/administrator
medical records assistant
medical records clerk
medical records manager
medical sales representative
medical scientist
medical secretary
medical service engineer
medical staffing coordinator
medical staffing officer
medical statistician
medical technician
medical writer
medicinal chemist
medicine lecturer
medicines counter assistant
medicines information pharmacist
medicines management technician
medicines optimisation pharmacist
medicines optimisation technician
meetings and events coordinator
member services officer
membership administrator
membership advisor
membership executive
membership manager
membership officer
membership sales consultant
mental health nurse
mental health occupational therapist
mental health pharmacist
mental health practitioner
mental health social worker
mental health staff nurse
mental health support worker
mental health worker
mep coordinator
mep design engineer
mep engineer
merchandise admin assistant
merchandise assistant
merchandise manager
merchandise planner
merchandiser
merchandising administrator
merchandising assistant
merchant navy officer
mergers and acquisitions analyst
mes engineer
mess assistant
met technician
metal additive manufacturing operator
metal drawing machine operator
metal fabricator
metal furnace operator
metal furniture machine operator
metal nibbling operator
metal planer operator
metal production manager
metal production supervisor
metal rolling mill operator
metal sawing machine operator
metal worker
metallurgical manager
metallurgical technician
metalworking lathe operator
meteorology technician
meter installer
metering engineer
methods engineer
metro driver
metrology technician
mewp operator
mfl teacher
mi analyst
microbiology laboratory technician
microbiology technician
microelectronics designer
microelectronics engineer
microelectronics engineering technician
microelectronics maintenance technician
microelectronics materials engineer
microelectronics smart manufacturing engineer
microsystem engineer
microsystem engineering technician
microwave engineer
mid day catering assistant
midday assistant
midday meals supervisor
midday supervisor
middle office analyst
middleware engineer
middleweight designer
middleweight graphic designer
midweight designer
midwife
midwifery matron
midwives
mig welder
mig welder fabricator
mig/tig welder
migrant social worker
military engineer
military welfare worker
milk reception operator
mill operative
milling machine operator
mine control room operator
mine development engineer
mine electrical engineer
mine geologist
mine manager
mine mechanical engineer
mine planning engineer
mine production manager
mine rescue officer
mine safety officer
mine shift manager
mine supervisor
mine surveying technician
mine surveyor
mine ventilation engineer
mineral crushing operator
mineral processing engineer
mineral processing operator
miniature set designer
minibus driver
minibus driver/carer
minibus passenger assistant
minicab driver
mining assistant
mining electrician
mining equipment mechanic
mining geotechnical engineer
minor illness nurse
mission systems engineer
mixer driver
mixing operative
ml engineer
mla
mlops engineer
mma welder
mobile air conditioning engineer
mobile app developer
mobile application developer
mobile beauty therapist
mobile building services engineer
mobile carer
mobile caretaker
mobile chef
mobile cleaner
mobile crane operator
mobile developer
mobile devices technician
mobile driver
mobile engineer
mobile field engineer
mobile gardener
mobile hairdresser
mobile hgv technician
mobile maintenance engineer
mobile mechanic
mobile patrol driver
mobile patrol officer
mobile phone repair technician
mobile phone sales advisor
mobile plant engineer
mobile plant fitter
mobile security officer
mobile service engineer
mobile service technician
mobile tyre fitter
mobile vehicle technician
mobility services manager
model based systems engineer
modern languages lecturer
modern matron
module leader
molecular biologist
money advice worker
money adviser
money advisor
money laundering reporting officer
monitoring and evaluation officer
montessori school teacher
montessori teacher
mooring engineer
mortgage & protection advisor
mortgage administrator
mortgage adviser
mortgage advisor
mortgage and protection adviser
mortgage broker
mortgage case handler
mortgage case manager
mortgage consultant
mortgage loan underwriter
mortgage underwriter
mortuary technician
mot technician
mot tester
motion designer
motion graphics designer
motion picture film developer
motor claims handler
motor mechanic
motor technician
motor vehicle aftersales manager
motor vehicle assembly inspector
motor vehicle assembly supervisor
motor vehicle engine inspector
motor vehicle engine tester
motor vehicle shop manager
motor vehicle technician
motor vehicles parts advisor
motorcycle courier
motorcycle instructor
motorcycle technician
motorhome technician
mould designer
mould toolmaker
moulding machine operator
moulding machine technician
moulding operative
mountain guide
move coordinator
move manager
moving truck driver
mri radiographer
msk physiotherapist
msk practitioner
msp engineer
mud engineer
multi drop driver
multi drop hgv driver
multi lingual travel consultant
multi skilled carpenter
multi skilled electrical engineer
multi skilled electrician
multi skilled engineer
multi skilled maintenance operative
multi skilled maintenance technician
multi skilled plasterer
multi skilled plumber
multi skilled shift engineer
multi skilled technician
multi skilled trades operative
multi sports coach
multi trade carpenter
multi trade operative
multi trader
multi-drop delivery driver
multi-skilled maintenance engineer
multi-skilled operative
multi-task attendant
multidrop driver
multimedia designer
multimedia journalist
multimedia producer
multiskilled engineer
multiskilled maintenance engineer
musculoskeletal physiotherapist
museum assistant
museum curator
museum director
museum manager
museum scientist
mushroom picker
music director
music instructor
music producer
music teacher
music therapist
music tutor
musical instrument technician
mutual fund broker
nail technician
nailing machine operator
named nurse
nanny
national account executive
national account manager
national careers service adviser
national sales manager
national school teacher
natural resources consultant
nature conservation officer
naval architect
navy officer
ndt engineer
ndt inspector
ndt technician
neighbourhood housing officer
neighbourhood manager
neighbourhood officer
neonatal nurse
neonatal staff nurse
netsuite consultant
network & infrastructure manager
network administrator
network analyst
network architect
network consultant
network designer
network engineer
network manager
network operations engineer
network security engineer
network support engineer
network technician
neuro physiotherapist
new build conveyancer
new business development manager
new business executive
new car sales executive
new homes sales advisor
new homes sales negotiator
new product introduction engineer
newly qualified accountant
newly qualified architect
newly qualified hgv driver
newly qualified paramedic
newly qualified social worker
newly qualified solicitor
newly qualified teacher
news editor
newspaper editor
nhs administrator
nhs manager
nicu nurse
night auditor
night baker
night care assistant
night care worker
night carer
night cleaner
night flt driver
night kitchen porter
night manager
night picker
night porter
night production operative
night receptionist
night replenishment assistant
night shift manager
night shift warehouse manager
night support worker
night transport clerk
night trunk driver
night warehouse operative
nightclub manager
nights maintenance engineer
nitrator operator
nitroglycerin separator operator
nlp engineer
nlp scientist
no.1 site manager
noc analyst
noc engineer
node developer
node.js developer
noise consultant
non executive director
non-destructive testing specialist
nonwoven filament machine operator
nonwoven staple machine operator
nonwoven textile technician
npd manager
npd process technologist
npd technologist
npi engineer
npi manufacturing engineer
nq lawyer
nq solicitor
nqt
nuclear engineer
nuclear medicine radiographer
nuclear reactor operator
nuclear technician
nurse
nurse assistant
nurse associate
nurse consultant
nurse in charge
nurse lecturer
nurse manager
nurse practitioner
nurse rgn
nurse specialist
nurse team leader
nurse unit manager
nursery assistant
nursery deputy manager
nursery manager
nursery nurse
nursery practitioner
nursery room leader
nursery school head teacher
nursery stock worker
nursery supervisor
nursery teacher
nursery teacher assistant
nursery worker
nursing assistant
nursing associate
nursing home manager
nursing home nurse
nursing lecturer
nursing manager
nursing support worker
nvq assessor
obsolescence engineer
occupational analyst
occupational driving instructor
occupational health adviser
occupational health advisor
occupational health nurse
occupational health practitioner
occupational physician
occupational psychologist
occupational railway instructor
occupational therapist
occupational therapy assistant
occupational therapy lead
occupational therapy team lead
ocean freight coordinator
ocean import coordinator
od consultant
odp
odps
off trade manager
offender case manager
offender manager
offender supervisor
office 365 engineer
office administrator
office and facilities manager
office assistant
office cleaner
office clerk
office coordinator
office equipment repair technician
office manager
office manager/bookkeeper
office receptionist
office services assistant
office supervisor
office support assistant
officer of the watch
offline programmer
offshore engineer
offshore installation engineer
offshore installation manager
offshore renewable energy engineer
offshore renewable energy technician
offshore structural engineer
offshore structures engineer
offshore technician
offshore wind engineer
oil and gas engineer
oil mill operator
onboarding administrator
onboarding manager
onboarding specialist
oncology nurse
oncology pharmacist
online community manager
online content executive
online editor
online marketing executive
online marketing manager
online merchandiser
online picker
online sales channel manager
online sales executive
online sales manager
online store manager
online trading manager
online tutor
onshore wind energy engineer
onshore wind farm technician
onsite account manager
onsite recruitment coordinator
operating department practitioner
operational excellence manager
operational manager
operational risk analyst
operational risk manager
operational service manager
operations administrator
operations analyst
operations and office manager
operations assistant
operations associate
operations consultant
operations controller
operations coordinator
operations data analyst
operations director
operations executive
operations lead
operations manager
operations officer
operations partner
operations specialist
operations supervisor
operations team leader
operations team manager
ophthalmic technician
optical advisor
optical assistant
optical consultant
optical engineer
optical instrument production supervisor
optical retail assistant
optical store manager
optical technician
optoelectronic engineer
optoelectronic engineering technician
optomechanical engineer
optomechanical engineering technician
optometrist
oracle consultant
oracle dba
oracle developer
order administrator
order fulfilment administrator
order management specialist
order picker
organic chemist
organisation development manager
organisational development manager
ornamental metal worker
orthodontic nurse
orthodontist
orthopaedic footwear technician
orthopaedic supply shop manager
ot
outbound call centre agent
outbound sales advisor
outbound sales agent
outbound sales executive
outbound telesales executive
outdoor activities coordinator
outdoor activities instructor
outdoor education instructor
outdoor instructor
outlet manager
outpatient administrator
outpatient booking clerk
outpatient clerk
outpatient nurse
outpatient receptionist
outpatient support worker
outreach worker
overhead crane operator
overhead line worker
overhead lines engineer
overseas representative
owner driver
pa
pa ea
pa to ceo
pa to director
pa to managing director
pa to the md
pa/administrator
pa/office manager
package engineer
package manager
packaging designer
packaging engineer
packaging maintenance engineer
packaging operative
packaging process engineer
packaging production manager
packaging technologist
packer
packing machinery engineer
packing operative
packing supervisor
paediatric dietitian
paediatric nurse
paediatric occupational therapist
paediatric physiotherapist
paediatric staff nurse
paid media manager
paid search manager
paid social executive
paid social manager
paint line operative
paint sprayer
paint technician
painter
painter and decorator
painter decorator
palliative care nurse
palliative care social worker
palliative care specialist nurse
panel beater
panel technician
paper bag machine operator
paper cutter operator
paper embossing press operator
paper engineer
paper machine operator
paper mill supervisor
paper pulp moulding operator
paper stationery machine operator
paperhanger supervisor
paralegal
paramedic
paramedic in emergency responses
paramedic practitioner
parcel delivery driver
parcel handler
parcel operative
parent support advisor
parenting practitioner
parish administrator
park guide
park manager
parking attendant
parking enforcement officer
parking valet
parks gardener
parks operative
parliamentary assistant
parliamentary researcher
part 1 architectural assistant
part 1 scaffolder
part 2 architect
part 2 architectural assistant
part 2 scaffolder
part 3 architect
part i architectural assistant
part ii architect
part ii architectural assistant
part ii assistant
part qualified accountant
part qualified actuary
part time accounts assistant
part time administrator
part time bookkeeper
part time cleaner
part time delivery driver
part time pa
part time retail assistant
part time sales assistant
participation worker
partner
partner account manager
partner designate solicitor
partner manager
partnership marketing manager
partnership sales manager
partnerships manager
partnerships officer
parts administrator
parts adviser
parts advisor
parts and warehouse manager
parts delivery driver
parts driver
parts manager
parts sales advisor
party wall surveyor
passenger assistant
passenger carrying vehicle driver
passenger fare controller
passenger service agent
passenger services assistant
passenger transport driver
passport officer
pasta operator
pastoral assistant
pastoral lead
pastoral leader
pastoral manager
pastoral support officer
pastoral support worker
pastoral worker
pastry chef
pastry chef de partie
pastry sous chef
pat tester
pat testing engineer
patent engineer
patent paralegal
pathology assistant
pathway coordinator
patient access officer
patient administrator
patient advisor
patient care adviser
patient coordinator
patient pathway administrator
patient pathway coordinator
patient services administrator
patient services assistant
patient services coordinator
patient services officer
patient transport driver
patient transport services driver
pavement engineer
payments officer
payroll administrator
payroll adviser
payroll advisor
payroll analyst
payroll and benefits administrator
payroll assistant
payroll clerk
payroll consultant
payroll controller
payroll coordinator
payroll executive
payroll lead
payroll manager
payroll officer
payroll specialist
payroll supervisor
payroll team leader
pc technician
pcb design engineer
pcn manager
pcn pharmacist
pcv driver
pe instructor
pe teacher
peer support worker
peer worker
pen tester
penetration test manager
penetration tester
pension scheme manager
pension specialist
pensions actuary
pensions administrator
pensions adviser
pensions analyst
pensions consultant
pensions manager
pensions officer
pensions team leader
pensions technician
people administrator
people adviser
people advisor
people analyst
people and culture advisor
people and culture manager
people and culture officer
people assistant
people business partner
people coordinator
people director
people manager
people operations administrator
people operations assistant
people operations manager
people operations specialist
people partner
people services advisor
people support administrator
performance analyst
performance artist
performance flying director
performance hairdresser
performance lighting designer
performance lighting director
performance lighting technician
performance marketing manager
performance officer
performance production manager
performance rental technician
performance tester
performance video designer
performance video operator
performing arts theatre instructor
perfume production machine operator
peripatetic assessor
peripatetic music teacher
perm consultant
permanent way engineer
personal assistant
personal assistant to disabled
personal care assistant
personal chef
personal injury claims handler
personal injury lawyer
personal injury paralegal
personal injury solicitor
personal lines account handler
personal secretary
personal stylist
personal tax adviser
personal tax manager
personal trainer
personal trust officer
personnel administrator
personnel officer
pest control technician
pest controller
pest management worker
pesticides sprayer
pet groomer
petrol station assistant
petrol tanker driver
petroleum engineer
petroleum geologist
petroleum pump system operator
pharmaceutical engineer
pharmaceutical goods distribution manager
pharmaceutical quality specialist
pharmaceutical sales representative
pharmacist
pharmacist in charge
pharmacist manager
pharmacovigilance associate
pharmacovigilance manager
pharmacovigilance officer
pharmacovigilance scientist
pharmacy advisor
pharmacy assistant
pharmacy assistant technical officer
pharmacy customer adviser
pharmacy delivery driver
pharmacy driver
pharmacy lecturer
pharmacy manager
pharmacy retail assistant
pharmacy support worker
pharmacy team manager
pharmacy technician
phase leader
phd researcher
philanthropy manager
philanthropy officer
philosophy lecturer
phlebotomist
phone sales advisor
photocopier engineer
photographer
photographic developer
photography assistant
photography shop manager
photography teacher
photonics engineer
photonics engineering technician
php developer
physical activity officer
physical design engineer
physical education vocational teacher
physician
physician associate
physics lecturer
physics teacher
physics technician
physiotherapist
physiotherapy assistant
physiotherapy lead
physiotherapy technical instructor
piano teacher
pick and pack operative
pick packer
picker
picker and packer
picker packer
picking operative
picture editor
picu nurse
pig unit worker
pilates instructor
pilates teacher
pile driving hammer operator
piling operative
piling rig driver
piling rig operator
pill maker operator
pipe fitter
pipe fitter welder
pipe welder
pipeline compliance coordinator
pipeline design engineer
pipeline engineer
pipeline environmental project manager
pipeline integrity engineer
pipeline maintenance worker
pipeline pump operator
pipeline route manager
pipework engineer
piping designer
piping engineer
piping stress engineer
pivot steer driver
pizza chef
pizza delivery driver
placement officer
planer thicknesser operator
planned maintenance engineer
planner
planning administrator
planning analyst
planning and development surveyor
planning assistant
planning consultant
planning coordinator
planning enforcement officer
planning engineer
planning officer
planning policy officer
planning solicitor
planning technician
plant accountant
plant driver
plant engineer
plant fitter
plant hire controller
plant machine operator
plant maintenance engineer
plant manager
plant mechanic
plant nursery assistant
plant operator
plant production operative
plant scientist
plant technician
plant workshop fitter
plasma cutting machine operator
plasterer
plastering supervisor
plastic furniture machine operator
plastic rolling machine operator
plastics engineer
plastics operative
plate glass installer
plater
plater welder
platform assistant
platform engineer
play leader
play specialist
play therapist
play worker
playgroup leader
plc design engineer
plc engineer
plc programmer
plc software engineer
plodder operator
plumber
plumber/gas engineer
plumber/heating engineer
plumbing & heating engineer
plumbing and heating engineer
plumbing engineer
plumbing lecturer
plumbing operative
plumbing supervisor
pmo analyst
pmo coordinator
pmo it analyst
pmo lead
pmo manager
pmo officer
pneumatic engineering technician
pneumatic systems technician
po
podcast producer
podiatrist
podiatry assistant
police call handler
police community support officer
police control room operator
police detention officer
police inspector
police officer
police support officer
police trainer
policy administrator
policy adviser
policy advisor
policy analyst
policy and research officer
policy assistant
policy associate
policy executive
policy lead
policy manager
policy officer
policy researcher
political adviser
political affairs officer
political campaign officer
political journalist
political party agent
political scientist
politics lecturer
pollution control officer
polygraph examiner
polymer chemist
pool cleaner
pool lifeguard
porcelain painter
port coordinator
port operative
porter
portering assistant
portfolio analyst
portfolio manager
post completions assistant
post doctoral researcher
post office assistant
post office clerk
post office counter clerk
post office driver
post office manager
post room assistant
post-doctoral research associate
post-primary teacher
post-production supervisor
postal worker
postdoctoral research assistant
postdoctoral research associate
postdoctoral research scientist
postdoctoral researcher
postdoctoral scientist
poultry farm assistant
poultry farm worker
poultry manager
poultry worker
power apps developer
power bi analyst
power bi developer
power distribution engineer
power electronics engineer
power engineer
power lines supervisor
power plant manager
power platform developer
power production plant operator
power systems engineer
power tool repair technician
powertrain engineer
ppa cover teacher
ppa teacher
ppc executive
ppc manager
ppc specialist
pr account director
pr account executive
pr account manager
pr consultant
pr director
pr executive
pr manager
pr officer
practice accountant
practice development nurse
practice manager
practice nurse
practice nurse manager
practice pharmacist
practice receptionist
pre-assessment nurse
pre-lasting operator
pre-registration pharmacist
pre-sales engineer
pre-school assistant
pre-school leader
pre-school practitioner
pre-stitching machine operator
precious stone setter
precision device inspector
precision engineer
precision machinist
precision mechanic
precision mechanics supervisor
preconstruction manager
predictive maintenance expert
premises assistant
premises caretaker
premises manager
premises officer
premises site manager
premises supervisor
prep technician
prepared meat operator
prepress operator
prepress technician
presales consultant
preschool teacher
prescribing pharmacist
presentation designer
presentation specialist
press brake operator
press officer
press operator
pressure vessel design engineer
pricing actuary
pricing analyst
pricing specialist
primary care pharmacist
primary class teacher
primary ect
primary nqt
primary ppa teacher
primary school class teacher
primary school head teacher
primary school teacher
primary school teaching assistant
primary supply teacher
primary teacher
primary teaching assistant
principal civil engineer
principal clinical psychologist
principal consultant
principal design engineer
principal ecologist
principal electrical engineer
principal electronics engineer
principal engineer
principal highways engineer
principal lecturer
principal mechanical engineer
principal pipeline engineer
principal planner
principal planning officer
principal process engineer
principal psychologist
principal scientist
principal social worker
principal software engineer
principal structural engineer
principal subsea engineer
principal systems engineer
print designer
print folding operator
print operator
print production manager
print room assistant
print studio supervisor
printed circuit board designer
printer engineer
printing operative
printing press operator
printing textile technician
prison custody officer
prison instructor
prison nurse
prison officer
private carer
private chef
private client adviser
private client lawyer
private client solicitor
private equity associate
private hire driver
private housekeeper
private secretary
private sector housing officer
private security officer
private tutor
probate executive
probate paralegal
probate secretary
probate solicitor
probation officer
probation service officer
problem manager
process & manufacturing engineer
process analyst
process chemist
process control engineer
process controller
process design engineer
process development engineer
process engineer
process engineering technician
process improvement engineer
process manager
process officer
process operative
process operator
process safety engineer
process safety manager
process scientist
process technician
process technologist
process worker
procurement administrator
procurement analyst
procurement assistant
procurement business partner
procurement buyer
procurement category manager
procurement category specialist
procurement consultant
procurement coordinator
procurement department manager
procurement director
procurement executive
procurement graduate
procurement lead
procurement manager
procurement officer
procurement specialist
procurement support officer
producer
product analyst
product and services manager
product assembly inspector
product control analyst
product controller
product design engineer
product designer
product development engineer
product development engineering technician
product development manager
product development technologist
product director
product engineer
product executive
product lead
product manager
product marketing executive
product marketing manager
product owner
product planner
product quality controller
product quality inspector
product support analyst
product technologist
production administrator
production assembly fitter
production assistant
production buyer
production cell operative
production chef
production controller
production coordinator
production designer
production director
production editor
production engineer
production engineering manager
production engineering technician
production fitter
production group leader
production journalist
production leader
production line leader
production line operative
production maintenance engineer
production manager
production operations manager
production operative
production operator
production packer
production planner
production planning manager
production plant crane operator
production scheduler
production section leader
production shift leader
production shift manager
production shift supervisor
production supervisor
production team leader
production team manager
production technician
production technician operative
production technologist
production test engineer
production unit manager
production warehouse operative
production worker
professor
profit protection manager
profit protection officer
programme & project manager
programme administrator
programme coordinator
programme director
programme funding manager
programme lead
programme leader
programme management officer
programme manager
programme officer
programme support manager
programme support officer
programmer
project & programme manager
project accountant
project administrator
project analyst
project and change manager
project architect
project assistant
project buyer
project consultant
project controller
project coordinator
project delivery manager
project design engineer
project director
project editor
project engineer
project engineering manager
project executive
project finance manager
project lead
project management officer
project manager
project officer
project planner
project portfolio manager
project qs
project quantity surveyor
project support analyst
project support manager
project support officer
project surveyor
project team leader
project worker
promotion assistant
promotion manager
property accountant
property acquisitions manager
property administrator
property adviser
property advisor
property and estates manager
property asset manager
property assistant
property claims handler
property consultant
property coordinator
property developer
property director
property executive
property inspector
property insurance underwriter
property lawyer
property lettings negotiator
property maintenance manager
property maintenance operative
property maintenance technician
property management assistant
property management surveyor
property manager
property negotiator
property officer
property paralegal
property portfolio manager
property sales consultant
property secretary
property solicitor
property surveyor
proposal manager
proposal writer
propulsion engineer
prosthetic-orthotics technician
protection adviser
protection advisor
protection engineer
protein scientist
pru teacher
psv driver
psv fitter
psv mechanic
psv technician
psychiatric liaison nurse
psychiatric nurse
psychiatrist
psychological wellbeing practitioner
psychologist
psychology assistant
psychology lecturer
psychology teacher
pub assistant manager
pub chef
pub general manager
pub manager
pub relief manager
pub/restaurant manager
public administration manager
public affairs adviser
public affairs consultant
public affairs manager
public affairs officer
public convenience attendant
public employment service manager
public finance accountant
public funding advisor
public health engineer
public health nurse
public health policy officer
public housing manager
public law solicitor
public policy manager
public procurement specialist
public protection officer
public relations manager
public relations officer
public speaking coach
publications coordinator
publishing assistant
publishing editor
publishing manager
publishing rights manager
publishing sales executive
pulp control operator
pulp technician
pultrusion machine operator
pump engineer
pump fitter
pump operator
pump service engineer
punch operator
punch press operator
pupil support assistant
pupil support officer
puppet designer
purchase ledger assistant
purchase ledger clerk
purchase ledger controller
purchase ledger supervisor
purchase manager
purchase planner
purchasing administrator
purchasing assistant
purchasing buyer
purchasing clerk
purchasing coordinator
purchasing executive
purchasing manager
purchasing officer
purchasing specialist
pwp
pyrotechnic designer
pyrotechnics drying room attendant
python developer
python engineer
qa analyst
qa associate
qa auditor
qa automation engineer
qa coordinator
qa engineer
qa lead
qa manager
qa officer
qa specialist
qa supervisor
qa technician
qa test engineer
qa tester
qa/qc engineer
qa/ra manager
qc analyst
qc chemist
qc inspector
qc lab technician
qc scientist
qc technician
qhse advisor
qhse manager
qms manager
qs
qualification engineer
qualified accountant
qualified dental nurse
qualified electrician
qualified hairdresser
qualified nursery nurse
qualified social worker
qualified teacher
qualitative research executive
qualitative researcher
quality & compliance manager
quality administrator
quality advisor
quality and compliance manager
quality assistant
quality assurance analyst
quality assurance auditor
quality assurance coordinator
quality assurance engineer
quality assurance inspector
quality assurance manager
quality assurance officer
quality assurance specialist
quality assurance technician
quality auditor
quality compliance specialist
quality control analyst
quality control inspector
quality control laboratory technician
quality control manager
quality control officer
quality control scientist
quality control technician
quality controller
quality coordinator
quality director
quality engineer
quality engineering technician
quality improvement manager
quality inspector
quality lead
quality management systems manager
quality manager
quality officer
quality operations specialist
quality operative
quality planner
quality services manager
quality specialist
quality supervisor
quality systems engineer
quality systems manager
quality team leader
quality technician
quality technologist
quant analyst
quantitative analyst
quantitative developer
quantitative research executive
quantitative researcher
quantity and building surveyor
quantity surveyor
quarry engineer
quarry manager
quarry operative
quotations administrator
r&d chemist
r&d director
r&d engineer
r&d manager
r&d mechanical engineer
r&d scientist
r&d tax consultant
r&d technician
r&d technologist
race track operator
radar engineer
radiation protection adviser
radiation protection officer
radiation protection technician
radiation therapist
radio controller
radio producer
radio technician
radiographer
radiography assistant
radiography manager
radiologist
rail civil engineer
rail construction supervisor
rail intermodal equipment operator
rail logistics coordinator
rail maintenance technician
rail operations manager
rail operative
rail project engineer
rail systems engineer
rail track operative
rail traffic controller
railway electronic technician
railway infrastructure inspector
railway passenger service agent
railway sales agent
railway station assistant
railway station manager
ramp agent
ramp operative
rams engineer
range planner
rapid response nurse
raw material reception operator
raw materials warehouse specialist
re teacher
reablement assistant
reablement support worker
reablement worker
reach driver
reach truck driver
reach truck operator
react developer
react engineer
react native developer
real estate agent
real estate asset manager
real estate associate
real estate broker
real estate lawyer
real estate leasing manager
real estate manager
real estate paralegal
real estate solicitor
real estate surveyor
reception administrator
reception assistant
reception class teacher
reception manager
reception security officer
reception supervisor
reception teacher
receptionist
receptionist/administrator
record press operator
recording studio technician
records clerk
records manager
records officer
recovery coordinator
recovery driver
recovery mechanic
recovery nurse
recovery practitioner
recovery support worker
recovery worker
recreation assistant
recreation manager
recreation policy officer
recreation supervisor
recreational facilities manager
recreational therapist
recruiter
recruitment account coordinator
recruitment account executive
recruitment account manager
recruitment administrator
recruitment adviser
recruitment advisor
recruitment assistant
recruitment branch manager
recruitment business partner
recruitment consultant
recruitment coordinator
recruitment delivery consultant
recruitment director
recruitment executive
recruitment manager
recruitment officer
recruitment partner
recruitment researcher
recruitment resourcer
recruitment resourcing administrator
recruitment sales consultant
recruitment sales executive
recruitment specialist
recruitment team leader
recruitment trainee
recycling loader
recycling manager
recycling officer
recycling operative
recycling specialist
recycling worker
referral coordinator
refinery shift manager
refining machine operator
refrigeration engineer
refrigeration installation engineer
refrigeration service engineer
refrigeration technician
refuge worker
refurbishing technician
refurbishment manager
refurbishment site manager
refuse collection driver
refuse collector
refuse driver
refuse loader
refuse vehicle driver
regeneration manager
regeneration officer
regional account manager
regional accountant
regional business manager
regional development policy officer
regional director
regional facilities manager
regional finance manager
regional fundraiser
regional hr advisor
regional hr manager
regional logistics manager
regional manager
regional operations manager
regional property manager
regional retail manager
regional sales manager
registered adult nurse
registered care manager
registered children's nurse
registered general nurse
registered home manager
registered learning disability nurse
registered manager
registered mental health nurse
registered midwife
registered nurse
registered sick children's nurse
registered veterinary nurse
registrar
registrar of births
registration officer
regulatory affairs associate
regulatory affairs consultant
regulatory affairs director
regulatory affairs executive
regulatory affairs manager
regulatory affairs officer
regulatory affairs specialist
regulatory compliance manager
regulatory executive
regulatory manager
regulatory scientist
regulatory services officer
regulatory specialist
rehab assistant
rehabilitation assistant
rehabilitation support worker
rehabilitation therapist
reinstatement operative
relationship banking manager
relationship director
relationship manager
release engineer
release manager
reliability engineer
relief care assistant
relief caretaker
relief chef
relief cleaner
relief cook
relief manager
relief pharmacist
relief pub manager
relief security officer
relief support worker
relief teacher
religion scientific researcher
religious studies lecturer
religious studies teacher
relocation officer
remortgage conveyancer
remote sensing technician
removal driver
removals operative
removals porter
renal nurse
renewable energy consultant
renewable energy engineer
renewable energy sales representative
renewals manager
rent officer
rental manager
rental service representative
repair engineer
repair technician
repairs administrator
repairs and maintenance operative
repairs manager
repairs operative
repairs supervisor
replenishment analyst
replenishment planner
reporting accountant
reporting analyst
reporting manager
reporting radiographer
repro artist
reprographics assistant
reprographics technician
requirements analyst
requirements engineer
rescue centre manager
research analyst
research and development manager
research and policy officer
research assistant
research associate
research chemist
research consultant
research coordinator
research data analyst
research data scientist
research delivery manager
research director
research economist
research engineer
research executive
research governance officer
research manager
research nurse
research nurse coordinator
research officer
research scientist
research study coordinator
research technician
researcher
reservation sales agent
reservations agent
reservations consultant
reservations executive
reservations manager
reserve warden
reserving actuary
reservoir engineer
resettlement officer
resettlement worker
resident engineer
resident liaison officer
resident medical officer
resident optometrist
resident site manager
residential care assistant
residential care worker
residential caretaker
residential child care worker
residential childcare practitioner
residential childcare worker
residential children's support worker
residential children's worker
residential conveyancer
residential conveyancing executive
residential conveyancing solicitor
residential home manager
residential manager
residential property lawyer
residential property manager
residential property solicitor
residential sales negotiator
residential support worker
residential surveyor
residential worker
resin flooring operative
resort manager
resort representative
resource manager
resource teacher
resourcer
resourcing administrator
resourcing advisor
resourcing coordinator
resourcing manager
resourcing partner
resourcing specialist
respiratory nurse
respiratory physiotherapist
respiratory specialist nurse
respiratory therapy technician
response officer
responsible pharmacist
restaurant and bar manager
restaurant assistant
restaurant assistant manager
restaurant chef
restaurant crew
restaurant deputy manager
restaurant director
restaurant general manager
restaurant host
restaurant manager
restaurant receptionist
restaurant shift manager
restaurant supervisor
restaurant waiter
restaurant waitress
retail advisor
retail apprentice
retail area manager
retail assistant
retail assistant manager
retail associate
retail branch manager
retail business manager
retail buyer
retail cleaner
retail consultant
retail crew
retail customer assistant
retail department manager
retail deputy manager
retail designer
retail executive
retail floor supervisor
retail general manager
retail guard
retail manager
retail merchandiser
retail operations manager
retail operative
retail sales advisor
retail sales assistant
retail sales consultant
retail sales manager
retail security officer
retail shift leader
retail stock assistant
retail store manager
retail supervisor
retail supervisor assistant
retail team leader
retail trading manager
retail trainee
retail worker
retained firefighter
retention advisor
retirement living manager
retrofit assessor
retrofit coordinator
returns operative
revenue accountant
revenue analyst
revenue inspector
revenue manager
revenue protection officer
revenues and benefits officer
revenues officer
revit technician
reward analyst
reward consultant
reward manager
reward specialist
rf design engineer
rf engineer
rf test engineer
rgn
rgn nurse
ride operator
riding instructor
rig engineer
rig manager
rigging supervisor
rigid driver
riser analysis engineer
riser engineer
risk analyst
risk and compliance manager
risk manager
risk officer
rmn
rmn nurse
rn
rnld
road construction supervisor
road construction worker
road freight coordinator
road freight operator
road maintenance technician
road maintenance worker
road marking operative
road operations manager
road roller operator
road safety engineer
road sign installer
road sweeper driver
road transport division manager
road transport maintenance scheduler
road transport manager
road worker
roads engineer
roadside technician
roadside vehicle technician
robot programmer
robot technician
robot welder
robotic welder
robotics engineer
robotics engineering technician
roller driver
roller operator
roller shutter engineer
rolling stock assembly inspector
rolling stock assembly supervisor
rolling stock electrician
rolling stock engine inspector
rolling stock engine tester
rolling stock engineer
rolling stock engineering technician
rolling stock inspector
roof tiler
roofer
roofing estimator
roofing manager
roofing operative
roofing supervisor
room attendant
room leader
room service waiter
rooms division manager
rooms manager
rope access technician
roster coordinator
rotating equipment engineer
rotating equipment mechanic
rotational midwife
rotational occupational therapist
rotational pharmacist
rotational physiotherapist
router operator
rov pilot technician
rov technician
rpa developer
rscn
rubber dipping machine operator
rubber products machine operator
rubber technologist
ruby developer
ruby on rails developer
rural surveyor
rust engineer
rvn
s&op manager
saas sales executive
safeguarding nurse
safeguarding social worker
safety advisor
safety case engineer
safety consultant
safety engineer
safety manager
safety officer
safety steward
safety systems engineer
salaried general practitioner
salaried gp
sales & marketing administrator
sales & marketing executive
sales account director
sales account executive
sales account manager
sales administration assistant
sales administrator
sales adviser
sales advisor
sales agent
sales analyst
sales and lettings negotiator
sales and marketing executive
sales and marketing manager
sales assistant
sales assistant administrator
sales associate
sales business manager
sales consultant
sales coordinator
sales development executive
sales development representative
sales director
sales engineer
sales executive
sales executive assistant
sales floor assistant
sales floor manager
sales graduate
sales lead
sales ledger assistant
sales ledger clerk
sales manager
sales negotiator
sales office administrator
sales office coordinator
sales office manager
sales operations analyst
sales operations coordinator
sales operations executive
sales operations manager
sales order administrator
sales order coordinator
sales professional
sales representative
sales specialist
sales supervisor
sales support administrator
sales support assistant
sales support coordinator
sales support executive
sales support manager
sales support specialist
sales team leader
sales team manager
sales trader
sales trainee
sales trainer
salesforce administrator
salesforce business analyst
salesforce consultant
salesforce developer
salon assistant
salon director
salon manager
salon receptionist
salt
sample technician
sanitary operative
sanitation operative
sap analyst
sap consultant
sap developer
sap fico consultant
sap functional consultant
satellite engineer
satellite engineer installer
satellite installer
saturday assistant
sauce chef
sauce production operator
saw mill operative
saw operator
sawmill operator
scada engineer
scaffold inspector
scaffold labourer
scaffold supervisor
scaffolder
scaffolding estimator
scaffolding labourer
scaffolding supervisor
scala developer
scanning operator
scenery technician
scenic painter
scheme coordinator
scheme manager
school admin assistant
school admin officer
school administrative officer
school administrator
school bus attendant
school bus driver
school business manager
school caretaker
school catering assistant
school catering manager
school chef
school cleaner
school cleaning supervisor
school clerk
school cook
school counsellor
school finance officer
school leaver apprentice
school librarian
school nurse
school office manager
school photographer
school receptionist
school science technician
school secretary
school site manager
school support assistant
school teacher
science graduate
science laboratory technician
science teacher
science technician
science tutor
scientific director
scientific laboratory technician
scientific officer
scientific researcher
scientist
scrap metal operative
scraper operator
screen making technician
screening nurse
screw machine operator
script supervisor
script writer
scrub nurse
scrub practitioner
scrum master
sdet
sdr
sea freight clerk
sea freight operator
sea import clerk
seafreight coordinator
search engine optimisation expert
seasonal ecologist
seasonal farm worker
seasonal gardener
sebd teacher
second chef
second line support engineer
second officer
second pharmacist
second-hand shop manager
secondary english teacher
secondary maths teacher
secondary school department head
secondary school head teacher
secondary school teacher
secondary school teaching assistant
secondary science teacher
secondary teacher
secondary teaching assistant
secretaries
secretary
secretary of state
secretary/pa
section editor
section engineer
section leader
section manager
securities analyst
securities broker
securities trader
securities underwriter
security alarm technician
security analyst
security architect
security consultant
security contract manager
security coordinator
security dog handler
security engineer
security engineer installer
security guard
security guard supervisor
security host
security installation engineer
security manager
security officer
security operations analyst
security operations centre analyst
security operations manager
security operative
security patrol officer
security porter
security receptionist
security service engineer
security steward
security supervisor
security systems engineer
security team leader
self employed barber
self employed beauty therapist
self employed courier
self employed delivery driver
self employed hairdresser
self employed sales agent
semh teacher
semh teaching assistant
semi senior accountant
semi skilled operative
semi skilled welder
semiconductor engineer
sen assistant
sen class teacher
sen coordinator
sen learning support assistant
sen support assistant
sen ta
sen teacher
sen teaching assistant
senco
send class teacher
send coordinator
send teacher
send teaching assistant
senior account executive
senior account manager
senior accountant
senior accounts assistant
senior administrator
senior analytical chemist
senior architect
senior architectural technician
senior associate solicitor
senior audit associate
senior auditor
senior beauty therapist
senior bookkeeper
senior brand manager
senior bridge engineer
senior building services engineer
senior building surveyor
senior business development manager
senior buyer
senior cad technician
senior care assistant
senior care worker
senior carer
senior charge nurse
senior chef de partie
senior chemist
senior civil engineer
senior client manager
senior clinical research associate
senior commercial manager
senior communications officer
senior construction manager
senior consultant
senior content executive
senior control systems engineer
senior controls engineer
senior conveyancer
senior copywriter
senior cost manager
senior credit controller
senior design engineer
senior designer
senior drainage engineer
senior ecologist
senior electrical design engineer
senior electrical engineer
senior electronics design engineer
senior electronics engineer
senior engineer
senior estimator
senior event manager
senior executive officer
senior finance assistant
senior finance business partner
senior finance manager
senior finance officer
senior financial accountant
senior financial analyst
senior geotechnical engineer
senior graphic designer
senior hairdresser
senior hardware engineer
senior healthcare assistant
senior highways engineer
senior house officer
senior hr administrator
senior hr adviser
senior hr advisor
senior hr business partner
senior hr manager
senior infants teacher
senior interior designer
senior internal auditor
senior lecturer
senior legal counsel
senior lettings negotiator
senior management accountant
senior manufacturing engineer
senior marketing executive
senior marketing manager
senior mechanical engineer
senior negotiator
senior night care assistant
senior nurse
senior occupational therapist
senior pa
senior payroll administrator
senior pensions administrator
senior pharmacy technician
senior physiotherapist
senior pipeline engineer
senior planner
senior planning officer
senior policy adviser
senior policy officer
senior process engineer
senior product manager
senior production engineer
senior project engineer
senior project manager
senior property manager
senior qs
senior quality engineer
senior quantity surveyor
senior radiographer
senior receptionist
senior recruiter
senior recruitment consultant
senior research associate
senior research executive
senior research scientist
senior riser engineer
senior sales advisor
senior sales assistant
senior sales executive
senior sales negotiator
senior scientist
senior secretary
senior site engineer
senior site manager
senior social worker
senior sous chef
senior staff nurse
senior store manager
senior structural engineer
senior stylist
senior subsea engineer
senior support worker
senior systems engineer
senior transport planner
senior travel consultant
senior underwriter
senior validation engineer
senior vehicle technician
sensor engineer
sensor engineering technician
sensory scientist
seo analyst
seo consultant
seo copywriter
seo executive
seo manager
seo specialist
server engineer
service & installation engineer
service administrator
service adviser
service advisor
service and installation engineer
service contracts manager
service coordinator
service delivery manager
service delivery technician
service designer
service desk
service desk analyst
service desk engineer
service desk manager
service desk team leader
service desk technician
service engineer
service manager
service operations manager
service station manager
service supervisor
service technician
servicenow consultant
servicenow developer
sessional lecturer
sessional tutor
set buyer
set designer
setter operator
setting out engineer
settlements analyst
sewer construction supervisor
sewer construction worker
sewerage cleaner
sewerage maintenance technician
sewerage network operative
sewerage systems manager
sewing machine operator
sewing machinist
sewing operative
sexual health nurse
sexual violence counsellor
sharepoint developer
she advisor
she manager
she officer
sheet metal design engineer
sheet metal engineer
sheet metal fabricator
sheet metal operative
sheet metal setter
sheet metal worker
sheetmetal worker
sheltered housing manager
sheq advisor
sheq manager
shiatsu practitioner
shift electrician
shift engineer
shift leader
shift maintenance engineer
shift maintenance technician
shift manager
shift operations manager
shift supervisor
shift team leader
shift technician
ship assistant engineer
ship captain
ship duty engineer
ship manager
ship planner
ship's engineer
shipping administrator
shipping agent
shipping clerk
shipping coordinator
shipping manager
ships officer
shop assistant
shop fitter
shop manager
shop supervisor
shop worker
shopper insight manager
shopper marketing manager
shopping centre manager
showroom assistant manager
showroom consultant
showroom manager
showroom sales consultant
shunter driver
shutter engineer
shuttering carpenter
shuttle bus driver
shuttle driver
sia security guard
sideloader driver
sign language interpreter
sign language teacher
signage designer
signal processing engineer
silver service waiter
simulation engineer
single ply roofer
sister/charge nurse
site accountant
site administrator
site agent
site carpenter
site cleaner
site engineer
site facilities manager
site fitter
site installation engineer
site labourer
site maintenance engineer
site maintenance operative
site manager
site officer
site operations manager
site project manager
site quantity surveyor
site reliability engineer
site security officer
site supervisor
site surveyor
site welder
sixth form teacher
ski instructor
ski lift operator
skilled fitter
skilled labourer
skilled machinist
skills coach
skills development coach
skills trainer
skills tutor
skin therapist
skincare consultant
skip driver
skip loader driver
slater and tiler
sleep-in support worker
sliding head setter
slinger banksman operative
slitter operator
slots attendant
slt
smart city consultant
smart home engineer
smart home installer
smart meter engineer
smoking cessation advisor
sna
snow-clearing worker
snowboard instructor
snowflake engineer
soap drier operator
soap tower operator
soc analyst
social care assessor
social care assistant
social care manager
social care officer
social care support worker
social care worker
social counsellor
social inclusion worker
social media assistant
social media coordinator
social media executive
social media manager
social media specialist
social prescribing link worker
social researcher
social security administrator
social security inspector
social security officer
social service consultant
social services manager
social services officer
social services policy officer
social work apprentice
social work assistant
social work lecturer
social work practitioner
social work researcher
social work supervisor
social work team manager
social worker
sociology lecturer
sociology teacher
soft landscaper
soft play assistant
soft services manager
software analyst
software architect
software consultant
software dev
software developer
software development engineer
software development manager
software engineer
software engineering manager
software implementation manager
software manager
software programmer
software project manager
software quality engineer
software sales executive
software team lead
software test engineer
software tester
software trainer
soil scientist
soil surveying technician
soil technician
solar energy engineer
solar energy sales consultant
solar energy technician
solar installer
solar power plant operator
solar pv electrician
solar pv installer
solar sales consultant
sole and heel operator
solicitor
solid waste operator
solidworks design engineer
solutions architect
solutions consultant
solutions engineer
sonar engineer
sonographer
sorter labourer
sorting operative
sound artist
sound designer
sound editor
sound engineer
sound mastering engineer
sound operator
sound technician
sourcing manager
sourcing specialist
sous chef
spa assistant
spa attendant
spa host
spa manager
spa receptionist
spa receptionist therapist
spa supervisor
spa therapist
space planner
space science lecturer
spacecraft engineer
spanish teacher
spark erosion machine operator
special education teacher
special educational needs assistant
special educational needs coordinator
special educational needs teacher
special effects artist
special forces officer
special needs assistant
special needs coordinator
special needs driver
special needs teacher
special needs teaching assistant
special school teacher
specialised antique dealer
specialised doctor
specialised goods distribution manager
specialist biomedical scientist
specialist cleaner
specialist clinical pharmacist
specialist dentist
specialist dietitian
specialist midwife
specialist nurse
specialist nurse practitioner
specialist occupational therapist
specialist paramedic
specialist pharmacist
specialist physiotherapist
specialist podiatrist
specialist practitioner
speciality doctor
specialty dentist
specialty doctor
specialty registrar
specialty trainee
specification manager
specification sales manager
specimen driver
speech & language therapist
speech and language therapist
speech therapist
spinning machine operator
spinning textile operator
sponsorship manager
sport administrator
sport development manager
sport facility manager
sport scientist
sports assistant
sports centre assistant
sports coach
sports coordinator
sports development officer
sports equipment repair technician
sports instructor
sports journalist
sports leader
sports massage therapist
sports programme coordinator
sports therapist
sports trader
sports tutor
spot welder
spray painter
sprinkler engineer
sprinkler fitter
sprinter driver
sqa engineer
sql analyst
sql database administrator
sql dba
sql developer
sql server dba
squadron leader
sre
stability analyst
stable manager
staff grade doctor
staff midwife
staff nurse
staff nurse rgn
staff nurse rmn
staff software engineer
staff writer
stage director
stage machinist
stage manager
stage technician
stainless steel fabricator
staircase installer
stairlift engineer
stamping press operator
standalone public buyer
starch converting operator
starch extraction operator
start up specialist
static maintenance engineer
static physiotherapist
station assistant
station manager
statistical analyst
statistical assistant
statistical programmer
statistician
statutory accountant
statutory reporting accountant
steam engineer
steam plant operator
steam turbine operator
steel fabricator
steel plater
steel worker
steelwork design engineer
steiner school teacher
sterile services technician
sterilisation engineer
steward
stock administrator
stock analyst
stock assistant
stock auditor
stock broker
stock clerk
stock condition surveyor
stock control clerk
stock control manager
stock control supervisor
stock controller
stock coordinator
stock manager
stock operative
stock planner
stock trader
stockroom assistant
stockroom operative
stockroom supervisor
storage engineer
store assistant
store director
store leader
store manager
store operations manager
store pharmacist
store supervisor
store team leader
stores controller
stores operative
storyboard artist
str worker
straightening machine operator
strategic account manager
strategic buyer
strategic hr business partner
strategic partnerships manager
strategic planning manager
strategic procurement manager
strategy analyst
strategy and policy officer
strategy associate
strategy consultant
strategy director
strategy manager
strategy officer
street artist
street cleaner
street cleansing operative
street enforcement officer
street fundraiser
street lighting electrician
street lighting engineer
street warden
street works operative
strength and conditioning coach
stress analyst
stress engineer
stroke nurse
stroke specialist nurse
structural analysis engineer
structural biologist
structural cad technician
structural consultant
structural design engineer
structural designer
structural engineer
structural ironwork supervisor
structural technician
structural welder
structured cabling engineer
structures engineer
structures fitter
student accommodation cleaner
student accommodation manager
student administrator
student adviser
student counsellor
student experience officer
student financial support coordinator
student mentor
student paramedic
student records officer
student services administrator
student services officer
student success coach
student support adviser
student support officer
student veterinary nurse
student welfare officer
student wellbeing officer
studio designer
studio instructor
studio manager
studio photographer
study coordinator
study manager
stylist
sub agent
sub editor
subject librarian
subject teacher
subsea analyst
subsea cable engineer
subsea construction engineer
subsea controls engineer
subsea design engineer
subsea engineer
subsea equipment engineer
subsea hardware engineer
subsea installation engineer
subsea integrity engineer
subsea intervention engineer
subsea manager
subsea operations engineer
subsea package manager
subsea pipeline engineer
subsea project engineer
subsea structural engineer
subsea systems engineer
subsea technician
substance misuse worker
substation design engineer
substation engineer
substation fitter
substitute teacher
sugar refinery operator
summer intern
superintendent pharmacist
superintendent radiographer
supermarket assistant
supermarket delivery driver
supermarket manager
supervising pharmacist
supervising social worker
supervisor
supplier manager
supplier quality assurance engineer
supplier quality buyer
supplier quality engineer
supplier quality manager
supply analyst
supply and demand planner
supply chain administrator
supply chain analyst
supply chain assistant
supply chain business partner
supply chain consultant
supply chain controller
supply chain coordinator
supply chain development manager
supply chain director
supply chain executive
supply chain graduate
supply chain improvement manager
supply chain manager
supply chain officer
supply chain planner
supply chain project manager
supply chain specialist
supply chain team leader
supply coordinator
supply manager
supply planner
supply planning manager
supply teacher
support administrator
support analyst
support and recovery worker
support assistant
support engineer
support officer
support pharmacist
support practitioner
support services assistant
support worker
supportability engineer
supported living manager
supported living service manager
supported living support worker
supporter care assistant
surface designer
surface engineer
surface grinding machine operator
surface mine plant operator
surface treatment operator
surfacing operative
surgeon
surgery manager
surgery receptionist
surgical care practitioner
surgical first assistant
surgical nurse
surveillance officer
survey researcher
surveying technician
surveyor
survival instructor
sushi chef
sustainability advisor
sustainability analyst
sustainability consultant
sustainability coordinator
sustainability lead
sustainability manager
sustainability officer
swaging machine operator
sweeper driver
swim instructor
swim school coordinator
swim teacher
swimming facility attendant
swimming instructor
swimming teacher
swiss lathe operator
switchboard operator
switchgear engineer
synthetic chemist
synthetic materials engineer
system architect engineer
systems accountant
systems administrator
systems analyst
systems architect
systems consultant
systems control engineer
systems design engineer
systems engineer
systems engineering manager
systems integration engineer
systems safety engineer
systems support analyst
systems test engineer
systems trainer
ta
table saw operator
tableau developer
tailor
tailor made travel consultant
takeaway assistant
takeaway driver
talent acquisition advisor
talent acquisition manager
talent acquisition partner
talent acquisition specialist
talent agent
talent associate
talent coordinator
talent development manager
talent director
talent manager
talent partner
talent resourcer
talent specialist
tandoori chef
tanker driver
tanning consultant
tanning technician
targeted support worker
tarmac operative
tattoo artist
tax accountant
tax adviser
tax advisor
tax analyst
tax assistant
tax associate
tax clerk
tax compliance officer
tax consultant
tax director
tax executive
tax inspector
tax lawyer
tax manager
tax policy analyst
tax specialist
tax technician
taxi controller
taxi driver
tea room assistant
teacher
teacher assistant
teacher of
teacher of art
teacher of biology
teacher of business
teacher of chemistry
teacher of computing
teacher of drama
teacher of economics
teacher of english
teacher of french
teacher of geography
teacher of german
teacher of history
teacher of mathematics
teacher of maths
teacher of mfl
teacher of music
teacher of pe
teacher of physics
teacher of psychology
teacher of religious education
teacher of science
teacher of spanish
teacher of technology
teacher of the deaf
teaching assistant
teaching associate
team administrator
team assistant
team lead physiotherapist
team leader
team secretary
tech lead
technical account manager
technical administrator
technical architect
technical business analyst
technical buyer
technical claims handler
technical consultant
technical coordinator
technical delivery manager
technical director
technical engineer
technical field engineer
technical food manager
technical instructor
technical lead
technical officer
technical pre-sales consultant
technical producer
technical product manager
technical programme manager
technical project manager
technical quality manager
technical recruiter
technical sales engineer
technical sales executive
technical sales manager
technical sales representative
technical service engineer
technical support advisor
technical support agent
technical support analyst
technical support engineer
technical support executive
technical support specialist
technical technologist
technical trainer
technical writer
technologist
technology director
technology teacher
tefl teacher
telecommunication equipment shop manager
telecommunications analyst
telecommunications engineer
telecommunications engineering technician
telecommunications manager
telecommunications technician
telecoms engineer
telecoms field engineer
telehandler driver
telehandler operator
telemarketing agent
telemarketing executive
telephone account manager
telephone advisor
telephone fundraiser
telephone sales advisor
telephone sales consultant
telephone sales executive
telephone switchboard operator
telephone triage nurse
telesales account executive
telesales account manager
telesales administrator
telesales advisor
telesales agent
telesales consultant
telesales executive
telesales manager
telesales operator
telesales representative
telesales team leader
telescopic handler
temporary accommodation officer
temporary administrator
temporary chef
temporary works designer
temporary works engineer
temps consultant
tenancy enforcement officer
tenancy manager
tenancy officer
tenancy services officer
tenancy support worker
tenancy sustainment officer
tenant liaison officer
tender manager
tender writer
tennis coach
tent installer
terrazzo setter
terrazzo setter supervisor
territory account manager
territory manager
territory sales manager
test analyst
test and inspection engineer
test automation engineer
test developer
test engineer
test lead
test manager
test rig engineer
test technician
tester
testing and inspection engineer
textile chemical quality technician
textile chemist
textile designer
textile dyeing technician
textile finishing machine operator
textile laboratory technician
textile machine operator
textile machinery technician
textile machinist
textile operations manager
textile operative
textile process controller
textile product developer
textile quality inspector
textile quality manager
textile quality technician
textile shop manager
textile sourcing merchandiser
textile technologist
textiles teacher
thai chef
thanatology researcher
theatre assistant
theatre manager
theatre nurse
theatre porter
theatre practitioner
theatre support worker
theatre team leader
theatre technician
theme park host
theme park technician
therapeutic radiographer
therapeutic support worker
therapist
therapy assistant
therapy support worker
thermal engineer
thermal insulation engineer
third engineer
third line support engineer
thread rolling machine operator
threading specialist
threat analyst
ticket agent
ticket inspector
ticket issuing clerk
ticket sales agent
tig welder
tig welder fabricator
tile fitter
tiler
tiling supervisor
till operator
timber frame joiner
timber trader
timetabling officer
tipper driver
tissue viability nurse
tobacco products distribution manager
tobacco shop manager
toilet attendant
tool designer
tool setter
tooling engineer
toolmaker
topographical surveyor
topsides engineer
total facilities manager
tour coach driver
tour guide
tour leader
tour manager
tour operator
tour operator manager
tour operator representative
tourism contract negotiator
tourism officer
tourism policy director
tourism product manager
tourist guide
tourist information assistant
tourist information centre manager
tourist information officer
tow truck driver
tower crane operator
town planner
track operative
track worker
tractor driver
tractor mechanic
tractor operator
trade compliance specialist
trade counter assistant
trade counter manager
trade development officer
trade marketing manager
trade plate driver
trade regional manager
trade sales assistant
trade sales executive
trade support analyst
trademark paralegal
trader
trades operative
trading assistant
trading executive
trading manager
trading standards officer
traditional chinese medicine therapist
traffic clerk
traffic controller
traffic engineer
traffic management operative
traffic manager
traffic office clerk
traffic operative
traffic operator
traffic planner
traffic warden
trailer fitter
trailer mechanic
trailer technician
train attendant
train cleaner
train crew
train driver
train guard
train manager
trainee
trainee accountant
trainee accounts assistant
trainee advanced clinical practitioner
trainee assistant manager
trainee biomedical scientist
trainee building surveyor
trainee bus driver
trainee chef
trainee civil engineer
trainee claims handler
trainee construction manager
trainee dental nurse
trainee electrician
trainee engineer
trainee estate agent
trainee estimator
trainee financial adviser
trainee hairdresser
trainee journalist
trainee laboratory technician
trainee legal executive
trainee lettings negotiator
trainee manager
trainee mechanic
trainee merchandiser
trainee mortgage adviser
trainee mortgage advisor
trainee negotiator
trainee pharmacist
trainee pharmacy technician
trainee property manager
trainee psychologist
trainee quantity surveyor
trainee recruitment consultant
trainee retail manager
trainee sales executive
trainee scaffolder
trainee site manager
trainee solicitor
trainee store manager
trainee surveyor
trainee train driver
trainee welder
trainer
trainer assessor
training administrator
training advisor
training and development manager
training assessor
training consultant
training coordinator
training designer
training executive
training manager
training officer
training specialist
tram controller
tram driver
tramper driver
tramways technician
transactional finance assistant
transfer agency administrator
transformation analyst
transformation consultant
transformation director
transformation manager
translation agency manager
translation project manager
translator
transport administrator
transport analyst
transport clerk
transport compliance manager
transport consultant
transport controller
transport coordinator
transport director
transport engineer
transport equipment painter
transport logistics coordinator
transport manager
transport office manager
transport officer
transport operations manager
transport operator
transport planner
transport scheduler
transport scheduler clerk
transport shift manager
transport shift supervisor
transport supervisor
transport team leader
transport technology vocational teacher
transportation engineer
transportation planner
trauma therapist
travel adviser
travel advisor
travel agency manager
travel agent
travel branch manager
travel consultant
travel coordinator
travel counsellor
travel manager
travel nurse
travel operations executive
travel sales consultant
travel specialist
treasurer
treasury accountant
treasury analyst
treasury manager
treatment operator
treatment room nurse
tree officer
tree surgeon
tree surveyor
triage adviser
triage nurse
trial coordinator
trial manager
trolley bus driver
truck driver
truck driving instructor
truck mechanic
truck technician
trunk driver
trust administrator
trust and foundations fundraiser
trust doctor
trust grade doctor
trust officer
trust secretary
trusts and foundations manager
trusts fundraiser
tufting operator
tuition teacher
tumbling machine operator
tunnel boring machine operator
tunnel kiln operator
tunnelling engineer
turbine technician
turf technician
turner
tutor
tv producer
twisting machine operator
typescript developer
tyre fitter
tyre technician
uat analyst
uat tester
ui designer
ui developer
ui engineer
ui ux designer
umbilical engineer
underground driver
underground heavy equipment operator
underwater construction supervisor
underwriter
underwriting assistant
unit chef
unity developer
university administrator
university department head
university lecturer
university literature lecturer
university research assistant
university teacher
university teaching assistant
unix administrator
unqualified nursery assistant
unqualified teacher
upholstery operative
upsetting machine operator
upstream scientist
upvc window fitter
urban designer
urban planner
urgent care practitioner
used car sales executive
user experience analyst
user experience designer
user interface designer
user interface developer
user researcher
utilities inspector
utility operative
utility surveyor
ux architect
ux consultant
ux designer
ux researcher
ux writer
ux/ui designer
vaccine scientist
vacuum forming machine operator
valeter
validation engineer
validation manager
validation scientist
validation specialist
validation technician
valuation analyst
valuation surveyor
valuer
valuer estate agent
valve technician
van delivery driver
van driver
variety artist
vascular scientist
vat accountant
vat manager
vat specialist
vegetable picker
vegetarian chef
vehicle body technician
vehicle cleaner
vehicle controller
vehicle conversion technician
vehicle damage assessor
vehicle delivery driver
vehicle electronics installer
vehicle engineer
vehicle fitter
vehicle glazier
vehicle inspector
vehicle maintenance attendant
vehicle maintenance supervisor
vehicle mechanic
vehicle painter
vehicle preparation technician
vehicle rental agent
vehicle restoration technician
vehicle sales executive
vehicle service technician
vehicle sprayer
vehicle technician
vehicle valeter
vending engineer
vending machine operator
vendor manager
veneer slicer operator
ventilation engineer
venue director
venue manager
venue programmer
verification and validation engineer
verification engineer
vessel assembly inspector
vessel assembly supervisor
vessel engine inspector
vessel engine tester
vessel engineer
vessel master
vessel operations coordinator
vessel steering instructor
vet nurse
vet surgeon
veterinary care assistant
veterinary medicine lecturer
veterinary nurse
veterinary officer
veterinary receptionist
veterinary scientist
veterinary surgeon
veterinary technician
vetting officer
vfx artist
vice president
victim support officer
video artist
video editor
video producer
video technician
videographer/editor
viewing assistant
vineyard cellar master
vineyard machinery operator
vineyard manager
vineyard supervisor
vineyard worker
vinyl fitter
vip cabin crew
virtual assistant
visiting carer
visiting lecturer
visitor assistant
visitor engagement assistant
visitor experience assistant
visitor experience manager
visitor host
visitor services assistant
visitor services manager
visual arts teacher
visual effects artist
visual merchandiser
visual merchandising manager
viticulture adviser
vmware engineer
vna driver
vocational assessor
vocational teacher
vocational trainer
vocational tutor
voice engineer
voice-over artist
void cleaner
void officer
void operative
voip engineer
volunteer assistant
volunteer coordinator
volunteer manager
volunteer mentor
volunteer officer
volunteering manager
vulnerability analyst
wages clerk
waiter
waiter/waitress
waiting list clerk
waiting list coordinator
waiting staff
waitress
waitresses
waking night support worker
wall and floor tiler
ward administrator
ward assistant
ward clerk
ward host
ward manager
ward nurse
ward receptionist
wardrobe assistant
warehouse & logistics manager
warehouse administrator
warehouse and logistics manager
warehouse and production operative
warehouse apprentice
warehouse assistant
warehouse associate
warehouse cleaner
warehouse clerk
warehouse coordinator
warehouse forklift driver
warehouse general manager
warehouse general operative
warehouse handler
warehouse lead
warehouse loader
warehouse manager
warehouse night manager
warehouse night operative
warehouse operations manager
warehouse operative
warehouse operator
warehouse operators for clothing
warehouse order picker
warehouse packer
warehouse picker
warehouse planner
warehouse porter
warehouse section leader
warehouse shift manager
warehouse shift supervisor
warehouse stock controller
warehouse supervisor
warehouse supervisor assistant
warehouse team leader
warehouse team manager
warehouse trainee
warehouse worker
warehouse/driver
warfare specialist
warranty administrator
wash deinking operator
washing machine engineer
washroom operative
washroom service operative
waste and recycling officer
waste broker
waste collector
waste management officer
waste management supervisor
waste manager
waste officer
waste operative
waste treatment engineer
wastewater engineer
wastewater treatment operator
wastewater treatment technician
water conservation technician
water conservation technician supervisor
water cooler engineer
water engineer
water hygiene engineer
water hygiene technician
water jet cutter operator
water network operative
water plant technician
water process engineer
water quality analyst
water quality scientist
water sports instructor
water systems engineering technician
water traffic coordinator
water treatment engineer
water treatment operator
water treatment plant manager
water treatment systems operator
water-based aquaculture technician
water-based aquaculture worker
waterway construction labourer
wave soldering machine operator
waxing specialist
wealth adviser
wealth management consultant
wealth manager
wealth manager assistant
wealth planner
wealth planning associate
weapons engineer
weaving machine operator
weaving machine supervisor
weaving textile technician
web analyst
web and graphic designer
web application developer
web content editor
web content manager
web copywriter
web designer
web developer
web editor
web engineer
web manager
web programmer
website administrator
website content assistant
website manager
wedding coordinator
wedding photographer
wedding planner
wedding sales coordinator
weed control operative
weekend carer
weighbridge engineer
weight loss consultant
weights and measures inspector
weld engineer
welder
welder fabricator
welder plater
welding coordinator
welding engineer
welding inspector
welding operative
welding supervisor
welfare advisor
welfare benefits adviser
welfare labourer
welfare officer
welfare rights adviser
welfare rights officer
well engineer
well intervention engineer
well test engineer
wellbeing coach
wellbeing coordinator
wellbeing practitioner
wellbeing worker
wet sprayer
white goods engineer
wholesale manager
wills and probate solicitor
wind technician
wind turbine technician
winding machine operator
winding operative
window and door installer
window cleaner
window fabricator
window fitter
window installer
window surveyor
windows engineer
windows server engineer
windows systems administrator
windscreen technician
wintel engineer
wire weaving machine operator
wireless engineer
wireless systems engineer
wireline engineer
wiring operative
wood assembly supervisor
wood boring machine operator
wood drying kiln operator
wood factory manager
wood machine operative
wood machinist
wood painter
wood production supervisor
wood router operator
wood sprayer
wood technology engineer
wooden furniture machine operator
woodland officer
wordpress developer
work based assessor
work based tutor
work coach
work placement officer
work programme advisor
work study engineer
workforce administrator
workforce planning manager
workover engineer
workplace manager
works director
works manager
works supervisor
workshop controller
workshop engineer
workshop fitter
workshop joiner
workshop manager
workshop supervisor
workshop technician
writer
yacht chef
yacht engineer
yard assistant
yard manager
yard operative
yard supervisor
year 1 teacher
year 2 teacher
year 3 teacher
year 4 teacher
year 5 teacher
year 6 teacher
yoga teacher
young people's worker
young person's advisor
young persons worker
youth and community worker
youth centre manager
youth coach
youth custody officer
youth development worker
youth engagement officer
youth information worker
youth justice worker
youth leader
youth mentor
youth offending officer
youth offending team worker
youth programme director
youth support worker
youth worker
zoo curator
zoo keeper
zoo registrar
zoo section leader
zoology technician
`
  .trim()
  .split('\n')
