/*
 * Countries, and the people of each, as parts of patterns: the members of the United Nations, the nations of these islands, and the
 * peoples and parts of the world that ads name. A line is a country (its words with an underline), its adjective, and a word for its people
 * where that is not the adjective with an s.
 */
const table = `
UK|United_Kingdom|Britain british britons|brits
England english englishm[ae]n|englishwom[ae]n
Scotland scottish scots|scotsm[ae]n|scotswom[ae]n
Wales welsh welshm[ae]n|welshwom[ae]n
Ireland irish irishm[ae]n|irishwom[ae]n
Northern_Ireland northern_irish
Afghanistan afghan
Albania albanian
Algeria algerian
Angola angolan
Argentina argentinian|argentine
Armenia armenian
Australia australian australians|aussies
Austria austrian
Azerbaijan azerbaijani|azeri
Bahrain bahraini
Bangladesh bangladeshi
Barbados barbadian|bajan
Belarus belarusian
Belgium belgian
Benin beninese
Bhutan bhutanese
Bolivia bolivian
Bosnia bosnian
Botswana batswana
Brazil brazilian
Bulgaria bulgarian
Burkina_Faso burkinabe
Burundi burundian
Cambodia cambodian
Cameroon cameroonian
Canada canadian
Chad chadian
Chile chilean
China chinese
Colombia colombian
Congo congolese
Costa_Rica costa_rican
Croatia croatian croats|croatians
Cuba cuban
Cyprus cypriot
Czech_Republic|Czechia czech
Denmark danish danes
Dominica|Dominican_Republic dominican
Ecuador ecuadorian
Egypt egyptian
El_Salvador salvadoran
Eritrea eritrean
Estonia estonian
Ethiopia ethiopian
Fiji fijian
Finland finnish finns
France french frenchm[ae]n|frenchwom[ae]n
Gabon gabonese
Gambia gambian
Georgia georgian
Germany german
Ghana ghanaian
Greece greek
Grenada grenadian
Guatemala guatemalan
Guinea guinean
Guyana guyanese
Haiti haitian
Honduras honduran
Hong_Kong hong_kong
Hungary hungarian
Iceland icelandic icelanders
India indian
Indonesia indonesian
Iran iranian|persian
Iraq iraqi
Israel israeli
Italy italian
Ivory_Coast ivorian
Jamaica jamaican
Japan japanese
Jordan jordanian
Kazakhstan kazakh
Kenya kenyan
Korea korean
Kosovo kosovan|kosovar
Kurdistan kurdish kurds
Kuwait kuwaiti
Kyrgyzstan kyrgyz
Laos laotian
Latvia latvian
Lebanon lebanese
Liberia liberian
Libya libyan
Lithuania lithuanian
Luxembourg luxembourgish luxembourgers
Madagascar malagasy
Malawi malawian
Malaysia malaysian
Mali malian
Malta maltese
Mauritania mauritanian
Mauritius mauritian
Mexico mexican
Moldova moldovan
Mongolia mongolian
Montenegro montenegrin
Morocco moroccan
Mozambique mozambican
Myanmar|Burma burmese
Namibia namibian
Nepal nepalese|nepali
Netherlands|Holland dutch dutchm[ae]n|dutchwom[ae]n
New_Zealand new_zealand new_zealanders|kiwis
Nicaragua nicaraguan
Niger nigerien
Nigeria nigerian
North_Macedonia|Macedonia macedonian
Norway norwegian
Oman omani
Pakistan pakistani
Palestine palestinian
Panama panamanian
Paraguay paraguayan
Peru peruvian
Philippines filipino|filipina
Poland polish poles
Portugal portuguese
Qatar qatari
Romania romanian
Russia russian
Rwanda rwandan
Saudi_Arabia saudi|saudi_arabian
Senegal senegalese
Serbia serbian serbs|serbians
Seychelles seychellois
Sierra_Leone sierra_leonean
Singapore singaporean
Slovakia slovak|slovakian
Slovenia slovenian slovenes|slovenians
Somalia somali
South_Africa south_african
Spain spanish spaniards
Sri_Lanka sri_lankan
Sudan sudanese
Sweden swedish swedes
Switzerland swiss
Syria syrian
Taiwan taiwanese
Tajikistan tajik
Tanzania tanzanian
Thailand thai
Tibet tibetan
Togo togolese
Trinidad trinidadian
Tunisia tunisian
Turkey|Türkiye turkish turks
Turkmenistan turkmen
Uganda ugandan
Ukraine ukrainian
Uruguay uruguayan
USA|United_States|America american
Uzbekistan uzbek
Venezuela venezuelan
Vietnam vietnamese
Yemen yemeni
Zambia zambian
Zimbabwe zimbabwean
Europe european|eastern_european|east_european|western_european
Africa african|west_african|east_african|north_african
Asia asian|south_asian|east_asian
Caribbean caribbean|west_indian
South_America|Latin_America latin_american|south_american
Middle_East middle_eastern
Balkans balkan
Arabia arab|arabic`

const rows = table
  .trim()
  .toLowerCase()
  .split('\n')
  .map((line) => line.split(' ').map((cell) => cell.replaceAll('_', ' ').split('|')))

/** Longer names first, so that a part of one is not taken for it. */
const oneOf = (words: readonly string[]): string =>
  words.toSorted((one, other) => other.length - one.length || one.localeCompare(other)).join('|')

/** Of the people of a country: 'french'. */
export const nationalities = oneOf(rows.flatMap(([, adjectives = []]) => adjectives))
/** Countries and parts of the world: 'france'. */
export const countries = oneOf(rows.flatMap(([names = []]) => names))
/** The people of a country, as a word of its own: 'frenchmen', 'germans'. */
export const peoples = oneOf(
  rows.flatMap(
    ([, adjectives = [], nouns]) =>
      nouns ?? adjectives.flatMap((word) => (/(?:ese|ish|ch|ss|c|lois|land|kong|sh)$/u.test(word) ? [] : [`${word}s`])),
  ),
)
/** The people of a country that have no plural: 'the french', 'the chinese'. */
export const unmarked = oneOf(
  rows.flatMap(([, adjectives = []]) => adjectives.filter((word) => /(?:ese|ish|ch|ss|lois)$/u.test(word))),
)
