/*
 * Words of one part for people, bodies and the buildings that they are in, by their first two meanings in WordNet; written by scripts/words-for-others.ts.
 *
 * WordNet 3.1. Copyright 2011 by Princeton University. All rights reserved. Permission to use, copy, modify and distribute this software and database and
 * its documentation for any purpose and without fee or royalty is hereby granted, provided that you agree to comply with the following copyright notice and
 * statements, including the disclaimer, and that the same appear on ALL copies of the software, database and documentation, including modifications that
 * you make for internal use or for distribution. THIS SOFTWARE AND DATABASE IS PROVIDED "AS IS" AND PRINCETON UNIVERSITY MAKES NO REPRESENTATIONS OR
 * WARRANTIES, EXPRESS OR IMPLIED. BY WAY OF EXAMPLE, BUT NOT LIMITATION, PRINCETON UNIVERSITY MAKES NO REPRESENTATIONS OR WARRANTIES OF MERCHANTABILITY OR
 * FITNESS FOR ANY PARTICULAR PURPOSE OR THAT THE USE OF THE LICENSED SOFTWARE, DATABASE OR DOCUMENTATION WILL NOT INFRINGE ANY THIRD PARTY PATENTS,
 * COPYRIGHTS, TRADEMARKS OR OTHER RIGHTS. The name of Princeton University or Princeton may not be used in advertising or publicity pertaining to
 * distribution of the software and/or database. Title to copyright in this software, database and any associated documentation shall at all times remain
 * with Princeton University and LICENSEE agrees to preserve same.
 */
const words = `
aa aarp abator abattoir abbe abbess abbey abbot abbreviator abdicator abductor abecedarian abenaki aberrant abetter abettor abhorrer abiogenist
abjurer abkhas abkhasian abkhaz abkhazian abnaki abnegator abolitionist abomination abominator aboriginal aborigine abortionist abridger abrogator
absconder abseiler absentee absolutist absolver abstainer abstinent abstracter abstractionist abstractor abuser abutter academician academy acadian
acc acceptor accessary accommodator accompanist accompanyist accomplice accordionist accoucheur accoucheuse accountant accumulator accused accuser
achaean achaian achiever achomawi aclant acolyte acoustician acquirer acrobat activist actor actress actuary adapter adder addict addlehead addressee
adducer adept adherent adhocracy aditya adjudicator adjuster adjustor adjutant adman administrator admiral admiralty admirer admonisher adolescent
adonis adoptee adopter adorer adulator adult adulterator adulterer adulteress advancer adventist adventurer adventuress adversary advertiser
advertizer advisee adviser advisor advocate advocator aec aeolian aeon aerialist aeronaut aerophile aesir aesthete aesthetician aether aetiologist
affiant affiliate affine affirmer affluent afghan afghanistani aficionado afisr afl afrikander afrikaner afspc agency agent aggravator aggregator
aggressor agitator aglaia agnate agnostic agonist agora agriculturalist agriculturist agronomist ahura ai aide aircraftman aircraftsman aircrew
aircrewman airforce airhead airline airman airwoman alabama alabaman alabamian alarmist alaskan albanian albigenses albino alcalde alcazar alchemist
alcoholic alderman alecto alehouse aleut aleutian alexandrian alexic algebraist algerian algonkian algonkin algonquian algonquin alien alienator
alienee alienist alienor alignment alinement aliterate alky allayer allegoriser allegorizer allergist alleviator allies alliterator allocator ally
almoner almoravid almsgiver alphabetiser alphabetizer alpinist alsatian altaic alto altoist altruist alumna alumnus amah amalgamator amanuensis
amateur amazon ambassador ambassadress ambler ambusher ameer american amerindian amhara amigo amir amish amnesiac amnesic amora amoralist amorist
amphictyony amphisbaena amputator amputee anabaptist anaesthetist anagnost analogist analphabet analphabetic analysand analyst anarchist anasazi
anathema anatomist ancestor ancestress anchorite anchorman anchorperson andorran androgyne andvari anecdotist anesthesiologist anesthetist ang angel
angevin angevine angiologist angler anglican anglophil anglophile anglophobe angolan angolese anguillan animator animist annalist annamese
annihilator annotator announcer annoyer annuitant anointer anomalist anomaly anorectic anorexic answerer antagonist antecedent antediluvian
anthologist anthropoid anthropologist anthropophagite anthropophagus anticipant anticipator antifeminist antiguan antihero antinomian antipope
antiquarian antiquary antique anunnaki anzac apache ape aper aphakic aphasic aphorist apiarist apiary apiculturist apologist apostate apostle
apothecary apotheosis appalachian apparatchik apparition appeaser appellant applauder applicant applier appointee appraiser appreciator apprehender
apprentice appropriator approver aquanaut aquarius arab arabian arabist aramaean aramean arapaho arapahoe arawak arawakan arb arbiter arbitrager
arbitrageur arbitrator arboriculturist arborist arcadian archaeologist archaist archangel archbishop archdeacon archduchess archduke archeologist
archer archimandrite architect architecture archivist archpriest arda areopagite argentinian argive argonaut argosy arguer argus arianist aricara
aries arikara aristocrat aristotelean aristotelian arithmetician arizonan arizonian arkansan arkansawyer armenian armiger arminian armor armorer
armour armourer army arng arouser arranger arriver arriviste arrogator arrowsmith arsonist arthritic articulator artificer artillery artilleryman
artisan artist artiste aryan ascendant ascendent ascender ascetic asean ashkenazi asian asiatic asker aspirant aspirer ass assailant assamese
assassin assassinator assaulter assayer assemblyman assemblywoman assenter asserter assessee assessor asseverator asshole assignee assignor
assimilator assistant associate association assyrian asterope asthmatic astrogator astrologer astrologist astronaut astronomer astrophysicist asvins
asylum atakapa atavist atf athabaskan athapascan athapaskan atheist athenaeum atheneum athenian athlete atlantides atsugewi attacapan attache
attacker attempter attendant attendee attender attestant attestator attester attestor attorney attracter attractor auberge auctioneer audile auditor
augur augustinian aunt auntie aunty auspex aussie australian austrian austronesian auteur authenticator author authoress authoriser authoritarian
authorities authority authorizer autobiographer autochthon autocrat autodidact automaker automat automaton automobilist auxiliary avatar avenger
aviary aviation aviator aviatress aviatrix avower awol ayah ayatollah azerbaijani aztec baas babbler babe baboo babu baby babylonian babyminder
babysitter bacchanal bacchant bacchante bachelor bachelorette backbencher backbiter backer backpacker backscratcher backslapper backslider backstop
backstroker backup backwoodsman bacteriologist badaga baddie badger badgerer baggage baggageman bagger bagman bagnio bagpiper bahai bahamian bahraini
bahreini bailee bailiff bailor bairn bakehouse baker bakery bakeshop balancer baldhead baldpate baldy balkan balker balladeer ballerina balletomane
balloonist ballplayer bambino band banderillero bandit bandleader bandmaster bandsman bangladeshi bank banker bankrupt banneret banshee banshie
bantamweight bantu baptist baptists barbadian barbarian barber barbershop bard bargainer bargee bargeman baritone barkeep barkeeper barker barmaid
barman barn barnburner barnstormer baron baroness baronet barrater barrator barrister bart bartender barterer barytone basileus basilica basilisk
basketeer basketmaker basketweaver basotho basque bassist basso bassoonist bastard baster bastille bastion bather bathhouse batman batsman batswana
battalion batter battery battler baulker bavarian bawd bawdyhouse bawler bazaar bazar beachcomber beadle beadsman bearer beast beater beatnik beau
beautician beaver bechuana bedesman bedfellow bedlam bedlamite bedouin beduin bedwetter beefeater beekeeper begetter beggar beggarman beggarwoman
beginner beguiler beguine begum behaviorist behaviourist behemoth beholder beldam beldame belgian believer bellboy belle bellhop belligerent bellman
bellower bellwether bellyacher belorussian belvedere benedick benedictine benefactor benefactress beneficiary benelux bengali beninese berber
bereaved berk berliner bermudan bermudian berserk berserker besieger bestower bethel betrayer betrothed bettor bey bhutanese bhutani bibliographer
bibliophile bibliopole bibliopolist bibliothec bibliotist bicycler bicyclist bidder bigamist bigot bigwig biker bilingual bilingualist billionaire
biloxi bimbo bimetallist binger biochemist biographer biologist biophysicist bioscope birdbrain birder bisayan bisexual bishop bistro bitch biter bja
bjs blabber blabbermouth blackfoot blackfriar blackguard blackleg blackmailer blackshirt blacksmith blade blasphemer blaster bleacher bleeder
blighter blimp bloc blocker blockhead blogger bloke blond blonde blowhard blubberer blucher bludgeoner bluecoat bluejacket bluenose bluestocking
bluffer blunderer blusterer bmdo board boarder boardinghouse boaster boatbuilder boater boathouse boatman boatswain bobby bobbysoxer boche bodega
bodybuilder bodyguard boer boffin bogey bogeyman bogie bogy bohemian bolivian bollywood bolshevik bolshevist bolshie bolshy bombardier bombshell
bondholder bondmaid bondman bondsman bondswoman bondwoman bonehead bonesetter boniface boob booby booger boogeyman bookbinder bookclub bookdealer
booker bookie bookkeeper booklover bookmaker bookman bookseller bookshop bookstall bookstore bookworm boomer boor booster bootblack bootlegger
bootlicker bootmaker boozer bop bordello borderer bornean borrower borstal boss bostonian bosun boswell botanist botcher bottler boulevardier bouncer
bounder bourbon bourgeois boutique bowdleriser bowdlerizer bowler bowman boxer boy boyfriend bozo bracero brachycephalic braggart bragger brahman
brahmanism brahmin brahminism brahui brainiac brainworker brakeman branch brasserie brat bravo brawler brazilian breadwinner breaker breaststroker
breeder brethren breton brewer brewpub briber brick bricklayer bride bridegroom bridesmaid brig brigade brigadier brigand brit british britisher
briton brits broadcaster broker brokerage broncobuster brothel brother brownie brownshirt brownstone browser bruiser brule brummie brummy bruneian
brunet brunette brute buccaneer buckaroo buckeroo bucolic buddha buddhism buddhist buddy buff buffoon bugaboo bugbear bugger bugler bugologist
building bulgarian bulimic bull bullfighter bully bullyboy bum bumbler bumpkin bundesbank bungalow bungler bunkmate bunny bunter bureau bureaucrat
burgess burgher burglar burgomaster burgrave burmese bursar burundian busboy bushman bushwhacker business businessman businessperson businesswoman
busker busman buster busybody butch butcher butchery butler butter butterball butterfingers buttery buttinsky buyer byelorussian byre bystander
byzantine cabalist cabaret cabby cabdriver cabin cabinet cabinetmaker cabman cacodaemon cacodemon cad caddie caddo cadet cadger cadmus cadre cafe
cafeteria caff caffer caffre cager cahita cairene caitiff cajun cakchiquel calapooya calapuya calculator calif californian caliph caller calligrapher
calligraphist calvinist calypso cambodian cambrian cameraman cameroonian campaigner camper campmate canaanite canadian canarese canary candidate
candlemaker candymaker cannibal cannoneer canoeist canonist cantabrigian cantor canuck canvasser capetian capitalist capitol capo capricorn captain
captive captor capturer carabineer carabinier caravansary caravanserai carbineer cardholder cardinal cardiologist cardsharp cardsharper careerist
caregiver carelian caretaker carhop carib caricaturist carillonneur carioca carlovingian carmaker carmelite caroler carolingian carolinian caroller
carouser carpenter carper carpetbagger carport carrier carrottop cartel cartesian carthaginian carthusian cartographer cartoonist cartwright carver
casanova caseworker cashier casino cassite castaway caster castillian castle castrate castrato casualty casuist catalan cataleptic cataloger
cataloguer catalyst catamite catawba catcher catechist catechumen caterer cathari cathars cathedral catholic catholicos cathouse cattleman caucasian
cavalier cavalry cavalryman caveman caviler caviller cayuga ccrc cdc cebuan celebrant celebrater celebrator celebrity celibate cellist celt cenobite
censor centaur centenarian centerfielder centrist centurion ceo ceramicist ceramist cerberus cewa cfo chachka chadian chairman chairperson chairwoman
chaldaean chaldean chaldee chalet challenger chamberlain chambermaid chameleon champ champion chancellery chancellor chandler changeling changer
chantry chap chapel chapelgoer chaperon chaperone chaplain chapman chapterhouse char character charcuterie chargeman charioteer charity charlatan
charmer charon charterhouse chartist charwoman chased chaser chasid chasidim chassid chassidim chateau chatelaine chatterbox chatterer chauffeur
chauffeuse chauvinist chawbacon cheapjack cheapskate cheater chebab chechen checker cheerer cheerleader cheesemonger chef chela chemist cheops
cheremis cheremiss cherokee cherub chevalier chewa chewer chicano chichewa chichi chick chickasaw chief chieftain child chilean chiliast chiluba
chimaera chimakum chimariko chimera chimneysweep chimneysweeper chinaman chink chinook chipewyan chippewa chiromancer chiron chiropodist chiropractor
chiseler chiseller chit choctaw choir choirboy choirmaster choker chokey choky chooser chophouse choragus choreographer chorine chorister chorus
chosen christian chronicler chukchi chum chump church churchgoer churchman churchwarden churl chutzpanik chuvash cia cicerone cid cim cinderella
cinema cinematographer cio circassian circe circus cis cisc cistercian citizen civilian claimant clairvoyant clansman clanswoman clapper clarinetist
clarinettist classic classicist classifier classmate claustrophobe cleaner cleaners clergyman cleric clericalist clerk client climatologist climber
clinic clinician clink cloakmaker clochard clockmaker clocksmith clod cloister clone closer clotheshorse clothier clown club clubhouse coach
coachbuilder coachman coadjutor coalition coalman coaster coastguard coastguardsman coauthor coaxer cobber cobbler cochimi cockatrice cockney
cockscomb cocksucker coconspirator cocopa cocopah cocotte coddler codefendant coder codetalker codger coenobite coeval coffeehouse cofounder cog
cognate cognoscente coiffeur coiffeuse coiner collaborationist collaborator colleague collective collectivist collector colleen collegian collier
colombian colonel colonial colonialist coloniser colonist colonizer coloradan coloratura colorist colossian colossus columnist comanche combatant
comber combo comedian comedienne comer comforter command commandant commander commando commentator commie commissar commissary commission
commissionaire commissioner committee committeeman committeewoman commodore commoner commonwealth communicant communicator communist commuter
companion company compatriot compeer compere competitor compiler complainant complainer complexifier composer compositor compromiser comptroller
compulsive comrade con conceiver concertinist concessionaire concessioner conchologist concierge conciliator concubine conditioner conductor
conductress confectionary confectioner confectionery confederacy confederate confederation conferee conference conferrer confessor confidant
confidante conformist confrere confucian confucianist confuter conglomerate congolese congregant congregationalist congressman congresswoman conjurer
conjuror connecticuter connoisseur conoy conqueror conquistador conscript conservancy conservationist conservative conservativist conservatoire
conservator conservatory consignee consigner consignor consort consortium conspirator constable constabulary constituent constitutionalist
constructivist constructor consul consulate consultant consumer consumptive contadino contemplative contemporary contender contestant contestee
contester contingent contortionist contra contrabandist contractor contralto contrapuntist contrarian contributor contriver controller
controversialist convalescent convener convent conventicle conventioneer conversationalist conversationist converso convert conveyancer conveyer
conveyor cook cookie cooky coolie cooly coon coop cooperative cooperator coordinator cop copartner copartnership copilot coppersmith copt copycat
copyist copyreader copywriter coquette coreligionist corespondent corinthian cornerback cornetist cornhusker cornishman cornishwoman coroner corp
corporal corporation corporatist corps corrections correspondent corsair cosignatory cosigner cosmetician cosmetologist cosmographer cosmographist
cosmologist cosmonaut cosmopolitan cosmopolite cossack costanoan costermonger costumer costumier cotenant cottage cottager cottar cotter cottier coue
council councillor councilman councilwoman counsel counsellor counselor counterdemonstrator counterfeiter counterman counterperson
counterrevolutionary counterrevolutionist counterspy countertenor counterterrorist counterwoman countess countinghouse country countryman
countrywoman courier courser courtesan courthouse courtier cousin couturier coward cowbarn cowboy cowgirl cowhand cowherd cowhouse cowman cowpoke
cowpuncher cowshed cox coxcomb coxswain coyote cpa crab cracker crackerjack crackpot cracksman crafter craftsman cragsman crammer craniologist crank
crapshooter crasher craven crawler creator creature creche creditor cree creeper crematorium crematory creole cretan cretin crew crewman cricketer
crier criminal criminologist crimp crimper criollo cripple critic croat croatian croesus crofter crone crony crook crookback crooner cropper
crossbencher crossover crosspatch croupier cruiserweight crumb crusader crybaby cryptanalyst cryptographer cryptologist crystallographer cse csis ctc
cub cuckold cuckoo cuirassier culprit cult cultist cultivator cunctator cunt cupbearer cur curandera curandero curate curator curmudgeon currier cuss
custodian customer customhouse customshouse cutler cutpurse cutter cutthroat cybercafe cybernaut cyberpunk cyborg cyclist cyclops cymbalist cymry
cynic cyprian cypriot cypriote cyril cytogeneticist cytologist czar czarina czaritza czech czechoslovak czechoslovakian da dabbler dacha dacoit dad
dada daddy daemon dago daimon dairymaid dairyman dakoit dakota dalesman dallier dalmatian damascene dame damoiselle damosel damozel damsel dancer
dandy dane daniel danseur danseuse daphne dardan dardanian daredevil darling darner darpa darwinian dastard dauber daughter dauphin dawdler dayboy
daydreamer daygirl dccp dci dea deacon deaconess deadbeat deadeye deadhead dealer dealership dean deanery dear dearest dearie deary deb debaser
debater debauchee debaucher debitor debtor debutante decadent deceased decedent deceiver decipherer deckhand declarer decoder decorator decoy
defalcator defamer defaulter defeatist defecator defector defence defendant defender defiler defrauder degenerate degrader deification deipnosophist
deist deity delaware delawarean delawarian delayer delegacy delegate delegation deli delicatessen delilah delinquent deliverer deliveryman demagog
demagogue demander demigod demimondaine demiurge democrat demographer demographist demoiselle demon demoniac demonstrator denizen denomination
dentist denturist departed departer department dependant dependent deponent deportee deposer depositor depreciator depressive deputation deputy
derelict dermatologist dervish descendant descendent descender deserter designer deskman desperado despoiler despot destiny destroyer detainee
detective determinist detractor developer deviant deviate deviationist devil devisee deviser devisor devotee devourer dharma dhegiha dia diabetic
diabolist diagnostician dialectician diarist dibbuk dichromat dick dickhead dictator diegueno diehard diemaker diesinker dieter dietician dietitian
differentiator digger dignitary dike dilettante dillydallier dimwit diner dingbat diocesan diplomat diplomate diplomatist dippers dipsomaniac
director directorate disa disarmer disburser disciple disciplinarian discounter discoverer discriminator discussant disentangler dishwasher
disparager dispatcher dispensary dispenser disprover disputant dissembler disseminator dissenter dissident dissimulator distiller distortionist
distributer distributor disturber diva dive diver diversionist divider diviner divinity division divorcee diwan dixiecrats dj djiboutian djinn djinni
djinny doc docent docker dockhand dockworker doctor doctrinaire dod dodderer dodger dodo doe doei doer doge dogfighter doghouse dogmatist dogsbody
doi doj dojc dol dolichocephalic doll dollhouse dolt dominatrix domine dominee dominican dominie dominus don donatist donee donna donor doofus
doorkeeper doorman doormat dope doppelganger dorian dork dorm dormitory dos dosser dosshouse dotard doubter doughboy doula dove dowager dowser doxy
doyen doyenne dp draftee drafter draftsman draftsperson dragger dragoman dragon dragoon dramatist draper draughtsman dravidian drawee drawler dreamer
dresser dressmaker dribbler drifter drinker driveller driver drms drooler dropkicker dropout drover drudge druggist drugstore druid drumbeater
drummer drunk drunkard druse druze dryad ds dtic dualist dubliner duce duchess ducky dud dude dueler duelist dueller duellist duenna duet duette
duffer duke dulcinea dullard dumbass dumbbell dummy dunce dunderhead dunkard dunker dunkers duo duomo dupe duplex dustman dutchman dwarf dweeb
dweller dybbuk dyer dyke dynamiter dynamitist dynast dyslectic dyslexic dyspeptic earl earner earthling earthman easterner eater eatery eavesdropper
ebionite eblis ec eccentric ecclesiastic ecdysiast echelon eclectic eclecticist ecologist econometrician econometrist economiser economist economizer
ecosoc ectomorph ecuadoran ecuadorian edger edifice editor editorialist edo educatee educationalist educationist educator edwardian eec effecter
effector effendi egalitarian egghead egocentric egoist egomaniac egotist egyptian egyptologist einstein ejaculator ejector el elamite elder eldest
elector electrician electrocutioner electrologist electroplater electrotherapist elegist elevated elf elitist elizabethan elocutionist
emancipationist emancipator embalmer embassador embassy embezzler embodiment embroiderer embroideress embryologist emcee emeer emeritus emigrant
emigre emigree emir emissary emperor empire empiricist employable employee employer emporium empress emptor emulator enate enchanter enchantress
encroacher encyclopaedist encyclopedist endocrinologist endodontist endomorph endorser enemy energiser energizer enforcer engineer englishman
englishwoman engraver enjoyer enlistee enologist enophile enosis enquirer enrollee ensemble ensign entente enterprise enterpriser entertainer
enthusiast entomologist entrant entrepreneur enuki enumerator environmentalist envoy enzymologist eolian epa eparch ephesian epicene epicure
epicurean epidemiologist epigon epigone epileptic epimetheus episcopalian epistemologist equalitarian equerry equestrian equivocator eradicator
eremite erie eristic eritrean erotic escadrille escalader escapee escapist escapologist eschatologist escort eskimo esq esquimau esquire essayer
essayist esselen essene establishment estaminet esthete esthetician estimator etcher ethician ethicist ethiopian ethnarch ethnic ethnographer
ethnologist ethologist etiologist etonian etruscan etymologist eu eudaemon eudemon eulogist eunuch euphrosyne eurafrican eurasian european europol
euryale evacuee evaluator evangelist evenk evenki everyman evildoer evolutionist ewe ewenki ex examinee examiner exarch excavator excellency
exchanger exciseman excogitator excursionist excuser exec executant executioner executive executor executrix exegete exhibitioner exhibitionist
exhibitor exile existentialist exodontist exorciser exorcist expat expatriate expectorator expedition expender experimenter expert exploiter explorer
exponent exporter expositor expounder expressionist expurgator exterminator extern extoller extortioner extortionist extra extraterrestrial extravert
extremist extrovert eyeful eyeish eyewitness faa fabian fabricator fabulist facilitator factotum faddist faerie faery fag faggot fagot fairy fakeer
faker fakir falangist falconer faller falsifier family famulus fan fanatic fancier fantasist fantasm fantast fao faqir faquir farmer farmerette
farmhand farmhouse farrier farsi fascist fascista fashionmonger fastener fatalist fate fathead father fatso fatty faultfinder faun fauntleroy fauve
fauvist favorite favourite fawner fay fbi fcc fcs fda fdic featherweight fed fedayeen federalist federation feeder feedlot fella fellah fellata
feller fellow fellowship felon fema female feminist fencer fencesitter fermentologist ferryman fetishist feudatory fha fhlmc fiance fiancee fibber
fiddler fiduciary fiefdom fielder fieldhand fieldsman fieldworker fiend fighter figurehead figurer fijian filer filibuster filibusterer filicide
filipino fille filmdom filmmaker finagler finalist financier fincen finder finisher fink finn fireball firebrand firebug firedrake firefighter
fireman firetrap firm firstborn fisher fisherman fishmonger fishwife fitter fixer fixture flack flagellant flak flake flamen flanker flapper flasher
flatfoot flatmate flatterer flautist fleabag fleapit fledgeling fledgling fleer fletc flibbertigibbet flier flirt flogger floorwalker floozie floozy
flophouse florentine floridian florist flouter flunkey flunky flutist flyer flyweight fnma fo fodder foe foeman fogey fogy follower fomenter fomor
fomorian fondler foodie fool footballer footer footman footpad footslogger fop forager forbear forebear forecaster forefather foreigner forelady
foreman foremother foreperson forerunner forester forewoman forger forgiver fornicator fornicatress fortuneteller fossil fossilist fosterling
foundation founder foundling foundress fowler fox fps framer franchise franciscan francophil francophile francophobe frank frat fraternity fratricide
fraud freak freebooter freedman freedwoman freeholder freelance freelancer freeloader freeman freemason freemasonry freethinker freewheeler freewoman
french frenchman frenchwoman frequenter fresher freshman freudian friar friary friend frisian frog frogman frontbencher frontiersman frontierswoman
frotteur frs fruitcake fruiterer frump fsb ftc fucker fuckhead fuckup fugitive fugleman fula fulah fulani fulbe fullback fumbler fumigator
funambulist functionalist functionary fundamentalist fundraiser funicular furrier fusilier fusspot futurist fuzz fws gabonese gabriel gadaba gadabout
gadfly gadgeteer gael gaffer gagman gagster gagwriter gainer galatian galilaean galilean gallant galoot galvaniser galvanizer gambian gambist gambler
gamecock gamekeeper gamelan gamin gamine ganef gang ganger gangsta gangster ganof gao gaol gaolbird gaoler garage garbageman gardener garmentmaker
garnishee garroter garrotter garuda gasbag gasman gastroenterologist gastronome gatecrasher gatehouse gatekeeper gatherer gatt gaucho gaul gawk
gawker gazebo gazetteer geek geezer geisha gemini gendarme gendarmerie gendarmery genealogist general generalissimo generalist geneticist genevan
genie genitor genius genoese gent gentile gentleman gentlewoman geographer geologist geomancer geometer geometrician geophysicist geordie georgian
geriatrician german germanist gerontologist geryon gestapo ghanian ghostwriter ghoul giant giantess gibraltarian giggler gigolo gild gilder gildhall
gillie ginzo gipsy girl girlfriend giro gironde girondin girondist git gitana gitano giver gladiator glassblower glasshouse glassmaker glassworker
glaswegian glazer glazier gleaner globetrotter glossarist glutton gnome gnostic goalie goalkeeper goaltender goatherd gob gobbler goblin god godchild
goddaughter goddess godfather godmother godparent godson goer gofer goffer goldbeater goldbrick goldsmith goldworker golem golfer goliard goliath
gond gondolier gondoliere goner gongorist gonif goniff goof goofball goon goose gop gopher gorger gorgon gospeler gospeller gossiper gossipmonger
goth gouger gourmand gourmandizer gourmet governess government governor goy gp gpo grabber grad grader graduate graecophile grammarian gramps gran
grandad grandaunt grandchild granddad granddaddy granddaughter grandee grandfather grandma grandmaster grandmother grandnephew grandniece grandpa
grandparent grandson grandstander granduncle granger grannie granny grantee granter grantor graphologist grappler gravedigger graverobber gravida
graybeard grazier greaseball greaser grecian greek greengrocer greengrocery greenhorn greenhouse greenmarket greenskeeper greeter gremlin grenadian
grenadier greyback greybeard griever griffin griffon grifter grill grillroom gringo grinner griot groaner grocer grocery groom groomsman grouch
groundbreaker groundkeeper groundling groundskeeper groundsman groupie groveler groveller grower growler grownup grumbler grump grunter gryphon gsa
guarani guarantor guard guardian guardsman guatemalan guerilla guerrilla guesser guest guesthouse guestworker guild guildhall guinea guinean
guitarist gujarati gujerati gulag gull gulper gumshoe gunman gunner gunrunner gunslinger gunsmith guomindang gurkha guru guttersnipe guvnor guy
guyanese guzzler gymnasium gymnast gymnosophist gynaecologist gynandromorph gynecologist gypsy haberdasher haberdashery habitant habitue hacienda
hack hacker hadji haematologist haemophile haemophiliac hag haganah haggler hagiographer hagiographist hagiologist haida hairdresser hairsplitter
hairstylist haitian haji hajji hakeem hakim hakka halberdier halchidhoma halfback hamadryad hammerhead handicapper handler handmaid handmaiden
handyman hanger hangman hangover hanoverian haranguer harasser hardliner hardwareman haredi harijan harlequin harlot harmoniser harmonizer harper
harpist harpooneer harpooner harpsichordist harpy harridan harrier harvester hasid hasidim hasidism hassid hassidim hatemonger hater hatmaker hatter
hauler haulier hausa haussa havasupai hawaiian hawala hawk hawker hawkshaw hayseed hazan headcounter headhunter headliner headman headmaster
headmistress headquarters headsman headwaiter healer hearer heartbreaker heartthrob heathen heaver heavyweight hebraism hebraist hebrew heckler
hedgefund hedger hedonist hegelian hegemon heir heiress hellcat hellene hellhound hellion helmsman helot helper helpmate helpmeet helvetian
hematologist hemiplegic hemophile hemophiliac henchman hencoop henhouse herald herbalist herder herdsman herero heretic heritor hermaphrodite hermit
hero heroine herpetologist herr hesitater hesitator hesperides heterosexual hewer hhs hick hidatsa hierarch hierarchy highbinder highbrow highflier
highflyer highjacker highlander highness highschool highwayman hijacker hiker hillbilly hinayana hinayanist hindoo hindooism hindu hinduism
hindustani hippie hippy hipster hireling hirer hispanic hisser histologist historian historiographer histrion hitchhiker hitchiti hitman hitter
hittite hmong hoarder hoaxer hob hobbit hobbledehoy hobbler hobbyist hobgoblin hobo hodman hog hoister hoka hokan holdout holdover holidaymaker
hollander hollywood hombre homebody homeboy homebuilder homegirl homeless homemaker homeopath homeowner homesteader homo homoeopath homophile
homophobe homosexual homunculus honcho honduran honey honeymooner honker honkey honkie honky honkytonk honoree hood hoodlum hoodoo hoofer hooligan
hoosegow hoosgow hoosier hopeful hoper hopi hopper hornist horologer horologist horseman horseshoer horsewoman horticulturist hosier hospital host
hostage hostel hosteller hostelry hostess hostler hotdog hotel hotelier hotelkeeper hotelman hothead hothouse hotshot hotspur hound houri house
housebreaker housebuilder housefather houseguest household householder househusband housekeeper housemaid houseman housemaster housemate housemother
housewife housewrecker hoyden hualapai hualpai hubby huckster hud huddler hugger huguenot hulk humanist humanitarian humdinger hummer humorist
humourist humpback hun hunchback hungarian hunk hunkpapa hunter huntress huntsman hupa hurdler hurler husband husbandman hussar hussite hussy hustler
hutu hyades hydra hydrologist hydromancer hygienist hymie hypercoaster hypermarket hyperope hypertensive hypnotiser hypnotist hypnotizer
hypochondriac hypocrite hypotensive hysteric iaea ianfu iberian ibrd ic icao icc icehouse icelander iceman ichthyologist iconoclast icu ida idahoan
ideal idealist idealogue ideologist ideologue idf idiot idler idol idolater idolatress idoliser idolizer ifc igbo ignoramus iis illegitimate
illinoisan illiterate illusionist illustrator ilo imam imaret imaum imbecile imbiber imf imitator immigrant immune immunologist imo imp imperialist
impersonator import importee importer imposter impostor impresario impressionist improver inamorata inamorato inca incan incarnation incendiary
inciter incompetent incubus incumbent incurable indexer indian indiana indianan indie indigen indigene individual individualist indonesian indorser
inducer inductee industrialist industry indweller inebriate infant infanticide infantry infantryman inferior infernal infidel infielder infiltrator
infirmary informant informer ingenue inger ingerman ingrate ingrian inhabitant inheritor inheritress inheritrix initiator injun inka inmate inn
innkeeper innovator inoculator inpatient inquirer inquisitor inr ins insider insolvent insomniac inspector inspirer instigant instigator institution
instructor instructress instrumentalist instrumentality insured insurer insurgent insurrectionist intellectual intelligence intercessor interlocutor
interloper intermediary intermediator intern internationalist interne internee internist internuncio interpol interpreter interrogator intersex
intervenor interviewee interviewer intriguer introvert intruder inuit invader invalid invalidator inventor investigator investor invigilator invitee
ioc ionian iowa iowan ioway ir iraki irani iranian iraqi irelander irish irishman irishwoman ironist ironman ironmonger ironside ironworker iroquois
irredentist irreligionist irridentist irs ishmael isi iskcon islamist islander ismaili ismailian isn isolationist israeli israelite issuer italian
itinerant iww jabberer jack jackanapes jackass jacksonian jacob jacobean jacobin jacobite jade jail jailbird jailer jailhouse jailor jainism jainist
jakes jamaican janissary janitor jansenist jap jat javan javanese jawan jaywalker jazzman jeerer jeffersonian jerker jerry jester jesuit jew jewel
jeweler jeweller jewess jezebel jihadist jilt jimdandy jimhickey jingo jingoist jinnee jinni jinx jnr jobber jobcentre jobholder jock jockey jogger
johnny joiner joint joker jokester jonah jongleur jook jordanian jotun jotunn journalist journeyer journeyman jr judaism judge juggernaut juggler
jugoslav jugoslavian juicer juke jumper jungian junior junker junkie junky jurist juror juryman jurywoman justiciar justiciary justifier jute
juvenile jv kabbalist kachina kaffir kafir kaiser kalapooia kalapuya kalif kaliph kalka kamia kamikaze kampuchean kanarese kansa kansan kansas
karaites karakalpak karelian karok kashag kashmiri kassite katari kazak kazakh kazakhstani kechua keeper kekchi kelpie kelpy kelt kennan kennel
kentuckian kenyan keyboardist keynesian kgb khalif khalifah khalka khalkha khalsa khan khanty khedive khirghiz khmer khoisan khufu kibbutz kibbutznik
kibitzer kichai kickapoo kicker kid kiddie kiddy kidnaper kidnapper kike kiliwa kiliwi killer killjoy kin kindergarten kindergartener kindergartner
king kingmaker kingpin kinsman kinsperson kinswoman kiowa kirghiz kirgiz kirk kisser kiwi klansman klavern kleptomaniac klutz kluxer knacker knave
kneeler knight knitter knocker knockout knower knucklehead koasati koinonia kokka kolam kolkhoz kolkhoznik komi kook korean kota kotar kp kraut
krauthead kshatriya kui kuomintang kurd kusan kuwaiti kvetch kwakiutl lablink laborer labourer labourite lacer lackey laconian lad laddie lady
ladylove laggard lagger laird lakota lama lamaist lamarckian lamasery lame lamenter lamia laminator lamplighter lampooner lancastrian lancer
landgrave landholder landlady landlord landlubber landman landowner landscaper landscapist landsman langlaufer langobard languisher lao laotian
lapidarist lapidary lapidator lapidist lapp lapplander larcener larcenist lascar lasher lass lassie latecomer latinist latino latitudinarian latona
latvian laudator lauder laugher laughingstock laundress laundryman laundrywoman laureate lawbreaker lawgiver lawmaker lawman lawyer layabout layman
layperson lazar lazaret lazarette lazaretto lazybones leader league leaker leaper learner leaseholder leatherneck leaver lebanese lech lecher lector
lecturer ledgeman leech lefthander leftist lefty legate legatee legation legion legionary legionnaire legislator lender lensman leo leper
lepidopterist lepidopterologist leprechaun ler lesbian lessee lessor letch leto letterer letterman levantine leveler leveller leviathan levite
lexicographer lexicologist liar libber libeler liberal liberalist liberator liberian libertarian libertine libra librarian librettist libyan licensee
licenser licentiate liechtensteiner liege liegeman lieutenant lifeguard lifer lifesaver lifter liftman lighterman lightweight lilith lilliputian
limey limner limnologist limper linebacker lineman linendraper linesman lingerer linguist linkboy linkman linksman lion liquidator lir lisper
listener lister literate lithographer lithomancer lithuanian litigant litigator litterateur litterbug litterer liturgist liverpudlian liveryman
livonian lizard loader loafer loaner loather lobbyist lobsterback lobsterman locater locator lockkeeper lockman lockmaster locksmith lockup locum
lodger logger loggerhead logician logistician logomach logomachist loiterer lolita lombard londoner loner longbowman longshoreman looker lookout loon
looney loony looter lord loser lothario loudmouth louisianan louisianian lounger louse lout lover lowbrow lowerclassman lowlander lowlife loyalist
lpn luba lubavitcher lubber luddite luftwaffe luger lulu lumberjack lumberman luminary lummox lumper lunatic luncher lunchroom lunger lunkhead
lurcher lurker lush lutanist lutenist lutheran luthier lutist luxembourger luxemburger lycanthrope lycee lyceum lyricist lyrist ma macaroni mace
macebearer macedonian macer machiavellian machinator machinist macho mackem macroeconomist macumba macushla madagascan madam madame madcap madhouse
madman madrasa madrasah madrigalist madwoman maenad maestro mafioso magdalen magician magistrate magnate magnifico magpie magus magyar maha maharaja
maharajah maharanee maharani mahatma mahayana mahayanist mahdist mahican mahout mahratta maid maiden maidservant maidu mailer mailman maimer mainer
mainstay maintainer maisonette maisonnette majorette majors maker malacologist malahini malawian malay malayan malaysian malcontent maldivan
maldivian male malecite malefactor malfeasant malian maligner malik malingerer mall maltese malthusian maltman malto maltreater maltster mam mama
mamma mammalogist mammy man manager manageress manakin manchu mancunian mandaean mandarin mandatary mandator mandatory mandean maneuverer mangler
maniac manichaean manichean manichee manicurist manikin manipulator mannequin mannikin manoeuvrer manor manpower manse manservant mansi mansion
manslayer mantichora manticora manticore mantiger mantrap manufacturer manumitter maoist mapper maquis maquisard maraco maratha marathoner marauder
marcher marchioness margrave mari mariachi maricopa marine mariner marines marketer marketplace marksman maroon marquess marquis marquise marrano
marshal marshals mart martinet martyr marut marveller marxist marylander mascot masher masjid masker masochist masonry masorete masorite masquer
masquerader massachuset massager masseur masseuse massorete master mastermind masturbator matador matcher matchmaker mate mater materfamilias
materialist mathematician matman matriarch matricide matriculate matrikin matrisib matron mattole mauler mauritanian mauritian maven maverick mavin
maya mayan mayor mayoress mcia md meanie meany measurer meatman mechanic mechanist medalist medallist meddler mediator mediatrix medic medico
mediocrity medusa meeter meetinghouse megaera megalomaniac melancholiac melancholic melchite meliorist melkite melter member memoriser memorizer
memsahib men menage mendelian mender mendicant menial mennonite menominee menomini mensch mensh menshevik mentioner mentor mercenary mercer
merchandiser merchant mermaid merman merovingian merrymaker meshuggeneh meshuggener mesmerist mesmerizer mesoamerican mesomorph messenger messiah
messmate mestiza mestizo metalhead metallurgist metalworker meteorologist methodist methodists methuselah metic metis metro mexican mexicano mezzo
miami miao michael michigander mick mickey micmac microbiologist microeconomist microscopist middlebrow middleman middleweight midget midinette
midshipman midwife migrant migrator mikado mikmaq milady milanese miler militant militarist militia militiaman milkmaid milkman milksop millenarian
millenarist milliner millinery millionaire millionairess millwright milord milquetoast mime mimer mimic mimicker mimir minder miner mineralogist
mineworker miniaturist miniconju minimalist minion minister ministrant ministry minnesotan minoan minor minors minotaur minster minstrel minstrelsy
minter minuteman minx misanthrope misanthropist misbeliever miscreant miser misfit misleader misogamist misogynist mission missionary missioner
missis mississippian missourian missus missy mistress mithraist miwok mixologist mnemonist moaner mobster mocker mod modeler modeller moderationist
moderator modernist modiste moghul mogul mohammedan mohave mohawk mohican moirae moirai mojave mole molester moll mollah mollycoddle mollycoddler
moloch mom momma mommy mon monacan monarch monarchist monastery monegasque monetarist moneyer moneygrubber moneylender moneymaker moneyman monger
mongol mongolian mongoloid monitrice monk monochromat monogamist monogynist monolingual monologist monomaniac monophysite monopoliser monopolist
monopolizer monorail monotheist monsieur monsignor monster monstrosity montanan montserratian mooch moocher moonie moonlighter moonshiner moor mope
mopper moppet moralist mordva mordvin mordvinian morgue mormon mormons moro moroccan moron morosoph mortgagee mortgager mortgagor mortician mortuary
moslem mosque mossad mossback motel mother motherfucker motile motorcyclist motorist motorman motormouth moujik mountaineer mountebank mounter
mountie mounties mourner mover moviegoer mozambican mp msb muadhdhin muazzin muckraker mudslinger muezzin mufti mug muggee mugger muggins mugwump
muhammadan muhammedan mujahadeen mujahadein mujahadin mujahedeen mujahedin mujahid mujahideen mujahidin mujik mujtihad mukataa mulatto muleteer mulla
mullah multiplex multiversity mum mumbler mummer mummy muncher muralist murderee murderer murderess murmurer musclebuilder muscleman muscovite muser
musher musician musicologist musjid musketeer musketry muskhogean muskogean muskogee muslim muslimah mutant mutation mutawa mute mutilator mutineer
mutterer muttonhead muzhik muzjik muzzler mvp mycenaen mycologist mycophage mycophagist myope myrmidon mystic mythologist nabob nac nag nagger
nahuatl naiad naif nailer namer namesake namibian nan nance nanna nanny nanticoke nanus naprapath nara narc narcissist narcist narcoleptic nark
narrator nasa natator nation nationalist native nativist nato naturalist nature naturist naturopath nauruan navaho navajo navigator navvy navy nawab
nawcwpns naysayer nazarene nazi ncdc neapolitan nebbech nebbish nebraskan necessitarian necker necromancer needer needlewoman needleworker negativist
neglecter negotiant negotiator negotiatress negotiatrix negro negroid neighbor neighbour neoclassicist neocon neoconservative neoliberal neologist
neonate neophyte neoplatonist neopolitan nepalese nepali nephew nepotist nerd nereid nester nestling nestorian netherlander netkeeper netminder
neurasthenic neurobiologist neurolinguist neurologist neuroscientist neurosurgeon neurotic neutralist nevadan newbie newcomer newlywed newsagent
newsboy newscaster newsdealer newsman newsmonger newspaper newspaperman newspaperwoman newsperson newsreader newsroom newsstand newsvendor newswoman
newswriter newtonian nga nganasan ngb ngo nibbler nibelung nicaraguan nick nicu niece nigerian nigerien niggard niggler nightbird nightclub nighthawk
nightrider nightspot nih nihilist nij nimby nincompoop ninja ninny nip nipper nipponese niqaabi nisei nist nitpicker nitwit nlrb noaa nob nobelist
nobleman noblewoman nobody noc noctambulist nomad nominalist nominator nominee nonachiever nonagenarian nonattender nonbeliever noncandidate
noncitizen noncom noncombatant noncompliant nonconformist nondescript nondrinker nondriver nonentity nonesuch nonmember nonpareil nonparticipant
nonpartisan nonpartizan nonperson nonreader nonresident nonsmoker nonstarter nonsuch nonworker nootka normaliser normalizer norn norse norseman
northerner northman norwegian nosher notability notable notary noticer novelist novice novillero novitiate np npc nra nrc nro nsa nsc nsf nsw nswc nt
ntis nubian nudger nudist nudnick nudnik nuisance nullifier nullipara numen numerologist numidian numismatist numismatologist numskull nun nuncio
nunnery nurse nurseling nursemaid nurser nurseryman nursling nutcase nuthouse nutritionist nutter nuwc nymph nymphet nympho nympholept nymphomaniac
oaf oarsman oarswoman oas obeah oberson obi objector oblate obliger oboist obscurantist observatory observer obsessive obstetrician obstructer
obstructionist obstructor occidental occult occultist occupant occupier oceanaut oceanid oceanographer octet octette octogenarian octoroon oculist
odalisque oddball odist oenologist oenophile offence offender offerer offeror office officeholder officer official officiant offspring ofo ogalala
oglala ogler ogre ogress ohioan oig oiler oilman ois ojibwa ojibway oklahoman oldster oldtimer oligarch olmec olympian omaha omani omb ombudsman
omnivore onanist oncologist oneida oneiromancer oni onlooker onomancer onondaga opcw opec opener operagoer operative operator ophthalmologist
opponent opportunist opposer oppressor optician optimist optometrist oracle orangeman orangery orator orchestra orchestrator ordainer orderer orderly
ordinand oread oregonian organ organisation organiser organist organization organizer orientalist originator oriya orleanist ornamentalist
ornithologist orphan orphanage orthodontist orthoepist orthopaedist orthopedist orthoptist osage oscan osculator osha osmanli osteologer osteologist
osteopath osteopathist ostiarius ostiary ostler ostrich ostrogoth ostyak oto otoe otolaryngologist otologist otorhinolaryngologist ottawa ottoman
ouster outbuilding outcast outcaste outdoorsman outdoorswoman outfielder outfit outfitter outgoer outhouse outlander outlaw outlet outlier outpatient
outrider outsider overachiever overcomer overlord overnighter overseer owner oxbridge oxonian oyabun pa pac pacha pachuco pacificist pacifier
pacifist packer packinghouse packman packrat padder paddler paddy padre padrone paederast paediatrician paedophile pagan pageboy pagoda painter
paiute pakistani pal palace paladin palaeontologist palatine paleographer paleographist paleontologist palestinian pallbearer palmist palmister
palooka palsgrave pamlico pamperer pamphleteer panamanian panchayat panchayet pandar pander panderer panegyrist panel panelist panellist panhandler
panjabi panjandrum panopticon pansexual pantheist pantomimer pantomimist pantryman pantywaist papa papacy paparazzo paperboy paperer paperhanger
papist papoose pappa pappoose papuan parachuter parachutist parader paragon paragrapher paraguayan paralegal paralytic paramedic paramedical
paramilitary paramour paranoiac paranoid paraplegic paraprofessional parapsychologist parasite paratrooper paratroops parcae pardner pardoner parent
parer paretic pariah parishioner parisian parisienne parliamentarian parlormaid parlourmaid parodist parolee parricide parrot parsee parsi parson
parsonage partaker parthian participant partisan partitionist partizan partner partnership party partygoer parvenu pasha pashtoon pashtun
passamaquody passenger passer passerby paster pastor patentee pater paterfamilias pathan pathfinder pathologist patient patisserie patrial patriarch
patrician patricide patrikin patriot patrioteer patrisib patrol patroller patrolman patron patroness patronne patsy patternmaker patwin patzer pauper
pawer pawn pawnbroker pawnee pawnshop payee payer paymaster paynim pcp peacekeeper peacemaker peacenik peach pearler peasant peculator pedagog
pedagogue pedaler pedaller pedant peddler pederast pedestrian pediatrician pediatrist pedlar pedodontist pedophile peeler peeper peer peeress peewee
pelter pendragon penetrator penitent penitentiary penman pennsylvanian penobscot penologist penpusher pensionary pensioner pentathlete pentecostal
pentecostalist penutian peon perceiver percher percipient percussionist perfecter perfectionist performer perfumer perfumery peri perinatologist
periodontist peripatetic perisher perjurer perpetrator persecutor persian personage personality personification personnel perspirer persuader
peruvian pervert pesantran pesantren peshmerga pessimist pesterer pesthouse pet petitioner petter pettifogger phalangist phantasm phantasma phantom
pharaoh pharisee pharma pharmacist pharmacologist pharmacy philanderer philanthropist philatelist philharmonic philhellene philhellenist philippian
philistine philologist philologue philomath philosopher philosophiser philosophizer phlebotomist phoenician phoner phonetician phoney phonologist
phony photographer photojournalist photometrician photometrist phrenologist phrontistery phrygian phs physician physicist physiologist
physiotherapist phytochemist phytologist pi pianist picador picaninny piccaninny pickaninny picker picket picklepuss picknicker pickpocket picnicker
pigman pigmy pilate pilferer pilgrim pillager pillock pilot pima pimp pinchgut pinhead pinko pioneer piper piranha pirate pisces pisser pistoleer
pitcher pitchman pitman piute pivot pixie pixy pizzeria placeholder placekicker placeman placeseeker plagiariser plagiarist plagiarizer
plainclothesman plainsman plaintiff plaiter planetarium planner planter plantsman plasterer platelayer plater platitudinarian platonist platoon
playactor playboy player playfellow playgoer playmaker playmate playschool playwright plaza pleader pleaser pleb plebe plebeian pledge pledgee
pledger pleiades plenipotentiary plier plodder plotter ploughboy ploughman ploughwright plowboy plower plowman plowwright plugger plumber plunderer
plunger pluralist plutocrat plyer po poacher podiatrist poet poetess poetiser poetizer poilu pointillist pointsman poisoner pokey poky pol polack
pole polemic polemicist polemist police policeman policewoman policyholder politburo politician politico polity pollster polluter poltergeist
poltroon polyandrist polycarp polygamist polyglot polygynist polymath polynesian polytechnic polytheist pom pommy pomo pomologist ponca ponce
ponderer ponka pontifex pontiff pontificate pontos pontus poof pooler poop poorhouse poove pop pope popinjay popper populariser popularizer populist
pornographer porte porter portraitist portrayer portuguese portwatcher poser poseur poseuse positivist posse posseman possessor postdiluvian postdoc
poster postgraduate posthouse postilion postillion postimpressionist postman postmaster postmistress postponer postulant postulator posturer
potawatomi potboy potemkin potentate pothead potholer pothouse pothunter potman potter potterer potyokin pouf poulterer poultryman pouter pow
powderer powerbroker powerhouse powhatan practician practitioner praesidium praetor praetorian pragmatist prankster prater prattler preacher
prebendary precentor preceptor precursor predator predecessor predestinarian predestinationist predictor preemie preemptor prefect prelate premie
premier prentice presbyope presbyter presbyterian presbytery preschool preschooler presenter presentist preservationist preserver president presidium
pressman prestidigitator preteen preteenager pretender preterist pretor prevaricator prexy prey prick prickteaser priest priestess prig primate
primigravida primipara primogenitor primus prince princeling princess printer printmaker prioress priory prison prisoner private privateer
privateersman privy prizefighter pro probationer processor proconsul procrastinator proctologist proctor procurator procurer procuress prodigal
prodigy producer prof professional professor profiteer profligate progenitor progeny prognosticator programmer prohibitionist projectionist prole
proletarian promisee promiser promisor promoter prompter promulgator proofreader propagandist propagator prophesier prophet prophetess propman
proponent proposer propositus proprietor proprietress prosecutor proselyte prospector prosthetist prosthodontist prostitute protagonist protectionist
protector protege protegee protestant protester protozoologist provider provisioner provocateur provoker provost prowler proxy prude pruner prussian
psalmist psephologist pseud pseudohermaphrodite psyche psychiatrist psychic psycho psychoanalyst psycholinguist psychologist psychoneurotic
psychopath psychophysicist psychopomp psychotherapist psychotic pteridologist pub publican publiciser publicist publicizer publisher puck puddler
pudge pueblo puerpera pugilist puke puller punchayet puncher pundit punjabi punk punster punter pup pupil puppet puppeteer puppy purchaser purist
puritan purser pursued pursuer purveyor pusher pushover pushtun pussycat putter putterer putz px pygmy pyrographer pyromancer pyromaniac python
pythoness qadi qatari quack quad quadripara quadriplegic quadroon quadruplet quaestor quaffer quaker quakers qualifier quango quapaw quarreler
quarreller quarrier quarry quarryman quarterback quartermaster quartet quartette quebecois quechua queen querier quester questioner quibbler quiche
quidnunc quietist quin quint quintette quintipara quintuplet quisling quitter quizmaster quizzer quoter rabbi racer racialist racist racker racketeer
raconteur radiobiologist radiochemist radiographer radiologist radiotherapist raf rafter raftman raftsman ragamuffin ragpicker ragsorter raider rail
railbird railroad railroader railway railwayman rainmaker raiser raja rajah rajpoot rajput rake rakehell rambler ramrod rancher ranee ranger rani
ranker ranter raper raphael rapist rappeller rapper rapporteur rapscallion rascal rasta rastafari rastafarian rastas ratepayer rathskeller ratifier
ratiocinator rationalist ratter raver ravisher rcmp reactionary reader realist realtor reaper rearguard reasoner reb rebel rebuker rebutter receiver
receptionist recidivist recipient recitalist reciter reckoner recluse reconciler recorder recoverer recreant recruit recruiter rectifier rector
rectory recusant redact redactor redcap redcoat redeemer redhead redheader redneck redskin reeler reenactor ref referee referral refiner refinisher
reformatory reformer reformist refugee refuter regent regicide regime regiment registrant registrar regulator reich reincarnation reit relative relay
reliever religion religionist remise remover remunerator renegade renovator renter rentier rep repairer repairman repatriate repeater replacement
reporter repository representative reproacher reprobate reprover republican requester rescuer researcher reserves reservist residence resident
resister resort respecter respondent responder restaurant restauranter restaurateur rester restorer restrainer retailer retainer retaliator retard
retiree retreatant reveler reveller revenant revenuer reverend reversioner reversionist reviewer reviser revisionist revivalist revolutionist
rewriter rex rhabdomancer rhadamanthus rhetorician rheumatic rheumatologist rhibhus rhinolaryngologist rhymer rhymester ribald ribhus rider ridiculer
riff riffian rifleman rigger righthander rightist ringer ringleader ringmaster rink rioter ripper riser ritualist rival riveter rivetter rn roadhog
roadhouse roadman roamer roarer roaster robber roc rocker rogue roisterer rollerblader roma roman romani romanian romanoff romanov romantic
romanticist romany romeo rommany romp romper roofer rookie roomer roomie roommate roomy rooter ropedancer ropemaker roper ropewalker rosebud
rosicrucian rotarian rotc rotisserie rotter rotunda roue roughneck roughrider rounder roundhead roundsman rouser roustabout router rover rowdy rower
royalist rubberneck rubbernecker rube ruffian ruin ruiner ruler rumanian ruminator rummy rumormonger rumourmonger rumrunner runaway runner runt
ruralist rusher russian rustic rustler rwandan ryukyuan sa saame saami sabahan sabaoth sabbatarian sabine saboteur sabra sachem sacrificer sacristan
saddhu saddler sadducee sadhu sadist sadomasochist safebreaker safecracker sagamore sage sagittarius sahaptin sahaptino sahib sailmaker sailor saint
saktism salamander salesclerk salesgirl saleslady salesman salesperson saleswoman salian salish salmacis salon saloon saltbox salter salutatorian
saluter salvadoran salvadorean salvadorian salvager salvor samaritan sami samnite samoan samoyed sampler samson samurai sanatarium sanatorium
sandbagger sandboy sandman sandwichman sangoma sanhedrin sanitarium sannup sannyasi sannyasin santee sanyasi sap saphead sapper saracen sarawakian
sardinian sartor sas sassenach satanist satellite satirist satrap satyr saudi sauk saunterer savage savant savara saver savior saviour savoyard
sawbones sawyer saxist saxon saxophonist sayeret sba scab scalawag scallywag scalper scammer scamp scandalmonger scandinavian scanner scapegoat
scapegrace scaremonger scatterbrain scattergood scavenger scenarist sceneshifter sceptic schemer schizophrenic schlemiel schlep schlepper schlimazel
schlockmeister schmo schmoozer schmuck schnook schnorrer scholar scholastic scholiast school schoolboy schoolchild schoolfellow schoolfriend
schoolgirl schoolhouse schoolman schoolmarm schoolmaster schoolmate schoolmistress schoolteacher schutzstaffel scientist scientology sciolist scion
scoffer scofflaw scold scolder scorekeeper scorer scorner scorpio scorpion scot scotchman scotchwoman scotsman scotswoman scoundrel scourer scourger
scouser scout scouter scoutmaster scpo scrag scrambler scrapper scratcher scrawler screamer screecher screener screenland screenwriter screw
screwball screwballer scribbler scribe scrimshanker scriptwriter scrivener scrooge scrounger scrubber scrutineer scrutiniser scrutinizer sculler
scullion sculptor sculptress sculpturer scythian seafarer sealer seaman seamster seamstress searcher seasonal seasoner secessionist seconder
secretariat secretariate secretary sect sectarian sectarist sectary secular secularist secundigravida securer seducer seductress seeder seedman
seedsman seeker seer segregationist segregator seigneur seignior seismologist seizer selectman selector selectwoman self selkup seller sellout
semanticist semifinalist seminarian seminarist seminary seminole semiotician semipro semiprofessional semite sempstress senator sendee sender seneca
senegalese seneschal senhor senior sensationalist sensualist sentimentalist sentinel sentry separationist separatist sephardi septet septette
septuagenarian seraph serb serbian serf sergeant sericulturist serjeant sermoniser sermonizer serologist servant server serviceman servitor sestet
setter settler settlor sewer sexagenarian sexist sexpot sextette sexton seychellois shadower shah shahaptian shaheed shaitan shaker shakers
shakespearean shakespearian shaktism shaktist sham shaman shambles shammer shamus shanghaier shaper sharecropper shareholder shareowner sharer shark
sharper sharpie sharpshooter sharpy shasta shaver shavian shawnee shaytan shearer shebeen shed shedder sheeny sheepherder sheepman shegetz sheik
sheika sheikh sheikha sheller shelver shepherd shepherdess sheriff sherlock sherpa shia shiah shielder shifter shiite shiksa shikse shill shingler
shinto shintoist shipbuilder shipmate shipowner shipper shipwright shirker shirtmaker shithead shitter shivaism shivaist shlemiel shlep shlepper
shlimazel shlockmeister shmo shmuck shnook shnorrer shocker shoeblack shoemaker shogun shona shoofly shooter shop shopaholic shopkeeper shoplifter
shopper shopwalker shortstop shoshone shoshoni shouter shoveler shoveller shover showgirl showman shrew shrimp shrine shua shudra shuffler shutterbug
shylock shyster siamese sib siberian sibling sibyl sicilian side sidekick sidesman sightreader sightseer signaler signaller signalman signatory
signer signior signor signora signore signorina sigyn sihasapa sikh silenus silvan silversmith silverworker simeon simperer simpleton sindhi
singaporean singer singhalese sinhalese sinner sinologist siouan sioux sipper sir sirc sirdar sire siren sirrah sis sissy sister sisterhood
sistership sitter sivaism skagit skateboarder skater skeptic sketcher skidder skier skimmer skinflint skinhead skinnerian skipper skirmisher skivvy
skulker skunk skycap skydiver skyscraper slacker slammer slanderer slapper slasher slattern slaughterer slaughterhouse slav slave slaveholder slaver
slavey slayer sledder sleeper sleepwalker sleepyhead sleuth sleuthhound slicer slicker slider slinger slob slobberer sloganeer slogger slopseller
slopshop slouch sloucher slovak sloven slovene slovenian slowcoach slowpoke slugabed sluggard slugger slumberer slut slyboots smallholder smarta
smasher smiler smirker smokehouse smoker smoothie smoothy smotherer smsgt smuggler snacker snapper snarer snatcher sneak sneaker sneerer sneezer
sniffer sniffler sniper snitch snitcher sniveler sniveller snob snoop snooper snoot snorer snorter snot snowboarder snuffer snuffler soaker sob
sobersides socialiser socialist socialite socializer socinian sociobiologist sociolinguist sociologist sociopath sodalist sodbuster soddy sodomist
sodomite softie softy sojourner solderer soldier soldiery solicitor solitary solitudinarian soloist solon solver soma somali somalian sommelier
somnambulist somniloquist son songster songstress songwriter sonneteer sonny sooner soothsayer soph sophist sophisticate sophomore soprano sorbian
sorcerer sorceress sorehead sorority sorrower sorter sot sotho soubrette souk soul soundman sourdough sourpuss souse southerner southpaw sovereign
soviets sower spa spaceman spacewalker spammer spaniard spanish spanker sparer spartan spastic speaker spearhead specialiser specialist specializer
specifier spectator specter spectre speculator speechifier speechmaker speechwriter speeder speedskater spelaeologist speleologist spellbinder
speller spelunker spender spendthrift spewer sphinx spic spick spik spiller spindlelegs spindleshanks spinmeister spinner spinster spirit
spiritualist spitfire spitter spiv splicer splitter spoiler spoilsport spokesman spokesperson spokeswoman sponge sponger sponsor spook sportscaster
sportsman sportswoman sportswriter spotter spouse spouter sprawler sprayer sprigger sprinter sprite sprog spurner spy spymaster squabbler squad
squadron squanderer squatter squaw squawker squealer squinter squire squirmer squirt ss ssa sss stabber stable stableboy stableman stacker staff
staffer stagehand stager staggerer stainer stakeholder stalinist stalker stalls stalwart stammerer stamper standardiser standardizer standby standee
stander star starer starets stargazer starlet starter starveling statehouse stater statesman stateswoman stationer stationmaster statistician
steakhouse stealer steamfitter steamroller steelmaker steelman steelworker steeplejack steerer steersman stemmer stenographer stentor stepbrother
stepchild stepdaughter stepfather stepmother stepparent stepper stepsister stepson sterope stevedore steward stewardess stheno stickler stiff stifler
stigmatic stigmatist stinker stinkpot stinter stipendiary stippler stirrer stitcher stockade stockbroker stockholder stockist stockjobber stockman
stocktaker stoic stoker stomper stonecutter stonemason stoner stonewaller stooge stoolie stoolpigeon stooper store storekeeper storyteller stowaway
strafer straggler stranger strangler straphanger strapper strategian strategist stratocracy strawman strayer streaker streetwalker strider
strikebreaker striker stringer strings striper stripling stripper striptease stripteaser striver stroller strongman struggler strumpet stuart stud
student stuffer stumblebum stumbler stunner stupa stupe sturmabteilung stutterer styler stylist stylite subaltern subcommittee subcontractor
subdeacon subdivider subduer subeditor subjectivist subjugator sublieutenant submariner submitter subnormal subordinate suborner subscriber
subsidiary subsidiser subsidizer subsister subtracter suburbanite subversive subverter subvocaliser subvocalizer subway succeeder successor succorer
succourer succuba succubus sucker suckling sudanese sudatorium sudatory sudra suer sufferer suffragan suffragette suffragist sufi suggester suicide
suitor sultan sumatran sumerian summercater summercaters summerhouse sunbather sundowner sunni sunnite supercargo supergrass superintendent superman
supermarket supermarketeer supermarketer supermodel supermom supernatural supernumerary superordinate superpower superstar supervisor supplanter
suppliant supplicant supplier supporter suppresser suppressor supremacist suprematist supremo surfboarder surfer surgeon surmounter surpriser
surrealist surrenderer surrogate surveyor survivalist survivor sustainer sutler suzerain svengali svr swagger swaggerer swaggie swagman swain swami
swashbuckler swayer swazi swearer sweater swede sweeper sweetheart sweetie swellhead swimmer swindler swineherd swinger swiss switcher switchman
swordsman swot sybarite sycophant syllogiser syllogist syllogizer sylph sylvan symboliser symbolist symbolizer sympathiser sympathizer symphonist
symphony symposiarch symposiast synagogue syncopator syndic syndicalist syndicate syndicator synonymist syntactician synthesiser synthesist
synthesizer syphilitic syrian systematiser systematist systematizer systemiser systemizer tablemate tacker tackle tackler taco tactician tadzhik
tagalog tagalong tagger tahitian tai tailback tailgater taiwanese tajik takelma taker talebearer talent taleteller talker tallyman tamer tamil
tammany tanker tanner tantaliser tantalizer tantrism tantrist tanzanian tao taoiseach taoism taoist taos taphouse tapper tapster tar taracahitian
tarahumara target tarheel tart tartar tartufe tartuffe tarzan taskmaster taskmistress taster tatar tatterdemalion tattler tattletale taurus tavern
taxer taxidermist taxidriver taximan taxman taxonomer taxonomist taxpayer tc tchotchke tchotchkeleh teacher teahouse team teammate teamster tearaway
tearoom tease teaser teashop tec tech techie technician technocrat technologist technophile technophobe ted teenager teetotaler teetotalist
teetotaller tekki telco telecaster telegrapher telegraphist teleologist telepathist telephoner telephonist televangelist teller telltale tellurian
telugu temp templar temple temporiser temporizer tempter temptress tenant tenderfoot tenement tennessean tenno tenorist tentmaker tergiversator
termagant termer terminator terpsichorean territorial terrorist tertigravida testate testator testatrix testee tester testifier teton teuton
teutonist texan thai thalia thane thatcher thatcherite thaumaturge thaumaturgist theater theatergoer theatre theatregoer theban theist theologian
theologiser theologist theologizer theoretician theoriser theorist theorizer theosophist therapist thespian thessalian thessalonian thetis theurgy
thief thinker thirster thoroughbred thracian thrall thriftshop throttler throwaway throwback thrower throwster thrush thruster thug thunderbird
thurifer thwarter tibetan tiddler tier tiger tightwad tike tiler tiller tilter timberman timekeeper timer timeserver timorese timpanist tinker
tinkerer tinner tinsmith tinter tipper tippler tipster tiro tisiphone titan titania tither titterer tlingit toady toaster toastmaster tobacconist
tobagonian tobogganist toda toddler toff togolese toiler toller tollgatherer tollkeeper tollman toltec tomboy tomfool tongan toolhouse toolmaker
toolshed tope toper topper torchbearer toreador torero tormenter tormentor torpedo tortfeasor torturer tory tosser tot totalitarian totemist toter
totterer toucher toughie tourer tourist tout touter tovarich tovarisch towhead townee towner townes townie townsman towny toxicologist toyshop tracer
tracker tracklayer tractarian trader tradesman traditionalist traducer trafficker tragedian tragedienne trailblazer trailer trainband trainbandsman
trainbearer trainee trainer trainman trainmaster traitor traitress tramp tramper trampler transactor transalpine transcendentalist transcriber
transexual transferee transferer transferor transferrer transgendered transgressor transient translator transmigrante transmitter transplanter
transsexual transvestite trapper trappist trapshooter traveler traveller traverser trawler treasonist treasurer treasury treater trekker trembler
trencher trencherman trespasser tribade tribe tribesman tribologist tribune tricker trickster trier trifler triggerman trigonometrician trimmer
trinidadian trinitarian trinity triplet tripper tritheist triumvir troglodyte trojan troll troller trollop trombonist troop trooper troops trotskyist
trotskyite troubadour troublemaker troubler troubleshooter troupe trouper truant trucker truckler trudger truelove trumpeter trustbuster trustee
truster trustor trusty tsa tsar tsarina tsaritsa tsatske tshatshke tsimshian tswana tuareg tubercular tugger tulu tumbler tuner tungus tungusic
tunisian tunker tupi turcoman turk turki turkmen turkoman turncoat turncock turnkey turnverein turtler tuscan tuscarora tutee tutelo tutor tutsi
twaddler twat twerp twiddler twin twiner twirler twirp twit tycoon tyke tympanist typesetter typhoeus typhon typist typographer tyrant tyro tyrolean
tzar tzarina ubermensch udmurt ugandan uighur uigur ukranian ull ullr ultraconservative ultramontane ump umpire un uncle underachiever underboss
underclassman underdog undergrad undergraduate underling underperformer undersecretary underseller understudy undertaker underwriter undesirable
undine undoer unesco unfastener uniat uniate unicef unicorn unicyclist unilateralist union unionist unitarian university unperson unraveler
unraveller untier untouchable upbraider upholder upholsterer uprooter upsetter upstager upstart uranologist urchin uriah urinator urologist uruguayan
usa usaf usbeg usbek uscb usda user usher usherette usmc usn usps usss usufructuary usurer usurper utahan ute utiliser utilitarian utility utilizer
utn utopian utterer uxor uxoricide uygur uzbak uzbeg uzbek va vacationer vacationist vaccinator vaccinee vacillator vagabond vagrant vaishnava
vaishnavism vaisnavism vaisya vajra valedictorian valentine valet valetudinarian vali valuator valuer vamp vamper vampire van vandal vanguard vanir
vanisher vanquisher vaquero varlet varmint varnisher varsity vassal vaticinator vaudevillian vaudois vaulter vaunter vedist vegan vegetarian vendee
vender vendor venerator venetian venezuelan venter ventriloquist venturer veps vepse vepsian verbaliser verbalizer verger verifier vermin vermonter
versifier vestal vestry vestryman vestrywoman vet veteran veterinarian veterinary vexer vfw vibist vibraphonist vicar vicarage vicariate vicarship
vicegerent vicereine viceroy victim victimiser victimizer victor victorian victualer victualler vidar vietnamese viewer vigilante viking vilifier
villa villager villain villainess villein vindicator vintager vintner violator violinist violist violoncellist vip virago virgin virginian virgo
virologist virtuoso visayan viscount viscountess visigoth visionary visitant visitor visualiser visualizer vitaliser vitalist vitalizer vithar
vitharr viticulturist vivisectionist vixen vizier vocaliser vocalist vocalizer vociferator vogul voicer voider volary voluntary volunteer voluptuary
vomiter voodoo votary voter votyak vouchee voucher vower voyager voyeur vulcaniser vulcanizer vulgarian vulgariser vulgarizer vulture wac wacko
waddler waffler wag wagerer waggoner waggonwright wagnerian wagoner wagonwright wahabi wahhabi waif wailer wainwright waiter waitress wakashan waker
walapai waldenses wallah walloon walloper wallpaperer wally waltzer wampanoag wanderer wangler wanker wannabe wannabee wanter wanton warbler ward
warden warder wardress warehouseman warehouser warhorse warlock warlord warmonger warner warrantee warranter warrantor warrener warrior washer
washerman washerwoman washingtonian washwoman wasp wassailer waster wastrel watchdog watcher watchmaker watchman watercolorist watercolourist waterer
waterman waterworks watusi watutsi waverer wayfarer weakling wearer weasel weatherman weaver webmaster weeder weekender weeper weigher weightlifter
weirdie weirdo weirdy weisenheimer welcher welcomer welder welsh welsher welshman welterweight wench wencher werewolf wesleyan westerner wetback
wetnurse wetter whacko whale whaler wheedler wheeler wheelwright whiffer whig whiner whipper whippersnapper whirler whisperer whistleblower whistler
white whiteface whitey whittler whiz whizz who wholesaler whore whorehouse whoremaster whoremonger whoreson wicca wiccan wichita widow widower
widowman wife wiggler wight wigmaker wildcat wildcatter wimp windbag winder windtalker winemaker winery wingback winger wingman winker winnebago
winner wino wintun wiper wireman wirer wiretapper wisconsinite wiseacre wisenheimer wisp witch withdrawer withholder withstander witness witnesser
wittol wivern wiz wizard wmo wobbly wog wolfman wolverine woman womaniser womanizer wonderer wonk woodcarver woodcutter woodman woodshed woodsman
woodworker wooer woolgatherer woolsorter wop wordmonger wordsmith workaholic worker workfellow workforce workhouse workingman workman workmate
worldling worm worrier worrywart worshiper worshipper wrangler wrecker wrester wrestler wretch wriggler writer wrongdoer wto wuss wykehamist
wyomingite wyrd wyvern xhosa xylophonist yachtsman yachtswoman yahi yahoo yakut yakuza yana yank yankee yanker yardbird yardie yardman yardmaster
yavapai yawner yearling yearner yeller yemeni yeniseian yenta yeoman yeomanry yeshiva yeshivah yeti yid yielder yob yobbo yobo yodeller yogi yokel
yoruba youngster younker youth yucatec yucateco yugoslav yugoslavian yuma yuppie zairean zairese zambian zamboorak zamburak zamburek zany zapotec
zapotecan zealander zealot zen ziggurat zikkurat zikurat zimbabwean zionist zombi zombie zoologist zoroastrian zulu zumbooruck zumbooruk zuni
zurvanism
`

/** Who or what else a name, a number or an address could be of: single words, in the singular. */
export const persons: ReadonlySet<string> = new Set(words.trim().split(/\s/u))
