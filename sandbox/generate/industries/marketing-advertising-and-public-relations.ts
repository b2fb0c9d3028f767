import type { Field } from '../field.ts'

export const marketing: Field = {
  industry: 'Marketing, advertising and public relations',
  weight: 2.0,
  employers: ['media-agency', 'software-firm', 'retailer'],
  lines: [
    {
      titles: [
        '{Senior |Junior |Digital |Product |Graduate |B2B |}Marketing {Executive|Manager|Assistant}',
        'Head of Marketing',
        '{SEO |PPC |Paid Social |CRM |Email |Content |Brand |Performance |Affiliate |Events }{Manager|Executive|Specialist}',
        '{Senior |Junior |}Account {Manager|Executive|Director} – Agency',
        'PR {Manager|Executive|Assistant}',
        'Communications {Manager|Officer|Assistant|Director}',
        'Social Media {Manager|Executive|Assistant}',
        'Media {Planner|Buyer}',
        'Copywriter – Marketing',
        'Campaign {Manager|Executive}',
        'Internal Communications {Manager|Officer}',
        'Market Research {Executive|Manager}',
        'Ecommerce {Manager|Executive}',
        'Press Officer',
        'Chief Marketing Officer',
      ],
      pay: [30_000, 42_000],
      desk: 0.75,
      contractors: 0.08,
      duties: [
        'Plan campaigns and [run|measure] them',
        'Write posts, pages and [emails|case studies] people want to read',
        'Look after budgets and report what came of them',
        'Brief designers and agencies clearly',
        'Speak with journalists and win fair coverage',
        'Test, learn and stop what does not work',
        'Keep the website fresh and findable',
      ],
      wants: [
        'Experience in [an agency|an in-house team]',
        'Good writer',
        'Numbers hold no fear',
        '[GA4|HubSpot|Meta Ads] in daily use',
      ],
      skills: ['GA4', 'SEO', 'PPC', 'HubSpot', 'Mailchimp', 'Google Ads', 'WordPress', 'Canva', 'CIM', 'Salesforce'],
    },
  ],
}
