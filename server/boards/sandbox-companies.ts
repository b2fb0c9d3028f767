import type { CompanyBoards } from './company-boards.ts'

/** The made-up employers whose own boards the sandbox plays: in demo mode these stand in for the company boards file. */
export const sandboxCompanies: CompanyBoards = {
  greenhouse: ['demo-harbour-health', 'demo-lantern-pay', 'demo-quayside-labs'],
  lever: ['demo-copperwick-energy=Copperwick Energy', 'demo-tidemoor=Tidemoor', 'demo-wrenfold=Wrenfold'],
  ashby: ['demo-kestrelside=Kestrelside AI', 'demo-mapledale-money=Mapledale Money', 'demo-otterbeck=Otterbeck'],
  workable: ['demo-cedarhithe-hotels', 'demo-fernwath-care', 'demo-slatecombe'],
  recruitee: ['demo-larkholme', 'demo-rowanpool', 'demo-tealbank'],
  smartrecruiters: ['DemoMossfirthGroup', 'DemoSwallowkeld', 'DemoYarrowghyll'],
  personio: ['demo-amberrigg', 'demo-finchlow', 'demo-sedgehaven'],
  teamtailor: ['demo-brackenleigh-schools', 'demo-heronmoor', 'demo-silverwath'],
}
