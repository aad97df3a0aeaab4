import { keepLoaded } from '@admin/keep-loaded'
import { lazyScreen } from '@admin/lazy-screen'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

const loader = () => keepLoaded(async () => ({ Greeting: ({ name }: { name: string }) => <p>Hello, {name}</p> }))

function show(load: ReturnType<typeof loader>) {
  const Greeting = lazyScreen(load, 'Greeting', <p>Loading</p>)
  render(<Greeting name="Ana" />)
}

test('a screen whose code has come is there at once', async () => {
  const load = loader()
  await load()
  show(load)
  expect(screen.getByText('Hello, Ana')).toBeVisible()
})

test('another screen has a placeholder until its code has come', async () => {
  show(loader())
  expect(screen.getByText('Loading')).toBeVisible()
  expect(await screen.findByText('Hello, Ana')).toBeVisible()
})
