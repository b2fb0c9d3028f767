/**
 * The areas that people and ads name, in our own words, as tables: one area a line, its columns parted by '|'.
 * An area is a set of the codes that GeoNames gives its places (see ../geonames.ts for their shape): the second administrative level,
 * in London the borough (A1, C4 …), in Northern Ireland one of the six counties, in Ireland 'IE' and the county's number.
 * '@kent' stands for all codes of the area with that id's last part. From these sets everything else follows: which area
 * lies in which, which areas a town lies in, where their middles are.
 */

/** Name | id | codes | other names */
export const countries = `
United Kingdom | gb | @england @scotland @wales @northern-ireland IM JE GG | UK; U.K.; Great Britain; GB; Britain; GBR; United Kingdom of Great Britain and Northern Ireland; UK mainland; mainland UK; British Isles; UK and NI; Un. Kingdom
England | england | @north-east @north-west @yorkshire-and-the-humber @east-midlands @west-midlands-region @east-of-england @london @south-east @south-west | Eng; Lloegr
Scotland | scotland | T5 T6 T7 T8 T9 U1 U2 U3 U4 U5 U6 U7 U8 U9 V1 V2 V3 V4 V5 V6 V7 V8 V9 W1 W2 W3 W4 W5 W6 W7 W8 W9 | Alba
Wales | wales | X1 X2 X3 X4 X5 X6 X7 X8 X9 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Z1 Z2 Z3 Z4 | Cymru
Northern Ireland | northern-ireland | ANT ARM DOW FER LDY TYR | NI; N Ireland; N. Ireland; Nth Ireland; Northern Irel; Tuaisceart Éireann
Ireland | ie | @leinster @munster @connacht IE02 IE06 IE22 | Éire; Republic of Ireland; ROI; Rep of Ireland; Rep. of Ireland; Irish Republic; Southern Ireland; Eire; IRL; Republic of Irel; Irel
`

/** Name | id | codes | other names: the nine regions of England, the provinces of Ireland, and the areas that ads speak of. */
export const regions = `
North East England | north-east | D8 D1 F5 N3 I5 K9 J6 E5 I7 J5 M7 N6 | North East; North East region; the North East; NE England; North-East England
North West England | north-west | C9 Z7 Z8 P2 E9 H2 A8 A9 B1 C1 I2 K1 L2 L5 N2 O1 O6 P7 G9 H8 L8 N1 Q1 | North West; North West region; the North West; NW England
Yorkshire and the Humber | yorkshire-and-the-humber | J7 Q5 A3 D5 L3 L9 B4 C2 G8 H3 O7 E1 G6 J2 J3 | Yorkshire & Humber; Yorkshire and Humber; Yorkshire Humberside; Yorkshire and Humberside; Yorkshire & Humberside; Yorks and Humber; Yorks & Humberside; Humber
East Midlands | east-midlands | D3 D2 H5 H4 H7 J1 J9 J8 L4 | East Midlands region; E Midlands; the East Midlands; East Mids
West Midlands region | west-midlands-region | F7 L6 O2 M9 N4 P3 Q4 A7 C7 D7 L7 M2 O8 Q3 | West Midlands; the West Midlands region; West Mids region
East of England | east-of-england | Z5 Z6 I1 C3 K3 E4 M5 O3 F8 I9 N5 | Eastern England; East England; Eastern; East of England region; Eastern region; Eastern Counties
London region | london | GLA A1 A2 A6 B5 B8 C4 C8 D9 E3 E7 E8 F1 F3 F4 F6 F9 G1 G3 G4 G7 H1 H6 H9 I4 I8 K8 L1 M8 N8 O5 O9 P1 P5 | London and surrounding area
South East England | south-east | B3 K7 M1 P4 P9 Q2 B9 I6 E2 B6 F2 K6 M4 G2 G5 I3 K2 N7 P6 | South East; South East region; the South East; SE England; Southern and South East; South-East England
South West England | south-west | A4 B7 AA C6 Z9 D4 K4 O4 D6 E6 M6 M3 J4 P8 N9 | South West; South West region; the South West; SW England; South-West England; West of England
Leinster | leinster | IE01 IE12 IE13 IE15 IE18 IE19 IE21 IE23 IE29 IE30 IE31 IE33 IE34 IE35 IE39 | Laighin; Cúige Laighean
Munster | munster | IE03 IE04 IE11 IE26 IE27 IE42 IE44 | Mumhain; Cúige Mumhan
Connacht | connacht | IE10 IE14 IE20 IE24 IE25 | Connaught; Connachta; Cúige Chonnacht
Ulster | ulster | ANT ARM DOW FER LDY TYR IE02 IE06 IE22 | Ulaidh; Cúige Uladh
Northern England | northern-england | @north-east @north-west @yorkshire-and-the-humber | North of England; the North; Northern; North England; Nothern England; England North
Southern England | southern-england | @south-east @south-west @london | South of England; the South; Southern; South England
Midlands | midlands | @east-midlands @west-midlands-region | the Midlands; Midlands of England; Midlands region; Mids; England Midlands; Central England; Heart of England
East Anglia | east-anglia | I9 N5 C3 K3 | E Anglia; East Anglia region
West Country | west-country | D4 K4 O4 C6 Z9 M3 A4 J4 D6 AA B7 | the West Country
Home Counties | home-counties | B3 K7 M1 P4 P9 Q2 B9 I6 E4 M5 O3 F8 G5 I3 N7 | the Home Counties; Northern Home Counties; Southern Home Counties
Thames Valley | thames-valley | B3 K7 M1 P4 P9 Q2 B9 K2 | the Thames Valley; Thames Valley region; Reading and Thames Valley
M4 corridor | m4-corridor | B3 K7 M1 P4 P9 Q2 N9 P8 B7 M6 Y6 X5 X3 Y5 Z1 F9 G1 | the M4 corridor; along the M4
M3 corridor | m3-corridor | N7 F2 M4 B3 | the M3 corridor
M62 corridor | m62-corridor | H8 N1 P2 L5 I2 C1 L2 C2 B4 G8 H3 O7 D5 E1 G6 | the M62 corridor
London and the South East | london-and-south-east | @london @south-east | London & South East; London and South East; London & the South East; London South East and Home Counties
Forth Valley | forth-valley | U9 U1 W6 | ForthValley; Central region Scotland
Wessex | wessex | D6 AA F2 K6 M4 P8 N9 M3 | Wessex region
South Coast | south-coast | P6 E2 B6 F2 K6 M4 G2 AA D6 | the South Coast
Tees Valley | tees-valley | D1 F5 I5 K9 N3 | Teesside; Teeside; Tees; Tees Valley region
Tyneside | tyneside | I7 E5 J5 M7 | Newcastle Tyneside; Tyneside area
Black Country | black-country | D7 L7 O8 Q3 | the Black Country
Solent | solent | M4 K6 F2 G2 | Solent region; the Solent
North Wales | north-wales | X1 Y2 X8 X9 Y1 Z4 | N Wales; Gogledd Cymru; North East Wales; North West Wales; North Wales region
Mid Wales | mid-wales | Y8 X6 | Canolbarth Cymru; Mid-Wales
South Wales | south-wales | X5 Z3 X3 Y5 Z1 Y9 Y3 X4 X2 Z2 Y4 Y6 X7 | S Wales; De Cymru; South East Wales; South Wales Valleys; South Wales region
West Wales | west-wales | Y7 X7 X6 | South West Wales; Gorllewin Cymru
Central Scotland | central-scotland | U8 V2 W9 V8 W5 U9 W6 U1 W2 U5 W7 U7 V5 U6 | Central Belt; Scotland Central; Scottish Central Belt; Central Belt Scotland; West Central Scotland; East Central Scotland
Highlands and Islands | highlands-and-islands | V3 V9 W3 W8 T8 V6 | Highlands & Islands; Scottish Highlands and Islands; North of Scotland; Northern Scotland; North Scotland
West of Scotland | west-of-scotland | V2 W2 U5 U7 W7 V4 V8 W5 U4 V7 W4 T8 | West Scotland; Glasgow & Strathclyde; Glasgow and Strathclyde; Western Scotland
South of Scotland | south-of-scotland | U2 T9 | Southern Scotland; South Scotland; Dumfries & Galloway and Borders
East of Scotland | east-of-scotland | U8 U6 V5 W9 V1 T9 T7 U3 | East Scotland; South East Scotland; Eastern Scotland
North East Scotland | north-east-scotland | T5 T6 V6 | North East of Scotland; Aberdeen and Grampian
North London | north-london | A2 E3 F3 G3 C4 | N London; London N; London - North; North & East London; North Greater London; London North
North West London | north-west-london | B5 F4 C4 A2 | NW London; London NW; London - North West; North-West London; London North West
North East London | north-east-london | O9 K8 E8 F6 | NE London; North-East London; London NE; London North East
East London | east-london | O5 I8 E8 A1 K8 F6 O9 | E London; London E; London - East; London East; East End; East End of London
South East London | south-east-london | H6 E7 A6 B8 M8 | SE London; London SE; South-East London; South East Greater London
South London | south-london | P1 I4 G7 L1 N8 H1 H6 E7 A6 B8 M8 C8 | S London; London S; London - South; London South
South West London | south-west-london | P1 I4 G7 L1 N8 H1 | SW London; London SW; London - South West; South-West London; London South West; South West Greater London
West London | west-london | D9 F1 G1 F9 G4 P5 | W London; London W; London - West; London West; West Greater London
Inner London | inner-london | C4 H9 E8 F1 G3 G4 H1 H6 M8 O5 P1 P5 I8 F3 E7 | London Inner
Outer London | outer-london | A1 A2 A6 B5 B8 C8 D9 E3 F4 F6 F9 G1 G7 I4 K8 L1 N8 O9 | Greater London Outer; London Outer
Channel Islands | channel-islands | JE GG | Channel Isles; the Channel Islands; CI; Channel Isles South West; Channel Isles Channel Isles South West
`

/**
 * Areas that are a circle: name | id | the area around | latitude, longitude, radius in miles | other names.
 * 'M25' is the motorway: an ad that gives M25 alone as its place means 'inside the ring', and people who look for work
 * say so too. The outcode M25 (Prestwich) is offered beside it and is meant with any word more: 'Prestwich M25', 'M25 0AA'.
 */
export const circles = `
Central London | central-london | greater-london | 51.513, -0.123, 3.2 | London Central; London - Central; Central Ldn; Cental London; London (Central); Cantral London; C London; London City Centre; London Zone 1; London Central - City
M25 | m25 | england | 51.507, -0.125, 17 | M25 area; M25 region; within M25; inside M25; within the M25; inside the M25; M25 corridor; around the M25; Greater London and M25; London M25; M25 Home Counties; London and M25
Lake District | lake-district | north-west | 54.46, -3.09, 17 | the Lake District; the Lakes; Lakes; South Lakes; South Lakeland
Peak District | peak-district | england | 53.25, -1.80, 15 | the Peak District; Derbyshire Dales; High Peak
Cotswolds | cotswolds | england | 51.83, -1.83, 20 | the Cotswolds; Cotswold
New Forest | new-forest | south-east | 50.85, -1.58, 11 | the New Forest; New Forest District
Greater Glasgow | greater-glasgow | scotland | 55.862, -4.258, 11 | Glasgow area; GreaterGlasgow
`

/**
 * Counties, as people write them in an address: name | id | codes | other names. Each code stands in one line: that
 * county is named behind the town ('Bath, Somerset'), whatever the council of the day is called.
 */
export const counties = `
Bedfordshire | bedfordshire | Z5 Z6 I1 | Beds; Bedfordshire county; Central Bedfordshire
Berkshire | berkshire | B3 K7 M1 P4 P9 Q2 | Berks; Royal Berkshire; Royal County of Berkshire
Bristol county | bristol | B7 | City of Bristol; Bristol City; Bristol area
Buckinghamshire | buckinghamshire | B9 I6 | Bucks; South Bucks; North Bucks; Buckingamshire; South Buckinghamshire; Wycombe District; Chiltern; Chilterns; Aylesbury Vale
Cambridgeshire | cambridgeshire | C3 K3 | Cambs; South Cambridgeshire; East Cambridgeshire; South Cambs; Cambridgeshire and Peterborough; Fenland
Cheshire | cheshire | Z7 Z8 P2 E9 | Ches; Cheshire area
Cornwall | cornwall | C6 Z9 | Kernow; Cornwall and Isles of Scilly; Cornwall & Isles of Scilly; Cornwall and the Isles of Scilly; North Cornwall; West Cornwall
Cumbria | cumbria | C9 | North Cumbria; South Cumbria; West Cumbria
Derbyshire | derbyshire | D3 D2 | Derbys; South Derbyshire; North Derbyshire; North East Derbyshire; Derby and Derbyshire
Devon | devon | D4 K4 O4 | Devonshire; North Devon; South Devon; East Devon; Mid Devon; West Devon; Teignbridge; South Hams; Torridge
Dorset | dorset | D6 AA | West Dorset; North Dorset; East Dorset; Dorset and Bournemouth; Purbeck
County Durham | durham | D8 D1 F5 N3 | Durham County; Co Durham; Co. Durham; Durham area
East Riding of Yorkshire | east-riding-of-yorkshire | E1 G6 | East Riding; East Yorkshire; E Yorks; E Yorkshire; East Yorks; North Humberside; East Riding Yorkshire; Hull and East Yorkshire; Hull and East Riding; N Humberside
East Sussex | east-sussex | E2 B6 | E Sussex; E. Sussex; Sussex East; Wealden
Essex | essex | E4 M5 O3 | North Essex; South Essex; Mid Essex; West Essex; South East Essex; Essex area; North East Essex; South Essex area
Gloucestershire | gloucestershire | E6 M6 | Glos; Gloucs; North Gloucestershire; Gloucester county; Gloucestershire county
Greater London | greater-london | GLA A1 A2 A6 B5 B8 C4 C8 D9 E3 E7 E8 F1 F3 F4 F6 F9 G1 G3 G4 G7 H1 H6 H9 I4 I8 K8 L1 M8 N8 O5 O9 P1 P5 | Gtr London; London area; Greater London Area; All London; Greater London County; London and Greater London; across London; London wide; London boroughs; Pan London; Gt London
Greater Manchester | greater-manchester | B1 C1 I2 K1 L2 L5 N2 O1 O6 P7 | Gtr Manchester; Manchester area; Manchester County; Gt Manchester; Gtr. Manchester; Greater Manchest
Hampshire | hampshire | F2 K6 M4 | Hants; North Hampshire; South Hampshire; Hampshire county; East Hampshire; Hart District
Herefordshire | herefordshire | F7 | Herefords
Hertfordshire | hertfordshire | F8 | Herts; East Herts; Hertsmere; North Herts; Hertfordshire county; East Hertfordshire; North Hertfordshire; Dacorum; Three Rivers
Isle of Wight | isle-of-wight | G2 | IOW; IoW; I.O.W.; I of W; Isle Of White
Kent | kent | G5 I3 | North Kent; East Kent; West Kent; Mid Kent; South Kent; Kent county; South East Kent; Kent and Medway; Kent & Medway
Lancashire | lancashire | H2 A8 A9 | Lancs; East Lancashire; North Lancashire; West Lancashire; Central Lancashire; Lancashire county; East Lancs
Leicestershire | leicestershire | H5 H4 | Leics; Leicestershire county; North West Leicestershire; Charnwood; Leicester & Leicestershire
Lincolnshire | lincolnshire | H7 J2 J3 | Lincs; South Lincolnshire; Lincolnshire county; North Kesteven; South Kesteven; East Lindsey; West Lindsey; South Holland
Merseyside | merseyside | G9 H8 L8 N1 Q1 | Liverpool City Region; Mersey; Liverpool area; Liverpool and Merseyside
Norfolk | norfolk | I9 | North Norfolk; South Norfolk; West Norfolk; Breckland; Broadland
North Yorkshire | north-yorkshire | J7 Q5 I5 K9 | N Yorks; N Yorkshire; N. Yorkshire; North Yorks; N. Yorks; York and North Yorkshire; Yorkshire Dales; Ryedale; Craven
Northamptonshire | northamptonshire | J1 | Northants; North Northamptonshire; West Northamptonshire; South Northamptonshire; Northamptonshire county
Northumberland | northumberland | J6 | Northumbria; North Northumberland
Nottinghamshire | nottinghamshire | J9 J8 | Notts; North Nottinghamshire; Notts county; Rushcliffe; Bassetlaw; Broxtowe; Ashfield
Oxfordshire | oxfordshire | K2 | Oxon; South Oxfordshire; North Oxfordshire; West Oxfordshire; Vale of White Horse; Cherwell; Oxfordshire county
Rutland | rutland | L4 | Rutland county
Shropshire | shropshire | L6 O2 | Salop; Shrops; North Shropshire; South Shropshire; Telford and Shropshire
Somerset | somerset | M3 A4 J4 | Som; South Somerset; West Somerset; Mendip; Sedgemoor; Somerset West; Somerset county
South Yorkshire | south-yorkshire | A3 D5 L3 L9 | S Yorks; S Yorkshire; S. Yorkshire; South Yorks; Yorkshire South
Staffordshire | staffordshire | M9 N4 | Staffs; South Staffordshire; North Staffordshire; East Staffordshire; Staffordshire Moorlands; Staffordshire county; Cannock Chase
Suffolk | suffolk | N5 | West Suffolk; East Suffolk; Mid Suffolk; Babergh; Suffolk Coastal; Waveney
Surrey | surrey | N7 | Surrey county; East Surrey; West Surrey; Mid Surrey; North Surrey; Surrey Heath; Waverley; Elmbridge; Spelthorne; Runnymede; Mole Valley; Surrey Downs
Tyne and Wear | tyne-and-wear | E5 I7 J5 M7 N6 | Tyne & Wear; Tyne Wear; T & W; Tyne and Weir; Wearside
Warwickshire | warwickshire | P3 | Warks; South Warwickshire; North Warwickshire; Coventry and Warwickshire; Warwick County; Warwickshire county
West Midlands | west-midlands | A7 C7 D7 L7 M2 O8 Q3 | W Midlands; W. Midlands; West Mids; West Midlands County; West Midlands (County); West Midland
West Sussex | west-sussex | P6 | W Sussex; W. Sussex; Mid Sussex; Sussex West; Arun; Adur; North West Sussex
West Yorkshire | west-yorkshire | B4 C2 G8 H3 O7 | W Yorks; W Yorkshire; W. Yorkshire; West Yorks; W. Yorks; West Yorkshire county; Leeds City Region
Wiltshire | wiltshire | P8 N9 | Wilts; North Wiltshire; West Wiltshire; South Wiltshire; Wiltshire county
Worcestershire | worcestershire | Q4 | Worcs; North Worcestershire; South Worcestershire; Wychavon; Wyre Forest; Malvern Hills
Aberdeen City | aberdeen-city | T5 | City of Aberdeen; Aberdeen county
Aberdeenshire | aberdeenshire | T6 | Aberdeen and Aberdeenshire; Aberdeen shire; Aberdeen City and Shire; Aberdeen City & Shire
Angus | angus | T7 | Forfarshire
Argyll and Bute | argyll-and-bute | T8 | Argyll; Argyll & Bute; Argyllshire; Mid Argyll; Argyle
Clackmannanshire | clackmannanshire | U1 | Clacks
Dumfries and Galloway | dumfries-and-galloway | U2 | Dumfries & Galloway; Dumfriesshire; Dumfries Galloway; Galloway; Kirkcudbrightshire; Wigtownshire; Dumfries_Galloway
Dundee City | dundee-city | U3 | City of Dundee
East Ayrshire | east-ayrshire | U4 |
East Dunbartonshire | east-dunbartonshire | U5 |
East Lothian | east-lothian | U6 | Haddingtonshire
East Renfrewshire | east-renfrewshire | U7 |
City of Edinburgh | city-of-edinburgh | U8 | Edinburgh County; Edinburgh City; Greater Edinburgh
Falkirk district | falkirk | U9 | Falkirk County; Falkirk Council
Fife | fife | V1 | Kingdom of Fife; West Fife; North East Fife
Glasgow City | glasgow-city | V2 | City of Glasgow; Glasgow City council
Highland | highland | V3 | Highlands; Scottish Highlands; the Highlands; Inverness-shire; Invernessshire; Highland region; Ross-shire; Ross and Cromarty; Sutherland; Caithness; Highlands of Scotland; Nairnshire
Inverclyde | inverclyde | V4 |
Midlothian | midlothian | V5 |
Moray | moray | V6 | Morayshire; Banffshire; Moray county
North Ayrshire | north-ayrshire | V7 | N Ayrshire
North Lanarkshire | north-lanarkshire | V8 | N Lanarkshire
Orkney | orkney | V9 | Orkney Islands; Orkney Isles; Orkneys
Perth and Kinross | perth-and-kinross | W1 | Perth & Kinross; Perthshire; Perth Kinross; Kinross-shire; Perth and Kinross-shire
Renfrewshire | renfrewshire | W2 |
Shetland | shetland | W3 | Shetland Islands; Shetland Isles; Zetland
South Ayrshire | south-ayrshire | W4 |
South Lanarkshire | south-lanarkshire | W5 | S Lanarkshire
Stirlingshire | stirling | W6 | Stirling County; Stirling Council
West Dunbartonshire | west-dunbartonshire | W7 |
Western Isles | western-isles | W8 | WesternIsles; Outer Hebrides; Na h-Eileanan Siar; Eilean Siar; Hebrides; Comhairle nan Eilean Siar
West Lothian | west-lothian | W9 | Linlithgowshire
Scottish Borders | scottish-borders | T9 | the Borders; Borders; Roxburghshire; Berwickshire; Peeblesshire; Selkirkshire; Border Region
Anglesey | anglesey | X1 | Isle of Anglesey; Ynys Môn; Sir Ynys Mon
Blaenau Gwent | blaenau-gwent | X2 |
Bridgend county | bridgend | X3 | Bridgend County Borough; Pen-y-bont ar Ogwr sir
Caerphilly county | caerphilly | X4 | Caerphilly County Borough
Cardiff county | cardiff | X5 | City of Cardiff; Cardiff County; Cardiff Council
Ceredigion | ceredigion | X6 | Cardiganshire; Sir Ceredigion
Carmarthenshire | carmarthenshire | X7 | Sir Gaerfyrddin; Carms
Conwy county | conwy | X8 | Conwy County Borough; Conwy County
Denbighshire | denbighshire | X9 | Sir Ddinbych
Flintshire | flintshire | Y1 | Sir y Fflint
Gwynedd | gwynedd | Y2 | Caernarfonshire; Merionethshire; Meirionnydd
Merthyr Tydfil county | merthyr-tydfil | Y3 | Merthyr Tydfil County Borough; Merthyr Tydfil County
Monmouthshire | monmouthshire | Y4 | Sir Fynwy
Neath Port Talbot | neath-port-talbot | Y5 | Castell-nedd Port Talbot; Neath & Port Talbot; Neath and Port Talbot
Gwent | gwent | Y6 | Newport County; City of Newport; Gwent area
Pembrokeshire | pembrokeshire | Y7 | Sir Benfro; Pembs
Powys | powys | Y8 | Montgomeryshire; Radnorshire; Brecknockshire; Breconshire
Rhondda Cynon Taf | rhondda-cynon-taf | Y9 | Rhondda Cynon Taff; RCT; Rhondda, Cynon, Taf
Swansea county | swansea | Z1 | City and County of Swansea; Swansea County
Torfaen | torfaen | Z2 | Tor-faen
Vale of Glamorgan | vale-of-glamorgan | Z3 | The Vale of Glamorgan; Bro Morgannwg; the Vale
Wrexham county | wrexham | Z4 | Wrexham County Borough; Wrexham County; Wrecsam sir
Co. Antrim | antrim | ANT | Contae Aontroma
Co. Armagh | armagh | ARM | Contae Ard Mhacha
Co. Down | down | DOW | Contae an Dúin; North Down; South Down
Co. Fermanagh | fermanagh | FER | Fermanagh; Contae Fhear Manach
Co. Londonderry | londonderry | LDY | Co. Derry; Co Derry; County Derry; Contae Dhoire; Derry/Co Londonderry
Co. Tyrone | tyrone | TYR | Tyrone; Contae Thír Eoghain
Co. Carlow | carlow | IE01 | Contae Cheatharlach
Co. Cavan | cavan | IE02 | Contae an Chabháin
Co. Clare | clare | IE03 | Clare; Contae an Chláir
Co. Cork | cork | IE04 | Contae Chorcaí; Cork area; West Cork; North Cork; East Cork
Co. Donegal | donegal | IE06 | Donegal; Contae Dhún na nGall
Co. Dublin | dublin | IE33 IE34 IE35 IE39 | Contae Bhaile Átha Cliath; North Dublin; South Dublin; West Dublin; North County Dublin; South County Dublin; Dublin area; Dublin Region; Greater Dublin; Greater Dublin Area; North Co Dublin; South Co Dublin; Fingal; Dún Laoghaire-Rathdown; Dublin South; Dublin North; Dublin West
Co. Galway | galway | IE10 | Contae na Gaillimhe; East Galway
Co. Kerry | kerry | IE11 | Kerry; Contae Chiarraí
Co. Kildare | kildare | IE12 | Kildare; Contae Chill Dara
Co. Kilkenny | kilkenny | IE13 | Contae Chill Chainnigh
Co. Laois | laois | IE15 | Laois; Contae Laoise; Laoise; Leix; Queen's County
Co. Leitrim | leitrim | IE14 | Leitrim; Contae Liatroma
Co. Limerick | limerick | IE42 | Contae Luimnigh
Co. Longford | longford | IE18 | Contae an Longfoirt
Co. Louth | louth | IE19 | Louth; Contae Lú
Co. Mayo | mayo | IE20 | Mayo; Contae Mhaigh Eo
Co. Meath | meath | IE21 | Meath; Contae na Mí
Co. Monaghan | monaghan | IE22 | Contae Mhuineacháin
Co. Offaly | offaly | IE23 | Offaly; Contae Uíbh Fhailí; King's County
Co. Roscommon | roscommon | IE24 | Contae Ros Comáin
Co. Sligo | sligo | IE25 | Contae Shligigh
Co. Tipperary | tipperary | IE26 | Tipperary; Contae Thiobraid Árann; Tipperary North; Tipperary South; North Tipperary; South Tipperary
Co. Waterford | waterford | IE44 IE27 | Contae Phort Láirge
Co. Westmeath | westmeath | IE29 | Westmeath; Contae na hIarmhí
Co. Wexford | wexford | IE30 | Wexford; Contae Loch Garman
Co. Wicklow | wicklow | IE31 | Wicklow; Contae Chill Mhantáin
Isle of Man | isle-of-man | IM | IOM; I.O.M.; Ellan Vannin; Mannin
Jersey | jersey | JE | Jersey Channel Islands
Guernsey | guernsey | GG | Alderney; Bailiwick of Guernsey
`

/** Counties of the past and councils of today that ads also name: name | id | codes | other names. */
export const otherCounties = `
Yorkshire | yorkshire | J7 Q5 I5 K9 A3 D5 L3 L9 B4 C2 G8 H3 O7 E1 G6 | Yorks; Yorkshire area; Yorkshire region; Yorkshire county
Sussex | sussex | E2 B6 P6 | Sussex area; East and West Sussex; Sussex county
Middlesex | middlesex | B5 D9 E3 F3 F4 F9 G1 | Middx; Middlesx; Middlesex area
Avon | avon | A4 B7 J4 M6 | County of Avon; Bristol and Avon; Avon area
Cleveland | cleveland | F5 I5 K9 N3 | County Cleveland; Cleveland area
Humberside | humberside | E1 G6 J2 J3 | Humberside area
South Humberside | south-humberside | J2 J3 | S Humberside; Grimsby and Scunthorpe; Northern Lincolnshire
Hereford and Worcester | hereford-and-worcester | F7 Q4 | Hereford & Worcester; Hereford Worcester; Hereford Worcestershire; Herefordshire and Worcestershire; Herefordshire & Worcestershire; Hereford and Worcestershire
Bath and North East Somerset | bath-and-north-east-somerset | A4 | BANES; B&NES; Bath North East Somerset; Bath & North East Somerset; Bath & N E Somerset; NE Somerset
North Somerset | north-somerset | J4 | N Somerset
South Gloucestershire | south-gloucestershire | M6 | S Glos; South Glos
Bournemouth, Christchurch and Poole | bcp | AA | BCP; Bournemouth Christchurch and Poole
Plymouth city | plymouth-city | K4 | City of Plymouth
Torbay | torbay | O4 | Tor Bay; English Riviera
Bracknell Forest | bracknell-forest | B3 |
Windsor and Maidenhead | windsor-and-maidenhead | P9 | Windsor & Maidenhead; Royal Borough of Windsor and Maidenhead
West Berkshire | west-berkshire | P4 | West Berks
Milton Keynes area | milton-keynes-area | I6 | Borough of Milton Keynes; City of Milton Keynes; Greater Milton Keynes
Medway | medway | I3 | Medway Towns; the Medway Towns
Thurrock | thurrock | O3 | Thurrock Essex
Southend area | southend-area | M5 | City of Southend-on-Sea
Brighton and Hove | brighton-and-hove | B6 | Brighton & Hove; Brighton Hove; City of Brighton and Hove; Brighton/Hove; Brighton and Hove City
Cheshire East | cheshire-east | Z7 | East Cheshire
Cheshire West and Chester | cheshire-west | Z8 | Cheshire West; Cheshire West & Chester; West Cheshire; Mid Cheshire
Halton | halton | E9 | Halton Borough
Wirral | wirral | Q1 | the Wirral; Wirral Peninsula; The Wirral Merseyside
Sefton | sefton | L8 | South Sefton
Knowsley borough | knowsley | G9 | Metropolitan Borough of Knowsley
Tameside | tameside | O1 |
Trafford | trafford | O6 | Trafford Borough
Kirklees | kirklees | G8 |
Calderdale | calderdale | C2 |
Sandwell | sandwell | L7 | Sandwell West Midlands
North Tyneside | north-tyneside | J5 |
South Tyneside | south-tyneside | M7 |
Redcar and Cleveland | redcar-and-cleveland | K9 | Redcar & Cleveland
North Lincolnshire | north-lincolnshire | J3 | North Lincs
North East Lincolnshire | north-east-lincolnshire | J2 | NE Lincolnshire; North East Lincs; NE Lincs
Telford and Wrekin | telford-and-wrekin | O2 | Telford & Wrekin; the Wrekin
Isles of Scilly | isles-of-scilly | Z9 | Scilly Isles; Scilly
Grampian | grampian | T5 T6 V6 | Grampian region; Grampian area; Grampians
Tayside | tayside | U3 T7 W1 | Tayside region; Dundee and Angus; Dundee and Tayside
Strathclyde | strathclyde | V2 W2 U5 U7 W7 V4 V8 W5 U4 V7 W4 T8 | Strathclyde region
Lanarkshire | lanarkshire | V8 W5 V2 | Lanark county; Lanarks; North and South Lanarkshire
Ayrshire | ayrshire | U4 V7 W4 | Ayrshire and Arran; Ayrshire & Arran; Ayrshire county
Dunbartonshire | dunbartonshire | U5 W7 | Dumbartonshire; Dumbarton county
Lothian | lothian | U8 V5 U6 W9 | Lothians; the Lothians; Edinburgh and Lothians; Edinburgh & Lothians; Edinburgh and the Lothians; Lothian region; Edinburgh & the Lothians; Edinburgh and Lothian
South Glamorgan | south-glamorgan | X5 Z3 | S Glamorgan; S Glam; South Glam; Cardiff and Vale; Cardiff and the Vale of Glamorgan
Mid Glamorgan | mid-glamorgan | X3 Y9 Y3 X4 | M Glamorgan; Mid Glam
West Glamorgan | west-glamorgan | Z1 Y5 | W Glamorgan; W Glam; West Glam
Glamorgan | glamorgan | X5 Z3 X3 Y9 Y3 X4 Z1 Y5 | Glam; Glamorganshire; Morgannwg
Dyfed | dyfed | X6 X7 Y7 | Dyfed county
Clwyd | clwyd | X8 X9 Y1 Z4 | Clwyd county
Cumberland | cumberland | C9 | Cumberland county; Westmorland; Westmorland and Furness; Furness; Copeland; Allerdale
Huntingdonshire | huntingdonshire | C3 | Hunts
Nottingham city area | nottingham-city-area | J8 | City of Nottingham
Leicester city area | leicester-city-area | H4 | City of Leicester
`
