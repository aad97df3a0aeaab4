// @vitest-environment jsdom
import { surviveTranslation } from '@site/i18n/browser-translation'
import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'

const { removeChild, insertBefore } = Node.prototype
afterEach(() => void Object.assign(Node.prototype, { removeChild, insertBefore }))

/** Replaces all text, as the translators of browsers do. */
function translateAll(root: HTMLElement) {
  const texts: Text[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = text.data.toUpperCase()
    text.replaceWith(font)
  }
}

function Form() {
  const [tries, setTries] = useState(0)
  return (
    <button type="button" onClick={() => setTries(tries + 1)}>
      {tries === 0 && 'never '}
      {tries > 1 && <b>again </b>}
      tried: {tries}
    </button>
  )
}

function List({ items }: { items: string[] }) {
  return (
    <p>
      {items.map((item) => (
        <b key={item}>{item}</b>
      ))}
      end
    </p>
  )
}

test('React removes and inserts elements that a translator has moved, and does without those that it has removed', async () => {
  const { container, rerender } = render(<List items={['one', 'two', 'three']} />)
  surviveTranslation(container)
  const [one, two] = [screen.getByText('one'), screen.getByText('two')]
  const font = document.createElement('font')
  one.replaceWith(font)
  font.append(one)
  two.remove()
  await act(async () => rerender(<List items={['zero', 'one', 'three']} />))
  expect(container).toHaveTextContent('zeroonethreeend')
  await act(async () => rerender(<List items={['three', 'four']} />))
  expect(container).toHaveTextContent('threefourend')
})

test('React changes, removes and inserts text that a translator has replaced', async () => {
  const { container } = render(<Form />)
  surviveTranslation(container)
  const button = screen.getByRole('button')
  // The second time, the translator replaces what React has changed.
  for (const expected of ['TRIED: 1', 'again TRIED: 2']) {
    await act(async () => translateAll(container))
    await act(async () => button.click())
    expect(button).toHaveTextContent(expected)
  }
})
