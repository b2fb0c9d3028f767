/** Words of ads about place that name no place, or one without a position. */

/** Work from wherever the person is. */
export const remoteWords = `
remote; fully remote; 100% remote; remote working; remote work; remote role; remote based; remote only; remotely; home based; homebased;
home working; homeworking; work from home; working from home; work at home; wfh; home; home worker; telecommute; virtual; home office;
remote first; remote position; remote job; based from home; from home; remote friendly; temporarily remote; remote home based
`

/** The ad ties itself to no place at all. */
export const anywhereWords = `
anywhere; any location; any; worldwide; potentially worldwide; global; globally; various; various locations; various sites; multiple locations;
multiple; multiple sites; several locations; flexible location; flexible; location flexible; all locations; all areas; everywhere; any area;
any uk location; field based; fieldbased; field; mobile; anywhere in the world; multi site; multi location; location negotiable; unspecified;
not specified; location not specified; not stated; to be confirmed; tbc; tba; n a; na; none; negotiable; location tbc; various uk;
various location; see advert; see description; see job description; any where; no location; blank; null; undefined; unknown; name; home and field; trustwide; trust wide; trust based; countywide; regional; other; any uk location; various various; flexible flexible
`

/** The whole country: which one is read from the board or the other words; else the United Kingdom. */
export const nationwideWords = `
nationwide; national; nation wide; countrywide; uk wide; ukwide; uk nationwide; nationwide uk; uk national; across the uk; throughout the uk;
all uk; whole of uk; whole of the uk; uk various; uk various locations; uk anywhere; anywhere in uk; anywhere in the uk; any uk; uk based;
across uk; all of uk; all over uk; nationally; nationwide role; uk field based; mainland; based anywhere in the uk; uk home based; all regions;
multiple uk locations; flexible national; nationwide nationwide; uk uk; uk and europe; uk europe; uk and ireland; uk ireland
`

/** Words around a place's name that say nothing of which place it is. */
export const fillers = `
area areas region regional city town centre center central county district borough council near nr close to in at of the and based surrounding
surrounds around outskirts greater gtr within commutable distance from office offices site sites head hq location locations place hybrid onsite on
travel some with other multiple various including inc incl plus also or either local locally field full part time permanent contract job jobs
vicinity outside just south north east west mainly across throughout covering cover base home working work remote remotely non new only
either any all miles mile radius up our your for by via see role position united kingdom uk gb
`

/** The same of two words, of which one alone would be a name: 'Norwich (City Centre)' is not in the City of London. */
export const fillerPhrases = `
city centre; town centre; city center; town center; city wide; city council; the city centre; inner city; city region; city area
`

/**
 * Places whose name is also an everyday word of an address or an ad: found when they stand alone or before their county,
 * never inside a longer line ('12 High Street, Leeds' is not Street in Somerset).
 */
export const everydayWords = `
street hospital park road bridge station house hall church green hill ward lane court square mill wood field unit care home school college
centre works farm bank end market cross grove lodge manor temple strand cape hope deal battle sale hook wick wing ash over old broad stone
rugby reading bath street ware wells march eye hale rye sandwich peel lee ham bow oval angel victoria borough monument city mid hub barking
well house nelson wellington wallace alexandra trent university nursery clinic academy surgery practice service services team group
castle abbey priory st crown north south east west hythe arnold stanley marple kew eccles bury poole boot settle rush swords bray trim callan
birr kells cross dalton gordon douglas craven clifton clarence carlton charlton
`
