import { box, text, type PoolQuestion } from './question.ts'

/** Terms and promises, which only the person agrees to, and offers, which stay off whatever stood in the box. */
export const consent: readonly PoolQuestion[] = [
  box('I accept the terms of this site', 'agree'),
  box('I have read the privacy notice and accept it', 'agree'),
  box('I declare that all I have said is true', 'agree', { section: 'Declaration' }),
  box('I understand that a false statement may end my employment', 'agree', { section: 'Declaration' }),
  box('I confirm that I wrote my answers myself, without a program', 'agree'),
  box('I consent to my right to work being checked', 'agree'),
  box('I agree to be bound by the rules for applicants', 'agree'),
  text('Signature: please type your name', 'ask', { section: 'Declaration' }),
  box('Email me when jobs like this come up', 'leave', { isTicked: true }),
  box('Text offers to my mobile', 'leave'),
  box('Keep my CV for two years for other jobs', 'leave'),
  box('Send me your newsletter', 'leave', { isTicked: true }),
  box('Share my profile with companies of the group', 'leave'),
  box('Tell me what you think of my CV, by phone', 'leave'),
  box('I would like to take part in a survey', 'leave', { isTicked: true }),
  box('Join our community of talents', 'leave'),
]
