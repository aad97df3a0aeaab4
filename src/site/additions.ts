import { createContext, useContext } from 'react'

/**
 * Whether the host has what our server adds to the specification's table, such as places and the newsletter without an account. The
 * layout asks for the owner's pages on each first load; a host that does not know that call has none of it.
 */
export const AdditionsContext = createContext(true)

export const useHasAdditions = () => useContext(AdditionsContext)
