/**
 * What we know of single towns beyond GeoNames, set down by us from general knowledge.
 */

/** Name in GeoNames | code of its area (see areas.ts) | the name that people use; '-' leaves the place out. */
export const betterNames = `
Trá Mhór | IE44 | Tramore
An Ros | IE35 | Rush
Droichead Nua | IE12 | Newbridge
An Muileann gCearr | IE29 | Mullingar
Baile an Mhuilinn | IE11 | Milltown
Cill Airne | IE11 | Killarney
Cill Fhíonáin | IE42 | Kilfinane
Gaillimh | IE10 | Galway
Cluain Meala | IE26 | Clonmel
Nenagh Bridge | IE26 | -
South Dublin | IE39 | -
Londonderry County Borough | LDY | -
Derry | LDY | Londonderry
Kingston upon Hull | G6 | Hull
Royal Leamington Spa | P3 | Leamington Spa
Royal Tunbridge Wells | G5 | Tunbridge Wells
Ellesmere Port Town | Z8 | Ellesmere Port
Enfield Town | E3 | Enfield
City of Westminster | P5 | Westminster
West End of London | P5 | West End
Wigston Magna | H5 | Wigston
Hoyland Nether | A3 | Hoyland
Peasedown Saint John | A4 | Peasedown St John
Saint Peters | G5 | -
Mendip | M3 | -
Shepherds Bush | F1 | Shepherd's Bush
Earls Court | G4 | Earl's Court
Southchurch Village | M5 | Southchurch
Meikle Earnock | W5 | -
Chalfont Saint Peter | B9 | Chalfont St Peter
Bishops Stortford | F8 | Bishop's Stortford
Bo’ness | U9 | Bo'ness
Great Malvern | Q4 | Malvern
Purfleet-on-Thames | O3 | Purfleet
Wales | L3 | -
Isles of Scilly | Z9 | -
Basford, Stoke-on-Trent | M9 | Basford
Llanerchymedd | X1 | Llannerch-y-medd
`

/**
 * Residents, where the figure of GeoNames is that of a whole district or another mistake: it decides which of two towns of
 * the same name people mean, and 0, which GeoNames gives the seats of many parishes, would put a town behind a hamlet. Name | code | residents, to the nearest thousand or so.
 */
export const betterPopulations = `
Manchester | I2 | 550000
Birkenhead | Q1 | 90000
Preston | H2 | 150000
Newport | Y6 | 150000
Newport | O2 | 12000
Reading | K7 | 174000
Archway | G3 | 20000
Islington | G3 | 60000
Brent | B5 | 60000
Bexley | A6 | 60000
Westminster | P5 | 60000
Oldham | K1 | 110000
Burnley | H2 | 80000
Crawley | P6 | 118000
Mansfield | J9 | 80000
Burton upon Trent | M9 | 76000
Newcastle under Lyme | M9 | 75000
Chesterfield | D3 | 78000
Fylde | H2 | 10000
High Peak | D3 | 5000
Rossendale | H2 | 20000
Canary Wharf | O5 | 40000
Stratford | I8 | 52000
Kingston upon Thames | G7 | 43000
Swansea | Z1 | 246000
Cardiff | X5 | 362000
Southend-on-Sea | M5 | 181000
Hastings | E2 | 91000
Clayton-le-Woods | H2 | 7000
Saint Andrews | V1 | 18000
Brentwood | E4 | 55000
Richmond | L1 | 24000
Westbury | P8 | 17000
Derry | LDY | 85000
Belfast | ANT | 345000
Stanley | D8 | 32000
Gillingham | G5 | 108000
Gillingham | D6 | 12000
Hayes | F9 | 83000
Wellington | O2 | 25000
Whitchurch | L6 | 10000
Ashton-under-Lyne | O1 | 48000
Andover | F2 | 50000
Douglas | IM | 27000
Middleton | L2 | 45000
Bromsgrove | Q4 | 34000
Hook | G7 | 5000
Hook | F2 | 8000
Whiston | G9 | 13600
Cottingham | E1 | 17000
Pocklington | E1 | 8700
Woodley | Q2 | 35000
Earley | Q2 | 32000
Winnersh | Q2 | 9000
Tilehurst | P4 | 14000
Houghton Regis | Z6 | 17000
Port Talbot | Y5 | 37000
Porth | Y9 | 6000
Ystradgynlais | Y8 | 8000
Ystrad Mynach | X4 | 13000
Treherbert | Y9 | 5700
Morriston | Z1 | 16000
Leigh-on-Sea | M5 | 22000
Stony Stratford | I6 | 7700
Bramley | H3 | 21000
Hatfield | D5 | 17000
Rossington | D5 | 13500
Bradfield | L9 | 1500
Normanton | O7 | 20000
Crigglestone | O7 | 9000
Hessle | E1 | 15000
Willerby | E1 | 8000
Byfleet | N7 | 8000
Felbridge | N7 | 2100
Binfield | B3 | 8000
Shinfield | Q2 | 11000
Sunningdale | P9 | 5300
Gildersome | H3 | 5800
Drighlington | H3 | 5800
Madeley | O2 | 18000
Sprowston | I9 | 15000
South Bank | K9 | 6500
Queensferry | Y1 | 1900
Nunthorpe | I5 | 5000
Easington Colliery | D8 | 5000
Knowsley | G9 | 11000
Eccleston | N1 | 10000
Clayton | B4 | 6500
Thornton | L8 | 2200
New Inn | Z2 | 6000
`

/** Place as we name it, with its county | what else it is called: short forms, old names, the commonest slips. */
export const otherNames = `
Hull, East Riding of Yorkshire | Kingston upon Hull; Kingston-upon-Hull; K Hull; Kingston Hull; Hull City
Newcastle upon Tyne, Tyne and Wear | Newcastle; N'cle; Newcastle-on-Tyne; Newcastle Tyne; Ncl; Newcastle upon Tyne City; Toon; Newcastle Tyne and Wear; Newcastle Upon Tyne City Centre
Newcastle under Lyme, Staffordshire | Newcastle-under-Lyme; Newcastle Lyme; Newcastle-u-Lyme; Newcastle; Newcastle Staffs
Stoke-on-Trent, Staffordshire | Stoke; Stoke Trent; Stoke-upon-Trent; S-O-T; Potteries; The Potteries; Stoke-on-Trent City
Birmingham, West Midlands | B'ham; Bham; Brum; Birmingam; Birmigham; Birminghan; Birmingham City; Bermingham
Manchester, Greater Manchester | Manc; M'cr; Mcr; M/cr; Manchester City; Central Manchester; Manchester Central
Liverpool, Merseyside | L'pool; Lpool; Liverpool City
Nottingham, Nottinghamshire | Nott'm; Nottm; Nottingham City; Notingham
Southampton, Hampshire | Soton; So'ton; S'ton; Southhampton
Portsmouth, Hampshire | Pompey; Portsmouth City
Bath, Somerset | Bath Spa; Bath City
High Wycombe, Buckinghamshire | Highwycombe
Chalfont St Peter, Buckinghamshire | Chalfont; The Chalfonts
Middlesbrough, North Yorkshire | Middlesborough; M'bro; Middlesboro; Boro; Middlesbrough Teesside
Wolverhampton, West Midlands | Wolves; W'ton; Wolverhamton; Wolverhampton City
Northampton, Northamptonshire | N'pton; N'hampton; Northhampton
Peterborough, Cambridgeshire | Peterboro; P'boro
Bristol, Bristol | Bristol City Centre; City of Bristol Centre
Leicester, Leicestershire | Leicester City; Lester
Sheffield, South Yorkshire | Sheffield City
London, London | Ldn; London South East; Londres; Llundain; London England; Lond; Lodnon; Londn; Londen
Edinburgh, Edinburgh | Edin; Auld Reekie; Edinburg; Edinborough; Edingburgh
Glasgow, Glasgow | Glasgow City; Glesga
Aberdeen, Aberdeen | Aberdeen City
Londonderry, Co. Londonderry | Derry; L'derry; Derry City; Doire; Derry/Londonderry; Londonderry/Derry; Derry Londonderry
Belfast, Co. Antrim | Béal Feirste; Belfast City; Greater Belfast; Belfast City Centre
Newry, Co. Down | Newry and Mourne; Newry & Mourne
Dún Laoghaire, Co. Dublin | Dun Laoghaire; Dunleary; Dun Laoire; Dunlaoghaire
Dublin, Co. Dublin | Baile Átha Cliath; Dubln; Dublin City
Cork, Co. Cork | Corcaigh
Limerick, Co. Limerick | Luimneach
Galway, Co. Galway | Gaillimh
Waterford, Co. Waterford | Port Láirge; Waterford City
Kilkenny, Co. Kilkenny | Cill Chainnigh; Kilkenny City
Newbridge, Co. Kildare | Droichead Nua
Portlaoise, Co. Laois | Port Laoise; Portlaoighise
Navan, Co. Meath | An Uaimh
Cobh, Co. Cork | Cove; Queenstown
Dundalk, Co. Louth | Dún Dealgan
Drogheda, Co. Louth | Droichead Átha
Cardiff, Cardiff | Caerdydd
Swansea, Swansea | Abertawe
Newport, Gwent | Casnewydd; Newport Wales; Newport South Wales
Wrexham, Wrexham | Wrecsam
Carmarthen, Carmarthenshire | Caerfyrddin
Haverfordwest, Pembrokeshire | Hwlffordd
Mold, Flintshire | Yr Wyddgrug
Port Talbot, Neath Port Talbot | Port Talbot Wales
Bridgend, Bridgend | Pen-y-bont ar Ogwr; Pen-y-bont
Barry, Vale of Glamorgan | Y Barri
Stornoway, Western Isles | Steòrnabhagh
Bury St Edmunds, Suffolk | Bury; Bury St. Edmund's; Bury Saint Edmunds; St Edmundsbury
King's Lynn, Norfolk | Kings Lynn; Lynn
Bishop's Stortford, Hertfordshire | Bishops Stortford; Bishop Stortford; Bishops Storford; Stortford
St Albans, Hertfordshire | St. Albans City; Saint Albans; St Alban's
Hemel Hempstead, Hertfordshire | Hemel; Hemel Hemstead
Welwyn Garden City, Hertfordshire | WGC; Welwyn GC; Welwyn Gdn City; Welwyn Garden
Letchworth Garden City, Hertfordshire | Letchworth; Letchworth GC
Milton Keynes, Buckinghamshire | MK; Milton Keyens; Milton-Keynes; Milton Keynes City
High Wycombe, Buckinghamshire | Wycombe
Leamington Spa, Warwickshire | Leamington; Royal Leamington Spa; Lemington Spa
Tunbridge Wells, Kent | Royal Tunbridge Wells; T Wells; Tunbridge; Tonbridge Wells
Stratford-upon-Avon, Warwickshire | Stratford; Stratford Avon; Stratford Warwickshire; Stratford on Avon District
Sutton Coldfield, West Midlands | Sutton; Royal Sutton Coldfield
Newark on Trent, Nottinghamshire | Newark; Newark-upon-Trent; Newark Trent; Newark and Sherwood
Burton upon Trent, Staffordshire | Burton; Burton Trent
Barrow in Furness, Cumbria | Barrow; Barrow-in-Furness
Berwick-Upon-Tweed, Northumberland | Berwick
Weston-super-Mare, Somerset | Weston super Mare; Weston; Weston S Mare
Southend-on-Sea, Essex | Southend; Southend on Sea
Clacton-on-Sea, Essex | Clacton
Bexhill-on-Sea, East Sussex | Bexhill
Shoreham-by-Sea, West Sussex | Shoreham
St Leonards-on-Sea, East Sussex | St Leonards
Staines, Surrey | Staines-upon-Thames; Staines upon Thames; Staines on Thames
Kingston upon Thames, London | Kingston; Kingston-upon-Thames; Royal Kingston
Walton-on-Thames, Surrey | Walton on Thames; Walton-upon-Thames
Sunbury-on-Thames, Surrey | Sunbury
Henley-on-Thames, Oxfordshire | Henley
Ashton-under-Lyne, Greater Manchester | Ashton; Ashton under Lyne; Ashton-U-Lyne
Newton-le-Willows, Merseyside | Newton le Willows; Newton-Le-Willow
Chester-le-Street, County Durham | Chester le Street
Houghton-Le-Spring, County Durham | Houghton le Spring; Houghton
Lytham St Annes, Lancashire | Lytham; St Annes; Lytham St Anne's; St Annes-on-Sea
Ashby-de-la-Zouch, Leicestershire | Ashby; Ashby de la Zouch
Melton Mowbray, Leicestershire | Melton
Market Harborough, Leicestershire | Harborough
East Dereham, Norfolk | Dereham
Great Yarmouth, Norfolk | Yarmouth; Gt Yarmouth; Gt. Yarmouth
St Neots, Cambridgeshire | St. Neots; Saint Neots
Blackburn, Lancashire | Blackburn with Darwen; Blackburn and Darwen
Grays, Essex | Thurrock; Grays Thurrock
Chipping Sodbury, Gloucestershire | Sodbury
Malvern, Worcestershire | Great Malvern; Malvern Wells; Malvern Link
Droitwich, Worcestershire | Droitwich Spa
Wigston, Leicestershire | Wigston Magna; South Wigston
Guildford, Surrey | Guilford; Guilfdford
Loughborough, Leicestershire | Loughboro
Wellingborough, Northamptonshire | Wellingboro
Farnborough, Hampshire | Farnboro
Scarborough, North Yorkshire | Scarboro
Gloucester, Gloucestershire | Glouster; Gloucester City
Worcester, Worcestershire | Worchester; Worcester City
Colchester, Essex | Colchester City
Chelmsford, Essex | Chelmsford City
Durham, County Durham | Durham City; City of Durham; Durham, North; Dunelm
Lincoln, Lincolnshire | Lincoln City
York, North Yorkshire | City of York; York City
Wakefield, West Yorkshire | City of Wakefield
Kirkwall, Orkney | Kirkwall Orkney
Lerwick, Shetland | Lerwick Shetland
Douglas, Isle of Man | Doolish
St Helier, Jersey | St. Helier; Saint Helier
St Peter Port, Guernsey | St. Peter Port; Saint Peter Port
Perth, Perth and Kinross | Perth Scotland; Perth City
Inverness, Highland | Inbhir Nis; Greater Inverness
Stirling, Stirlingshire | Stirling City
Brighton, East Sussex | Brigton; Brighton City
Eastleigh, Hampshire | Eastliegh
Gatwick, Crawley | Gatwick West Sussex
Bexleyheath, London | Bexley Heath
Walthamstow, London | Waltham Stow
Shepherd's Bush, London | Shepherds Bush; Shephards Bush
`

/** The county of a town in Northern Ireland, by its district council: code | county | but these lie in | that county; … */
export const northernIrelandCounties = `
N09000001 | ANT |
N09000002 | ARM | DOW: Banbridge, Dromore, Gilford, Rathfriland, Donaghcloney, Waringstown, Laurencetown, Loughbrickland, Scarva, Seapatrick
N09000003 | ANT | DOW: Castlereagh
N09000004 | LDY | ANT: Ballymoney, Portrush, Bushmills, Ballycastle, Cushendall, Dervock, Rasharkin, Dunloy, Cloughmills, Armoy, Mosside, Portballintrae, Ballintoy, Cushendun
N09000005 | LDY | TYR: Strabane, Castlederg, Sion Mills, Newtownstewart, Artigarvan, Donemana, Ballymagorry
N09000006 | TYR | FER: Enniskillen, Lisnaskea, Irvinestown, Lisbellaw, Ballinamallard, Derrygonnelly, Tempo, Maguiresbridge, Kesh, Belleek, Roslea, Newtownbutler, Derrylin, Belcoo
N09000007 | ANT | DOW: Dundonald, Carryduff, Moira, Hillsborough, Royal Hillsborough, Dromara, Annahilt, Ballynahinch, Drumbo, Anahilt
N09000008 | ANT |
N09000009 | TYR | LDY: Magherafelt, Maghera, Draperstown, Castledawson, Bellaghy, Tobermore, Moneymore, Swatragh, Upperlands, Desertmartin
N09000010 | DOW | ARM: Crossmaglen, Bessbrook, Newtownhamilton, Camlough, Cullyhanna, Jonesborough, Meigh, Forkhill
N09000011 | DOW |
`
