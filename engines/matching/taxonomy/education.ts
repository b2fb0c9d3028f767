import type { Field } from './taxonomy.ts'

/** Schools, colleges, universities, early years and training. */
export const education: Field = {
  skills: `
    ?teaching, classroom teaching, teaching experience, school teaching, teach lessons, delivering lessons, outstanding teaching, delivery of lessons, quality of teaching, teaching and learning, teach
    classroom management, behaviour management, managing behaviour, classroom behaviour, positive behaviour management, manage a class
    lesson planning, planning lessons, lesson plans, schemes of work, planning and preparing lessons, curriculum planning, lesson preparation, planning preparation and assessment, adapt teaching, unit plans
    primary curriculum, national curriculum, primary teaching, reception class, infants, senior infants, junior infants, primary school, primary education, primary classroom
    key stage 1, KS1 > primary curriculum
    key stage 2, KS2 > primary curriculum
    EYFS, early years foundation stage > primary curriculum
    Aistear > primary curriculum
    secondary teaching, GCSE teaching, A level teaching, secondary school, leaving certificate teaching, junior cycle
    key stage 3, KS3 > secondary teaching
    key stage 4, KS4 > secondary teaching
    key stage 5, KS5, sixth form > secondary teaching
    phonics, synthetic phonics, early reading, letters and sounds, guided reading
    Read Write Inc > phonics
    literacy teaching, teaching English, teaching reading, literacy and numeracy, literacy interventions
    maths teaching, teaching maths, teaching mathematics, numeracy teaching
    science teaching, teaching science
    teaching physics > science teaching
    teaching chemistry > science teaching
    teaching biology > science teaching
    languages teaching, MFL, modern foreign languages
    teaching French > languages teaching
    teaching Spanish > languages teaching
    teaching German > languages teaching
    PE teaching, physical education, teaching PE, school sports
    computing teaching, teaching computing, teaching ICT
    special educational needs, SEN, !SEND, special needs, SEN support, SEN support plans, special educational needs and disabilities, education health and care plans, additional needs, additional support needs, additional learning needs, !ASN, !ALN, special school
    !EHCP > special educational needs
    SENCO > special educational needs
    individual education plans, IEPs > special educational needs
    SEMH > special educational needs
    speech and language support in school
    Makaton > speech and language support in school
    British Sign Language, BSL > speech and language support in school
    PECS > speech and language support in school
    pupil assessment, assessment for learning, student assessment, ?marking, assessing pupils, pupil progress, monitoring progress, tracking progress, tracking pupil progress, pupil tracking, assessment processes, marking and feedback, assessing student progress, students' progress, student progress
    parent liaison, parents' evenings, parents evenings, working with parents, communicating with parents, relations with children's parents, liaising with parents, parental engagement, relationships with parents
    pastoral care, pastoral support, pastoral, student welfare, pupil wellbeing, student wellbeing, student support
    supporting pupils, one to one support, 1:1 support, small group work, in-class support, supporting children's learning, one-to-one support, support for pupils, small groups, 1-1 support, support pupils, interventions for pupils, support students
    childcare, early years, ?nursery, child development, working with children, early years care, children under 5, child care, nursery setting, pre-school, childminding, day nursery, children's development, care of children, looking after children, children's learning
    play activities, planning activities for children, creative play, outdoor play, learning through play, age-appropriate activities
    observations of children, observation assessment planning, key person
    Tapestry > observations of children
    learning journals, learning journeys > observations of children
    school administration, school office, pupil records, ?admissions, pupil attendance
    SIMS > school administration
    Arbor > school administration
    Bromcom > school administration
    school census > school administration
    attendance monitoring > school administration
    school leadership, senior leadership team, !SLT, head of department, curriculum leadership, subject leadership, middle leadership, headship, school management, curriculum
    curriculum development, curriculum design > school leadership
    school improvement > school leadership
    Ofsted > school leadership
    higher education teaching, lecturing, university teaching, undergraduate teaching, postgraduate teaching, module leadership, ?seminars, ?lectures, teaching and supervision, supervising undergraduate projects, ?lecture, supervision of students, lecturer experience
    further education teaching, FE teaching, vocational teaching, adult education, apprenticeship standards, ?learners, off-the-job training, work based learning, FE sector, functional skills maths, ?apprenticeships, adult learners
    functional skills > further education teaching
    apprenticeship delivery > further education teaching
    assessing NVQs, NVQ assessment, assessor, portfolio assessment, apprentice assessment, e-portfolio, assess learners
    internal quality assurance, IQA > assessing NVQs
    OneFile > assessing NVQs
    end point assessment > assessing NVQs
    internal verification > assessing NVQs
    tutoring, private tuition, ?tutor, one to one tuition, ?tuition, private tutoring
    exam invigilation, invigilation, ?examinations, exam administration, ?exams
    e-learning, online learning, elearning, blended learning, learning design, digital learning
    Moodle > e-learning
    !?Articulate > e-learning
    Blackboard > e-learning
    Google Classroom > e-learning
    instructional design > e-learning
    learning management system, !LMS > e-learning
    virtual learning environment, !VLE > e-learning
    Seesaw > e-learning
    training design, designing training, learning and development, training materials, L&D, facilitating training, deliver training sessions, training sessions, course design, learning needs, training plans
    training needs analysis > training design
    train the trainer > training design
    leadership development > training design
    careers advice, careers guidance, employability, CV writing advice, careers education, employability skills, careers information
    student recruitment, outreach education, student engagement, international students, student services
    !UCAS > student recruitment
    widening participation > student recruitment
    student admissions > student recruitment
    English as an additional language, EAL, ESOL, English language teaching, EFL teaching, teaching English as a foreign language
    library services, librarianship, library management, ?libraries, ?archives, archiving
    cataloguing > library services
    music teaching, instrumental teaching, music tuition, performing arts teaching
    museum and heritage work, ?exhibitions, heritage, ?museums, conservation of artefacts, ?museum
    collections management > museum and heritage work
    ?curation > museum and heritage work
    Irish language immersion, Gaeilge teaching, teaching Irish
    school trips, educational visits, extra-curricular activities, after school clubs, extracurricular, breakfast club, holiday clubs, enrichment activities
    inclusive education, differentiation, inclusive practice, differentiated learning, adapting lessons
    mentoring students, academic support, academic mentoring, study skills
  `,
  occupations: `
    # schools
    primary school teacher, primary teacher, class teacher, ks1 teacher, ks2 teacher, key stage 1 teacher, key stage 2 teacher, year 1 teacher, year 2 teacher, year 3 teacher, year 4 teacher, year 5 teacher, year 6 teacher, reception teacher, eyfs teacher, infant teacher, junior teacher, primary class teacher, nursery teacher, early years teacher, elementary teacher, primary supply teacher, primary nqt, eyfs class teacher, foundation stage teacher, nqt primary, primary school class teacher, primary school teachers, primary teachers, national school teacher, junior infants teacher, senior infants teacher, ks1 class teacher, ks2 class teacher, reception class teacher, classroom teacher primary, early years foundation stage teacher, class teacher ks2, class teacher ks1, ppa teacher, ppa cover teacher, primary ppa teacher, primary ect > teaching, primary curriculum, lesson planning, classroom management, pupil assessment, safeguarding, qualified teacher status ~ supply teacher, secondary school teacher, sen teacher, teaching assistant, head teacher
    supply teacher, substitute teacher, cover teacher, day to day supply teacher, cover supervisor, teacher, qualified teacher, nqt, newly qualified teacher, school teacher, teachers, supply teachers, relief teacher, classroom teacher, ect, schoolteacher, graduate teacher, unqualified teacher, cover teachers, cover supervisors, teacher of, teaching vacancies > teaching, classroom management, lesson planning ~ primary school teacher, secondary school teacher, teaching assistant, sen teacher, lecturer
    secondary school teacher, secondary teacher, maths teacher, english teacher, science teacher, physics teacher, chemistry teacher, biology teacher, history teacher, geography teacher, french teacher, spanish teacher, mfl teacher, pe teacher, music teacher, art teacher, drama teacher, re teacher, ict teacher, computing teacher, business studies teacher, design technology teacher, food technology teacher, teacher of maths, teacher of mathematics, teacher of english, teacher of science, teacher of physics, teacher of chemistry, teacher of biology, teacher of history, teacher of geography, teacher of mfl, teacher of french, teacher of spanish, teacher of pe, teacher of music, teacher of art, teacher of computing, psychology teacher, sociology teacher, economics teacher, german teacher, mathematics teacher, dt teacher, teacher of religious education, head of maths, head of english, head of science, teacher of business, teacher of technology, maths nqt, english nqt, technology teacher, teacher of drama, mandarin teacher, teacher of psychology, teacher of economics, languages teacher, religious studies teacher, post-primary teacher, secondary maths teacher, secondary science teacher, secondary english teacher, sixth form teacher, subject teacher, ks3 teacher, ks4 teacher, health and social care teacher, textiles teacher, teacher of german, graphics teacher, head of mathematics, head of mfl, second in maths, second in english, second in science, head of year, head of history, head of geography > teaching, secondary teaching, lesson planning, classroom management, pupil assessment, safeguarding, qualified teacher status ~ supply teacher, primary school teacher, lecturer, head teacher, tutor
    sen teacher, send teacher, special needs teacher, senco, special educational needs teacher, semh teacher, teacher of the deaf, asd teacher, special school teacher, sendco, special education teacher, pru teacher, sebd teacher, ebd teacher, autism teacher, sen class teacher, special educational needs coordinator, assistant senco, resource teacher, send class teacher > special educational needs, teaching, lesson planning, qualified teacher status ~ primary school teacher, secondary school teacher, teaching assistant, supply teacher
    head teacher, headteacher, deputy head teacher, assistant head teacher, principal school, assistant principal, vice principal, executive headteacher, head of school, deputy headteacher, assistant headteacher, deputy head, deputy principal, assistant head, head of sixth form, head of faculty, head of department school, phase leader, academy principal, key stage leader, assistant vice principal > school leadership, teaching, staff management, safeguarding ~ primary school teacher, secondary school teacher
    teaching assistant, ta, classroom assistant, learning support assistant, lsa, sen teaching assistant, hlta, higher level teaching assistant, send teaching assistant, special needs assistant, sna, 1:1 teaching assistant, graduate teaching assistant, learning support practitioner, behaviour support assistant, sen ta, teaching assistants, primary teaching assistant, secondary teaching assistant, ks1 teaching assistant, ks2 teaching assistant, eyfs teaching assistant, sen support assistant, teacher assistant, teacher's assistant, one to one teaching assistant, semh teaching assistant, special needs teaching assistant, sen learning support assistant, school support assistant, sen teaching assistants, learning support worker, pupil support assistant, additional support needs assistant, support for learning assistant, education support worker, inclusion assistant, classroom support assistant, cover assistant, level 3 teaching assistant, level 2 teaching assistant, sen assistant, behaviour mentor > supporting pupils, classroom management, special educational needs, safeguarding ~ nursery nurse, primary school teacher, learning mentor, sen teacher, support worker
    learning mentor, pastoral manager, pastoral support officer, attendance officer, student support officer, education welfare officer, school counsellor, behaviour support worker school, pastoral leader, student welfare officer, academic mentor, pastoral support worker, pastoral assistant, behaviour manager, pupil support officer, student mentor, attendance and welfare officer, education support officer, student wellbeing officer, inclusion mentor, graduate mentor, student support adviser, student adviser, student services officer, student experience officer, student success coach, pastoral lead, safeguarding officer school, designated safeguarding lead, house parent, boarding house parent, matron school, boarding assistant > pastoral care, youth work, safeguarding ~ teaching assistant, youth worker, family support worker, careers adviser
    nursery nurse, nursery practitioner, early years practitioner, nursery assistant, childcare practitioner, early years educator, nursery worker, childcare assistant, room leader, nursery room leader, childcare worker, nanny, childminder, au pair, nursery manager, deputy nursery manager, early years assistant, pre-school assistant, preschool teacher, playworker, play worker, play leader, playgroup leader, level 3 nursery practitioner, level 3 nursery nurse, bank nursery nurse, nursery supervisor, nursery nurses, creche worker, after school club worker, early years teacher nursery, nursery deputy manager, nursery room senior, nursery educator, early years nursery practitioner, third in charge nursery, early years room leader, unqualified nursery assistant, bank nursery practitioner, creche assistant, early years manager, childcare manager, montessori teacher, play specialist, bank nursery assistant, holiday club playworker, after school playworker, childcare practitioners, qualified nursery nurse, nursery teacher assistant, level 2 nursery nurse, baby room leader, pre-school leader, pre-school practitioner, afterschool leader, out of school club manager, governess > childcare, play activities, observations of children, safeguarding ~ teaching assistant, residential childcare worker, primary school teacher
    school administrator, school secretary, school receptionist, school business manager, admissions officer, exams officer, school office manager, data manager school, school bursar, examinations officer, admissions administrator, school admin assistant, school administrative officer, admissions manager, registrar school, clerk to governors, exams manager, school finance officer, exam invigilator, invigilator, data officer school, school admin officer, student records officer, student administrator, school clerk, academic registrar, programme administrator, course administrator, university administrator, education administrator, student services administrator, timetabling officer, assessment administrator, quality officer university, college administrator, midday supervisor, midday assistant, lunchtime supervisor, midday meals supervisor > school administration, office administration ~ administrator, office manager
    # further and higher
    lecturer, university lecturer, senior lecturer, college lecturer, further education lecturer, fe lecturer, teaching fellow, associate lecturer, professor, reader, assistant professor, associate professor, visiting lecturer, hourly paid lecturer, principal lecturer, course leader, programme leader, head of department university, fe teacher, fe tutor, college tutor, sessional lecturer, academic, curriculum manager, curriculum leader, head of curriculum, graduate teaching fellow, university teacher, module leader, faculty member, lecturers, dean, director of studies, teaching associate, lecturer in, lecturer practitioner, lecturer/senior lecturer, nurse lecturer, maths lecturer, english lecturer, construction lecturer, plumbing lecturer, electrical lecturer, engineering lecturer > higher education teaching, teaching ~ research associate, secondary school teacher, assessor, tutor
    research associate, research fellow, postdoctoral research associate, postdoctoral researcher, postdoc, research assistant, post-doctoral research associate, postdoctoral fellow, research scientist, postdoctoral research fellow, phd researcher, phd student, academic researcher, senior research associate, senior research fellow, research officer, post doctoral researcher, researcher, postdoctoral scientist, marie curie fellow, doctoral researcher, ktp associate, research technician, graduate research assistant, phd studentship, postdoctoral research assistant, research engineer, lead researcher, scientific researcher, social researcher, research manager academic, post doctoral research fellow, post doctoral research associate, postdoctoral research scientist, research student, research study coordinator, research coordinator > scientific research, data analysis, scientific writing ~ scientist, lecturer, laboratory technician, data scientist, clinical trials coordinator
    tutor, private tutor, maths tutor, english tutor, functional skills tutor, online tutor, esol tutor, esol teacher, efl teacher, english language teacher, tefl teacher, adult education tutor, functional skills trainer, apprenticeship tutor, education tutor, work based tutor, skills tutor, music tutor, science tutor, exam tutor, efl tutor, adult tutor, sessional tutor, employability tutor, home tutor, tuition teacher, employability trainer, teacher of english as a foreign language, instrumental teacher, piano teacher, guitar teacher, peripatetic music teacher, english as a foreign language teacher, learning tutor, swimming teacher school, literacy tutor > tutoring, teaching ~ lecturer, secondary school teacher, supply teacher, teaching assistant, assessor
    assessor, nvq assessor, apprenticeship assessor, training assessor, vocational assessor, internal quality assurer, internal verifier, skills coach, apprenticeship coach, training advisor, learning coach, trainer assessor, trainer/assessor, assessor/trainer, work based assessor, skills trainer, care assessor nvq, health and social care assessor, childcare assessor, business administration assessor, apprentice assessor, end point assessor, vocational trainer, development coach, iqa, customer service assessor, hospitality assessor, peripatetic assessor, hairdressing assessor, engineering assessor, construction assessor, apprenticeship skills coach, apprenticeship trainer, apprenticeships tutor, vocational tutor, early years assessor, skills development coach, learning and skills assessor, apprenticeship talent coach, delivery coach, quality assurer, digital skills coach, training consultant apprenticeships > assessing NVQs, further education teaching ~ trainer, tutor, lecturer
    trainer, training officer, training manager, learning and development manager, l&d manager, training coordinator, learning and development advisor, learning and development consultant, l&d advisor, training consultant, training specialist, learning and development partner, corporate trainer, it trainer, technical trainer, systems trainer, training and development manager, head of learning and development, training administrator, l&d coordinator, l&d business partner, learning designer, instructional designer, e-learning developer, learning technologist, elearning developer, training designer, learning consultant, learning and development coordinator, learning & development manager, learning & development advisor, learning and development specialist, talent development manager, learning and development officer, sales trainer, induction trainer, call centre trainer, learning experience designer, field trainer, training executive, training co-ordinator, organisational development manager, od consultant, health and safety trainer, facilitator, software trainer, clinical trainer, training facilitator, digital learning designer, epr trainer, driver trainer, instructor > training design, staff training ~ assessor, hr adviser, tutor
    careers adviser, careers advisor, careers consultant, employment adviser, employment advisor, employability coach, work coach, job coach, employability advisor, careers coach, employment coach, employment specialist, employability adviser, employment consultant, employer engagement officer, work programme advisor, job centre adviser, careers leader, career coach, ips employment specialist, employer engagement manager, business engagement officer, work placement officer, placement officer, national careers service adviser > careers advice ~ learning mentor, recruitment consultant, support worker
    librarian, library assistant, archivist, information officer library, records manager archive, library manager, curator, museum assistant, learning resources assistant, information specialist, subject librarian, school librarian, museum curator, conservator, archive assistant, gallery assistant, heritage officer, learning resource centre manager, exhibitions officer, museum manager, library and information assistant, knowledge manager, heritage manager, documentation officer museum, customer service assistant library, records officer > library services ~ administrator, researcher market
  `,
}
