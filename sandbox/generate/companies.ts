import type { BoardId } from '../../contract/boards/boards.ts'
import type { Industry } from '../../contract/jobs/industries.ts'
import type { EmployerKind } from './employer-kinds.ts'

export type Company = {
  slug: string
  name: string
  kind: EmployerKind
  about: string
  /** What it looks for people in. */
  industries: readonly Industry[]
  /** Names of towns; the first comes up most. */
  towns: readonly string[]
  /** Posts that it has open. */
  posts: number
}

const tech = [
  'Information technology',
  'Data, analytics and artificial intelligence',
  'Sales and business development',
] as const

/**
 * Made-up employers with a company board of their own. Slugs never change: settings of a demonstration name them.
 * Those of 'json-ld' have pages of their own at jobs.example-employer.test, those of 'xml-feed' at feeds.example-employer.test.
 */
export const companiesOf: Partial<Record<BoardId, readonly Company[]>> = {
  greenhouse: [
    company(
      'demo-harbour-health',
      'Harbour Reach Health',
      'private-hospital',
      'runs seven independent hospitals',
      ['Nursing and midwifery', 'Health and medicine', 'Information technology'],
      'Leeds London Cardiff',
      34,
    ),
    company(
      'demo-lantern-pay',
      'Lanternfold Pay',
      'software-firm',
      'moves money for small shops',
      tech,
      'London Dublin Manchester',
      30,
    ),
    company(
      'demo-quayside-labs',
      'Quayhollow Labs',
      'tech-startup',
      'makes software for laboratories',
      [...tech, 'Science and research'],
      'Bristol Edinburgh',
      18,
    ),
  ],
  lever: [
    company(
      'demo-copperwick-energy',
      'Copperwick Energy',
      'energy-firm',
      'builds heat networks',
      ['Energy, oil and gas', 'Engineering', 'Information technology'],
      'Glasgow Leeds Cork',
      28,
    ),
    company('demo-tidemoor', 'Tidemoor', 'software-firm', 'plans the work of hospitals', tech, 'Manchester London', 22),
    company(
      'demo-wrenfold',
      'Wrenfold',
      'design-studio',
      'designs things people understand',
      ['Design and creative', 'Marketing, advertising and public relations'],
      'London Belfast',
      14,
    ),
  ],
  ashby: [
    company(
      'demo-kestrelside',
      'Kestrelside AI',
      'tech-startup',
      'teaches machines to read forms',
      tech,
      'London Cambridge Dublin',
      26,
    ),
    company(
      'demo-mapledale-money',
      'Mapledale Money',
      'bank',
      'is a bank on your telephone',
      ['Banking and financial services', 'Information technology', 'Call centre and customer service'],
      'Cardiff London',
      30,
    ),
    company(
      'demo-otterbeck',
      'Otterbeck',
      'data-firm',
      'counts what matters',
      ['Data, analytics and artificial intelligence'],
      'Edinburgh Leeds',
      12,
    ),
  ],
  workable: [
    company(
      'demo-cedarhithe-hotels',
      'Cedarhithe Hotels',
      'hotel',
      'runs eleven hotels by the sea',
      ['Hospitality and catering'],
      'Brighton Galway Edinburgh London',
      32,
    ),
    company(
      'demo-fernwath-care',
      'Fernwath Care',
      'home-care-provider',
      'helps people to live at home',
      ['Social care and support work', 'Nursing and midwifery'],
      'Leeds Birmingham Belfast',
      30,
    ),
    company(
      'demo-slatecombe',
      'Slatecombe Building',
      'construction-firm',
      'builds schools',
      ['Construction and trades'],
      'Bristol Cardiff Birmingham',
      20,
    ),
  ],
  recruitee: [
    company(
      'demo-larkholme',
      'Larkholme Logistics',
      'warehouse-operator',
      'stores and sends goods',
      ['Logistics and warehouse', 'Driving and transport'],
      'Birmingham Manchester Dublin',
      32,
    ),
    company(
      'demo-rowanpool',
      'Rowanpool Foods',
      'food-producer',
      'bakes bread for three thousand shops',
      ['Logistics and warehouse', 'Sales and business development', 'Engineering'],
      'Leeds Cork',
      20,
    ),
    company(
      'demo-tealbank',
      'Tealbank Digital',
      'software-firm',
      'builds websites for councils',
      tech,
      'Belfast Glasgow London',
      16,
    ),
  ],
  smartrecruiters: [
    company(
      'DemoMossfirthGroup',
      'Mossfirth Group',
      'facilities-firm',
      'looks after six hundred buildings',
      ['Construction and trades', 'Hospitality and catering', 'Driving and transport', 'Management and executive'],
      'London Birmingham Manchester Leeds Glasgow',
      48,
    ),
    company(
      'DemoSwallowkeld',
      'Swallowkeld Retail',
      'retailer',
      'has a shop in most high streets',
      ['Sales and business development', 'Logistics and warehouse'],
      'Leeds London Dublin Galway',
      40,
    ),
    company(
      'DemoYarrowghyll',
      'Yarrowghyll Engineering',
      'engineering-firm',
      'makes pumps',
      ['Engineering', 'Construction and trades'],
      'Edinburgh Cork',
      16,
    ),
  ],
  personio: [
    company(
      'demo-amberrigg',
      'Amberrigg Instruments',
      'electronics-firm',
      'makes instruments for ships',
      ['Engineering', 'Information technology'],
      'Bristol Galway',
      18,
    ),
    company(
      'demo-finchlow',
      'Finchlow Travel',
      'tour-operator',
      'sells walking holidays',
      ['Sales and business development', 'Administration and secretarial'],
      'Manchester London',
      12,
    ),
    company(
      'demo-sedgehaven',
      'Sedgehaven Accountants',
      'accountancy-firm',
      'keeps the books of good causes',
      ['Accountancy'],
      'London Cardiff Dublin',
      18,
    ),
  ],
  teamtailor: [
    company(
      'demo-brackenleigh-schools',
      'Brackenleigh Schools',
      'academy-trust',
      'runs fourteen schools',
      ['Education and teaching'],
      'Leeds Birmingham Bristol',
      30,
    ),
    company(
      'demo-heronmoor',
      'Heronmoor',
      'charity',
      'finds homes for people without one',
      ['Social care and support work', 'Administration and secretarial', 'Management and executive'],
      'Glasgow London Belfast',
      22,
    ),
    company(
      'demo-silverwath',
      'Skelwath Software',
      'software-firm',
      'writes software for lawyers',
      tech,
      'Leeds Edinburgh',
      16,
    ),
  ],
  'xml-feed': [
    company(
      'demo-marlgrove-nursing',
      'Marlgrove Nursing Homes',
      'care-home',
      'has nine homes in Yorkshire',
      ['Nursing and midwifery', 'Social care and support work'],
      'Leeds Harrogate York Wakefield',
      26,
    ),
    company(
      'demo-thornside-haulage',
      'Thistleside Haulage',
      'haulier',
      'runs three hundred lorries',
      ['Driving and transport', 'Logistics and warehouse'],
      'Manchester Glasgow Dublin',
      26,
    ),
  ],
  'json-ld': [
    company(
      'demo-hollinacre-council',
      'Hollinacre Borough Council',
      'council',
      'serves 140,000 residents',
      ['Administration and secretarial', 'Social care and support work', 'Education and teaching'],
      'Leeds',
      14,
    ),
    company(
      'demo-windlehurst-hotel',
      'The Whinhurst Hotel',
      'hotel',
      'has 86 bedrooms',
      ['Hospitality and catering'],
      'Cork Galway',
      8,
    ),
  ],
}

/** The slugs of every recruitment system, as plain data: `{ greenhouse: ['demo-harbour-health', …], … }`. */
export const sandboxCompanySlugs: Partial<Record<BoardId, readonly string[]>> = Object.fromEntries(
  Object.entries(companiesOf).map(([board, companies]) => [board, companies.map(({ slug }) => slug)]),
)

function company(
  slug: string,
  name: string,
  kind: EmployerKind,
  about: string,
  industries: readonly Industry[],
  towns: string,
  posts: number,
): Company {
  return { slug, name, kind, about, industries, towns: towns.split(' '), posts }
}
