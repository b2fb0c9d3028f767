import { expect, test } from 'vitest'
import { messages, product } from '../../contract/texts/messages.ts'
import { responseText } from './responses.ts'

test('dashes of a known message are shown as spaces', () => {
  expect(responseText(messages.notAPublisher(product), false)).toEqual({
    heading: 'This page is for employers',
    text: 'You are not registered as a publisher, you cannot access this page. Contact Rolecall staff to change your profile.',
    isSignedUp: false,
    mayRetry: false,
  })
  expect(responseText('Account-successfully-deleted.', true).text).toBe('Account successfully deleted.')
})

test('who has signed up is told how it goes on', () => {
  expect(responseText('successfully-signed-up', true).isSignedUp).toBe(true)
  expect(responseText('successfully signed up', true).isSignedUp).toBe(true)
  expect(responseText('successfully-signed-up', false).isSignedUp).toBe(false)
})

test.each(['call-0900-1234-for-your-prize', '<script>alert(1)</script>', '', messages.messageSent + '-now-pay-us'])(
  'words that are not ours (%s) are not shown',
  (mex) => {
    expect(responseText(mex, true).text).toBe('That’s done.')
    expect(responseText(mex, false).text).toBe('We could not do that. Please try again.')
  },
)
