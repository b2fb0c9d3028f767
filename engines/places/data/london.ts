/**
 * Parts of London that GeoNames lacks or names otherwise, set down by us from general knowledge: districts, streets and
 * stations that ads give as a place, and the boroughs. Name | latitude, longitude | other names | residents, or how many
 * would make it as well known.
 * Positions are the middle of the district or the station, good to a few hundred metres.
 */
export const londonDistricts = `
City of London | 51.5155,-0.0922 | the City; City, London; London City; City London; Square Mile; City of Ldn; City; London EC; The City of London; Citylondon; City (London); London, City of | 40000
West End | 51.5134,-0.1380 | London West End; the West End; West End of London; London - West End; West End London; Westend
Docklands | 51.5050,-0.0150 | London Docklands; the Docklands; Isle of Dogs and Docklands
Shoreditch | 51.5260,-0.0780 | Shoreditch High Street | 30000
Hoxton | 51.5300,-0.0800 |
Old Street | 51.5256,-0.0875 | Silicon Roundabout; Tech City
Soho | 51.5136,-0.1365 |  | 30000
Fitzrovia | 51.5190,-0.1380 |
Mayfair | 51.5100,-0.1470 |
Marylebone | 51.5190,-0.1520 | Baker Street
Covent Garden | 51.5118,-0.1240 |
Leicester Square | 51.5106,-0.1301 |
Piccadilly | 51.5090,-0.1360 | Piccadilly Circus
Oxford Circus | 51.5152,-0.1419 | Oxford Street; Regent Street
Bond Street | 51.5142,-0.1494 |
Tottenham Court Road | 51.5165,-0.1310 |
Chinatown | 51.5115,-0.1310 |
Strand | 51.5110,-0.1200 | The Strand; Aldwych
Temple | 51.5110,-0.1130 |
Charing Cross | 51.5080,-0.1247 | Trafalgar Square; Embankment
Haymarket | 51.5085,-0.1315 |
Bloomsbury | 51.5220,-0.1260 | Russell Square
Holborn Viaduct | 51.5173,-0.1050 | Chancery Lane; High Holborn
Clerkenwell | 51.5240,-0.1060 |
Farringdon | 51.5203,-0.1053 |
Finsbury | 51.5270,-0.1010 |
St Luke's | 51.5255,-0.0930 | St Lukes
Angel | 51.5322,-0.1058 | The Angel; Angel Islington
Moorgate | 51.5186,-0.0886 |
Bank | 51.5133,-0.0886 | Bank of England; Cornhill
Monument | 51.5107,-0.0860 |
Cannon Street | 51.5113,-0.0904 |
Liverpool Street | 51.5178,-0.0817 | Liverpool St; Broadgate; Bishopsgate
Fenchurch Street | 51.5117,-0.0786 | Fenchurch St
Aldgate | 51.5143,-0.0755 | Aldgate East; Houndsditch
Tower Hill | 51.5098,-0.0766 | Tower Gateway; Minories
Blackfriars | 51.5117,-0.1037 |
Fleet Street | 51.5140,-0.1080 |
St Paul's | 51.5149,-0.0978 | St Pauls
Euston | 51.5282,-0.1337 | Euston Road; UCLH; University College Hospital
St Pancras | 51.5306,-0.1253 | Kings Cross St Pancras
King's Cross | 51.5308,-0.1238 | Kings X; King's Cross, London; Kings Cross London
Paddington | 51.5154,-0.1755 |  | 30000
Victoria | 51.4952,-0.1439 | London Victoria; Victoria, London; Victoria Street | 30000
Westminster | 51.4975,-0.1357 | City of Westminster; Whitehall; Parliament Square; Westminster City | 50000
St James's | 51.5070,-0.1360 | St James
Pimlico | 51.4893,-0.1334 |
Millbank | 51.4920,-0.1260 |
Belgravia | 51.4990,-0.1540 |
Knightsbridge | 51.5010,-0.1610 |
Hyde Park Corner | 51.5027,-0.1527 | Park Lane
South Kensington | 51.4940,-0.1740 | S Kensington
West Kensington | 51.4907,-0.2060 |
High Street Kensington | 51.5010,-0.1920 |
Notting Hill | 51.5090,-0.1960 | Notting Hill Gate
Ladbroke Grove | 51.5170,-0.2100 |
Holland Park | 51.5070,-0.2060 |
Earl's Court | 51.4914,-0.1940 | Earls Court
Olympia | 51.4980,-0.2100 | Kensington Olympia
Maida Vale | 51.5300,-0.1850 |
St John's Wood | 51.5330,-0.1740 | St Johns Wood
Little Venice | 51.5220,-0.1830 |
Regent's Park | 51.5270,-0.1510 | Regents Park
Primrose Hill | 51.5390,-0.1580 |
Swiss Cottage | 51.5430,-0.1750 |
Hampstead | 51.5560,-0.1780 |  | 40000
West Hampstead | 51.5470,-0.1910 |
Kentish Town | 51.5500,-0.1410 |
Gospel Oak | 51.5550,-0.1510 |
Tufnell Park | 51.5567,-0.1380 |
Finsbury Park | 51.5642,-0.1065 |
Arsenal | 51.5586,-0.1060 |
Stoke Newington | 51.5620,-0.0740 |
Newington Green | 51.5520,-0.0850 |
Dalston | 51.5460,-0.0750 |
De Beauvoir | 51.5400,-0.0800 | De Beauvoir Town
Haggerston | 51.5350,-0.0730 |
London Fields | 51.5410,-0.0610 |
Hackney Wick | 51.5430,-0.0250 | Here East
Hackney Central | 51.5470,-0.0560 |
Homerton | 51.5470,-0.0420 |
Clapton | 51.5610,-0.0570 | Upper Clapton; Lower Clapton
Mile End | 51.5250,-0.0330 |
Bromley-by-Bow | 51.5240,-0.0110 |
Poplar | 51.5080,-0.0170 |
Isle of Dogs | 51.4950,-0.0150 |
Canary Wharf | 51.5050,-0.0200 | Canary Warf; Canary Whaf
Wapping | 51.5040,-0.0560 |
St Katharine Docks | 51.5065,-0.0715 | St Katherines Dock; St Katharines
Tower Bridge | 51.5050,-0.0750 |
Royal Docks | 51.5075,0.0200 | Royal Victoria Dock; Custom House; ExCeL London; Victoria Docks; Excel
Silvertown | 51.5010,0.0230 |
London City Airport | 51.5040,0.0500 | City Airport
Beckton | 51.5150,0.0610 |
East Ham | 51.5390,0.0520 |  | 76000
Plaistow | 51.5280,0.0250 |
Forest Gate | 51.5490,0.0250 |
Maryland | 51.5460,0.0060 |
Olympic Park | 51.5430,-0.0160 | Queen Elizabeth Olympic Park; East Village; Stratford City; Westfield Stratford
Ilford | 51.5590,0.0700 |  | 160000
Seven Kings | 51.5640,0.0970 |
Gants Hill | 51.5770,0.0660 |
Newbury Park | 51.5750,0.0900 |
Hainault | 51.6040,0.0930 |
South Woodford | 51.5920,0.0270 |
Woodford | 51.6070,0.0340 |
Redbridge | 51.5760,0.0460 | London Borough of Redbridge
Havering | 51.5800,0.1830 | London Borough of Havering
Gidea Park | 51.5820,0.2060 |
Harold Hill | 51.6080,0.2260 |
Barking and Dagenham | 51.5450,0.1300 | London Borough of Barking and Dagenham; Barking & Dagenham
Waltham Forest | 51.5880,-0.0120 | London Borough of Waltham Forest
Newham | 51.5260,0.0330 | London Borough of Newham
Tower Hamlets | 51.5150,-0.0350 | London Borough of Tower Hamlets
Hackney | 51.5450,-0.0550 | London Borough of Hackney | 60000
Haringey | 51.5880,-0.1050 | London Borough of Haringey | 30000
Enfield | 51.6520,-0.0810 | London Borough of Enfield; Enfield Town
Barnet | 51.6530,-0.2000 | London Borough of Barnet; Chipping Barnet; New Barnet | 47000
Camden | 51.5410,-0.1430 | London Borough of Camden; Camden Lock; Camden, London | 40000
Islington | 51.5380,-0.1030 | London Borough of Islington
Brent | 51.5590,-0.2810 | London Borough of Brent
Ealing | 51.5130,-0.3050 | London Borough of Ealing; West Ealing; South Ealing | 85000
Harrow | 51.5800,-0.3340 | London Borough of Harrow
Hillingdon | 51.5330,-0.4530 | London Borough of Hillingdon | 15000
Hounslow | 51.4680,-0.3610 | London Borough of Hounslow
Hammersmith and Fulham | 51.4900,-0.2200 | London Borough of Hammersmith and Fulham; Hammersmith & Fulham
Kensington and Chelsea | 51.4990,-0.1940 | Kensington & Chelsea; Royal Borough of Kensington and Chelsea; RBKC
Wandsworth | 51.4570,-0.1920 | London Borough of Wandsworth; Wandsworth Town | 60000
Lambeth | 51.4900,-0.1170 | London Borough of Lambeth; North Lambeth | 40000
Southwark | 51.5030,-0.0990 | London Borough of Southwark | 40000
Lewisham | 51.4620,-0.0130 | London Borough of Lewisham | 60000
Greenwich | 51.4820,0.0000 | London Borough of Greenwich; Royal Borough of Greenwich | 30000
Bexley | 51.4420,0.1480 | London Borough of Bexley; Old Bexley
Bromley | 51.4060,0.0150 | London Borough of Bromley; Bromley South; Bromley Town | 88000
Croydon | 51.3750,-0.0990 | London Borough of Croydon; East Croydon; West Croydon
Sutton | 51.3610,-0.1930 | London Borough of Sutton
Merton | 51.4100,-0.1930 | London Borough of Merton; South Wimbledon; Colliers Wood
Kingston upon Thames | 51.4100,-0.3010 | Kingston; Royal Borough of Kingston upon Thames; Kingston Thames; Kingston-on-Thames; London Borough of Kingston
Richmond | 51.4610,-0.3040 | Richmond upon Thames; Richmond-on-Thames; London Borough of Richmond; Richmond Thames
Twickenham | 51.4490,-0.3290 |  | 62000
Whitton | 51.4500,-0.3580 |
Ham | 51.4370,-0.3090 |
St Margarets | 51.4550,-0.3200 |
Hanwell | 51.5090,-0.3380 |
Perivale | 51.5370,-0.3220 |
Alperton | 51.5410,-0.3000 |
Park Royal | 51.5280,-0.2780 |
Old Oak Common | 51.5240,-0.2450 | Old Oak
White City | 51.5120,-0.2240 | Television Centre; Westfield London
Kensal Rise | 51.5340,-0.2190 |
Queen's Park | 51.5340,-0.2050 | Queens Park
Neasden | 51.5600,-0.2500 |
Dollis Hill | 51.5520,-0.2390 |
Brent Cross | 51.5760,-0.2140 |
Hendon | 51.5840,-0.2260 |  | 50000
Colindale | 51.5950,-0.2500 |
Mill Hill | 51.6150,-0.2450 |
Burnt Oak | 51.6030,-0.2640 |
Kingsbury | 51.5850,-0.2790 |
Queensbury | 51.5940,-0.2860 |
Kenton | 51.5820,-0.3160 |
Wealdstone | 51.5970,-0.3350 |
Hatch End | 51.6090,-0.3680 |
Rayners Lane | 51.5750,-0.3720 |
South Harrow | 51.5650,-0.3520 |
North Harrow | 51.5850,-0.3630 |
Eastcote | 51.5770,-0.3970 |
Northwood | 51.6110,-0.4240 |
Ickenham | 51.5620,-0.4450 |
South Ruislip | 51.5570,-0.3990 |
Harefield | 51.6030,-0.4800 |
Stockley Park | 51.5140,-0.4430 |
Yiewsley | 51.5130,-0.4710 |
Heathrow | 51.4700,-0.4543 | Heathrow Airport; London Heathrow; LHR; London Heathrow Airport; Heathrow Terminal | 30000
Hatton Cross | 51.4670,-0.4230 |
Gunnersbury | 51.4920,-0.2750 | Chiswick Park; Chiswick Business Park
Acton Town | 51.5030,-0.2800 | North Acton; South Acton; East Acton
Turnham Green | 51.4950,-0.2550 |
Brentford | 51.4860,-0.3100 | Great West Road | 28000
Hammersmith | 51.4930,-0.2240 |  | 60000
Kensington | 51.5000,-0.1930 |  | 60000
Chelsea | 51.4870,-0.1690 |  | 50000
Parsons Green | 51.4750,-0.2010 |
Battersea | 51.4700,-0.1690 |
Nine Elms | 51.4800,-0.1290 | Battersea Power Station
Clapham | 51.4620,-0.1380 | Clapham Common; Clapham North; Clapham South | 60000
Clapham Junction | 51.4640,-0.1700 |
Vauxhall | 51.4860,-0.1230 |
Stockwell | 51.4720,-0.1230 |
Oval | 51.4820,-0.1130 | The Oval
Waterloo | 51.5030,-0.1130 | Waterloo Station | 25000
South Bank | 51.5060,-0.1150 | Southbank
Bankside | 51.5070,-0.0990 |
Borough | 51.5010,-0.0930 | The Borough
London Bridge | 51.5050,-0.0860 | London Bridge Station; More London; The Shard
Bermondsey | 51.4980,-0.0640 |  | 40000
Elephant and Castle | 51.4950,-0.1000 | Elephant & Castle
Walworth | 51.4880,-0.0900 |
Old Kent Road | 51.4840,-0.0700 |
Nunhead | 51.4640,-0.0550 |
Denmark Hill | 51.4680,-0.0890 |
Herne Hill | 51.4530,-0.1020 |
Tulse Hill | 51.4400,-0.1050 |
West Norwood | 51.4320,-0.1030 |
Dulwich | 51.4450,-0.0860 | West Dulwich; Dulwich Village | 30000
Sydenham | 51.4270,-0.0540 |
Anerley | 51.4120,-0.0650 |
Penge | 51.4150,-0.0550 |
Bellingham | 51.4330,-0.0190 |
Hither Green | 51.4520,-0.0010 |
Grove Park | 51.4310,0.0220 |
Deptford | 51.4780,-0.0260 |
Surrey Quays | 51.4930,-0.0470 | Canada Water
North Greenwich | 51.5000,0.0040 | Greenwich Peninsula; The O2
Woolwich | 51.4900,0.0690 | Woolwich Arsenal | 85000
Bexleyheath | 51.4560,0.1430 |  | 31000
Crayford | 51.4510,0.1780 |
Slade Green | 51.4680,0.1900 |
Petts Wood | 51.3890,0.0740 |
St Mary Cray | 51.3950,0.1060 |
Elmers End | 51.3980,-0.0490 |
New Addington | 51.3430,-0.0170 |
Addington | 51.3580,-0.0320 |
Selhurst | 51.3920,-0.0880 |
Streatham Hill | 51.4380,-0.1270 | Streatham Common
Tooting Broadway | 51.4278,-0.1680 | Tooting Bec
Southfields | 51.4450,-0.2060 |
Raynes Park | 51.4090,-0.2300 |
Motspur Park | 51.3950,-0.2400 |
Merton Park | 51.4110,-0.2020 |
Morden Park | 51.3960,-0.2150 |
Hackbridge | 51.3780,-0.1560 |
Beddington | 51.3720,-0.1320 |
North Cheam | 51.3710,-0.2200 |
Kingston Vale | 51.4310,-0.2560 |
East Finchley | 51.5870,-0.1650 |
North Finchley | 51.6140,-0.1760 | Finchley Central; West Finchley
Whetstone | 51.6300,-0.1750 |
New Southgate | 51.6150,-0.1430 | Arnos Grove
Cockfosters | 51.6500,-0.1490 |
Oakwood | 51.6470,-0.1310 |
Winchmore Hill | 51.6340,-0.1000 |
Bounds Green | 51.6070,-0.1240 |
Bowes Park | 51.6070,-0.1150 |
Turnpike Lane | 51.5900,-0.1030 |
Alexandra Palace | 51.5940,-0.1300 |
Manor House | 51.5710,-0.0960 |
South Tottenham | 51.5800,-0.0720 |
Brimsdown | 51.6550,-0.0310 |
Lea Valley | 51.6100,-0.0400 | Lee Valley
Lea Bridge | 51.5670,-0.0370 |
Blackhorse Road | 51.5870,-0.0410 |
Colney Hatch | 51.6100,-0.1500 |
Biggin Hill | 51.3120,0.0330 |
Kidbrooke | 51.4620,0.0270 |
Norwood | 51.4180,-0.0830 |
Shad Thames | 51.5030,-0.0730 | Butlers Wharf
Gray's Inn | 51.5200,-0.1130 | Grays Inn Road
Leadenhall | 51.5130,-0.0820 | Leadenhall Street; Lloyds of London; Lime Street
Hyde Park | 51.5073,-0.1657 |
Brompton | 51.4960,-0.1690 |
Somers Town | 51.5300,-0.1330 |
Marble Arch | 51.5131,-0.1589 |
Staples Corner | 51.5720,-0.2300 |
Cowley | 51.5270,-0.4800 | Cowley Uxbridge
Northwick Park | 51.5780,-0.3180 | Northwick Park Hospital
Downe | 51.3350,0.0530 |
Brockwell Park | 51.4500,-0.1070 |
Grosvenor Square | 51.5115,-0.1512 |
Kew Gardens | 51.4770,-0.2850 |
Osidge | 51.6300,-0.1420 |
`
