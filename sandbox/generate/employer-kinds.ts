/** How the made-up employers of one kind are called. '{S}' is an invented place name, '{T}' the town of the work, '{N}' a saint. */
export type Kind = {
  names: readonly string[]
  /** Local: every town has its own. National: one of a few dozen, wherever the work is. */
  reach: 'local' | 'national'
  /** What it says of itself: a sentence that goes on from its name, without a full stop. */
  about: readonly string[]
}

const kinds = {
  'academy-trust': national(
    '{S} Learning Trust|{S} Academies Trust',
    'is a family of [nine|fourteen|six] schools that share teachers, training and ideas|runs primary and secondary schools across the region',
  ),
  'accountancy-firm': local(
    '{S} & {S} Accountants|{S} Chartered Accountants|{S} Tax and Audit',
    'looks after [owner-managed businesses|charities and family companies] and has done so for [thirty|forty] years|is an independent practice with [five|eight] partners',
  ),
  bank: national(
    '{S} Bank|{S} Building Society|Bank of {S}',
    'belongs to its [million|half a million] members|serves small businesses and families in every part of the country',
  ),
  biotech: national(
    '{S} Therapeutics|{S} Biosciences|{S} Genomics',
    'develops [cell therapies|antibodies|diagnostic tests] with partners in three universities',
  ),
  'bus-operator': local(
    '{S} Buses|{T} & {S} Omnibus Company',
    'runs [180|240] buses and carries [nineteen|twelve] million passengers a year',
  ),
  'car-dealer': local('{S} Motor Group|{S} Cars', 'sells and services [four|six] makes from a family-run site'),
  'care-home': local(
    '{S} House Care Home|{S} Lodge Residential Home|{S} Court Nursing Home|{S} Manor Care Home',
    'is home to [42|58|36] residents, many of them living with dementia|is rated Good by the inspectors and known for its garden|has a long-standing team and a full activities diary',
  ),
  caterer: national(
    '{S} Catering|{S} Kitchens|{S} Food Services',
    'cooks for [schools and offices|hospitals|stadiums] at more than [200|90] sites',
  ),
  charity: national(
    'The {S} Foundation|{S} Trust|{S} Action|Friends of {S}',
    'works with [young people|older people|families|people without a home] in [thirty|twelve] towns|was set up by local people and still belongs to them',
  ),
  college: local(
    '{S} College|{T} and {S} College|{S} Sixth Form College',
    'teaches [6,000|9,500] students from sixteen upwards and works closely with local employers',
  ),
  'construction-firm': local(
    '{S} Construction|{S} Building Contractors|{S} Homes|{S} Civil Engineering',
    'builds [homes|schools and health centres|roads and bridges] with a turnover of about [£45|£80|£120] million|is a family firm in its third generation',
  ),
  consultancy: national(
    '{S} Consulting|{S} Advisory|{S} & Partners',
    'advises [public bodies|utilities|banks] on change that lasts',
  ),
  'contact-centre': national(
    '{S} Connect|{S} Customer Solutions',
    'answers [two|three] million calls a year for well-known brands',
  ),
  council: local(
    '{S} Borough Council|{S} District Council|{S} County Council',
    'serves [140,000|210,000|95,000] residents and has set out a plan for the next ten years|is one of the larger employers of the area, with people in [300|400] different jobs',
  ),
  courier: national('{S} Parcels|{S} Express', 'delivers [a quarter of a million|ninety thousand] parcels a day'),
  'data-firm': national(
    '{S} Analytics|{S} Data|{S} Intelligence',
    'helps [retailers|hospitals|insurers] to make sense of what they already know',
  ),
  'dental-practice': local(
    '{S} Dental Practice|{S} Dental Care',
    'has [six|four] surgeries and sees NHS and private patients',
  ),
  'design-studio': local(
    'Studio {S}|{S} Creative|{S} Design',
    'makes brands, packaging and websites for people who care about them',
  ),
  'electronics-firm': national(
    '{S} Electronics|{S} Instruments|{S} Semiconductors',
    'designs [sensors|power supplies|test equipment] that end up in things you use each day',
  ),
  'energy-firm': national(
    '{S} Energy|{S} Renewables|{S} Power',
    'builds and runs [wind farms|solar parks|heat networks] in Britain and Ireland|supplies [gas and power|green electricity] to half a million homes',
  ),
  'engineering-firm': local(
    '{S} Engineering|{S} Precision Engineering|{S} Fabrications|{S} Hydraulics',
    'makes [pumps|presses|lifting gear|machine parts] that are sent all over the world|employs [80|140|220] people on one site',
  ),
  'estate-agent': local(
    '{S} Estate Agents|{S} & {S} Lettings|{S} Property',
    'sells and lets homes from [seven|three] offices',
  ),
  'facilities-firm': national(
    '{S} Facilities|{S} Building Services|{S} Estates',
    'looks after [hospitals|schools|offices] so that those inside can get on with their work',
  ),
  'food-producer': local(
    '{S} Foods|{S} Bakery|{S} Dairies|{S} Brewery',
    'makes [bread and cakes|cheese|ready meals|beer] for shops in every county|has been at the same site since [1926|1961]',
  ),
  garage: local(
    '{S} Garage|{S} Autocentre|{S} Commercial Vehicles',
    'looks after cars and vans, and tells their owners the truth',
  ),
  'government-body': national(
    'Office of the {S} Commissioner|{S} Agency|{S} Development Board',
    'is a public body with [900|1,600] staff in [four|seven] places',
  ),
  'gp-practice': local(
    '{S} Medical Practice|{S} Surgery|{S} Health Centre',
    'cares for [11,400|16,200|8,900] patients with [six|nine] doctors',
  ),
  haulier: local(
    '{S} Haulage|{S} Transport|{S} Distribution',
    'runs [65|110|38] lorries on [pallet network|chilled|general haulage] work|is a family-run firm with a modern fleet',
  ),
  'home-care-provider': local(
    '{S} Homecare|{S} Care at Home|{S} Supported Living',
    'helps people to stay in their own homes|supports [60|90|140] adults with learning disabilities',
  ),
  hotel: local('The {S} Hotel|{S} Hall Hotel|{S} Inn', 'has [86|112|48] bedrooms, a restaurant and rooms for weddings'),
  'housing-association': national('{S} Homes|{S} Housing|{S} Living', 'owns and cares for [14,000|22,000|6,500] homes'),
  insurer: national(
    '{S} Insurance|{S} Mutual|{S} Pensions',
    'insures [homes, cars and pets|farms and small businesses]|looks after the pensions of [300,000|half a million] people',
  ),
  'investment-firm': national(
    '{S} Capital|{S} Asset Management|{S} Wealth',
    'manages [£4|£11|£26] billion for pension funds and families',
  ),
  laboratory: national(
    '{S} Laboratories|{S} Analytical',
    'tests [water and soil|food|medicines] to accredited methods',
  ),
  'law-firm': local(
    '{S} & {S} Solicitors|{S} LLP|{S} Law',
    'is a [Legal 500|regional] firm with [140|45|80] people|advises families and local companies',
  ),
  'leisure-centre': local('{S} Leisure Centre|{S} Active|{S} Golf Club', 'gets [400,000|150,000] visits a year'),
  manufacturer: local(
    '{S} Manufacturing|{S} Packaging|{S} Plastics|{S} Products|{S} Furniture',
    'makes [packaging|kitchens|windows|medical devices] on a site of [200|350] people|exports [a third|half] of what it makes',
  ),
  'media-agency': local(
    '{S} Media|{S} Communications|{S} & Co Marketing',
    'plans and makes campaigns for [charities|shops|manufacturers]',
  ),
  'nhs-trust': local(
    '{S} Valley NHS Foundation Trust|{S} Hospitals NHS Trust|{S} Community Healthcare NHS Trust',
    'has [6,500|9,000|4,200] staff in [three hospitals|two hospitals and eleven community sites]|is rated Good and is a teaching trust',
  ),
  nursery: local(
    '{S} Day Nursery|Little {S} Nursery|{S} Pre-School',
    'has room for [64|88|46] children and a large garden',
  ),
  'private-hospital': national(
    '{S} Hospital|{S} Clinic|{S} Healthcare',
    'is an independent hospital with [38|52] beds and [three|four] theatres',
  ),
  'pub-group': national(
    'The {S} Arms|{S} Inns|{S} Brewery Taverns',
    'runs [forty|eighteen] pubs that are the heart of where they stand',
  ),
  publisher: national(
    '{S} Press|{S} Books|{S} Publishing',
    'publishes [school books|fiction|journals] in print and online',
  ),
  'rail-operator': national('{S} Railway|{S} Trains', 'runs [900|1,400] trains a day'),
  'research-institute': national(
    '{S} Institute|{S} Research Centre',
    'studies [crops and soils|climate|ageing] with [300|180] scientists',
  ),
  restaurant: local(
    '{S} Kitchen|The {S} Table|{S} Brasserie',
    'cooks with what is in season and changes its menu each [month|week]',
  ),
  retailer: national(
    '{S} Stores|{S} Home|{S} & Sons|{S} Outdoor',
    'has [38|120|64] shops and a fast-growing website|sells [furniture|outdoor clothing|books|tools] and knows what it is talking about',
  ),
  salon: local(
    '{S} Hair and Beauty|Salon {S}|{S} Spa',
    'is a friendly salon with [eight|five] chairs and loyal clients',
  ),
  school: local(
    '{S} Primary School|{S} High School|St {N}’s Church of England Primary School|{S} Community School|St {N}’s Catholic Academy|{S} Grammar School',
    'has [420|210|1,150] pupils who are proud of it|is a [one|two]-form entry school at the heart of its community|was judged Good at its last inspection',
  ),
  'shipping-line': national(
    '{S} Ferries|{S} Shipping|{S} Ports',
    'carries freight and people across the Irish Sea and the Channel',
  ),
  'social-work-body': national(
    '{S} Children’s Trust|{S} Care Partnership',
    'supports [1,400|2,600] children and their families',
  ),
  'software-firm': national(
    '{S} Software|{S} Systems|{S} Digital|{S} Technology|{S} Cloud',
    'builds software for [hospitals|hauliers|housing associations|shops]|has grown from [three|five] people to [120|260] in ten years|runs payments for [4,000|9,000] small businesses',
  ),
  supermarket: national('{S} Food Markets|{S} Grocers', 'has [140|76] shops and feeds a good part of the country'),
  'tech-startup': national(
    '{S} Labs|{S}.io|{S} AI',
    'is a venture-backed company with [32|58] people and a product that customers like',
  ),
  'telecoms-firm': national(
    '{S} Broadband|{S} Networks|{S} Mobile',
    'builds full-fibre networks in [small towns|cities|the countryside]',
  ),
  'tour-operator': national(
    '{S} Holidays|{S} Travel',
    'sends [60,000|110,000] people a year on walking, cycling and rail holidays',
  ),
  'training-provider': national(
    '{S} Training|{S} Skills',
    'trains [2,400|5,000] apprentices a year with [300|700] employers',
  ),
  university: local('University of {S}|{S} University', 'has [18,000|26,000] students and a strong record of research'),
  'warehouse-operator': local(
    '{S} Logistics|{S} Fulfilment|{S} Storage and Distribution',
    'stores and sends out goods for [online shops|food producers] from [300,000|120,000] square feet|runs a modern warehouse with [90|240] people on three shifts',
  ),
  wholesaler: local(
    '{S} Wholesale|{S} Trade Supplies|{S} Merchants',
    'supplies [builders|caterers|electricians] from [eleven|thirty] branches',
  ),
} satisfies Record<string, Kind>

export type EmployerKind = keyof typeof kinds

export const employerKinds: Readonly<Record<EmployerKind, Kind>> = kinds

function local(names: string, about: string): Kind {
  return { names: split(names), reach: 'local', about: split(about) }
}

function national(names: string, about: string): Kind {
  return { names: split(names), reach: 'national', about: split(about) }
}

/** Splits at bars, but not at those within a choice: 'a|[b|c]' are two. */
function split(text: string): string[] {
  return text.split(/\|(?![^[\]]*\])/u)
}
