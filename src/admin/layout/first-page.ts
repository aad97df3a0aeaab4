import { createContext } from 'react'

/** The router's key of the page at which the dashboard was opened, which the browser announces itself. */
export const FirstPage = createContext<string | undefined>(undefined)
