/**
 * Parts of the other big towns, airports, and places of work that GeoNames lacks, set down by us from general knowledge.
 * 'Town:' opens a list ('-:' one of places that stand for themselves); each line is name | latitude, longitude | other names | residents, where it is a town. Good to half a kilometre or so.
 */
export const townDistricts = `
-:
Knock Airport | 53.9103,-8.8185 | Ireland West Airport
Lister Hospital | 51.9240,-0.2120 |
Princess Alexandra Hospital | 51.7710,0.0860 |
Princess Royal University Hospital | 51.3660,0.0590 | PRUH
South Oxhey | 51.6260,-0.3890 |  | 11500
Thundersley | 51.5700,0.5900 |  | 24000
Shoeburyness | 51.5320,0.7960 | Shoebury | 22000
West Moors | 50.8280,-1.8890 |  | 7500
Rawdon | 53.8510,-1.6780 |  | 6500
Pill | 51.4800,-2.6880 |  | 4500
Portbury | 51.4720,-2.7180 | Royal Portbury Dock | 800
Port Sunlight | 53.3540,-2.9980 |  | 1500
Berinsfield | 51.6620,-1.1760 |  | 2800
Turnford | 51.7240,-0.0290 |  | 4000
Ashchurch | 52.0000,-2.1040 |  | 2000
Lydbury North | 52.4680,-2.9570 |  | 700
Brize Norton | 51.7600,-1.5670 | RAF Brize Norton | 1000
Papworth Hospital | 52.1740,0.1380 | Royal Papworth Hospital |
Loughton | 51.6490,0.0560 |  | 33000
Wymondham | 52.5700,1.1150 |  | 17000
St Ives | 52.3320,-0.0760 |  | 17000
Wellington | 50.9780,-3.2280 |  | 15000
Seaton | 50.7050,-3.0710 |  | 7500
Somerton | 51.0540,-2.7310 |  | 4700
Southwick | 50.8370,-0.2370 |  | 13000
Brandon | 52.4480,0.6240 |  | 9500
Rothwell | 53.7500,-1.4780 |  | 21000
Northfleet | 51.4400,0.3320 |  | 30000
Horndean | 50.9130,-0.9960 |  | 13000
North Hykeham | 53.1840,-0.5890 |  | 16000
Sedgley | 52.5410,-2.1210 |  | 35000
Coseley | 52.5500,-2.0850 |  | 25000
Stapleford | 52.9290,-1.2730 |  | 15500
Romiley | 53.4110,-2.0890 |  | 10000
Orrell | 53.5370,-2.7080 |  | 12000
Standish | 53.5880,-2.6620 |  | 13500
Oswaldtwistle | 53.7430,-2.3990 |  | 11500
Birtley | 54.9000,-1.5770 |  | 8300
Ryton | 54.9740,-1.7630 |  | 9000
Clay Cross | 53.1640,-1.4130 |  | 9200
Connah's Quay | 53.2190,-3.0600 | Cei Connah; Connahs Quay Deeside | 17000
Goldthorpe | 53.5340,-1.3070 |  | 6000
Thurnscoe | 53.5450,-1.3080 |  | 8700
Worsbrough | 53.5280,-1.4710 |  | 10000
Swinton | 53.4880,-1.3150 |  | 15500
Thornton | 53.8730,-3.0030 |  | 19000
Blackheath | 52.4750,-2.0400 |  | 13000
Pontllanfraith | 51.6560,-3.1840 |  | 8500
Nantyglo | 51.7950,-3.1720 |  | 5000
Blaina | 51.7730,-3.1640 |  | 5000
Bowness-on-Windermere | 54.3640,-2.9220 | Bowness | 3500
Newlyn | 50.1030,-5.5470 |  | 4400
Lasswade | 55.8840,-3.1150 |  | 1500
Coleshill | 52.4990,-1.7060 |  | 6900
Birkenshaw | 53.7500,-1.6890 |  | 6000
Polegate | 50.8220,0.2450 |  | 9000
Cleator | 54.5090,-3.5220 |  | 900
Farningham | 51.3820,0.2200 |  | 1300
Slaithwaite | 53.6230,-1.8810 |  | 5000
Groby | 52.6640,-1.2280 |  | 7000
Corwen | 52.9800,-3.3790 |  | 2300
Wroxham | 52.7060,1.3990 |  | 1500
Melton Constable | 52.8560,1.0320 |  | 600
Long Hanborough | 51.8240,-1.3930 | Hanborough | 2600
Cairndow | 56.2530,-4.9360 |  | 150
Pontardawe | 51.7180,-3.8510 |  | 7200
Llanybydder | 52.0750,-4.1590 |  | 1600
Chandler's Ford | 50.9840,-1.3790 | Chandlers Ford | 24000
Hartfield | 51.1020,0.1080 |  | 2200
Mayfield | 51.0200,0.2610 |  | 3700
Hockley | 51.6030,0.6530 |  | 10000
Eye | 52.3190,1.1460 |  | 2200
Colyton | 50.7400,-3.0690 |  | 2800
Dromore | 54.4130,-6.1510 |  | 6000
Lurgan | 54.4630,-6.3340 | An Lorgain | 28000
Stoke Mandeville | 51.7920,-0.7880 | Stoke Mandeville Hospital | 6000
Taplow | 51.5290,-0.6840 |  | 1700
Hersham | 51.3640,-0.4010 |  | 12000
Annesley | 53.0720,-1.2500 | Sherwood Park | 1200
Lane End | 51.6190,-0.8310 |  | 3600
Broomfield | 51.7680,0.4700 | Broomfield Hospital | 5000
Hellingly | 50.8900,0.2490 |  | 1500
Otterbourne | 51.0050,-1.3420 |  | 1500
Bestwood Village | 53.0240,-1.1740 |  | 1700
Broadheath | 53.4010,-2.3570 |  | 9000
Coxheath | 51.2350,0.4960 |  | 4000
Bearsted | 51.2740,0.5780 |  | 8000
Church Crookham | 51.2580,-0.8400 |  | 8500
Llandudno Junction | 53.2830,-3.8020 | Cyffordd Llandudno | 6000
Locks Heath | 50.8660,-1.2640 |  | 20000
Sompting | 50.8310,-0.3410 |  | 8500
Holyport | 51.4940,-0.7180 |  | 3000
South Normanton | 53.1070,-1.3430 |  | 9500
Leckhampton | 51.8800,-2.0770 |  | 4400
Riverhead | 51.2830,0.1700 |  | 2600
Staining | 53.8170,-2.9880 |  | 2300
Bodicote | 52.0420,-1.3280 |  | 2100
Vange | 51.5560,0.4740 |  | 10000
Hinkley Point | 51.2060,-3.1300 | Hinkley Point C; Hinkley |
Bamber Bridge | 53.7270,-2.6600 |
Glasgow Airport | 55.8690,-4.4350 | Glasgow International Airport; Abbotsinch
Nantgarw | 51.5580,-3.2690 |
Cardiff Airport | 51.3967,-3.3433 |
St Athan | 51.4010,-3.4130 | Bro Tathan
Treforest | 51.5910,-3.3220 | Treforest Industrial Estate
Talbot Green | 51.5390,-3.3820 |
Beeston | 52.9270,-1.2160 | Beeston Nottingham; Boots Nottingham | 37000
Port Talbot | 51.5960,-3.7840 | Port Talbot Wales | 32000
Gaydon | 52.1850,-1.4640 | JLR Gaydon
Harwell | 51.5770,-1.3130 | Harwell Campus; Harwell Oxford; Harwell Science and Innovation Campus; Rutherford Appleton Laboratory
Culham | 51.6560,-1.2280 | Culham Science Centre
Milton Park | 51.6200,-1.2910 |
Aldermaston | 51.3650,-1.1450 | AWE Aldermaston
Burghfield | 51.4060,-1.0250 |
Silverstone | 52.0750,-1.0170 | Silverstone Park
Leeds:
Headingley | 53.8200,-1.5770 |
Hyde Park | 53.8120,-1.5640 |
Hunslet | 53.7770,-1.5310 |
Holbeck | 53.7860,-1.5570 |
Beeston | 53.7720,-1.5640 |
Armley | 53.7970,-1.5910 |
Bramley | 53.8120,-1.6370 |
Kirkstall | 53.8160,-1.6040 |
Roundhay | 53.8370,-1.5020 |
Moortown | 53.8470,-1.5340 |
Alwoodley | 53.8640,-1.5430 |
Crossgates | 53.8060,-1.4520 | Cross Gates
Seacroft | 53.8220,-1.4600 |
Harehills | 53.8120,-1.5110 |
Burley | 53.8090,-1.5780 |
Meanwood | 53.8320,-1.5620 |
Weetwood | 53.8310,-1.5770 |
Middleton | 53.7490,-1.5420 |
Thorpe Park | 53.7960,-1.4230 |
Stourton | 53.7680,-1.5060 |
White Rose | 53.7590,-1.5720 | White Rose Centre; White Rose Office Park
Leeds Bradford Airport | 53.8659,-1.6606 | Leeds Bradford International Airport
St James's University Hospital | 53.8070,-1.5200 | St James University Hospital; St James Hospital; St James's Hospital
Bradford:
Manningham | 53.8060,-1.7700 |
Buttershaw | 53.7590,-1.8050 |
Wibsey | 53.7680,-1.7770 |
Idle | 53.8360,-1.7360 |
Thornton | 53.7900,-1.8510 |
Wyke | 53.7370,-1.7650 |
Low Moor | 53.7530,-1.7660 |
Saltaire | 53.8380,-1.7900 |
Heaton | 53.8140,-1.7880 |
Huddersfield:
Lindley | 53.6590,-1.8240 |
Ainley Top | 53.6690,-1.8330 |
Halifax:
Hipperholme | 53.7260,-1.8130 |
King Cross | 53.7130,-1.8830 |
Manchester:
Rusholme | 53.4550,-2.2240 |
Ardwick | 53.4680,-2.2180 |
Hulme | 53.4650,-2.2500 |
Moss Side | 53.4580,-2.2420 |
Chorlton cum Hardy | 53.4420,-2.2770 | Chorlton
Withington | 53.4340,-2.2290 |
Wythenshawe | 53.3920,-2.2640 |
Levenshulme | 53.4440,-2.1930 |
Gorton | 53.4640,-2.1690 |
Openshaw | 53.4750,-2.1860 |
Ancoats | 53.4840,-2.2270 |
Collyhurst | 53.4990,-2.2260 |
Miles Platting | 53.4920,-2.2100 |
Newton Heath | 53.5000,-2.1800 |
Harpurhey | 53.5130,-2.2120 |
Moston | 53.5170,-2.1840 |
Clayton | 53.4830,-2.1780 |
Castlefield | 53.4740,-2.2550 |
Deansgate | 53.4770,-2.2500 |
Spinningfields | 53.4800,-2.2520 |
Northern Quarter | 53.4840,-2.2360 |
Manchester Science Park | 53.4620,-2.2390 |
Manchester Airport | 53.3650,-2.2730 | Manchester International Airport
Northenden | 53.4070,-2.2580 |
Baguley | 53.3990,-2.2830 |
Trafford Park | 53.4680,-2.3200 |
Trafford Centre | 53.4670,-2.3480 | The Trafford Centre; Traffordcity
Old Trafford | 53.4610,-2.2720 |
Salford Quays | 53.4720,-2.2970 | MediaCity; MediaCityUK; Media City; MediaCity UK; Media City UK
Pendleton | 53.4930,-2.2840 |
Broughton | 53.5030,-2.2600 |
Worsley | 53.5090,-2.3800 |
Pendlebury | 53.5080,-2.3150 |
Swinton | 53.5120,-2.3410 |
Stockport:
Cheadle | 53.3940,-2.2130 | Cheadle Stockport; Cheadle Cheshire | 14700
Heald Green | 53.3710,-2.2350 |
Gatley | 53.3930,-2.2330 |
Reddish | 53.4380,-2.1610 |
Handforth | 53.3500,-2.2150 |
Brooklands | 53.4170,-2.3240 |
Bolton:
Harwood | 53.5990,-2.3940 |
Over Hulton | 53.5460,-2.4660 |
Lostock | 53.5730,-2.4940 | Middlebrook
Oldham:
Chadderton | 53.5440,-2.1420 |
Liverpool:
Toxteth | 53.3870,-2.9640 |
Wavertree | 53.3980,-2.9180 |
Allerton | 53.3730,-2.8990 |
Garston | 53.3510,-2.9080 |
Speke | 53.3420,-2.8420 |
Aigburth | 53.3670,-2.9370 |
Childwall | 53.3970,-2.8830 |
Walton | 53.4470,-2.9620 |
Fazakerley | 53.4640,-2.9310 |
Aintree | 53.4790,-2.9400 |
Anfield | 53.4310,-2.9550 |
Everton | 53.4210,-2.9660 |
Kirkdale | 53.4330,-2.9800 |
West Derby | 53.4330,-2.9070 |
Old Swan | 53.4120,-2.9120 |
Kensington | 53.4120,-2.9450 |
Edge Hill | 53.4030,-2.9470 |
Norris Green | 53.4460,-2.9240 |
Croxteth | 53.4490,-2.8910 |
Knotty Ash | 53.4130,-2.8930 |
Gateacre | 53.3850,-2.8600 |
Hunts Cross | 53.3600,-2.8540 |
Halewood | 53.3600,-2.8330 |
Knowsley Industrial Park | 53.4760,-2.8660 |
Sefton Park | 53.3810,-2.9370 |
Mossley Hill | 53.3790,-2.9150 |
Albert Dock | 53.4000,-2.9930 |
Liverpool John Lennon Airport | 53.3336,-2.8497 | Liverpool Airport
Birmingham:
Edgbaston | 52.4620,-1.9270 |
Selly Oak | 52.4400,-1.9400 |
Balsall Heath | 52.4570,-1.8850 |
Ladywood | 52.4810,-1.9230 |
Deritend | 52.4740,-1.8800 |
Digbeth | 52.4760,-1.8840 |
Moseley | 52.4460,-1.8880 |
Kings Heath | 52.4320,-1.8930 | King's Heath
Kings Norton | 52.4070,-1.9280 | King's Norton
Northfield | 52.4150,-1.9640 |
Longbridge | 52.3960,-1.9810 |
Harborne | 52.4590,-1.9560 |
Quinton | 52.4600,-1.9970 |
Bournville | 52.4290,-1.9350 |
Bournbrook | 52.4460,-1.9270 |
Stirchley | 52.4280,-1.9200 |
Hall Green | 52.4330,-1.8480 |
Sparkhill | 52.4500,-1.8640 |
Sparkbrook | 52.4600,-1.8680 |
Small Heath | 52.4710,-1.8480 |
Bordesley Green | 52.4760,-1.8280 |
Tyseley | 52.4540,-1.8330 |
Yardley | 52.4700,-1.8080 | South Yardley
Stechford | 52.4840,-1.8110 |
Sheldon | 52.4560,-1.7770 |
Erdington | 52.5240,-1.8400 |
Tyburn | 52.5190,-1.8170 |
Nechells | 52.4980,-1.8620 |
Saltley | 52.4890,-1.8590 |
Lozells | 52.5020,-1.9060 |
Handsworth | 52.5060,-1.9350 |
Perry Barr | 52.5230,-1.9020 |
Great Barr | 52.5480,-1.9220 |
Kingstanding | 52.5480,-1.8840 |
Witton | 52.5140,-1.8840 |
Winson Green | 52.4940,-1.9380 |
Jewellery Quarter | 52.4880,-1.9130 |
Aston | 52.5060,-1.8810 |
Rubery | 52.3920,-2.0170 |
Birmingham Airport | 52.4539,-1.7480 | Birmingham International Airport; NEC Birmingham; Birmingham NEC; NEC; Birmingham International
Birmingham Business Park | 52.4760,-1.7200 |
Minworth | 52.5290,-1.7670 |
Castle Bromwich | 52.5060,-1.7920 |
Marston Green | 52.4670,-1.7560 |
Solihull:
Monkspath | 52.3940,-1.7950 | Blythe Valley; Blythe Valley Park
Bentley Heath | 52.3830,-1.7600 |
Olton | 52.4380,-1.8060 |
Elmdon | 52.4500,-1.7600 |
Coventry:
Binley | 52.4000,-1.4550 |
Allesley | 52.4230,-1.5620 |
Foleshill | 52.4350,-1.4880 |
Canley | 52.3960,-1.5500 | Westwood Heath; University of Warwick
Tile Hill | 52.4010,-1.5870 |
Walsgrave | 52.4310,-1.4400 |
Ansty | 52.4490,-1.4060 | Ansty Park
Whitley | 52.3890,-1.4900 |
Baginton | 52.3680,-1.5000 |
Wolverhampton:
Bushbury | 52.6240,-2.1120 |
Tettenhall | 52.5990,-2.1640 |
Penn | 52.5580,-2.1570 |
Pendeford | 52.6280,-2.1490 | i54
Oxley | 52.6130,-2.1350 |
Walsall:
Bescot | 52.5640,-1.9880 |
Dudley:
Pensnett | 52.5000,-2.1350 |
Netherton | 52.4910,-2.0850 |
Merry Hill | 52.4810,-2.1120 |
Sheffield:
Heeley | 53.3560,-1.4660 |
Hillsborough | 53.4070,-1.5040 |
Attercliffe | 53.3940,-1.4340 |
Darnall | 53.3830,-1.4120 |
Meadowhall | 53.4170,-1.4130 |
Tinsley | 53.4110,-1.4010 |
Ecclesall | 53.3570,-1.5060 |
Crookes | 53.3830,-1.5060 |
Broomhill | 53.3780,-1.5000 |
Woodseats | 53.3430,-1.4780 |
Totley | 53.3130,-1.5370 |
Handsworth | 53.3720,-1.3930 |
Norton | 53.3330,-1.4580 |
Wadsley | 53.4140,-1.5180 |
Rotherham:
Manvers | 53.5060,-1.3210 |
Hellaby | 53.4190,-1.2340 |
Waverley | 53.3850,-1.3740 |
Doncaster:
Woodlands | 53.5640,-1.1930 |
Robin Hood Airport | 53.4750,-1.0040 | Doncaster Sheffield Airport
iPort | 53.4870,-1.0960 |
Newcastle upon Tyne:
Royal Victoria Infirmary | 54.9800,-1.6190 | RVI
Freeman Hospital | 55.0030,-1.5930 |
Jesmond | 54.9900,-1.6020 |
Heaton | 54.9850,-1.5770 |
Byker | 54.9750,-1.5770 |
Shieldfield | 54.9780,-1.5990 |
Walker | 54.9740,-1.5460 |
Fenham | 54.9830,-1.6520 |
Kenton | 55.0050,-1.6520 |
Killingworth | 55.0330,-1.5550 |
Longbenton | 55.0110,-1.5700 |
Team Valley | 54.9290,-1.6160 | Team Valley Trading Estate
Cobalt Business Park | 55.0180,-1.5010 | Cobalt Park; Cobalt; Silverlink
Quorum Business Park | 55.0190,-1.5600 |
Newcastle Airport | 55.0375,-1.6917 | Newcastle International Airport
Newcastle Great Park | 55.0330,-1.6450 |
North Gosforth | 55.0250,-1.6180 |
Gateshead:
Bensham | 54.9560,-1.6140 |
Metrocentre | 54.9580,-1.6690 | Metro Centre
Low Fell | 54.9370,-1.5990 |
Sunderland:
Doxford | 54.8660,-1.4260 | Doxford Park; Doxford International
Southwick | 54.9210,-1.4030 |
Pallion | 54.9110,-1.4160 |
Middlesbrough:
Marton | 54.5330,-1.2120 | Marton-in-Cleveland
Ormesby | 54.5410,-1.1780 |
Acklam | 54.5480,-1.2550 |
Teesport | 54.6070,-1.1580 | Wilton International; Wilton
Stockton-on-Tees:
Teesside Airport | 54.5092,-1.4294 | Teesside International Airport; Durham Tees Valley Airport
Darlington:
Faverdale | 54.5430,-1.5790 |
Nottingham:
Sneinton | 52.9510,-1.1270 |
The Park | 52.9510,-1.1600 |
Basford | 52.9790,-1.1690 |
Bulwell | 52.9990,-1.1970 |
Bestwood | 53.0030,-1.1490 |
Clifton | 52.9050,-1.1790 |
Wollaton | 52.9520,-1.2200 |
Lenton | 52.9490,-1.1790 |
Radford | 52.9600,-1.1780 |
Sherwood | 52.9820,-1.1490 |
Mapperley | 52.9790,-1.1290 |
Netherfield | 52.9620,-1.0730 |
Strelley | 52.9720,-1.2420 |
Bilborough | 52.9670,-1.2230 |
Carlton | 52.9660,-1.0880 |
Daybrook | 52.9960,-1.1340 |
Chilwell | 52.9160,-1.2350 |
Leicester:
Belgrave | 52.6560,-1.1250 |
Braunstone | 52.6160,-1.1740 | Meridian Business Park; Grove Park
Clarendon Park | 52.6140,-1.1170 |
Beaumont Leys | 52.6640,-1.1660 |
Fosse Park | 52.5990,-1.1830 |
Thurmaston | 52.6760,-1.0960 |
Glenfield Hospital | 52.6560,-1.1820 |
Derby:
Spondon | 52.9190,-1.4100 |
Pride Park | 52.9150,-1.4470 |
Allestree | 52.9520,-1.4870 |
Mickleover | 52.9010,-1.5510 |
Littleover | 52.9060,-1.5100 |
Allenton | 52.8880,-1.4560 |
Chellaston | 52.8690,-1.4390 |
Raynesway | 52.9070,-1.4240 |
East Midlands Airport | 52.8311,-1.3281 | EMA; Nottingham East Midlands Airport; East Midlands Gateway
Stoke-on-Trent:
Hanley | 53.0270,-2.1760 |
Burslem | 53.0450,-2.1980 |
Tunstall | 53.0590,-2.2110 |
Fenton | 52.9980,-2.1580 |
Stoke | 53.0040,-2.1810 | Stoke-upon-Trent
Etruria | 53.0220,-2.1970 |
Trentham | 52.9660,-2.1890 |
Meir | 52.9780,-2.1020 |
Hartshill | 53.0080,-2.2050 |
Festival Park | 53.0300,-2.1910 |
Bristol:
Redcliffe | 51.4490,-2.5890 |
Temple Meads | 51.4490,-2.5810 | Bristol Temple Meads
Clifton | 51.4560,-2.6170 |
Bedminster | 51.4390,-2.6010 |
Southville | 51.4430,-2.6040 |
Filton | 51.5080,-2.5760 |
Patchway | 51.5270,-2.5650 | Cribbs Causeway; Cribbs
Aztec West | 51.5440,-2.5720 |
Emersons Green | 51.4980,-2.4840 | Emerson's Green
Frenchay | 51.5040,-2.5250 |
Fishponds | 51.4830,-2.5260 |
Horfield | 51.4900,-2.5830 |
Southmead | 51.5000,-2.6010 | Southmead Hospital
Westbury-on-Trym | 51.4940,-2.6190 | Westbury on Trym
Henleaze | 51.4890,-2.6050 |
Redland | 51.4700,-2.6000 |
Brislington | 51.4350,-2.5450 |
Knowle | 51.4280,-2.5760 |
Hartcliffe | 51.4090,-2.5970 |
Avonmouth | 51.5000,-2.6990 | Port of Bristol; Royal Portbury
Shirehampton | 51.4890,-2.6700 |
Easton | 51.4640,-2.5640 |
St Philips | 51.4550,-2.5710 | St Philip's
Almondsbury | 51.5550,-2.5720 |
Bradley Stoke | 51.5340,-2.5460 |
Staple Hill | 51.4810,-2.5020 |
Longwell Green | 51.4460,-2.4950 |
Hengrove | 51.4160,-2.5780 |
Whitchurch | 51.4070,-2.5620 |
Bristol Airport | 51.3827,-2.7190 | Bristol International Airport; Lulsgate
Bath:
Twerton | 51.3790,-2.3930 |
Combe Down | 51.3590,-2.3450 |
Walcot | 51.3890,-2.3590 |
Exeter:
Sowton | 50.7190,-3.4640 | Sowton Industrial Estate; Exeter Business Park
Marsh Barton | 50.7050,-3.5260 |
St Thomas | 50.7170,-3.5430 |
Exeter Airport | 50.7344,-3.4139 |
Plymouth:
Derriford | 50.4160,-4.1150 | Derriford Hospital
Devonport | 50.3700,-4.1720 | HMNB Devonport; Devonport Dockyard
Plympton | 50.3860,-4.0480 |
Greenbank | 50.3770,-4.1320 |
Estover | 50.4180,-4.0980 |
Crownhill | 50.4070,-4.1290 |
Southampton:
Ocean Village | 50.8960,-1.3900 |
Shirley | 50.9190,-1.4310 |
Bitterne | 50.9160,-1.3580 |
Bassett | 50.9410,-1.4090 |
Millbrook | 50.9170,-1.4480 |
Nursling | 50.9470,-1.4750 |
Chilworth | 50.9640,-1.4210 |
Southampton Airport | 50.9503,-1.3568 |
Southampton General Hospital | 50.9330,-1.4340 |
Hamble-le-Rice | 50.8570,-1.3230 | Hamble
Whiteley | 50.8860,-1.2480 |
Segensworth | 50.8690,-1.2430 |
Portsmouth:
Hilsea | 50.8290,-1.0740 |
Cosham | 50.8440,-1.0660 |
HM Naval Base | 50.8020,-1.1080 | H M Naval Base; HMNB Portsmouth; Portsmouth Naval Base; Portsmouth Dockyard
Port Solent | 50.8420,-1.1000 |
North Harbour | 50.8430,-1.0880 | Lakeside North Harbour
Queen Alexandra Hospital | 50.8500,-1.0690 |
Drayton | 50.8460,-1.0440 |
Basingstoke:
Chineham | 51.2900,-1.0630 | Chineham Park
Hatch Warren | 51.2380,-1.1220 |
Winklebury | 51.2680,-1.1240 |
Reading:
Caversham | 51.4700,-0.9720 |
Tilehurst | 51.4570,-1.0350 |
Green Park | 51.4280,-0.9800 | Green Park Reading
Theale | 51.4360,-1.0770 |
Thames Valley Park | 51.4630,-0.9270 |
Whitley | 51.4330,-0.9620 |
Winnersh | 51.4320,-0.8770 | Winnersh Triangle
Woodley | 51.4530,-0.9020 |
Arborfield | 51.4020,-0.9130 |
Slough:
Chalvey | 51.5060,-0.6090 |
Cippenham | 51.5120,-0.6300 |
Langley | 51.5060,-0.5490 | Langley Slough
Slough Trading Estate | 51.5230,-0.6260 |
Wexham | 51.5330,-0.5700 | Wexham Park Hospital; Wexham Park
Milton Keynes:
Central Milton Keynes | 52.0410,-0.7590 | CMK
Crownhill | 52.0310,-0.8110 |
Knowlhill | 52.0260,-0.7760 |
Kingston | 52.0390,-0.7020 |
Wolverton | 52.0620,-0.8090 |
Stony Stratford | 52.0560,-0.8520 |
Kiln Farm | 52.0520,-0.8220 |
Blakelands | 52.0730,-0.7330 |
Linford Wood | 52.0560,-0.7640 |
Woughton | 52.0260,-0.7310 |
Shenley | 52.0170,-0.7950 |
Oxford:
Headington | 51.7600,-1.2120 |
Summertown | 51.7770,-1.2650 |
Littlemore | 51.7200,-1.2300 |
Oxford Science Park | 51.7180,-1.2330 |
Blackbird Leys | 51.7220,-1.2030 |
Botley | 51.7500,-1.3030 |
Cambridge:
Cherry Hinton | 52.1850,0.1750 |
Trumpington | 52.1720,0.1110 | Addenbrookes; Addenbrooke's; Cambridge Biomedical Campus; Addenbrooke's Hospital
Chesterton | 52.2170,0.1360 |
Cambridge Science Park | 52.2350,0.1430 | Milton Road
Granta Park | 52.1190,0.2390 | Great Abington
Babraham | 52.1330,0.2050 | Babraham Research Campus
Hinxton | 52.0830,0.1840 | Wellcome Genome Campus; Chesterford Research Park
Pampisford | 52.1110,0.1820 |
Cambourne | 52.2200,-0.0680 |
Norwich:
Norwich Research Park | 52.6210,1.2210 | Colney
Thorpe St Andrew | 52.6300,1.3450 | Broadland Business Park
Hellesdon | 52.6520,1.2510 |
Ipswich:
Martlesham | 52.0690,1.2810 | Martlesham Heath; Adastral Park
Purdis Farm | 52.0400,1.2180 | Ransomes Europark
Brighton:
Kemptown | 50.8190,-0.1190 | Kemp Town
Falmer | 50.8640,-0.0860 |
Moulsecoomb | 50.8460,-0.1110 |
Patcham | 50.8650,-0.1500 |
Preston Park | 50.8420,-0.1480 |
Hollingbury | 50.8590,-0.1270 |
Crawley:
Manor Royal | 51.1340,-0.1830 |
Three Bridges | 51.1170,-0.1610 |
Gatwick | 51.1537,-0.1821 | Gatwick Airport; London Gatwick; LGW; Gatwick Crawley; London Gatwick Airport
Pound Hill | 51.1200,-0.1470 |
Luton:
Luton Airport | 51.8747,-0.3683 | London Luton Airport; London Luton
Capability Green | 51.8670,-0.3990 |
Leagrave | 51.9040,-0.4590 |
Bishop's Stortford:
Stansted Airport | 51.8860,0.2389 | London Stansted; London Stansted Airport; Stansted
Watford:
Leavesden | 51.6900,-0.4210 | Leavesden Green
Croxley Green | 51.6470,-0.4440 | Croxley Park
Croxley | 51.6470,-0.4410 |
Hemel Hempstead:
Maylands | 51.7610,-0.4290 | Maylands Avenue
Welwyn Garden City:
Welwyn | 51.8310,-0.2150 |
Dartford:
Crossways | 51.4560,0.2620 | Crossways Business Park
Bluewater | 51.4390,0.2710 | Bluewater Shopping Centre
Ebbsfleet | 51.4430,0.3210 | Ebbsfleet Valley
Greenhithe | 51.4500,0.2830 |
Maidstone:
Kings Hill | 51.2760,0.3990 | King's Hill
Aylesford | 51.3030,0.4790 |
Larkfield | 51.3000,0.4440 |
Grays:
Lakeside | 51.4880,0.2840 | Lakeside Shopping Centre
London Gateway | 51.5050,0.4890 | DP World; Thames Gateway
West Thurrock | 51.4770,0.2830 |
Guildford:
Surrey Research Park | 51.2400,-0.6120 |
Merrow | 51.2490,-0.5380 |
Bracknell:
Martins Heron | 51.4080,-0.7240 |
Gloucester:
Brockworth | 51.8480,-2.1600 | Gloucester Business Park
Quedgeley | 51.8220,-2.2810 |
Swindon:
Rodbourne | 51.5680,-1.8000 | Rodbourne Cheney
Stratton St Margaret | 51.5850,-1.7530 |
Haydon Wick | 51.5930,-1.8100 |
Northampton:
Brackmills | 52.2190,-0.8490 |
Moulton Park | 52.2740,-0.8790 |
Duston | 52.2450,-0.9460 |
Peterborough:
Hampton | 52.5370,-0.2560 |
Orton | 52.5530,-0.2870 | Orton Southgate; Lynch Wood
Bretton | 52.5910,-0.2820 |
Longthorpe | 52.5700,-0.2870 |
Preston:
Penwortham | 53.7490,-2.7230 |
Fulwood | 53.7890,-2.7090 |
Lostock Hall | 53.7240,-2.6860 |
Walton-le-Dale | 53.7480,-2.6820 |
Samlesbury | 53.7680,-2.6150 |
Warton | 53.7480,-2.8920 |
Blackpool:
Bispham | 53.8520,-3.0410 |
Blackpool Airport | 53.7717,-3.0286 | Squires Gate
Warrington:
Birchwood | 53.4170,-2.5200 | Birchwood Park; Risley
Omega | 53.4130,-2.6720 | Omega Business Park
Westbrook | 53.4100,-2.6290 |
Daresbury Park | 53.3380,-2.6320 | Sci-Tech Daresbury
Chester:
Chester Business Park | 53.1640,-2.9030 |
Handbridge | 53.1850,-2.8880 |
Saltney | 53.1800,-2.9460 |
Macclesfield:
Alderley Park | 53.2780,-2.2340 | Nether Alderley
Hull:
Hessle | 53.7240,-0.4330 |
Saltend | 53.7370,-0.2460 |
York:
Clifton Moor | 53.9900,-1.1000 |
Heslington | 53.9480,-1.0500 |
Monks Cross | 53.9870,-1.0500 |
Holgate | 53.9550,-1.1020 |
Edinburgh:
Leith | 55.9760,-3.1700 |
Gyle | 55.9370,-3.3180 | Edinburgh Park; South Gyle; The Gyle
Corstorphine | 55.9420,-3.2810 |
Morningside | 55.9260,-3.2100 |
Newington | 55.9360,-3.1770 |
Portobello | 55.9530,-3.1140 |
Gorgie | 55.9360,-3.2370 |
Granton | 55.9800,-3.2250 |
Haymarket | 55.9460,-3.2180 |
Stockbridge | 55.9580,-3.2090 |
Sighthill | 55.9270,-3.2880 |
Liberton | 55.9130,-3.1610 |
Little France | 55.9220,-3.1340 | Royal Infirmary of Edinburgh; Edinburgh BioQuarter
Newbridge | 55.9350,-3.4060 |
Ratho | 55.9220,-3.3820 |
Edinburgh Airport | 55.9500,-3.3725 | Ingliston
Riccarton | 55.9110,-3.3200 | Heriot-Watt University
Edinburgh Technopole | 55.8670,-3.2190 | Bush Estate; Easter Bush; Roslin Institute
Glasgow:
Govan | 55.8620,-4.3120 |
Hillington | 55.8550,-4.3690 | Hillington Park
Partick | 55.8700,-4.3090 |
Hyndland | 55.8770,-4.3080 |
Anniesland | 55.8890,-4.3210 |
Maryhill | 55.8920,-4.2930 |
Springburn | 55.8850,-4.2300 |
Dennistoun | 55.8620,-4.2150 |
Bridgeton | 55.8490,-4.2260 |
Parkhead | 55.8510,-4.1970 |
Shettleston | 55.8500,-4.1620 |
Easterhouse | 55.8650,-4.1110 |
Baillieston | 55.8490,-4.1140 |
Castlemilk | 55.8050,-4.2330 |
Cathcart | 55.8170,-4.2610 |
Shawlands | 55.8300,-4.2830 |
Pollok | 55.8230,-4.3440 | Silverburn
Drumchapel | 55.9050,-4.3690 |
Whiteinch | 55.8720,-4.3290 |
Cardonald | 55.8530,-4.3430 |
Gorbals | 55.8510,-4.2510 |
Thornliebank | 55.8030,-4.3110 |
West End | 55.8740,-4.2930 |
Aberdeen:
Altens | 57.1180,-2.0830 |
Bridge of Don | 57.1880,-2.1000 |
Dyce | 57.2030,-2.1900 | Aberdeen Airport
Bucksburn | 57.1790,-2.1760 |
Torry | 57.1350,-2.0880 |
Foresterhill | 57.1540,-2.1350 | Aberdeen Royal Infirmary
Kittybrewster | 57.1610,-2.1110 |
Dundee:
Broughty Ferry | 56.4680,-2.8710 |
Ninewells | 56.4640,-3.0380 | Ninewells Hospital
Inverness:
Longman | 57.4920,-4.2210 |
Raigmore | 57.4740,-4.1920 | Raigmore Hospital
Livingston:
Deans | 55.9020,-3.5510 |
Kirkton | 55.8870,-3.5430 |
Eliburn | 55.8960,-3.5450 |
Dunfermline:
Halbeath | 56.0800,-3.3980 | Pitreavie
Helensburgh:
Faslane | 56.0660,-4.8200 | HMNB Clyde; HM Naval Base Clyde
Cardiff:
Rumney | 51.5060,-3.1420 |
Grangetown | 51.4640,-3.1850 |
Cardiff Bay | 51.4640,-3.1640 |
Canton | 51.4830,-3.2060 |
Cathays | 51.4950,-3.1790 |
Maindy | 51.4990,-3.1900 |
Roath | 51.4920,-3.1570 |
Llandaff | 51.4940,-3.2180 |
Whitchurch | 51.5130,-3.2230 |
Llanishen | 51.5290,-3.1910 |
Pontprennau | 51.5310,-3.1400 | Cardiff Gate
St Mellons | 51.5260,-3.1080 |
Heath | 51.5080,-3.1860 | University Hospital of Wales
Ely | 51.4830,-3.2500 |
Fairwater | 51.4950,-3.2450 |
Splott | 51.4780,-3.1490 |
Newport:
Celtic Springs | 51.5620,-3.0400 | Coedkernew; Cleppa Park; Imperial Park
Langstone | 51.6030,-2.9130 |
Maindee | 51.5890,-2.9780 |
Duffryn | 51.5580,-3.0290 |
Swansea:
Morriston | 51.6640,-3.9190 | Morriston Hospital
Sketty | 51.6250,-3.9820 | Singleton Hospital
Llansamlet | 51.6600,-3.8850 | Swansea Enterprise Park
SA1 Swansea Waterfront | 51.6190,-3.9270 | SA1 Waterfront; Swansea Waterfront
Mumbles | 51.5720,-4.0000 | The Mumbles
Wrexham:
Wrexham Industrial Estate | 53.0380,-2.9150 |
Deeside:
Deeside Industrial Park | 53.2290,-3.0100 |
Ewloe | 53.1850,-3.0640 |
Belfast:
Ormeau | 54.5810,-5.9200 |
Derriaghy | 54.5410,-6.0070 |
Ballysillan | 54.6290,-5.9620 |
Sydenham | 54.6040,-5.8780 |
Stranmillis | 54.5740,-5.9360 |
Finaghy | 54.5640,-5.9840 |
Andersonstown | 54.5780,-5.9830 |
Titanic Quarter | 54.6080,-5.9090 |
Mallusk | 54.6810,-5.9960 |
Dunmurry | 54.5520,-6.0080 |
Newtownbreda | 54.5560,-5.9090 |
Stormont | 54.6050,-5.8320 |
Ballyhackamore | 54.5960,-5.8680 |
Knock | 54.5900,-5.8610 |
Gilnahirk | 54.5780,-5.8420 |
Malone | 54.5700,-5.9500 |
Duncrue | 54.6250,-5.9170 |
Belfast City Airport | 54.6181,-5.8725 | George Best Belfast City Airport
Belfast International Airport | 54.6575,-6.2158 | Aldergrove
Lisburn:
Lambeg | 54.5290,-6.0280 |
Drumbo | 54.5160,-5.9510 |
Portadown:
Mahon | 54.4170,-6.4180 |
Antrim:
Muckamore | 54.7020,-6.1890 |
Nutts Corner | 54.6360,-6.1480 |
Bangor, Co. Down:
Groomsport | 54.6750,-5.6170 |
Crawfordsburn | 54.6600,-5.7280 |
Ballymena:
Galgorm | 54.8600,-6.3230 |
Londonderry:
Campsie | 55.0330,-7.2150 |
Waterside | 54.9920,-7.3060 |
Dublin:
Ballsbridge | 53.3290,-6.2290 |
Sandyford Industrial Estate | 53.2750,-6.2120 | Sandyford Business Park; Leopardstown; Central Park Leopardstown
Grand Canal Dock | 53.3430,-6.2380 | Silicon Docks; Grand Canal
IFSC | 53.3490,-6.2470 | International Financial Services Centre; North Wall; Docklands Dublin; Dublin Docklands; Spencer Dock; East Wall
Citywest | 53.2870,-6.4400 | City West; Citywest Business Campus
Park West | 53.3290,-6.3790 | Parkwest
Ballymount | 53.3110,-6.3570 |
Ballycoolin | 53.4080,-6.4130 | Ballycoolen; Damastown; Mulhuddart
Cherrywood | 53.2430,-6.1430 |
Dublin City Centre | 53.3470,-6.2600 | Central Dublin; Dublin City; Dublin City Center
Dublin Airport | 53.4264,-6.2499 |
Santry | 53.3970,-6.2460 |
Drumcondra | 53.3700,-6.2540 |
Glasnevin | 53.3720,-6.2680 |
Phibsborough | 53.3600,-6.2730 | Phibsboro
Smithfield | 53.3480,-6.2780 |
Stoneybatter | 53.3530,-6.2830 |
Clonskeagh | 53.3120,-6.2370 | Belfield; UCD
Ranelagh | 53.3260,-6.2560 |
Rathgar | 53.3150,-6.2740 |
Harold's Cross | 53.3240,-6.2850 | Harolds Cross
Inchicore | 53.3410,-6.3120 |
Ballyfermot | 53.3420,-6.3520 |
Walkinstown | 53.3190,-6.3360 |
Liffey Valley | 53.3530,-6.3920 |
Palmerstown | 53.3500,-6.3760 |
Chapelizod | 53.3480,-6.3440 |
Cabra | 53.3640,-6.2960 |
Coolock | 53.3890,-6.2000 | Clonshaugh
Artane | 53.3840,-6.2140 |
Beaumont | 53.3870,-6.2330 | Beaumont Hospital
Clontarf | 53.3640,-6.2000 |
Ballymun | 53.3970,-6.2640 |
Castleknock | 53.3740,-6.3630 |
Clonsilla | 53.3860,-6.4160 |
Tyrrelstown | 53.4200,-6.3910 |
Stillorgan | 53.2890,-6.1970 |
Blackrock | 53.3010,-6.1780 |
Merrion | 53.3150,-6.2070 | Merrion Square; Elm Park
Ringsend | 53.3420,-6.2260 |
Portobello | 53.3310,-6.2650 |
Saggart | 53.2800,-6.4440 |
Grange Castle | 53.3190,-6.4370 | Grangecastle
Rathcoole | 53.2810,-6.4730 | Greenogue
Baldonnel | 53.3010,-6.4490 | Baldonnell
Naas:
Millennium Park | 53.2370,-6.6840 |
Cork:
Mahon | 51.8850,-8.3970 | Mahon Point
Little Island | 51.9080,-8.3540 |
Ringaskiddy | 51.8310,-8.3210 |
Cork Airport | 51.8413,-8.4911 | Cork Airport Business Park
Bishopstown | 51.8790,-8.5280 |
Wilton | 51.8820,-8.5090 |
Blackpool | 51.9160,-8.4740 |
Hollyhill | 51.9080,-8.5080 |
Cork City Centre | 51.8979,-8.4706 | Cork City
Galway:
Parkmore | 53.2980,-8.9880 |
Ballybrit | 53.2980,-9.0020 |
Salthill | 53.2600,-9.0760 |
Galway City Centre | 53.2740,-9.0490 | Galway City
Limerick:
Raheen | 52.6250,-8.6520 | Raheen Business Park
Plassey | 52.6740,-8.5680 | National Technology Park; Plassey Technology Park
Dooradoyle | 52.6340,-8.6480 |
Limerick City Centre | 52.6640,-8.6240 | Limerick City
Shannon:
Shannon Airport | 52.7020,-8.9248 | Shannon Free Zone; Shannon Industrial Estate
Newmarket on Fergus:
Bunratty | 52.6960,-8.8120 |
Seascale:
Sellafield | 54.4200,-3.4970 | Sellafield Site
Leamington Spa:
Whitnash | 52.2680,-1.5240 |
Lighthorne Heath | 52.2050,-1.4850 |
Nuneaton:
Bermuda Park | 52.5020,-1.4750 |
Warwick:
Heathcote | 52.2620,-1.5570 | Tachbrook Park
Burton upon Trent:
Branston | 52.7870,-1.6620 |
Lichfield:
Fradley | 52.7170,-1.7900 | Fradley Park
Worcester:
Warndon | 52.2130,-2.1820 |
Hereford:
Rotherwas | 52.0360,-2.6860 |
Telford:
Hortonwood | 52.7130,-2.4680 |
Stafford Park | 52.6830,-2.4270 |
Farnborough:
Farnborough Airport | 51.2758,-0.7763 |
Salisbury:
Porton Down | 51.1310,-1.7040 | Boscombe Down; Porton
Amesbury:
Larkhill | 51.1970,-1.8170 |
Corsham:
Basil Hill | 51.4180,-2.1990 | MOD Corsham
Bedford:
Cranfield | 52.0690,-0.6080 | Cranfield University
Wyboston | 52.2040,-0.2930 |
Colworth | 52.2220,-0.5670 | Colworth Science Park
`
