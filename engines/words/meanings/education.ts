import type { Meaning } from './meaning.ts'

/** Schools, colleges and early years, in the words of England, Wales, Scotland and Ireland. */
export const education: readonly Meaning[] = [
  { names: ['special educational needs', 'SEN', 'SEND', 'special education needs', 'special needs'] },
  { names: ['special needs assistant', 'SNA'], finds: ['SEN teaching assistant'] },
  {
    names: [
      'SENCO',
      'SENDCO',
      'special educational needs coordinator',
      'special needs coordinator',
      'SEN coordinator',
      'SEND coordinator',
    ],
  },
  {
    names: ['teaching assistant', 'classroom assistant', 'learning support assistant', 'LSA'],
    inTitles: ['TA'],
    finds: ['HLTA', 'school learning assistant'],
  },
  { names: ['higher level teaching assistant', 'HLTA'] },
  { names: ['early career teacher', 'ECT', 'newly qualified teacher', 'NQT'] },
  { names: ['qualified teacher status', 'QTS'] },
  { names: ['headteacher'], finds: ['school principal'] },
  { names: ['early years foundation stage', 'EYFS'] },
  { names: ['modern foreign languages', 'MFL', 'modern languages'] },
  { names: ['physical education', 'PE'] },
  { names: ['religious education', 'religious studies'], inTitles: ['RE', 'RS'] },
  { names: ['english as an additional language', 'EAL'] },
  { names: ['social emotional and mental health', 'SEMH'] },
  { names: ['designated safeguarding lead', 'DSL'] },
  {
    names: [
      'nursery nurse',
      'nursery practitioner',
      'early years practitioner',
      'early years educator',
      'nursery educator',
    ],
    finds: ['nursery assistant', 'childcare practitioner', 'early years assistant', 'nursery worker'],
  },
  {
    names: ['midday supervisor', 'lunchtime supervisor', 'midday assistant', 'midday meals supervisor'],
    asks: ['dinner lady'],
  },
  { names: ['school crossing patrol'], asks: ['lollipop man', 'lollipop lady'] },
]
