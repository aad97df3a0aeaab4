import { App } from '@admin/App'
import { render, screen } from '@testing-library/react'
import { makeUser } from '@tests/factories/user'
import { memoryStore } from 'react-admin'
import { test } from 'vitest'
import { signIn, startHost } from './host'

test('x', async () => {
  startHost({ me: makeUser({ role: 'editor' }) })
  signIn()
  history.replaceState(null, '', '/dashboard/articles')
  render(<App goTo={() => {}} store={memoryStore()} />)
  await screen.findByText('No articles found')
  await new Promise((r) => setTimeout(r, 1500))
  process.stdout.write(document.querySelector('#main-content')?.outerHTML.replace(/class="[^"]*"/g, '') ?? '')
})
