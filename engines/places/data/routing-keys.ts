/**
 * The 139 routing keys of Eircode (the first three characters), set down by us from general knowledge.
 * Key | post town | county of Ireland | latitude, longitude where the town is not in the gazetteer or the district is not its middle.
 */
export const routingKeys = `
A41 | Ballyboughal | Dublin | 53.520,-6.267
A42 | Garristown | Dublin | 53.567,-6.386
A45 | Oldtown | Dublin | 53.524,-6.318
A63 | Greystones | Wicklow | 53.120,-6.090
A67 | Wicklow | Wicklow |
A75 | Castleblayney | Monaghan |
A81 | Carrickmacross | Monaghan |
A82 | Kells | Meath |
A83 | Enfield | Meath |
A84 | Ashbourne | Meath |
A85 | Dunshaughlin | Meath |
A86 | Dunboyne | Meath |
A91 | Dundalk | Louth |
A92 | Drogheda | Louth |
A94 | Blackrock | Dublin | 53.300,-6.178
A96 | Glenageary | Dublin | 53.281,-6.123
A98 | Bray | Wicklow |
C15 | Navan | Meath |
D01 | Dublin 1 | Dublin | 53.3520,-6.2590
D02 | Dublin 2 | Dublin | 53.3390,-6.2530
D03 | Dublin 3 | Dublin | 53.3630,-6.2150
D04 | Dublin 4 | Dublin | 53.3290,-6.2290
D05 | Dublin 5 | Dublin | 53.3830,-6.1920
D06 | Dublin 6 | Dublin | 53.3220,-6.2620
D6W | Dublin 6W | Dublin | 53.3100,-6.3000
D07 | Dublin 7 | Dublin | 53.3610,-6.2830
D08 | Dublin 8 | Dublin | 53.3360,-6.2870
D09 | Dublin 9 | Dublin | 53.3820,-6.2460
D10 | Dublin 10 | Dublin | 53.3420,-6.3590
D11 | Dublin 11 | Dublin | 53.3910,-6.2930
D12 | Dublin 12 | Dublin | 53.3220,-6.3170
D13 | Dublin 13 | Dublin | 53.3950,-6.1500
D14 | Dublin 14 | Dublin | 53.2970,-6.2580
D15 | Dublin 15 | Dublin | 53.3850,-6.3870
D16 | Dublin 16 | Dublin | 53.2770,-6.2880
D17 | Dublin 17 | Dublin | 53.4010,-6.2070
D18 | Dublin 18 | Dublin | 53.2560,-6.1780
D20 | Dublin 20 | Dublin | 53.3510,-6.3690
D22 | Dublin 22 | Dublin | 53.3260,-6.3990
D24 | Dublin 24 | Dublin | 53.2860,-6.3720
E21 | Cahir | Tipperary |
E25 | Cashel | Tipperary |
E32 | Carrick-on-Suir | Tipperary |
E34 | Tipperary | Tipperary |
E41 | Thurles | Tipperary |
E45 | Nenagh | Tipperary |
E53 | Roscrea | Tipperary |
E91 | Clonmel | Tipperary |
F12 | Claremorris | Mayo |
F23 | Castlebar | Mayo |
F26 | Ballina | Mayo |
F28 | Westport | Mayo |
F31 | Ballinrobe | Mayo |
F35 | Ballyhaunis | Mayo |
F42 | Roscommon | Roscommon |
F45 | Castlerea | Roscommon |
F52 | Boyle | Roscommon |
F56 | Ballymote | Sligo |
F91 | Sligo | Sligo |
F92 | Letterkenny | Donegal |
F93 | Lifford | Donegal |
F94 | Donegal | Donegal |
H12 | Cavan | Cavan |
H14 | Belturbet | Cavan |
H16 | Cootehill | Cavan |
H18 | Monaghan | Monaghan |
H23 | Clones | Monaghan |
H53 | Ballinasloe | Galway |
H54 | Tuam | Galway |
H62 | Loughrea | Galway |
H65 | Athenry | Galway |
H71 | Clifden | Galway |
H91 | Galway | Galway |
K32 | Balbriggan | Dublin |
K34 | Skerries | Dublin |
K36 | Malahide | Dublin |
K45 | Lusk | Dublin |
K56 | Rush | Dublin |
K67 | Swords | Dublin |
K78 | Lucan | Dublin |
N37 | Athlone | Westmeath |
N39 | Longford | Longford |
N41 | Carrick-on-Shannon | Leitrim |
N91 | Mullingar | Westmeath |
P12 | Macroom | Cork |
P14 | Crookstown | Cork | 51.842,-8.832
P17 | Kinsale | Cork |
P24 | Cobh | Cork |
P25 | Midleton | Cork |
P31 | Ballincollig | Cork |
P32 | Donoughmore | Cork | 51.993,-8.757
P36 | Youghal | Cork |
P43 | Carrigaline | Cork |
P47 | Dunmanway | Cork |
P51 | Mallow | Cork |
P56 | Charleville | Cork |
P61 | Fermoy | Cork |
P67 | Mitchelstown | Cork |
P72 | Bandon | Cork |
P75 | Bantry | Cork |
P81 | Skibbereen | Cork |
P85 | Clonakilty | Cork |
R14 | Athy | Kildare |
R21 | Bagenalstown | Carlow |
R32 | Portlaoise | Laois |
R35 | Tullamore | Offaly |
R42 | Birr | Offaly |
R45 | Edenderry | Offaly |
R51 | Kildare | Kildare |
R56 | The Curragh | Kildare | 53.147,-6.826
R93 | Carlow | Carlow |
R95 | Kilkenny | Kilkenny |
T12 | Cork Southside | Cork | 51.885,-8.485
T23 | Cork Northside | Cork | 51.912,-8.475
T34 | Carrignavar | Cork | 51.980,-8.480
T45 | Glanmire | Cork | 51.914,-8.400
T56 | Watergrasshill | Cork |
V14 | Shannon | Clare |
V15 | Kilrush | Clare |
V23 | Caherciveen | Kerry | 51.948,-10.222
V31 | Listowel | Kerry |
V35 | Kilmallock | Limerick |
V42 | Newcastle West | Limerick |
V92 | Tralee | Kerry |
V93 | Killarney | Kerry |
V94 | Limerick | Limerick |
V95 | Ennis | Clare |
W12 | Newbridge | Kildare |
W23 | Celbridge | Kildare | 53.370,-6.560
W34 | Monasterevin | Kildare |
W91 | Naas | Kildare |
X35 | Dungarvan | Waterford |
X42 | Kilmacthomas | Waterford |
X91 | Waterford | Waterford |
Y14 | Arklow | Wicklow |
Y21 | Enniscorthy | Wexford |
Y25 | Gorey | Wexford |
Y34 | New Ross | Wexford |
Y35 | Wexford | Wexford |
`
