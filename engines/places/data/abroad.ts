/** Names of places outside the United Kingdom and Ireland, beside the countries (from the JavaScript engine's own list) and GeoNames' cities. */

/** Country code | names that people write for it */
export const countryNames = `
US | USA; U.S.A.; U.S.; United States; United States of America; America; North America; US; Continental US; Midwest; Pacific Northwest; Tri-State Area; New England; US East; US West; US Central; East Coast US; West Coast US
AE | UAE; U.A.E.; Emirates; United Arab Emirates; Middle East
NL | Holland; The Netherlands; Netherlands
CZ | Czech Republic; Czechia
TR | Turkey; Türkiye
KR | South Korea; Korea
RU | Russia; Russian Federation
VN | Vietnam; Viet Nam
CN | China; People's Republic of China; PRC; mainland China
HK | Hong Kong
MO | Macau
SA | Saudi Arabia; KSA; Saudi
ZA | South Africa; RSA
NZ | New Zealand; NZ
AU | Australia; Aus
CA | Canada
IN | India; Bharat
BR | Brazil; Brasil
MX | Mexico; México
PH | Philippines; The Philippines
CI | Ivory Coast
MK | North Macedonia; Macedonia
BA | Bosnia
SY | Syria
TZ | Tanzania
IR | Iran
BO | Bolivia
VE | Venezuela
MD | Moldova
TW | Taiwan
BN | Brunei
PS | Palestine
DO | Dominican Republic
AT | Austria; Österreich
BE | Belgium; Belgique; België
SE | Sweden; Sverige
NO | Norway; Norge
DK | Denmark; Danmark
PL | Poland; Polska
JP | Japan
DE | Germany; Deutschland; Bavaria; Bayern; Hesse; Hessen; North Rhine-Westphalia; Nordrhein-Westfalen; Baden-Württemberg; Lower Saxony; Niedersachsen; Saxony; Brandenburg; Rhineland-Palatinate
ES | Spain; Catalonia; Cataluña; Andalusia; Basque Country; Comunidad de Madrid; España; Balearics; Canary Islands; Tenerife; Costa del Sol; Ibiza; Majorca; Mallorca
IT | Italy; Italia; Lombardy; Lombardia; Lazio; Tuscany; Sicily; Sardinia
FR | France; Île-de-France; Ile de France; Auvergne-Rhône-Alpes; Provence; Normandy; Brittany France; Occitanie
CH | Switzerland; Schweiz; Suisse
GR | Greece; Crete
CY | Cyprus
MT | Malta; Sliema; St Julians Malta
FK | Falkland Islands; The Falkland Islands; Falklands
GI | Gibraltar
KY | Cayman Islands; Grand Cayman; Cayman
BM | Bermuda
VG | British Virgin Islands; BVI
SH | St Helena
EU | Europe; CEE; Central and Eastern Europe; Continental EU; Iberia; Baltics; Balkans; European Union; EU; Mainland Europe; Western Europe; Eastern Europe; Continental Europe; Central Europe; EEA; Northern Europe; Benelux; Scandinavia; Nordics; DACH
AS | Asia; APJ; ASEAN; ANZ; SEA Region; East Asia; South Asia; JAPAC; MENA; APAC; Asia Pacific; Australasia; Oceania; South East Asia; Far East; Middle East and Africa; Central Asia
AF | Africa; West Africa; East Africa; Central Africa; North Africa; Southern Africa; Sub-Saharan Africa
LA | Latin America; South America; LATAM; Central America; Caribbean; The Caribbean; West Indies; Americas
XX | EMEA; Non UK; Outside UK; Overseas; International; Abroad; Non-UK; Rest of the World; Outside the UK; Rest of World; ROW
`

/**
 * States, provinces and territories by which people write where a city of the United States, Canada or Australia is:
 * country | name, the letters of its post office, GeoNames' code where that is another. 'Cambridge, Massachusetts' and
 * 'Boston, MA' are told from ours by them.
 */
export const foreignStates = `
US | Alabama AL; Alaska AK; Arizona AZ; Arkansas AR; California CA; Colorado CO; Connecticut CT; Delaware DE; Florida FL; Georgia GA
US | Hawaii HI; Idaho ID; Illinois IL; Indiana IN; Iowa IA; Kansas KS; Kentucky KY; Louisiana LA; Maine ME; Maryland MD; Massachusetts MA
US | Michigan MI; Minnesota MN; Mississippi MS; Missouri MO; Montana MT; Nebraska NE; Nevada NV; New Hampshire NH; New Jersey NJ
US | New Mexico NM; New York NY; New York State NY; North Carolina NC; North Dakota ND; Ohio OH; Oklahoma OK; Oregon OR; Pennsylvania PA
US | Rhode Island RI; South Carolina SC; South Dakota SD; Tennessee TN; Texas TX; Utah UT; Vermont VT; Virginia VA; Washington WA
US | Washington State WA; West Virginia WV; Wisconsin WI; Wyoming WY; District of Columbia DC; Puerto Rico PR
CA | Alberta AB 01; British Columbia BC 02; Manitoba MB 03; New Brunswick NB 04; Newfoundland and Labrador NL 05; Newfoundland NL 05
CA | Nova Scotia NS 07; Ontario ON 08; Prince Edward Island PE 09; Quebec QC 10; Québec QC 10; Quebec PQ 10; Saskatchewan SK 11; Yukon YT 12
CA | Northwest Territories NT 13; Nunavut NU 14
AU | Australian Capital Territory ACT 01; New South Wales NSW 02; Northern Territory NT 03; Queensland QLD 04; South Australia SA 05
AU | Tasmania TAS 06; Victoria VIC 07; Western Australia WA 08
`

/** Codes of three letters by ISO 3166 that company boards write for a country, beside those of two: 'IND-Pune', 'Toronto, CAN'. */
export const threeLetterCountries = `
USA US; CAN CA; AUS AU; NZL NZ; IND IN; DEU DE; GER DE; FRA FR; ESP ES; ITA IT; NLD NL; BEL BE; CHE CH; AUT AT; POL PL; PRT PT; SWE SE;
NOR NO; DNK DK; FIN FI; CZE CZ; ROU RO; HUN HU; GRC GR; BGR BG; HRV HR; SRB RS; UKR UA; TUR TR; ISR IL; ARE AE; SAU SA; QAT QA; EGY EG; ZAF ZA; NGA NG;
KEN KE; SGP SG; MYS MY; PHL PH; IDN ID; THA TH; VNM VN; JPN JP; KOR KR; CHN CN; HKG HK; TWN TW; BRA BR; MEX MX; ARG AR; CHL CL; COL CO; PER PE; CRI CR;
LUX LU; EST EE; LVA LV; LTU LT; SVK SK; SVN SI
`

/** English names of cities that GeoNames lists under another, and well-known places below the size from which we take its list. */
export const cityNames = `
Munich DE; Cologne DE; Frankfurt DE; Nuremberg DE; Hanover DE; Brunswick DE; Geneva CH; Zurich CH; Berne CH; Basle CH; Zug CH; Lugano CH;
The Hague NL; Hague NL; Antwerp BE; Brussels BE; Ghent BE; Bruges BE; Luxembourg LU; Gothenburg SE; Malmo SE; Copenhagen DK; Seville ES;
Saragossa ES; Corunna ES; Benidorm ES; Marbella ES; Lisbon PT; Oporto PT; Porto PT; Algarve PT; Milan IT; Rome IT; Turin IT; Florence IT;
Venice IT; Naples IT; Prague CZ; Vienna AT; Warsaw PL; Cracow PL; Krakow PL; Bucharest RO; Athens GR; Nicosia CY; Limassol CY; Valletta MT;
Kiev UA; Kyiv UA; Moscow RU; St Petersburg RU; Istanbul TR; Tel Aviv IL; Jerusalem IL; Cairo EG; New York US; New York City US; NYC US;
Manhattan US; Brooklyn US; Washington DC US; San Francisco US; Silicon Valley US; Bay Area US; Palo Alto US; Mountain View US;
Menlo Park US; Bombay IN; Bangalore IN; Bengaluru IN; Calcutta IN; Madras IN; New Delhi IN; Peking CN; Saigon VN; Rangoon MM; Dubai AE;
Abu Dhabi AE; Doha QA; Riyadh SA; Jeddah SA; Kuwait City KW; Manama BH; Muscat OM; Singapore SG; Tokyo JP; Sydney AU; Brisbane AU;
Cape Town ZA; Johannesburg ZA; Monte Carlo MC; Reykjavik IS; Nice FR; Cannes FR; Strasbourg FR; Versailles FR; Sophia Antipolis FR;
Twinsburg US; Redmond US; Cupertino US; SF US; Greater Boston US; Boston Metro US; Metro Boston US; Boston Area US; SF Bay Area US;
San Francisco Bay Area US; Research Triangle US; Research Triangle Park US; Washington D.C. US; District of Columbia US; Greater Toronto Area CA;
GTA CA; Greater Sydney AU; NCR IN; Delhi NCR IN; Gurgaon IN; Gurugram IN; Noida IN; Pune IN; Hyderabad IN; Bengaluru IN; Trivandrum IN; Cochin IN;
Mexico City MX; CDMX MX; Sao Paulo BR; Bogota CO; Medellin CO; Montreal CA; Quebec City CA; Zürich CH; Wien AT; Roma IT; Milano IT; Torino IT; Firenze IT;
Napoli IT; Lisboa PT; Praha CZ; Warszawa PL; Bucuresti RO; København DK; Göteborg SE; Bruxelles BE; Brussel BE; Antwerpen BE; Gent BE; München DE; Köln DE;
Frankfurt am Main DE; Sevilla ES; Ho Chi Minh City VN; HCMC VN; Makati PH; Taguig PH; Quezon City PH; Greater Montreal CA; Den Haag NL; Aarhus DK; Panama City PA; Kiev UA; Genève CH
`
