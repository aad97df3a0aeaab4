import { createContext } from 'react'

/** The router's key of the page at which the dashboard was opened: the browser itself tells of that one. */
export const FirstPage = createContext<string | undefined>(undefined)
