import type { Meaning } from './meaning.ts'

/** Hospitality, shops, travel, beauty, sport. */
export const service: readonly Meaning[] = [
  { names: ['kitchen porter', 'KP'], finds: ['kitchen assistant', 'kitchen team member'] },
  { names: ['chef de partie', 'CDP'] },
  { names: ['bar staff', 'bartender', 'barman', 'barmaid', 'bar person', 'bar tender', 'bar team member'] },
  { names: ['waiter', 'waitress', 'waiting staff'], finds: ['front of house'] },
  { names: ['room attendant', 'housekeeper', 'chambermaid', 'housekeeping assistant'] },
  {
    names: ['sales assistant', 'shop assistant', 'retail assistant', 'store assistant', 'retail sales assistant'],
    finds: ['customer assistant', 'store colleague', 'retail sales advisor', 'retail team member'],
  },
  { names: ['store manager', 'shop manager', 'retail manager'] },
  { names: ['cabin crew', 'flight attendant'], asks: ['air hostess', 'air steward', 'air stewardess'] },
  { names: ['hairdresser', 'hair stylist'] },
  { names: ['beauty therapist', 'beautician'] },
  { names: ['fitness instructor', 'gym instructor'] },
]
