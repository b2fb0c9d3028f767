import type { Field } from '../field.ts'

export const events: Field = {
  industry: 'Events, leisure and sport',
  weight: 1.1,
  employers: ['leisure-centre', 'events-firm', 'sports-club'],
  lines: [
    {
      titles: [
        '{Senior |Casual |Trainee |}Lifeguard',
        '{Personal |Fitness |Group Exercise }Trainer',
        'Leisure {Assistant|Centre Manager|Attendant|Duty Manager}',
        'Swimming {Teacher|Instructor|Coach}',
        'Event {Manager|Coordinator|Assistant|Producer|Executive}',
        'Conference {Coordinator|Producer}',
        'Gym {Manager|Instructor}',
        '{Football |Tennis |Gymnastics |Cricket |Rugby }Coach',
        'Sports Development Officer',
        'Wedding Coordinator',
        'Golf {Greenkeeper|Professional|Club Steward}',
        'Stage {Technician|Manager} – Events',
        'Outdoor Activity Instructor',
        'Box Office Assistant',
      ],
      pay: [23_500, 29_000],
      hourly: true,
      partTime: 0.5,
      duties: [
        'Keep the pool and poolside safe',
        'Teach [classes of ten|children from four upwards] with energy',
        'Plan events from first call to last bill',
        'Set up halls, courts and [stages|marquees]',
        'Welcome members and notice who has stopped coming',
        'Brief crews and suppliers on the day',
        'Check equipment and report faults',
      ],
      wants: [
        '[NPLQ|Level 2 gym instructor|Swim England level 2] or willing to train',
        'Friendly with all ages',
        'Evenings and weekends in turn',
        'First aid certificate',
      ],
      skills: [
        'NPLQ',
        'level 3 personal training',
        'first aid',
        'event planning',
        'Swim England',
        'health and safety',
        'ticketing',
      ],
    },
  ],
}
