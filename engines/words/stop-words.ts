/** Words that carry no meaning in a search. They keep their place in the text, so that phrases over them still fit. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about above across after again against all along also although always am among an and any anything are around ' +
    'as at away be became because become been before being below between both but by came can cannot could did do does ' +
    'doing done dont down during each eg either else etc even ever every everyone for from get gets getting give ' +
    'given gives goes going had has have having he hence her here hers him himself his how however i ie if im in ' +
    'into is isnt it its itself ive just least less like ll made make makes making many may me might more most much ' +
    'must my myself neither no nor not now of off often on once one only onto or other others our ours ourselves out over ' +
    'own per please put quite rather really s same see seen shall she should since so some something soon still such ' +
    't take takes than that thats the their theirs them themselves then there therefore these they theyre this those ' +
    'though through throughout thus to together too toward towards under until up upon us use used uses using ve very via ' +
    'want was way we well were weve what whatever when where whether which while who whole whom whose why will with ' +
    'within without wont would yes yet you youll your youre yours yourself youve'
  ).split(' '),
)

/**
 * Words of running text that say nothing there but are a job's name in a title or in a search: 'pa' is per annum,
 * 'ba' a degree, 'pm' the afternoon, 'ot' overtime, 'ea' each, 'go' a verb.
 */
export const onlyMeantInTitles: ReadonlySet<string> = new Set([
  'pa',
  'ba',
  'pm',
  'ot',
  'ea',
  'go',
  're',
  'md',
  'ap',
  'ar',
])

/** Words of running text that are meant only in capitals: IT is a trade, 'it' is not; SEND is a kind of school. */
export const onlyMeantInCapitals: ReadonlySet<string> = new Set(['it', 'send'])

/** What people add to a search without meaning it: 'nurse jobs', 'cleaner vacancies'. */
export const searchNoise: ReadonlySet<string> = new Set(['jobs', 'vacancy', 'vacancies'])
