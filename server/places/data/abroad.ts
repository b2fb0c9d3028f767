/** Names of places outside the United Kingdom and Ireland, beside the countries (from the JavaScript engine's own list) and GeoNames' cities. */

/** Country code | names that people write for it */
export const countryNames = `
US | USA; U.S.A.; U.S.; United States; United States of America; America; North America; US
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
AU | Australia; Aus; NSW; New South Wales; Victoria Australia; Queensland; Western Australia
CA | Canada; Ontario; British Columbia; Alberta; Quebec
DE | Germany; Deutschland
ES | Spain; España; Balearics; Canary Islands; Tenerife; Costa del Sol; Ibiza; Majorca; Mallorca
IT | Italy; Italia
FR | France
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
EU | Europe; European Union; EU; Mainland Europe; Western Europe; Eastern Europe; Continental Europe; Central Europe; EEA; Northern Europe; Benelux; Scandinavia; Nordics; DACH
AS | Asia; APAC; Asia Pacific; Australasia; Oceania; South East Asia; Far East; Middle East and Africa; Central Asia
AF | Africa; West Africa; East Africa; Central Africa; North Africa; Southern Africa; Sub-Saharan Africa
LA | Latin America; South America; LATAM; Central America; Caribbean; The Caribbean; West Indies; Americas
XX | EMEA; Non UK; Outside UK; Overseas; International; Abroad; Non-UK; Rest of the World; Outside the UK; Rest of World; ROW
`

/** States of the United States, by which 'Cambridge, Massachusetts' and 'Boston, MA' are told from ours: name | letters */
export const unitedStates = `
Alabama AL; Alaska AK; Arizona AZ; Arkansas AR; California CA; Colorado CO; Connecticut CT; Delaware DE; Florida FL; Georgia GA;
Hawaii HI; Idaho ID; Illinois IL; Indiana IN; Iowa IA; Kansas KS; Kentucky KY; Louisiana LA; Maine ME; Maryland MD; Massachusetts MA;
Michigan MI; Minnesota MN; Mississippi MS; Missouri MO; Montana MT; Nebraska NE; Nevada NV; New Hampshire NH; New Jersey NJ;
New Mexico NM; New York NY; North Carolina NC; North Dakota ND; Ohio OH; Oklahoma OK; Oregon OR; Pennsylvania PA; Rhode Island RI;
South Carolina SC; South Dakota SD; Tennessee TN; Texas TX; Utah UT; Vermont VT; Virginia VA; Washington State WA; West Virginia WV;
Wisconsin WI; Wyoming WY; District of Columbia DC
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
Twinsburg US; Redmond US; Cupertino US
`
