/** Recruiters of the United Kingdom and Ireland whose names do not say so, as `employerKey` folds them. */
export const agencies: ReadonlySet<string> = new Set(
  `
  4social work, academics, additional resources, adecco, adria solutions, advanced resource managers, airswift,
  akkodis, aldrich, alexander ash, alexander lloyd, alexander mae, alexander mann, allen recruitment, anson
  mccade, applause it, aspire people, aston carter, autoskills, awd online, axon moore, badenoch clark, barclay
  simpson, bennett game, berkeley scott, best connection, blue arrow, blue pelican, bms sales specialists, bond
  williams, brightwater, brook street, cameron kennedy, candidate source, carrington west, challenge trg, chef
  results, ck, clear selection, client server, computer futures, computer people, concept resourcing, corecom,
  corriculo, cpl, cpl resources, damia, daniel owen, data idols, datasource computer employment, datatech,
  datatech analytics, deerfoot, detail2, durlston partners, eden brown, eden scott, edustaff, efinancialcareers,
  eka finance, elite hiring solution, empiric, engage education, ernest gordon, experis, fawkes reece, fircroft,
  forward role, fresh partnership, fusion people, gattaca, gcs, gi, gleeson, goodman masson, hackajob, harnham,
  harper may, harvey nash, hays, henderson scott, hill mcglynn, hireful, hudson, hunter bond, huntress, huxley,
  huxley associates, id medical, idex consulting, in technology, in touch, intec select, investigo, io
  associates, it alliance, jackson hogg, jefferson frank, jj search, jobg8, jonathan lee, kare plus agencies,
  kelly services, kingsgate, korn ferry, la fosse, la fosse associates, lorien, mai day, marc daniels, marks
  sattin, mason frank, matchtech, mbn, mbn solutions, mcgregor boyall, mcs, medacs, medacs healthcare, medicor,
  michael bailey associates, michael page, modis, morgan mckinley, morson, morson talent, msi nurses, mylocum,
  nes fircroft, nes global, networkers, newcross healthcare, nexere, nigel frank, noir, nurseplus, nxtgen,
  office angels, oliver james, opportunity hub, oscar associates, page personnel, pagegroup, pareto, perfect
  placement, pertemps, petroplan, pontoon, populus healthcare, premier it, progressive, prospero teaching,
  protocol education, randstad, real staffing, redline, reed, reperio human capital, rise technical, robert
  half, robert walters, rullion, salt search, sanctuary personnel, sanderson, searchability, selby jennings,
  sellick partnership, senitor associates, service care, service care solutions, sigmar, spectrum it, spencer
  ogden, spring technology, sr2, srg, staffline, stanford black, sthree, stott may, supply desk, teacheractive,
  teaching personnel, tec partners, tech talent, teksystems, templeton, templeton partners, tenth revolution,
  thornbury nursing services, timeplan, tradewind, triumph consultants, trust in soda, twentyai, ukstaffsearch,
  uniting ambition, vanrath, venn, vision teaching, vivid resourcing, vrs, walker dendle, wallace hind, x4,
  xcede, your world healthcare, zachary daniels`
    .replace(/\s+/g, ' ')
    .trim()
    .split(', '),
)
