import { isValidElement } from 'react'
import { expect, test } from 'vitest'
import { withContents } from './contents.ts'

test('lists the headings of a text by their words, and gives each an id', () => {
  const product = 'Rolecall'
  const { body, contents } = withContents([
    <p key="1">First.</p>,
    <h2 key="2">What {product} does</h2>,
    <p key="3">Text.</p>,
    <h2 key="4" id="apply">
      4. You apply
    </h2>,
    <h3 key="5">Not listed</h3>,
  ])
  expect(contents).toEqual([
    { id: 'what-rolecall-does', name: 'What Rolecall does' },
    { id: 'apply', name: '4. You apply' },
  ])
  expect(body.map((child) => (isValidElement<{ id?: string }>(child) ? child.props.id : undefined))).toEqual([
    undefined,
    'what-rolecall-does',
    undefined,
    'apply',
    undefined,
  ])
})
