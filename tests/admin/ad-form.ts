import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { paste } from './open-dashboard'

export const field = (name: string) => screen.findByRole('textbox', { name })

export const fill = async (user: UserEvent, name: string, text: string) => paste(user, await field(name), text)

export const submit = () => screen.getByRole('button', { name: 'Submit Ad' })
